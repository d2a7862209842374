/** Opponents of several strengths, named like `greedy` or `search:1000`. */
import { below, type Imagination, seedWords } from '@baston/engine';
import { Evaluator } from './evaluate.ts';
import { Foresight } from './foresight.ts';
import { type Effort, type Judge, Search } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** A player that is a program: it decides from what its seat can imagine, and gives the indexes of the options it picks. */
export type Thinker = (mind: Imagination) => number[];

/** They differ in how far ahead they look. */
const EFFORTS = {
  /** One move ahead. */
  greedy: { iterations: 48, turns: 0 },
  /** To the end of the turn. */
  planner: { iterations: 600, turns: 1 },
  /** And how the next player answers it. */
  search: { iterations: 1000, turns: 1, replies: 2, isThrifty: true },
} as const satisfies Record<string, Effort>;

const RANDOM = ['random', 'restless'] as const;
const THINKING = ['greedy', 'planner', 'search'] as const;
/** From the weakest to the strongest. */
export const LADDER = [...RANDOM, ...THINKING] as const;

const includes = <T extends string>(names: readonly T[], name: string): name is T => names.includes(name as T);

/** What a name asks for: `search:1000` is a thousand iterations, `search:500ms` half a second; undefined if it is no name. */
export function effortOf(
  name: string,
): { readonly kind: (typeof LADDER)[number]; readonly effort: Effort } | undefined {
  const found = /^([a-z]+)(?::([1-9]\d{0,6})(ms)?)?$/.exec(name);
  const kind = found?.[1] ?? '';
  if (!found || (!includes(RANDOM, kind) && !includes(THINKING, kind))) return undefined;
  if (includes(RANDOM, kind)) return found[2] ? undefined : { kind, effort: { iterations: 0, turns: 0 } };
  const effort: Effort = EFFORTS[kind];
  if (!found[2]) return { kind, effort };
  const amount = Number(found[2]);
  return {
    kind,
    effort: found[3] ? { ...effort, iterations: 100_000, ms: amount } : { ...effort, iterations: amount },
  };
}

/**
 * The player of that name. `now` is a clock in milliseconds, for those that think for a time. It plays for what
 * the judge likes; without one, to win.
 */
export function thinker(name: string, seed: string, now?: () => number, judge?: Judge): Thinker {
  const asked = effortOf(name);
  if (!asked) throw new RangeError(`no bot is called "${name}"`);
  const { kind, effort } = asked;
  return endingTurns(
    includes(RANDOM, kind) ? randomThinker(seed, kind === 'restless') : searcher(effort, seed, now, judge),
  );
}

function searcher(effort: Effort, seed: string, now?: () => number, judge?: Judge): Thinker {
  // A player that looks to the end of the turn can use the network, which was trained on positions between turns.
  const own = effort.turns === 0 ? new Evaluator(WEIGHTS) : new Foresight();
  const search = new Search(effort, judge ?? own, seed, now);
  return (mind) => search.decide(mind);
}

/** Cards that bring each other back can be played for ever: after so many moves it is enough. */
const MOST_MOVES = 30;

function endingTurns(think: Thinker): Thinker {
  let turn = 0;
  let moves = 0;
  return (mind) => {
    if (mind.turn !== turn) moves = 0;
    turn = mind.turn;
    const isMove = mind.asked.kind === 'move' && mind.asked.min === 1;
    return isMove && ++moves > MOST_MOVES ? [0] : think(mind); // ending the turn is the first option
  };
}

/** Any legal answer, each option as likely as the others; a restless one ends no turn in which it can still play. */
function randomThinker(seed: string, isRestless: boolean): Thinker {
  const words = new Int32Array(4);
  seedWords(seed, words);
  return ({ asked: { kind, min, max, options } }) => {
    const left = Array.from({ length: options }, (_, i) => i);
    if (isRestless && kind === 'move' && min === 1 && options > 1) left.shift(); // ending the turn is the first option
    const picks: number[] = [];
    while (picks.length < max && left.length > 0) {
      const first = picks.length < min ? 0 : -1;
      const index = first + below(words, left.length - first);
      if (index < 0) break;
      picks.push(...left.splice(index, 1));
    }
    return picks;
  };
}
