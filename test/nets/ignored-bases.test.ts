/** A base asks the player who has infiltrated it before it gives them anything (TIME-42, ERR-23). */
import { type Game, NOBODY, type Seat } from '@baston/engine';
import type { Scenario } from '@baston/table';
import { expect, it } from 'vitest';
import { playOn } from './playouts.ts';

const INFILTRATE = 'ninjas/infiltrate';
const GIFTS = ['draw', 'gainVp', 'drawMadness', 'drawTreasures', 'revealTop'] as const;
const NOT_ASKED: Readonly<Record<string, string>> = {
  'base/drakkar': 'whoever follows it reveals a card of another player',
};

/** The same, and both players have infiltrated every base. */
function infiltrated(scenario: Scenario): Scenario {
  const bases = (scenario.bases ?? []).map((base) => {
    const { A = [], B = [], ...others } = base.actions ?? {};
    return { ...base, actions: { ...others, A: [...A, INFILTRATE], B: [...B, INFILTRATE] } };
  });
  return { ...scenario, bases };
}

/** Does a base do this of itself to a player who may ignore it? */
const isBaseOf = (game: Game, seat: Seat): boolean =>
  game.isBase(game.source) &&
  game.actor === NOBODY &&
  game.actions(game.source).some((card) => game.isNamed(card, INFILTRATE) && game.controllerOf(card) === seat);

// All scenarios are played on at random.
it('no base gives anything unasked', { timeout: 180_000 }, () => {
  const giving = new Set<string>();
  const unasked = new Set<string>();
  const watch = (game: Game): void => {
    for (const gift of GIFTS) {
      const give = game[gift] as (seat: Seat, ...rest: unknown[]) => unknown;
      const noted = (seat: Seat, ...rest: unknown[]): unknown => {
        if (isBaseOf(game, seat)) (game.following.includes(seat) ? giving : unasked).add(game.sourceName());
        return give.call(game, seat, ...rest);
      };
      Object.assign(game, { [gift]: noted });
    }
  };
  playOn(
    1,
    (game, random) => {
      watch(game);
      return random;
    },
    infiltrated,
  );
  expect([...unasked].sort()).toEqual(Object.keys(NOT_ASKED));
  expect(giving.size).toBeGreaterThan(10);
});
