/** The progress in a chapter, derived from the table alone, so that undo, detours and a reload need no care. */
import { chapters } from '@baston/cards/lesson';
import type { BaseView, Option, Question, View } from '@baston/engine';
import type { Update } from '@baston/table';
import { canDecline } from '../../table/state/choices.ts';

export type Chapter = (typeof chapters)[number];
export type ChapterId = Chapter['id'];
export type LessonStep = Chapter['steps'][number];
export type StepId = LessonStep['id'];

export const chapterNamed = (id: string | undefined): Chapter | undefined => chapters.find((one) => one.id === id);

export type Place =
  | {
      readonly at: 'step';
      readonly step: LessonStep;
      readonly number: number;
      /** The options that are proposed; a pass is the one without a name. */
      readonly wanted: readonly string[];
    }
  /** Something else was done, and the step cannot be taken any more. */
  | { readonly at: 'astray' }
  | { readonly at: 'waiting' }
  | { readonly at: 'over' };

/** The step that was followed last, and its number. */
export interface Last {
  readonly number: number;
  readonly step?: LessonStep;
}

/** `read`: the steps that were there to be read, and have been. */
export function placeOf(chapter: Chapter, { view, question }: Update, read: ReadonlySet<StepId>): Place {
  if (view.phase === 'over') return { at: 'over' };
  if (!question) return { at: 'waiting' };
  const all: readonly LessonStep[] = chapter.steps;
  const step = stepFor(all, { view, question, read });
  if (!step || !holds(step, view)) return { at: 'astray' };
  const wanted = wantedIn(question, step);
  // A card may ask the same again when a later turn ends: the lesson has come that far.
  const isAgain = step.turn !== view.turn && all.some(({ turn }) => turn === view.turn);
  const number = (isAgain ? all.findLastIndex(({ turn }) => turn === view.turn) : all.indexOf(step)) + 1;
  return isReading(step) || wanted.length > 0 ? { at: 'step', step, number, wanted } : { at: 'astray' };
}

interface Moment {
  readonly view: View;
  readonly question: Question;
  readonly read: ReadonlySet<StepId>;
}

/** The step that the question is about. */
function stepFor(all: readonly LessonStep[], moment: Moment): LessonStep | undefined {
  const { question, view } = moment;
  const now = all.filter(({ turn }) => turn === view.turn);
  switch (question.purpose) {
    case 'turn': {
      const moves = now.filter(({ by, before }) => !by && !before);
      return moves.find((one, i) => !isDone(one, moment) && !isPassed(moves.slice(i + 1), one, moment));
    }
    case 'playSpecial':
      return now.find((one) => one.before === question.about?.def && !isDone(one, moment));
    default:
      return [...now, ...all].find(({ by }) => by !== undefined && by === question.source?.def);
  }
}

/** Is there nothing to do in this step but to read? */
export const isReading = ({ play, use, by, before, end }: LessonStep): boolean =>
  !play && !use && !by && !before && !end;

function isDone(step: LessonStep, { view, question, read }: Moment): boolean {
  if (step.play) return isPlayed(step, view);
  if (step.use) return !question.options.some((option) => fits(option, step));
  return read.has(step.id);
}

/** A player who goes on without pressing the button has read it. */
const isPassed = (later: readonly LessonStep[], step: LessonStep, moment: Moment): boolean =>
  isReading(step) && later.some((one) => !isReading(one) && isDone(one, moment));

function isPlayed({ play, on }: LessonStep, view: View): boolean {
  if (handOf(view).some(({ def }) => def === play)) return false;
  const isThere = ({ def, controller }: BaseView['minions'][number]): boolean =>
    def === play && controller === view.seat;
  return on === undefined || (baseOf(view, on)?.minions.some(isThere) ?? false);
}

/** Is what the step says true? */
function holds({ scores, full, vp, has = {} }: LessonStep, view: View): boolean {
  if (vp !== undefined && (view.players[view.seat]?.vp ?? 0) < vp) return false;
  const mine = view.bases.flatMap(({ minions }) => minions).filter(({ controller }) => controller === view.seat);
  const isThere = ([def, power]: [string, number]): boolean =>
    mine.some((one) => one.def === def && one.power >= power);
  if (!Object.entries(has).every(isThere)) return false;
  if (full !== undefined && !isFull(baseOf(view, full))) return false;
  return scores === undefined || isWon(baseOf(view, scores), view);
}

const isFull = (base: BaseView | undefined): base is BaseView => base !== undefined && base.total >= base.breakpoint;

function isWon(base: BaseView | undefined, { seat }: View): boolean {
  if (!isFull(base)) return false;
  const first = base.standings.filter(({ place }) => place === 1);
  return first.length === 1 && first[0]?.seat === seat;
}

function wantedIn(question: Question, step: LessonStep): readonly string[] {
  if (step.pass) return canDecline(question) ? [''] : [];
  return question.options.filter((option) => fits(option, step)).map(({ id }) => id);
}

function fits(option: Option, { play, on, use, choose, end }: LessonStep): boolean {
  if (end) return option.id === 'end';
  if (use) return option.card?.def === use && option.permit === undefined;
  if (play) return option.card?.def === play && (on === undefined || option.where?.def === on);
  return choose !== undefined && option.card?.def === choose;
}

const handOf = ({ players, seat }: View) => players[seat]?.hand.known ?? [];
export const baseOf = ({ bases }: View, def: string): BaseView | undefined => bases.find((base) => base.def === def);

/** The base that the step speaks of. */
export const baseIn = ({ on, scores, full, before, at }: LessonStep): string | undefined =>
  on ?? scores ?? full ?? before ?? at;

/** The card of the step has been picked, and its place or a second touch is asked for. */
export const isCardChosen = (question: Question, { play, use }: LessonStep, card: number | undefined): boolean =>
  question.options.some((option) => option.card?.id === card && option.card?.def === (play ?? use));
