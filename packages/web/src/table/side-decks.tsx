/** The decks that all players share: how many cards are left, and what lies open. */
import type { SideDeckId } from '@baston/engine';
import { useState } from 'react';
import { lookStyle } from '../cards/face-parts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useTable } from './context.ts';
import { PileCards } from './pile-dialog.tsx';
import './side-decks.css';

export function SideDecks() {
  const { view, words, text } = useTable();
  const [open, setOpen] = useState<SideDeckId>();
  if (view.sideDecks.length === 0) return undefined;
  return (
    <>
      <ul className="side-decks" aria-label={text.sharedDecks}>
        {view.sideDecks.map(({ deck, pile }) => (
          <li key={deck}>
            <button
              type="button"
              className="side-deck"
              style={lookStyle(deck)}
              aria-label={text.deckLeft(words.factionName(deck), pile.count)}
              title={text.deckNotes[deck]}
              onClick={() => setOpen(deck)}
            >
              <i aria-hidden="true" />
              <span>{words.factionName(deck)}</span>
              <b>{pile.count}</b>
            </button>
          </li>
        ))}
      </ul>
      {open && <DeckDialog deck={open} onClose={() => setOpen(undefined)} />}
    </>
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
      <p className="pile-facts">
        {text.deckNotes[deck]}
        <br />
        {text.deckLeft(name, pile.count)}
      </p>
      {pile.known.length > 0 && <PileCards faces={pile.known} onPicked={onClose} />}
      {discard.length > 0 && (
        <>
          <h3>{words.screen.discardPile}</h3>
          <p className="pile-note">{text.newestFirst}</p>
          <PileCards faces={discard.toReversed()} onPicked={onClose} />
        </>
      )}
    </Dialog>
  );
}
