/**
 * A game: its state, who answers its questions, who hears of what happens; and the vocabulary that
 * cards are written in. The rules themselves live in the files that the methods name.
 */
import { ABILITIES, BASE_DECK, type Card, DEF, HOOK_SLOTS, idOf, MEMO, NO_CARD, NOBODY, type Seat } from './block.ts';
import { Choices } from './choices.ts';
import { type Config, checkConfig } from './config.ts';
import type { Pending, Spent } from './context.ts';
import { Defect, Refusal } from './errors.ts';
import type { GameEvent, Place } from './events.ts';
import { findFaults, findNonsense } from './invariants.ts';
import type { Moment } from './moments.ts';
import { listMoves } from './moves.ts';
import {
  canPlayAt,
  canPlayNow,
  canPlayParticular,
  grantPlay,
  type Move,
  makePermit,
  type PermitLimits,
  type Pile,
  playableMinions,
  playNow,
  playParticular,
  readMove,
} from './play.ts';
import { arrange, type Position } from './position.ts';
import { lastingEffect, type Permit, type Until } from './records.ts';
import { type Decider, emptyRequest, Options, type Request } from './request.ts';
import type { Rules } from './rules.ts';
import { openMatch } from './setup.ts';
import { checkSaved, copyState, hashState, loadState, type SavedState, saveState } from './state.ts';

import { OWNERS } from './table.ts';
import { step } from './turn.ts';
import { ignoresBase } from './values.ts';
import * as verbs from './verbs.ts';
import { cardAt, idsIn, putCard, shuffleZone, swapInBase } from './zones.ts';

const nobodyAnswers: Decider = {
  one: () => {
    throw new Defect('nobody is there to answer');
  },
  many: () => {
    throw new Defect('nobody is there to answer');
  },
};

export class Game extends Choices {
  config: Config;

  // Who answers and who listens.
  decider: Decider = nobodyAnswers;
  sink: ((event: GameEvent) => void) | undefined;

  // What goes on inside a step; empty at every checkpoint.
  how = 0;
  frame = 0;
  frames = 0;
  depth = 0;
  probing = 0;
  decisions = 0;
  stack: number[] = [];
  pending: Pending[] = [];
  spent: Spent[] = [];
  nextBase: Card = NO_CARD;
  /** Who has said that they follow, or ignore, the base that is being resolved. */
  following: Seat[] = [];
  ignoring: Seat[] = [];

  // The index of who listens to what (values.ts): derived from the cards in play.
  hooked: number[] | undefined;
  hookVersion = 1;
  readonly listenersOf: (readonly number[])[] = [];
  readonly listenersAt: number[] = new Array(HOOK_SLOTS).fill(0);

  // Scratch, and what follows from the cards of the match.
  options = new Options();
  readonly spareOptions = new Options();
  readonly pile: Pile = { zone: -1, stays: -1, minions: [], actions: [] };
  /** The permits that the moves in `options` speak of. */
  offered: readonly Permit[] = [];
  stamp = 0;
  readonly seen: Int32Array;
  readonly request: Request;
  /** For a question that is asked one pick at a time (request.ts). */
  readonly spareRequest: Request;
  specials: readonly Moment[] = [];
  usesFromDiscard = false;

  private constructor(rules: Rules, config: Config) {
    super(rules);
    this.config = config;
    this.seen = new Int32Array(rules.defs.length * OWNERS);
    this.request = emptyRequest(this.options);
    this.spareRequest = emptyRequest(this.spareOptions);
  }

  /** A new match, dealt (or about to be drafted). */
  static create(rules: Rules, config: Partial<Config> & { seed: string }, sink?: (event: GameEvent) => void): Game {
    const game = new Game(rules, checkConfig(config, rules));
    game.sink = sink;
    openMatch(game);
    return game;
  }

