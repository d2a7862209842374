/** Opponents of several strengths, named like `master` or `search:1000`, or by a persona: `brakka`, `volt:300`. */
import { LinearEvaluator } from './linear-evaluator.ts';
import { WEIGHTS } from './linear-weights.ts';
import type { Manner } from './manner.ts';
import { drawing, NEAR, searching, type Thinker } from './near.ts';
import { NetworkEvaluator } from './network-evaluator.ts';
import { personaNamed, type Strength } from './personas.ts';
import type { Effort, Evaluator } from './search.ts';

/** From the weakest to the strongest: the table of neighbours in docs/lab.md says by how much. */
const EFFORTS = {
  ...NEAR,
  /** To the end of the turn, the longer the stronger. */
  regular: { iterations: 45, turns: 1, isThrifty: true },
  adept: { iterations: 130, turns: 1, isThrifty: true },
  planner: { iterations: 600, turns: 1, isThrifty: true },
  /** And how the next player answers it. */
  search: { iterations: 1000, turns: 1, replies: 2, isThrifty: true },
  /** As long as a person waits for a bot. */
  master: { iterations: 5000, turns: 1, replies: 2, isThrifty: true },
} as const satisfies Record<Exclude<Strength, 'random'>, Effort>;

const RANDOM = ['random', 'restless'] as const;
const THINKING = Object.keys(EFFORTS) as (keyof typeof EFFORTS)[];
export const LADDER = [...RANDOM, ...THINKING] as const;

/** Where there is a clock, nobody waits longer than two seconds for a bot: all picks of a decision take half as long again. */
const LONGEST = 1300;

const includes = <T extends string>(names: readonly T[], name: string): name is T => names.includes(name as T);

interface Asked {
  readonly kind: (typeof LADDER)[number];
  readonly effort: Effort;
  readonly manner?: Manner | undefined;
}

/** Parses the name of a bot: `search:1000` is a thousand iterations, `search:500ms` half a second; undefined if it is no name. */
export function effortOf(name: string): Asked | undefined {
  const found = /^([a-z]+)(?::([1-9]\d{0,6})(ms)?)?$/.exec(name);
  const persona = personaNamed(found?.[1]);
  const strength = persona?.strength === 'random' ? 'restless' : persona?.strength;
  const kind = strength ?? found?.[1] ?? '';
  if (!found || (!includes(RANDOM, kind) && !includes(THINKING, kind))) return undefined;
  const manner = persona?.manner;
  if (includes(RANDOM, kind)) return found[2] ? undefined : { kind, effort: { iterations: 0, turns: 0 }, manner };
  const effort: Effort = EFFORTS[kind];
  if (!found[2]) return { kind, effort: { ...effort, ms: LONGEST }, manner };
  const amount = Number(found[2]);
  const limits = found[3] ? { iterations: 100_000, ms: amount } : { iterations: amount };
  return { kind, effort: { ...effort, ...limits }, manner };
}

/**
 * The player of that name. `now` is a clock in milliseconds, for those that think for a time. It plays for what
 * the evaluator likes; without one, to win, and in its manner or in that one.
 */
export function thinker(
  name: string,
  seed: string,
  now?: () => number,
  evaluator?: Evaluator,
  other?: Manner,
): Thinker {
  const asked = effortOf(name);
  if (!asked) throw new RangeError(`no bot is called "${name}"`);
  const { kind, effort } = asked;
  const manner = evaluator ? undefined : (other ?? asked.manner);
  if (includes(RANDOM, kind)) return drawing(seed, kind === 'restless', manner);
  // A player that looks to the end of the turn can use the network, which was trained on positions between turns.
  const own = effort.turns === 0 ? new LinearEvaluator(WEIGHTS) : new NetworkEvaluator();
  return searching(effort, evaluator ?? own, seed, now, manner);
}
