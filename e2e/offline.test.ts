import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { missingFiles, untilAllIsKept } from './kept.ts';
import { Player } from './player.ts';
import { serve } from './site.ts';
import { goTo, SCREENS, test } from './visit.ts';
import { ui } from './words.ts';

async function playSome(page: Page): Promise<void> {
  await page.getByRole('button', { name: ui.en.home.playNow }).click();
  const player = new Player(page, 'en');
  for (let i = 0; i < 3; i++) {
    const asked = await player.asked();
    if (asked) await player.answer(asked);
  }
}

test('once the whole site is kept everything works without a network', async ({ open }) => {
  const site = await serve(inject('folder'));
  const page = await open({ url: site.url, keepsSite: true });
  await page.getByRole('button', { name: ui.en.home.playNow }).waitFor();
  await untilAllIsKept(page);
  await site.close();

  await page.reload();
  await playSome(page);
  for (const screen of SCREENS) await goTo(page, screen);
});

/** A server in front of the site that is busy, or cuts off, as the test wants. */
async function flaky(decide: (path: string, times: number) => 'pass' | 'busy' | 'cut') {
  const site = await serve(inject('folder'));
  const served = new Map<string, number>();
  const asked = new Map<string, number>();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').slice(1);
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const verdict = decide(path, asked.get(path) ?? 0);
    if (verdict === 'cut') return void request.socket.destroy();
    if (verdict === 'busy') return void response.writeHead(429).end();
    const found = await fetch(`${site.url}${path}`);
    if (found.ok) served.set(path, (served.get(path) ?? 0) + 1);
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type }).end(Buffer.from(await found.arrayBuffer()));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await site.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, served, asked, close };
}

const isKeptLater = (path: string): boolean => /puzzles|munchkin|rulings/.test(path);

test('a site that was cut off while it was being kept is completed by the next visit', async ({ open }) => {
  let isBroken = true;
  const site = await flaky((path, times) => {
    if (isBroken && isKeptLater(path)) return 'cut';
    return path.startsWith('assets/') && times === 1 && path.includes('faces_that') ? 'busy' : 'pass';
  });
  const page = await open({ url: site.url, keepsSite: true, expects: /ERR_EMPTY_RESPONSE|Failed to fetch|429/ });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => [...site.asked.keys()].filter(isKeptLater).length, { timeout: 60_000 }).toBeGreaterThan(0);
  // A file that was served is kept, as soon as it has been put away.
  await expect.poll(async () => (await missingFiles(page)).filter((path) => site.served.has(path))).toEqual([]);
  expect((await missingFiles(page)).filter(isKeptLater).length).toBeGreaterThan(0);

  isBroken = false;
  const before = new Map(site.served);
  await page.reload();
  await untilAllIsKept(page);
  const again = [...site.served].filter(
    ([path, times]) => path.startsWith('assets/') && times > (before.get(path) ?? 0),
  );
  expect(again.filter(([path]) => before.has(path))).toEqual([]); // what was kept is not fetched again
  await site.close();

  await page.reload();
  await playSome(page);
  for (const screen of SCREENS) await goTo(page, screen);
});

test('a first visit at a busy server is kept all the same, and asks for nothing that does not exist', async ({
  open,
}) => {
  const site = await flaky((path, times) => (path.startsWith('assets/') && times === 2 ? 'busy' : 'pass'));
  const page = await open({ url: site.url, keepsSite: true, expects: /429/ });
  await untilAllIsKept(page);
  expect([...site.asked.keys()].filter((path) => !site.served.has(path))).toEqual([]);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (/worker-|index-/.test(url)) await cache.delete(url);
    }
  });
  expect((await missingFiles(page)).length).toBeGreaterThan(1);
  await page.reload();
  await untilAllIsKept(page); // it has repaired itself
  await site.close();
  await page.reload();
  await playSome(page);
});
