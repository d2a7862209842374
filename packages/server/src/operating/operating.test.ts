/** Health, metrics, draining and what protects a server, as operators and their programs see it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NameFilter, openStore, StoreError } from '@baston/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, atOwnServers, begun, code, here, sides, start } from '../../../../test/two-people.ts';
import { MemoryStore } from '../store/memory.ts';
import type { Appended } from '../store/store.ts';

atOwnServers();

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${here.running.url}${path}`, { headers });
const statusOf = async (path: string): Promise<number> => (await get(path)).status;

/** A store that can be made to fail. */
class Fragile extends MemoryStore {
  isPaused = false;
  isFull = false;
  override ping(): Promise<void> {
    return this.isPaused ? new Promise(() => undefined) : super.ping();
  }
  override append(change: Parameters<MemoryStore['append']>[0]): Promise<Appended> {
    return this.isFull ? Promise.reject(new StoreError('full', 'the disk is full')) : super.append(change);
  }
}

describe('health', () => {
  let store: Fragile;
  beforeEach(() => {
    store = new Fragile();
  });

  it('says that the database does not answer before its own timeout is over, and asks it once however often it is asked', async () => {
    let pings = 0;
    store.ping = () => {
      pings++;
      return new Promise(() => undefined);
    };
    await start({ store });
    const since = performance.now();
    const statuses = await Promise.all([statusOf('/healthz'), statusOf('/healthz'), statusOf('/readyz')]);
    expect(statuses).toEqual([503, 503, 503]);
    expect(performance.now() - since).toBeLessThan(8000); // it gives itself 1.5 s; PostgreSQL is given 10
    expect(pings).toBe(1);
  });

  it('says that commands cannot be written, until one can', async () => {
    await start({ store });
    const { a, b } = await begun();
    expect(await statusOf('/healthz')).toBe(200);
    store.isFull = true;
    expect(await answer(sides(a, b)[0])).toBe('unavailable');
    expect(await statusOf('/healthz')).toBe(503);
    store.isFull = false;
    expect(await answer(sides(a, b)[0])).toBe('done');
    expect(await statusOf('/healthz')).toBe(200);
  });

  it('forgets a failed write after half a minute, when nobody has tried again', async () => {
    await start({ store });
    const { a, b } = await begun();
    store.isFull = true;
    await answer(sides(a, b)[0]);
    here.now += 30_000;
    expect(await statusOf('/healthz')).toBe(200);
  });
});

describe('a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baston-disk-'));
  const canMount = process.getuid?.() === 0 && isMounted(folder);
  afterEach(() => {
    if (canMount) execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is known to health before it is full, refuses commands when it is, and lets the server stop', async () => {
    if (!canMount) {
      // Nothing can be mounted here: at least a disk that cannot be asked counts as no disk.
      await start({ dataFolder: join(folder, 'not there') });
      expect(await statusOf('/healthz')).toBe(503);
      return;
    }
    const store = await openStore(join(folder, 'baston.db'));
    await start({ store, dataFolder: folder, adminToken: 'the token of this test' });
    const { a, b } = await begun();
    expect(await statusOf('/healthz')).toBe(200);
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(50 * 2 ** 20));
    expect(await statusOf('/healthz')).toBe(503);
    expect(await (await get('/healthz')).json()).toMatchObject({ message: 'the disk is full, or nearly so' });
    expect(await answer(sides(a, b)[0])).toBe('done'); // there is some room yet
    const backUp = (): Promise<Response> => get('/admin/backup', { authorization: 'Bearer the token of this test' });
    expect((await backUp()).status).toBe(200);
    fillUp(join(folder, 'more'));
    const refused = await backUp();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'full' }]);
    let said = 'done';
    for (let i = 0; i < 2000 && said === 'done'; i++) said = await code(a.say({ type: 'say', text: 'x'.repeat(200) }));
    expect(said).toBe('unavailable');
    await here.running.server.close();
    await store.close();
    rmSync(join(folder, 'ballast'));
    const again = await openStore(join(folder, 'baston.db'));
    expect((await again.allTables(9)).length).toBe(1);
    await again.close();
  });
});

function isMounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes until there is no room. */
function fillUp(file: string): void {
  for (let i = 0; ; i++) {
    try {
      writeFileSync(`${file}${i}`, Buffer.alloc(i < 200 ? 2 ** 20 : 4096));
    } catch {
      return;
    }
  }
}

