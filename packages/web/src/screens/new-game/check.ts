/** Would the table take it? Asked of the rules themselves. */
import { boxesNeeded, draftOrder, Refusal, type Seat } from '@baston/engine';
import { closed } from '../../boxes.ts';
import type { NewGameText } from '../../words/new-game.ts';
import { configOf, isChosen, type Plan, poolOf } from './plan.ts';

export interface Verdict {
  readonly isSound: boolean;
  /** In a draft, who takes a faction when: once round the table, and back. */
  readonly draft: readonly Seat[];
}

export function judge(plan: Plan): Verdict {
  if (!isChosen(plan)) return { isSound: false, draft: [] };
  try {
    boxesNeeded(closed, configOf(plan));
    return { isSound: true, draft: plan.factions === 'draft' ? draftOrder(plan.count, plan.seed) : [] };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { isSound: false, draft: [] };
  }
}

/** Why a plan is not sound. */
export function whatIsMissing(plan: Plan, words: NewGameText): string {
  if (plan.factions === 'choice') return isChosen(plan) ? words.refused : words.chooseAll;
  const all = closed.shelf.reduce((sum, { factions }) => sum + factions.length, 0);
  return poolOf(plan).length < all ? words.tooFew : words.refused;
}
