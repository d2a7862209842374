/**
 * A game: its state, who answers its questions, who hears of what happens; and the vocabulary that
 * cards are written in. The rules themselves live in the files that the methods name.
 */
import {
  ABILITIES,
  CARD_SIZE,
  type Card,
  DEF,
  HOOK_COUNTS,
  HOOK_SLOTS,
  idOf,
  NO_CARD,
  NOBODY,
  OWNER,
  type Seat,
} from './block.ts';
import type { Raising } from './choose.ts';
import { type Config, checkConfig } from './config.ts';
import {
  type Arrival,
  type Destination,
  isHeard,
  JUST_PLAYED,
  type Pending,
  type Spent,
  type Waiting,
  weigh,
} from './context.ts';
import type { Duel } from './duel.ts';
import { Defect, Refusal } from './errors.ts';
import type { GameEvent } from './events.ts';
import { findFaults, findNonsense } from './invariants.ts';
import type { Happening } from './moments.ts';
import { type Move, readMove } from './move.ts';
import { listMoves } from './moves.ts';
import { grantPlay, makePermit, type PermitLimits } from './permits.ts';
import {
  canPlayAt,
  canPlayNow,
  canPlayParticular,
  type Particular,
  playableMinions,
  playNow,
  playParticular,
} from './play.ts';
import { arrange, type Position } from './position.ts';
import { lastingEffect, type Permit } from './records.ts';
import { type Decider, emptyRequest, Options, type Request } from './request.ts';
import { HOOK, NO_SPECIALS, type Rules, WORKS_FROM_DISCARD } from './rules.ts';
import { openMatch } from './setup.ts';
import { poolOf } from './sides.ts';
import { checkSaved, copyState, hashState, loadState, type SavedState, saveState } from './state.ts';

import { step } from './turn.ts';
import { listeners } from './values.ts';
import { Vocabulary } from './vocabulary.ts';
import { cardAt } from './zones.ts';

const nobodyAnswers: Decider = {
  one: () => {
    throw new Defect('nobody is there to answer');
  },
  many: () => {
    throw new Defect('nobody is there to answer');
  },
};

export class Game extends Vocabulary {
  config: Config;

  // Who answers and who listens.
  decider: Decider = nobodyAnswers;
  sink: ((event: GameEvent) => void) | undefined;

  // What goes on inside a step; empty at every checkpoint.
  /** Something has been resolved in this step, or is about to be: only then is there anything to empty. */
  isStirred = false;
  /** A hand has got smaller, or control has changed: cards may have become immune (PROT-06). */
  mayBeImmune = false;
  how = 0;
  frame = 0;
  frames = 0;
  depth = 0;
  /** How many effects wait while what they triggered is done. */
  settling = 0;
  /** The cards that something happened to instead, in this step, once for each time. */
  replaced: Card[] = [];
  probing = 0;
  decisions = 0;
  stack: number[] = [];
  pending: Pending[] = [];
  spent: Spent[] = [];
  /** Whose reaction is being read or run: the id of a card, with the number of its second text in the upper bits (echo.ts). */
  speaker = 0;
  /** Moments that Specials may answer once the effect is done. */
  waiting: Waiting[] = [];
  arrivals: Arrival[] = [];
  destinations: Destination[] = [];
  /** Cards that get one counter less than was about to be placed on them (counters.ts). */
  withheld: Card[] = [];
  /** Who has copied what an action does, by its frame (COPY-03). */
  copied: { readonly frame: number; readonly self: Card }[] = [];
  /** The duel that is under way. */
  duel: Duel | undefined;
  /** The moment that Specials may answer now (window.ts). */
  window: Happening | undefined;
  /** Where the minions being moved go to, and who moves them. */
  destination: Card = NO_CARD;
  mover: Seat = NOBODY;
  /**
   * It is asked whether what others do to a minion may last: meanwhile its power is what it is without them. So what
   * brings a minion into the range of a protection stays.
   */
  isWeighing = false;
  /** The base that is being scored in this step, from when it is named. */
  scored: Card = NO_CARD;
  /** The base that is to take its place, and the card that says so. */
  nextBase: Card = NO_CARD;
  nextBaseBy: Card = NO_CARD;
  /** No base takes the place of the one being scored. */
  isUnreplaced = false;
  /** The base that has scored and is about to be replaced. */
  leaving: Card = NO_CARD;
  /** What minions were worth before the effect being resolved, or as they came, if a card wants to know whose power grows. */
  powers: Map<Card, number> | undefined;
  /** What an action that is being played has to raise. */
  raising: Raising | undefined;
  /** An action that does not go with the minion it is on (`destroyBearer`). */
  kept: Card = NO_CARD;
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
  readonly leftOptions = new Options();
  /** The permits that the moves in `options` speak of. */
  offered: readonly Permit[] = [];
  readonly request: Request;
  /** For a question that is asked one pick at a time (request.ts). */
  readonly spareRequest: Request;
  /** The traits that any card of the match has: the mechanics of others cost nothing. */
  traits = 0;
  /** A bit for each seat with cards that can be used from its discard pile, where nobody else's come to lie (ZONE-05). */
  reusers = 0;
  /** And those who own minions that can be played from there in place of another. */
  substitutes = 0;

  private constructor(rules: Rules, config: Config) {
    super(rules);
    this.config = config;
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
    const { rules, config } = this;
    const isWhole = config.pool.length === rules.factionIds.length; // as is none: with many boxes it is a long list
    return saveState(this, rules.version, isWhole ? { ...config, pool: [] } : config);
  }

