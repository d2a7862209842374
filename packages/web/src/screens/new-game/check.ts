/** Would the table take it? Asked of the rules themselves. */
import { boxesNeeded, draftOrder, Refusal, type Seat } from '@baston/engine';
import { closed } from '../../boxes.ts';
import { isChosen, type Plan, setupOf } from './plan.ts';

export interface Verdict {
  readonly isSound: boolean;
  /** In a draft, who takes a faction when: once round the table, and back. */
  readonly draft: readonly Seat[];
}

export function judge(plan: Plan): Verdict {
  if (!isChosen(plan)) return { isSound: false, draft: [] };
  try {
    boxesNeeded(closed, setupOf(plan, 'en').config);
    return { isSound: true, draft: plan.factions === 'draft' ? draftOrder(plan.count, plan.seed) : [] };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { isSound: false, draft: [] };
  }
}
