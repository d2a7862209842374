/** A bot's advice in somebody's place: its picks, what it thinks of the options, and why. */
import type { Goal, Hint, Imagination, Question, Rules, View } from '@baston/engine';
import { goalEvaluator } from './goal.ts';
import { NetworkEvaluator } from './network-evaluator.ts';
import { Outlook } from './outlook.ts';
import { reasonFor } from './reasons.ts';
import { type Effort, Search } from './search.ts';

export type Adviser = (question: Question, view: View, mind: Imagination) => Hint;

/** For people at a table: a hint looks a turn further than most of them do, and nobody waits long for it. */
export const HINT: Effort = { iterations: 4000, ms: 600, turns: 1, replies: 4 };

/** Options that were hardly looked at are not spoken of. */
const LEAST_VISITS = 5;

/** With a goal, it is played for that: then there is nothing to say of the chance to win. */
export function adviser(rules: Rules, effort: Effort, seed: string, now?: () => number, goal?: Goal): Adviser {
  const search = new Search(effort, goal ? goalEvaluator(goal) : new NetworkEvaluator(), seed, now);
  return (question, view, mind) => {
    const { options } = question;
    const outlook = new Outlook(rules, view, question.seat, question.source);
    const picks = search.decide(mind).flatMap((index) => options[index] ?? []);
    const considered = search.estimates.flatMap(({ option: index, visits, chance }) => {
      const option = options[index];
      return option && (visits >= LEAST_VISITS || picks.includes(option)) ? [{ option, visits, chance }] : [];
    });
    const rank = (option: Question['options'][number], visits: number): number =>
      picks.includes(option) ? Number.POSITIVE_INFINITY : visits;
    considered.sort((one, other) => rank(other.option, other.visits) - rank(one.option, one.visits) || 0);
    return {
      picks: picks.map(({ id }) => id),
      advice: considered.map(({ option, visits, chance }) => ({
        option: option.id,
        ...(visits > 0 && !goal ? { chance } : {}),
        reason: reasonFor(option, question, outlook),
      })),
      ...(picks.length === 0 ? { reason: { kind: 'nothing' } } : {}),
    };
  };
}
