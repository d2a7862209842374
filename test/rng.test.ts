import { below, nextBits, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { chacha, drawLot, shuffle } from '../packages/engine/src/state/chance.ts';

const seeded = (seed: string): Int32Array => {
  const words = new Int32Array(4);
  seedWords(seed, words);
  return words;
};

describe('the chance of a game', () => {
  it('is ChaCha as others know it', () => {
    // The example of RFC 8439, section 2.3.2, with twenty rounds.
    const input = Int32Array.of(
      ...[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574],
      ...[0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c],
      ...[0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c],
      ...[0x00000001, 0x09000000, 0x4a000000, 0x00000000],
    );
    const output = new Int32Array(16);
    chacha(input, output, 20);
    expect(Array.from(output, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  it('follows from its four words alone, whatever was drawn before', () => {
    const lots = (words: Int32Array): number[] => Array.from({ length: 40 }, (_, i) => drawLot(words, i + 1));
    const first = lots(seeded('a'));
    drawLot(seeded('b'), 6);
    expect(lots(seeded('a'))).toEqual(first);
    expect(lots(seeded('b'))).not.toEqual(first);
    const words = seeded('a');
    lots(words);
    expect(lots(words)).not.toEqual(first);
  });

  it('puts every card in every place equally often', () => {
    const words = seeded('fair');
    const counts = Array.from({ length: 6 }, () => new Array(6).fill(0));
    for (let i = 0; i < 30_000; i++) {
      const list = Int32Array.of(0, 1, 2, 3, 4, 5);
      shuffle(words, list, 6);
      list.forEach((card, place) => {
        const here = counts[place] as number[];
        here[card] = (here[card] as number) + 1;
      });
    }
    for (const count of counts.flat()) expect(Math.abs(count - 5000)).toBeLessThan(330); // five standard deviations
  });

  it('leaves nothing out of a longer list', () => {
    const list = Int32Array.from({ length: 210 }, (_, i) => i);
    shuffle(seeded('long'), list, 200);
    expect([...list.subarray(0, 200)].some((card, place) => card !== place)).toBe(true);
    expect(new Set(list.subarray(0, 200)).size).toBe(200);
    expect([...list.subarray(200)]).toEqual([200, 201, 202, 203, 204, 205, 206, 207, 208, 209]);
  });
});

describe('dice', () => {
  it('is the same for the same seed and different for another', () => {
    const draw = (seed: string): number[] => {
      const words = seeded(seed);
      return Array.from({ length: 8 }, () => nextBits(words));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(draw('ab')).not.toEqual(draw('ba'));
  });

  it('gives every number its share', () => {
    const words = seeded('fair');
    const counts = new Array(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[below(words, 7)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('stays below its bound, also for one', () => {
    const words = seeded('bounds');
    for (let n = 1; n < 300; n++) expect(below(words, n)).toBeLessThan(n);
    expect(below(words, 1)).toBe(0);
  });
});
