import { randomBot } from '@baston/bots';
import { rules } from '@baston/cards';
import { type Decider, Game } from '@baston/engine';
import { expect, it } from 'vitest';

const STOP = new Error('somebody has to be asked');

/** Answers by chance, and gives up at the n-th question. */
function untilAsked(times: number, seed: string): Decider {
  const bot = randomBot(seed);
  let left = times;
  const count = (): void => {
    if (left-- === 0) throw STOP;
  };
  return {
    one(game, request) {
      count();
      return bot.one(game, request);
    },
    many(game, request) {
      count();
      return bot.many(game, request);
    },
  };
}

/** The fields that must agree after a step: everything but the state, the decider, and what is only kept at hand. */
const KEPT = ['block', 'rules', 'config', 'decider', 'request', 'spareRequest', 'offered'];
const LISTED = ['options', 'spareOptions', 'leftOptions', 'hooked', 'hookVersion', 'listenersOf', 'listenersAt'];
const stepOf = (game: Game): object =>
  Object.fromEntries(Object.entries(game).filter(([key]) => !KEPT.includes(key) && !LISTED.includes(key)));

it('leaves no trace of a step that was broken off in a game that is used again', () => {
  let brokenOff = 0;
  for (let n = 0; n < 40; n++) {
    const seed = `broken-off-${n}`;
    const game = Game.create(rules, { seed, seats: 2 + (n % 3) });
    const work = game.clone();
    game.decider = randomBot(seed);
    for (let step = 0; step < 400 && !game.isOver(); step++) {
      for (let asked = 0; asked < 4; asked++) {
        work.copyFrom(game);
        work.decider = untilAsked(asked, `${seed} ${step}`);
        try {
          work.step();
          break;
        } catch (error) {
          if (error !== STOP) throw error;
        }
        brokenOff++;
        if (brokenOff % 5 === 0) expect(stepOf(work.copyFrom(game))).toEqual(stepOf(game.clone()));
      }
      game.step();
    }
  }
  expect(brokenOff).toBeGreaterThan(5000);
});
