/** The shape of a scenario file (docs/scenarios.md), checked before anything is run. */
import {
  type Config,
  EFFECT_KINDS,
  PHASE_NAMES,
  type PhaseName,
  type Position,
  PURPOSES,
  SIDE_DECK_IDS,
  type SideDeckId,
  UNTILS,
} from '@baston/engine';
import { BadScenario } from './faults.ts';

export const SEAT_NAMES = ['A', 'B', 'C', 'D'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

type BySeat<T> = { readonly [S in SeatName]?: T };

/** A card: its name, its name and a number of copies ("name x3"), or all about it. */
export type CardEntry =
  | string
  | {
      readonly card: string;
      readonly as?: string;
      readonly owner?: SeatName;
      readonly counters?: number;
      readonly markers?: number;
      readonly names?: string;
      /** Its talent has been used this turn. */
      readonly used?: boolean;
      /** In a hand or deck, or buried: who else knows what it is. */
      readonly seenBy?: readonly SeatName[];
      readonly actions?: BySeat<readonly CardEntry[]>;
    };

export type BaseEntry = {
  readonly base: string;
  readonly as?: string;
  readonly counters?: number;
  /** Counters of another kind. */
  readonly markers?: number;
  readonly used?: boolean;
  readonly actions?: BySeat<readonly CardEntry[]>;
  readonly buried?: BySeat<readonly CardEntry[]>;
  readonly titans?: BySeat<readonly CardEntry[]>;
  /** Those that nobody controls. */
  readonly monsters?: readonly CardEntry[];
} & BySeat<readonly CardEntry[]>;

export interface PlayerEntry {
  readonly vp?: number;
  readonly hand?: readonly CardEntry[];
  readonly deck?: readonly CardEntry[];
  readonly discard?: readonly CardEntry[];
  /** Beside the deck. */
  readonly titans?: readonly CardEntry[];
  /** Minions played in the play phase, if not all that were played this turn. */
  readonly playedInPlayPhase?: number;
}

const PLAYS = ['minion', 'action', 'extra minion', 'extra action'] as const;
type PlayName = (typeof PLAYS)[number];

type Entry<K extends 'permits' | 'effects' | 'plays'> = NonNullable<Position[K]>[number];

/** A right to play: just what, or all about it. Cards are called by the names given with `as`. */
export type PermitEntry = PlayName | (Omit<Entry<'permits'>, 'play' | 'regular'> & { readonly play: PlayName });

export type EffectEntry = Omit<Entry<'effects'>, 'seat'> & { readonly seat?: SeatName };
type PlayEntry = Omit<Entry<'plays'>, 'seat'> & { readonly seat: SeatName };

/** What the question that a step answers has to look like. */
export interface Asked {
  readonly by?: string;
  readonly about?: string;
  readonly to?: string;
  readonly may?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Exactly these options. */
  readonly offers?: readonly string[];
  /** These, and maybe others. */
  readonly among?: readonly string[];
  /** None of these. */
  readonly not?: readonly string[];
}

type EventPattern = { readonly [key: string]: unknown };

export interface Expected {
  readonly power?: { readonly [card: string]: number };
  /** +1 power counters, and counters of another kind, on a card in play. */
  readonly counters?: { readonly [card: string]: number };
  readonly markers?: { readonly [card: string]: number };
  readonly on?: {
    readonly [base: string]: BySeat<readonly string[]> & {
      /** Those that nobody controls. */
      readonly monsters?: readonly string[];
      readonly actions?: BySeat<readonly string[]>;
      readonly buried?: BySeat<readonly string[]>;
      readonly titans?: BySeat<readonly string[]>;
      readonly breakpoint?: number;
      readonly total?: number;
      readonly totals?: BySeat<number>;
      readonly places?: BySeat<number>;
      readonly vp?: BySeat<number>;
    };
  };
  readonly actionsOn?: { readonly [card: string]: readonly string[] };
  readonly controls?: { readonly [card: string]: SeatName };
  readonly bases?: readonly string[];
  readonly baseCount?: number;
  readonly baseDeck?: readonly string[];
  readonly baseDeckCount?: number;
  readonly baseDiscard?: readonly string[];
  /** The decks that all share. */
  readonly sideDecks?: {
    readonly [D in SideDeckId]?: {
      readonly pile?: readonly string[];
      readonly count?: number;
      readonly discard?: readonly string[];
    };
  };
  readonly turn?: SeatName;
  readonly phase?: PhaseName;
  readonly asked?: SeatName | 'nobody';
  /** The winner, or several: "A, B"; or "nobody". */
  readonly winner?: string;
  readonly view?: BySeat<{ readonly has?: readonly string[]; readonly lacks?: readonly string[] }> & {
    readonly spectator?: { readonly has?: readonly string[]; readonly lacks?: readonly string[] };
  };
  readonly events?: BySeat<{ readonly has?: readonly EventPattern[]; readonly lacks?: readonly EventPattern[] }> & {
    readonly spectator?: { readonly has?: readonly EventPattern[]; readonly lacks?: readonly EventPattern[] };
  };
}

export interface ExpectedPlayer {
  readonly vp?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly titans?: readonly string[];
  readonly handCount?: number;
  readonly deckCount?: number;
  readonly discardCount?: number;
  readonly factions?: readonly string[];
  /** "minion", "action", "extra minion", "extra action". */
  readonly permits?: readonly string[];
}

export type ExpectStep = { readonly expect: Expected & BySeat<ExpectedPlayer> };
export type AnswerStep = BySeat<string | readonly string[]> & { readonly asked?: Asked };
export type Step = ExpectStep | AnswerStep;

/** Who has what where. */
export interface Layout {
  readonly active?: SeatName;
  readonly phase?: PhaseName;
  readonly turn?: number;
  readonly players?: BySeat<PlayerEntry>;
  readonly bases?: readonly BaseEntry[];
  readonly baseDeck?: readonly CardEntry[];
  readonly baseDiscard?: readonly CardEntry[];
  readonly sideDecks?: {
    readonly [D in SideDeckId]?: { readonly pile?: readonly CardEntry[]; readonly discard?: readonly CardEntry[] };
  };
  /** What the turn has left to play; left out: what it begins with. */
  readonly permits?: readonly PermitEntry[];
  readonly effects?: readonly EffectEntry[];
  /** What has been played this turn. */
  readonly plays?: readonly PlayEntry[];
}

export interface Scenario extends Layout {
  readonly title: string;
  /** Ids of the rules and examples that it shows. */
  readonly shows: readonly string[];
  readonly note?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Partial<Config>;
  /** A match from the start, instead of a position. */
  readonly match?: Partial<Config>;
  /** The set-up is refused; the message has these words. */
  readonly refused?: string;
  readonly steps?: readonly Step[];
}

const LAYOUT = [
  'active',
  'phase',
  'turn',
  'players',
  'bases',
  'baseDeck',
  'baseDiscard',
  'sideDecks',
  'permits',
  'effects',
  'plays',
] as const;
const SHAPES = {
  layout: LAYOUT,
  scenario: ['title', 'shows', 'note', 'seats', 'seed', 'options', 'match', 'refused', ...LAYOUT, 'steps'],
  sideDecks: SIDE_DECK_IDS,
  sideDeck: ['pile', 'discard'],
  player: ['vp', 'hand', 'deck', 'discard', 'titans', 'playedInPlayPhase'],
  base: ['base', 'as', 'counters', 'markers', 'used', 'actions', 'titans', 'buried', 'monsters', ...SEAT_NAMES],
  card: ['card', 'as', 'owner', 'counters', 'markers', 'names', 'used', 'seenBy', 'actions'],
  permit: ['play', 'from', 'at', 'whereIHaveNone', 'on', 'maxPower', 'except', 'by'],
  effect: ['kind', 'until', 'seat', 'on', 'by', 'text', 'amount', 'inForce'],
  play: ['card', 'seat', 'on', 'power'],
  answer: ['asked', ...SEAT_NAMES],
  asked: ['by', 'about', 'to', 'may', 'min', 'max', 'offers', 'among', 'not'],
  expect: [
    'power',
    'counters',
    'markers',
    'on',
    'actionsOn',
    'controls',
    'bases',
    'baseCount',
    'baseDeck',
    'baseDeckCount',
    'baseDiscard',
    'sideDecks',
    'turn',
    'phase',
    'asked',
    'winner',
    'view',
    'events',
    ...SEAT_NAMES,
  ],
  expectedPlayer: [
    'vp',
    'hand',
    'deck',
    'discard',
    'titans',
    'handCount',
    'deckCount',
    'discardCount',
    'factions',
    'permits',
  ],
  expectedSideDeck: ['pile', 'count', 'discard'],
  expectedBase: [
    'monsters',
    'actions',
    'titans',
    'buried',
    'breakpoint',
    'total',
    'totals',
    'places',
    'vp',
    ...SEAT_NAMES,
  ],
} as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shape(value: unknown, name: keyof typeof SHAPES, where: string): Record<string, unknown> {
  if (!isObject(value)) throw new BadScenario('notMapping', where);
  const known: readonly string[] = SHAPES[name];
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new BadScenario('unknownKey', where, unknown, known);
  return value;
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new BadScenario('notList', where);
  return value;
}

function text(value: unknown, where: string): void {
  if (typeof value !== 'string') throw new BadScenario('notText', where);
}

function choice(value: unknown, known: readonly string[], where: string): void {
  if (!known.includes(value as string)) throw new BadScenario('noChoice', where, String(value), known);
}

/** What is said of each player. */
function bySeat(value: Record<string, unknown>, check: (entry: unknown, where: string) => void, where: string): void {
  for (const seat of SEAT_NAMES) if (value[seat] !== undefined) check(value[seat], `${where}.${seat}`);
}

function cards(value: unknown, where: string): void {
  list(value, where).forEach((entry, i) => {
    if (typeof entry === 'string') return;
    const at = `${where}[${i + 1}]`;
    const card = shape(entry, 'card', at);
    text(card.card, `${at}.card`);
    list(card.seenBy ?? [], `${at}.seenBy`).forEach((seat, s) => {
      choice(seat, SEAT_NAMES, `${at}.seenBy[${s + 1}]`);
    });
    if (card.actions !== undefined) bySeat(shape(card.actions, 'answer', `${at}.actions`), cards, `${at}.actions`);
  });
}

/** A checked layout; a BadScenario says what is wrong and where. */
export function checkLayout(value: unknown): Layout {
  const layout = shape(value, 'layout', 'layout');
  checkPlaces(layout);
  return layout as Layout;
}

function checkPlaces(layout: Record<string, unknown>): void {
  if (layout.phase !== undefined && !PHASE_NAMES.includes(layout.phase as PhaseName))
    throw new BadScenario('noPhase', 'phase', String(layout.phase));
  if (layout.players !== undefined) {
    bySeat(
      layout.players as Record<string, unknown>,
      (entry, where) => {
        const player = shape(entry, 'player', where);
        for (const pile of ['hand', 'deck', 'discard', 'titans'])
          if (player[pile] !== undefined) cards(player[pile], `${where}.${pile}`);
      },
      'players',
    );
  }
  list(layout.bases ?? [], 'bases').forEach((entry, i) => {
    const where = `bases[${i + 1}]`;
    const base = shape(entry, 'base', where);
    text(base.base, `${where}.base`);
    bySeat(base, cards, where);
    if (base.monsters !== undefined) cards(base.monsters, `${where}.monsters`);
    for (const key of ['actions', 'titans', 'buried'])
      if (base[key] !== undefined) bySeat(shape(base[key], 'answer', `${where}.${key}`), cards, `${where}.${key}`);
  });
  for (const pile of ['baseDeck', 'baseDiscard'] as const) cards(layout[pile] ?? [], pile);
  for (const [deck, entry] of Object.entries(shape(layout.sideDecks ?? {}, 'sideDecks', 'sideDecks'))) {
    const piles = shape(entry, 'sideDeck', `sideDecks.${deck}`);
    for (const [pile, entries] of Object.entries(piles)) cards(entries, `sideDecks.${deck}.${pile}`);
  }
  checkTurn(layout);
}

/** What the turn has brought so far. */
function checkTurn(layout: Record<string, unknown>): void {
  const each = (key: 'permits' | 'effects' | 'plays', check: (entry: unknown, where: string) => void): void =>
    list(layout[key] ?? [], key).forEach((entry, i) => {
      check(entry, `${key}[${i + 1}]`);
    });
  each('permits', (entry, where) => {
    choice(typeof entry === 'string' ? entry : shape(entry, 'permit', where).play, PLAYS, where);
  });
  each('effects', (entry, where) => {
    const { kind, until } = shape(entry, 'effect', where);
    choice(kind, EFFECT_KINDS, `${where}.kind`);
    choice(until, UNTILS, `${where}.until`);
  });
  each('plays', (entry, where) => {
    const { card, seat } = shape(entry, 'play', where);
    text(card, `${where}.card`);
    choice(seat, SEAT_NAMES, `${where}.seat`);
  });
}

/** A checked scenario; a BadScenario says what is wrong and where. */
export function checkScenario(value: unknown): Scenario {
  const scenario = shape(value, 'scenario', 'scenario');
  text(scenario.title, 'title');
  list(scenario.shows, 'shows').forEach((id, i) => {
    text(id, `shows[${i + 1}]`);
  });
  checkPlaces(scenario);
  list(scenario.steps ?? [], 'steps').forEach((step, i) => {
    checkStep(step, `steps[${i + 1}]`);
  });
  return scenario as unknown as Scenario;
}

function checkStep(step: unknown, where: string): void {
  if (isObject(step) && 'expect' in step) {
    const expected = shape(step.expect, 'expect', `${where}.expect`);
    bySeat(expected, (entry, at) => void shape(entry, 'expectedPlayer', at), `${where}.expect`);
    for (const [base, entry] of Object.entries((expected.on as object) ?? {}))
      shape(entry, 'expectedBase', `${where}.expect.on.${base}`);
    const sideDecks = shape(expected.sideDecks ?? {}, 'sideDecks', `${where}.expect.sideDecks`);
    for (const [deck, entry] of Object.entries(sideDecks))
      shape(entry, 'expectedSideDeck', `${where}.expect.sideDecks.${deck}`);
    return;
  }
  const answer = shape(step, 'answer', where);
  const seats = SEAT_NAMES.filter((seat) => answer[seat] !== undefined);
  if (seats.length !== 1) throw new BadScenario('notOneAnswer', where);
  if (answer.asked === undefined) return;
  const asked = shape(answer.asked, 'asked', `${where}.asked`);
  if (asked.to !== undefined && !PURPOSES.includes(asked.to as (typeof PURPOSES)[number]))
    throw new BadScenario('noPurpose', `${where}.asked.to`, String(asked.to));
}
