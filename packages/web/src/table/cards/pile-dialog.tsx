/** Everything that may be known about a player: factions, open hand cards, and the discard pile. */
import type { Face, Seat, View } from '@baston/engine';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/context.ts';
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
      <KnownInDeck known={player.deck.known} onPicked={onClose} />
    </Dialog>
  );
}

interface KnownProps {
  readonly known: View['baseDeck']['known'];
  readonly onPicked: () => void;
}

/** Known cards of a deck, and where they lie. */
export function KnownInDeck({ known, onPicked }: KnownProps) {
  const { words, text } = useTable();
  if (known.length === 0) return undefined;
  const whereIs = ({ place }: { readonly place: number }): string =>
    place === 0 ? text.onTop : text.fromTop(words.labels.place(place + 1));
  return (
    <>
      <h3>{text.knownInDeck}</h3>
      <PileCards faces={known} onPicked={onPicked} noteOn={whereIs} />
    </>
  );
}

interface PileProps<F extends Face> {
  readonly faces: readonly F[];
  readonly onPicked: () => void;
  /** The line under a card. */
  readonly noteOn?: (face: F) => string;
}

export function PileCards<F extends Face>({ faces, onPicked, noteOn }: PileProps<F>) {
  return (
    <ul className="pile-cards">
      {faces.map((face) => (
        <li key={face.id}>
          <TableCard face={face} size="hand" onPicked={onPicked} />
          {noteOn && <small>{noteOn(face)}</small>}
        </li>
      ))}
    </ul>
  );
}
