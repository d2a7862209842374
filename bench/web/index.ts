/** How fast the game is in a real Chromium: what is loaded before one can play, how long that takes, what a click and what
 * moves cost, and what stays behind. */
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser, launch } from '../../e2e/browser.ts';
import { serve } from '../../e2e/site.ts';
import { findSite } from '../../packages/cli/src/site.ts';
import { wording } from '../../packages/cli/src/words/index.ts';
import { quantile } from '../src/measure.ts';
import { type FirstLoad, loadByTurns } from './first-load.ts';
import { botsPlay, cardsFly, clicks, manyGames, type Watched } from './games.ts';

interface Figure {
  /** At most so much, where there is a goal. */
  readonly goal?: number;
  readonly median: number;
  readonly best: number;
  readonly worst: number;
  readonly runs: number;
}

/** The figures; README.md explains each of them. */
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

/** Where another checkout keeps its site, which it has built. */
const siteIn = (checkout: string): string => join(resolve(checkout), 'packages/web/dist/site');

/** The parts of a run, in their order. */
const PARTS = ['loads', 'tasks', 'clicks', 'motion', 'games'] as const;
type Part = (typeof PARTS)[number];

interface Options {
  /** Another checkout whose site has been built. */
  readonly against?: string | undefined;
  /** Only these parts, and each only so often. */
  readonly only?: string | undefined;
  readonly runs?: string | undefined;
}

export async function run({ against, only, runs }: Options = {}): Promise<Report> {
  const parts = only?.split(',') ?? PARTS;
  const unknown = parts.find((name) => !PARTS.includes(name as Part));
  if (unknown !== undefined) throw new Error(`there is no “${unknown}”; there are ${PARTS.join(', ')}`);
  const [site, found] = await Promise.all([serve(findSite(wording('en'))), findBrowser()]);
  const other = against === undefined ? undefined : await serve(siteIn(against));
  const browser = await launch(found, true);
  const before = loadavg()[0] as number;
  const step = async <T>(part: Part, usual: number, measure: (times: number) => Promise<T>): Promise<T | undefined> => {
    if (!parts.includes(part)) return undefined;
    process.stderr.write(`${part}…\n`);
    return measure(Number(runs ?? usual));
  };
  try {
    const loads = await step('loads', 9, (times) => loadByTurns(browser, other ? [site, other] : [site], times));
    const tasks = await step('tasks', 3, (times) => repeat(times, (i) => botsPlay(browser, site, i)));
    const times = await step('clicks', 1, () => clicks(browser, site, 40));
    const watched = await step('motion', 3, (many) => repeat(many, (i) => cardsFly(browser, site, i)));
    const many = await step('games', 1, () => manyGames(browser, site));
    return {
      date: new Date().toISOString().slice(0, 10),
      chromium: browser.version(),
      cores: cpus().length,
      load: [before, loadavg()[0] as number],
      ...(loads && figuresOfLoads(loads)),
      ...(tasks && { longestTask: figure(tasks, (ms) => ms, 50) }),
      ...(times && { clickToEffect: figure(times, (ms) => ms, 100) }),
      ...(watched && figuresOfMotion(watched)),
      ...(many && {
        memory: figure([many], ({ kept }) => kept.objects, 100),
        heap: figure([many], ({ kept }) => kept.heap),
        nodes: figure([many], ({ kept }) => kept.nodes),
      }),
      ...(many && { layoutShiftOfGames: figure([many], ({ shift }) => shift, 0, 3) }),
    };
  } finally {
    await browser.close();
    await site.close();
    await other?.close();
  }
}

function figuresOfLoads([loads = [], there]: readonly (readonly FirstLoad[])[]): Record<string, Figure> {
  return {
    javaScript: figure(loads, ({ bytes }) => bytes, 220_000),
    fonts: figure(loads, ({ fonts }) => fonts, 60_000),
    playable: figure(loads, ({ ms }) => ms, 3000),
    firstDecision: figure(loads, ({ sinceClick }) => sinceClick),
    layoutShift: figure(loads, ({ shift }) => shift, 0, 3),
    ...(there && {
      firstDecisionThere: figure(there, ({ sinceClick }) => sinceClick),
      timesAsLong: figure(loads, ({ sinceClick }, i) => sinceClick / (there[i]?.sinceClick as number), 1, 2),
    }),
  };
}

function figuresOfMotion(watched: readonly Watched[]): Record<string, Figure> {
  return {
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
  };
}
