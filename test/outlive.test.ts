/** Games outlive updates: servers with different rules take turns at one file, and share one database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore, Thinkers } from '@baston/server';
import { checkDeal, type GameRecord, type PlayedTable, type TableInfo } from '@baston/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OWN_RULEBOOK } from '../packages/server/src/rulebooks.ts';
import { sha256 } from '../packages/server/src/secrets.ts';
import { type Guest, playOn, type Running, startServer, Visitor } from './online.ts';
import { randomChooser } from './players.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { buildNextRulebook, loadRulebook, NEXT_VERSION, ownRulebook } from './rulebooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'baston-outlive-'));
const present = await ownRulebook();
const next = await loadRulebook(await buildNextRulebook(folder));
const HASH = { present: present.hash, next: next.hash };
const VERSION = { present: present.rules.version, next: NEXT_VERSION };
const FILE = { present: OWN_RULEBOOK, next: join(folder, 'rulebook.mjs') };
type Build = keyof typeof FILE;

let thinkers: Thinkers;
const closing: (() => Promise<unknown>)[] = [];
const closeAll = async (): Promise<void> => {
  for (const close of closing.splice(0)) await close();
};
beforeAll(() => {
  thinkers = new Thinkers(1);
});
afterEach(closeAll);
afterAll(async () => {
  await thinkers.close();
  rmSync(folder, { recursive: true });
});

/** A server of that build; bots think in threads, as they do for everybody. */
async function serve(where: string, build: Build, now = Date.now): Promise<Running> {
  const store = await openStore(where);
  const { think, writeRecord } = thinkers;
  const running = await startServer({ store, rulebook: FILE[build], think, writeRecord, now });
  closing.unshift(
    () => running.server.close(),
    () => store.close(),
  );
  return running;
}

class Friend {
  readonly cookie: string;
  private constructor(cookie: string) {
    this.cookie = cookie;
  }
  static async named(running: Running, name: string): Promise<Friend> {
    return new Friend((await Visitor.named(running, name)).cookie);
  }
  at(running: Running): Visitor {
    const visitor = new Visitor(running);
    visitor.cookie = this.cookie;
    return visitor;
  }
}

const CONFIG = {
  factions: [
    ['pirates', 'robots'],
    ['zombies', 'ninjas'],
  ] as [string, string][],
  vpToWin: 4,
};

const play = (guest: Guest, seed: string): Promise<void> => {
  const choose = randomChooser(seed);
  return playOn(guest, ({ question }) => (question ? choose(question) : []));
};

/** They answer until one of them is asked alone, after so many questions; its number. */
async function playSome(guests: readonly Guest[], until: number): Promise<number> {
  const reached = await new Promise<number>((done) => {
    for (const [i, guest] of guests.entries()) {
      const choose = randomChooser(`some ${i}`);
      let answered = -1;
      const answer = (): void => {
        const { question, questionNumber = 0, window } = guest.update ?? {};
        if (!question || questionNumber === answered) return;
        if (questionNumber >= until && !window) {
          done(questionNumber);
          return;
        }
        answered = questionNumber;
        guest.send({ type: 'answer', command: `s${answered}`, question: answered, picks: choose(question) });
      };
      guest.onFrame = answer;
      answer();
    }
  });
  for (const guest of guests) guest.onFrame = undefined;
  return reached;
}

/** Both at a table, each at a server of their own or the same; they sit down if they have to. */
async function both(id: string, ana: Visitor, bob: Visitor): Promise<[Guest, Guest]> {
  const a = await ana.join(id);
  const b = await bob.join(id);
  if (a.table?.seat === -1) await a.sit(0);
  if (b.table?.seat === -1) await b.sit(1);
  for (const guest of [a, b]) await guest.until(() => guest.update !== undefined);
  return [a, b];
}

const toEnd = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map((guest, i) => play(guest, `end ${i}`)));

/** The record is of that build, the deal was fair, and played again with the rules that the server offers it ends so. */
async function expectVerified(visitor: Visitor, id: string, build: Build): Promise<GameRecord> {
  const { table, record } = await visitor.get<PlayedTable>(`/api/tables/${id}/record`);
  expect(record).toMatchObject({ version: VERSION[build], rulebook: HASH[build] });
  expect(table.rules).toBe(VERSION[build]);
  expect(await checkDeal({ table, record }, sha256)).toBeUndefined();
  const response = await visitor.request(`/rules/${record.rulebook}.mjs`);
  expect(sha256(await response.text())).toBe(HASH[build]);
  const { rules } = build === 'present' ? present : next;
  const again = rules.replay(record);
  expect({ vps: again.vps, winners: again.winners, over: again.question === undefined }).toEqual({
    vps: table.vps,
    winners: table.winners,
    over: true,
  });
  expect(record.events).toEqual(JSON.parse(JSON.stringify(again.events)));
  expect(rules.film(record).reel.frames).toHaveLength(record.answers.length + 1);
  return record;
}

