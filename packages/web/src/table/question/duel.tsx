/** A duel as it happens: who fights whom, what lies face down, what was revealed, and who has won. */
import type { Face, HiddenView, Seat, View } from '@baston/engine';
import { locate, type TableEvent } from '@baston/table';
import { openCard } from '../../cards/index.ts';
import { usePage } from '../../store.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { HiddenCard } from '../cards/buried.tsx';
import { useTable } from '../state/context.ts';
import './duel.css';

type Over = Extract<TableEvent, { type: 'duelOver' }>;

interface Shown {
  readonly minions: readonly Face[];
  readonly seats: readonly Seat[];
  readonly hidden: readonly HiddenView[];
  readonly revealed: readonly { readonly seat: Seat; readonly card: Face }[];
  readonly over: Over | undefined;
}

/** Events that take the result of a duel off the table. */
const NEXT: readonly TableEvent['type'][] = ['play', 'use', 'phase', 'turn', 'undo'];

/** The duel under way, or the last one as long as nothing else has begun. */
function duelShown({ duel }: View, events: readonly TableEvent[]): Shown | undefined {
  const start = events.findLastIndex(({ type }) => type === 'duel');
  const begun = events[start];
  if (begun?.type !== 'duel') return undefined;
  const since = events.slice(start + 1);
  const end = since.findIndex(({ type }) => type === 'duelOver');
  const isGone = end >= 0 && since.slice(end + 1).some(({ type }) => NEXT.includes(type));
  if (isGone || (end < 0 && !duel)) return undefined;
  const revealed = since.flatMap((event) =>
    event.type === 'reveal' && event.from === 'duel' ? event.cards.map((card) => ({ seat: event.seat, card })) : [],
  );
  const { minions, seats } = begun;
  return { minions, seats, hidden: duel?.cards ?? [], revealed, over: since[end] as Over | undefined };
}

export function Duel() {
  const { view, text, words } = useTable();
  const events = usePage((page) => page.events);
  const duel = duelShown(view, events);
  if (!duel) return undefined;
  return (
    <section className="duel" aria-label={text.duel} data-over={duel.over !== undefined || undefined}>
      <h2>{text.duel}</h2>
      {duel.minions.map((minion, i) => (
        <Side key={minion.id} minion={minion} seat={duel.seats[i] as Seat} duel={duel} />
      ))}
      {duel.over && <p className="duel-result">{words.line(duel.over)}</p>}
    </section>
  );
}

interface SideProps {
  readonly minion: Face;
  readonly seat: Seat;
  readonly duel: Shown;
}

function Side({ minion, seat, duel }: SideProps) {
  const { view, words, text } = useTable();
  const found = locate(view, minion.id);
  const hasWon = duel.over?.winners.some(({ id }) => id === minion.id);
  const hidden = duel.hidden.filter(({ controller, id }) => controller === seat && !isRevealed(duel, id));
  return (
    <div className="duel-side" data-seat={seat} data-won={hasWon || undefined}>
      <p className="duel-minion">
        <SeatMark seat={seat} size="1.25rem" label={words.player(seat)} />
        <button type="button" className="card-link" data-def={minion.def} onClick={() => openCard(minion.def)}>
          {words.cardName(minion)}
        </button>
        {found?.at === 'minion' && <b className="duel-power">{found.minion.power}</b>}
      </p>
      {hidden.map((card) => (
        <HiddenCard key={card.id} card={card} where={text.inDuel} />
      ))}
      {duel.revealed
        .filter((one) => one.seat === seat)
        .map(({ card }) => (
          <button
            key={card.id}
            type="button"
            className="duel-card"
            data-def={card.def}
            onClick={() => openCard(card.def)}
          >
            {words.cardName(card)}
          </button>
        ))}
    </div>
  );
}

const isRevealed = ({ revealed }: Shown, id: number): boolean => revealed.some(({ card }) => card.id === id);
