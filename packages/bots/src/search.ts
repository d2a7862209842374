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
  nextBits,
  type Request,
  type Seat,
  seedWords,
} from '@baston/engine';

export interface Effort {
  /** How many worlds are played. */
  readonly iterations: number;
  /** Stops earlier when this many milliseconds have passed. */
  readonly ms?: number;
  /** How far: turns from now on, this one included; 0: only until the next checkpoint. */
  readonly turns: number;
  /** Of so many ways to play the turn after these, whoever's it is takes the best. */
  readonly replies?: number;
}

/** What is played for. */
export interface Judge {
  /** How far apart good and bad worlds are in its eyes: so much are options tried that look worse than others. */
  readonly spread: number;
  /** Has a world been played far enough? Without this, after the turns and replies of the effort. */
  isFar?(world: Game): boolean;
  /** How good a world that was played far enough is for each seat, from 0 to 1. */
  evaluate(world: Game): Float64Array;
}

/** What the search thinks of one option. */
export interface Verdict {
  /** Index of the option; -1 declines. */
  readonly option: number;
  readonly visits: number;
  /** The estimated chance to win. */
  readonly chance: number;
}

/** A branch is tried anew as long as there are fewer than this times the root of the visits. */
const WIDTH = 3;
/** In what is not searched, a turn ends after so many moves: some combinations never do. */
const MOVES_PER_TURN = 12;
const DECLINES_OF = 8;
/** Iterations between two looks at the clock. */
const PAUSE = 16;

/** Branches: `node` and what is chosen there lead to another node. Open addressing. */
class Tree {
  size = 1;
  visits: Int32Array;
  offers: Int32Array;
  values: Float64Array;
  #mask: number;
  #parents: Int32Array;
  #keys: Int32Array;
  #children: Int32Array;

  constructor(nodes: number) {
    let slots = 64;
    while (slots < 4 * nodes) slots *= 2;
    this.#mask = slots - 1;
    this.visits = new Int32Array(nodes + 2);
    this.offers = new Int32Array(nodes + 2);
    this.values = new Float64Array(nodes + 2);
    this.#parents = new Int32Array(slots);
    this.#keys = new Int32Array(slots);
    this.#children = new Int32Array(slots);
  }
  clear(): void {
    this.visits.fill(0, 0, this.size + 1);
    this.offers.fill(0, 0, this.size + 1);
    this.values.fill(0, 0, this.size + 1);
    this.#children.fill(0);
    this.size = 1;
  }
  #slot(node: number, key: number): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b)) >>> 7;
    for (slot &= this.#mask; this.#children[slot] !== 0; slot = (slot + 1) & this.#mask)
      if (this.#parents[slot] === node && this.#keys[slot] === key) break;
    return slot;
  }
  /** 0: never chosen. */
  child(node: number, key: number): number {
    return this.#children[this.#slot(node, key)] as number;
  }
  grow(node: number, key: number): number {
    const slot = this.#slot(node, key);
    this.#parents[slot] = node;
    this.#keys[slot] = key;
    this.size++;
    this.#children[slot] = this.size;
    return this.size;
  }
}

/** The option that was tried most often cannot be overtaken any more in so many iterations. */
function isSettled(verdicts: readonly Verdict[], left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of verdicts) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

const ROOT = 1;
const DECLINED = -1;

export class Search implements Decider {
  readonly #effort: Effort;
  readonly #judge: Judge;
  readonly #tree: Tree;
  readonly #words = new Int32Array(4);
  readonly #now: (() => number) | undefined;
  // The present iteration.
  #node = ROOT;
  #inTree = true;
  #given: readonly number[] = [];
  /** The same in the order of the options. */
  #taken: readonly number[] = [];
  #depth = 0;
  #turn = 0;
  #moves = 0;
  #reply: Game | undefined;
  readonly #chosen = new Float64Array(4);
  readonly #path: number[] = [];
  readonly #seats: Seat[] = [];

  constructor(effort: Effort, judge: Judge, seed: string, now?: () => number) {
    this.#effort = effort;
    this.#judge = judge;
    this.#tree = new Tree(effort.iterations);
    this.#now = now;
    seedWords(seed, this.#words);
  }

  /** What it thinks of the options for the first pick of the last decision. */
  verdicts: readonly Verdict[] = [];

  /** The picks, one after the other: each is a decision of its own. */
  decide(mind: Imagination): number[] {
    const { kind, min, max, options } = mind.asked;
    if (kind === 'move' && min === options) return [0]; // there is nothing to do but to end the turn
    const picks: number[] = [];
    while (picks.length < max) {
      const forced = picks.length < min && options - picks.length === 1;
      const verdicts = forced ? [] : this.#weigh(mind, picks);
      if (picks.length === 0) this.verdicts = verdicts;
      const option = forced ? this.#lastLeft(picks, options) : this.#best(verdicts);
      if (option < 0) break;
      picks.push(option);
    }
    return picks;
  }

  #lastLeft(picks: readonly number[], options: number): number {
    for (let i = 0; i < options; i++) if (!picks.includes(i)) return i;
    return DECLINED;
  }
  #best(verdicts: readonly Verdict[]): number {
    let [best] = verdicts as [Verdict];
    for (const verdict of verdicts)
      if (verdict.visits > best.visits || (verdict.visits === best.visits && verdict.chance > best.chance))
        best = verdict;
    return best.option;
  }

