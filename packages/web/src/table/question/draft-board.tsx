/** The draft: who takes a faction when, round the table and back, and what is left to take. */
import type { Seat } from '@baston/engine';
import { usePage } from '../../store.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTable } from '../state/context.ts';
import { PlainOptions } from './option-list.tsx';
import './draft.css';

/** The order of picks: there and back, beginning with the first drafter. */
const snake = (first: Seat, seats: number): Seat[] => {
  const round = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return [...round, ...round.toReversed()];
};

export function DraftBoard() {
  const { view, words, answering, update } = useTable();
  const events = usePage((page) => page.events);
  const picks = events.flatMap((event) => (event.type === 'pick' ? [event] : []));
  const taken = view.players.reduce((sum, player) => sum + player.factions.length, 0);
  const first = picks[0]?.seat ?? update.waitingFor ?? 0;
  return (
    <section className="draft" aria-label={words.labels.phases.draft}>
      <ol className="draft-order">
        {snake(first, view.seats).map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order is its number
          <li key={i} data-seat={seat} aria-current={i === taken ? 'step' : undefined}>
            <SeatMark seat={seat} />
            <span>{words.player(seat)}</span>
            <b>{i < taken ? nameOfPick(view.players[seat]?.factions ?? [], i < view.seats) : '…'}</b>
          </li>
        ))}
      </ol>
      {answering.question && <PlainOptions question={answering.question} />}
    </section>
  );

  function nameOfPick(factions: readonly string[], isFirst: boolean): string {
    const id = factions[isFirst ? 0 : 1];
    return id ? words.factionName(id) : '…';
  }
}
