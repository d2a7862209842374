/** `baston lab puzzles`: finds puzzles, or lets a bot solve those that were found. */
import { goalEvaluator, thinker } from '@baston/bots';
import { attempt, existingFile, findPuzzles, goalOf, keepPuzzle, puzzlesIn, rateOf } from '@baston/lab';
import { readBot } from '../bots.ts';
import { readPool } from '../factions.ts';
import { inRepository, reasonOf } from '../files.ts';
import { Progress, timeLeft } from '../progress.ts';
import { UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';
import { findScenarios, readScenarioFile } from './scenario.ts';

interface Values {
  readonly games?: string | undefined;
  readonly factions?: string | undefined;
  readonly seed?: string | undefined;
  readonly bot?: string | undefined;
  readonly out?: string | undefined;
  readonly solve?: string | undefined;
  readonly json?: boolean | undefined;
}

/** The number of answers to try in a turn; larger turns are skipped. */
const NODES = 2000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export function puzzles([folder]: readonly string[], values: Values, words: Wording): number {
  if (values.solve !== undefined)
    return solve(folder ?? inRepository('scenarios', 'puzzles'), values.solve, values, words);
  if (folder !== undefined) throw new UsageError(words.errors.unexpected(folder));
  return find(values, words);
}

/** The settings of those in the repository are the defaults. They are written as they are found. */
function find(values: Values, words: Wording): number {
  const { lab, errors } = words;
  const { out } = values;
  if (out === undefined) throw new UsageError(lab.needsFolder);
  const file = existingFile(out);
  if (file !== undefined) throw new UsageError(lab.holdsPuzzles(file));
  const games = whole(words, values.games, '--games', 1, 1_000_000, 200);
  const bot = readBot(words, values.bot ?? 'greedy:16', '--bot');
  const pool = readPool(values.factions, 4, words);
  const settings = { seed: values.seed ?? 'puzzles', bot, games, pool, nodes: NODES };
  const progress = new Progress(games, timeLeft(words));
  let found = 0;
  for (let index = 0; index < games; index++) {
    for (const puzzle of findPuzzles(settings, index)) {
      try {
        keepPuzzle(out, puzzle);
      } catch (thrown) {
        throw new UsageError(errors.cannotWrite(out, reasonOf(thrown, words)));
      }
      found++;
    }
    progress.show(index + 1);
  }
  progress.clear();
  print(values.json ? JSON.stringify({ games, found }) : lab.found(found, games));
  return 0;
}

function solve(folder: string, name: string, values: Values, words: Wording): number {
  const { lab } = words;
  const bot = readBot(words, name, '--solve');
  const all = findScenarios(folder, words).flatMap((file) => readScenarioFile(file, puzzlesIn, words));
  if (all.length === 0) throw new UsageError(lab.noPuzzles(folder));
  const progress = new Progress(all.length, timeLeft(words));
  const unsolved = all
    .filter((puzzle, i) => {
      const { title, start, value } = puzzle;
      const reached = attempt(
        start,
        thinker(bot, title, () => performance.now(), goalEvaluator(goalOf(puzzle))),
      );
      progress.show(i + 1);
      return reached < value;
    })
    .map(({ title }) => title);
  progress.clear();
  const solved = all.length - unsolved.length;
  if (values.json) print(JSON.stringify({ bot, ...rateOf(solved, all.length), unsolved }));
  else {
    print(lab.solved(bot, solved, all.length));
    if (unsolved.length > 0) print(lab.unsolved);
    for (const title of unsolved) print(`  ${title}`);
  }
  return 0;
}
