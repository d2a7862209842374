/** "Your deck and/or discard pile": the player says whether the deck is searched, and so shuffled (TIME-22). */
import { rules } from '@baston/cards';
import { type CardDef, Game, type PlacedCard } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { inPlace, randomChooser } from '../players.ts';
import { A, lay, netRules } from './deeds.ts';

/** Texts that search the deck and at least one more pile of the player. */
const searchedBy = ({ text }: CardDef): string => /search your ([^.]*?) for /i.exec(text.en)?.[1] ?? '';
const searchers = rules.defs
  .slice(1)
  .filter((def) => /deck/.test(searchedBy(def)) && /hand|discard/.test(searchedBy(def)));

it('knows the cards that search several piles', () => {
  expect(searchers.length).toBeGreaterThanOrEqual(7);
});

/** Is A asked about the deck in two rounds of any choices, with the card in hand and in play? */
function isAsked(def: CardDef, seed: string): boolean {
  const self: PlacedCard = { card: def.id, owner: A, controller: A };
  const other: PlacedCard = { card: 'grimms-fairy-tales/gretel', owner: A, controller: A };
  const here = { minions: [other, ...(def.type === 'minion' ? [self] : [])] };
  const blow: PlacedCard = { card: 'vampires/big-gulp', owner: A }; // for what answers its own end
  const cards = { hand: [self, blow], deck: Array.from({ length: 20 }, () => other), discard: [other] };
  const position = { ...lay(here, {}, [cards]), active: A, phase: 'start' } as const;
  const { game } = Game.arrange(netRules, { seed, seats: 2 }, position);
  let isFound = false;
  const choose = randomChooser(`${seed} ${def.id}`);
  game.decider = inPlace((question) => {
    const isAboutDeck = question.kind === 'modes' && question.purpose === 'searchPiles';
    isFound ||= isAboutDeck && question.options.length === 2;
    return choose(question);
  });
  for (let i = 0; i < 60 && !isFound && !game.isOver(); i++) game.step();
  return isFound;
}

describe.each(searchers.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  it('says "and/or" in both languages', () => {
    expect(def.text.en).toContain('and/or');
    expect(def.text.fr).toContain('et/ou');
  });
  it('asks whether the deck is searched', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `searches-${i}`);
    expect(seeds.some((seed) => isAsked(def, seed))).toBe(true);
  });
});