  /** Makes this game equal to another of the same rules; nothing is shared that could change. */
  copyFrom(other: Game): this {
    copyState(other, this);
    this.config = other.config;
    this.traits = other.traits;
    this.reusers = other.reusers;
    this.substitutes = other.substitutes;
    this.forget();
    this.hooked = other.hooked?.slice();
    this.beginStep();
    return this;
  }

  /** Drops what was derived from the state: it is another one now. */
  private forget(): void {
    this.hooked = undefined;
    this.hookVersion++;
  }

  clone(): Game {
    return new Game(this.rules, this.config).copyFrom(this);
  }

  /** Two hidden cards of one pool change what they are: how one imagines what one cannot know. */
  swapIdentities(id: number, other: number): boolean {
    const one = cardAt(id);
    const two = cardAt(other);
    const def = this.block[one + DEF] as number;
    if (this.isPublic(id) || this.isPublic(other) || this.block[two + DEF] === def) return false;
    if (poolOf(this, id) !== poolOf(this, other)) return false;
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
    if (isHeard(this, HOOK.strengthened)) weigh(this);
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
    this.decisions = 0;
    this.probing = 0;
    this.mayBeImmune = false;
    this.powers = undefined;
    if (!this.isStirred) return;
    this.isStirred = false;
    this.source = NO_CARD;
    this.actor = NOBODY;
    this.how = 0;
    this.frame = 0;
    this.frames = 0;
    this.depth = 0;
    this.settling = 0;
    if (this.stack.length > 0) this.stack = [];
    if (this.pending.length > 0) this.pending = [];
    if (this.spent.length > 0) this.spent = [];
    if (this.waiting.length > 0) this.waiting = [];
    if (this.arrivals.length > 0) this.arrivals = [];
    if (this.destinations.length > 0) this.destinations = [];
    if (this.withheld.length > 0) this.withheld = [];
    if (this.copied.length > 0) this.copied = [];
    if (this.replaced.length > 0) this.replaced = [];
    if (this.following.length > 0) this.following = [];
    if (this.ignoring.length > 0) this.ignoring = [];
    this.scored = NO_CARD;
    this.speaker = 0;
    this.nextBase = NO_CARD;
    this.nextBaseBy = NO_CARD;
    this.isUnreplaced = false;
    this.leaving = NO_CARD;
    this.kept = NO_CARD;
    this.duel = undefined;
    this.raising = undefined;
    this.window = undefined;
    this.destination = NO_CARD;
    this.mover = NOBODY;
    this.isWeighing = false;
  }

  /** Which mechanics the cards of this match have. */
  learnCards(): void {
    let traits = 0;
    let reusers = 0;
    let substitutes = 0;
    for (let at = cardAt(1); at < this.block.length; at += CARD_SIZE) {
      const own = this.rules.traits[this.block[at + DEF] as number] as number;
      traits |= own;
      if (own & WORKS_FROM_DISCARD) {
        const bit = 1 << (this.block[at + OWNER] as number);
        reusers |= bit;
        if (this.rules.abilities[this.block[at + DEF] as number]?.inPlaceOfMinion) substitutes |= bit;
      }
    }
    this.traits = traits;
    this.reusers = reusers;
    this.substitutes = substitutes;
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
    return playNow(this, makePermit(this, seat, 'minion', limits), must);
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
    return this.bases().filter((base) => this.canPlayThere(seat, card, base));
  }
  canPlayThere(seat: Seat, card: Card, base: Card): boolean {
    return canPlayAt(this, seat, idOf(card), idOf(base));
  }
  /** Offers a particular card as an extra card, wherever it may be played; now or never (PLAY-07). */
  playExtra(seat: Seat, card: Card, how: Particular = {}): Card {
    return playParticular(this, seat, card, how);
  }
  canPlayExtra(seat: Seat, card: Card, how: Particular = {}): boolean {
    return canPlayParticular(this, seat, card, how);
  }
  /** An extra action now; what was played, or none. */
  playActionNow(seat: Seat, limits: PermitLimits = {}, must = false): Card {
    return playNow(this, makePermit(this, seat, 'action', limits), must);
  }
  canPlayActionNow(seat: Seat, limits: PermitLimits = {}): boolean {
    return canPlayNow(this, seat, 'action', limits);
  }
  /** Is the effect being resolved that of a card which is being played, or was this turn? */
  isOfThisTurn(): boolean {
    return (this.how & JUST_PLAYED) !== 0 || this.plays.some(({ card }) => card === this.source);
  }
  /** No other player can play or use Specials until that base has scored. */
  hushOthers(seat: Seat, base: Card): void {
    this.effects.push(lastingEffect('hushed', 'leavesPlay', seat, base, this.source, this.defOf(this.source)));
    this.sink?.({ type: 'hush', base: this.face(idOf(base)), seat });
  }
  canUseSpecials(seat: Seat): boolean {
    for (const e of this.effects) if (e.kind === 'hushed' && e.seat !== seat && this.isInPlay(e.card)) return false;
    return true;
  }
  /** From their hand: a card on the base that is being scored may keep others from that (TIME-14). */
  canPlaySpecials(seat: Seat): boolean {
    if (!this.canUseSpecials(seat)) return false;
    if (this.scored === NO_CARD || this.block[HOOK_COUNTS + NO_SPECIALS] === 0) return true;
    const isBarring = (id: number): boolean =>
      this.baseIdOf(id) === idOf(this.scored) && this.controllerOf(id) !== seat;
    return !listeners(this, NO_SPECIALS).some(isBarring);
  }
}
