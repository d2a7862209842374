/**
 * A card that is about to be played often asks something at once: its target, one of two effects, whether it may. Where
 * that question is foreseen, its answer can be chosen together with the play: on the card or the base where it lies, or by
 * a button of its own. So can the answers to the questions after it.
 */
import type { Face, Option, Question, View } from '@baston/engine';
import { type Coming, type Follow, locate } from '@baston/table';

/** The answer to a question that is foreseen. It is given as soon as that question is asked. */
export interface Ahead {
  readonly question: Question;
  readonly picks: readonly string[];
}

/** A play together with answers to what it asks. */
export interface Combined {
  readonly play: Option;
  /** The answers before the last one. */
  readonly before: readonly Ahead[];
  readonly ahead: Ahead;
  /** The card or base to touch for it; none if it has a button of its own. */
  readonly target?: number;
  /** The question after these answers, if that is foreseen too. */
  readonly next?: Coming;
}

/** All answers, in the order of their questions. */
export const lineOf = ({ before, ahead }: Combined): readonly Ahead[] => [...before, ahead];

/** At most this many answers have buttons of their own. */
const FEW = 6;

/** They concern the order of things, or are not about the play. */
const OTHER_PURPOSES: readonly Question['purpose'][] = ['resolveNext', 'scoreNext', 'playSpecial'];
const OTHER_KINDS: readonly Question['kind'][] = ['order', 'factions', 'number'];

/** Combines plays with the questions after them; `plays`: one for each place. */
export function combine(plays: readonly Option[], follows: readonly Follow[], view: View): readonly Combined[] {
  return plays.flatMap((play) => {
    const next = follows.find(({ where }) => where?.id === play.where?.id);
    return next && isAskedBy(play, next.question) ? combinedWith(play, next, view) : [];
  });
}

/** The answers to the next question, if every one of them can be given before the card is played. */
export function continued(combined: Combined, view: View): readonly Combined[] {
  const { play, next } = combined;
  if (!next || !isAskedBy(play, next.question)) return [];
  const { question } = next;
  const { options, min, max } = question;
  const answers = options.map((option) => ({ picks: [option.id], target: standsFor(option, question, view) }));
  const declined = min === 0 ? [{ picks: [], target: undefined }] : [];
  const targets = new Set(answers.map(({ target }) => target));
  const isClear = targets.has(undefined)
    ? answers.every(({ target }) => target === undefined)
    : targets.size === options.length;
  if (max > 1 || !isClear || (targets.has(undefined) && options.length + declined.length > FEW)) return [];
  return [...answers, ...declined].map(({ picks, target }) => ({
    play,
    before: lineOf(combined),
    ...answered(next, picks),
    ...(target === undefined ? {} : { target }),
  }));
}

/** The card or base to touch for an option of a question that no play comes before. */
function standsFor({ card, buried, where }: Option, { kind }: Question, view: View): number | undefined {
  const id = kind === 'move' ? where?.id : (card?.id ?? buried?.id);
  const found = id === undefined ? undefined : locate(view, id);
  return found && ('base' in found || found.at === 'hand') ? id : undefined;
}

/** An answer to a question, and the question after it. */
function answered({ question, after = [] }: Coming, picks: readonly string[]): Pick<Combined, 'ahead' | 'next'> {
  const next = after.find((one) => one.picks.join() === picks.join());
  return { ahead: { question, picks }, ...(next ? { next } : {}) };
}

/** Others may respond to a play with questions of their own. */
const isAskedBy = ({ card, where }: Option, { source, kind, purpose }: Question): boolean =>
  source !== undefined &&
  (source.def === card?.def || source.def === where?.def) &&
  !OTHER_KINDS.includes(kind) &&
  !OTHER_PURPOSES.includes(purpose);

function combinedWith(play: Option, coming: Coming, view: View): readonly Combined[] {
  const { question } = coming;
  const withPicks = (picks: readonly string[]): Combined => ({ play, before: [], ...answered(coming, picks) });
  const { options, min, max, kind } = question;
  if (kind === 'move')
    return play.where ? [] : placesOf(question).map((place) => ({ ...withPicks([place.id]), target: place.where.id }));
  const declined = min === 0 ? [withPicks([])] : [];
  const targets = options.flatMap((option) => {
    const target = targetOf(option, play, view);
    return target === undefined ? [] : { ...withPicks([option.id]), target };
  });
  if (options.some((option) => lies(option, play, view)))
    return [...targets, ...(options.length === 1 && targets.length === 1 ? declined : [])];
  const isHidden = options.some(({ card, buried }) => card || buried);
  if (max > 1 || options.length + declined.length > FEW || (isHidden && play.where)) return [];
  return [...options.map(({ id }) => withPicks([id])), ...declined];
}

/** Where one card may go, if only one is offered. */
function placesOf({ options }: Question): readonly (Option & { readonly where: Face })[] {
  const isOne = new Set(options.map(({ card }) => card?.id)).size === 1;
  return isOne ? options.filter((option): option is Option & { where: Face } => option.where !== undefined) : [];
}

/** The card or base that is touched. Whatever lies on a base stands for a play on that base, and so for no other. */
function targetOf(option: Option, play: Option, view: View): number | undefined {
  const { card, where } = play;
  const id = option.card?.id ?? option.buried?.id;
  if (id === undefined || id === card?.id || id === where?.id || !lies(option, play, view)) return undefined;
  return where === undefined || baseOf(id, view) === baseOf(where.id, view) ? id : undefined;
}

/**
 * Does it lie where it can be touched? That is on a base; and in the hand where a card in play is used: whoever has chosen a card
 * of the hand chooses another one by touching that.
 */
function lies({ card, buried }: Option, { id }: Option, view: View): boolean {
  const found = locate(view, card?.id ?? buried?.id ?? 0);
  return found !== undefined && ('base' in found || (found.at === 'hand' && id.startsWith('use:')));
}

const baseOf = (id: number, view: View): number | undefined => {
  const found = locate(view, id);
  return found && 'base' in found ? found.base.id : undefined;
};

/** Is it what was foreseen, and does it offer what was chosen? Something may have happened in between. */
export const isForeseen = (asked: Question, { question, picks }: Ahead): boolean =>
  asked.seat === question.seat &&
  asked.kind === question.kind &&
  asked.purpose === question.purpose &&
  asked.source?.def === question.source?.def &&
  asked.min === question.min &&
  asked.max === question.max &&
  asked.options.length === question.options.length &&
  picks.every((pick) => asked.options.some(({ id }) => id === pick));
