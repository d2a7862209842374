import { type Manner, thinker } from '@baston/bots';
import { expect, it } from 'vitest';
import { compare } from './conduct.ts';

it('opposite manners play differently', () => {
  const manners: { readonly [name: string]: Manner } = {
    bold: { spread: 1, aggression: 1 },
    timid: { spread: -1, aggression: -1 },
  };
  const seat = (name: string, seed: string) => thinker('greedy:12', seed, undefined, undefined, manners[name]);
  const [bold, timid] = compare(['bold', 'timid'], 24, 'opposites', seat).styles;
  expect(bold.places).toBeGreaterThan(timid.places + 0.5);
  expect(bold.destroyed).toBeGreaterThan(1.5 * timid.destroyed);
});
