/** The known cards of a deck that all players share, and its discard pile. */
import type { Face, SideDeckId } from '@baston/engine';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/context.ts';
import { KnownInDeck, PileCards } from './pile-dialog.tsx';

export type DeckId = SideDeckId | 'bases';

export function DeckDialog({ deck, onClose }: { readonly deck: DeckId; readonly onClose: () => void }) {
  return deck === 'bases' ? <BaseDeckDialog onClose={onClose} /> : <SideDeckDialog deck={deck} onClose={onClose} />;
}

function BaseDeckDialog({ onClose }: { readonly onClose: () => void }) {
  const { view, text } = useTable();
  const { baseDeck, baseDiscard } = view;
  return (
    <Dialog open title={text.baseDeck} closeLabel={text.close} onClose={onClose} className="pile-dialog">
      <DeckFacts name={text.baseDeck} count={baseDeck.count} note={text.baseDeckNote} />
      <KnownInDeck known={baseDeck.known} onPicked={onClose} />
      <Discarded title={text.discardedBases} faces={baseDiscard} onPicked={onClose} />
    </Dialog>
  );
}

function SideDeckDialog({ deck, onClose }: { readonly deck: SideDeckId; readonly onClose: () => void }) {
  const { view, words, text } = useTable();
  const shown = view.sideDecks.find((one) => one.deck === deck);
  if (!shown) return undefined;
  const { pile, discard = [] } = shown;
  const name = words.factionName(deck);
  return (
    <Dialog open title={name} closeLabel={text.close} onClose={onClose} className="pile-dialog">
      <DeckFacts name={name} count={pile.count} note={text.deckNotes[deck]} />
      {pile.known.length > 0 && <PileCards faces={pile.known} onPicked={onClose} />}
      <Discarded title={words.screen.discardPile} faces={discard} onPicked={onClose} />
    </Dialog>
  );
}

function DeckFacts({ name, count, note }: { readonly name: string; readonly count: number; readonly note: string }) {
  const { text } = useTable();
  return (
    <p className="pile-facts">
      {note}
      <br />
      {text.deckLeft(name, count)}
    </p>
  );
}

interface DiscardedProps {
  readonly title: string;
  readonly faces: readonly Face[];
  readonly onPicked: () => void;
}

function Discarded({ title, faces, onPicked }: DiscardedProps) {
  const { text } = useTable();
  if (faces.length === 0) return undefined;
  return (
    <>
      <h3>{title}</h3>
      <p className="pile-note">{text.newestFirst}</p>
      <PileCards faces={faces.toReversed()} onPicked={onPicked} />
    </>
  );
}
