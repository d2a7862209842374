/**
 * Searches a whole turn depth first: what the active player can force by the end of the score phase, whatever the others
 * answer. Lines in which something hidden is revealed or luck is involved prove nothing.
 */
import { Stop, untilAsked, WinCheck } from '@baston/bots';
import { type Decider, describe, type Game, type Request, SECRETS, type Seat } from '@baston/engine';

/** The indexes of the picked options. */
export type Picks = readonly number[];

export interface Forced {
  /** VP gained, and `WIN` more if the game is won; `UNPROVEN` if hidden cards or chance decide. */
  readonly value: number;
  /** The answers that lead there, the others' best resistance included. */
  readonly line: readonly Picks[];
}

export const WIN = 100;
const UNPROVEN = -1000;

/** The limit of answers was exceeded. */
export class TooLarge extends Error {}

interface Choice {
  readonly isMine: boolean;
  readonly isMove: boolean;
  readonly picks: Iterable<Picks>;
}

export class TurnSearch implements Decider {
  /** The number of answers tried. */
  nodes = 0;
  readonly #limit: number;
  readonly #seat: Seat;
  readonly #vp: number;
  readonly #secrets: number;
  /** One game for each checkpoint on the way. */
  readonly #worlds: Game[] = [];
  readonly #end: WinCheck;
  #answers: readonly Picks[] = [];
  #cursor = 0;
  #choice: Choice | undefined;

  constructor(start: Game, limit: number) {
    this.#limit = limit;
    this.#seat = start.active;
    this.#vp = start.vp(start.active);
    this.#secrets = start.block[SECRETS] as number;
    this.#end = new WinCheck(start.active);
  }

  /** Finds the best line from this checkpoint, after these answers, with at most this many moves. */
  solve(checkpoint: Game, answers: readonly Picks[] = [], moves = Number.POSITIVE_INFINITY): Forced {
    return this.#search(checkpoint, answers, 0, moves, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Alpha-beta search: values below `low` or above `high` make no difference. */
  #search(
    checkpoint: Game,
    answers: readonly Picks[],
    level: number,
    moves: number,
    low: number,
    high: number,
  ): Forced {
    const world = this.#run(checkpoint, answers, level);
    if (world.block[SECRETS] !== this.#secrets) return { value: UNPROVEN, line: [] };
    const choice = this.#choice;
    if (!choice) {
      if (world.phase === 'draw') return { value: this.valueOf(world), line: [] };
      return this.#search(world, [], level + 1, moves, low, high);
    }
    const { isMine, isMove } = choice;
    let best: Forced | undefined;
    for (const picks of choice.picks) {
      const moved = isMove && picks[0] !== 0;
      if (moved && moves === 0) continue;
      const found = this.#search(checkpoint, [...answers, picks], level, moved ? moves - 1 : moves, low, high);
      if (!best || (isMine ? found.value > best.value : found.value < best.value))
        best = { value: found.value, line: [picks, ...found.line] };
      if (isMine) low = Math.max(low, best.value);
      else high = Math.min(high, best.value);
      if (low >= high) break;
    }
    return best as Forced;
  }

  /** Runs from the checkpoint to the next one, or to the first unanswered question. */
  #run(checkpoint: Game, answers: readonly Picks[], level: number): Game {
    if (++this.nodes > this.#limit) throw new TooLarge();
    this.#worlds[level] ??= checkpoint.clone();
    const world = (this.#worlds[level] as Game).copyFrom(checkpoint);
    world.decider = this;
    this.#answers = answers;
    this.#cursor = 0;
    this.#choice = undefined;
    untilAsked(() => world.step());
    return world;
  }

  /** The value at the end of the score phase. */
  valueOf(end: Game): number {
    const gained = end.vp(this.#seat) - this.#vp;
    return this.#end.wins(end) ? gained + WIN : gained;
  }

  one(game: Game, request: Request): number {
    return this.many(game, request)[0] ?? -1;
  }
  many(game: Game, request: Request): Picks {
    const answer = this.#answers[this.#cursor++];
    if (answer) return answer;
    const isMine = request.seat === this.#seat;
    const isMove = isMine && request.kind === 'move' && request.purpose === 'turn';
    this.#choice = { isMine, isMove, picks: request.kind === 'move' ? movesOf(game, request) : picksOf(request) };
    throw new Stop();
  }
}

/** All moves; playing one of two equal cards in the same way counts once. */
function movesOf(game: Game, request: Request): Picks[] {
  const seen = new Set<string>();
  const picks: Picks[] = request.min === 0 ? [[]] : [];
  describe(game, request).options.forEach(({ id, card, where, permit }, index) => {
    const key = permit === undefined ? id : `${card?.def} ${where?.id} ${permit}`;
    if (!seen.has(key)) picks.push([index]);
    seen.add(key);
  });
  return picks;
}

/** All answers; the order of picks matters only where the question asks for one. */
function* picksOf({ kind, min, max, options: { length } }: Request): Generator<Picks> {
  function* from(first: number, picked: Picks): Generator<Picks> {
    if (picked.length >= min) yield picked;
    if (picked.length === max) return;
    for (let i = kind === 'order' ? 0 : first; i < length; i++)
      if (!picked.includes(i)) yield* from(i + 1, [...picked, i]);
  }
  yield* from(0, []);
}
