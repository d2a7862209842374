/** Cards to choose from that lie nowhere on the table: in a deck that is searched, in a hand that is shown. */
import type { Question } from '@baston/engine';
import { TableCard } from '../cards/table-card.tsx';
import { useTable } from '../state/context.ts';
import { useHiddenCards } from '../state/hidden-cards.ts';
import { Sheet } from './sheet.tsx';

export function Picker({ question }: { readonly question: Question }) {
  const { text } = useTable();
  const hidden = useHiddenCards(question);
  if (hidden.length === 0 || question.kind === 'order' || question.kind === 'move') return undefined;
  return (
    <Sheet title={text.cardsToChoose}>
      <ul className="picker" aria-label={text.cardsToChoose}>
        {hidden.map((face) => (
          <li key={face.id}>
            <TableCard face={face} size="hand" />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
