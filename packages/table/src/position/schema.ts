/**
 * The shape of a written position (docs/scenarios.md). What is not of this shape is a fault of the file (scenario/check.ts).
 * At run time only those who read such files need this module: a page that begins a game does not load it.
 */
import { PHASE_NAMES, SIDE_DECK_IDS, type SideDeckId, UNTILS } from '@baston/engine';
import { z } from 'zod';
import { SEAT_NAMES, type SeatName } from './seats.ts';

/** Data that nobody changes. */
export type Frozen<T> = T extends number ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** A mapping that has none but these keys; the message about another one lists them. */
export const mapping = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : undefined),
  });

const each = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  Object.fromEntries(keys.map((key) => [key, schema.exactOptional()])) as { [P in K]: z.ZodExactOptional<S> };

/** The keys A to D. */
export const seats = <S extends z.ZodType>(schema: S) => each<SeatName, S>(SEAT_NAMES, schema);
export const bySeat = <S extends z.ZodType>(schema: S) => mapping(seats(schema));
export const bySideDeck = <S extends z.ZodType>(schema: S) => mapping(each<SideDeckId, S>(SIDE_DECK_IDS, schema));

const name = z.string();
export const count = z.int().min(0);
export const seat = z.enum(SEAT_NAMES);

const attached = {
  card: name.describe('The last part of its id, or the whole id; "zapbot x3" is three of them'),
  as: name.exactOptional().describe('A name of your own, to tell twins apart'),
  owner: seat.exactOptional().describe('If not who has or controls it'),
  counters: count.exactOptional().describe('+1 power counters'),
  markers: count.exactOptional().describe('Counters of another kind'),
  names: name.exactOptional().describe('The faction that it names'),
  used: z.boolean().exactOptional().describe('Its talent has been used this turn'),
  seenBy: z.array(seat).exactOptional().describe('In a hand or deck, or buried: who else knows what it is'),
};

const cardsBySeat = bySeat(z.array(z.union([name, mapping(attached)]).meta({ id: 'attached' })));
/** A card: its name, its name and a number of copies ("name x3"), or all about it. */
const card = z
  .union([
    name,
    mapping({ ...attached, actions: cardsBySeat.exactOptional().describe('On the minion, by who controls them') }),
  ])
  .meta({ id: 'card' });
const cards = z.array(card);

const base = mapping({
  base: name,
  as: attached.as,
  counters: attached.counters,
  markers: attached.markers,
  used: attached.used,
  ...seats(cards.describe('The minions of this player')),
  monsters: cards.exactOptional().describe('Minions that nobody controls'),
  actions: cardsBySeat.exactOptional().describe('On the base, by who controls them'),
  buried: cardsBySeat.exactOptional().describe('Cards that lie face down there, by who buried them'),
  titans: cardsBySeat.exactOptional(),
});

const player = mapping({
  vp: z.int().exactOptional(),
  hand: cards.exactOptional(),
  deck: cards.exactOptional().describe('The first is the top'),
  discard: cards.exactOptional(),
  titans: cards.exactOptional().describe('Beside the deck'),
  playedInPlayPhase: count
    .exactOptional()
    .describe('Minions played in the play phase, if not all that were played this turn'),
});

export const playName = z.enum(['minion', 'action', 'extra minion', 'extra action']);

/** A right to play: just what, or all about it. Cards are called by the names given with `as`. */
const permit = z.union([
  playName,
  mapping({
    play: playName,
    from: z.enum(['hand', 'discard']).exactOptional(),
    at: name.exactOptional().describe('Only on this base'),
    near: name.exactOptional().describe('Only on the base where this card is'),
    weaker: z.literal(true).exactOptional().describe('Only a minion with less power than that card'),
    whereIHaveNone: z.boolean().exactOptional().describe('Only on a base where the player has no minion'),
    whereIHaveOne: z.literal(true).exactOptional().describe('Only on a base where the player has a minion'),
    whereIAmBehind: z.literal(true).exactOptional().describe('Only on a base where another player has more power'),
    on: z.enum(['base', 'minion']).exactOptional().describe('Only an action that is played on this kind of card'),
    maxPower: z.int().exactOptional(),
    except: name.exactOptional().describe('Not this card'),
    by: name.exactOptional().describe('The card that granted it'),
  }),
]);

const effect = mapping({
  kind: name.describe('A kind of packages/engine/src/state/records.ts, or the name of what a card leaves behind'),
  until: z.enum(UNTILS),
  seat: seat.exactOptional(),
  on: name.exactOptional(),
  by: name.exactOptional(),
  text: name.exactOptional().describe('The text that was used, of a base that has two'),
  amount: z.union([z.number(), name]).exactOptional(),
  inForce: z.boolean().exactOptional(),
});

const play = mapping({
  card: name,
  seat,
  on: name.exactOptional(),
  power: z.int().exactOptional().describe('The one it had then, if another than now'),
  extra: z.literal(true).exactOptional().describe('It was an extra card'),
});

export const LAYOUT = {
  active: seat.exactOptional().describe('Whose turn it is; A unless it says otherwise'),
  phase: z.enum(PHASE_NAMES).exactOptional().describe('play unless it says otherwise'),
  turn: count.exactOptional(),
  players: bySeat(player).exactOptional(),
  bases: z.array(base).exactOptional(),
  baseDeck: cards.exactOptional().describe('The first is the top'),
  baseDiscard: cards.exactOptional(),
  sideDecks: bySideDeck(mapping({ pile: cards.exactOptional(), discard: cards.exactOptional() }))
    .exactOptional()
    .describe('The decks that all share'),
  permits: z.array(permit).exactOptional().describe('What may still be played; left out: what a turn begins with'),
  effects: z.array(effect).exactOptional().describe('What lasts'),
  plays: z.array(play).exactOptional().describe('The cards played this turn'),
};

/** A position: every card and where it lies. */
export type Layout = Frozen<z.infer<z.ZodObject<typeof LAYOUT>>>;
export type CardEntry = Frozen<z.infer<typeof card>>;
export type BaseEntry = Frozen<z.infer<typeof base>>;
export type PlayerEntry = Frozen<z.infer<typeof player>>;
export type PermitEntry = Frozen<z.infer<typeof permit>>;
export type EffectEntry = Frozen<z.infer<typeof effect>>;
