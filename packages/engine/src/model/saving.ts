/** A saved state: writing it, checking what comes from outside, reading it again. */
import { ABILITIES, blockSize, CARD_SIZE, CARDS, DEF, SEATS } from '../state/block.ts';
import { Refusal } from '../state/errors.ts';
import {
  EFFECT_KINDS,
  type Effect,
  type EffectKind,
  type FacetName,
  lastingEffect,
  type Permit,
  type Played,
  type Until,
} from '../state/records.ts';
import { copyInto, type State } from '../state/state.ts';
import type { Config } from './config.ts';

export interface SavedState {
  readonly version: string;
  readonly config: Config;
  /** The integers of the block (see writeNumbers). */
  readonly block: string;
  /** The same way, eight integers for each. */
  readonly effects: string;
  readonly permits: readonly Permit[];
  readonly plays: readonly Played[];
  readonly picks: readonly number[];
}

const DOT = 46;

const CAPITAL = 64; // the code before that of A

const MOST_ZEROS = 26;

/** Each in base 36, nothing for zero, and a mark: a dot, or a capital letter that counts the zeros that follow. */
function writeNumbers(numbers: ArrayLike<number>): string {
  const parts: string[] = []; // joined once: a text that grows piece by piece takes several times the memory
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    let zeros = 0;
    while (zeros < MOST_ZEROS && numbers[i + zeros + 1] === 0) zeros++;
    if (number !== 0) parts.push(number.toString(36));
    parts.push(String.fromCharCode(zeros ? CAPITAL + zeros : DOT));
    i += zeros;
  }
  return parts.join('');
}

/** Gives NaN for what is not a number. */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const zeros = code === DOT ? 0 : code - CAPITAL;
    if (zeros < 0 || zeros > MOST_ZEROS) continue;
    numbers.push(i === from ? 0 : readNumber(text.slice(from, i)));
    for (let zero = 0; zero < zeros; zero++) numbers.push(0);
    from = i + 1;
  }
  return from === text.length ? numbers : [Number.NaN];
}

const readNumber = (digits: string): number =>
  /^-?[0-9a-z]{1,7}$/.test(digits) ? Number.parseInt(digits, 36) : Number.NaN;

/** Most cards have their own text, so a saved block holds zero for those and the number of the text for the others. Does that, and undoes it. */
function textsApart(block: Int32Array): Int32Array {
  const apart = block.slice();
  for (let at = CARDS; at < apart.length; at += CARD_SIZE) {
    apart[at + ABILITIES] = (apart[at + ABILITIES] as number) ^ (apart[at + DEF] as number);
  }
  return apart;
}

export function saveState(state: State, rules: Facets & { readonly version: string }, config: Config): SavedState {
  return {
    version: rules.version,
    config,
    block: writeNumbers(textsApart(state.block)),
    effects: writeNumbers(state.effects.flatMap((effect) => numbersOf(effect, rules))),
    permits: [...state.permits],
    plays: [...state.plays],
    picks: [...state.picks],
  };
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isInteger = (value: unknown): boolean => Number.isInteger(value) && (value as number) === ((value as number) | 0);

/** The numbers of what cards leave behind: the rules know them. */
export interface Facets {
  facetNumber(name: Effect['kind']): number;
  facetNumbered(number: number): FacetName | undefined;
}

/** Facets are numbered from here on. */
const FIRST_FACET = 32;

function numberOfKind(kind: Effect['kind'], facets: Facets): number {
  const generic = EFFECT_KINDS.indexOf(kind as EffectKind);
  return generic >= 0 ? generic : FIRST_FACET + facets.facetNumber(kind);
}

const kindNumbered = (number: number, facets: Facets): Effect['kind'] | undefined =>
  number < FIRST_FACET ? EFFECT_KINDS[number] : facets.facetNumbered(number - FIRST_FACET);

export const UNTILS: readonly Until[] = [
  'endOfTurn',
  'startOfYourTurn',
  'endOfYourTurn',
  'endOfNextTurn',
  'leavesPlay',
];

const numbersOf = (
  { kind, until, seat, card, source, sourceDef, amount, inForce }: Effect,
  facets: Facets,
): number[] => [
  numberOfKind(kind, facets),
  UNTILS.indexOf(until),
  seat,
  card,
  source,
  sourceDef,
  amount,
  inForce ? 1 : 0,
];

const NUMBERS = 8;

/** Gives nothing if that is not a list of effects. */
function readEffects(text: string, facets: Facets): Effect[] | undefined {
  const effects: Effect[] = [];
  const numbers = readNumbers(text);
  if (numbers.length % NUMBERS !== 0 || !numbers.every(isInteger)) return undefined;
  for (let i = 0; i < numbers.length; i += NUMBERS) {
    const [kind, until, seat, card, source, sourceDef, amount, inForce] = numbers.slice(i, i + NUMBERS) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const kindName = kindNumbered(kind, facets);
    const untilName = UNTILS[until];
    if (kindName === undefined || untilName === undefined) return undefined;
    effects.push(lastingEffect(kindName, untilName, seat, card, source, sourceDef, amount, inForce === 1));
  }
  return effects;
}

function isPermit(value: unknown): boolean {
  const permit = value as Partial<Record<string, unknown>> | null;
  if (typeof permit !== 'object' || permit === null) return false;
  const { id, seat, at, maxPower, near = 0, except = 0, source, sourceDef, play, from, on } = permit;
  return (
    [id, seat, at, maxPower, near, except, source, sourceDef].every(isInteger) &&
    (play === 'minion' || play === 'action') &&
    (from === 'hand' || from === 'discard') &&
    (on === 'any' || on === 'base' || on === 'minion')
  );
}

function isPlayed(value: unknown): boolean {
  const played = value as Partial<Record<string, unknown>> | null;
  return (
    typeof played === 'object' &&
    played !== null &&
    [played.card, played.by, played.on, played.power ?? 0].every(isInteger)
  );
}

/** Refuses what is not a saved state of these rules. */
export function checkSaved(saved: SavedState, rules: Facets & { readonly version: string }): void {
  const { version } = rules;
  if (typeof saved !== 'object' || saved === null) throw new Refusal('bad-save', 'a saved game is an object');
  if (saved.version !== version) {
    throw new Refusal(
      'other-version',
      `this game was saved with rules version ${String(saved.version)}, and these are the rules of version ${version}`,
    );
  }
  const block = readNumbers(String(saved.block));
  const fits = block.every(isInteger) && block.length >= blockSize(0) && (block.length - CARDS) % CARD_SIZE === 0;
  if (
    !fits ||
    !readEffects(String(saved.effects), rules) ||
    !isList(saved.permits, isPermit) ||
    !isList(saved.plays, isPlayed) ||
    !isList(saved.picks, isInteger)
  ) {
    throw new Refusal('bad-save', 'the saved game is damaged: its state is not of the right shape');
  }
  if (block[SEATS] !== saved.config?.seats) {
    throw new Refusal('bad-save', 'the saved game is damaged: its state and its set-up disagree');
  }
}

export function loadState(saved: SavedState, state: State, facets: Facets): void {
  state.block = textsApart(Int32Array.from(readNumbers(saved.block)));
  copyInto(readEffects(saved.effects, facets) ?? [], state.effects);
  copyInto(saved.permits, state.permits);
  copyInto(saved.plays, state.plays);
  copyInto(saved.picks, state.picks);
}