/** Tables as they are when a server is updated. */
interface Left {
  readonly finished: string;
  readonly unfinished: string;
  /** The question at which it was left. */
  readonly asked: number;
  readonly open: string;
  readonly againstBot: string;
}

async function leave(running: Running, ana: Friend, bob: Friend): Promise<Left> {
  const [a, b] = [ana.at(running), bob.at(running)];
  const open = async (seats: ('person' | 'greedy')[] = ['person', 'person']): Promise<string> =>
    (await a.open({ seats, config: CONFIG })).id;
  const tables = {
    finished: await open(),
    unfinished: await open(),
    open: await open(),
    againstBot: await open(['person', 'greedy']),
  };
  await toEnd(await both(tables.finished, a, b));
  const asked = await playSome(await both(tables.unfinished, a, b), 12);
  await (await a.join(tables.open)).sit(0);
  const alone = await a.join(tables.againstBot);
  await alone.sit(0);
  await alone.until(() => alone.update?.question !== undefined);
  return { ...tables, asked };
}

/** Everything that was left on a server of one build is finished on one of another. */
async function goOn(running: Running, ana: Friend, bob: Friend, left: Left, was: Build, opened: Build): Promise<void> {
  const [a, b] = [ana.at(running), bob.at(running)];
  await expectVerified(a, left.finished, was);
  const unfinished = await both(left.unfinished, a, b);
  expect(unfinished[0].update?.questionNumber).toBe(left.asked);
  await toEnd(unfinished);
  await expectVerified(a, left.unfinished, was);
  const begun = await both(left.open, a, b);
  expect(begun[0].table?.table.rules).toBe(VERSION[opened]);
  await toEnd(begun);
  await expectVerified(a, left.open, opened);
  const alone = await a.join(left.againstBot);
  await alone.until(() => alone.update?.question !== undefined);
  expect((await alone.say({ type: 'hint' })).type).toBe('hint');
  expect((await alone.say({ type: 'position' })).type).toBe('position');
  await play(alone, 'alone');
  await expectVerified(a, left.againstBot, was);
}

describe('the two builds', () => {
  it('are different: a game of one does not follow the rules of the other', async () => {
    const running = await serve(join(folder, 'different.db'), 'present');
    const [ana, bob] = [await Visitor.named(running, 'Ana'), await Visitor.named(running, 'Bob')];
    const { id } = await ana.open({ config: CONFIG });
    await toEnd(await both(id, ana, bob));
    const record = await expectVerified(ana, id, 'present');
    expect(() => next.rules.replay(record)).toThrow(`rules of version ${NEXT_VERSION}`);
    const ended = (): unknown => {
      const again = next.rules.replay({ ...record, version: NEXT_VERSION });
      return JSON.stringify(again.events) === JSON.stringify(record.events);
    };
    expect(ended).toSatisfy((run: () => unknown) => {
      try {
        return run() === false;
      } catch (thrown) {
        return (thrown as { code?: string }).code === 'diverged';
      }
    });
  });
});

describe('servers one after the other, on SQLite', () => {
  it('finish what the version before has left, and the other way round', async () => {
    const file = join(folder, 'turns.db');
    const first = await serve(file, 'present');
    const ana = await Friend.named(first, 'Ana');
    const bob = await Friend.named(first, 'Bob');
    const old = await leave(first, ana, bob);
    await closeAll();
    const second = await serve(file, 'next');
    await goOn(second, ana, bob, old, 'present', 'next');
    const newer = await leave(second, ana, bob);
    await closeAll();
    // Back to the version before: it knows the newer rules from the database, and moves no table back.
    await goOn(await serve(file, 'present'), ana, bob, newer, 'next', 'next');
  });

  it('wake up tables of all versions', async () => {
    const file = join(folder, 'due.db');
    const first = await serve(file, 'present');
    const ana = await Visitor.named(first, 'Ana');
    const bob = await Visitor.named(first, 'Bob');
    const { id } = await ana.open({ absent: 'clock', seconds: 10, config: CONFIG });
    const [a] = await both(id, ana, bob);
    await closeAll();
    const before = (a.table as NonNullable<Guest['table']>).table.changedAt;
    const later = await serve(file, 'next', () => Date.now() + 60_000);
    await later.server.sweep();
    const info = (): Promise<TableInfo> => new Visitor(later).get<TableInfo>(`/api/tables/${id}`);
    await expect.poll(async () => (await info()).changedAt, { timeout: 30_000 }).toBeGreaterThan(before + 50_000);
    expect((await info()).rules).toBe(VERSION.present);
  });
});

