/** Hooks and traits: how the engine knows what a card does without reading its text. */
import { HOOK_SLOTS } from '../state/block.ts';
import { Defect } from '../state/errors.ts';
import { MOMENTS_FOR_SPECIALS, type Moment, NUMBERED_MOMENTS, SPECIAL_MOMENTS } from './moments.ts';

// Hooks: the ways in which a card in play is asked about things that happen elsewhere. First the questions about values and
// effects, then what is forbidden, then the moments. Each part has room for more.
export const POWER = 0;
export const PROTECT = 1;
export const INSTEAD = 2;
export const IGNORE = 3;
export const COUNTS_AS = 4;
export const PLAY_FROM = 5;
export const USE = 6;
export const EVERY_TURN = 7;
export const COPIES = 8;
export const BREAKPOINT = 9;
export const TOTAL = 10;
export const STAYS_BEHIND = 11;
export const ALLOWS = 12;
export const ALSO_TOP_BASE = 13;
export const ACTION_POWER = 14;
export const TITAN = 15; // is a titan
export const ACTIONS_FROM = 16;
export const STEPS_IN = 17;
export const PRINTED = 18;
export const SILENCE = 19;
export const AWARD = 20;

// Hooks of prohibitions.
export const FORBID_PLAYING = 24;
export const FORBID_ACTIONS = 25;
export const FORBID_SPECIALS = 26;
export const FORBID_SPECIALS_FROM_HAND = 27;
export const FORBID_SCORING = 28;
export const FORBID_COUNTING = 29;
export const FORBID_CLASH = 30;
export const FORBID_TOP_BASE = 31;
export const FORBID_EXTRAS = 32;
/** The same by the names that cards use. */
export const FORBIDS = {
  playing: FORBID_PLAYING, // the card, by the player, there (on a base or minion, or on nothing)
  actions: FORBID_ACTIONS, // playing any, by the player
  specials: FORBID_SPECIALS, // playing or using any, by the player
  specialsFromHand: FORBID_SPECIALS_FROM_HAND, // playing any, by the player, while that base is being scored
  scoring: FORBID_SCORING, // the base
  counting: FORBID_COUNTING, // the minion's power on its base (VAL-11)
  clash: FORBID_CLASH, // of titans on that base (TITAN-13)
  topBase: FORBID_TOP_BASE, // that the top base of the deck lies face up
  extras: FORBID_EXTRAS, // playing extra cards, by the player (PLAY-12)
} as const;
export type Forbidden = keyof typeof FORBIDS;

export const FIRST_MOMENT = 40;
if (FIRST_MOMENT + NUMBERED_MOMENTS.length > HOOK_SLOTS)
  throw new Defect('more hooks than there is room for: raise HOOK_SLOTS');

/** The hook of each moment. */
export const HOOK = Object.fromEntries(
  NUMBERED_MOMENTS.flatMap((moment, i) => (moment ? [[moment, FIRST_MOMENT + i]] : [])),
) as {
  readonly [M in Moment]: number;
};

if (SPECIAL_MOMENTS > 32) throw new Defect('more moments for Specials than bits');
const BITS = new Int32Array(HOOK_SLOTS);
MOMENTS_FOR_SPECIALS.forEach((moment, i) => {
  BITS[HOOK[moment]] = 1 << i;
});
/** A bit for the hook of each moment that Specials can answer, for a set of them in one number; none for other moments. */
export const bitOf = (hook: number): number => BITS[hook] as number;

// Traits of a text, known without reading it: a bit each.
export const SILENCES = 1 << 0; // can take the text of other cards
export const HAS_TREASURES = 1 << 1; // a card of that deck (SETUP-16)
export const HAS_MONSTERS = 1 << 2;
export const HAS_MADNESS = 1 << 3;
export const CONDITIONAL = 1 << 4; // says where it can be played
export const WORKS_FROM_DISCARD = 1 << 5;
export const SHOWS_TOP_BASE = 1 << 6;
export const USED_FROM_HAND = 1 << 7;
export const RECALLS_LOSSES = 1 << 8; // asks which minions were lost this turn, even before the card was there
export const IN_PLACE_OF_ACTION = 1 << 9; // a minion that can be played as one
export const COUNTS_EXTRAS = 1 << 10; // asks which extra cards were played this turn
export const RECALLS_POWERS = 1 << 11; // asks what power the minions had that were played this turn