  /** A match laid out by hand; `labels` are the ids of the cards that were given a name (position.ts). */
  static arrange(
    rules: Rules,
    config: Partial<Config> & { seed: string },
    position: Position,
  ): { game: Game; labels: ReadonlyMap<string, number> } {
    const game = new Game(rules, checkConfig(config, rules));
    const labels = arrange(game, position);
    return { game, labels };
  }

  static load(rules: Rules, saved: SavedState): Game {
    checkSaved(saved, rules.version);
    const config = checkConfig(saved.config, rules);
    const game = new Game(rules, config);
    loadState(saved, game);
    const [fault] = findNonsense(game) ?? findFaults(game);
    if (fault !== undefined) throw new Refusal('bad-save', `the saved game is damaged: ${fault}`);
    game.learnCards();
    return game;
  }

  save(): SavedState {
    return saveState(this, this.rules.version, this.config);
  }

  /** Makes this game equal to another of the same rules; nothing is shared that could change. */
  copyFrom(other: Game): this {
    copyState(other, this);
    this.config = other.config;
    this.specials = other.specials;
    this.usesFromDiscard = other.usesFromDiscard;
    this.forget();
    this.beginStep();
    return this;
  }

  /** Drops what was derived from the state: it is another one now. */
  private forget(): void {
    this.hooked = undefined;
    this.hookVersion++;
    this.pile.zone = -1;
  }

  clone(): Game {
    return new Game(this.rules, this.config).copyFrom(this);
  }

  /** Two hidden cards of one owner change what they are: how one imagines what one cannot know. */
  swapIdentities(id: number, other: number): boolean {
    const one = cardAt(id);
    const two = cardAt(other);
    const def = this.block[one + DEF] as number;
    if (this.isPublic(id) || this.isPublic(other) || this.block[two + DEF] === def) return false;
    this.block[one + DEF] = this.block[two + DEF] as number;
    this.block[one + ABILITIES] = this.block[two + DEF] as number;
    this.block[two + DEF] = def;
    this.block[two + ABILITIES] = def;
    this.forget();
    return true;
  }

  hash(): number {
    return hashState(this);
  }

  /** One small step of the rules, from checkpoint to checkpoint. */
  step(): void {
    this.beginStep();
    step(this);
  }

  /** Plays on until the game is over. */
  run(maxSteps = 20_000): void {
    for (let i = 0; !this.isOver(); i++) {
      if (i > maxSteps) throw new Defect(`the game has not ended after ${maxSteps} steps`);
      this.step();
    }
  }

  private beginStep(): void {
    this.source = NO_CARD;
    this.actor = NOBODY;
    this.how = 0;
    this.frame = 0;
    this.frames = 0;
    this.depth = 0;
    this.probing = 0;
    this.decisions = 0;
    if (this.stack.length > 0) this.stack = [];
    if (this.pending.length > 0) this.pending = [];
    if (this.spent.length > 0) this.spent = [];
    this.nextBase = NO_CARD;
  }

  /** Which mechanics the cards of this match have, so that the others cost nothing. */
  learnCards(): void {
    const specials: Moment[] = [];
    this.usesFromDiscard = false;
    for (let id = 1; cardAt(id) < this.block.length; id++) {
      const { special, use } = this.abilitiesOf(id);
      if (special && !specials.includes(special.on)) specials.push(special.on);
      if (use?.from === 'discard') this.usesFromDiscard = true;
    }
    this.specials = specials;
  }

  // ── Verbs (verbs.ts) ──────────────────────────────────────────────────────────────────────────

