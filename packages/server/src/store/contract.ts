/** What every store has to do, whatever it is made of. */
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Change, LogRow, Store, TableRow } from './store.ts';

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  rules: '1',
  listed: false,
  phase: 'open',
  waitingFor: -1,
  wakeAt: 0,
  summary: '{"name":"Chez Zoé’s 🃏"}',
  createdAt: 1_800_000_000_000,
  changedAt: 1_800_000_000_000,
  ...more,
});
export const logRow = (seq: number, command = `command ${seq}`): LogRow => ({
  seq,
  command,
  entry: `{"seq":${seq},"text":"it’s \\u0000 \\"quoted\\" 💥"}`,
  events: '[{"type":"a"},{"type":"b","secret":[1]}]',
});
export const change = (id: string, seq: number, more: Partial<Change> = {}): Change => ({
  row: logRow(seq),
  table: tableRow(id),
  ...more,
});

export function contract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('keeps entries in their order, and gives those from a number on', async () => {
    for (let seq = 0; seq < 12; seq++) expect(await store.append(change('a', seq))).toBe('done');
    await store.append(change('b', 0));
    expect(await store.log('a', 0)).toEqual(Array.from({ length: 12 }, (_, seq) => logRow(seq)));
    expect((await store.log('a', 9)).map(({ seq }) => seq)).toEqual([9, 10, 11]);
    expect(await store.log('a', 12)).toEqual([]);
    expect(await store.log('nowhere', 0)).toEqual([]);
  });

  it('gives a number once', async () => {
    await store.append(change('a', 0));
    await store.append(change('a', 1, { row: logRow(1, 'first') }));
    const late = change('a', 1, { row: logRow(1, 'late'), table: tableRow('a', { phase: 'over' }), holders: ['zoe'] });
    expect(await store.append(late)).toBe('taken');
    expect((await store.log('a', 1)).map(({ command }) => command)).toEqual(['first']);
    expect((await store.table('a'))?.phase).toBe('open');
    expect(await store.tablesOf('zoe', 9)).toEqual([]);
  });

  it('leaves no number out', async () => {
    expect(await store.append(change('a', 1))).toBe('taken');
    await store.append(change('a', 0));
    expect(await store.append(change('a', 2))).toBe('taken');
    expect(await store.append(change('a', 1))).toBe('done');
    expect((await store.log('a', 0)).map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('does a repeated command once, at whatever number it comes again', async () => {
    await store.append(change('a', 0));
    await store.append(change('a', 1));
    expect(await store.append(change('a', 1))).toBe('repeated');
    expect(await store.append(change('a', 2, { row: logRow(2, 'command 1') }))).toBe('repeated');
    expect(await store.append(change('b', 0, { row: logRow(0, 'command 1') }))).toBe('done');
    expect(await store.commandAt('a', 'command 1')).toBe(1);
    expect(await store.commandAt('a', 'command 2')).toBeUndefined();
    expect(await store.log('a', 2)).toEqual([]);
  });

  it('gives each number to one of many that want it at once', async () => {
    await store.append(change('a', 0));
    for (let seq = 1; seq < 5; seq++) {
      const rivals = Array.from({ length: 20 }, (_, i) => change('a', seq, { row: logRow(seq, `${seq} of ${i}`) }));
      const answers = await Promise.all(rivals.map((rival) => store.append(rival)));
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(19);
      expect((await store.log('a', seq)).map(({ command }) => command)).toEqual([
        `${seq} of ${answers.indexOf('done')}`,
      ]);
    }
  });

  it('takes entries of many tables at once, and a command that is sent twice at once', async () => {
    const changes = Array.from({ length: 500 }, (_, i) => change(`table ${i}`, 0));
    expect(new Set(await Promise.all(changes.map((one) => store.append(one))))).toEqual(new Set(['done']));
    const twice = [change('table 7', 1), change('table 7', 1)];
    expect(await Promise.all(twice.map((one) => store.append(one)))).toEqual(['done', 'repeated']);
    for (const i of [0, 199, 200, 499])
      expect(await store.log(`table ${i}`, 0)).toEqual([logRow(0)].concat(i === 7 ? logRow(1) : []));
  });

  it('shows a table as its last entry left it, and when it was opened', async () => {
    expect(await store.table('a')).toBeUndefined();
    await store.append(change('a', 0, { table: tableRow('a', { listed: true }) }));
    expect(await store.table('a')).toEqual(tableRow('a', { listed: true }));
    const later = tableRow('a', {
      phase: 'playing',
      waitingFor: 2,
      wakeAt: 1_800_000_060_000,
      summary: '{}',
      changedAt: 1_800_000_000_777,
    });
    await store.append(change('a', 1, { table: later }));
    expect(await store.table('a')).toEqual(later);
  });

  it('lists tables that anybody may join, the newest first', async () => {
    for (const [i, id] of ['a', 'b', 'c', 'd'].entries())
      await store.append(change(id, 0, { table: tableRow(id, { listed: id !== 'b', createdAt: 1000 + i }) }));
    expect((await store.listed(9)).map(({ id }) => id)).toEqual(['d', 'c', 'a']);
    expect((await store.listed(2)).map(({ id }) => id)).toEqual(['d', 'c']);
    await store.append(change('c', 1, { table: tableRow('c', { listed: true, phase: 'playing' }) }));
    expect((await store.listed(9)).map(({ id }) => id)).toEqual(['d', 'a']);
  });

  it('knows which tables of these rules are due, the most urgent first', async () => {
    const at = { a: 3000, b: 0, c: 1000, d: 2000, e: 4000 };
    for (const [id, wakeAt] of Object.entries(at))
      await store.append(change(id, 0, { table: tableRow(id, { wakeAt, rules: id === 'd' ? '0' : '1' }) }));
    expect(await store.due('1', 3000, 9)).toEqual(['c', 'a']);
    expect(await store.due('1', 3000, 1)).toEqual(['c']);
    expect(await store.due('0', 3000, 9)).toEqual(['d']);
    await store.append(change('c', 1));
    expect(await store.due('1', 3000, 9)).toEqual(['a']);
  });

  it('knows who holds a seat where, the last changed first', async () => {
    const sit = (id: string, seq: number, changedAt: number, holders?: (string | undefined)[]): Promise<unknown> =>
      store.append(change(id, seq, { table: tableRow(id, { changedAt }), ...(holders && { holders }) }));
    const tablesOf = async (person: string): Promise<string[]> => (await store.tablesOf(person, 9)).map(({ id }) => id);
    await sit('a', 0, 1, ['zoe', undefined]);
    await sit('b', 0, 2, ['yann', 'zoe']);
    await sit('c', 0, 3, [undefined, undefined]);
    expect(await tablesOf('zoe')).toEqual(['b', 'a']);
    await sit('a', 1, 4);
    expect(await tablesOf('zoe')).toEqual(['a', 'b']);
    expect((await store.tablesOf('zoe', 1)).map(({ id }) => id)).toEqual(['a']);
    await sit('b', 1, 5, ['yann', undefined]);
    await sit('c', 1, 6, ['yann', 'yann', 'xena']);
    expect(await tablesOf('zoe')).toEqual(['a']);
    expect(await tablesOf('yann')).toEqual(['c', 'b']);
    expect(await tablesOf('nobody')).toEqual([]);
  });

  it('puts games away, the last state only', async () => {
    await store.append(change('a', 0));
    expect(await store.parked('a')).toBeUndefined();
    await store.park('a', { seq: 3, game: '{"n":3}' });
    await store.park('a', { seq: 8, game: '{"n":8}' });
    await store.park('a', { seq: 5, game: '{"n":5}' });
    expect(await store.parked('a')).toEqual({ seq: 8, game: '{"n":8}' });
    await store.append(change('a', 1, { parked: { seq: 7, game: '{"n":7}' } }));
    expect(await store.parked('a')).toEqual({ seq: 8, game: '{"n":8}' });
    await store.append(change('a', 2, { parked: { seq: 9, game: '{"n":9}' } }));
    await store.append(change('a', 2, { row: logRow(2, 'late'), parked: { seq: 10, game: '{}' } }));
    expect(await store.parked('a')).toEqual({ seq: 9, game: '{"n":9}' });
    expect((await store.log('a', 0)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  it('forgets tables that have neither been changed nor been due for long, the oldest first, and all about them', async () => {
    const at = (changedAt: number, wakeAt = 0): Partial<TableRow> => ({ changedAt, wakeAt, listed: true });
    const tables = { old: at(1000), older: at(500), due: at(600, 5000), overdue: at(700, 900), last: at(2000) };
    for (const [id, row] of Object.entries(tables)) {
      await store.append(change(id, 0, { table: tableRow(id, row), holders: ['zoe'] }));
      await store.append(change(id, 1, { table: tableRow(id, row) }));
      await store.park(id, { seq: 1, game: '{}' });
    }
    expect(await store.forget(500, 9)).toEqual([]);
    expect(await store.forget(2000, 2)).toEqual(['older', 'overdue']);
    expect(await store.forget(2000, 9)).toEqual(['old']);
    expect(await store.forget(2000, 9)).toEqual([]);
    for (const id of ['old', 'older', 'overdue']) {
      expect([await store.table(id), await store.parked(id), await store.commandAt(id, 'command 1')]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(await store.log(id, 0)).toEqual([]);
      // Who still has it in memory neither goes on with it nor puts it away.
      expect(await store.append(change(id, 2))).toBe('taken');
      await store.park(id, { seq: 2, game: '{}' });
      expect(await store.parked(id)).toBeUndefined();
    }
    const left = ['due', 'last'];
    expect((await store.tablesOf('zoe', 9)).map(({ id }) => id).sort()).toEqual(left);
    expect((await store.listed(9)).map(({ id }) => id).sort()).toEqual(left);
    for (const id of left) {
      expect(await store.log(id, 0)).toEqual([logRow(0), logRow(1)]);
      expect(await store.parked(id)).toEqual({ seq: 1, game: '{}' });
    }
  });

  it('forgets no table that somebody has gone on with', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `table ${i}`);
    for (const id of ids) await store.append(change(id, 0, { table: tableRow(id, { changedAt: 1000 }) }));
    const later = (id: string): Change => change(id, 1, { table: tableRow(id, { changedAt: 3000 }) });
    const [forgotten, ...answers] = await Promise.all([
      store.forget(2000, 99),
      ...ids.map((id, i) => setTimeout(i / 4).then(() => store.append(later(id)))),
    ]);
    for (const [i, id] of ids.entries()) {
      expect(answers[i]).toBe(forgotten.includes(id) ? 'taken' : 'done');
      expect((await store.log(id, 0)).length).toBe(forgotten.includes(id) ? 0 : 2);
    }
  });

  it('knows people by any of their tokens', async () => {
    await store.addPerson({ id: 'zoe', name: 'Zoé' });
    await store.addPerson({ id: 'yann', name: 'Yann' });
    await store.addToken('zoe', 'hash 1');
    await store.addToken('zoe', 'hash 2');
    await store.rename('zoe', 'Zoé 🃏');
    for (const token of ['hash 1', 'hash 2'])
      expect(await store.personByToken(token)).toEqual({ id: 'zoe', name: 'Zoé 🃏' });
    expect(await store.personByToken('hash 3')).toBeUndefined();
  });

  it('exchanges a code once, and in its time', async () => {
    await store.addPerson({ id: 'zoe', name: 'Zoé' });
    await store.addCode('zoe', 'one', 2_000_000_000_000);
    await store.addCode('zoe', 'two', 1_000_000_000_000);
    expect(await store.takeCode('two', 1_000_000_000_000)).toBeUndefined();
    expect(await store.takeCode('two', 0)).toBeUndefined(); // gone with its time
    const twice = await Promise.all([
      store.takeCode('one', 1_999_999_999_999),
      store.takeCode('one', 1_999_999_999_999),
    ]);
    expect(twice.filter((person) => person?.id === 'zoe')).toHaveLength(1);
  });

  it('answers', () => store.ping());
}
