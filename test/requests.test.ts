/** Questions with several answers, asked one pick at a time. */
import { rules } from '@baston/cards';
import { below, Game, manyByOne, type Request, seedWords } from '@baston/engine';
import { expect, it } from 'vitest';

const GAMES = 6;

const listed = ({ options }: Request): number[] => Array.from({ length: options.length }, (_, i) => options.at(i));

it('offers what is left, and picks what was pointed at', () => {
  const words = new Int32Array(4);
  seedWords('requests', words);
  let picks = 0;
  for (let n = 0; n < GAMES; n++) {
    const game = Game.create(rules, { seed: `requests-${n}`, seats: 2 });
    game.decider = {
      one: (_game, { min, options }) => below(words, options.length + 1 - min) - 1 + min,
      many(asker, request) {
        const all = listed(request);
        const wanted: number[] = [];
        const picked = manyByOne(asker, request, (_game, step) => {
          expect(listed(step)).toEqual(all.filter((option) => !wanted.includes(option)));
          const at = below(words, step.options.length);
          wanted.push(step.options.at(at));
          return at;
        });
        expect(picked.slice(0, wanted.length).map((at) => all[at])).toEqual(wanted);
        picks = Math.max(picks, wanted.length);
        return picked;
      },
    };
    game.run();
  }
  expect(picks).toBeGreaterThan(2);
});
