/**
 * Players that look no further than the next checkpoint, or not even so far. They need nothing that was learned, so a
 * page that is in a hurry can have them alone (`@baston/bots/near`).
 */
import { below, type Imagination, type Question, seedWords } from '@baston/engine';
import { LinearEvaluator } from './linear-evaluator.ts';
import { WEIGHTS } from './linear-weights.ts';
import { type Manner, MannerEvaluator } from './manner.ts';
import { personaNamed } from './personas.ts';
import { type Effort, type Evaluator, Search } from './search.ts';

/** A player that is a program: it decides from what its seat can imagine, and gives the indexes of the options it picks. */
export type Thinker = (mind: Imagination) => number[];

/** They look one move ahead, and differ in how many moves they look at. */
export const NEAR = {
  rookie: { iterations: 2, turns: 0, isAbsentMinded: true },
  novice: { iterations: 2, turns: 0 },
  amateur: { iterations: 4, turns: 0 },
  greedy: { iterations: 48, turns: 0 },
} as const satisfies Record<string, Effort>;

type NearKind = 'random' | keyof typeof NEAR;
export const isNear = (kind: string): kind is NearKind => kind === 'random' || kind in NEAR;

/** A random player with a manner draws two answers and takes the one it likes better. */
const FANCY: Effort = { iterations: 2, turns: 0 };

/** Answers as a table wants them, by the ids of the options. `now` is a clock in milliseconds. */
export const picking =
  (think: Thinker) =>
  ({ options }: Question, mind: Imagination): string[] =>
    think(mind).map((index) => options[index]?.id ?? '');

/** A player of those that people meet at a table; the manner is that of the persona. */
export function nearPlayer(kind: NearKind, seed: string, now: () => number, persona?: string) {
  const manner = personaNamed(persona)?.manner;
  return picking(
    kind === 'random'
      ? drawing(seed, true, manner)
      : searching(NEAR[kind], new LinearEvaluator(WEIGHTS), seed, now, manner),
  );
}

/** Looks for what the evaluator likes, in the manner if there is one. */
export function searching(
  effort: Effort,
  evaluator: Evaluator,
  seed: string,
  now?: () => number,
  manner?: Manner,
): Thinker {
  const mannered = manner && new MannerEvaluator(evaluator, manner);
  const search = new Search(effort, mannered ?? evaluator, seed, now);
  const think: Thinker = (mind) => {
    if (mannered) mannered.seat = mind.asked.seat;
    return search.decide(mind);
  };
  return endingTurns(effort.isAbsentMinded ? absentMinded(think, seed) : think);
}

/** Thinks about every other decision or so, and leaves the rest to chance. */
function absentMinded(think: Thinker, seed: string): Thinker {
  const words = new Int32Array(4);
  seedWords(`${seed} absent`, words);
  const draw = drawing(seed, true);
  return (mind) => (below(words, 2) === 0 ? think(mind) : draw(mind));
}

/** Any legal answer, each option as likely as the others; a restless one ends no turn in which it can still play. */
export function drawing(seed: string, isRestless: boolean, manner?: Manner): Thinker {
  const words = new Int32Array(4);
  seedWords(seed, words);
  const fancy = manner && searching(FANCY, indifferent(), seed, undefined, manner);
  const draw: Thinker = ({ asked: { kind, min, max, options } }) => {
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
  return endingTurns((mind) => {
    const picks = fancy?.(mind);
    const isIdle = isRestless && mind.asked.kind === 'move' && picks?.[0] === 0;
    return picks && !isIdle ? picks : draw(mind);
  });
}

/** To it all worlds are alike. */
function indifferent(): Evaluator {
  const chances = new Float64Array(4);
  return { spread: 0, evaluate: () => chances.fill(0.5) };
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
