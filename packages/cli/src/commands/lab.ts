/** `baston lab`: studies of bots and factions. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  BadResultsFile,
  balanceOf,
  duelRate,
  factionName,
  moduleOf,
  type Pair,
  playAll,
  type Rate,
  type Result,
  ResultsFile,
  reportOf,
  type SampledGame,
  type Study,
  sampleAll,
  TRAINING,
  toCsv,
  tournamentOf,
  tune,
} from '@baston/lab';
import { readBot } from '../bots.ts';
import { checkOnce, readFactions, readPool } from '../factions.ts';
import { checkWritable, reasonOf, writeText } from '../files.ts';
import { Progress, timeLeft } from '../progress.ts';
import { columns } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError, whole } from '../usage.ts';
import { numbersOf, type Wording } from '../words/index.ts';
import { puzzles } from './puzzles.ts';
import { playOnQueue, worker } from './queue.ts';

const OPTIONS = {
  games: { type: 'string' },
  players: { type: 'string' },
  factions: { type: 'string' },
  seed: { type: 'string' },
  bot: { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
  resume: { type: 'boolean' },
  csv: { type: 'string' },
  report: { type: 'string' },
  queue: { type: 'string' },
  solve: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionsOf<'lab'>;

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The file of a study: what is in it already, and where the next games go. */
function openLedger(study: Study, { out, resume }: Values, words: Wording): ResultsFile | undefined {
  const { lab, errors } = words;
  if (out === undefined) {
    if (resume) throw new UsageError(lab.needsOut);
    return undefined;
  }
  if (!resume && existsSync(out)) throw new UsageError(lab.exists(out));
  try {
    return new ResultsFile(out, study, resume ?? false);
  } catch (thrown) {
    if (thrown instanceof BadResultsFile)
      throw new UsageError(thrown.why === 'not-a-study' ? lab.notAStudy(out) : lab.anotherStudy(out));
    throw new UsageError(errors.cannotWrite(out, reasonOf(thrown, words)));
  }
}

/** Works until all is done or Ctrl-C comes, with a progress bar; what is done then is kept. */
async function interruptible(
  all: number,
  before: number,
  words: Wording,
  work: (signal: AbortSignal, onDone: () => void) => Promise<void>,
): Promise<void> {
  let done = before;
  const progress = new Progress(all, timeLeft(words), before);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  try {
    await work(stopping.signal, () => progress.show(++done));
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
  }
  if (stopping.signal.aborted) process.stderr.write(`${words.lab.stopped(done, all)}\n`);
}

const threadsOf = (values: Values, words: Wording): number =>
  whole(words, values.jobs, '--jobs', 1, 64, availableParallelism());

/** Plays what is missing of a study. */
async function run(study: Study, values: Values, words: Wording): Promise<readonly Result[]> {
  const threads = threadsOf(values, words);
  const ledger = openLedger(study, values, words);
  const results: Result[] = [...(ledger?.results ?? [])];
  if (ledger && ledger.broken > 0) process.stderr.write(`${words.lab.broken(ledger.broken)}\n`);
  const played = new Set(results.map(({ index }) => index));
  const indexes = Array.from({ length: study.games }, (_, i) => i).filter((i) => !played.has(i));
  try {
    await interruptible(study.games, results.length, words, async (signal, onDone) => {
      const onResult = (result: Result): void => {
        results.push(result);
        ledger?.add(result);
        onDone();
      };
      const games = { study, indexes, onResult, signal };
      await (values.queue === undefined ? playAll({ ...games, threads }) : playOnQueue(values.queue, games, words));
    });
  } finally {
    ledger?.close();
  }
  return results;
}

function rateLine({ rate, low, high, games }: Rate, { lab, lang }: Wording): string {
  const { percent } = numbersOf(lang);
  return lab.rate(percent(rate, 1), percent(low, 1), percent(high, 1), games);
}

