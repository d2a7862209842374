/** The answer that is being put together, and what sends it. */
import type { Option, Question } from '@baston/engine';
import type { Update } from '@baston/table';
import { useEffect, useState } from 'react';
import { usePage } from '../../store.ts';
import type { Ahead, Combined } from './ahead.ts';
import { type Risk, useCare } from './care.ts';
import {
  allRolesOf,
  answerWith,
  canDecline,
  cardIdOf,
  choose,
  combinedOf,
  type Draft,
  endOption,
  freshDraft,
  isComplete,
  moved,
  type Role,
  type Step,
  touchCopy,
} from './choices.ts';

export interface Answering {
  readonly question: Question | undefined;
  /** An answer is out, and the table has not replied yet; or it is held until its price is known and accepted. */
  readonly isBusy: boolean;
  /** The answer is out and cannot be taken back, but the table has not replied for a while: the line may be lost. */
  readonly isSent: boolean;
  readonly draft: Draft;
  /** The play that is only sent once its player has accepted what it costs. */
  readonly risk: Risk | undefined;
  /** The chosen card together with answers to what it will ask. */
  readonly combined: readonly Combined[];
  roleOf(id: number): Role | undefined;
  isHinted(optionId: string): boolean;
  /** Is this card, or the place where the chosen one goes, part of the hint? */
  isHintedCard(id: number): boolean;
  touch(id: number): void;
  choose(optionId: string): void;
  /** Plays the chosen card and answers what it asks. */
  chooseBoth(combined: Combined): void;
  move(from: number, to: number): void;
  end(): void;
  decline(): void;
  finish(): void;
  /** Takes back what was picked; false when nothing was. */
  cancel(): boolean;
}

/** For spectators: nothing is asked, and nothing can be touched. */
export const IDLE: Answering = {
  question: undefined,
  isBusy: false,
  isSent: false,
  draft: freshDraft(undefined),
  risk: undefined,
  combined: [],
  roleOf: () => undefined,
  isHinted: () => false,
  isHintedCard: () => false,
  touch() {},
  choose() {},
  chooseBoth() {},
  move() {},
  end() {},
  decline() {},
  finish() {},
  cancel: () => false,
};

/** The question to the person in front of the screen; a bot in their seat answers by itself. */
const questionOf = ({ question, seats, seat }: Update): Question | undefined =>
  seats[seat]?.kind === 'human' ? question : undefined;

/** `wanted`: options that are pointed at like those of a hint. `isCoached`: somebody explains one answer after the other. */
export function useAnswering(update: Update, wanted: readonly string[], isCoached: boolean): Answering {
  const question = questionOf(update);
  const [kept, setDraft] = useState(() => freshDraft(question));
  const begun = usePage((page) => page.begun);
  const fresh = (): Draft => freshDraft(question, begun?.question === question ? begun?.picks : []);
  const draft = kept.question === question ? kept : fresh();
  const { send, isOut, isLate } = useSendOnce(question);
  const { play, risk, isHeld } = useCare(draft, send);
  const isBusy = isOut || isHeld;
  const hint = usePage((page) => page.hint);
  const preview = usePage((page) => page.preview);
  const follows = preview?.card === draft.card && !isCoached ? (preview?.follows ?? []) : [];
  const combined = combinedOf(draft, update.view, follows);
  const roles = allRolesOf(draft, update.view, combined);
  const change = (next: Draft): void => {
    if (!isBusy) setDraft(next);
  };
  const follow = (step: Step): void => ('picks' in step ? play(step.picks, step.line) : change(step.draft));
  const isHinted = (id: string): boolean => hint?.picks.includes(id) || wanted.includes(id);
  const isAbout = (option: Option, id: number): boolean =>
    cardIdOf(option) === id ? draft.card !== id : option.where?.id === id && draft.card === option.card?.id;
  if (isLate) return { ...IDLE, isBusy: true, isSent: true };
  return {
    question,
    isBusy,
    isSent: false,
    draft,
    risk,
    combined,
    roleOf: (id) => roles.get(id),
    isHinted,
    isHintedCard: (id) => question?.options.some((one) => isAbout(one, id) && isHinted(one.id)) ?? false,
    touch: (id) => follow(touchCopy(draft, id, update.view, combined)),
    choose: (id) => follow(choose(draft, id)),
    chooseBoth: (both) => follow(answerWith(draft, both, update.view)),
    move: (from, to) => change({ ...draft, picked: moved(draft.picked, from, to) }),
    end: () => question && endOption(question) && send(['end']),
    decline: () => question && canDecline(question) && send([]),
    finish: () => isComplete(draft) && send(draft.picked),
    cancel() {
      const hadPicks = draft.card !== undefined || (question?.kind !== 'order' && draft.picked.length > 0);
      change(freshDraft(question));
      return hadPicks;
    },
  };
}

/** A shorter wait for a reply is not worth mentioning. */
const SOON = 700;

/** A second click before the table has replied must not answer the next question. */
function useSendOnce(question: Question | undefined) {
  const [sent, setSent] = useState<Question>();
  const [late, setLate] = useState<Question>();
  const answer = usePage((page) => page.answer);
  const refusal = usePage((page) => page.refusal);
  const isOut = question !== undefined && sent === question;
  useEffect(() => {
    if (refusal) setSent(undefined);
  }, [refusal]);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setLate(sent), SOON);
    return () => clearTimeout(timer);
  }, [sent]);
  const send = (picks: readonly string[], line?: readonly Ahead[]): void => {
    if (!question || isOut) return;
    setSent(question);
    answer(picks, line);
  };
  return { send, isOut, isLate: isOut && late === question };
}
