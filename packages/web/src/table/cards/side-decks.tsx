/** The decks that all players share: how many cards are left, and what lies open. */
import { lazy, Suspense, useState } from 'react';
import { lookStyle } from '../../cards/face-parts.tsx';
import { useTable } from '../state/context.ts';
import type { DeckId } from './deck-dialog.tsx';
import './side-decks.css';

const DeckDialog = lazy(async () => ({ default: (await import('./deck-dialog.tsx')).DeckDialog }));

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
      <Suspense>{open && <DeckDialog deck={open} onClose={close} />}</Suspense>
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
