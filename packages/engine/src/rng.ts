/** The one source of chance: xoshiro128** on four words of the block, seeded from a text. */
import { RNG } from './block.ts';

type Words = Int32Array;

/** Spreads a text over four words (FNV-1a per word, then a finaliser); never all zero. */
export function seedWords(seed: string, into: Words, at: number = RNG): void {
  for (let word = 0; word < 4; word++) {
    let hash = 0x811c9dc5 ^ Math.imul(word + 1, 0x9e3779b1);
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    into[at + word] = hash ^ (hash >>> 16);
  }
  into[at] = (into[at] as number) | 1;
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** 32 random bits, as an unsigned number. */
export function nextBits(words: Words, at: number = RNG): number {
  const a = words[at] as number;
  const b = words[at + 1] as number;
  const c = (words[at + 2] as number) ^ a;
  const d = (words[at + 3] as number) ^ b;
  words[at + 1] = b ^ c;
  words[at] = a ^ d;
  words[at + 2] = c ^ (b << 9);
  words[at + 3] = rotate(d, 11);
  return Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
}

/** A whole number from 0 to below `n`, every one equally likely: the odd draws at the top are drawn again. */
export function below(words: Words, n: number, at: number = RNG): number {
  // Dividing is slow, and slower where V8 does not know that the numbers are whole and not negative.
  const count = n >>> 0;
  let bits = nextBits(words, at);
  while (bits > 0xffffffff - count && bits > 0xffffffff - ((-count >>> 0) % count)) bits = nextBits(words, at);
  return bits % count;
}
