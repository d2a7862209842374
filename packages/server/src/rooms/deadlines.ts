/** When a table goes on though nobody says anything. */
import type { TableNow } from './state.ts';
import { closesAt } from './windows.ts';

/** When the time of the player who is asked is up; a bot needs none. */
export function deadlineOf({ state, question }: TableNow): number | undefined {
  const { options, seats, clock, round } = state;
  if (options.absent === 'wait' || !question || round || seats[question.seat]?.bot) return undefined;
  return clock.askedAt + options.seconds * 1000;
}

/** When the game goes on by itself: at once if a bot is asked, never while a window waits for somebody without a clock. */
export function wakeAt(now: TableNow): number | undefined {
  const { seats, clock, round } = now.state;
  if (round) return finite(closesAt(now, round));
  const { question } = now;
  return question && seats[question.seat]?.bot ? clock.askedAt : deadlineOf(now);
}

const finite = (at: number): number | undefined => (Number.isFinite(at) ? at : undefined);
