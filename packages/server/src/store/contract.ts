/** Tests that every implementation of a store has to pass. */
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { peopleContract } from './people-contract.ts';
import { change, logRow, tableRow } from './samples.ts';
import type { Change, Store, TableRow } from './store.ts';

export function contract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());
  const zoeIsAt = (tables: readonly string[], until: number): Promise<void> =>
    store.present(
      tables.map((table) => ({ table, person: 'zoe' })),
      until,
    );

  it('reports no change while there are no tables', async () => {
    expect(await store.newestChange()).toBe(0);
  });

  it('stores entries in order, and reads those from a sequence number on', async () => {
    for (let seq = 0; seq < 12; seq++) expect(await store.append(change('a', seq))).toBe('done');
    await store.append(change('b', 0));
    expect(await store.log('a', 0)).toEqual(Array.from({ length: 12 }, (_, seq) => logRow(seq)));
    expect((await store.log('a', 9)).map(({ seq }) => seq)).toEqual([9, 10, 11]);
    expect((await store.log('a', 3, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(await store.log('a', 12)).toEqual([]);
    expect(await store.log('nowhere', 0)).toEqual([]);
  });

  it('assigns each sequence number once', async () => {
    await store.append(change('a', 0));
    await store.append(change('a', 1, { row: logRow(1, 'first') }));
    const late = change('a', 1, { row: logRow(1, 'late'), table: tableRow('a', { phase: 'over' }), holders: ['zoe'] });
    expect(await store.append(late)).toBe('taken');
    expect((await store.log('a', 1)).map(({ command }) => command)).toEqual(['first']);
    expect((await store.table('a'))?.phase).toBe('open');
    expect(await store.tablesOf('zoe', 9)).toEqual([]);
  });

  it('leaves no gaps in the sequence', async () => {
    expect(await store.append(change('a', 1))).toBe('taken');
    await store.append(change('a', 0));
    expect(await store.append(change('a', 2))).toBe('taken');
    expect(await store.append(change('a', 1))).toBe('done');
    expect((await store.log('a', 0)).map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('stores a repeated command once, at whatever number it comes again', async () => {
    await store.append(change('a', 0));
    await store.append(change('a', 1));
    expect(await store.append(change('a', 1))).toBe('repeated');
    expect(await store.append(change('a', 2, { row: logRow(2, 'command 1') }))).toBe('repeated');
    expect(await store.append(change('b', 0, { row: logRow(0, 'command 1') }))).toBe('done');
    expect(await store.commandAt('a', 'command 1')).toBe(1);
    expect(await store.commandAt('a', 'command 2')).toBeUndefined();
    expect(await store.log('a', 2)).toEqual([]);
  });

  it('gives a sequence number to one of many concurrent writers', async () => {
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

  it('accepts concurrent entries of many tables, and a command that is sent twice at once', async () => {
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
      rules: '2',
      rulebook: 'f00d',
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
    const ids = ['a', 'b', 'c', 'd'];
    for (const [i, id] of ids.entries())
      await store.append(change(id, 0, { table: tableRow(id, { listed: id !== 'b', createdAt: 1000 + i }) }));
    await zoeIsAt(ids, 1001);
    expect((await store.listed(9, 1000)).map(({ id }) => id)).toEqual(['d', 'c', 'a']);
    expect((await store.listed(2, 1000)).map(({ id }) => id)).toEqual(['d', 'c']);
    await store.append(change('c', 1, { table: tableRow('c', { listed: true, phase: 'playing' }) }));
    expect((await store.listed(9, 1000)).map(({ id }) => id)).toEqual(['d', 'a']);
  });

  it('lists a table while its owner is present', async () => {
    for (const [id, owner] of Object.entries({ a: 'zoe', b: 'zoe', c: 'yann', d: 'xena' }))
      await store.append(change(id, 0, { table: tableRow(id, { listed: true, owner }) }));
    const listed = async (now: number): Promise<string[]> => (await store.listed(9, now)).map(({ id }) => id).sort();
    expect(await listed(0)).toEqual([]);
    await store.present([], 5000);
    await store.present(
      [
        { table: 'a', person: 'zoe' },
        { table: 'b', person: 'yann' },
        { table: 'c', person: 'yann' },
      ],
      1000,
    );
    expect(await listed(999)).toEqual(['a', 'c']);
    await zoeIsAt(['a'], 2000);
    expect(await listed(1000)).toEqual(['a']);
    expect(await listed(2000)).toEqual([]);
    expect(await store.presentElsewhere(['a', 'b', 'c'], 999)).toEqual([]); // it is all here
  });

  it('counts the unfinished tables of an owner, and those that wait in the lobby', async () => {
    const rows: Record<string, Partial<TableRow>> = {
      old: { changedAt: 999, listed: true },
      open: {},
      listed: { listed: true },
      unseen: { listed: true },
      playing: { listed: true, phase: 'playing' },
      over: { phase: 'over' },
      other: { owner: 'yann', listed: true },
    };
    for (const [id, row] of Object.entries(rows))
      await store.append(change(id, 0, { table: tableRow(id, { changedAt: 1500, ...row }) }));
    await zoeIsAt(['old', 'open', 'listed', 'playing', 'over', 'other'], 3000);
    expect(await store.openedBy('zoe', 1000, 2000)).toEqual({ unfinished: 4, waiting: 1 });
    expect(await store.openedBy('zoe', 998, 2000)).toEqual({ unfinished: 5, waiting: 2 });
    expect(await store.openedBy('zoe', 1000, 3000)).toEqual({ unfinished: 4, waiting: 0 });
    expect(await store.openedBy('nobody', 0, 0)).toEqual({ unfinished: 0, waiting: 0 });
  });

  it('does not wake a table that sleeps until its next entry', async () => {
    await store.addRulebook({ hash: 'one', version: '1', createdAt: 1 }, 'code');
    await store.append(change('a', 0, { table: tableRow('a', { wakeAt: 1000 }) }));
    await store.append(change('b', 0, { table: tableRow('b', { wakeAt: 2000 }) }));
    await store.sleep('a');
    expect(await store.due(3000, 9)).toEqual(['b']);
    await store.append(change('a', 1, { table: tableRow('a', { wakeAt: 1000 }) }));
    expect(await store.due(3000, 9)).toEqual(['a', 'b']);
  });

  it('lists the due tables with known rules, the most urgent first', async () => {
    const at = { a: 3000, b: 0, c: 1000, d: 2000, e: 4000 };
    for (const [id, wakeAt] of Object.entries(at))
      await store.append(change(id, 0, { table: tableRow(id, { wakeAt, rules: id === 'd' ? '0' : '1' }) }));
    expect(await store.due(3000, 9)).toEqual([]);
    await store.addRulebook({ hash: 'one', version: '1', createdAt: 1 }, 'code');
    expect(await store.due(3000, 9)).toEqual(['c', 'a']);
    expect(await store.due(3000, 1)).toEqual(['c']);
    await store.addRulebook({ hash: 'zero', version: '0', createdAt: 1 }, 'code');
    expect(await store.due(3000, 9)).toEqual(['c', 'd', 'a']);
    await store.append(change('c', 1));
    expect(await store.due(3000, 9)).toEqual(['d', 'a']);
  });

  it('stores rulebooks once, and finds the newest of a version', async () => {
    const first = { hash: 'a', version: '7', createdAt: 1_800_000_000_000 };
    const later = { hash: 'b', version: '7', createdAt: 1_800_000_000_001 };
    await store.addRulebook(first, 'code of a');
    await store.addRulebook(later, 'code of b');
    await store.addRulebook({ ...first, createdAt: 1_900_000_000_000 }, 'another code');
    expect(await store.rulebook('a')).toEqual(first);
    expect(await store.rulebookCode('a')).toBe('code of a');
    expect(await store.rulebookOf('7')).toEqual(later);
    expect([await store.rulebook('c'), await store.rulebookCode('c'), await store.rulebookOf('8')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stores one record of a table, until the table is deleted', async () => {
    await store.append(change('a', 0, { table: tableRow('a', { changedAt: 1000 }) }));
    expect(await store.record('a')).toBeUndefined();
    await store.addRecord('a', 'first');
    await store.addRecord('a', 'second');
    expect(await store.record('a')).toBe('first');
    await store.forget(2000, 9);
    expect(await store.record('a')).toBeUndefined();
    await store.addRecord('a', 'late');
    expect(await store.record('a')).toBeUndefined();
  });

  it('lists the tables where a person has a seat, the last changed first', async () => {
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

  it('stores the latest state of a game, and none that the log does not lead to', async () => {
    for (let seq = 0; seq < 9; seq++) await store.append(change('a', seq));
    expect(await store.parked('a')).toBeUndefined();
    await store.park('a', { seq: 3, game: '{"n":3}' });
    await store.park('a', { seq: 8, game: '{"n":8}' });
    await store.park('a', { seq: 5, game: '{"n":5}' });
    await store.park('a', { seq: 9, game: '{"n":9}' });
    expect(await store.parked('a')).toEqual({ seq: 8, game: '{"n":8}' });
    await store.append(change('a', 9, { parked: { seq: 7, game: '{"n":7}' } }));
    expect(await store.parked('a')).toEqual({ seq: 8, game: '{"n":8}' });
    await store.append(change('a', 10, { parked: { seq: 9, game: '{"n":9}' } }));
    await store.append(change('a', 10, { row: logRow(10, 'late'), parked: { seq: 10, game: '{}' } }));
    expect(await store.parked('a')).toEqual({ seq: 9, game: '{"n":9}' });
    expect((await store.log('a', 9)).map(({ seq }) => seq)).toEqual([9, 10]);
  });

  it('deletes tables without activity completely, the oldest first', async () => {
    const at = (changedAt: number, wakeAt = 0): Partial<TableRow> => ({ changedAt, wakeAt, listed: true });
    const tables = { old: at(1000), older: at(500), due: at(600, 5000), overdue: at(700, 900), last: at(2000) };
    for (const [id, row] of Object.entries(tables)) {
      await store.append(change(id, 0, { table: tableRow(id, row), holders: ['zoe'] }));
      await store.append(change(id, 1, { table: tableRow(id, row) }));
      await store.park(id, { seq: 1, game: '{}' });
    }
    expect(await store.newestChange()).toBe(2000);
    expect(await store.stale(2000, 9)).toEqual(['older', 'overdue', 'old']);
    expect(await store.stale(2000, 1)).toEqual(['older']);
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
      // A node that still has the table in memory can neither go on with it nor put it away.
      expect(await store.append(change(id, 2))).toBe('taken');
      await store.park(id, { seq: 2, game: '{}' });
      expect(await store.parked(id)).toBeUndefined();
    }
    const left = ['due', 'last'];
    expect((await store.tablesOf('zoe', 9)).map(({ id }) => id).sort()).toEqual(left);
    await zoeIsAt(left, 9000);
    expect((await store.listed(9, 8000)).map(({ id }) => id).sort()).toEqual(left);
    for (const id of left) {
      expect(await store.log(id, 0)).toEqual([logRow(0), logRow(1)]);
      expect(await store.parked(id)).toEqual({ seq: 1, game: '{}' });
    }
  });

  it('keeps a table that has changed meanwhile', async () => {
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

  peopleContract(() => store);

  it('lists all tables, and people by a part of their name', async () => {
    for (const [i, id] of ['a', 'b', 'c'].entries())
      await store.append(change(id, 0, { table: tableRow(id, { changedAt: 1000 + i, phase: 'over' }) }));
    expect((await store.allTables(2)).map(({ id }) => id)).toEqual(['c', 'b']);
    for (const [id, name] of Object.entries({ z: 'Zoé', y: 'yann 100%', x: 'Xena_100' }))
      await store.addPerson({ id, name }, 1_800_000_000_000);
    const named = async (part: string): Promise<string[]> => (await store.peopleNamed(part, 9)).map(({ id }) => id);
    expect(await named('')).toEqual(['x', 'y', 'z']);
    expect(await named('ZO')).toEqual(['z']);
    expect(await named('0%')).toEqual(['y']);
    expect(await named('a_')).toEqual(['x']);
    expect(await store.peopleNamed('', 1)).toMatchObject([{ id: 'x', name: 'Xena_100' }]);
  });

  it('stores bans until they are lifted', async () => {
    for (const id of ['zoe', 'yann']) await store.addPerson({ id, name: id }, 1_800_000_000_000);
    for (const id of ['zoe', 'zoe', 'yann']) await store.ban(id, 1_800_000_000_000);
    expect((await store.banned()).map(({ id }) => id).sort()).toEqual(['yann', 'zoe']);
    await store.unban('zoe');
    expect(await store.banned()).toMatchObject([{ id: 'yann', name: 'yann' }]);
  });

  it('stores the audit log, the latest entry first', async () => {
    const audit = (id: string, at: number) => ({ id, at, who: 'Ana', action: 'end', target: 'a', detail: 'it’s "x"' });
    for (const [i, id] of ['one', 'two', 'three'].entries()) await store.addAudit(audit(id, 1_800_000_000_000 + i));
    expect(await store.audits(2)).toEqual([audit('three', 1_800_000_000_002), audit('two', 1_800_000_000_001)]);
  });

  it('responds to a ping', () => store.ping());
}
