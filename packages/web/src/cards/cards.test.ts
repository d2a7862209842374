import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { contentsOf } from '@baston/engine';
import { describe, expect, test } from 'vitest';
import { iconName } from './card-data.ts';
import { PATTERNS } from './patterns.ts';
import { findCards, NO_QUERY, POWERS, readQuery, writeQuery } from './search.ts';

const all = rules.defs.slice(1);
const groups = [...rules.factions, ...rules.sets.flatMap(({ sideDecks = [] }) => sideDecks)];
const printed = (lang: 'en' | 'fr') => all.map(({ id }) => rules.printed(id, lang));
const spriteOf = (box: string) => readFileSync(new URL(`./icons/${box}.svg`, import.meta.url), 'utf8');

describe('icons', () => {
  test('every card and base has one of its own, and the sprite of its box holds it', () => {
    expect(new Set(all.map(iconName)).size).toBe(all.length);
    for (const set of rules.sets) {
      const sprite = spriteOf(set.id);
      for (const def of contentsOf(set)) expect(sprite, def.id).toContain(`<symbol id="${iconName(def)}"`);
    }
  });
  test('all that are used are credited', () => {
    const credits = readFileSync(new URL('../../../../docs/credits.md', import.meta.url), 'utf8');
    for (const def of all) expect(credits, def.id).toMatch(new RegExp(`[ :]${iconName(def)}[,.]`));
  });
});

test('the pattern of every faction can be drawn', () => {
  for (const { id, look } of groups) expect(PATTERNS, id).toContain(look.pattern);
});

describe('search', () => {
  const ids = (query: Partial<typeof NO_QUERY>, lang: 'en' | 'fr' = 'en'): string[] =>
    findCards({ ...NO_QUERY, ...query }, printed(lang), groups, lang).flatMap(({ cards }) => cards.map(({ id }) => id));

  test('without a query finds everything', () => expect(ids({})).toHaveLength(all.length));
  test('minds neither accents nor case nor the form of quotes', () => {
    expect(ids({ words: 'RESERVE' }, 'fr')).toContain('dinosaurs/wildlife-preserve');
    expect(ids({ words: "they're coming" })).toEqual(['zombies/theyre-coming-to-get-you']);
  });
  test('the highest power stands for more, too', () => {
    expect(ids({ power: 5, faction: 'dinosaurs' })).toEqual(['dinosaurs/king-rex']);
  });
  test('every minion is found by its power', () => {
    const found = POWERS.flatMap((power) => ids({ power }));
    expect(found.sort()).toEqual(ids({ type: 'minion' }).sort());
  });
  test('a query is the same after it was in the address', () => {
    const query = { words: 'draw a card', faction: 'wizards', type: 'action', power: 2 } as const;
    expect(readQuery(new URLSearchParams(writeQuery(query)), rules.factions)).toEqual(query);
    expect(readQuery(new URLSearchParams('faction=nobody&type=pet&power=x'), rules.factions)).toEqual(NO_QUERY);
  });
});
