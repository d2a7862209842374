/** The state of a game: copying and hashing it. */
import type { FactionNumber } from './block.ts';
import type { Effect, Permit, Played } from './records.ts';

/** Everything that is the game; all of it plain data. */
export interface State {
  block: Int32Array;
  effects: Effect[];
  permits: Permit[];
  /** The cards played this turn, in order. */
  plays: Played[];
  /** Factions taken in the draft, in the order of the picks. */
  picks: FactionNumber[];
}

/** Shortens a list; setting its length is many times slower. */
export function cutTo(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}

/** Drops from a list what does not pass; a new list costs more. */
export function keepIf<T>(list: T[], passes: (item: T) => boolean): void {
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const item = list[i] as T;
    if (passes(item)) list[kept++] = item;
  }
  cutTo(list, kept);
}

export function copyInto<T>(from: readonly T[], to: T[]): void {
  cutTo(to, from.length);
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
}

/** Makes `to` equal to `from`. One copy of the block; the records are immutable and shared. */
export function copyState(from: State, to: State): void {
  if (to.block.length !== from.block.length) to.block = from.block.slice();
  else to.block.set(from.block);
  copyInto(from.effects, to.effects);
  copyInto(from.permits, to.permits);
  copyInto(from.plays, to.plays);
  copyInto(from.picks, to.picks);
}

export const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

export function hashText(text: string, hash = 0x811c9dc5 | 0): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h >>> 0;
}

export function hashState(state: State): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < state.block.length; i++) hash = mix(hash, state.block[i] as number);
  return hashText(JSON.stringify([state.effects, state.permits, state.plays, state.picks]), hash);
}
