/**
 * virtual:puzzles   the puzzles of scenarios/puzzles by the number of players: where they begin, what is to be reached, and how
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Layout } from '@baston/table';
import type { Plugin } from 'vite';
import type { Puzzle } from '../src/screens/puzzles/puzzle.ts';
import type { Solved, solutions } from './solutions.ts';
import { ROOT, reader } from './sources.ts';

const VIRTUAL = /^\0?virtual:puzzles(?::(\d))?$/;
const SEATS = ['A', 'B', 'C', 'D'] as const;

export function puzzles(conditions: string[]): Plugin {
  const read = reader(conditions);
  let solver: Promise<{ readonly solutions: typeof solutions }> | undefined;
  return {
    name: 'baston-puzzles',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [match, players] = VIRTUAL.exec(id) ?? [];
      if (!match) return undefined;
      if (!players) return `export const puzzles = { ${[2, 3, 4].map(loader).join(', ')} };`;
      const file = `${ROOT}scenarios/puzzles/${players}-players.yaml`;
      this.addWatchFile(file);
      solver ??= read('packages/web/build/solutions.ts');
      return `export default ${JSON.stringify(puzzlesOf((await solver).solutions(await readFile(file, 'utf8'))))};`;
    },
  };
}

const loader = (players: number): string =>
  `${players}: async () => (await import('virtual:puzzles:${players}')).default`;

/** The shortest first. */
export const puzzlesOf = (solved: readonly Solved[]): Puzzle[] =>
  solved.map(puzzleOf).sort((a, b) => a.choices - b.choices);

/** The goal of a puzzle is what the scenario expects in the end; its steps prove that it can be reached. */
function puzzleOf({ scenario, solution }: Solved): Puzzle {
  const { title, shows, note, seed, seats = 2, options, steps = [], ...layout } = scenario;
  const { active = 'A' } = layout;
  const expected = steps.at(-1)?.expect;
  const vp = expected?.[active]?.vp;
  const factions = options?.factions;
  if (vp === undefined || seed === undefined || !Array.isArray(factions))
    throw new Error(`this is not a puzzle: ${title}`);
  return {
    id: nameOf(layout),
    config: { ...options, factions, seed, seats },
    layout,
    goal: {
      seat: SEATS.indexOf(active),
      turn: layout.turn ?? 1,
      vp,
      gain: vp - (layout.players?.[active]?.vp ?? 0),
      wins: expected?.winner === active,
    },
    choices: steps.filter((step) => active in step).length,
    solution,
  };
}

/** The same as long as the position is: whoever has solved it has solved it. */
const nameOf = (layout: Layout): string =>
  createHash('sha256').update(JSON.stringify(layout)).digest('hex').slice(0, 8);
