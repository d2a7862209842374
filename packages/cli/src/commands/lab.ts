/** `baston lab`: studies of bots and factions. */
import {
  balanceOf,
  type Comparison,
  duelRate,
  factionName,
  type Pair,
  type Rate,
  type Result,
  reportOf,
  toCsv,
  tournamentOf,
} from '@baston/lab';
import { readBot } from '../bots.ts';
import { checkOnce, readFactions, readPool } from '../factions.ts';
import { checkWritable } from '../files.ts';
import { columns } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError, whole } from '../usage.ts';
import { numbersOf, type Wording } from '../words/index.ts';
import { run, write } from './games.ts';
import { puzzles } from './puzzles.ts';
import { worker } from './queue.ts';
import { selfplay, train } from './training.ts';

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
  effort: { type: 'string' },
  weights: { type: 'string' },
  positions: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionsOf<'lab'>;

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function rateLine({ rate, low, high, games }: Rate, { lab, lang }: Wording): string {
  const { percent } = numbersOf(lang);
  return lab.rate(percent(rate, 1), percent(low, 1), percent(high, 1), games);
}

const rowOf = (name: string, { rate, low, high, games }: Rate, { lang }: Wording): string[] => {
  const { percent, number } = numbersOf(lang);
  return [name, percent(rate, 1), `(${percent(low, 1)} – ${percent(high, 1)})`, number(games)];
};

/** Plays a study and tells of it in every way that is asked for. */
async function tell(
  study: Comparison,
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

function common(values: Values, words: Wording): Pick<Comparison, 'seed' | 'games' | 'pool' | 'seats'> {
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
  const study: Comparison = { kind: 'duel', ...common(values, words), bots };
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
  const study: Comparison = isPairs
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
  const study: Comparison = { kind: 'balance', ...common(values, words), bot };
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
  selfplay: {
    names: 0,
    options: ['games', 'factions', 'seed', 'jobs', 'out', 'resume', 'queue', 'effort', 'weights', 'json'],
    run: selfplay,
  },
  train: {
    names: Number.POSITIVE_INFINITY,
    options: ['seed', 'jobs', 'out', 'weights', 'positions', 'json'],
    run: train,
  },
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
