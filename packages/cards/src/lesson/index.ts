/**
 * The lesson for beginners. Each chapter is a prepared position, what the opponent does there, and what the player is
 * asked to do. The texts that explain it are in the program that shows it.
 */
import { basics } from './basics.ts';
import { specials } from './specials.ts';
import { talents } from './talents.ts';

/** The first one is for everybody; the others can be taken in any order, or not at all. */
export const chapters = [basics, talents, specials] as const;
