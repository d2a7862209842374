/** The shape of the lesson's texts. */
import type { ChapterId, StepId } from '../screens/learn/track.ts';

/** Facts that a step speaks of; names are as they stand in a sentence. */
export interface LessonFacts {
  /** The card that is played or that asks, the one that is chosen, and the base. */
  readonly card: string;
  readonly choice: string;
  readonly base: string;
  readonly opponent: string;
  /** How full the base is, and what each of the two has and gets there. */
  readonly total: number;
  readonly breakpoint: number;
  readonly mine: Share;
  readonly theirs: Share;
  /** The VP of each of the two, and those that win. */
  readonly myVp: number;
  readonly theirVp: number;
  readonly goal: number;
}

export interface Share {
  readonly power: number;
  readonly vp: number;
}

interface StepText {
  readonly title: string;
  text(facts: LessonFacts): string;
  /** The task, where it is not to play a card. */
  task?(facts: LessonFacts): string;
  /** Why not something else, where there is more to say than that the lesson is about this. */
  readonly instead?: string;
}

interface ChapterText {
  readonly title: string;
  readonly about: string;
  readonly wonText: string;
  readonly learnt: readonly string[];
}

export interface LessonText {
  readonly name: string;
  /** The list of chapters; one that has been played to its end says so. */
  readonly title: string;
  readonly intro: string;
  readonly learnt: string;
  readonly chapters: { readonly [C in ChapterId]: ChapterText };
  progress(step: number, of: number): string;
  readonly restart: string;
  readonly leave: string;
  readonly next: string;
  chooseCard(card: string): string;
  chooseBase(base: string): string;
  chooseInPlay(card: string): string;
  readonly confirm: string;
  readonly confirmUse: string;
  press(button: string): string;
  readonly steps: { readonly [S in StepId]: StepText };
  readonly waiting: { readonly title: string; text(facts: LessonFacts): string };
  readonly astray: { readonly title: string; readonly text: string; readonly back: string };
  readonly over: {
    won(mine: number, theirs: number): string;
    lost(opponent: string): string;
    readonly lostText: string;
    readonly playNow: string;
    readonly rules: string;
    readonly again: string;
    readonly close: string;
    readonly next: string;
    /** The link to this many other chapters. */
    more(count: number): string;
  };
}