  /** What each option for the next pick is worth, after those already made. */
  #weigh(mind: Imagination, picks: readonly number[]): Verdict[] {
    const { iterations, ms } = this.#effort;
    const until = ms === undefined || !this.#now ? Number.POSITIVE_INFINITY : this.#now() + ms;
    const isFar = this.#horizon(mind);
    this.#tree.clear();
    this.#reply = undefined; // of another game, perhaps
    this.#given = picks;
    this.#taken = [...picks].sort((a, b) => a - b);
    for (let i = 0; i < iterations; i++) {
      if (i % PAUSE === PAUSE - 1) {
        if (this.#now && this.#now() > until) break;
        if (isSettled(this.#verdicts(mind.asked, picks), iterations - i)) break;
      }
      this.#iterate(mind, isFar);
    }
    return this.#verdicts(mind.asked, picks);
  }

  #horizon({ turn }: Imagination): (world: Game) => boolean {
    const { isFar } = this.#judge;
    if (isFar) return isFar;
    const { turns } = this.#effort;
    if (turns === 0) return () => true;
    const last = Math.max(turn, 1) + turns - 1;
    return (world) => world.turn >= last && world.phase === 'start';
  }

  #iterate(mind: Imagination, isFar: (world: Game) => boolean): void {
    this.#node = ROOT;
    this.#inTree = true;
    this.#depth = 0;
    this.#turn = mind.turn;
    this.#moves = 0;
    this.#path.length = 0;
    this.#seats.length = 0;
    const chances = this.#judgeReplies(mind.play(this.#words, this, isFar));
    const { visits, values } = this.#tree;
    visits[ROOT] = (visits[ROOT] as number) + 1;
    for (let i = 0; i < this.#path.length; i++) {
      const node = this.#path[i] as number;
      visits[node] = (visits[node] as number) + 1;
      values[node] = (values[node] as number) + (chances[this.#seats[i] as number] as number);
    }
  }

  /** The others do not play at random: of some turns that come to mind, they take the one that serves them best. */
  #judgeReplies(world: Game): Float64Array {
    const { replies = 0 } = this.#effort;
    if (replies === 0 || this.#judge.isFar || world.isOver()) return this.#judge.evaluate(world);
    const { active } = world;
    this.#reply ??= world.clone();
    this.#inTree = false;
    this.#chosen.fill(-1);
    for (let i = 0; i < replies; i++) {
      const reply = this.#reply.copyFrom(world);
      reply.decider = this;
      this.#moves = 0;
      do reply.step();
      while (!reply.isOver() && reply.phase !== 'start');
      const chances = this.#judge.evaluate(reply);
      if ((chances[active] as number) > (this.#chosen[active] as number)) this.#chosen.set(chances);
    }
    return this.#chosen;
  }

  #verdicts({ min, options }: Asked, picks: readonly number[]): Verdict[] {
    const { visits, values } = this.#tree;
    const verdicts: Verdict[] = [];
    for (let option = picks.length < min ? 0 : DECLINED; option < options; option++) {
      if (picks.includes(option)) continue;
      const node = this.#tree.child(ROOT, option);
      const seen = visits[node] as number;
      verdicts.push({ option, visits: node ? seen : 0, chance: node && seen ? (values[node] as number) / seen : 0 });
    }
    return verdicts;
  }

  // ── Answering in a world ──────────────────────────────────────────────────────────────────────

  one(game: Game, request: Request): number {
    const depth = this.#depth++;
    const given = this.#given[depth];
    if (given !== undefined) return this.#indexLeft(given, depth);
    const isRoot = depth === this.#given.length;
    return this.#inTree ? this.#select(game, request, isRoot) : this.#rollOut(game, request);
  }
  many(game: Game, request: Request): readonly number[] {
    return manyByOne(game, request, (g, step) => this.one(g, step));
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

  #select(game: Game, request: Request, isRoot: boolean): number {
    const tree = this.#tree;
    const node = this.#node;
    const { spread } = this.#judge;
    const { options } = request;
    let tried = 0;
    let untried = 0;
    let best = -2;
    let bestNode = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    let fresh = -2;
    for (let i = request.min === 0 ? -1 : 0; i < options.length; i++) {
      const child = tree.child(node, isRoot ? this.#optionAt(i) : keyOf(game, request, i));
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
      bestNode = tree.grow(node, isRoot ? this.#optionAt(fresh) : keyOf(game, request, fresh));
      tree.offers[bestNode] = 1;
      best = fresh;
      this.#inTree = false;
    }
    this.#path.push(bestNode);
    this.#seats.push(request.seat);
    this.#node = bestNode;
    return best;
  }

  /** Beyond the tree: anything, but nobody ends a turn who can still play, and hardly anybody declines. */
  #rollOut(game: Game, request: Request): number {
    const { options } = request;
    if (request.kind === 'move' && request.purpose === 'turn') {
      if (game.turn !== this.#turn) {
        this.#turn = game.turn;
        this.#moves = 0;
      }
      if (options.length === 1 || ++this.#moves > MOVES_PER_TURN) return 0;
      return 1 + below(this.#words, options.length - 1);
    }
    if (request.min === 0 && nextBits(this.#words) % DECLINES_OF === 0) return DECLINED;
    return below(this.#words, options.length);
  }
}

/** What is chosen, whatever world it is: the card by what it is, whose and where. */
function keyOf(game: Game, request: Request, index: number): number {
  if (index < 0) return DECLINED;
  const option = request.options.at(index);
  switch (request.kind) {
    case 'move':
    case 'cards':
    case 'minions':
    case 'bases':
    case 'order':
      return game.signature(option, request.kind === 'move');
    default:
      return option;
  }
}
