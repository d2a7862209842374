/** The server as people start it: from the command line, with its threads, its file and its signals. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@baston/server';
import { CLOSED, type PlayedTable } from '@baston/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../test/address-of.ts';
import { playOn, Visitor } from '../../../test/online.ts';
import { randomChooser } from '../../../test/players.ts';

const bin = fileURLToPath(new URL('../bin/baston.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baston-'));
const env = { PATH: process.env.PATH, BASTON_BUILT: '1' };

beforeAll(() => {
  execFileSync(process.execPath, [bin, 'help'], { env: { PATH: process.env.PATH } }); // builds what it needs
});

interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  readonly log: string[];
}

async function serve(args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Served> {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--lang', 'en', ...args], {
    cwd: folder,
    env: { ...env, ...variables },
  });
  const log: string[] = [];
  child.stdout.on('data', (data) => log.push(String(data)));
  const url = await addressOf(child);
  return { url, child, log };
}

const verify = (...args: string[]): { readonly status: number | null; readonly out: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'verify', '--lang', 'en', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
};

/** The first server that is started builds the site, if nobody has. */
const BUILDS_SITE = { timeout: 180_000 };

describe('baston serve', () => {
  it('serves the page and tables, stops cleanly, and goes on where it was', BUILDS_SITE, async () => {
    const first = await serve(['--data', 'games.db']);
    const page = await fetch(first.url);
    expect(await page.text()).toContain('<div id="root">');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const ana = await Visitor.named(first, 'Ana');
    const { id, commitment } = await ana.open({ seats: ['person', 'greedy'], config: { vpToWin: 3 } });
    const guest = await ana.join(id);
    await guest.sit(0);
    await guest.until(() => guest.update?.waitingFor === 0); // a bot may have come first, and thought in its thread
    expect(await guest.say({ type: 'hint' })).toMatchObject({ type: 'hint' });
    const { question, questionNumber } = guest.update ?? {};
    const choose = randomChooser('serve');
    await guest.say({ type: 'answer', question: questionNumber, picks: question ? choose(question) : [] });
    const refused = spawnSync(process.execPath, [bin, 'serve', '--data', 'games.db', '--port', '0'], {
      cwd: folder,
      env,
    });
    expect(refused.status).toBe(2);
    const exited = once(first.child, 'exit');
    first.child.kill('SIGTERM');
    expect(await guest.closed).toBe(CLOSED.restart);
    expect(await exited).toEqual([0, null]);
    for (const line of first.log.join('').trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
    expect(first.log.join('')).not.toContain(ana.cookie.split('=')[1]);

    const second = await serve(['--data', 'games.db']);
    const again = new Visitor(second);
    again.cookie = ana.cookie;
    const back = await again.join(id);
    await back.until(() => back.update !== undefined);
    expect(back.update).toMatchObject({ seat: 0 });
    expect(back.update?.questionNumber).toBeGreaterThanOrEqual((questionNumber ?? 0) + 1);
    await playOn(back, (update) => (update.question ? choose(update.question) : []));

    const link = `${second.url}/#/table/${id}`;
    expect(verify(link, '--commitment', commitment)).toMatchObject({ status: 0 });
    expect(verify(link, '--commitment', '0'.repeat(64))).toMatchObject({ status: 1 });
    const played = await again.get<PlayedTable>(`/api/tables/${id}/record`);
    const file = (name: string, value: unknown): string => {
      writeFileSync(join(folder, name), JSON.stringify(value));
      return name;
    };
    expect(verify(file('fair.json', played))).toMatchObject({ status: 0 });
    const other = { ...played, record: { ...played.record, config: { ...played.record.config, seed: 'mine' } } };
    expect(verify(file('seed.json', other))).toMatchObject({ status: 1 });
    const cut = { ...played, record: { ...played.record, answers: played.record.answers.slice(1) } };
    expect(verify(file('cut.json', cut))).toMatchObject({ status: 1 });
    const short = { ...played, record: { ...played.record, answers: played.record.answers.slice(0, -2) } };
    expect(verify(file('short.json', short))).toMatchObject({ status: 1 });
    const resigned = { ...short, table: { ...played.table, ending: { kind: 'resigned', seats: [0] } } };
    expect(verify(file('resigned.json', resigned))).toMatchObject({ status: 0 });
    expect(verify(file('no.json', {}))).toMatchObject({ status: 2 });
    await again.open(); // the age of a table is measured from the newest change
    second.child.kill('SIGINT');
    expect(await once(second.child, 'exit')).toEqual([0, null]);

    // Two days ago, as far as the third server can tell.
    const store = await openStore(join(folder, 'games.db'));
    const table = await store.table(id);
    const last = (await store.log(id, 0)).at(-1);
    if (!table || !last) throw new Error('the game is gone');
    const row = { ...last, seq: last.seq + 1, command: 'aged' };
    await store.append({ row, table: { ...table, changedAt: Date.now() - 2 * 24 * 60 * 60 * 1000 } });
    await store.close();
    const third = await serve(['--data', 'games.db', '--keep', '1']);
    const status = async (): Promise<number> => (await fetch(`${third.url}/api/tables/${id}`)).status;
    expect(await status()).toBe(200);
    await expect.poll(() => third.log.join(''), { timeout: 60_000, interval: 500 }).toContain('deleted in an hour');
    expect(await status()).toBe(200);
    third.child.kill('SIGTERM');
    expect(await once(third.child, 'exit')).toEqual([0, null]);
  });

  it('takes a variable that is empty for one that is not there, and several origins with commas', async () => {
    const variables = { DATABASE_URL: '', BASTON_DATA: 'kept.db', BASTON_KEEP: '', BASTON_LOG: '' };
    const served = await serve(['--origin', 'https://one.example, https://two.example'], variables);
    const statusFor = async (origin: string): Promise<number> =>
      (await fetch(`${served.url}/api/me`, { method: 'POST', headers: { origin } })).status;
    expect(await statusFor('https://two.example')).not.toBe(403);
    expect(await statusFor('https://three.example')).toBe(403);
    expect(existsSync(join(folder, 'kept.db'))).toBe(true);
    served.child.kill('SIGTERM');
    expect(await once(served.child, 'exit')).toEqual([0, null]);
  });

  it('says in one line why it cannot listen', () => {
    const listen = ['--host', '203.0.113.5', '--data', 'nobody.db', '--lang', 'en']; // an address for documents only
    const { status, stderr } = spawnSync(process.execPath, [bin, 'serve', ...listen], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'baston: cannot listen at http://203.0.113.5:8080: this machine does not have that address\n',
    });
  });
});
