/** How fast the game is in a real Chromium: what is loaded before one can play, how long that takes, what a click and what
 * moves cost, and what stays behind. */
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser, launch } from '../../e2e/browser.ts';
import { serve } from '../../e2e/site.ts';
import { findSite } from '../../packages/cli/src/site.ts';
import { wording } from '../../packages/cli/src/words/index.ts';
import { quantile } from '../src/measure.ts';
import { loadByTurns } from './first-load.ts';
import { botsPlay, cardsFly, clicks, manyGames, type Watched } from './games.ts';

interface Figure {
  /** At most so much, where there is a goal. */
  readonly goal?: number;
  readonly median: number;
  readonly best: number;
  readonly worst: number;
  readonly runs: number;
}

/** What README.md says about each of them. */
interface Report {
  readonly date: string;
  readonly chromium: string;
  readonly cores: number;
  /** Before and after. */
  readonly load: readonly number[];
  readonly [name: string]: Figure | string | number | readonly number[];
}

function figure<T>(list: readonly T[], value: (one: T, i: number) => number, goal?: number, digits = 0): Figure {
  const values = list.map(value);
  const rounded = (number: number): number => Number(number.toFixed(digits));
  return {
    ...(goal === undefined ? {} : { goal }),
    median: rounded(quantile(values, 0.5)),
    best: rounded(Math.min(...values)),
    worst: rounded(Math.max(...values)),
    runs: values.length,
  };
}

/** How many times as long as at rest a frame takes. */
const timesIdle =
  (kind: 'flights' | 'scoring', q: number) =>
  ({ motion, idle }: Watched): number =>
    quantile(motion[kind].frames, q) / quantile(idle, 0.5);

const repeat = async <T>(count: number, run: (i: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(await run(i));
  return all;
};

async function step<T>(name: string, measure: () => Promise<T>): Promise<T> {
  process.stderr.write(`${name}…\n`);
  return measure();
}

/** Where another checkout keeps its site, which it has built. */
const siteIn = (checkout: string): string => join(resolve(checkout), 'packages/web/dist/site');

export async function run({ against }: { readonly against?: string | undefined } = {}): Promise<Report> {
  const [site, found] = await Promise.all([serve(findSite(wording('en'))), findBrowser()]);
  const other = against === undefined ? undefined : await serve(siteIn(against));
  const browser = await launch(found);
  const before = loadavg()[0] as number;
  try {
    const [loads = [], there] = await step('first loads', () =>
      loadByTurns(browser, other ? [site, other] : [site], 9),
    );
    const tasks = await step('tasks', () => repeat(3, (i) => botsPlay(browser, site, i)));
    const times = await step('clicks', () => clicks(browser, site, 40));
    const watched = await step('motion', () => repeat(3, (i) => cardsFly(browser, site, i)));
    const many = await step('ten games', () => manyGames(browser, site));
    return {
      date: new Date().toISOString().slice(0, 10),
      chromium: browser.version(),
      cores: cpus().length,
      load: [before, loadavg()[0] as number],
      javaScript: figure(loads, ({ bytes }) => bytes, 220_000),
      fonts: figure(loads, ({ fonts }) => fonts, 60_000),
      playable: figure(loads, ({ ms }) => ms, 3000),
      firstDecision: figure(loads, ({ sinceClick }) => sinceClick),
      ...(there && {
        firstDecisionThere: figure(there, ({ sinceClick }) => sinceClick),
        timesAsLong: figure(loads, ({ sinceClick }, i) => sinceClick / (there[i]?.sinceClick as number), 1, 2),
      }),
      longestTask: figure(tasks, (ms) => ms, 50),
      clickToEffect: figure(times, (ms) => ms, 100),
      scriptsInFlights: figure(watched, ({ motion }) => quantile(motion.flights.scripts, 0.95), 4, 1),
      scriptsInScoring: figure(watched, ({ motion }) => quantile(motion.scoring.scripts, 0.95), 4, 1),
      longTasks: figure(watched, ({ motion }) => motion.longTasks, 0),
      longestSlowed: figure(watched, ({ motion }) => motion.longestTask, 100),
      layoutsInFlight: figure(watched, ({ motion }) => motion.layouts, 0),
      scenesInMotion: figure(watched, ({ motion }) => motion.scenes, 0),
      scenesPaintedAgain: figure(watched, ({ paintedAgain }) => paintedAgain, 0),
      idleFrame: figure(watched, ({ idle }) => quantile(idle, 0.5), undefined, 1),
      flightFrames: figure(watched, timesIdle('flights', 0.5), undefined, 2),
      slowFlightFrames: figure(watched, timesIdle('flights', 0.95), undefined, 2),
      scoringFrames: figure(watched, timesIdle('scoring', 0.5), undefined, 2),
      slowScoringFrames: figure(watched, timesIdle('scoring', 0.95), undefined, 2),
      memory: figure([many], ({ memory }) => memory, 100),
      layoutShift: figure([...loads, many], ({ shift }) => shift, 0, 3),
    };
  } finally {
    await browser.close();
    await site.close();
    await other?.close();
  }
}
