/**
 * Traces of errors name the source file of a card and the line, wherever a game is played. The commands run in a copy of
 * what was built, in which every card of the core box fails when it is played.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';
import { playOn, Visitor } from './online.ts';
import { randomChooser } from './players.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'baston-traces-'));
const bin = join(copy, 'packages/cli/bin/baston.mjs');
const env = { PATH: process.env.PATH, BASTON_BUILT: '1' };
const FACTIONS = ['aliens', 'wizards', 'robots', 'zombies'];

/** The first word that a card says when it is played. */
const FIRST_WORD = /\bonPlay\([^)]*\) \{[\s\S]*?\bgame\.(?=\w)/g;

function breakCards(file: string): void {
  const code = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    code.replace(FIRST_WORD, (text) => `${text}missing.`),
  );
}

/** The lines of a source file at which it breaks. */
function brokenLines(file: string): number[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(FIRST_WORD)].map((match) => text.slice(0, match.index + match[0].length).split('\n').length);
}

beforeAll(() => {
  for (const name of readdirSync(join(root, 'packages'))) {
    const [from, to] = [join(root, 'packages', name), join(copy, 'packages', name)];
    for (const part of name === 'cli' ? ['bin', 'dist'] : name === 'web' ? [] : ['dist'])
      cpSync(join(from, part), join(to, part), { recursive: true });
    cpSync(join(from, 'package.json'), join(to, 'package.json'));
  }
  mkdirSync(join(copy, 'packages/web/dist/site'), { recursive: true });
  writeFileSync(join(copy, 'packages/web/dist/site/index.html'), '');
  mkdirSync(join(copy, 'node_modules/@baston'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@baston') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@baston', name));
  symlinkSync(join(root, 'bench'), join(copy, 'node_modules/@baston/bench'));
  for (const name of FACTIONS) breakCards(join(copy, 'packages/cards/dist/core', `${name}.js`));
  breakCards(join(copy, 'packages/rulebook/dist/rulebook.mjs'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The card's own line is the first of the trace. */
function expectCardIn(output: string): void {
  const [, file = 'no card', line] = /\bat [^\n]*?(packages\/cards\/[^:]*):(\d+)/.exec(output) ?? [];
  expect(file, output).toMatch(/^packages\/cards\/src\/core\/\w+\.ts$/);
  expect(brokenLines(file)).toContain(Number(line));
}

const run = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { cwd: copy, env, encoding: 'utf8' });

it('names it in a simulation', () => {
  const { status, stderr } = run('sim', '--games', '20', '--factions', FACTIONS.join(), '--lang', 'en');
  expect(status).toBe(1);
  expect(stderr).toContain('baston: ');
  expectCardIn(stderr);
});

it('names it in the lab', () => {
  const { status, stderr } = run('lab', 'duel', 'random', 'random', '--games', '20', '--factions', FACTIONS.join());
  expect(status).not.toBe(0);
  expectCardIn(stderr);
});

it('names it in the log of a server, for games and for the threads of bots', async () => {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', 'games.db'], {
    cwd: copy,
    env,
  });
  try {
    let log = '';
    child.stdout.on('data', (text) => (log += text));
    const traces = (): string[] =>
      log
        .split('\n')
        .filter((line) => line.includes('"stack"'))
        .map((line) => JSON.parse(line).err.stack);
    const ana = await Visitor.named({ url: await addressOf(child) }, 'Ana');
    const factions = [FACTIONS.slice(0, 2), FACTIONS.slice(2)] as [[string, string], [string, string]];
    const { id } = await ana.open({ seats: ['person', 'random'], config: { factions, firstPlayer: 0 } });
    const guest = await ana.join(id);
    await guest.sit(0);
    await guest.until(() => guest.update?.question !== undefined);
    await guest.say({ type: 'hint' });
    await expect.poll(traces).toHaveLength(1);
    const choose = randomChooser('traces');
    void playOn(guest, ({ question }) => (question ? choose(question) : []));
    await expect.poll(traces).not.toHaveLength(1);
    for (const trace of traces()) expectCardIn(trace);
  } finally {
    child.kill('SIGKILL');
  }
});
