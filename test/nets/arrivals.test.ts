/** Minions that answer each arrival at their base, played or moved: their own move is one too (CARD-110), that of a companion is none (RES-26). */
import { rules } from '@baston/cards';
import type { Base, Card, CardDef, Happening, Seat, Words } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

type When = (game: Words, self: Card, happening: Happening) => boolean;

/** Both moments, and one condition for both. */
const watchers = rules.defs.filter(
  ({ type, on }) => type === 'minion' && on?.moved && on.moved.when === on.played?.when,
);

/** Does A's watcher answer it when B moves these minions there, as far as this one is concerned? */
function answers(watcher: CardDef, who: 'self' | 'other', together: readonly ('self' | 'other')[]): boolean {
  const { game } = lay({
    bases: [{ base: 'base/tortuga', A: [watcher.id], B: ['robots/zapbot'] }, { base: 'base/tar-pits' }],
  });
  const [at, from] = game.bases() as [Base, Base];
  const cards = { self: game.minions({ of: 0 })[0] as Card, other: game.minions({ of: 1 })[0] as Card };
  const [by, card] = [1 as Seat, cards[who]];
  const moved = { card, at, from, by, controller: game.controllerOf(card), owner: game.ownerOf(card) };
  const when = watcher.on?.moved?.when as unknown as When;
  return when(game, cards.self, { ...moved, together: together.map((one) => cards[one]) } as unknown as Happening);
}

describe.each(watchers.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  it('answers another minion that B moves there', () => {
    expect(answers(def, 'other', ['other'])).toBe(true);
  });
  it('answers its own move by B, alone and in company', () => {
    expect(answers(def, 'self', ['self'])).toBe(true);
    expect(answers(def, 'self', ['self', 'other'])).toBe(true);
  });
  it('answers no companion of its own move', () => {
    expect(answers(def, 'other', ['self', 'other'])).toBe(false);
  });
});

it('there are such minions', () => {
  expect(watchers.length).toBeGreaterThan(2);
});
