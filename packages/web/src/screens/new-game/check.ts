/** Would the table take it? Asked of the rules themselves. */
import { rules } from '@baston/cards';
import { Refusal, type Seat } from '@baston/engine';
import { type Lang, Session } from '@baston/table';
import { isChosen, type Plan, setupOf } from './plan.ts';

/** The factions there are, in the language's order. */
export const factionsIn = (lang: Lang): { readonly id: string; readonly name: string }[] =>
  rules.factions.map(({ id, name }) => ({ id, name: name[lang] })).sort((a, b) => a.name.localeCompare(b.name, lang));

export interface Verdict {
  readonly isSound: boolean;
  /** In a draft, who takes a faction when: once round the table, and back. */
  readonly draft: readonly Seat[];
}

export function judge(plan: Plan): Verdict {
  if (!isChosen(plan)) return { isSound: false, draft: [] };
  try {
    const { question } = Session.start(rules, setupOf(plan, 'en').config);
    return { isSound: true, draft: plan.factions === 'draft' && question ? snake(question.seat, plan.count) : [] };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { isSound: false, draft: [] };
  }
}

function snake(first: Seat, seats: number): Seat[] {
  const round = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return [...round, ...round.toReversed()];
}
