/** Cards to be put in order, with buttons that move them. */
import type { Face, Option, Question } from '@baston/engine';
import { openCard } from '../../cards/index.ts';
import { useTable } from '../state/context.ts';
import { Sheet } from './sheet.tsx';

export function OrderList({ question }: { readonly question: Question }) {
  const { answering, words, view } = useTable();
  const byId = new Map(question.options.map((option) => [option.id, option]));
  const ordered = answering.draft.picked.flatMap((id) => byId.get(id) ?? []);
  return (
    <Sheet title={words.prompt(question)}>
      <ol className="order">
        {ordered.map((option, i) => (
          <li key={option.id}>
            <b>{i + 1}</b>
            <Name option={option} label={words.option(question, option, view)} />
            <MoveButton from={i} by={-1} isLast={i === 0} card={words.option(question, option, view)} />
            <MoveButton from={i} by={1} isLast={i === ordered.length - 1} card={words.option(question, option, view)} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const Name = ({ option, label }: { readonly option: Option; readonly label: string }) => (
  <button type="button" className="card-link" onClick={() => openCard((option.card as Face).def)}>
    {label}
  </button>
);

interface MoveProps {
  readonly from: number;
  readonly by: 1 | -1;
  readonly isLast: boolean;
  readonly card: string;
}

function MoveButton({ from, by, isLast, card }: MoveProps) {
  const { answering, text } = useTable();
  return (
    <button
      type="button"
      className="button small"
      disabled={isLast}
      aria-label={by < 0 ? text.moveUp(card) : text.moveDown(card)}
      onClick={() => answering.move(from, from + by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  );
}
