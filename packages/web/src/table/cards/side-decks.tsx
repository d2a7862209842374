/** The decks that all players share: how many cards are left, and what lies open. */
import type { Face, SideDeckId } from '@baston/engine';
import { useState } from 'react';
import { lookStyle } from '../../cards/face-parts.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/context.ts';
import { KnownInDeck, PileCards } from './pile-dialog.tsx';
import './side-decks.css';

type DeckId = SideDeckId | 'bases';

export function SideDecks() {
  const { view, words, text } = useTable();
  const [open, setOpen] = useState<DeckId>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ul className="side-decks" aria-label={text.sharedDecks}>
        <li>
          <Deck
            name={text.baseDeck}
            count={view.baseDeck.count}
            note={text.baseDeckNote}
            onOpen={() => setOpen('bases')}
          />
        </li>
        {view.sideDecks.map(({ deck, pile }) => (
          <li key={deck} style={lookStyle(deck)}>
            <Deck
              name={words.factionName(deck)}
              count={pile.count}
              note={text.deckNotes[deck]}
              onOpen={() => setOpen(deck)}
            />
          </li>
        ))}
      </ul>
      {open === 'bases' && <BaseDeckDialog onClose={close} />}
      {open && open !== 'bases' && <DeckDialog deck={open} onClose={close} />}
    </>
  );
}

interface DeckProps {
  readonly name: string;
  readonly count: number;
  readonly note: string;
  readonly onOpen: () => void;
}

function Deck({ name, count, note, onOpen }: DeckProps) {
  const { text } = useTable();
  return (
    <button type="button" className="side-deck" aria-label={text.deckLeft(name, count)} title={note} onClick={onOpen}>
      <i aria-hidden="true" />
      <span>{name}</span>
      <b>{count}</b>
    </button>
  );
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

function DeckDialog({ deck, onClose }: { readonly deck: SideDeckId; readonly onClose: () => void }) {
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

function DeckFacts({ name, count, note }: Omit<DeckProps, 'onOpen'>) {
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
