/**
 * Finds a Chromium and launches it: the one of CHROMIUM_PATH, else the one of npm (no root needed), else the
 * system's, else one that apt installs when we are root. The one of npm is the same everywhere, and has no windows:
 * tests take half as much of the processor as in one with windows that nobody sees.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import manifest from '../package.json' with { type: 'json' };

/** Enough to launch it again, in another process too. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CACHE = fileURLToPath(new URL('../.cache/', import.meta.url));

/** A test looks at a page for seconds: what the slowest of the browser's compilers takes of the processor does not pay there. */
const FOR_TESTS = '--js-flags=--no-turbofan';

/** `isOptimizing`: as people have it, for measurements. */
export const launch = ({ executablePath, env }: FoundBrowser, isOptimizing = false): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...(isOptimizing ? [] : [FOR_TESTS])],
    ...(env ? { env: { ...(process.env as Record<string, string>), ...env } } : {}),
  });

/** The first that really starts. One that was named must be that one. */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  const failures: string[] = [];
  for (const [what, find] of named ? ([['CHROMIUM_PATH', () => at(named)]] as const) : PLACES) {
    try {
      const found = await find();
      if (!found) continue;
      await (await launch(found)).close();
      return found;
    } catch (failure) {
      failures.push(`${what}: ${String(failure).split('\n').slice(0, 4).join('\n  ')}`);
    }
  }
  throw new Error(
    `No browser for the browser tests. Install Chromium or Chrome, or say in CHROMIUM_PATH where it is.\n${failures.join('\n')}`,
  );
}

const PLACES: readonly (readonly [string, () => FoundBrowser | undefined | Promise<FoundBrowser | undefined>])[] = [
  ['npm', fromNpm],
  ['the system', onPath],
  ['apt', fromApt],
];

const at = (executablePath: string): FoundBrowser => ({ executablePath });

function onPath(): FoundBrowser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  return found ? at(found) : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromApt(): FoundBrowser | undefined {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  for (const command of [['update'], install]) execFileSync('apt-get', command, { env, stdio: 'ignore' });
  return onPath();
}

// ── Chromium from npm ───────────────────────────────────────────────────────────────────────────

/** Unpacked once, into a folder that only bears its name when it is complete. There is none for other machines. */
async function fromNpm(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = join(CACHE, `chromium-${manifest.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true });
    const unpacking = mkdtempSync(join(CACHE, 'unpacking-'));
    try {
      await unpack(unpacking);
      renameSync(unpacking, home);
    } finally {
      rmSync(unpacking, { recursive: true, force: true });
    }
  }
  const fonts = join(home, 'fonts');
  writeFileSync(join(fonts, 'fonts.conf'), fontsConf(fonts));
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: fonts },
  };
}

/** The package unpacks into the folder for temporary files, and its libraries only when it believes to be on Lambda. */
async function unpack(folder: string): Promise<void> {
  const kept = new Map(['TMPDIR', 'AWS_EXECUTION_ENV', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'].map(envEntry));
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } finally {
    for (const [name, value] of kept) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const envEntry = (name: string): [string, string | undefined] => [name, process.env[name]];

/** The package's own names a fixed folder, and then all text has no size. */
const fontsConf = (fonts: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`;
