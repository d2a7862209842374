/** Puzzles as scenario files, one for each number of players. */
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@baston/cards';
import type { Game } from '@baston/engine';
import { layOut, printScenario, type Scenario } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import { WIN } from './turn-search.ts';

export interface Puzzle {
  readonly title: string;
  readonly start: Game;
  /** The proven value of the turn. */
  readonly value: number;
}

const SEATS = [2, 3, 4] as const;
const fileOf = (folder: string, seats: number): string => join(folder, `${seats}-players.yaml`);

/** The first file that already exists, if any. */
export const existingFile = (folder: string): string | undefined =>
  SEATS.map((seats) => fileOf(folder, seats)).find((file) => existsSync(file));

export function keepPuzzle(folder: string, puzzle: Scenario): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, puzzle.seats ?? 2);
  appendFileSync(file, `${existsSync(file) ? '---\n' : ''}${printScenario(puzzle)}`);
}

/** Parses the puzzles in the text of a file. */
export const puzzlesIn = (text: string): Puzzle[] => parseScenario(text).flatMap(puzzleOf);

/** The goal is what the scenario expects at its end; a scenario without one is not a puzzle. */
function puzzleOf(scenario: Scenario): Puzzle[] {
  const { title, active = 'A', steps = [] } = scenario;
  const expected = steps.at(-1)?.expect;
  const vp = expected?.[active]?.vp;
  if (vp === undefined || scenario.match || scenario.phase !== 'play') return [];
  const start = layOut(scenario, rules);
  return [{ title, start, value: vp - start.vp(start.active) + (expected?.winner === active ? WIN : 0) }];
}
