/** How a question is answered by touching cards: pure steps from what is picked so far to an answer. */
import type { Option, PermitView, Question, View } from '@baston/engine';
import type { Follow } from '@baston/table';
import { type Ahead, type Combined, combine, continued, lineOf } from './ahead.ts';

/** The picks so far for a question that is not answered yet. */
export interface Draft {
  readonly question: Question | undefined;
  /** Ids of options, in the order in which they were picked. */
  readonly picked: readonly string[];
  /** The card that is about to be played, and the place where it goes once that is known. */
  readonly card?: number;
  readonly where?: number;
  /** The copy that was touched, if another one stands in for it. */
  readonly copy?: number;
  /** The play with what has been answered ahead, while more can be. */
  readonly begun?: Combined;
}

/** An answer, and those to the questions after it that are foreseen. */
export type Step = { readonly draft: Draft } | { readonly picks: readonly string[]; readonly line?: readonly Ahead[] };

/** The effect of touching a card now; an aim is what the card that is about to be played would choose. */
export type Role = 'pick' | 'picked' | 'chosen' | 'place' | 'aim' | 'other';

export function freshDraft(question: Question | undefined, picks: readonly string[] = []): Draft {
  const picked = question?.kind === 'order' ? question.options.map((option) => option.id) : picks;
  return { question, picked };
}

/** The card of an option, also one that lies face down. */
export const cardIdOf = ({ card, buried }: Option): number | undefined => card?.id ?? buried?.id;

const END = 'end';
export const endOption = (question: Question): Option | undefined =>
  question.kind === 'move' ? question.options.find((option) => option.id === END) : undefined;

/**
 * Is nothing left to do in this turn? Players at devices of their own notice if it then ends by itself, so everybody has to
 * see that no play is left: that somebody holds no card for one would tell something about the hand.
 */
export const isIdle = ({ purpose, options, seat }: Question, { permits }: View, isRemote: boolean): boolean =>
  purpose === 'turn' && options.length === 1 && !(isRemote && permits.some((permit) => permit.seat === seat));

/** Do the rules draw cards at once, so that there is no way back whatever happens? */
export const isFinal = ({ purpose }: Question, { id }: Option): boolean => id === END || purpose === 'mulligan';

/** Is the first pick the answer? */
export const isInstant = ({ kind, max }: Question): boolean => kind !== 'order' && max === 1;

export const canDecline = ({ kind, min }: Question): boolean => kind !== 'order' && min === 0;

export const isComplete = ({ picked, question }: Draft): boolean =>
  question !== undefined && picked.length >= question.min && picked.length <= question.max;

/** The options that are still in reach: all, or those of the card that is about to be played, until its play is chosen. */
export function openOptions({ question, card, where, begun }: Draft): readonly Option[] {
  if (!question || begun) return [];
  const options = question.options.filter((option) => option.id !== END);
  if (card === undefined) return options;
  return options.filter((option) => option.card?.id === card && (where === undefined || option.where?.id === where));
}

/** Picking an option by its id. */
export function choose(draft: Draft, id: string): Step {
  const { question, picked } = draft;
  if (!question) return { draft };
  if (isInstant(question)) return { picks: [id] };
  if (picked.includes(id)) return { draft: { ...draft, picked: picked.filter((one) => one !== id) } };
  return { draft: picked.length < question.max ? { ...draft, picked: [...picked, id] } : draft };
}

/** Touching a card or a base on the table. A move takes two touches: the card, then where it goes or the card again. */
function touch(draft: Draft, id: number, view: View, combined: readonly Combined[]): Step {
  const { question } = draft;
  if (!question) return { draft };
  if (question.kind === 'move') return touchMove(draft, question, id, view, combined);
  const option = question.options.find((one) => cardIdOf(one) === id);
  return option ? choose(draft, option.id) : { draft };
}

function touchMove(draft: Draft, question: Question, id: number, view: View, combined: readonly Combined[]): Step {
  if (draft.card !== undefined) {
    const here = openOptions(draft).filter((option) => option.where?.id === id);
    if (here.length > 0) return settle(question, draft.card, here, view);
    const aimed = combined.find(({ target }) => target === id);
    if (aimed) return answerWith(draft, aimed, view);
    if (draft.card === id) {
      if (draft.begun) return given(draft.begun);
      return isPlaceKnown(draft) ? settle(question, id, openOptions(draft), view) : { draft: freshDraft(question) };
    }
  }
  const isOption = question.options.some((option) => option.card?.id === id);
  return { draft: isOption ? { ...freshDraft(question), card: id } : draft };
}

/** An answer ahead is given with the play, unless the question after it can be answered first. */
export const answerWith = (draft: Draft, combined: Combined, view: View): Step =>
  continued(combined, view).length > 0 ? { draft: { ...draft, begun: combined } } : given(combined);

const given = (combined: Combined): Step => ({ picks: [combined.play.id], line: lineOf(combined) });

/** The questions that the chosen card would ask, with their answers: `follows` is foreseen of this card. */
export function combinedOf(draft: Draft, view: View, follows: readonly Follow[]): readonly Combined[] {
  if (draft.begun) return continued(draft.begun, view);
  if (draft.card === undefined || draft.question?.kind !== 'move') return [];
  const places = new Map<number | undefined, Option[]>();
  for (const option of openOptions(draft))
    places.set(option.where?.id, [...(places.get(option.where?.id) ?? []), option]);
  const plays = [...places.values()].flatMap((options) => narrowest(options, view) ?? []);
  return combine(plays, follows, view);
}

