/** The cards in the hand of whoever looks. */
import { CardFace, openCard } from '../cards/index.ts';
import { useTable } from './context.ts';
import { openOnMenu } from './table-card.tsx';
import './hand.css';
import type { Face } from '@baston/engine';

export function Hand() {
  const { view, me, text, words } = useTable();
  const cards = view.players[me]?.hand.known ?? [];
  if (me < 0) return undefined;
  return (
    <section className="hand" aria-label={text.hand}>
      <ul className="hand-cards" style={{ '--cards': cards.length }}>
        {cards.map((card) => (
          <li key={card.id}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="hand-empty">{words.screen.noCards}</p>}
    </section>
  );
}

function HandCard({ card }: { readonly card: Face }) {
  const { words, view, me, text, answering } = useTable();
  const role = answering.roleOf(card.id);
  const name = words.cardName(card);
  const isChosen = role === 'picked' || role === 'chosen';
  return (
    <div className="hand-card" data-role={role} data-idle={(answering.question && !role) || undefined}>
      <button
        type="button"
        className="table-card is-hand"
        data-role={role}
        data-card={card.id}
        data-owner={me}
        data-def={card.def}
        data-hinted={answering.isHintedCard(card.id) || undefined}
        aria-label={words.describeCard(card, view)}
        aria-pressed={role ? isChosen : undefined}
        aria-description={role ? text.selectable : undefined}
        onClick={() => (role ? answering.touch(card.id) : openCard(card.def))}
        onContextMenu={openOnMenu(card.def)}
      >
        <CardFace def={card.def} size="hand" selected={isChosen} />
      </button>
      {role && (
        <button type="button" className="hand-info" aria-label={text.showCard(name)} onClick={() => openCard(card.def)}>
          i
        </button>
      )}
    </div>
  );
}
