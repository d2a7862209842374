/**
 * Open-loop search over what a seat can imagine: every iteration plays another world that looks like the real one, and
 * the tree is one of decisions, not of states. A decision is known by what is chosen, so that the same choice in two
 * worlds is the same branch; branches are compared by how often they were there to be chosen.
 */
import {
  type Asked,
  below,
  type Decider,
  type Game,
  type Imagination,
  manyByOne,
  type Request,
  type Seat,
  seedWords,
  signOfLine,
  signOfTable,
} from '@baston/engine';
import { DECLINED, keyOf } from './choice.ts';
import { LearnedRollout } from './learned-rollout.ts';
import { RandomRollout } from './random-rollout.ts';
import { Tree } from './tree.ts';

export interface Effort {
  /** How many worlds are played. */
  readonly iterations: number;
  /** Stops earlier when this many milliseconds have passed; all picks of a decision together take half as much again at most. */
  readonly ms?: number;
  /** How far: turns from now on, this one included; 0: only until the next checkpoint. */
  readonly turns: number;
  /** The player of the turn after these takes the best of up to this many ways to play it. */
  readonly replies?: number;
  /**
   * Plays fewer worlds: what was found out for one decision of a turn counts for the next, a clear lead is enough, and
   * so is a part of the iterations where there are few options.
   */
  readonly isThrifty?: boolean;
  /** Draws about half of its answers without looking at anything. */
  readonly isAbsentMinded?: boolean;
}

/** Says how good a world is: the aim of the search. */
export interface Evaluator {
  /** How far apart good and bad worlds are in its eyes: so much are options tried that look worse than others. */
  readonly spread: number;
  /** Has a world been played far enough? Without this, after the turns and replies of the effort. */
  isFar?(world: Game): boolean;
  /** How good a world that was played far enough is for each seat, from 0 to 1. */
  evaluate(world: Game): Float64Array;
}

/** The search's estimate of one option. */
export interface Estimate {
  /** Index of the option; -1 declines. */
  readonly option: number;
  readonly visits: number;
  /** The estimated chance to win. */
  readonly chance: number;
}

/** A branch is tried anew as long as there are fewer than this times the root of the visits. */
const WIDTH = 3;
/** The tree has room for so many times the iterations of a decision: those of a turn share it. */
const KEPT = 3;
/** The usual gain is the mean of about the last so many worlds. */
const LATELY = 50;
/** Iterations between two looks at the clock. */
const PAUSE = 16;
/** A decision of several picks may take this many times its milliseconds. */
const ALL_PICKS = 1.5;

/** A lead is clear when an option was tried in this part of all iterations, and so many times as often as any other. */
const CLEAR_SHARE = 0.2;
const CLEAR_LEAD = 2;
/** The part of all iterations that one more option is worth. */
const OPTION_SHARE = 0.08;

export class Search implements Decider {
  readonly #effort: Effort;
  readonly #evaluator: Evaluator;
  readonly #tree: Tree;
  readonly #words = new Int32Array(4);
  readonly #now: (() => number) | undefined;
  /** When the present decision was begun. */
  #begun = 0;
  /** Where the tree stands for the present decision. */
  #root = 0;
  /** The keys of the present options in the tree; empty before they have been seen. */
  #keys: number[] = [];
  // The present iteration.
  #mind: Imagination | undefined;
  #node = 0;
  #inTree = true;
  #given: readonly number[] = [];
  /** The same in the order of the options. */
  #taken: readonly number[] = [];
  #depth = 0;
  #seat: Seat = 0;
  /** A hash of the seat's answers since the last checkpoint. */
  #line = 0;
  readonly #rollout: RandomRollout;
  /** How the next player plays, as far as it was found out in the present turn. */
  #replyRollout: LearnedRollout | undefined;
  /** The mean gain of the next player by the reply taken, over the last worlds. */
  #usual = 0;
  #turn = 0;
  #reply: Game | undefined;
  readonly #chosen = new Float64Array(4);
  readonly #path: number[] = [];
  readonly #seats: Seat[] = [];

