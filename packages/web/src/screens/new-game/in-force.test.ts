import type { Config } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { newGameText } from '../../words/new-game.ts';
import { inForce } from './in-force.ts';

const seatName = (seat: number): string => `<${seat}>`;

/** Another value for every option that people choose. */
const OTHER: Partial<Config> = {
  seats: 3,
  factions: 'draft',
  pool: ['wizards', 'zombies'],
  boxes: 2,
  bases: 'all',
  titans: 'all',
  vpToWin: 9,
  mulligan: 'must-discard',
  firstPlayer: 1,
};

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  const words = newGameText[lang];
  const usual = inForce({}, words, seatName);

  it.each(Object.keys(OTHER) as (keyof Config)[])('the option %s is said, and says when it is another one', (key) => {
    expect(inForce({ [key]: OTHER[key] }, words, seatName)).not.toEqual(usual);
  });

  it('nothing is said twice', () => {
    const facts = inForce(OTHER, words, seatName);
    expect(new Set(facts).size).toBe(facts.length);
    expect(facts).toContain(words.goesFirst('<1>'));
  });
});
