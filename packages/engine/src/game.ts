/** A game: the table, with the words that cards are written in and the course of the rules. */
import { heedChanges } from './effects/ongoing.ts';
import { learnCards, openMatch } from './flow/setup.ts';
import { step } from './flow/turn.ts';
import { type Config, checkConfig } from './model/config.ts';
import type { GameEvent } from './model/events.ts';
import { type Course, type Facts, type Game as GameType, wordsOf } from './model/game.ts';
import { HOOK } from './model/hooks.ts';
import type { Rules } from './model/rules.ts';
import { checkSaved, loadState, type SavedState, saveState } from './model/saving.ts';
import type { Call, Move } from './model/step.ts';
import { Table } from './model/table.ts';
import type { Words } from './model/words.ts';
import type { Seeing } from './model/words-looking.ts';
import { arrange, type Position } from './outside/position.ts';
import { hold, release } from './play/control.ts';
import { readMove } from './play/move.ts';
import { listMoves } from './play/moves.ts';
import { askForSpecials } from './play/specials.ts';
import { weigh } from './resolution/context.ts';
import { beginStep } from './resolution/step.ts';
import { ABILITIES, type Card, DEF, NO_CARD, stayOf } from './state/block.ts';
import { Defect, Refusal } from './state/errors.ts';
import { copyState, hashState } from './state/state.ts';
import { cardAt } from './state/zones.ts';
import { findFaults, findNonsense } from './table/invariants.ts';
import { isHeard } from './table/listeners.ts';
import { poolOf } from './table/sides.ts';
import { choosing } from './words/choices.ts';
import { decks } from './words/decks.ts';
import { effects } from './words/effects.ts';
import { looking } from './words/looking.ts';
import { madnessWords } from './words/madness.ts';
import { monsterWords } from './words/monsters.ts';
import { playing } from './words/playing.ts';
import { time } from './words/time.ts';
import { titanWords } from './words/titans.ts';

/** The words of all topics, in one place; the others are methods of the table. */
const WORDS: Omit<Words, keyof Seeing> & Facts = {
  ...looking,
  ...choosing,
  ...effects,
  ...time,
  ...playing,
  ...decks,
  ...madnessWords,
  ...titanWords,
  ...monsterWords,
};

class RunningGame extends Table implements Course {
  static {
    Object.assign(RunningGame.prototype, WORDS);
  }

  // ── Who listens ───────────────────────────────────────────────────────────────────────────────

  listen(listener: ((event: GameEvent) => void) | undefined): void {
    this.sink = listener && ((event) => listener(withCause(this, event)));
  }

  // ── Set off in lower rooms, done in higher ones ───────────────────────────────────────────────

  hold(action: Card): void {
    hold(this, action);
  }
  release(action: number): void {
    release(this, action);
  }
  askForSpecials(calls: readonly Call[]): void {
    askForSpecials(this, calls);
  }
  heedChanges(): void {
    heedChanges(this);
  }

  // ── From checkpoint to checkpoint ─────────────────────────────────────────────────────────────

  step(): void {
    beginStep(this);
    if (isHeard(this, HOOK.strengthened)) weigh(this);
    step(this);
  }

  run(maxSteps = 20_000): void {
    for (let i = 0; !this.isOver(); i++) {
      if (i > maxSteps) throw new Defect(`the game has not ended after ${maxSteps} steps`);
      this.step();
    }
  }

  legalMoves(): Move[] {
    if (this.phase !== 'play') return [];
    listMoves(this);
    return this.options.toArray().map((move) => readMove(this, move));
  }

  save(): SavedState {
    const { rules, config } = this;
    const isWhole = config.pool.length === rules.factionIds.length; // then it is left out: with many boxes it is a long list
    return saveState(this, rules, isWhole ? { ...config, pool: [] } : config);
  }

  hash(): number {
    return hashState(this);
  }

  rest(): void {
    this.listenersOf.length = 0;
    this.listenersAt.fill(0);
    for (const list of [this.options, this.spareOptions, this.leftOptions]) list.free();
  }

  clone(): Game {
    return new RunningGame(this.rules, this.config).copyFrom(this);
  }

  copyFrom(other: RunningGame): Game {
    copyState(other, this);
    this.config = other.config;
    this.traits = other.traits;
    this.awaited = other.awaited;
    this.reusers = other.reusers;
    this.substitutes = other.substitutes;
    this.forget();
    this.hooked = other.hooked?.slice();
    beginStep(this);
    return wordsOf(this);
  }

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
}

function withCause(g: Table, event: GameEvent): GameEvent {
  if (g.source === NO_CARD || 'source' in event || ('by' in event && typeof event.by === 'object')) return event;
  return { ...event, cause: { id: stayOf(g.source), def: g.definition(g.source).id } };
}

export type Game = GameType;

export const Game = {
  /** A new match, dealt (or about to be drafted). */
  create(rules: Rules, config: Partial<Config> & { seed: string }, sink?: (event: GameEvent) => void): Game {
    const game = new RunningGame(rules, checkConfig(config, rules));
    game.listen(sink);
    openMatch(game);
    return wordsOf(game);
  },

  /** A match laid out by hand; `labels` are the ids of the cards that were given a name (position.ts). */
  arrange(
    rules: Rules,
    config: Partial<Config> & { seed: string },
    position: Position,
  ): { game: Game; labels: ReadonlyMap<string, number> } {
    const game = new RunningGame(rules, checkConfig(config, rules));
    const labels = arrange(wordsOf(game), position);
    return { game: wordsOf(game), labels };
  },

  load(rules: Rules, saved: SavedState): Game {
    checkSaved(saved, rules);
    const config = checkConfig(saved.config, rules);
    const game = new RunningGame(rules, config);
    loadState(saved, game, rules);
    const [fault] = findNonsense(game) ?? findFaults(game);
    if (fault !== undefined) throw new Refusal('bad-save', `the saved game is damaged: ${fault}`);
    learnCards(game);
    return wordsOf(game);
  },
};
