/** The admin page, as an operator uses it in a browser without scripts, and as a stranger meets it. */
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openStore } from '@baston/server';
import { CLOSED, type TableInfo } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { startServer, Visitor } from '../../../../test/online.ts';
import { type Postgres, startPostgres } from '../../../../test/postgres.ts';
import { ownRulebook } from '../../../../test/rulebooks.ts';
import { atOwnServers, begun, code, here, start } from '../../../../test/two-people.ts';
import { backupStream } from '../store/backup.ts';
import { html } from './html.ts';
import { adminWords } from './words.ts';

atOwnServers();

const TOKEN = 'only the operator knows';

/** A browser with its cookies, which fills forms in. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers;
  }

  async request(path: string, form?: Record<string, string>, more: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${here.running.url}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { origin: here.running.url } : {}),
        ...this.#headers,
        ...more,
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
  async page(path = '/admin'): Promise<string> {
    return (await this.request(path)).text();
  }
  async do(path: string, form: Record<string, string> = {}): Promise<number> {
    return (await this.request(path, form)).status;
  }
  static async signedIn(who = 'Olga', headers: Record<string, string> = {}): Promise<Browser> {
    const browser = new Browser(headers);
    expect(await browser.do('/admin/login', { who, token: TOKEN })).toBe(303);
    return browser;
  }
}

const startAdmin = (options: Parameters<typeof start>[0] = {}) => start({ adminToken: TOKEN, ...options });
const audits = async (): Promise<string[]> =>
  (await here.store.audits(99)).map(({ who, action, target, detail }) => `${who} ${action} ${target} ${detail}`.trim());

describe('the way in', () => {
  it('is not there without a token', async () => {
    await start();
    for (const path of ['/admin', '/admin/login', '/admin/backup', '/admin/style.css'])
      expect((await new Browser().request(path)).status).toBe(404);
  });

  it('needs the token, and gives a cookie of its own that other sites cannot use', async () => {
    await startAdmin({ isBehindProxy: true });
    const stranger = new Browser();
    const shown = await stranger.request('/admin');
    expect(shown.status).toBe(401);
    expect(await shown.text()).toContain('type="password"');
    expect(await stranger.do('/admin/login', { who: 'Eve', token: 'a guess' })).toBe(401);
    const signed = await stranger.request(
      '/admin/login',
      { who: 'Olga', token: TOKEN },
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'x', origin: here.running.url },
    );
    expect(signed.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^baston-admin=[\w.-]+; Path=\/admin; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    expect(await stranger.page()).toContain('Signed in as Olga');
    expect(await stranger.do('/admin/logout')).toBe(303);
    expect((await stranger.request('/admin')).status).toBe(401);
  });

  it('is closed again after twelve hours, and to whoever changes the cookie', async () => {
    await startAdmin();
    const olga = await Browser.signedIn();
    const forged = new Browser({
      cookie: `baston-admin=${Buffer.from('Olga').toString('base64url')}.9999999999999.xyz`,
    });
    expect((await forged.request('/admin')).status).toBe(401);
    here.now += 12 * 3_600_000;
    expect((await olga.request('/admin')).status).toBe(401);
  });

  it('is closed for a minute after five wrong tokens from an address, also to the right one', async () => {
    await startAdmin({ isBehindProxy: true });
    const from = (address: string) => new Browser({ 'x-forwarded-for': address });
    const eve = from('203.0.113.5');
    for (let i = 0; i < 5; i++) expect(await eve.do('/admin/login', { who: 'Eve', token: `guess ${i}` })).toBe(401);
    expect(await eve.do('/admin/login', { who: 'Eve', token: TOKEN })).toBe(429);
    expect((await eve.request('/admin/backup', undefined, { authorization: `Bearer ${TOKEN}` })).status).toBe(429);
    expect(await from('203.0.113.6').do('/admin/login', { who: 'Olga', token: TOKEN })).toBe(303);
    here.now += 60_000;
    expect(await eve.do('/admin/login', { who: 'Eve', token: TOKEN })).toBe(303);
  });

  it('is not open to forms on other pages', async () => {
    await startAdmin();
    const olga = await Browser.signedIn();
    const elsewhere = await olga.request('/admin/message', { text: 'hi' }, { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
    expect(await audits()).toEqual(['Olga sign-in']);
  });

  it('has nothing to do with the cookie of a player', async () => {
    await startAdmin();
    for (const path of ['/admin/message', '/admin/drain', '/admin/people/AAAAAAAAAAAAAAAA/ban'])
      expect(await new Browser({ cookie: here.ana.cookie }).do(path, { text: 'x', minutes: '0' })).toBe(401);
    expect(await audits()).toEqual([]);
  });
});

describe('the page', () => {
  it('shows load, tables, people and what was done, and runs no script', async () => {
    await startAdmin({ dataFolder: tmpdir() });
    const { id } = await begun();
    const olga = await Browser.signedIn();
    const response = await olga.request('/admin');
    const page = await response.text();
    for (const text of [
      'Everything works',
      `/admin/tables/${id}`,
      'Ana, Bob',
      'Playing',
      'Signed in',
      'Free disk space',
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|style=| on\w+=/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await olga.request('/admin/style.css')).headers.get('content-type')).toContain('text/css');
    expect(await olga.page('/admin?people=bo')).not.toContain('>Ana<');
    expect((await olga.request('/admin/tables/AAAAAAAAAAAAAAAA')).status).toBe(404);
  });

  it('speaks French to those who prefer it, or choose it', async () => {
    await startAdmin();
    const olga = await Browser.signedIn('Olga', { 'accept-language': 'fr-FR,fr;q=0.9' });
    expect(await olga.page()).toContain('<html lang="fr">');
    const choosing = await Browser.signedIn();
    expect(await choosing.page('/admin?lang=fr')).toContain('Journal d’audit');
    expect(await choosing.page()).toContain('Journal d’audit');
  });

  it('escapes what people are called', async () => {
    await startAdmin();
    await Visitor.named(here.running, '<b>"x"</b>');
    const page = await (await Browser.signedIn()).page();
    expect(page).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
    expect(html`<p title="${`"'`}">${html`<i>${'&'}</i>`}</p>`.text).toBe('<p title="&quot;&#39;"><i>&amp;</i></p>');
  });
});

describe('an operator', () => {
  it('sends a message to everybody', async () => {
    await startAdmin();
    const { a, b } = await begun();
    const olga = await Browser.signedIn();
    const told = [a.next('notice'), b.next('notice')];
    expect(await olga.do('/admin/message', { text: 'Tea at five' })).toBe(303);
    for (const notice of await Promise.all(told))
      expect(notice).toEqual({ type: 'notice', kind: 'message', text: 'Tea at five', at: here.now });
    expect(await olga.do('/admin/message', { text: '' })).toBe(400);
    expect(await audits()).toEqual(['Olga message  Tea at five', 'Olga sign-in']);
  });

  it('stops the node for an update', async () => {
    await startAdmin();
    const { a } = await begun();
    const told = a.next('notice');
    expect(await (await Browser.signedIn()).do('/admin/drain', { minutes: '10' })).toBe(303);
    expect(await told).toMatchObject({ kind: 'update', at: here.now + 600_000 });
  });

  it('bans a person, who loses their seat and can do nothing until the ban is lifted', async () => {
    await startAdmin();
    const { id } = await here.ana.open({ seats: ['person', 'person', 'person'] });
    const guest = await here.bob.join(id);
    await guest.sit(1);
    const olga = await Browser.signedIn();
    const [bob] = await here.store.peopleNamed('Bob', 1);
    expect(await olga.do(`/admin/people/${bob?.id}/ban`)).toBe(303);
    expect(await guest.closed).toBe(CLOSED.banned);
    const info = await here.ana.get<TableInfo>(`/api/tables/${id}`);
    expect(info.seats[1]).toMatchObject({ name: '', isHeld: false });
    const refused = await here.bob.request('/api/tables', {});
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'banned' }]);
    expect((await here.bob.request('/api/me', { name: 'Rob' })).status).toBe(403);
    expect(await olga.page()).toContain('/unban');
    expect(await olga.do(`/admin/people/${bob?.id}/unban`)).toBe(303);
    expect(await code((await here.bob.join((await here.ana.open()).id)).sit(1))).toBe('done');
    expect(await audits()).toEqual([`Olga unban ${bob?.id}`, `Olga ban ${bob?.id}`, 'Olga sign-in']);
  });

  it('ends a game without a winner, and a table that has not begun', async () => {
    await startAdmin();
    const { id, a } = await begun();
    const waiting = await here.ana.open();
    const olga = await Browser.signedIn();
    expect(await olga.page(`/admin/tables/${id}`)).toContain(`/admin/tables/${id}/end`);
    for (const table of [id, waiting.id]) expect(await olga.do(`/admin/tables/${table}/end`)).toBe(303);
    await a.until(() => a.table?.table.phase === 'over');
    expect(a.table?.table).toMatchObject({ phase: 'over', winners: [], ending: { kind: 'stopped' } });
    expect((await here.ana.get<TableInfo>(`/api/tables/${waiting.id}`)).ending).toEqual({ kind: 'closed' });
    expect(await olga.do(`/admin/tables/${id}/end`)).toBe(409);
    expect(await olga.page(`/admin/tables/${id}`)).not.toContain(`/admin/tables/${id}/end`);
    expect(await audits()).toEqual([`Olga end ${waiting.id}`, `Olga end ${id}`, 'Olga sign-in']);
  });

  it('removes a person from a table, before the game and in it', async () => {
    await startAdmin();
    const { id, a } = await begun();
    const { id: open } = await here.ana.open({ seats: ['person', 'person', 'person'] });
    const guest = await here.bob.join(open);
    await guest.sit(2);
    const olga = await Browser.signedIn();
    expect(await olga.do(`/admin/tables/${open}/seats/2/remove`)).toBe(303);
    expect((await here.ana.get<TableInfo>(`/api/tables/${open}`)).seats[2]).toMatchObject({ name: '', isFree: true });
    expect(await olga.do(`/admin/tables/${open}/seats/2/remove`)).toBe(409);
    expect(await olga.do(`/admin/tables/${id}/seats/1/remove`)).toBe(303);
    await a.until(() => a.table?.table.phase === 'over');
    expect(a.table?.table).toMatchObject({ winners: [0], ending: { kind: 'resigned', seats: [1] } });
    expect(await audits()).toEqual([`Olga remove ${id} Bob`, `Olga remove ${open} Bob`, 'Olga sign-in']);
  });

  it('stores the rules of the server again after a backup without them was restored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baston-admin-'));
    const older = await openStore(join(folder, 'older.db'));
    const file = join(folder, 'older.backup');
    await pipeline(backupStream(older, here.now), createWriteStream(file));
    await older.close();
    const store = await openStore(join(folder, 'baston.db'));
    await startAdmin({ store });
    const restored = await fetch(`${here.running.url}/admin/restore?overwrite=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'x-baston-operator': 'cron', 'content-type': 'application/gzip' },
      body: new Uint8Array(readFileSync(file)),
    });
    expect(restored.status).toBe(200);
    expect(await store.rulebookCode((await ownRulebook()).hash)).toBeDefined();
    await here.running.server.close();
    await store.close();
  });

  it('makes a backup with the token alone, and a broken restore changes nothing', async () => {
    const store = await openStore(join(mkdtempSync(join(tmpdir(), 'baston-admin-')), 'baston.db'));
    await startAdmin({ store });
    const bearer = { authorization: `Bearer ${TOKEN}`, 'x-baston-operator': 'cron' };
    const { id } = await here.ana.open();
    const made = await new Browser(bearer).request('/admin/backup');
    expect(made.headers.get('content-disposition')).toMatch(/^attachment; filename="baston-[\d-]+\.backup"$/);
    const bytes = Buffer.from(await made.arrayBuffer());
    const restore = (body: Buffer, query = '') =>
      fetch(`${here.running.url}/admin/restore${query}`, {
        method: 'POST',
        headers: { ...bearer, 'content-type': 'application/gzip' },
        body: new Uint8Array(body),
      });
    here.now++;
    const guest = await here.ana.join(id);
    for (const [body, query, expected] of [
      [bytes, '', 'filled'],
      [bytes.subarray(0, -9), '?overwrite=1', 'damaged'],
    ] as const) {
      const refused = await restore(body, query);
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: expected }]);
    }
    expect(await code(guest.sit(0))).toBe('done');
    expect((await restore(bytes, '?overwrite=1')).status).toBe(200);
    expect(await guest.closed).toBe(CLOSED.restart);
    expect((await here.ana.get<TableInfo>(`/api/tables/${id}`)).seats[0]?.isHeld).toBe(false);
    expect((await store.audits(9)).map(({ who, action }) => `${who} ${action}`)).toEqual([
      'cron restore',
      'cron backup',
    ]);
    await here.running.server.close();
    await store.close();
  });
});

describe('two nodes on one database', () => {
  it('both hear a message, and both know who is banned', async () => {
    const postgres: Postgres = await startPostgres();
    const url = await postgres.database();
    const stores = [await openStore(url), await openStore(url)];
    await startAdmin({ store: stores[0] as never });
    const other = await startServer({ store: stores[1] as never });
    const { id } = await here.ana.open();
    const far = new Visitor(other);
    far.cookie = here.bob.cookie;
    const guest = await far.join(id);
    const olga = await Browser.signedIn();
    const told = guest.next('notice');
    expect(await olga.do('/admin/message', { text: 'hello' })).toBe(303);
    expect(await told).toMatchObject({ text: 'hello' });
    const [bob] = (await stores[0]?.peopleNamed('Bob', 1)) ?? [];
    expect(await olga.do(`/admin/people/${bob?.id}/ban`)).toBe(303);
    expect(await guest.closed).toBe(CLOSED.banned);
    await other.server.close();
    await here.running.server.close();
    for (const store of stores) await store.close();
    await postgres.stop();
  });
});

describe('the words of the admin page', () => {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'function') return [String(value('X'))];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];
  };
  const [en, fr] = [texts(adminWords('en')), texts(adminWords('fr'))];

  it('are all translated, with the typography of French', () => {
    expect(fr.filter((text) => /(?:^|[^\u202f])[;!?:](?!\d)/.test(text))).toEqual([]);
    for (const text of [...en, ...fr]) expect(text).not.toMatch(/'|undefined/);
    expect(fr.filter((text) => text.includes(' ') && en.includes(text))).toEqual([]);
  });
});