const rowOf = (name: string, { rate, low, high, games }: Rate, { lang }: Wording): string[] => {
  const { percent, number } = numbersOf(lang);
  return [name, percent(rate, 1), `(${percent(low, 1)} – ${percent(high, 1)})`, number(games)];
};

function write(file: string, text: string, words: Wording): void {
  writeText(file, text, words);
  process.stderr.write(`${words.lab.written(file)}\n`);
}

/** Plays a study and tells of it in every way that is asked for. */
async function tell(
  study: Study,
  values: Values,
  words: Wording,
  figures: (results: readonly Result[]) => object,
  lines: (results: readonly Result[]) => readonly string[],
): Promise<number> {
  for (const file of [values.csv, values.report]) if (file !== undefined) checkWritable(file, words);
  const results = await run(study, values, words);
  if (values.csv !== undefined) write(values.csv, toCsv(results), words);
  if (values.report !== undefined) write(values.report, reportOf(study, results, words.lang), words);
  if (values.json) print(JSON.stringify({ study, ...figures(results) }));
  else for (const line of lines(results)) print(line);
  return 0;
}

function common(values: Values, words: Wording): Pick<Study, 'seed' | 'games' | 'pool' | 'seats'> {
  const seats = whole(words, values.players, '--players', 2, 4, 2);
  return {
    seed: values.seed ?? 'lab',
    seats,
    games: whole(words, values.games, '--games', 1, 10_000_000, 200),
    pool: readPool(values.factions, seats, words),
  };
}

function duel(names: readonly string[], values: Values, words: Wording): Promise<number> {
  const { lab, lang } = words;
  const [one, other] = names;
  if (one === undefined || other === undefined) throw new UsageError(lab.nameTwoBots);
  const bots = [readBot(words, one, 'A'), readBot(words, other, 'B')] as const;
  const study: Study = { kind: 'duel', ...common(values, words), bots };
  const { seats } = study;
  const turns = (results: readonly Result[]): number =>
    results.reduce((sum, result) => sum + result.turns, 0) / Math.max(1, results.length);
  return tell(
    study,
    values,
    words,
    (results) => ({ ...duelRate(study, results), turns: turns(results) }),
    (results) => [
      lab.duel(one, other, seats),
      `  ${rateLine(duelRate(study, results), words)}`,
      `  ${lab.fair(numbersOf(lang).percent(1, seats))}`,
      `  ${lab.length(turns(results))}`,
    ],
  );
}

/** `--games` is how many each meeting has. */
function tournament(names: readonly string[], values: Values, words: Wording): Promise<number> {
  if (names.length < 2) throw new UsageError(words.lab.nameEntrants);
  const { games, ...rest } = common(values, words);
  const all = { ...rest, games: (games * names.length * (names.length - 1)) / 2 };
  const isPairs = names.some((name) => name.includes('+'));
  const study: Study = isPairs
    ? { kind: 'pairs', ...all, bot: readBot(words, values.bot ?? 'greedy', '--bot'), pairs: readPairs(names, words) }
    : { kind: 'bots', ...all, bots: names.map((name) => readBot(words, name, 'BOT')) };
  return tell(
    study,
    values,
    words,
    (results) => tournamentOf(study, results) ?? {},
    (results) => {
      const ranking = tournamentOf(study, results)?.ranking ?? [];
      const label = (name: string): string => (isPairs ? factionName(name, words.lang) : name);
      return columns(ranking.map(({ name, rate }) => rowOf(label(name), rate, words)));
    },
  );
}

/** Checks that no two pairs share a faction, since all of them play each other. */
function readPairs(names: readonly string[], words: Wording): Pair[] {
  const pairs = names.map((name) => readPair(name, words));
  checkOnce(pairs.flat(), words);
  return pairs;
}

function readPair(text: string, words: Wording): Pair {
  const [one, other, ...more] = readFactions(text.replaceAll('+', ','), words);
  if (one === undefined || other === undefined || more.length > 0) throw new UsageError(words.lab.nameEntrants);
  return [one, other];
}

