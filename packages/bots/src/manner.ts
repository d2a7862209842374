/** The manner of a player: what it likes about a position besides its chance to win. */
import { type Game, NOBODY, type Seat } from '@baston/engine';
import type { Evaluator } from './search.ts';

/** The inclinations a player can have. */
const INCLINATIONS = [
  'aggression', // the others have few minions in play
  'actions', // actions are played rather than kept, and rather than minions
  'spread', // minions stand on many bases rather than together
  'haste', // bases are full, and score, whoever wins them
  'thrift', // cards stay in hand
] as const;
type Inclination = (typeof INCLINATIONS)[number];
/** How strong each inclination is: 0 (or left out) does not care, 1 is a strong liking, -1 an aversion as strong. */
export type Manner = { readonly [I in Inclination]?: number };

/** How much a liking of 1 counts for each of what is counted, in the odds to win. */
const SCALE: Readonly<Record<Inclination, number>> = {
  aggression: 0.6, // for each minion
  actions: 0.12, // for each card
  spread: 0.3, // for each base
  haste: 0.3, // for a base that is full
  thrift: 0.06, // for each card
};

/** Judges like another evaluator, but for a seat with likings: of two worlds that are almost as good it takes the one that it likes. */
export class MannerEvaluator implements Evaluator {
  readonly spread: number;
  /** The seat that plays in this manner. */
  seat: Seat = 0;
  readonly #evaluator: Evaluator;
  readonly #weights: Readonly<Record<Inclination, number>>;

  constructor(evaluator: Evaluator, manner: Manner) {
    this.spread = evaluator.spread;
    this.#evaluator = evaluator;
    const weights = INCLINATIONS.map((name) => [name, (manner[name] ?? 0) * SCALE[name]]);
    this.#weights = Object.fromEntries(weights) as Record<Inclination, number>;
  }

  evaluate(world: Game): Float64Array {
    const chances = this.#evaluator.evaluate(world);
    if (world.isOver()) return chances; // nobody prefers anything to winning
    const chance = chances[this.seat] as number;
    // Where the game is as good as decided, likings count for little.
    chances[this.seat] = chance + chance * (1 - chance) * this.#liking(world);
    return chances;
  }

  #liking(world: Game): number {
    const { aggression, actions, spread, haste, thrift } = this.#weights;
    const { seat } = this;
    let foes = 0;
    let own = 0;
    let places = 0;
    let fullness = 0;
    for (const base of world.bases()) {
      let here = 0;
      for (const card of world.cardsOn(base)) {
        const whose = world.controllerOf(card);
        if (whose === NOBODY || !world.isMinion(card)) continue;
        if (whose === seat) here++;
        else foes++;
      }
      own += here;
      if (here > 0) places++;
      let power = 0;
      for (let one = 0; one < world.seats; one++) power += world.totalOf(base, one);
      const fill = Math.min(1, power / Math.max(1, world.breakpointOf(base)));
      fullness += fill * fill;
    }
    let points = 0;
    for (let one = 0; one < world.seats; one++) points += world.vp(one);
    const hand = world.hand(seat);
    let actionsKept = 0;
    for (const card of hand) if (world.isAction(card)) actionsKept++;
    const minionsKept = hand.length - actionsKept;
    return (
      spread * (places - own / 2) +
      haste * (fullness + points / POINTS) +
      thrift * hand.length -
      aggression * foes -
      actions * (actionsKept - minionsKept / 2)
    );
  }
}

/** About what a base that scores gives to all: then it is not full any more, and has been all the same. */
const POINTS = 6;
