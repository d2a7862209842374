/** Dice for whoever plays, imagines or measures: xoshiro128** on four words, seeded from a text. The chance of a game is in chance.ts. */
type Words = Int32Array;

/** Spreads a text over four words (FNV-1a, then a finaliser; each begins where the last one ended); never all zero. */
export function seedWords(seed: string, into: Words): void {
  let hash = 0x811c9dc5;
  for (let word = 0; word < 4; word++) {
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    into[word] = hash;
  }
  into[0] = (into[0] as number) | 1;
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** 32 random bits, as an unsigned number. */
export function nextBits(words: Words): number {
  const a = words[0] as number;
  const b = words[1] as number;
  const c = (words[2] as number) ^ a;
  const d = (words[3] as number) ^ b;
  words[1] = b ^ c;
  words[0] = a ^ d;
  words[2] = c ^ (b << 9);
  words[3] = rotate(d, 11);
  return Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
}

/** A whole number from 0 to below `n`, all equally likely: draws above the last multiple of `n` are drawn again. */
export function below(words: Words, n: number): number {
  // Dividing is slow, and slower where V8 does not know that the numbers are whole and not negative.
  const count = n >>> 0;
  let bits = nextBits(words);
  while (bits > 0xffffffff - count && bits > 0xffffffff - ((-count >>> 0) % count)) bits = nextBits(words);
  return bits % count;
}
