/** Everything that may be known about a player: factions, open hand cards, and the discard pile. */
import type { Face, Seat } from '@baston/engine';
import { Dialog } from '../ui/dialog.tsx';
import { useTable } from './context.ts';
import { countersOn } from './counters.tsx';
import { TableCard } from './table-card.tsx';

export function PileDialog({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const { view, words, text, me } = useTable();
  const player = view.players[seat];
  if (!player) return undefined;
  const name = words.player(seat);
  const known = seat === me ? [] : player.hand.known;
  return (
    <Dialog
      open
      title={text.discardOf(name, seat === me)}
      closeLabel={text.close}
      onClose={onClose}
      className="pile-dialog"
    >
      <p className="pile-facts">
        {player.factions.map((id) => words.factionName(id)).join(' + ')}
        <br />
        {text.counts(player.hand.count, player.deck.count, player.discard.length)}
        {player.madness !== undefined && (
          <>
            <br />
            {words.screen.madness(player.madness)}
          </>
        )}
      </p>
      {player.titans.length > 0 && (
        <>
          <h3>{text.titanAside}</h3>
          {player.titans
            .filter((titan) => countersOn(titan, text) !== '')
            .map((titan) => (
              <p key={titan.id} className="pile-note">
                {words.colon(words.cardName(titan))} {countersOn(titan, text)}
              </p>
            ))}
          <PileCards faces={player.titans} onPicked={onClose} />
        </>
      )}
      {player.discard.length === 0 ? (
        <p>{text.emptyPile}</p>
      ) : (
        <>
          <p className="pile-note">{text.newestFirst}</p>
          <PileCards faces={player.discard.toReversed()} onPicked={onClose} />
        </>
      )}
      {known.length > 0 && (
        <>
          <h3>{words.screen.knownInHand}</h3>
          <PileCards faces={known} onPicked={onClose} />
        </>
      )}
    </Dialog>
  );
}

export function PileCards({ faces, onPicked }: { readonly faces: readonly Face[]; readonly onPicked: () => void }) {
  return (
    <ul className="pile-cards">
      {faces.map((face) => (
        <li key={face.id}>
          <TableCard face={face} size="hand" onPicked={onPicked} />
        </li>
      ))}
    </ul>
  );
}
