/**
 * The examples in deploy/, run for real: the page, the API and a WebSocket through nginx and through Caddy, and the
 * systemd unit as systemd reads it. Where a program is neither installed nor can be, only the text is checked, and the
 * test says so.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@baston/table';
import { afterAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Running, startServer, Visitor } from './online.ts';

const example = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'baston-deploy-'));
chmodSync(folder, 0o755);
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
const onPath = (name: string): string | undefined =>
  FOLDERS.map((at) => join(at, name)).find((file) => existsSync(file));

/** Where a program is; apt installs it where we are root. */
function find(name: string): string | undefined {
  if (!onPath(name) && process.getuid?.() === 0 && onPath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
      spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 120_000 });
  }
  return onPath(name);
}

/** In the report of the tests: this one has seen less than it could. */
const sayUntried = (name: string): void => {
  process.stderr.write(`${name} is not here: only the text of its example was checked\n`);
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { readonly port: number };
  await new Promise((done) => server.close(done));
  return port;
}

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** A request over https; the certificate is one of the test's own. */
function ask(port: number, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      servername: 'baston.example.org',
      rejectUnauthorized: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: 'baston.example.org', ...headers },
    };
    const asking = request(options, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asking.on('error', failed);
    asking.end(body);
  });
}

/** Checks that hold for every proxy. */
async function expectServed({ url }: Running, port: number): Promise<void> {
  await expect
    .poll(
      () =>
        ask(port, '/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  const page = await ask(port, '/');
  expect([page.status, page.text]).toEqual([200, '<p>the page</p>']);
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000'); // it knows that it was https

  const origin = 'https://baston.example.org';
  const json = { 'content-type': 'application/json', origin };
  const named = await ask(port, '/api/me', json, '{"name":"Ana"}');
  expect(named.status).toBe(200);
  const [cookie = ''] = named.headers['set-cookie'] ?? [];
  expect(cookie).toContain('; Secure');

  const ana = new Visitor({ url });
  ana.cookie = cookie.split(';')[0] as string;
  const { id }: TableInfo = await ana.open();
  const socket = new WebSocket(`wss://127.0.0.1:${port}/api/tables/${id}/socket`, {
    agent: new Agent({ rejectUnauthorized: false, servername: 'baston.example.org' }),
    headers: { host: 'baston.example.org', cookie: ana.cookie, origin },
  });
  const frame = await new Promise((done, failed) => {
    socket.once('message', (data) => done(JSON.parse(String(data))));
    socket.once('error', failed);
  });
  expect(frame).toMatchObject({ type: 'table', isMine: true });
  socket.close();

  expect((await ask(port, '/metrics')).status).toBe(404);
  // The address is the proxy's word, not the client's: five wrong tokens count together, whoever they say that they are.
  const wrong = (i: number): Promise<Answer> =>
    ask(port, '/admin/backup', { 'x-forwarded-for': `203.0.113.${i}`, authorization: 'Bearer wrong' });
  for (let i = 0; i < 5; i++) expect((await wrong(i)).status).toBe(401);
  expect((await wrong(6)).status).toBe(429);
}

async function serve(): Promise<Running & { readonly port: string }> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<p>the page</p>');
  const running = await startServer({ site, isBehindProxy: true, adminToken: 'the token of this test' });
  return { ...running, port: new URL(running.url).port };
}

describe('nginx', () => {
  it('serves the page, the API and sockets with the example', async () => {
    const nginx = find('nginx');
    const text = example('nginx.conf');
    for (const line of ['proxy_set_header X-Forwarded-For $remote_addr;', 'proxy_set_header Upgrade $http_upgrade;'])
      expect(text).toContain(line);
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    if (!nginx || !onPath('openssl')) return sayUntried('nginx');
    const running = await serve();
    const [http, https] = [await freePort(), await freePort()];
    const certificate = join(folder, 'certificate.pem');
    const key = join(folder, 'key.pem');
    const subject = ['-subj', '/CN=baston.example.org', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    );
    const site = text
      .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
      .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
      .replace(/^.*listen \[::\].*$/gm, '')
      .replace(/\/etc\/letsencrypt\S*fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S*privkey\.pem/, key)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${running.port}`);
    const root = join(folder, 'nginx');
    mkdirSync(root);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${root}/${name};`,
    );
    writeFileSync(
      join(root, 'nginx.conf'),
      `daemon off; pid ${root}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site} }`,
    );
    const args = ['-p', root, '-c', join(root, 'nginx.conf')];
    const checked = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
    expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('syntax is ok')]);
    const child = spawn(nginx, args, { stdio: 'ignore' });
    children.push(child);
    await expectServed(running, https);
    const moved = await fetch(`http://127.0.0.1:${http}/x`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/x']);
    child.kill('SIGTERM');
    await running.server.close();
  });
});

describe('Caddy', () => {
  it('serves the page, the API and sockets with the example', async () => {
    const caddy = find('caddy');
    const text = example('Caddyfile');
    expect(text).toMatch(/^baston\.example\.org \{$/m);
    expect(text).toContain('reverse_proxy 127.0.0.1:8080');
    if (!caddy) return sayUntried('Caddy');
    const running = await serve();
    const [http, https] = [await freePort(), await freePort()];
    const file = join(folder, 'Caddyfile');
    const own = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tlocal_certs\n}\n`;
    writeFileSync(file, own + text.replace('127.0.0.1:8080', `127.0.0.1:${running.port}`));
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
    children.push(child);
    await expectServed(running, https);
    child.kill('SIGTERM');
    await running.server.close();
  });
});

describe('systemd', () => {
  it('accepts the example', () => {
    const text = example('baston.service');
    for (const line of ['DynamicUser=yes', 'StateDirectory=baston', 'Restart=always', 'MemoryMax=2G'])
      expect(text.split('\n')).toContain(line);
    for (const line of text.split('\n')) expect(line).toMatch(/^(?:$|#|\[\w+\]$|[A-Z]\w+=)/);
    const analyze = onPath('systemd-analyze');
    if (!analyze) return sayUntried('systemd');
    const unit = join(folder, 'baston.service');
    // The folder of the program is not there while this runs.
    writeFileSync(unit, text.replace('WorkingDirectory=/opt/baston', `WorkingDirectory=${folder}`));
    const { status, stdout, stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
    const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('baston.service'));
    expect([status, about]).toEqual([0, []]);
  });
});

describe('the alerts', () => {
  it('name metrics that there are', async () => {
    const running = await startServer({ dataFolder: folder, botQueue: { waiting: 0, busy: 0, longestWait: 0 } });
    const metrics = await (await fetch(`${running.url}/metrics`)).text();
    const named = new Set(example('alerts.yml').match(/\bbaston_\w+/g));
    expect(named.size).toBeGreaterThan(5);
    // Counters are there once something has been counted.
    for (const name of named) if (!name.endsWith('_total')) expect(metrics).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    await running.server.close();
  });
});
