/**
 * Being told of one's turn while the page is closed. A browser without a window has no push service and shows no
 * notifications: the test stands in for both, and looks at what passes between them, the page and the server.
 */
import { LANGS, type Lang, type PushAddress, type PushState } from '@baston/table';
import type { Page, Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Visitor } from '../test/online.ts';
import { Subscriber } from '../test/push-service.ts';
import { seriousFindings } from './axe.ts';
import { openTable, testWith } from './online-visit.ts';
import { goTo } from './visit.ts';
import { noticesText, pushText, tableText } from './words.ts';

const ORIGIN = 'http://127.0.0.1:9';
const test = testWith({ push: { hosts: [ORIGIN], looks: [0] } });

/** Runs in the page: a browser that asks for permission, and a push service that gives it this address. */
function standIn({ endpoint, p256dh, auth }: PushAddress): void {
  const kept = (name: string): string | null => localStorage.getItem(`test.${name}`);
  Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' });
  Notification.requestPermission = async () => {
    localStorage.setItem('test.permission', 'granted');
    return 'granted';
  };
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => localStorage.removeItem('test.subscribed'),
  };
  PushManager.prototype.getSubscription = async () =>
    kept('subscribed') === null ? null : (subscription as unknown as PushSubscription);
  PushManager.prototype.subscribe = async (options) => {
    const key = String(options?.applicationServerKey);
    if (!options?.userVisibleOnly || key.length !== 87) throw new Error('the browser refuses');
    localStorage.setItem('test.subscribed', key);
    return subscription as unknown as PushSubscription;
  };
  ServiceWorkerRegistration.prototype.getNotifications = async (filter) => [
    { close: () => localStorage.setItem('test.closed', filter?.tag ?? '') } as Notification,
  ];
}

/** The record of what the service worker has done. */
interface Done {
  shown: { title: string; body: string; tag: string }[];
  badges: number[];
  opened: string[];
  /** How often it has looked for pages of a table. */
  looks: number;
}

/** The part of a service worker that is stood in for. */
interface WorkerScope {
  done: Done;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Navigator;
  readonly clients: { openWindow(url: string): Promise<unknown> };
}

/** Runs in the service worker: notes what it shows and opens. */
function noteDone(): void {
  const scope = self as unknown as WorkerScope;
  scope.done = { shown: [], badges: [], opened: [], looks: 0 };
  const { locks } = scope.navigator;
  const query = locks.query.bind(locks);
  locks.query = async () => {
    const found = await query();
    scope.done.looks++;
    return found;
  };
  scope.registration.showNotification = async (title, { body = '', tag = '' } = {}) => {
    scope.done.shown.push({ title, body, tag });
  };
  scope.navigator.setAppBadge = async (count = 0) => {
    scope.done.badges.push(count);
  };
  scope.clients.openWindow = async (url) => {
    scope.done.opened.push(url);
  };
}
const doneBy = (worker: Worker): Promise<Done> => worker.evaluate(() => (self as unknown as { done: Done }).done);

/** Runs in the service worker: somebody clicks on the notification of a table. */
async function click(tag: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const event = Object.assign(new Event('notificationclick'), {
    notification: { tag, close: () => undefined },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  self.dispatchEvent(event);
  await work;
}

/** Hands the service worker of a page what a push service would. */
async function pusher(page: Page): Promise<(notice: object) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (notice) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
}

/** From home to a table where Ana plays against somebody without a browser, and wants to be told. */
async function turnedOn(page: Page, url: string, lang: Lang): Promise<{ id: string; ana: Visitor }> {
  const text = pushText[lang];
  const { address } = new Subscriber(`${ORIGIN}/push`, lang);
  await page.addInitScript(standIn, address);
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const id = (await openTable(page, 'Ana', { lang })).split('/').at(-1) as string;
  const guest = await (await Visitor.named({ url }, 'Zoé')).join(id);
  await guest.sit(1);
  await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
  const ana = new Visitor({ url });
  ana.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.keyboard.press('m');
  await page.getByText(text.note).waitFor();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  expect(await isOn(ana)).toBe(false);
  await page.getByRole('button', { name: text.turnOn }).click();
  await page.getByText(text.isOn).waitFor();
  expect(await isOn(ana)).toBe(true);
  return { id, ana };
}

const isOn = async (visitor: Visitor): Promise<boolean> => (await visitor.get<PushState>('/api/me/push')).isOn;

describe.each(LANGS)('in %s', (lang) => {
  const text = pushText[lang];

  test('the menu of a table turns notifications on and off', async ({ open, running }) => {
    const page = await open({ url: running.url, lang, keepsSite: true });
    const { ana } = await turnedOn(page, running.url, lang);
    await page.reload();
    await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: text.turnOff }).click();
    await page.getByText(text.isOff).waitFor();
    expect(await isOn(ana)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
  });

  test('the settings turn them on and off too', async ({ open, running }) => {
    const page = await open({ url: running.url, lang, keepsSite: true });
    const { ana } = await turnedOn(page, running.url, lang);
    await goTo(page, 'settings', lang);
    await page.getByRole('button', { name: text.turnOff }).click();
    await page.getByText(text.isOff).waitFor();
    expect(await isOn(ana)).toBe(false);
    await page.getByRole('button', { name: text.turnOn }).click();
    await page.getByText(text.isOn).waitFor();
    expect(await isOn(ana)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('a push is shown with the others’ names and a badge, and a click leads to the table', async ({
    open,
    running,
  }) => {
    const page = await open({ url: running.url, lang, keepsSite: true });
    const { id } = await turnedOn(page, running.url, lang);
    const [worker] = page.context().serviceWorkers() as [Worker];
    await worker.evaluate(noteDone);
    const push = await pusher(page);
    await push({ kind: 'over', table: id, lang }); // whoever looks at the table sees it there
    await expect.poll(async () => (await doneBy(worker)).looks).toBe(1);
    const table = page.url();
    await page.goto(`${running.url}/#/settings`);
    const pages = (): Promise<number> =>
      page.evaluate(
        async () => ((await navigator.locks.query()).held ?? []).filter(({ name }) => name?.startsWith('table')).length,
      );
    await expect.poll(pages).toBe(0);
    await page.evaluate(() => localStorage.removeItem('test.closed'));
    await push({ kind: 'turn', table: id, lang });
    const notices = noticesText[lang];
    const shown = { title: notices.turn, body: notices.with.replace('{names}', 'Zoé'), tag: id };
    await expect.poll(() => doneBy(worker)).toEqual({ shown: [shown], badges: [1], opened: [], looks: 2 });
    await worker.evaluate(click, id);
    expect((await doneBy(worker)).opened).toEqual([table]);
    await page.goto(table);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('test.closed'))).toBe(id);
  });
});