describe('the command line', () => {
  const bin = fileURLToPath(new URL('../packages/cli/bin/baston.mjs', import.meta.url));
  /** Not spawnSync: the server that it talks to is in this process. */
  const baston = async (...args: string[]): Promise<{ readonly status: number; readonly out: string }> => {
    const child = spawn(process.execPath, [bin, ...args, '--lang', 'en'], {
      cwd: folder,
      env: { ...process.env, BASTON_BUILT: '1' }, // test/build.ts has built it
    });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (out += text));
    const [status] = await once(child, 'close');
    return { status, out: out.replaceAll(/\s+/g, ' ') };
  };

  it('verifies a game of another version with its own rules, if it may run them, and reads its file', async () => {
    const running = await serve(join(folder, 'verify.db'), 'next');
    const [ana, bob] = [await Visitor.named(running, 'Ana'), await Visitor.named(running, 'Bob')];
    const { id } = await ana.open({ config: CONFIG });
    await toEnd(await both(id, ana, bob));
    const link = `${running.url}/#/table/${id}`;
    const unchecked = await baston('verify', link);
    expect(unchecked.out).toContain('The deal follows from the secret');
    expect(unchecked.out).toContain(`The game was not replayed: it was played with version ${NEXT_VERSION}`);
    expect(unchecked.status).toBe(3);
    const checked = await baston('verify', link, '--run-rules');
    expect(checked.out).toContain('The game follows from the deal');
    expect(checked.status).toBe(0);

    const record = await expectVerified(ana, id, 'next');
    writeFileSync(join(folder, 'game.json'), JSON.stringify(record));
    const told = await baston('replay', 'game.json');
    expect(told.out).toContain(`Played with version ${NEXT_VERSION} of the rules`);
    expect(told.out).toMatch(/· .*wins/);
    expect(told.status).toBe(0);
    const { events: _, ...bare } = record;
    writeFileSync(join(folder, 'bare.json'), JSON.stringify(bare));
    expect((await baston('replay', 'bare.json')).status).toBe(2);
  });

  it('refuses rules that are not those the record names', async () => {
    const running = await serve(join(folder, 'forged.db'), 'next');
    const [ana, bob] = [await Visitor.named(running, 'Ana'), await Visitor.named(running, 'Bob')];
    const { id } = await ana.open({ config: CONFIG });
    await toEnd(await both(id, ana, bob));
    const played = await ana.get<PlayedTable>(`/api/tables/${id}/record`);
    const forger = createServer((request, response) =>
      response.end(request.url?.startsWith('/api') ? JSON.stringify(played) : 'process.exit(0);'),
    );
    await once(forger.listen(0, '127.0.0.1'), 'listening');
    const { port } = forger.address() as AddressInfo;
    const { status, out } = await baston('verify', `http://127.0.0.1:${port}/#/table/${id}`, '--run-rules');
    forger.close();
    expect({ status, out }).toEqual({
      status: 2,
      out: 'baston: the server sent other rules than the record names: nothing was run ',
    });
  });

  it('prints why a server refuses, with its quotes', async () => {
    const message = 'the table "of Ana" is not over';
    const server = createServer((_, response) => response.writeHead(409).end(JSON.stringify({ message })));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, out } = await baston('verify', `http://127.0.0.1:${port}/#/table/${'x'.repeat(16)}`);
    server.close();
    expect({ status, out }).toEqual({ status: 2, out: `baston: the server says: ${message} ` });
  });
});

describe('nodes of two versions on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('serve all tables between them', async () => {
    const where = await postgres.database();
    const present = await serve(where, 'present');
    const friends = { ana: await Friend.named(present, 'Ana'), bob: await Friend.named(present, 'Bob') };
    const ana = friends.ana.at(present);
    const open = async (by: Visitor): Promise<string> => (await by.open({ config: CONFIG })).id;
    const begun = await open(ana);
    await playSome(await both(begun, ana, friends.bob.at(present)), 10);
    const waiting = await open(ana);
    await (await ana.join(waiting)).sit(0); // in the memory of the older node, with the older rules
    const bob = friends.bob.at(await serve(where, 'next'));
    const opened = await open(bob);

    const tables: [string, Build][] = [
      [begun, 'present'],
      [waiting, 'next'],
      [opened, 'next'],
    ];
    for (const [id, build] of tables) {
      const guests = await both(id, ana, bob);
      expect(guests.map(({ table }) => table?.table.rules)).toEqual([VERSION[build], VERSION[build]]);
      await toEnd(guests);
      const [one, other] = guests.map(({ update }) => update?.view);
      expect(one?.winners.length).toBeGreaterThan(0);
      expect({ ...one, seat: 0, players: [] }).toMatchObject({ winners: other?.winners, bases: other?.bases });
      expect(await expectVerified(ana, id, build)).toEqual(await expectVerified(bob, id, build));
    }
  });
});