function balance(_names: readonly string[], values: Values, words: Wording): Promise<number> {
  const bot = readBot(words, values.bot ?? 'greedy', '--bot');
  const study: Study = { kind: 'balance', ...common(values, words), bot };
  const { lab, lang } = words;
  return tell(study, values, words, balanceOf, (results) => {
    const { factions, order, people } = balanceOf(results);
    const table = (rows: readonly (readonly string[])[]): string[] => columns(rows).map((row) => `  ${row}`);
    return [
      lab.factions,
      ...table(factions.map(({ name, rate }) => rowOf(factionName(name, lang), rate, words))),
      lab.order,
      ...table(order.map((rate, place) => rowOf(lab.place(place + 1), rate, words))),
      ...(people ? [lab.people(people.correlation, bot)] : []),
    ];
  });
}

async function tuneWeights(_names: readonly string[], values: Values, words: Wording): Promise<number> {
  const { lab } = words;
  const settings = {
    seed: values.seed ?? 'lab',
    bot: readBot(words, values.bot ?? 'greedy', '--bot'),
    games: whole(words, values.games, '--games', 10, 1_000_000, 2000),
    pool: readPool(values.factions, 4, words),
    ...TRAINING,
  };
  const threads = threadsOf(values, words);
  if (values.out !== undefined) checkWritable(values.out, words);
  const sampled: SampledGame[] = [];
  await interruptible(settings.games, 0, words, (signal, onDone) => {
    const onResult = (game: SampledGame): void => {
      sampled.push(game);
      onDone();
    };
    return sampleAll(settings, { indexes: [...Array(settings.games).keys()], threads, onResult, signal });
  });
  if (sampled.length < 2) return 1; // stopped before there was anything to fit
  const progress = new Progress(settings.epochs, timeLeft(words));
  let epochs = 0;
  const tuning = tune({ ...settings, games: sampled.length }, sampled, () => progress.show(++epochs));
  progress.clear();
  if (values.out !== undefined) write(values.out, moduleOf(tuning), words);
  if (values.json) print(JSON.stringify(tuning));
  else {
    print(lab.tuned(tuning.positions, tuning.settings.games));
    print(lab.loss(tuning.loss.tuned, tuning.loss.byHand, tuning.loss.uniform));
  }
  return 0;
}

interface StudyCommand {
  /** The number of bots, pairs or folders that may be named. */
  readonly names: number;
  readonly options: readonly (keyof Values)[];
  run(names: readonly string[], values: Values, words: Wording): number | Promise<number>;
}

/** The options of all studies whose games `run` plays. */
const GAMES = ['games', 'factions', 'seed', 'jobs', 'out', 'resume', 'csv', 'report', 'queue', 'json'] as const;

const STUDIES: { readonly [name: string]: StudyCommand } = {
  duel: { names: 2, options: [...GAMES, 'players'], run: duel },
  tournament: { names: Number.POSITIVE_INFINITY, options: [...GAMES, 'bot'], run: tournament },
  balance: { names: 0, options: [...GAMES, 'players', 'bot'], run: balance },
  tune: { names: 0, options: ['games', 'factions', 'seed', 'bot', 'jobs', 'out', 'json'], run: tuneWeights },
  puzzles: { names: 1, options: ['games', 'factions', 'seed', 'bot', 'out', 'solve', 'json'], run: puzzles },
  worker: { names: 0, options: ['queue', 'jobs'], run: worker },
};

export const lab: Command = {
  run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, Number.POSITIVE_INFINITY);
    const [name = '', ...names] = positionals;
    const study = Object.hasOwn(STUDIES, name) ? STUDIES[name] : undefined;
    if (!study) throw new UsageError(words.lab.noStudy);
    const foreign = (Object.keys(values) as (keyof Values)[]).find((option) => !study.options.includes(option));
    if (foreign !== undefined) throw new UsageError(words.lab.notTaken(name, `--${foreign}`));
    const extra = names[study.names];
    if (extra !== undefined) throw new UsageError(words.errors.unexpected(extra));
    return study.run(names, values, words);
  },
};
