/** `baston bench`: how fast the engine is, against a fixed workload timed in the same run. */
import { againstGoals, type Figure, type Report, runBenchmarks } from '@baston/bench';
import { type Command, parse, whole } from '../usage.ts';

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const figure = ({ perUnit, low, high, best }: Figure): string =>
  `${number.format(perUnit).padStart(9)}   (${number.format(low)} to ${number.format(high)}, best ${number.format(best)})`;

function lines(report: Report): string[] {
  const players = Object.entries(report.games);
  return [
    `node ${report.node}, rules ${report.rules}; a unit took ${number.format(report.unitMs)} ms`,
    '',
    'How many fit into a unit (median of short windows, 10th to 90th percentile):',
    ...players.map(([seats, games]) => `  complete games, ${seats} players   ${figure(games)}`),
    ...players.map(([seats, games]) => `  decisions, ${seats} players        ${figure(games.decisions)}`),
    `  clones into a pooled state   ${figure(report.clones)}`,
    `  resumed decisions            ${figure(report.resumptions)}`,
    '',
    `A parked game: ${number.format(report.parkedBytes.median)} bytes (at most ${number.format(report.parkedBytes.most)})`,
    '',
    'Decisions per unit by cards in play:',
    ...Object.entries(report.byCardsInPlay).map(
      ([range, rate]) => `  ${range.padEnd(7)} ${number.format(rate).padStart(9)}`,
    ),
    '',
    'Against the goals:',
    ...againstGoals(report).map(
      ({ what, figure: value, goal, reached }) =>
        `  ${reached ? '✓' : '✗'} ${what.padEnd(24)} ${number.format(value).padStart(9)}  goal ${number.format(goal)}`,
    ),
  ];
}

export const bench: Command = {
  summary: 'measure the speed of the engine',
  help: `Usage: baston bench [--windows N] [--json]

Plays random games and measures them against a unit: the CPU time of 20 million
steps of xorshift32, taken in the same run. Leave the machine alone meanwhile.

  --windows N  short windows for each figure (default 60)
  --json       print the report as JSON
`,
  run(args) {
    const { values } = parse(args, { windows: { type: 'string' }, json: { type: 'boolean' } });
    const windows = whole(values.windows, '--windows', 1, 1000, 60);
    const progress = process.stderr.isTTY
      ? (done: number, of: number, what: string) =>
          process.stderr.write(`\r\x1b[K${done < of ? `${done}/${of} ${what}` : ''}`)
      : () => {};
    const report = runBenchmarks(windows, progress);
    process.stdout.write(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : `${lines(report).join('\n')}\n`);
    return 0;
  },
};