/** One card, one place: only the play that is spent can still differ. The list of all options offers the others. */
function settle(question: Question, card: number, options: readonly Option[], view: View): Step {
  const move = narrowest(options, view);
  if (move) return { picks: [move.id] };
  const where = options[0]?.where?.id;
  return { draft: { ...freshDraft(question), card, ...(where === undefined ? {} : { where }) } };
}

/** The option whose play allows least, if all others allow everything that it allows. */
export function narrowest(options: readonly Option[], { permits }: View): Option | undefined {
  if (options.length < 2) return options[0];
  const plays = options.map((option) => permits.find(({ id }) => id === option.permit));
  return options.find((_, i) => plays.every((other) => isWithin(plays[i], other)));
}

/** Is whatever the one allows allowed by the other too? A regular play can do all that an extra one can. */
function isWithin(one: PermitView | undefined, other: PermitView | undefined): boolean {
  if (!one || !other) return false;
  return (
    one.play === other.play &&
    one.from === other.from &&
    (other.regular || !one.regular) &&
    (!other.at || other.at.id === one.at?.id) &&
    (!other.on || other.on === one.on) &&
    (!other.except || other.except === one.except) &&
    (one.maxPower ?? Number.POSITIVE_INFINITY) <= (other.maxPower ?? Number.POSITIVE_INFINITY) &&
    (one.whereIHaveNone || !other.whereIHaveNone) &&
    (one.whereIHaveOne || !other.whereIHaveOne) === true &&
    (one.whereIAmBehind || !other.whereIAmBehind) === true
  );
}

/** The effect of touching each card. Cards that are not in the map do nothing. */
function rolesOf(draft: Draft, combined: readonly Combined[]): ReadonlyMap<number, Role> {
  const roles = new Map<number, Role>();
  const { question } = draft;
  if (!question || question.kind === 'order') return roles;
  for (const option of question.options) {
    const id = cardIdOf(option);
    if (id === undefined) continue;
    if (draft.card !== undefined) roles.set(id, 'other');
    else roles.set(id, draft.picked.includes(option.id) ? 'picked' : 'pick');
  }
  if (draft.card === undefined) return roles;
  for (const id of draft.begun ? targetsOf(draft.begun) : []) roles.set(id, 'picked');
  for (const { target } of combined) if (target !== undefined) roles.set(target, 'aim');
  for (const { where } of openOptions(draft)) if (where) roles.set(where.id, 'place');
  roles.set(draft.card, 'chosen');
  return roles;
}

/** The cards and bases that have been chosen ahead. */
const targetsOf = (begun: Combined): readonly number[] =>
  lineOf(begun).flatMap(({ question, picks }) => {
    const option = question.options.find(({ id }) => id === picks[0]);
    return (option && (cardIdOf(option) ?? option.where?.id)) ?? [];
  });

/** Only one of several copies in a hand or a discard pile is an option: it stands in for the others. */
function standIns(question: Question | undefined, { players }: View): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (question?.kind !== 'move') return found;
  const ids = new Set(question.options.map(({ card }) => card?.id));
  const mine = players[question.seat];
  for (const zone of [mine?.hand.known ?? [], mine?.discard ?? []]) {
    const offered = new Map(zone.filter(({ id }) => ids.has(id)).map(({ id, def }) => [def, id]));
    for (const { id, def } of zone) {
      const other = offered.get(def);
      if (other !== undefined && !ids.has(id)) found.set(id, other);
    }
  }
  return found;
}

/** Touching a card for which another one may stand in. */
export function touchCopy(draft: Draft, id: number, view: View, combined: readonly Combined[] = []): Step {
  const other = standIns(draft.question, view).get(id);
  const step = touch(draft, other ?? id, view, combined);
  const isChosen = other !== undefined && 'draft' in step && step.draft.card === other;
  return isChosen ? { draft: { ...step.draft, copy: id } } : step;
}

/** The effect of touching each card, copies included. */
export function allRolesOf(draft: Draft, view: View, combined: readonly Combined[] = []): ReadonlyMap<number, Role> {
  const roles = new Map(rolesOf(draft, combined));
  for (const [id, other] of standIns(draft.question, view)) {
    const role = roles.get(other);
    if (role) roles.set(id, role === 'chosen' ? 'other' : role);
  }
  if (draft.copy === undefined || draft.card === undefined) return roles;
  return roles.set(draft.card, 'other').set(draft.copy, 'chosen');
}

/** The move that touching the chosen card once more makes, if it is clear where it goes and what is spent. */
export function onlyMove(draft: Draft, view: View): Option | undefined {
  if (draft.card === undefined || !isPlaceKnown(draft)) return undefined;
  return narrowest(openOptions(draft), view);
}

/** A card is chosen, and it is clear where it goes: all that is left is which right is spent. */
export const isPlaceKnown = (draft: Draft): boolean =>
  draft.card !== undefined && new Set(openOptions(draft).map(({ where }) => where?.id)).size === 1;

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= items.length) return items;
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), items[from] as T, ...rest.slice(to)];
}