  constructor(effort: Effort, evaluator: Evaluator, seed: string, now?: () => number) {
    this.#effort = effort;
    this.#evaluator = evaluator;
    this.#tree = new Tree(KEPT * effort.iterations + 1);
    this.#now = now;
    seedWords(seed, this.#words);
    this.#rollout = new RandomRollout(this.#words);
  }

  /** The estimates of the options for the first pick of the last decision. */
  estimates: readonly Estimate[] = [];
  /** In how many worlds that was found out for the decisions before. */
  kept = 0;

  /** The picks, one after the other: each is a decision of its own. */
  decide(mind: Imagination): number[] {
    const { kind, min, max, options } = mind.asked;
    this.kept = 0;
    this.#begun = this.#now?.() ?? 0;
    if (kind === 'move' && min === options) return [0]; // there is nothing to do but to end the turn
    const picks: number[] = [];
    while (picks.length < max) {
      const forced = picks.length < min && options - picks.length === 1;
      const estimates = forced ? [] : this.#weigh(mind, picks);
      if (picks.length === 0) this.estimates = estimates;
      const option = forced ? this.#lastLeft(picks, options) : this.#best(estimates);
      if (!forced) this.#root = this.#tree.child(this.#root, this.#keyOf(option));
      if (option < 0) break;
      picks.push(option);
    }
    return picks;
  }

  #lastLeft(picks: readonly number[], options: number): number {
    for (let i = 0; i < options; i++) if (!picks.includes(i)) return i;
    return DECLINED;
  }
  #best(estimates: readonly Estimate[]): number {
    let [best] = estimates as [Estimate];
    for (const estimate of estimates)
      if (estimate.visits > best.visits || (estimate.visits === best.visits && estimate.chance > best.chance))
        best = estimate;
    return best.option;
  }

  /** Weighs each option for the next pick, after those already made. */
  #weigh(mind: Imagination, picks: readonly number[]): Estimate[] {
    const { ms } = this.#effort;
    const iterations = this.#iterationsFor(mind.asked, picks.length);
    const until =
      ms === undefined || !this.#now
        ? Number.POSITIVE_INFINITY
        : Math.min(this.#now() + ms, this.#begun + ALL_PICKS * ms);
    const isFar = this.#horizon(mind);
    this.#keys = [];
    this.#reply = undefined; // of another game, perhaps
    if (mind.turn !== this.#turn) this.#replyRollout = undefined;
    if (!this.#replyRollout) this.#usual = 0;
    this.#turn = mind.turn;
    this.#given = picks;
    this.#taken = [...picks].sort((a, b) => a - b);
    for (let i = 1; ; i++) {
      this.#iterate(mind, isFar);
      const left = iterations - (this.#tree.visits[this.#root] as number);
      if (left <= 0) break;
      if (i % PAUSE === 0) {
        if (this.#now && this.#now() > until) break;
        if (this.#isSettled(this.#estimates(mind.asked, picks), left)) break;
      }
    }
    return this.#estimates(mind.asked, picks);
  }

  #iterationsFor({ min, options }: Asked, picked: number): number {
    const { iterations, isThrifty } = this.#effort;
    const choices = options - picked + (picked < min ? 0 : 1);
    return isThrifty ? Math.min(iterations, Math.ceil(OPTION_SHARE * iterations * choices)) : iterations;
  }

  /** The option that was tried most often cannot be overtaken any more in the iterations that are left, or hardly. */
  #isSettled(estimates: readonly Estimate[], left: number): boolean {
    const { iterations, isThrifty } = this.#effort;
    let first = 0;
    let second = 0;
    for (const { visits } of estimates) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    if (first - second > left) return true;
    return isThrifty === true && first > CLEAR_SHARE * iterations && first > CLEAR_LEAD * second;
  }

  #horizon({ turn }: Imagination): (world: Game) => boolean {
    const { isFar } = this.#evaluator;
    if (isFar) return isFar;
    const { turns } = this.#effort;
    if (turns === 0) return () => true;
    const last = Math.max(turn, 1) + turns - 1;
    return (world) => world.turn >= last && world.phase === 'start';
  }

  #iterate(mind: Imagination, isFar: (world: Game) => boolean): void {
    this.#inTree = true;
    this.#depth = 0;
    this.#mind = mind;
    this.#seat = mind.asked.seat;
    this.#rollout.begin(mind.turn);
    this.#path.length = 0;
    this.#seats.length = 0;
    const chances = this.#evaluateReplies(mind.play(this.#words, this, isFar));
    const { visits, values } = this.#tree;
    visits[this.#root] = (visits[this.#root] as number) + 1;
    for (let i = 0; i < this.#path.length; i++) {
      const node = this.#path[i] as number;
      visits[node] = (visits[node] as number) + 1;
      values[node] = (values[node] as number) + (chances[this.#seats[i] as number] as number);
    }
  }

  /**
   * The others do not play at random: of some turns made of what has gained most so far, they take the one that serves
   * them best. They look for no other once they have one that is better than usual.
   */
  #evaluateReplies(world: Game): Float64Array {
    const { replies = 0 } = this.#effort;
    if (replies === 0 || this.#evaluator.isFar || world.isOver()) return this.#evaluator.evaluate(world);
    const { active } = world;
    this.#reply ??= world.clone();
    this.#replyRollout ??= new LearnedRollout(this.#words);
    this.#chosen.fill(-1);
    const before = this.#evaluator.evaluate(world)[active] as number;
    for (let i = 0; i < replies; i++) {
      const reply = this.#reply.copyFrom(world);
      reply.decider = this.#replyRollout;
      this.#replyRollout.begin(world.turn);
      do reply.step();
      while (!reply.isOver() && reply.phase !== 'start');
      const chances = this.#evaluator.evaluate(reply);
      const theirs = chances[active] as number;
      this.#replyRollout.learn(theirs - before);
      if (theirs > (this.#chosen[active] as number)) this.#chosen.set(chances);
      if (theirs - before > this.#usual) break;
    }
    this.#usual += ((this.#chosen[active] as number) - before - this.#usual) / LATELY;
    return this.#chosen;
  }

  #estimates({ min, options }: Asked, picks: readonly number[]): Estimate[] {
    const { visits, values } = this.#tree;
    const estimates: Estimate[] = [];
    for (let option = picks.length < min ? 0 : DECLINED; option < options; option++) {
      if (picks.includes(option)) continue;
      const node = this.#tree.child(this.#root, this.#keyOf(option));
      const seen = visits[node] as number;
      estimates.push({ option, visits: node ? seen : 0, chance: node && seen ? (values[node] as number) / seen : 0 });
    }
    return estimates;
  }
  #keyOf(option: number): number {
    return option < 0 ? DECLINED : (this.#keys[option] as number);
  }

  // ── Answering in a world ──────────────────────────────────────────────────────────────────────

  one(game: Game, request: Request): number {
    const index = this.#pick(game, request);
    if (request.seat === this.#seat) this.#line = signOfLine(this.#line, index < 0 ? [] : [index]);
    return index;
  }
  many(game: Game, request: Request): readonly number[] {
    const picks = manyByOne(game, request, (g, step) => this.#pick(g, step));
    if (request.seat === this.#seat) this.#line = signOfLine(this.#line, picks);
    return picks;
  }
  #pick(game: Game, request: Request): number {
    if (game.decisions === 1) this.#line = 0; // a step begins
    const depth = this.#depth++;
    const given = this.#given[depth];
    if (given !== undefined) return this.#indexLeft(given, depth);
    if (depth === this.#given.length) this.#arrive(game, request);
    if (request.min > 0 && request.options.length === 1) return 0;
    return this.#inTree ? this.#select(game, request) : this.#rollout.one(game, request);
  }

  /** Where an option stands once those picked before it are gone. */
  #indexLeft(option: number, picked: number): number {
    let index = option;
    for (let i = 0; i < picked; i++) if ((this.#given[i] as number) < option) index--;
    return index;
  }
  /** And the other way round. */
  #optionAt(index: number): number {
    if (index < 0) return index;
    let option = index;
    for (const given of this.#taken) if (given <= option) option++;
    return option;
  }

  /** Hashes what the seat sees when it is asked, and the answers that led there. */
  #signOf(game: Game, request: Request): number {
    const keys = Array.from({ length: request.options.length }, (_, i) => keyOf(game, request, i));
    return signOfLine(signOfTable(game, request.seat) ^ this.#line, keys) || 1;
  }

  /** At the question. What is known of it is kept if it was foreseen just so: whatever else is in the tree is forgotten. */
  #arrive(game: Game, request: Request): void {
    this.#node = this.#root;
    if (this.#keys.length > 0) return;
    const { options } = request;
    for (let i = 0; i < options.length; i++) this.#keys[this.#optionAt(i)] = keyOf(game, request, i);
    this.#line = (this.#mind as Imagination).line;
    const sign = this.#signOf(game, request);
    const { signs } = this.#tree;
    if (!this.#effort.isThrifty || signs[this.#root] !== sign || !this.#tree.hasRoomFor(this.#effort.iterations)) {
      this.#root = this.#tree.plant();
      signs[this.#root] = sign;
      this.#node = this.#root;
    }
    if (this.#given.length === 0) this.kept = this.#tree.visits[this.#root] as number;
  }

  #select(game: Game, request: Request): number {
    const tree = this.#tree;
    const node = this.#node;
    if (tree.signs[node] === 0 && request.seat === this.#seat) tree.signs[node] = this.#signOf(game, request);
    const { spread } = this.#evaluator;
    const { options } = request;
    let tried = 0;
    let untried = 0;
    let best = -2;
    let bestNode = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    let fresh = -2;
    for (let i = request.min === 0 ? -1 : 0; i < options.length; i++) {
      const child = tree.child(node, keyOf(game, request, i));
      if (child === 0) {
        untried++;
        if (below(this.#words, untried) === 0) fresh = i;
        continue;
      }
      tried++;
      const offers = (tree.offers[child] as number) + 1;
      tree.offers[child] = offers;
      const visits = tree.visits[child] as number;
      const score = (tree.values[child] as number) / visits + spread * Math.sqrt(Math.log(offers + 1) / visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
        bestNode = child;
      }
    }
    const visits = tree.visits[node] as number;
    if (untried > 0 && (tried === 0 || tried < WIDTH * Math.sqrt(visits))) {
      bestNode = tree.grow(node, keyOf(game, request, fresh));
      tree.offers[bestNode] = 1;
      best = fresh;
      this.#inTree = false;
    }
    this.#path.push(bestNode);
    this.#seats.push(request.seat);
    this.#node = bestNode;
    return best;
  }
}
