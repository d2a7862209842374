import { below, seedWords } from '@baston/engine';

const STEPS = 1_000_000;

/** Numbers from 0 up to 1, from a seed. */
export function seededChance(seed: string): () => number {
  const words = new Int32Array(4);
  seedWords(seed, words);
  return () => below(words, STEPS) / STEPS;
}
