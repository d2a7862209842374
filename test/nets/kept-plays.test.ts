/** Where an extra play may go is read when it is used (PLAY-17). */
import { type Card, type Game, NO_CARD } from '@baston/engine';
import { expect, it } from 'vitest';
import { playOn } from './playouts.ts';

type Limits = Parameters<Game['extraMinion']>[1];

/** Cards that have the base chosen first, and give the play there. */
const CHOOSE_A_BASE = ['super-heroes/sidekick'];

// All scenarios are played on at random, several times each.
it('where a play goes that can be kept is not settled in advance', { timeout: 180_000 }, () => {
  const early = new Set<string>();
  const fixed = new Set<string>();
  playOn(1, (game, random) => {
    const { chooseBase, extraMinion } = game;
    let asker: Card = NO_CARD;
    game.chooseBase = (seat, bases, choice) => {
      if (choice.to === 'playHere') asker = game.source;
      return chooseBase.call(game, seat, bases, choice);
    };
    game.extraMinion = (seat, limits) => {
      if (limits?.at !== undefined && game.source === asker) early.add(game.sourceName());
      else if (isFixedHere(game, limits)) fixed.add(game.sourceName());
      extraMinion.call(game, seat, limits);
    };
    return random;
  });
  expect([...early].filter((id) => !CHOOSE_A_BASE.includes(id))).toEqual([]);
  expect([...fixed]).toEqual([]);
});

/** Is the play given for the base of a card that may move before it is used (TIME-30)? */
const isFixedHere = (game: Game, limits: Limits = {}): boolean =>
  limits.near === undefined && !game.isBase(game.source) && limits.at === game.baseOf(game.source);
