/** The table of a replay in simple form: who has what, the bases, the hand of whoever looks on. */
import type { BaseView, Seat, View } from '@baston/engine';
import { countAlike, type Words } from '@baston/table';
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

export function Bases({ view, words }: BoardProps) {
  return (
    <ul className="bare replay-bases" aria-label={words.screen.bases}>
      {view.bases.map((base) => (
        <Base key={base.id} base={base} words={words} />
      ))}
    </ul>
  );
}

function Base({ base, words }: { readonly base: BaseView; readonly words: Words }) {
  const ui = useWords().replay;
  const seats = [...new Set([...base.standings.map(({ seat }) => seat), ...base.minions.map((one) => one.controller)])];
  return (
    <li className="replay-base">
      <h3>{words.cardName(base)}</h3>
      <p className="replay-total">
        <span className="replay-bar-of" aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (100 * base.total) / Math.max(1, base.breakpoint))}%` }} />
        </span>
        {words.labels.powerOf(base.total, base.breakpoint)}
      </p>
      {seats.length === 0 && <p className="replay-note">{ui.noMinions}</p>}
      {seats.map((seat) => (
        <Side key={seat} base={base} seat={seat} words={words} />
      ))}
      {base.actions.length > 0 && (
        <p className="replay-actions">
          {words.colon(words.screen.onTheBase)} {base.actions.map((action) => words.cardName(action)).join(', ')}
        </p>
      )}
    </li>
  );
}

/** What one player has on a base. */
function Side({ base, seat, words }: { readonly base: BaseView; readonly seat: Seat; readonly words: Words }) {
  const { labels } = words;
  const standing = base.standings.find((one) => one.seat === seat);
  const minions = base.minions.filter(({ controller }) => controller === seat);
  return (
    <div className="replay-side" data-seat={seat}>
      <p>
        <SeatMark seat={seat} label={words.player(seat)} size="1.25em" />
        {standing && (
          <span>
            <b>{standing.total}</b> · {labels.place(standing.place)} → {labels.vp(standing.vp)}
          </span>
        )}
      </p>
      <ul className="bare">
        {minions.map((minion) => (
          <li key={minion.id}>
            {words.cardName(minion)} <b>{minion.power}</b>
            {minion.actions.map((action) => (
              <small key={action.id}> + {words.cardName(action)}</small>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Hand({ view, words }: BoardProps) {
  const ui = useWords().replay;
  const hand = view.players[view.seat]?.hand;
  if (!hand) return undefined;
  const hidden = hand.count - hand.known.length;
  return (
    <section className="replay-hand" aria-label={ui.hand}>
      <h3>
        {ui.hand} ({ui.cards(hand.count)})
      </h3>
      <ul className="bare">
        {countAlike(hand.known).map(([face, count]) => (
          <li key={face.id}>
            {words.cardName(face)}
            {count > 1 && ` ×${count}`}
          </li>
        ))}
        {hidden > 0 && (
          <li>
            {ui.cards(hidden)} ({ui.hidden})
          </li>
        )}
      </ul>
    </section>
  );
}
