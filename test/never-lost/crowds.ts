/** People who play while servers are killed and databases go away, and what must be true then: no move is lost, and all games go on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '@baston/server';
import { expect, onTestFinished } from 'vitest';
import type { Entry } from '../../packages/server/src/rooms/entries.ts';
import { replay } from '../../packages/server/src/rooms/log.ts';
import { Table } from '../../packages/server/src/rooms/table.ts';
import { type Done, type Habits, type Person, seatCrowd } from '../crowd.ts';
import { Node } from '../node.ts';
import { ownRulebook } from '../rulebooks.ts';

/** How often servers are killed. `npm run kills` does it a thousand times. */
export const KILLS = Number(process.env.KILLS ?? 40);
export const TABLES = 6;
/** The moments of crashes follow from it, as far as the machine lets them. */
export const SEED = process.env.SEED ?? 'never lost';

/** However long a server takes to come back, nobody plays for those who wait: a late answer is still an answer. */
export const UNHURRIED = { pace: 'slow', absent: 'wait' } as const;

/** A server that does not outlive its test. */
export function newNode(where: string): Node {
  const node = new Node(where);
  onTestFinished(() => node.kill());
  return node;
}

/** A new SQLite file, for as long as the test runs. */
export function newFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'baston-lost-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

/** Every acknowledged command is in the log once, at its number and in order; and everybody sees the game as the log has it. */
export async function expectNothingLost(where: string, crowd: readonly Person[], done: readonly Done[]): Promise<void> {
  const rulebook = await ownRulebook();
  const store = await openStore(where);
  for (const person of crowd) {
    const rows = await store.log(person.table, 0);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
    const at = new Map(rows.map(({ seq, command }) => [command.slice(command.indexOf(':') + 1), seq]));
    expect(at.size).toBe(rows.length); // no command twice
    // While a window is open nobody is told how many have answered: the number of an answer there is that of the opening.
    for (const { table, command, seq } of done)
      if (table === person.table) expect(at.get(command)).toBeGreaterThanOrEqual(seq);
    const [opening, ...rest] = rows.map(({ entry }) => JSON.parse(entry) as Entry);
    const table = Table.open(person.table, rulebook, opening as Entry);
    expect(rest.map((entry) => JSON.stringify(table.apply(entry)))).toEqual(rows.slice(1).map(({ events }) => events));
    expect(person.refused).toEqual([]);
    // A window that was open when they left closes by itself, and they do not see what comes of it.
    const seen = rows.slice(0, person.seq + 1).map(({ entry }) => entry);
    const { session } = await replay(person.table, rulebook, seen);
    expect(person.update?.view).toEqual(JSON.parse(JSON.stringify(session?.view(person.seat))));
  }
  await store.close();
}

/** Every game that is not over goes on: something is acknowledged there that was not before. Some are not over. */
export async function expectAllGoOn(crowd: readonly Person[], done: readonly Done[]): Promise<void> {
  const before = done.length;
  const goingOn = (): Set<string> => new Set(done.slice(before).map(({ table }) => table));
  const stuck = (): Person[] => crowd.filter((person) => !goingOn().has(person.table) && !person.isOver);
  await expect.poll(() => stuck().map(({ waiting }) => waiting), { timeout: 60_000 }).toEqual([]);
  expect(goingOn().size).toBeGreaterThan(0);
}

/** They stop playing, and hear out what is under way. */
export async function calm(crowd: readonly Person[]): Promise<void> {
  for (const person of crowd) person.stop();
  await expect.poll(() => crowd.every((person) => person.isHeard), { timeout: 60_000 }).toBe(true);
  for (const table of new Set(crowd.map((person) => person.table))) {
    const seqs = (): Set<number> => new Set(crowd.filter((person) => person.table === table).map(({ seq }) => seq));
    await expect.poll(() => seqs().size, { timeout: 60_000 }).toBe(1);
  }
  for (const person of crowd) person.leave();
}

/** A random moment after some more commands, few enough that people may still be coming back. */
export async function untilSomeMore(
  { crowd, done }: Pick<Company, 'crowd' | 'done'>,
  chance: () => number,
): Promise<void> {
  const before = done.length;
  const enough = before + chance() * 40;
  const end = performance.now() + 60_000;
  while (done.length < enough) {
    if (performance.now() > end) {
      const waiting = crowd.filter((person) => !person.isOver).map((person) => person.waiting);
      throw new Error(`only ${done.length - before} commands were acknowledged in a minute\n${waiting.join('\n')}`);
    }
    await setTimeout(1);
  }
  await setTimeout(chance() * 10);
}

/** People at all tables who answer at once, wherever the server is by then, and what they have had acknowledged. */
export async function seatAll(url: () => string): Promise<Company> {
  const done: Done[] = [];
  const habits: Habits = { url, thinks: () => 0, remembers: true, onDone: (one) => done.push(one) };
  const crowd = await seatCrowd(TABLES, url(), [habits, habits], UNHURRIED);
  await expectAllGoOn(crowd, done);
  const refill = async (): Promise<void> => {
    for (const person of crowd) if (person.isOver) person.leave();
    if (crowd.filter((person) => !person.isOver).length < TABLES)
      crowd.push(...(await seatCrowd(TABLES, url(), [habits, habits], UNHURRIED)));
  };
  return { crowd, done, refill };
}

interface Company {
  readonly crowd: Person[];
  readonly done: Done[];
  /** People whose game is over leave, and others come when most have left. */
  refill(): Promise<void>;
}
