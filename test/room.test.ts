/** There is room for more hooks, moments and traits, and a moment is added in one line. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rules } from '@baston/cards';
import * as engine from '@baston/engine';
import { afterAll, expect, it } from 'vitest';
import { FORBIDS, HOOK } from '../packages/engine/src/model/hooks.ts';
import { MOMENTS, SPECIAL_MOMENTS } from '../packages/engine/src/model/moments.ts';
import { HOOK_SLOTS } from '../packages/engine/src/state/block.ts';
import { inPlace, randomChooser } from './players.ts';

const folder = mkdtempSync(join(tmpdir(), 'baston-room-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The engine with one more moment in each of the two lists, in front: all hooks after them get other numbers. */
async function engineWithMoreMoments(): Promise<typeof engine> {
  const { build } = await import('vite');
  const transform = (code: string, id: string): string =>
    id.endsWith('/model/moments.js')
      ? code
          .replace('FOR_SPECIALS = [', "FOR_SPECIALS = ['newForSpecials',")
          .replace('FOR_CARDS_IN_PLAY = [', "FOR_CARDS_IN_PLAY = ['newInPlay',")
      : code;
  await build({
    root: fileURLToPath(new URL('../packages/engine', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'dist/index.js',
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
    plugins: [{ name: 'more-moments', transform }],
  });
  return import(pathToFileURL(join(folder, 'engine.mjs')).href) as Promise<typeof engine>;
}

function eventsOf({ Game, Rules }: typeof engine, seed: string): unknown[] {
  const events: unknown[] = [];
  const game = Game.create(new Rules(rules.sets, rules.version), { seed, seats: 3 }, (event) => events.push(event));
  game.decider = inPlace(randomChooser(seed));
  game.run();
  return events;
}

it('plays the same games with one more moment', async () => {
  const more = await engineWithMoreMoments();
  expect(more.MOMENTS).toHaveLength(MOMENTS.length + 2);
  for (const seed of ['room-1', 'room-2', 'room-3']) expect(eventsOf(more, seed)).toEqual(eventsOf(engine, seed));
});

const source = readFileSync(new URL('../packages/engine/src/model/hooks.ts', import.meta.url), 'utf8');
const numbersIn = (pattern: RegExp): number[] => [...source.matchAll(pattern)].map((match) => Number(match[1]));

it('has room for more hooks, and no two share a number', () => {
  const questions = numbersIn(/^export const (?!FIRST_|FORBID_)\w+ = (\d+);/gm);
  const forbidden = Object.values(FORBIDS);
  const moments = Object.values(HOOK);
  const all = [...questions, ...forbidden, ...moments];
  expect(questions.length).toBeGreaterThan(10);
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...questions)).toBeLessThan(Math.min(...forbidden));
  expect(HOOK_SLOTS - 1 - Math.max(...moments)).toBeGreaterThanOrEqual(16);
  expect(32 - SPECIAL_MOMENTS).toBeGreaterThanOrEqual(8);
});

it('has room for more traits, and no two share a bit', () => {
  const bits = numbersIn(/^export const \w+ = 1 << (\d+);/gm);
  expect(bits).toEqual(bits.map((_, i) => i));
  expect(32 - bits.length).toBeGreaterThanOrEqual(16);
});
