/** `baston lab selfplay` and `baston lab train`: the network that the bots evaluate with. */

import { rules } from '@baston/cards';
import {
  BadResultsFile,
  type Episode,
  isHeldOut,
  PositionFiles,
  type Result,
  readResults,
  replayAll,
  type Selfplay,
  type Study,
  TRAINING,
  type Training,
  trainOn,
  weightsOf,
} from '@baston/lab';
import { readPool } from '../factions.ts';
import { checkWritable, readBytes, readText } from '../files.ts';
import { Progress, timeLeft } from '../progress.ts';
import { UsageError, whole } from '../usage.ts';
import { numbersOf, type Wording } from '../words/index.ts';
import { type Values as GameValues, interruptible, run, threadsOf, write } from './games.ts';

interface Values extends GameValues {
  readonly games?: string | undefined;
  readonly factions?: string | undefined;
  readonly seed?: string | undefined;
  readonly effort?: string | undefined;
  readonly weights?: string | undefined;
  readonly positions?: string | undefined;
  readonly json?: boolean | undefined;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Plays games to train on. */
export async function selfplay(_names: readonly string[], values: Values, words: Wording): Promise<number> {
  if (values.out === undefined) throw new UsageError(words.lab.needsGamesFile);
  const study: Selfplay = {
    kind: 'selfplay',
    rules: rules.version,
    seed: values.seed ?? 'lab',
    games: whole(words, values.games, '--games', 1, 10_000_000, 200),
    pool: readPool(values.factions, 4, words),
    effort: whole(words, values.effort, '--effort', 1, 100_000, 40),
    ...(values.weights === undefined ? {} : { weights: readWeights(values.weights, words) }),
  };
  const begun = Date.now();
  const results = await run(study, values, words);
  const seconds = (Date.now() - begun) / 1000;
  if (values.json) print(JSON.stringify({ games: results.length, seconds }));
  else print(words.lab.played(results.length, values.out));
  return 0;
}

function readWeights(file: string, words: Wording): NonNullable<Selfplay['weights']> {
  try {
    const { boxes, bytes } = JSON.parse(readText(file, words));
    if (typeof boxes === 'string' && typeof bytes === 'string') return { boxes, bytes };
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
  }
  throw new UsageError(words.lab.notWeights(file));
}

/** Trains on the games of these files; or keeps their positions for train.py, or judges what came of those. */
export async function train(files: readonly string[], values: Values, words: Wording): Promise<number> {
  const { lab } = words;
  if (files.length === 0) throw new UsageError(lab.needsGames);
  if (values.out !== undefined) checkWritable(values.out, words);
  const studies = files.map((file) => readGames(file, words));
  if (values.positions !== undefined) return keepAll(values.positions, studies, values, words);
  // To judge weights, the games that were held out are enough.
  const bytes = values.weights === undefined ? undefined : readBytes(values.weights, words);
  const episodes: Episode[] = [];
  await replay(studies, bytes !== undefined, values, words, (episode) => episodes.push(episode));
  const training = bytes ? weightsOf(bytes, episodes) : trainHere(episodes, values, words);
  if (!training) throw new UsageError(lab.notWeights(values.weights ?? ''));
  if (values.out !== undefined) write(values.out, textOf(training, values.out), words);
  if (values.json) print(JSON.stringify(training));
  else for (const line of linesOf(training, words)) print(line);
  return 0;
}

function trainHere(episodes: readonly Episode[], { seed = 'lab' }: Values, words: Wording): Training {
  const progress = new Progress(TRAINING.epochs, timeLeft(words));
  let epochs = 0;
  const training = trainOn({ ...TRAINING, seed }, episodes, () => progress.show(++epochs));
  progress.clear();
  return training;
}

interface Games {
  readonly study: Study;
  readonly results: readonly Result[];
}

function readGames(file: string, words: Wording): Games {
  readText(file, words); // says what is wrong with the file itself
  try {
    const { study, results, broken } = readResults(file);
    if (study.kind === 'selfplay') {
      if (study.rules !== rules.version) throw new UsageError(words.lab.otherRules(file, study.rules, rules.version));
      tellBroken(broken, words);
      return { study, results };
    }
  } catch (thrown) {
    if (!(thrown instanceof BadResultsFile)) throw thrown;
  }
  throw new UsageError(words.lab.notGames(file));
}

function tellBroken(games: number, { lab }: Wording): void {
  if (games > 0) process.stderr.write(`${lab.broken(games)}\n`);
}

async function replay(
  studies: readonly Games[],
  onlyHeldOut: boolean,
  values: Values,
  words: Wording,
  onEpisode: (episode: Episode) => void,
): Promise<void> {
  const wanted = studies.map(({ study, results }) => ({
    study,
    results: onlyHeldOut ? results.filter(isHeldOut) : results,
  }));
  const all = wanted.reduce((sum, { results }) => sum + results.length, 0);
  const threads = threadsOf(values, words);
  let broken = 0;
  await interruptible(all, 0, words, async (signal, onDone) => {
    const onResult = (episode: Episode | undefined): void => {
      if (episode) onEpisode(episode);
      else broken++;
      onDone();
    };
    for (const { study, results } of wanted) await replayAll(study, results, { threads, onResult, signal });
  });
  tellBroken(broken, words);
}

async function keepAll(folder: string, studies: readonly Games[], values: Values, words: Wording): Promise<number> {
  const positions = new PositionFiles(folder);
  await replay(studies, false, values, words, (episode) => positions.add(episode));
  positions.close();
  print(words.lab.written(folder));
  return 0;
}

/** The module that the bots read, or for a first round of games the same as JSON. */
function textOf({ weights, games, positions, loss }: Training, file: string): string {
  if (!file.endsWith('.ts')) return `${JSON.stringify(weights)}\n`;
  return `import type { KeptWeights } from './weights.ts';

/**
 * Made by \`baston lab train\` (docs/lab.md says how, bench/results of which games): ${positions} positions held out of ${games}
 * games; log loss ${loss.kept.toFixed(4)}, ${loss.uniform.toFixed(4)} by guessing.
 */
export const NETWORK_WEIGHTS: KeptWeights = {
  boxes: '${weights.boxes}',
  bytes: '${weights.bytes}',
};
`;
}

function linesOf({ games, positions, loss, reliability }: Training, { lab, lang }: Wording): string[] {
  const { percent, number } = numbersOf(lang);
  return [
    lab.trained(positions, games),
    lab.loss(loss.kept, loss.uniform),
    ...reliability
      .filter(({ estimates }) => estimates > 0)
      .map(({ estimates, mean, won }) => lab.reliability(percent(mean, 1), percent(won, 1), number(estimates))),
  ];
}
