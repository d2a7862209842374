/** The texts of a language. One that is missing is a compile error. */
import type {
  Alternative,
  Face,
  GameEvent,
  Kind,
  PhaseName,
  Printed,
  Purpose,
  Reason,
  RefusalCode,
  Seat,
} from '@baston/engine';
import type { NoUndo, TableEvent } from '../session/record.ts';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

/** The subject of a question: one minion is `minions`, several are `minions+`. */
type Form = Kind | `${Kind}+`;
/** One sentence, or one for each kind of option; `other` is the default. */
export type PromptForms = string | ({ readonly [F in Form]?: string } & { readonly other: string });
export type Prompts = { readonly [P in Purpose]: PromptForms };

/** The number of options to pick, as a sentence after the prompt. */
export interface Amounts {
  readonly optional: string;
  readonly later: string;
  readonly anyNumber: string;
  upTo(most: number): string;
  exactly(count: number): string;
  between(least: number, most: number): string;
}

/** Why an option is advised: a whole sentence. */
export type Reasons = {
  readonly [K in Reason['kind']]: (reason: Extract<Reason, { kind: K }>, tell: Teller) => string;
};

// ── What happened ───────────────────────────────────────────────────────────────────────────────

/** Gives sentences access to names and numbers. */
export interface Teller {
  /** The name of a card, as it stands in a sentence of this language. */
  card(face: Face): string;
  kind(face: Face): CardKind;
  cards(faces: readonly Face[]): string;
  faction(id: string): string;
  player(seat: Seat): string;
  /** Is that the one who reads? */
  isMe(seat: Seat): boolean;
  /** The form that goes with the number. */
  plural(count: number, forms: { readonly one: string; readonly other: string }): string;
}

export type EventLines = {
  readonly [T in TableEvent['type']]: (event: Extract<TableEvent, { type: T }>, tell: Teller) => string;
};
/** Several events in one sentence. */
export interface GatheredLines {
  discards(seat: Seat, cards: readonly Face[], tell: Teller): string;
}

export type PutEvent = Extract<GameEvent, { type: 'put' }>;
export type Until = Extract<GameEvent, { type: 'power' }>['until'];

// ── Labels ──────────────────────────────────────────────────────────────────────────────────────

type CardKind = Printed['type'];
/** Ways to carry out an effect; the engine has them as plain text, so a test looks for others. */

export interface Labels {
  readonly phases: { readonly [P in PhaseName]: string };
  readonly noUndo: { readonly [W in NoUndo]: string };
  readonly refusals: { readonly [C in RefusalCode]: string };
  readonly kinds: { readonly [K in CardKind]: string };
  readonly modes: { readonly [A in Alternative]: string };
  readonly yes: string;
  readonly no: string;
  readonly pass: string;
  readonly decline: string;
  readonly keepForLater: string;
  readonly done: string;
  readonly endTurn: string;
  play(card: string): string;
  playOn(card: string, where: string): string;
  use(card: string): string;
  /** Power of a minion; how full a base is; what a place is worth. */
  power(amount: number): string;
  powerOf(total: number, breakpoint: number): string;
  vp(amount: number): string;
  place(place: number): string;
  readonly inDiscard: string;
  readonly buriedAt: (base: string) => string;
  /** A buried card that the reader does not know. */
  readonly faceDown: (player: string, base: string) => string;
  readonly aside: string;
  /** In place of whose minion it is. */
  readonly monster: string;
  permit(play: 'minion' | 'action', regular: boolean): string;
  readonly permitFromDiscard: string;
  readonly permitWhereNone: string;
  readonly permitWhereOne: string;
  readonly permitWhereBehind: string;
  readonly permitOn: { readonly base: string; readonly minion: string };
  permitMaxPower(power: number): string;
  permitExcept(name: string): string;
  permitAt(base: string): string;
  /** Why a minion has its power. */
  readonly printed: string;
  /** Abilities that replace a card's own. */
  readonly noAbilities: string;
  abilitiesOf(card: string): string;
  readonly counters: string;
}

// ── Around the question ─────────────────────────────────────────────────────────────────────────

export interface Screen {
  readonly you: string;
  /** In place of a player's name. */
  readonly nobody: string;
  readonly monsters: string;
  /** The power that they add to the breakpoint of their base, and the treasures they carry. */
  monstersHere(power: number, treasures: number): string;
  human(number: number): string;
  bot(number: number): string;
  seed(seed: string): string;
  turn(turn: number): string;
  vpToWin(vp: number): string;
  readonly vp: string;
  readonly hand: string;
  readonly deck: string;
  readonly discardPile: string;
  readonly bases: string;
  readonly yourHand: string;
  readonly playsLeft: string;
  readonly noPlaysLeft: string;
  readonly otherMoves: string;
  readonly noCards: string;
  readonly noMinions: string;
  readonly noFactions: string;
  readonly noAbility: string;
  readonly onTheBase: string;
  readonly titansHere: string;
  readonly titansAside: string;
  readonly buriedHere: string;
  readonly knownInHand: string;
  readonly cannotPlayActions: string;
  extraTurns(count: number): string;
  readonly sharedDecks: string;
  madness(count: number): string;
  readonly names: string;
  readonly beingScored: string;
  readonly about: string;
  readonly targets: string;
  readonly topOfDeck: string;
  readonly since: string;
  readonly log: string;
  readonly nothingYet: string;
  readonly notNow: string;
  readonly cannotNow: string;
  readonly back: string;
  where(card: string): string;
  readonly which: string;
  readonly copies: string;
  readonly breakpoint: string;
  readonly gameOver: string;
  unfinished(turn: number): string;
  handOver(player: string): string;
  readonly pressEnter: string;
  saved(file: string): string;
  readonly notSaved: string;
  notAnOption(text: string): string;
  readonly wrongCount: string;
  notThatCard(text: string): string;
  /** Keys and what they do, in the order of importance. */
  readonly keys: readonly (readonly [string, string])[];
  readonly hint: string;
}

export interface Phrasebook {
  readonly prompts: Prompts;
  readonly amounts: Amounts;
  readonly reasons: Reasons;
  readonly lines: EventLines;
  readonly gathered: GatheredLines;
  readonly labels: Labels;
  readonly screen: Screen;
  /** A card's name inside a sentence. */
  quote(name: string): string;
  /** Introduces a list or an explanation. */
  colon(text: string): string;
}
