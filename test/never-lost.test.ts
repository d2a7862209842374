/** Servers are killed and databases go away at random moments, while people play: no move is lost, and all games go on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rules } from '@baston/cards';
import { openStore } from '@baston/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Entry } from '../packages/server/src/entries.ts';
import { replay } from '../packages/server/src/log.ts';
import { Table } from '../packages/server/src/table.ts';
import { type Done, type Habits, type Person, seatCrowd } from './crowd.ts';
import { Node } from './node.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const KILLS = 100;
const TABLES = 6;

const folder = mkdtempSync(join(tmpdir(), 'baston-lost-'));
const servers: Node[] = [];
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres({ fsync: true });
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** A server that does not outlive its test. */
function newNode(where: string): Node {
  const node = new Node(where);
  servers.push(node);
  return node;
}

/** What everybody was told is in the log, at its number, in order, once; and everybody sees the game as it is in the log. */
async function expectNothingLost(where: string, crowd: readonly Person[], done: readonly Done[]): Promise<void> {
  const store = await openStore(where);
  for (const person of crowd) {
    const rows = await store.log(person.table, 0);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
    const at = new Map(rows.map(({ seq, command }) => [command.split(':').at(-1) as string, seq]));
    expect(at.size).toBe(rows.length); // no command twice
    for (const { table, command, seq } of done) if (table === person.table) expect(at.get(command)).toBe(seq);
    const [opening, ...rest] = rows.map(({ entry }) => JSON.parse(entry) as Entry);
    const table = Table.open(person.table, rules, opening as Entry);
    expect(rest.map((entry) => JSON.stringify(table.apply(entry)))).toEqual(rows.slice(1).map(({ events }) => events));
    expect(person.refused).toEqual([]);
    expect(person.update?.view).toEqual(
      JSON.parse(JSON.stringify(replay(person.table, rules, rows).session?.view(person.seat))),
    );
  }
  await store.close();
}

/** Every game goes on: each person has something acknowledged that was not before, unless their game is over. */
async function expectAllGoOn(crowd: readonly Person[], done: readonly Done[]): Promise<void> {
  const tables = new Set(crowd.map(({ table }) => table));
  const before = done.length;
  await expect
    .poll(() => new Set(done.slice(before).map(({ table }) => table)).size, { timeout: 60_000 })
    .toBe(tables.size);
}

/** They stop playing, and hear out what is under way. */
async function calm(crowd: readonly Person[]): Promise<void> {
  for (const person of crowd) person.stop();
  await expect.poll(() => crowd.every((person) => person.isHeard), { timeout: 60_000 }).toBe(true);
  for (const table of new Set(crowd.map((person) => person.table))) {
    const seqs = (): Set<number> => new Set(crowd.filter((person) => person.table === table).map(({ seq }) => seq));
    await expect.poll(() => seqs().size, { timeout: 60_000 }).toBe(1);
  }
  for (const person of crowd) person.leave();
}

const stores: [string, () => Promise<string>][] = [
  ['SQLite', async () => join(folder, 'baston.db')],
  ['PostgreSQL', () => postgres.database()],
];

/** A random moment after some more commands, few enough that people may still be coming back. */
async function untilSomeMore(done: readonly Done[]): Promise<void> {
  const enough = done.length + Math.random() * 40;
  while (done.length < enough) await setTimeout(1);
  await setTimeout(Math.random() * 10);
}

/** People at all tables who answer at once, wherever the server is by then, and what they have had acknowledged. */
async function seatAll(url: () => string): Promise<{ readonly crowd: Person[]; readonly done: Done[] }> {
  const done: Done[] = [];
  const habits: Habits = { url, thinks: () => 0, remembers: true, onDone: (one) => done.push(one) };
  const crowd = await seatCrowd(TABLES, url(), [habits, habits]);
  await expectAllGoOn(crowd, done);
  return { crowd, done };
}

/** A hundred servers start one after the other: on a machine that others use too that has taken more than ten minutes. */
const KILLING_MS = 1_200_000;

it.each(stores)(
  `loses nothing when the server is killed ${KILLS} times, with %s`,
  { timeout: KILLING_MS },
  async (_name, newStore) => {
    const where = await newStore();
    let server = newNode(where);
    let url = await server.start();
    const { crowd, done } = await seatAll(() => url);
    let interrupted = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      const spare = newNode(where);
      await untilSomeMore(done);
      await server.kill();
      if (crowd.some((person) => !person.isHeard)) interrupted++;
      server = spare;
      url = await server.start();
    }
    expect(interrupted).toBeGreaterThan(KILLS / 2);
    await expectAllGoOn(crowd, done);
    await calm(crowd);
    await server.kill();
    await expectNothingLost(where, crowd, done);
  },
);

it('starts again after it was killed while it started', async () => {
  for (const [, newStore] of stores) {
    const where = await newStore();
    for (let kills = 0; kills < 5; kills++) {
      const server = newNode(where);
      await Promise.race([server.start(), setTimeout(Math.random() * 1000)]);
      await server.kill();
    }
    const server = newNode(where);
    expect((await fetch(`${await server.start()}/healthz`)).status).toBe(200);
    await server.kill();
  }
});

it('waits for a database that has gone away, and goes on when it is back', async () => {
  const where = await postgres.database();
  const server = newNode(where);
  const url = await server.start();
  const { crowd, done } = await seatAll(() => url);
  for (let crashes = 0; crashes < 5; crashes++) {
    await untilSomeMore(done);
    await postgres.crash();
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(503);
    await setTimeout(Math.random() * 500);
    await postgres.restart();
    await expectAllGoOn(crowd, done);
  }
  await calm(crowd);
  await server.kill();
  await expectNothingLost(where, crowd, done);
});

it('lets two nodes serve the same games, and one go on when the other is killed', async () => {
  const where = await postgres.database();
  const done: Done[] = [];
  const nodes = [newNode(where), newNode(where)];
  const urls = await Promise.all(nodes.map((node) => node.start()));
  const onDone = (one: Done): void => void done.push(one);
  const habits = [0, 1].map(
    (n): Habits => ({ url: () => urls[n] as string, thinks: () => 0, remembers: true, onDone }),
  );
  const crowd = await seatCrowd(TABLES, urls[0] as string, habits as [Habits, Habits]);
  await expectAllGoOn(crowd, done);
  for (let kills = 0; kills < 10; kills++) {
    await untilSomeMore(done);
    const [dies, lives] = kills % 2 ? [0, 1] : [1, 0];
    await nodes[dies]?.kill();
    urls[dies] = urls[lives] as string; // its people go to the other
    await expectAllGoOn(crowd, done);
    nodes[dies] = newNode(where);
    urls[dies] = await (nodes[dies] as Node).start();
    crowd.filter(({ seat }) => seat === dies).forEach((person) => void person.reconnect());
    await expectAllGoOn(crowd, done);
  }
  await calm(crowd);
  await Promise.all(nodes.map((node) => node.kill()));
  await expectNothingLost(where, crowd, done);
});
