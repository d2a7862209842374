/** Who is likely to win, between two turns: learned from games. */
import type { Game } from '@baston/engine';
import { settle } from './evaluate.ts';
import { FORESIGHT } from './foresight-weights.ts';
import { Network } from './network.ts';
import type { Judge } from './search.ts';
import { Sight } from './sight.ts';

/** They are written in thousandths. */
const WEIGHTS = Float64Array.from(FORESIGHT.split(/\s+/), (weight) => Number(weight) / 1000);

export class Foresight implements Judge {
  readonly spread = 0.15;
  readonly #sight = new Sight();
  readonly #network = new Network(WEIGHTS);
  readonly #chances = new Float64Array(4);

  evaluate(game: Game): Float64Array {
    if (game.isOver()) return settle(game, this.#chances);
    this.#sight.read(game);
    return this.#network.judge(this.#sight, this.#chances);
  }
}
