/**
 * The secrets that decide how cards are dealt on the servers of a test. They follow from the test's name, so a test has
 * the same deals whenever it runs, and the name of a failed test is the seed.
 */
import { createHash } from 'node:crypto';

let seed = 'no test';
let drawn = 0;

export function seedDeals(name: string): void {
  seed = name;
  drawn = 0;
}

export const nextSecret = (): string => createHash('sha256').update(`${seed} ${drawn++}`).digest('hex');
