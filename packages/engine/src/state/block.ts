/**
 * The state of a game is one block of integers; this file says what lies where.
 *
 * header | players | zones | counts of hooks in play | cards
 *
 * Zones are doubly linked lists through the cards, so that any number of cards fits in any zone and
 * taking one from the middle costs nothing. A card in play hosts others the same way: a base hosts
 * minions and the actions played on it, a minion the actions played on it.
 */

// Header.
export const RNG = 0; // four words
export const STAYS = 4; // how many stays have begun; the next one gets the next number
export const PHASE = 5;
export const TURN = 6;
export const ACTIVE = 7; // seat whose turn it is
export const SEATS = 8;
export const WINNERS = 9; // bit per seat, 0 while the game goes on
export const SERIAL = 10; // last permit number given out
export const SECRETS = 11; // grows when something hidden is seen or chance is used: undo stops there
export const CURSOR = 12; // who comes next inside a phase that goes round the table (draft, mulligan)
export const FIRST = 13; // seat of the first turn (first drafter during the draft)
export const EXTRA_BASES = 14; // how many bases more than at the start (SCORE-37)

// Players.
export const PLAYERS = 16;
export const PLAYER_SIZE = 3;
export const VP = 0;
export const MINIONS_PLAYED = 1; // this turn
export const MINIONS_PLAYED_PHASE = 2; // in the play phase of this turn (TURN-22)

// Zones.
export const ZONES = PLAYERS + 4 * PLAYER_SIZE;
export const ZONE_SIZE = 3;
export const Z_HEAD = 0;
export const Z_TAIL = 1;
export const Z_COUNT = 2;

export const DECK = 0; // + 3 * seat
export const HAND = 1;
export const DISCARD = 2;
export const BASES = 12; // bases in play
export const BASE_DECK = 13;
export const BASE_DISCARD = 14;
export const LIMBO = 15; // actions being resolved (PLAY-20, PLAY-21) and cards revealed but not yet put anywhere
// Beside the decks of players and bases (sides.ts): first what is hidden, then what everybody sees.
export const MONSTERS = 16;
export const TREASURES = 17;
export const BURIED = 18; // face down beside bases (bury.ts); MEMO says beside which
export const DUEL = 19; // face down in a duel (duel.ts)
export const MADNESS = 20;
export const MONSTER_DISCARD = 21;
export const TREASURE_DISCARD = 22;
export const TITANS = 23; // beside their owners' decks (TITAN-02)
export const BOX = 24; // out of the game (ZONE-36)
export const FIXED_ZONES = 25; // the others are free
/** The zone of a card hosted by card `id` is `HOSTED + id`. */
export const HOSTED = 32;

// How many cards in play have each hook (see hooks.ts), so that nobody is asked when nobody listens.
export const HOOK_COUNTS = ZONES + FIXED_ZONES * ZONE_SIZE;
export const HOOK_SLOTS = 96;

// Cards; id 0 is no card.
export const CARDS = HOOK_COUNTS + HOOK_SLOTS;
export const CARD_SHIFT = 4;
export const CARD_SIZE = 1 << CARD_SHIFT;
export const DEF = 0; // what the card is
export const ABILITIES = 1; // whose text it has: its own, another card's, or none
export const OWNER = 2;
export const CONTROLLER = 3;
export const ZONE = 4;
export const NEXT = 5;
export const PREV = 6;
export const HEAD = 7; // first hosted card
export const TAIL = 8;
export const STAY = 9; // number of its present stay in its zone
export const COUNTERS = 10; // +1 power counters
export const USED = 11; // turn in which its talent or "on your turn" ability was last used, or it gave its play of each turn
export const MEMO = 12; // a choice made for it when it was played
export const KNOWN = 13; // bit per seat that knows what it is
export const MARKERS = 14; // counters of another kind (PTC-08)
export const CAME_FROM = 15; // the base that it has come from in a turn (see `comingFrom`)

export const ID_BITS = 10;
export const ID_MASK = 0x3ff; // ID_BITS of them
export const MAX_STAYS = 1 << (31 - ID_BITS);

declare const KIND: unique symbol;
/**
 * A number that means one kind of thing. A plain number may become any of them, so that the engine can read them from the
 * block, but none of them becomes another. At run time all are numbers.
 */
type NumberOf<K extends string> = number & { readonly [KIND]?: K };

export type Seat = NumberOf<'seat'>;
export const NOBODY: Seat = -1;

/** The number of a definition in the rules; 0 is a card without text. */
export type DefNumber = NumberOf<'definition'>;

/** The number of a faction in the rules. */
export type FactionNumber = NumberOf<'faction'>;

/**
 * A handle to a card: its id and the number of one stay in one zone. A card that changes zone, or is
 * shuffled, gets a new stay: old handles to it are dead, and nobody can follow it. Only the stay
 * number is ever shown outside.
 */
export type Card = NumberOf<'card'>;
/** No card; no base either. */
export const NO_CARD = 0 as Base;

declare const IS_BASE: unique symbol;
/** A card that is known to be a base: it passes for a card, but a card does not pass for it. */
export type Base = Card & { readonly [IS_BASE]: true };
/** A card for which no base will do. */
export type NoBase = Card & { readonly [IS_BASE]?: never };

export const idOf = (card: Card): number => card & ID_MASK;
export const stayOf = (card: Card): number => card >>> ID_BITS;
export const zoneOf = (seat: Seat, pile: number): number => 3 * seat + pile;

/** That a card comes from this base in this turn: the stay of the base, and what the bits above leave of the turn. */
export const comingFrom = (base: Card, turn: number): number => stayOf(base) | (turn << (31 - ID_BITS));
/** Does such a number come from this turn? */
export const isOfTurn = (from: number, turn: number): boolean =>
  (from ^ (turn << (31 - ID_BITS))) >>> (31 - ID_BITS) === 0;

export const blockSize = (cards: number): number => CARDS + (cards + 1) * CARD_SIZE;

// Phases.
export const DRAFT = 0;
export const MULLIGAN = 1;
export const START = 2;
export const PLAY = 3;
export const SCORE = 4;
export const DRAW = 5;
export const END = 6;
export const GAME_OVER = 7;
export const PHASE_NAMES = ['draft', 'mulligan', 'start', 'play', 'score', 'draw', 'end', 'over'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** A deck beside those of the players, which all share (SETUP-16). */
export type SideDeckId = 'madness' | 'monster' | 'treasure';
