/** The shape of the lesson's texts. */
import type { StepId } from '../screens/learn/track.ts';

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
}

export interface LessonText {
  readonly name: string;
  progress(step: number, of: number): string;
  readonly restart: string;
  readonly leave: string;
  readonly next: string;
  chooseCard(card: string): string;
  chooseBase(base: string): string;
  readonly confirm: string;
  press(button: string): string;
  readonly steps: { readonly [S in StepId]: StepText };
  readonly waiting: { readonly title: string; text(facts: LessonFacts): string };
  readonly astray: { readonly title: string; readonly text: string; readonly back: string };
  readonly over: {
    won(mine: number, theirs: number): string;
    lost(opponent: string): string;
    readonly wonText: string;
    readonly lostText: string;
    readonly learnt: readonly string[];
    readonly playNow: string;
    readonly rules: string;
    readonly again: string;
    readonly close: string;
    readonly next: string;
  };
}