describe('draining', () => {
  it('tells everybody, takes no new tables, and lets games go on', async () => {
    await start();
    const { id, a, b } = await begun();
    expect(await statusOf('/readyz')).toBe(200);
    const told = a.next('notice');
    await here.running.server.drain('test', here.now + 60_000);
    expect(await told).toEqual({ type: 'notice', kind: 'update', at: here.now + 60_000 });
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    const opened = await here.ana.request('/api/tables', {
      config: {},
      seats: ['person', 'person'],
      listed: false,
      pace: 'live',
      absent: 'wait',
      seconds: 60,
    });
    expect([opened.status, await opened.json()]).toMatchObject([503, { code: 'draining' }]);
    expect(await answer(sides(a, b)[0])).toBe('done');
    const late = await here.bob.join(id);
    await late.until(() => late.frames.some((frame) => frame.includes('"notice"')));
    expect(await get('/metrics').then((r) => r.text())).toContain('\nbaston_draining 1\n');
  });

  it('is over at its time, though people are still there', async () => {
    await start();
    await begun();
    await here.running.server.drain('test', here.now);
    await here.running.server.drained;
    expect((await here.store.audits(1))[0]).toMatchObject({ who: 'test', action: 'drain' });
  });

  it('is over as soon as nobody is connected', async () => {
    await start();
    const { a, b } = await begun();
    await here.running.server.drain('test', here.now + 1e9);
    let isOver = false;
    void here.running.server.drained.then(() => {
      isOver = true;
    });
    await answer(sides(a, b)[0]);
    expect(isOver).toBe(false);
    a.leave();
    b.leave();
    await expect.poll(() => isOver).toBe(true);
  });
});

describe('metrics', () => {
  const TOKEN = 'a token of the operator';

  it('have the version, the bots’ queue, the event loop, the disk, requests and the database', async () => {
    await start({ dataFolder: tmpdir(), botQueue: { waiting: 3, busy: 1, longestWait: 1500 } });
    const { a, b } = await begun();
    await answer(sides(a, b)[0]);
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^baston_build_info\{version="\d+\.\d+\.\d+",rules="\w+",node="v\d+/m);
    expect(text).toContain('\nbaston_bots_waiting 3\n');
    expect(text).toContain('\nbaston_bots_busy 1\n');
    expect(text).toContain('\nbaston_bots_longest_wait_seconds 1.5\n');
    expect(text).toContain('\nbaston_healthy 1\n');
    expect(text).toMatch(/^baston_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m);
    expect(text).toMatch(/^baston_disk_free_bytes \d+$/m);
    for (const name of ['append', 'database', 'http'])
      expect(Number(new RegExp(`^baston_${name}_seconds_count (\\d+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0);
    const types = text.match(/^# TYPE \S+/gm) ?? [];
    expect(new Set(types).size).toBe(types.length); // Prometheus refuses a type that is told twice
  });

  it('are for this machine, and for who has the token', async () => {
    await start({ isBehindProxy: true, adminToken: TOKEN });
    const from = (address: string, more = {}) => get('/metrics', { 'x-forwarded-for': address, ...more });
    expect(await statusOf('/metrics')).toBe(200);
    expect((await from('203.0.113.9')).status).toBe(404);
    expect((await from('127.0.0.1')).status).toBe(404); // the proxy speaks for somebody
    expect((await from('203.0.113.9', { authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await from('203.0.113.9', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });
});

describe('behind a proxy', () => {
  it('tells browsers to stay with https, if it was https', async () => {
    await start({ isBehindProxy: true });
    const hsts = async (proto: string) =>
      (await get('/healthz', { 'x-forwarded-proto': proto })).headers.get('strict-transport-security');
    expect(await hsts('https')).toBe('max-age=31536000');
    expect(await hsts('http')).toBeNull();
  });
});

describe('names', () => {
  it('that are not allowed are refused with a code of their own, for newcomers and others', async () => {
    await start({ names: new NameFilter('troll') });
    for (const name of ['TR0LL', 'Admin']) {
      const refused = await here.ana.request('/api/me', { name });
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'bad-name' }]);
    }
    expect((await here.ana.request('/api/me', { name: 'Troy' })).status).toBe(200);
  });
});
