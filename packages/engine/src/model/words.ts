/** The interface that card code gets: the words that cards are written in, without the state behind them. */
import type { Decks, Madness, Monsters, Titans } from './words-decks.ts';
import type { Effects, Playing, Time } from './words-effects.ts';
import type { Choosing, Looking, Seeing } from './words-looking.ts';

export interface Words extends Seeing, Looking, Choosing, Effects, Time, Playing, Decks, Madness, Titans, Monsters {}
