import { type Manner, thinker } from '@baston/bots';
import { expect, it } from 'vitest';
import { compare } from './conduct.ts';

/** How two manners play against each other, both quick. */
function meet(one: Manner, other: Manner, games: number) {
  const manners: { readonly [name: string]: Manner } = { one, other };
  const seat = (name: string, seed: string) => thinker('greedy:16', seed, undefined, undefined, manners[name]);
  return compare(['one', 'other'], games, 'opposites', seat).styles;
}

it('opposite manners play differently', () => {
  const [wide, close] = meet({ spread: 1 }, { spread: -1 }, 8);
  expect(wide.places).toBeGreaterThan(close.places + 0.5);
  const [fierce, gentle] = meet({ aggression: 1 }, { aggression: -1 }, 96);
  expect(fierce.destroyed).toBeGreaterThan(1.3 * gentle.destroyed);
});
