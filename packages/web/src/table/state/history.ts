/** Facts about a game that follow from its events. */
import type { Face, Question, Seat } from '@baston/engine';
import type { TableEvent } from '@baston/table';

export interface ScoredBase {
  readonly base: Face;
  readonly turn: number;
  readonly results: readonly {
    readonly seat: Seat;
    readonly place: number;
    readonly total: number;
    readonly vp: number;
  }[];
}

/** The VP of every seat after each turn; the last ones are those of the final view. */
export function vpByTurn(events: readonly TableEvent[], final: readonly number[]): number[][] {
  const now = final.map(() => 0);
  const turns: number[][] = [];
  for (const event of events) {
    if (event.type === 'turn') turns.push([...now]);
    else if (event.type === 'vp') now[event.seat] = (now[event.seat] ?? 0) + event.amount;
  }
  return [...turns, [...final]];
}

export function scoredBases(events: readonly TableEvent[]): ScoredBase[] {
  const scored: { base: Face; turn: number; results: ScoredBase['results'][number][] }[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.type === 'turn') turn = event.turn;
    else if (event.type === 'scoring') scored.push({ base: event.base, turn, results: [] });
    else if (event.type === 'standing') {
      const { seat, place, total, vp } = event;
      scored.findLast(({ base }) => base.id === event.base.id)?.results.push({ seat, place, total, vp });
    }
  }
  return scored;
}

/** The base that gave a seat its latest VP. */
export function lastGain(
  bases: readonly ScoredBase[],
  seat: Seat | undefined,
): { readonly base: Face; readonly vp: number } | undefined {
  for (const { base, results } of bases.toReversed()) {
    const vp = results.find((one) => one.seat === seat)?.vp ?? 0;
    if (vp > 0) return { base, vp };
  }
  return undefined;
}

/** The base that is being scored right now, if it is still there. */
export function baseInScoring(events: readonly TableEvent[], phase: string): number | undefined {
  if (phase !== 'score') return undefined;
  const last = events.findLast((event) => event.type === 'scoring' || (event.type === 'base' && event.replaces));
  return last?.type === 'scoring' ? last.base.id : undefined;
}

/** Whether a base is about to score, or has given its VP already; neither, if it is another one. */
export function momentAt(
  base: number,
  events: readonly TableEvent[],
  phase: string,
): 'beforeScoring' | 'afterScoring' | undefined {
  if (baseInScoring(events, phase) !== base) return undefined;
  const last = events.findLast(({ type }) => type === 'scoring' || type === 'standing');
  return last?.type === 'standing' ? 'afterScoring' : 'beforeScoring';
}

/** The cards that were shown to whoever is asked, by the card that asks: the question may be about them. */
export function seenFor({ source }: Question, events: readonly TableEvent[]): readonly Face[] {
  if (!source) return [];
  const played = events.findLastIndex(
    (event) =>
      event.type === 'turn' || ((event.type === 'play' || event.type === 'use') && event.card.def === source.def),
  );
  const seen = events.findLast(
    (event, i) => i > played && (event.type === 'look' || event.type === 'reveal') && event.cause?.def === source.def,
  );
  if (seen?.type === 'look') return seen.secret.cards;
  return seen?.type === 'reveal' ? seen.cards : [];
}