  destroy(card: Card): boolean {
    return this.destroyAll([card]).length > 0;
  }
  destroyAll(cards: readonly Card[]): Card[] {
    return verbs.destroyAll(this, cards);
  }
  returnToHand(card: Card): boolean {
    return this.returnAllToHand([card]).length > 0;
  }
  returnAllToHand(cards: readonly Card[]): Card[] {
    return verbs.returnAll(this, cards);
  }
  /** From play to the hand or deck of its owner. */
  place(card: Card, to: 'hand' | 'deckTop' | 'deckBottom'): boolean {
    return this.placeAll([card], to).length > 0;
  }
  placeAll(cards: readonly Card[], to: 'hand' | 'deckTop' | 'deckBottom'): Card[] {
    return verbs.placeAll(this, cards, to);
  }
  /** From a pile, in front of everybody, to another pile of its owner. */
  put(card: Card, to: Place): boolean {
    return verbs.put(this, card, to);
  }
  move(minion: Card, to: Card): boolean {
    return this.moveAll([minion], to).length > 0;
  }
  moveAll(minions: readonly Card[], to: Card): Card[] {
    return verbs.moveAll(this, minions, to);
  }
  /** Moves the minion to another base of the player's choice. */
  moveAway(seat: Seat, minion: Card, may = false): boolean {
    const to = this.chooseBase(seat, this.otherBases(this.baseOf(minion)), { to: 'moveTo', may, about: minion });
    return to !== NO_CARD && this.move(minion, to);
  }
  givePower(minion: Card, amount: number, until: Until = 'endOfTurn'): boolean {
    return this.givePowerAll([minion], amount, until).length > 0;
  }
  givePowerAll(minions: readonly Card[], amount: number, until: Until = 'endOfTurn'): Card[] {
    return verbs.givePowerAll(this, minions, amount, until);
  }
  changeBreakpoint(base: Card, amount: number, until: Until = 'endOfTurn'): void {
    verbs.changeBreakpoint(this, base, amount, until);
  }
  discard(card: Card): boolean {
    return verbs.discard(this, card);
  }
  discardFromPlay(cards: readonly Card[]): void {
    verbs.discardInPlay(this, cards);
  }
  discardAtRandom(seat: Seat, count: number): void {
    verbs.discardAtRandom(this, seat, count);
  }
  draw(seat: Seat, count: number): number {
    return verbs.draw(this, seat, count);
  }
  gainVp(seat: Seat, amount: number): void {
    verbs.gainVp(this, seat, amount);
  }
  /** The top cards of a deck, still there. */
  topCards(seat: Seat, count: number): Card[] {
    return verbs.topCards(this, seat, count);
  }
  reveal(seat: Seat, cards: readonly Card[], from: 'hand' | 'deck' = 'deck'): void {
    verbs.reveal(this, seat, cards, from);
  }
  look(seat: Seat, of: Seat, cards: readonly Card[], from: 'hand' | 'deck' | 'baseDeck'): void {
    verbs.look(this, seat, of, cards, from);
  }
  /** Looks through a whole deck; shuffle it afterwards (ZONE-18). */
  search(seat: Seat): Card[] {
    this.sink?.({ type: 'search', seat });
    if (this.deck(seat).length === 0) this.topCards(seat, 1);
    verbs.openedSecret(this);
    return this.deck(seat);
  }
  shuffleDeck(seat: Seat): void {
    verbs.shuffleDeck(this, seat);
  }
  /** Cards of a hand or discard pile go into the player's deck, which is shuffled. */
  shuffleIn(seat: Seat, cards: readonly Card[]): void {
    verbs.shuffleIn(this, seat, cards);
  }
  /** Puts cards on top of a deck, the first of the list topmost; only who put them there knows the order. */
  putOnDeck(seat: Seat, cards: readonly Card[], by: Seat): void {
    verbs.putOnDeck(this, seat, cards, by);
  }
  /** The cards are not affected by the source of the effect being resolved, until the end of the turn. */
  shrugOff(cards: readonly Card[], source: Card): void {
    for (const card of cards) {
      this.effects.push(lastingEffect('unaffected', 'endOfTurn', this.actor, card, source, this.defOf(source)));
    }
  }
  /** The player cannot play actions on their next turn. */
  barActions(seat: Seat): void {
    const { source } = this;
    this.effects.push(lastingEffect('barred', 'endOfNextTurn', seat, NO_CARD, source, this.defOf(source), 0, false));
    this.sink?.({ type: 'barred', seat });
  }
  /** Keeps a faction on the card, for everybody to see. */
  nameFaction(card: Card, faction: number): void {
    if (!this.isInPlay(card)) return;
    this.block[cardAt(idOf(card)) + MEMO] = faction + 1;
    this.sink?.({ type: 'name', seat: this.controllerOf(card), faction: this.rules.factionId(faction) });
  }
  isBarred(seat: Seat): boolean {
    return this.effects.some((e) => e.kind === 'barred' && e.inForce && e.seat === seat);
  }
  /** Is the effect being resolved an action of somebody else than this player? */
  isOthersAction(me: Seat): boolean {
    return this.actor !== NOBODY && this.actor !== me && this.isAction(this.source);
  }
  /** Another base takes the place of this one and its guests; the old one goes into the base deck, which is shuffled. */
  swapBase(old: Card, next: Card): Card {
    const replaces = this.face(idOf(old));
    swapInBase(this, idOf(old), idOf(next));
    putCard(this, idOf(old), BASE_DECK);
    shuffleZone(this, BASE_DECK);
    this.sink?.({ type: 'base', base: this.face(idOf(next)), replaces });
    return this.card(idOf(next));
  }
  /** That base replaces the one being scored (SCORE-27). */
  setNextBase(base: Card): void {
    this.nextBase = base;
  }
  putOnBaseDeck(bases: readonly Card[]): void {
    for (const base of [...bases].reverse()) putCard(this, idOf(base), BASE_DECK, idsIn(this.block, BASE_DECK)[0] ?? 0);
  }
  /** Does the player follow the ability of the base that is being resolved? One who may ignore it is asked, once (TIME-42). */
  follows(seat: Seat): boolean {
    const base = idOf(this.source);
    if (ignoresBase(this, base, seat, false)) return false;
    if (!ignoresBase(this, base, seat, true) || this.following.includes(seat)) return true;
    if (this.ignoring.includes(seat)) return false;
    const ignores = this.confirm(seat, 'ignoreBase');
    (ignores ? this.ignoring : this.following).push(seat);
    return !ignores;
  }

