/** A match between bots, played in place: each of them decides from what its seat can imagine. */
import { type Decider, type Game, Imagination, type Request } from '@baston/engine';
import type { Thinker } from './near.ts';

export class Match implements Decider {
  readonly game: Game;
  readonly #checkpoint: Game;
  readonly #thinkers: readonly Thinker[];
  #answers: (readonly number[])[] = [];

  constructor(game: Game, thinkers: readonly Thinker[]) {
    this.game = game;
    this.#checkpoint = game.clone();
    this.#thinkers = thinkers;
    game.decider = this;
  }

  /** From one checkpoint to the next. */
  step(): void {
    this.#checkpoint.copyFrom(this.game);
    this.#answers = [];
    this.game.step();
  }
  one(game: Game, request: Request): number {
    return this.many(game, request)[0] ?? -1;
  }
  many(_game: Game, request: Request): readonly number[] {
    const { seat, kind, min, max } = request;
    const asked = { seat, kind, min, max, options: request.options.length };
    const picks = (this.#thinkers[seat] as Thinker)(new Imagination(this.#checkpoint, [...this.#answers], asked));
    this.#answers.push(picks);
    return picks;
  }
}
