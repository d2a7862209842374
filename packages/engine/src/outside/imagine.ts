/**
 * Thinking ahead without peeking. A player at a question knows a part of the state; an `Imagination` plays the game on
 * in worlds that look to that seat exactly like the real one, and lets nobody see the real one.
 */
import type { Config } from '../model/config.ts';
import type { Game } from '../model/game.ts';
import type { Kind, Request } from '../model/request.ts';
import type { Decider } from '../model/step.ts';
import {
  ABILITIES,
  BASE_DECK,
  BURIED,
  DECK,
  DEF,
  DUEL,
  HAND,
  ID_MASK,
  KNOWN,
  RNG,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { below, nextBits, seedWords } from '../state/rng.ts';
import { cardAt, firstIn, nextOf } from '../state/zones.ts';
import { pastCard } from '../table/queries.ts';
import { poolOf, SIDE_DECKS, sideDecksIn } from '../table/sides.ts';
import { knowers } from './position.ts';
import { signOfLine } from './signs.ts';

/** The cards of one pool that the seat cannot tell apart: where they lie, and what they are in the order of the rules. */
interface Unknown {
  readonly ids: readonly number[];
  readonly defs: readonly number[];
}

/** A decision that somebody has to make. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly min: number;
  readonly max: number;
  /** How many options there are. */
  readonly options: number;
}

export class Imagination implements Decider {
  readonly asked: Asked;
  readonly #checkpoint: Game;
  readonly #answers: readonly (readonly number[])[];
  readonly #world: Game;
  /** In thought nobody needs to be discreet: a thinker is asked only where there is something to decide. */
  readonly #open: Config;
  #unknown: readonly Unknown[] | undefined;
  #thinker: Decider | undefined;
  #words: Int32Array = new Int32Array(4);
  #cursor = 0;
  /** The seat's own answers since the checkpoint (signs.ts); known when a world has come to the question. */
  line = 0;

  /** `answers` are those given since the checkpoint, as indexes of options: what is asked next is the question. */
  constructor(checkpoint: Game, answers: readonly (readonly number[])[], asked: Asked) {
    this.asked = asked;
    this.#checkpoint = checkpoint;
    this.#answers = answers;
    this.#world = checkpoint.clone();
    this.#open = checkpoint.config.discreet ? { ...checkpoint.config, discreet: false } : checkpoint.config;
  }

  /** The turn that is being played. */
  get turn(): number {
    return this.#checkpoint.turn;
  }

  /**
   * Plays one world on from the question until it is far enough: `words` decide what is hidden and all chance, `thinker`
   * answers everything that is asked. The world is used again for the next one.
   */
  play(words: Int32Array, thinker: Decider, isFar: (world: Game) => boolean): Game {
    const world = this.#world.copyFrom(this.#checkpoint);
    this.#words = words;
    this.#thinker = thinker;
    this.#cursor = 0;
    this.line = 0;
    world.decider = this;
    do world.step();
    while (!world.isOver() && !isFar(world));
    return world;
  }

  one(world: Game, request: Request): number {
    const answer = this.#recall(request);
    return answer ? (answer[0] ?? -1) : this.#hand(world, request).one(world, request);
  }
  many(world: Game, request: Request): readonly number[] {
    return this.#recall(request) ?? this.#hand(world, request).many(world, request);
  }

  #recall(request: Request): readonly number[] | undefined {
    const answer = this.#answers[this.#cursor++];
    if (answer && request.seat === this.asked.seat) this.line = signOfLine(this.line, answer);
    return answer;
  }

  /** The question is reached: from here on the world is an imagined one, and the thinker answers. */
  #hand(world: Game, request: Request): Decider {
    this.#unknown ??= unknownTo(this.asked.seat, world, offeredBy(world, request));
    redraw(world, this.#unknown, this.#words);
    world.config = this.#open;
    world.decider = this.#thinker as Decider;
    return world.decider;
  }
}

/** A copy of the game at a checkpoint that tells nothing more than the seat knows: the rest is made up from the seed. */
export function veiled(g: Game, seat: Seat, seed: string): Game {
  const game = g.clone();
  const words = new Int32Array(4);
  seedWords(seed, words);
  const unknown = unknownTo(seat, g, new Set());
  redraw(game, unknown, words);
  // Whether somebody else still knows such a card depends on what it really is (ZONE-38).
  for (const id of unknown.flatMap(({ ids }) => ids)) game.block[cardAt(id) + KNOWN] = knowers(game, id);
  // Everybody saw the cards that were played this turn, wherever they are now.
  game.plays = g.plays.map((played) =>
    g.isAlive(played.card) ? played : { ...played, card: pastCard(game, g.defOf(played.card)) },
  );
  return game;
}

/** Are the options cards? Moves are, among other things. */
export const areCards = (kind: Kind): boolean =>
  kind === 'move' || kind === 'cards' || kind === 'minions' || kind === 'bases' || kind === 'order';

/** The cards that are offered for what they are; a buried one may be offered face down. */
function offeredBy(world: Game, request: Request): Set<number> {
  const ids = areCards(request.kind) ? request.options.toArray().map((option) => option & ID_MASK) : [];
  return new Set(ids.filter((id) => world.block[cardAt(id) + ZONE] !== BURIED));
}

/** Cards that a seat cannot know lie in hands and decks, or face down; a spectator knows what everybody knows. Cards on offer are known. */
function unknownTo(seat: Seat, g: Game, offered: ReadonlySet<number>): Unknown[] {
  const b = g.block;
  const knowers = seat < 0 ? (1 << g.seats) - 1 : 1 << seat;
  const cards = new Map<number, { ids: number[]; defs: number[] }>();
  const zones = [BASE_DECK, BURIED, DUEL, ...sideDecksIn(g).map((deck) => SIDE_DECKS[deck].pile)];
  for (let other = 0; other < g.seats; other++) zones.push(zoneOf(other, HAND), zoneOf(other, DECK));
  for (const zone of zones) {
    for (let id = firstIn(b, zone); id; id = nextOf(b, id)) {
      const at = cardAt(id);
      if (((b[at + KNOWN] as number) & knowers) === knowers || offered.has(id)) continue;
      const key = poolOf(g, id);
      const pool = cards.get(key) ?? { ids: [], defs: [] };
      pool.ids.push(id);
      pool.defs.push(b[at + DEF] as number);
      cards.set(key, pool);
    }
  }
  // In the order of the rules: the real order of the cards must not matter.
  return [...cards.keys()]
    .sort((one, other) => one - other)
    .map((key) => {
      const { ids, defs } = cards.get(key) as { ids: number[]; defs: number[] };
      return { ids, defs: defs.sort((one, other) => one - other) };
    });
}

function redraw(g: Game, unknown: readonly Unknown[], words: Int32Array): void {
  const b = g.block;
  for (const { ids, defs } of unknown) {
    // Fisher-Yates, from the inside out.
    for (let i = 0; i < ids.length; i++) {
      const j = below(words, i + 1);
      const at = cardAt(ids[i] as number);
      const from = cardAt(ids[j] as number);
      b[at + DEF] = b[from + DEF] as number;
      b[from + DEF] = defs[i] as number;
    }
    for (const id of ids) b[cardAt(id) + ABILITIES] = b[cardAt(id) + DEF] as number;
  }
  for (let word = 0; word < 4; word++) b[RNG + word] = nextBits(words);
}
