/** The players and their scores. */
import type { View } from '@baston/engine';
import type { Words } from '@baston/table';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useWords } from '../../words/index.ts';

interface BoardProps {
  readonly view: View;
  readonly words: Words;
}

export function Players({ view, words }: BoardProps) {
  const ui = useWords().replay;
  return (
    <ul className="bare replay-players" aria-label={ui.players}>
      {view.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-seat={seat} data-active={seat === view.active && view.winners.length === 0}>
          <SeatMark seat={seat} />
          <div>
            <strong>{words.player(seat)}</strong>
            <span>{player.factions.map((id) => words.factionName(id)).join(' + ') || words.screen.noFactions}</span>
          </div>
          <b>{words.labels.vp(player.vp)}</b>
          <small>
            {words.screen.hand} {player.hand.count} · {words.screen.deck} {player.deck.count} ·{' '}
            {words.screen.discardPile} {player.discard.length}
          </small>
        </li>
      ))}
    </ul>
  );
}
