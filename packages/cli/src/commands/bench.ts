/** `baston bench`: how fast the engine is, against a fixed workload timed in the same run. */
import { againstGoals, type Figure, type Progress, type Report, runBenchmarks } from '@baston/bench';
import { columns } from '../terminal.ts';
import { type Command, type OptionsOf, parse, whole } from '../usage.ts';
import { numbersOf, type Wording } from '../words/index.ts';

function lines(report: Report, { bench: words, lang }: Wording): string[] {
  const { rounded } = numbersOf(lang);
  const players = Object.entries(report.games);
  const figure = (what: string, { perUnit, low, high, best }: Figure): string[] => [
    what,
    rounded(perUnit),
    words.range(rounded(low), rounded(high), rounded(best)),
  ];
  const table = (rows: string[][], left?: number[]): string[] => columns(rows, left).map((row) => `  ${row}`);
  return [
    words.machine(report.node, report.rules, report.unitMs),
    '',
    words.perUnit,
    ...table(
      [
        ...players.map(([seats, games]) => figure(words.games(Number(seats)), games)),
        ...players.map(([seats, games]) => figure(words.decisions(Number(seats)), games.decisions)),
        figure(words.clones, report.clones),
        figure(words.resumptions, report.resumptions),
        figure(words.iterations, report.iterations),
      ],
      [0, 2],
    ),
    '',
    words.thinking,
    ...table(Object.entries(report.thinking).map(([bot, units]) => [bot, rounded(units)])),
    '',
    words.parked(report.parkedBytes.median, report.parkedBytes.most),
    '',
    words.byCards,
    ...table(Object.entries(report.byCardsInPlay).map(([range, rate]) => [range, rounded(rate)])),
    '',
    words.against,
    ...table(
      againstGoals(report).map(({ goal, figure: value, wanted, reached }) => [
        `${reached ? '✓' : '✗'} ${words.goals[goal]}`,
        rounded(value),
        words.goal(rounded(wanted)),
      ]),
      [0, 2],
    ),
  ];
}

const OPTIONS = { windows: { type: 'string' }, json: { type: 'boolean' } } as const satisfies OptionsOf<'bench'>;

export const bench: Command = {
  run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const windows = whole(words, values.windows, '--windows', 1, 1000, 60);
    const show: Progress = (done, of, next) =>
      process.stderr.write(`\r\x1b[K${next ? `${done}/${of} ${words.bench.stages[next]}` : ''}`);
    const report = runBenchmarks(windows, process.stderr.isTTY ? show : () => {});
    const text = values.json ? JSON.stringify(report, undefined, 2) : lines(report, words).join('\n');
    process.stdout.write(`${text}\n`);
    return 0;
  },
};
