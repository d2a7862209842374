/** The names and numbers that the coach speaks of. */
import type { BaseView } from '@baston/engine';
import type { Table } from '../../table/state/context.ts';
import type { ScoredBase } from '../../table/state/history.ts';
import type { LessonFacts, LessonText, Share } from '../../words/lesson.types.ts';
import { baseIn, baseOf, type LessonStep } from './track.ts';

const YOU = 0;
const OPPONENT = 1;

export function factsOf(
  { view, words, update }: Table,
  step: LessonStep | undefined,
  scored: ScoredBase | undefined,
): LessonFacts {
  const { card, choice, base } = cardsOf(step);
  const named = (def: string | undefined): string => (def === undefined ? '' : words.quoted({ def }));
  const there = base === undefined ? undefined : baseOf(view, base);
  const share = (seat: number): Share => shareOf(there, seat) ?? gainOf(scored, seat) ?? { power: 0, vp: 0 };
  return {
    card: named(card),
    choice: named(choice),
    base: named(base),
    opponent: update.seats[OPPONENT]?.name ?? '',
    total: there?.total ?? 0,
    breakpoint: there?.breakpoint ?? 0,
    mine: share(YOU),
    theirs: share(OPPONENT),
    myVp: view.players[YOU]?.vp ?? 0,
    theirVp: view.players[OPPONENT]?.vp ?? 0,
    goal: view.vpToWin,
  };
}

const cardsOf = (step: LessonStep | undefined) => ({
  card: step?.play ?? step?.use ?? step?.by,
  choice: step?.choose,
  base: step && baseIn(step),
});

function shareOf(base: BaseView | undefined, seat: number): Share | undefined {
  const standing = base?.standings.find((one) => one.seat === seat);
  return standing && { power: standing.total, vp: standing.vp };
}

function gainOf(scored: ScoredBase | undefined, seat: number): Share | undefined {
  const result = scored?.results.find((one) => one.seat === seat);
  return result && { power: result.total, vp: result.vp };
}

/** How the lesson ended, as a title. */
export function resultOf({ view, update }: Table, { over }: LessonText): string {
  const [mine, theirs] = [view.players[YOU]?.vp ?? 0, view.players[OPPONENT]?.vp ?? 0];
  return view.winners.includes(YOU) ? over.won(mine, theirs) : over.lost(update.seats[OPPONENT]?.name ?? '');
}
