/** The hand of the player at this screen. */
import { CardFace, openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { Counters } from '../cards/counters.tsx';
import { openOnMenu } from '../cards/table-card.tsx';
import { useTable } from '../state/context.ts';
import './hand.css';
import type { View } from '@baston/engine';

export function Hand() {
  const { view, me, text, words } = useTable();
  const player = view.players[me];
  const cards = player?.hand.known ?? [];
  const titans = player?.titans ?? [];
  if (me < 0) return undefined;
  return (
    <section className="hand" aria-label={text.hand}>
      <ul className="hand-cards" style={{ '--cards': titans.length + cards.length }}>
        {titans.map((titan) => (
          <li key={titan.id} className="hand-titan">
            <HandCard card={titan} note={text.titanAside} counters={titan.counters} />
          </li>
        ))}
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

type Card = Omit<View['players'][number]['hand']['known'][number], 'place'>;

/** A card of the hand; or one that is played from beside it, with a note that says so. */
function HandCard({
  card,
  note,
  counters = 0,
}: {
  readonly card: Card;
  readonly note?: string;
  readonly counters?: number;
}) {
  const { words, view, me, text, answering } = useTable();
  const role = answering.roleOf(card.id);
  const name = words.cardName(card);
  const owner = card.owner === undefined ? undefined : text.ownedBy(words.player(card.owner));
  const notes = [
    ...(note ? [note] : []),
    ...(counters > 0 ? [text.powerCounters(counters)] : []),
    ...(role ? [text.selectable] : []),
    ...(owner ? [owner] : []),
  ];
  const isChosen = role === 'picked' || role === 'chosen';
  return (
    <div className="hand-card" data-role={role} data-idle={(answering.question && !role) || undefined}>
      <button
        type="button"
        className="table-card is-hand"
        data-role={role}
        data-card={card.id}
        data-owner={card.owner ?? me}
        data-def={card.def}
        data-hinted={answering.isHintedCard(card.id) || undefined}
        aria-label={words.describeCard(card, view)}
        aria-pressed={role ? isChosen : undefined}
        aria-description={notes.length > 0 ? notes.join('. ') : undefined}
        onClick={() => (role ? answering.touch(card.id) : openCard(card.def))}
        onContextMenu={openOnMenu(card.def)}
      >
        <CardFace def={card.def} size="hand" selected={isChosen} />
        <Counters of={{ counters }} />
        {card.owner !== undefined && (
          <span className="hand-owner" title={owner}>
            <SeatMark seat={card.owner} size="1rem" />
          </span>
        )}
      </button>
      {role && (
        <button type="button" className="hand-info" aria-label={text.showCard(name)} onClick={() => openCard(card.def)}>
          i
        </button>
      )}
    </div>
  );
}
