/**
 * Cards to choose from that lie nowhere on the table: in a deck that is searched, in a hand that is shown. Each pile has its
 * place; many cards can be searched.
 */
import type { Face } from '@baston/engine';
import { locate } from '@baston/table';
import { useState } from 'react';
import { useLang } from '../../words/index.ts';
import { PICKER } from '../../words/picker.ts';
import { TableCard } from '../cards/table-card.tsx';
import { type Table, useTable } from '../state/context.ts';
import { Sheet } from './sheet.tsx';

/** More than these are searched rather than looked through. */
const MANY = 12;

interface Pile {
  readonly name: string;
  readonly cards: Face[];
}

/** By where they lie, in the order of their names: no order of a deck may show. */
function pilesOf(cards: readonly Face[], { view, words, text, me }: Table): Pile[] {
  const piles = new Map<string, Pile>();
  const nameOf = ({ id }: Face): string => {
    const found = locate(view, id);
    if (!found || !('seat' in found)) return '';
    if (found.at === 'discard') return text.discardOf(words.player(found.seat), found.seat === me);
    return `${words.colon(words.player(found.seat))} ${found.at === 'deck' ? words.screen.deck : words.screen.hand}`;
  };
  for (const card of cards) {
    const name = nameOf(card);
    const pile = piles.get(name) ?? { name, cards: [] };
    pile.cards.push(card);
    piles.set(name, pile);
  }
  return [...piles.values()];
}

export function Picker({ cards: hidden }: { readonly cards: readonly Face[] }) {
  const table = useTable();
  const { text, words } = table;
  const label = PICKER[useLang()];
  const [sought, setSought] = useState('');
  const isMany = hidden.length > MANY;
  const wanted = sought.trim().toLocaleLowerCase(words.lang);
  const isFound = (face: Face): boolean =>
    `${words.cardName(face)} ${words.cardText(face)}`.toLocaleLowerCase(words.lang).includes(wanted);
  const found = hidden.filter(isFound);
  const piles = pilesOf(isMany ? inOrder(found, table) : found, table);
  return (
    <Sheet title={text.cardsToChoose} isLarge={isMany}>
      {isMany && (
        <label className="picker-search">
          <span className="visually-hidden">{label.search}</span>
          <input
            type="search"
            placeholder={label.searchIn(hidden.length)}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </label>
      )}
      {found.length === 0 && <p role="status">{label.nothing}</p>}
      <div className="piles">
        {piles.map(({ name, cards }) => (
          <section key={name} aria-label={name || text.cardsToChoose}>
            {piles.length > 1 && (
              <h3>
                {name} <small>{cards.length}</small>
              </h3>
            )}
            <ul className="picker" data-many={isMany || undefined} aria-label={text.cardsToChoose}>
              {cards.map((face) => (
                <li key={face.id}>
                  <TableCard face={face} size="hand" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

/** Factions together, and in them the names in order. */
function inOrder(cards: readonly Face[], { words }: Table): Face[] {
  const keyOf = (face: Face): string => `${words.printed(face.def).faction} ${words.cardName(face)}`;
  return cards.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), words.lang));
}
