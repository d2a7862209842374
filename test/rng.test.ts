import { below, nextBits, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';

const seeded = (seed: string): Int32Array => {
  const words = new Int32Array(4);
  seedWords(seed, words, 0);
  return words;
};

describe('chance', () => {
  it('is the same for the same seed and different for another', () => {
    const draw = (seed: string): number[] => {
      const words = seeded(seed);
      return Array.from({ length: 8 }, () => nextBits(words, 0));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(draw('ab')).not.toEqual(draw('ba'));
  });

  it('gives every number its share', () => {
    const words = seeded('fair');
    const counts = new Array(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[below(words, 7, 0)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('stays below its bound, also for one', () => {
    const words = seeded('bounds');
    for (let n = 1; n < 300; n++) expect(below(words, n, 0)).toBeLessThan(n);
    expect(below(words, 1, 0)).toBe(0);
  });
});