  // ── Playing (play.ts) ─────────────────────────────────────────────────────────────────────────

  /** Everything the active player may do now, in the play phase. */
  legalMoves(): Move[] {
    if (this.phase !== 'play') return [];
    listMoves(this);
    return this.options.toArray().map((move) => readMove(this, move));
  }
  extraMinion(seat: Seat, limits: PermitLimits = {}): void {
    grantPlay(this, seat, 'minion', limits);
  }
  extraAction(seat: Seat, limits: PermitLimits = {}): void {
    grantPlay(this, seat, 'action', limits);
  }
  /** An extra minion now; what was played, or none. */
  playMinionNow(seat: Seat, limits: PermitLimits, must = false): Card {
    return playNow(this, makePermit(this, seat, 'minion', limits, false), must);
  }
  canPlayMinionNow(seat: Seat, limits: PermitLimits): boolean {
    return canPlayNow(this, seat, 'minion', limits);
  }
  /** The minions that the seat could play there now, every copy. */
  playableMinions(seat: Seat, at: Card): Card[] {
    return playableMinions(this, seat, at);
  }
  /** The bases where the seat may play this minion, or this action if it is played on one. */
  placesToPlay(seat: Seat, card: Card): Card[] {
    return this.bases().filter((base) => canPlayAt(this, seat, idOf(card), idOf(base)));
  }
  /** Offers a particular card as an extra card, wherever it may be played; now or never (PLAY-07). */
  playExtra(seat: Seat, card: Card, must = false): Card {
    return playParticular(this, seat, card, must);
  }
  canPlayExtra(seat: Seat, card: Card): boolean {
    return canPlayParticular(this, seat, card);
  }
}
