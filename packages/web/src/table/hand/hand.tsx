/** The hand of the player at this screen. */
import type { View } from '@baston/engine';
import type { CSSProperties } from 'react';
import { CardFace, openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { Counters } from '../cards/counters.tsx';
import { openOnMenu } from '../cards/table-card.tsx';
import { TargetKey } from '../cards/target-key.tsx';
import { useTable } from '../state/context.ts';
import { useHiddenCards } from '../state/hidden-cards.ts';
import { fateInDuel } from './in-duel.ts';
import './hand.css';

export function Hand() {
  const { view, me, text, words, answering } = useTable();
  const { question } = answering;
  const elsewhere = useHiddenCards(question?.kind === 'move' ? question : undefined);
  const player = view.players[me];
  const cards = player?.hand.known ?? [];
  const titans = player?.titans ?? [];
  const afterCards = titans.length + (cards.length > 0 ? 1 : 0);
  if (me < 0) return undefined;
  return (
    <section className="hand" aria-label={text.hand}>
      <ul className="hand-cards" style={fanStyle(cards.length, afterCards + elsewhere.length - 1)}>
        {titans.map((titan, i) => (
          <li key={titan.id} className="hand-titan" style={{ '--i': 0, '--at': -1, ...after(i) }}>
            <HandCard card={titan} note={text.titanAside} counters={titan.counters} />
          </li>
        ))}
        {cards.map((card, i) => (
          <li
            key={card.id}
            data-last={i === cards.length - 1 || undefined}
            style={{ ...cardStyle(i, cards.length), ...after(titans.length, i) }}
          >
            <HandCard card={card} />
          </li>
        ))}
        {elsewhere.map((card, i) => (
          <li
            key={card.id}
            className="hand-elsewhere"
            style={{ '--i': 0, '--at': 1, ...after(afterCards + i, Math.max(0, cards.length - 1)) }}
          >
            <HandCard card={card} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="hand-empty">{words.screen.noCards}</p>}
    </section>
  );
}

/** How far the fan bends: less with every card, so that the outermost ones stay in sight. */
const DROP = 18;
const LEAN = 6;

/** Cards that are not in the hand lie apart from it, with gaps between. */
function fanStyle(cards: number, gaps: number): CSSProperties {
  const outermost = Math.max(1, (cards - 1) / 2);
  return {
    '--steps': Math.max(0, cards - 1),
    '--gaps': Math.max(0, gaps),
    '--arc': `${Math.min(1.8, DROP / outermost ** 2)}px`,
    '--tilt': `${Math.min(1.7, LEAN / outermost)}deg`,
  };
}

/** Where a card lies from the left: after so many gaps, and so many steps from card to card. */
const after = (gaps: number, steps = 0): CSSProperties => ({ '--gaps-before': gaps, '--steps-before': steps });

/** Where a card is in the fan: its distance from the middle, in cards, and from -1 to 1. */
function cardStyle(index: number, cards: number): CSSProperties {
  const middle = (cards - 1) / 2;
  return { '--i': index - middle, '--at': middle === 0 ? 0 : (index - middle) / middle };
}

type Card = Omit<View['players'][number]['hand']['known'][number], 'place'>;

/** A card of the hand; or one that is played from elsewhere, like a titan beside the deck, with a note that says so. */
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
  const isForDuel = role !== undefined && answering.question?.purpose === 'duelCard';
  const fate = isForDuel ? text.duelFates[fateInDuel(words.printed(card.def))] : undefined;
  const notes = [
    ...(note ? [note] : []),
    ...(fate ? [fate.said] : []),
    ...(counters > 0 ? [text.powerCounters(counters)] : []),
    ...(role ? [role === 'aim' ? text.aim : text.selectable] : []),
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
        data-fate={fate ? true : undefined}
        aria-label={words.describeCard(card, view)}
        aria-pressed={role ? isChosen : undefined}
        aria-description={notes.length > 0 ? notes.join('. ') : undefined}
        onClick={() => (role ? answering.touch(card.id) : openCard(card.def))}
        onContextMenu={openOnMenu(card.def)}
      >
        <CardFace def={card.def} size="hand" selected={isChosen} />
        {fate && (
          <span className="hand-fate" aria-hidden="true">
            <span>
              <b>{fate.said}</b>
              <b>{fate.short}</b>
            </span>
          </span>
        )}
        <span className="hand-area" />
        <Counters of={{ counters }} />
        <TargetKey id={card.id} />
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
