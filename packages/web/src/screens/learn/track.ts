/** The progress in the lesson, derived from the table alone, so that undo, detours and a reload need no care. */
import { lesson } from '@baston/cards/lesson';
import type { BaseView, Option, Question, View } from '@baston/engine';
import type { Update } from '@baston/table';

export type LessonStep = (typeof lesson.steps)[number];
export type StepId = LessonStep['id'];

export type Place =
  | {
      readonly at: 'step';
      readonly step: LessonStep;
      readonly number: number;
      /** The options that are proposed. */
      readonly wanted: readonly string[];
    }
  /** Something else was done, and the step cannot be taken any more. */
  | { readonly at: 'astray' }
  | { readonly at: 'waiting' }
  | { readonly at: 'over' };

/** `read`: the steps that were there to be read, and have been. */
export function placeOf({ view, question }: Update, read: ReadonlySet<StepId>): Place {
  if (view.phase === 'over') return { at: 'over' };
  if (!question) return { at: 'waiting' };
  const steps = lesson.steps.filter(({ turn }) => turn === view.turn);
  const step =
    question.purpose === 'turn'
      ? steps.find((one, i) => !isDone(one, view, read) && !isPassed(steps.slice(i + 1), one, view))
      : lesson.steps.find(({ by }) => by !== undefined && by === question.source?.def);
  if (!step || !holds(step, view)) return { at: 'astray' };
  const wanted = question.options.filter((option) => fits(option, step)).map(({ id }) => id);
  // A card may ask the same again in a later turn.
  const number =
    Math.max(
      lesson.steps.indexOf(step),
      lesson.steps.findIndex(({ turn }) => turn === view.turn),
    ) + 1;
  return isReading(step) || wanted.length > 0 ? { at: 'step', step, number, wanted } : { at: 'astray' };
}

/** Is there nothing to do in this step but to read? */
export const isReading = ({ play, by, end }: LessonStep): boolean => !play && !by && !end;

function isDone(step: LessonStep, view: View, read: ReadonlySet<StepId>): boolean {
  if (step.play) return isPlayed(step, view);
  return step.by !== undefined || read.has(step.id);
}

/** A player who goes on without pressing the button has read it. */
const isPassed = (later: readonly LessonStep[], step: LessonStep, view: View): boolean =>
  isReading(step) && later.some((one) => one.play !== undefined && isPlayed(one, view));

function isPlayed({ play, on }: LessonStep, view: View): boolean {
  if (handOf(view).some(({ def }) => def === play)) return false;
  const isThere = ({ def, controller }: BaseView['minions'][number]): boolean =>
    def === play && controller === view.seat;
  return on === undefined || (baseOf(view, on)?.minions.some(isThere) ?? false);
}

/** Is what the step says true? */
function holds({ scores, vp, has = {} }: LessonStep, view: View): boolean {
  if (vp !== undefined && (view.players[view.seat]?.vp ?? 0) < vp) return false;
  const mine = view.bases.flatMap(({ minions }) => minions).filter(({ controller }) => controller === view.seat);
  const isThere = ([def, power]: [string, number]): boolean =>
    mine.some((one) => one.def === def && one.power >= power);
  if (!Object.entries(has).every(isThere)) return false;
  return scores === undefined || isWon(baseOf(view, scores), view);
}

function isWon(base: BaseView | undefined, { seat }: View): boolean {
  if (!base || base.total < base.breakpoint) return false;
  const first = base.standings.filter(({ place }) => place === 1);
  return first.length === 1 && first[0]?.seat === seat;
}

function fits(option: Option, { play, on, choose, end }: LessonStep): boolean {
  if (end) return option.id === 'end';
  if (play) return option.card?.def === play && (on === undefined || option.where?.def === on);
  return choose !== undefined && option.card?.def === choose;
}

const handOf = ({ players, seat }: View) => players[seat]?.hand.known ?? [];
export const baseOf = ({ bases }: View, def: string): BaseView | undefined => bases.find((base) => base.def === def);

/** The card of the step has been picked, and its place is asked for. */
export const isCardChosen = (question: Question, { play }: LessonStep, card: number | undefined): boolean =>
  play !== undefined && question.options.some((option) => option.card?.id === card && option.card?.def === play);
