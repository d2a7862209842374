/**
 * The clock of the seat that is asked. Only an answer that takes the game further starts another one: who could restart
 * a clock by taking answers back, or by anything else, would have as much time as they like (docs/protocol.md, "Clocks").
 */
export interface Clock {
  readonly askedAt: number;
  /** The number of this seat's answers in effect since another seat was asked; an undo subtracts one. */
  readonly depth: number;
  /** The most there have been. */
  readonly furthest: number;
}

export const newClock = (at: number): Clock => ({ askedAt: at, depth: 0, furthest: 0 });

/** `isOther`: another seat is asked now. Nobody can take back an answer of that kind. */
export function afterAnswer(clock: Clock, isOther: boolean, at: number): Clock {
  if (isOther) return newClock(at);
  const depth = clock.depth + 1;
  return depth > clock.furthest ? { askedAt: at, depth, furthest: depth } : { ...clock, depth };
}

export const afterUndo = (clock: Clock): Clock => ({ ...clock, depth: clock.depth - 1 });
