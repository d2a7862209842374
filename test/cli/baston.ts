/** The command as somebody at a terminal runs it, in a folder of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
const script = fileURLToPath(new URL('../../baston', import.meta.url));
const many = fileURLToPath(new URL('many.mjs', import.meta.url));

export const folder = mkdtempSync(join(tmpdir(), 'baston-'));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export const baston = (args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Outcome =>
  run(process.execPath, [bin, ...args], input, env);

/** The same by the script of the repository. */
export const bastonByScript = (args: readonly string[]): Outcome => run(script, args);

function run(program: string, args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, BASTON_BUILT: '1', ...env }, // test/build.ts has built it
    maxBuffer: 2 ** 28,
  });
  return { status, out: stdout, err: stderr };
}

/** The same, until it has printed something and Ctrl-C comes. */
export async function bastonUntil(printed: RegExp, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, BASTON_BUILT: '1' },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    const isNew = !printed.test(out);
    out += data;
    if (isNew && printed.test(out)) child.kill('SIGINT');
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const [status] = await once(child, 'close');
  return { status, out, err };
}

/** The same, many times in one process: for what is read and written at once, and for nothing that is asked. */
export function bastonManyTimes(
  times: readonly { readonly args: readonly string[]; readonly lang: string }[],
): Outcome[] {
  const { stdout, stderr } = spawnSync(process.execPath, [many], {
    cwd: folder,
    input: JSON.stringify(times),
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    maxBuffer: 2 ** 28,
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

export const LANGS = [
  { lang: 'en', usage: 'Usage: baston', error: /^baston: [^\n]+\n$/ },
  { lang: 'fr', usage: 'Utilisation\u202f: baston', error: /^baston\u202f: [^\n]+\n$/ },
] as const;

export const tooWide = (text: string): string[] => text.split('\n').filter((line) => [...line].length > 80);
/** Matches what French typography does not allow; ids and commands are no French. */
export const UNTYPOGRAPHIC = /['"]|(?:^|[^\u202f])[;!?](?:\s|$)|[^\u202f]:(?:\s|$)|«[^\u202f]|[^\u202f]»/m;
