/** The server that is attacked: `baston serve` in a process of its own, with the limits that people get. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@baston/server';
import WebSocket from 'ws';
import { addressOf } from '../address-of.ts';
import { Guest, playOn, startServer, Visitor } from '../online.ts';
import { randomChooser } from '../players.ts';

const BIN = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
/** A table takes 20,000 entries. */
const LONG_LOG = 19_990;

/** Somebody with an address of their own: the server believes that a proxy is in front of it. */
export class Caller extends Visitor {
  readonly address: string;

  constructor(url: string, address: string) {
    super({ url });
    this.address = address;
  }

  override request(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return super.request(path, body, { ...headers, 'x-forwarded-for': this.address });
  }

  override async join(table: string): Promise<Guest> {
    const guest = this.connect(table);
    await Promise.race([
      guest.next('table'),
      guest.closed.then((code) => {
        throw new Error(`closed with ${code}`);
      }),
    ]);
    return guest;
  }

  connect(table: string): Guest {
    const headers = { cookie: this.cookie, 'x-forwarded-for': this.address };
    return new Guest(new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers }));
  }

  static async called(url: string, address: string, name: string): Promise<Caller> {
    const caller = new Caller(url, address);
    await caller.request('/api/me', { name });
    return caller;
  }
}

/** The contents of the database before the server starts. */
export interface Prepared {
  /** A table whose log is nearly full. */
  readonly long: string;
  /** A table whose game is over. */
  readonly over: string;
}

export class AttackedServer {
  readonly url: string;
  readonly prepared: Prepared;
  readonly #child: ChildProcess;
  readonly #folder: string;
  #isStopping = false;
  /** Has the process ended by itself? */
  hasExited = false;

  private constructor(url: string, child: ChildProcess, folder: string, prepared: Prepared) {
    this.url = url;
    this.prepared = prepared;
    this.#child = child;
    this.#folder = folder;
    child.once('exit', () => {
      this.hasExited = !this.#isStopping;
    });
  }

  static async start(): Promise<AttackedServer> {
    const folder = mkdtempSync(join(tmpdir(), 'baston-attack-'));
    library ??= prepare();
    const { file, ...prepared } = await library;
    cpSync(file, join(folder, 'games.db'));
    const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', 'games.db', '--proxy', '--log', 'error'];
    const child = spawn(process.execPath, [BIN, ...args, '--lang', 'en'], {
      cwd: folder,
      env: { PATH: process.env.PATH, BASTON_BUILT: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const url = await addressOf(child);
    return new AttackedServer(url, child, folder, prepared);
  }

  /** Megabytes of memory that the system has given it. */
  get resident(): number {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.#child.pid)], { encoding: 'utf8' })) / 1024;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exited = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await exited;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Made once for all servers. */
let library: Promise<Prepared & { readonly file: string }> | undefined;

/** A database with games that would take long to play under the limits. */
async function prepare(): Promise<Prepared & { readonly file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'baston-attack-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'games.db');
  const store = await openStore(file);
  const running = await startServer({ store });
  const choose = randomChooser('attack');
  const [ana, bob] = await Promise.all([Visitor.named(running, 'Ana'), Visitor.named(running, 'Bob')]);
  const begin = async (vpToWin: number): Promise<{ id: string; guests: Guest[] }> => {
    const { id } = await ana.open({ config: { vpToWin } });
    const guests = [await ana.join(id), await bob.join(id)];
    for (const [seat, guest] of guests.entries()) await guest.sit(seat);
    return { id, guests };
  };
  const over = await begin(3);
  await Promise.all(over.guests.map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
  const long = await begin(99);
  await long.guests[0]?.say({ type: 'say', text: 'again and again' });
  const rows = await store.log(long.id, 0);
  const events = (await store.log(over.id, 0)).map((row) => row.events).sort((a, b) => b.length - a.length)[20] ?? '[]';
  const table = await store.table(long.id);
  await running.server.close();
  if (!table) throw new Error('the table is gone');
  const entry = rows.at(-1)?.entry ?? '';
  const row = (seq: number) => ({ row: { seq, command: `again:${seq}`, entry, events }, table });
  const appended = [];
  for (let seq = rows.length; seq < LONG_LOG; seq++) appended.push(store.append(row(seq)));
  await Promise.all(appended);
  await store.close();
  return { file, long: long.id, over: over.id };
}
