import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { describe, expect, test } from 'vitest';
import { ICONS, iconName } from './icons.ts';
import { factionLook } from './looks.ts';
import { RULINGS } from './rulings.ts';
import { findCards, NO_QUERY, readQuery, writeQuery } from './search.ts';

const all = rules.defs.slice(1);
const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

describe('icons', () => {
  test('every card and base has one of its own, and the sprite holds it', () => {
    expect(all.filter(({ id }) => !ICONS[id]).map(({ id }) => id)).toEqual([]);
    expect(new Set(Object.values(ICONS)).size).toBe(all.length);
    for (const { id, type } of all) expect(sprite).toContain(`<symbol id="${iconName(id, type)}"`);
  });
  test('a card that nobody thought of gets the icon of its type', () => {
    for (const type of ['minion', 'action', 'base'] as const) {
      expect(sprite).toContain(`<symbol id="${iconName('nobody/knows', type)}"`);
    }
  });
});

test('a faction that nobody thought of gets a look, always the same', () => {
  expect(factionLook('penguins')).toEqual(factionLook('penguins'));
  expect(factionLook('penguins').deep).not.toBe(factionLook('plumbers').deep);
});

test('rulings are about cards that exist, in both languages', () => {
  for (const [id, rulings] of Object.entries(RULINGS)) {
    expect(rules.has(id)).toBe(true);
    for (const { en, fr } of rulings) expect(en && fr).toBeTruthy();
  }
});

describe('search', () => {
  const ids = (query: Partial<typeof NO_QUERY>, lang: 'en' | 'fr' = 'en'): string[] =>
    findCards({ ...NO_QUERY, ...query }, lang).flatMap(({ cards }) => cards.map(({ id }) => id));

  test('without a query finds everything', () => expect(ids({})).toHaveLength(all.length));
  test('minds neither accents nor case nor the form of quotes', () => {
    expect(ids({ words: 'RESERVE' }, 'fr')).toContain('dinosaurs/wildlife-preserve');
    expect(ids({ words: "they're coming" })).toEqual(['zombies/theyre-coming-to-get-you']);
  });
  test('the highest power stands for more, too', () => {
    expect(ids({ power: 5, faction: 'dinosaurs' })).toEqual(['dinosaurs/king-rex']);
  });
  test('a query is the same after it was in the address', () => {
    const query = { words: 'draw a card', faction: 'wizards', type: 'action', power: 2 } as const;
    expect(readQuery(new URLSearchParams(writeQuery(query)))).toEqual(query);
    expect(readQuery(new URLSearchParams('faction=nobody&type=pet&power=x'))).toEqual(NO_QUERY);
  });
});
