/** Playing for something that is to be reached in one turn, and not to win in the end. */
import type { Game, Goal, Seat } from '@baston/engine';
import type { Evaluator } from './search.ts';

/** How much of the goal a world has come to when its bases have scored. The others play against it. */
export function goalEvaluator({ seat, vp, gain, wins }: Goal): Evaluator {
  const chances = new Float64Array(4);
  const foresee = new WinCheck(seat);
  return {
    spread: 0.7,
    isFar: (world) => world.phase === 'draw',
    evaluate(world) {
      const part = wins ? Number(foresee.wins(world)) : 1 - (vp - world.vp(seat)) / gain;
      // Half of it is hardly anything: it must not keep the bot from looking for the rest.
      const reached = Math.min(1, Math.max(0, part)) ** 4;
      chances.fill(1 - reached);
      chances[seat] = reached;
      return chances;
    },
  };
}

/** Will the seat have won at the end of the turn, if nobody is asked anything any more? */
export class WinCheck {
  readonly #seat: Seat;
  #last: Game | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  wins(now: Game): boolean {
    if (now.vp(this.#seat) < now.config.vpToWin) return false;
    const last = this.#last?.copyFrom(now) ?? now.clone();
    this.#last = last;
    const ask = (): never => {
      throw new Stop();
    };
    last.decider = { one: ask, many: ask };
    untilAsked(() => {
      while (!last.isOver() && last.phase !== 'start') last.step();
    });
    return last.isOver() && last.winners().includes(this.#seat);
  }
}

/** Something is asked that has no answer. */
export class Stop extends Error {}

/** Runs to the end, or until somebody stops to ask. */
export function untilAsked(run: () => void): void {
  try {
    run();
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
}
