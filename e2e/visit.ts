/** A test that opens pages of the site, each as a new visitor. Whatever the console complains about fails the test. */
import type { Lang } from '@baston/table';
import type { Browser, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { Settings } from '../packages/web/src/store.ts';
import { launch } from './browser.ts';
import type { Mode } from './site.ts';
import { hangVeil } from './veil.ts';
import { ui } from './words.ts';

interface Visitor {
  readonly lang?: Lang;
  readonly scheme?: 'light' | 'dark';
  readonly size?: { readonly width: number; readonly height: number };
  readonly speed?: Settings['speed'];
  readonly autoEnd?: Settings['autoEnd'];
  /** Is each new kind of card explained? */
  readonly notes?: Settings['notes'];
  /** Has a finger instead of a mouse. */
  readonly touch?: boolean;
  /** The part of the address after the #. */
  readonly screen?: string;
  readonly mode?: Mode;
  /** Another address than that of the site. */
  readonly url?: string;
  /** The complaint that this visit is about. */
  readonly expects?: RegExp;
  /** Is the page painted? Else it is behind a veil (e2e/veil.ts). Where things move, it is. */
  readonly painted?: boolean;
  /** Does the site stay in the browser for when there is no network? */
  readonly keepsSite?: boolean;
}

const DESKTOP = { width: 1280, height: 800 };

const LOCALES: { readonly [L in Lang]: string } = { en: 'en-GB', fr: 'fr-FR' };

export const siteUrl = (screen = '', mode: Mode = 'production'): string =>
  `${inject('sites')[mode]}${screen && `#/${screen}`}`;

/** The screens besides the table. */
export const SCREENS = ['', 'new', 'puzzles', 'cards', 'rules', 'settings', 'replay', 'credits'] as const;

/** Goes to another screen, and waits until it is there. */
export async function goTo(page: Page, screen: (typeof SCREENS)[number], lang: Lang = 'en'): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${screen}`);
  await page.waitForFunction((title) => document.title === title, ui[lang].app.titles[screen]);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The test, and which of its visitors this is. */
interface Chance {
  readonly seed: string;
  readonly nth: number;
}

/**
 * Runs in the page: chance follows from the test's name, so that a test plays the same game every time, from the
 * visitor, and from how often they loaded the page: names drawn must not come twice. A share of a deal, drawn as 32
 * bytes, is the seed itself: visitors who give theirs make the same deal in whatever order they come.
 */
function seedChance({ seed, nth }: Chance): void {
  const loads = Number(localStorage.getItem('test.loads')) + 1;
  try {
    localStorage.setItem('test.loads', `${loads}`);
  } catch {
    // The test is about a browser that is full.
  }
  let state = [...`${seed} ${nth} ${loads}`].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const isShare = array instanceof Uint8Array && array.length === 32;
    if (isShare) array.set([...new TextEncoder().encode(seed)].slice(-32));
    else if (array instanceof Uint8Array || array instanceof Uint32Array) array.set(Array.from(array, next));
    else throw new Error('the page draws numbers of a kind that tests do not know');
    return array;
  };
}

async function openPage(
  browser: Browser,
  visitor: Visitor,
  { seed, nth }: Chance,
  complaints: string[],
): Promise<Page> {
  const {
    lang = 'en',
    scheme = 'light',
    size = DESKTOP,
    speed = 'off',
    autoEnd = 'off',
    notes = 'off',
    screen,
    mode,
  } = visitor;
  const context = await browser.newContext({
    locale: LOCALES[lang],
    colorScheme: scheme,
    viewport: size,
    hasTouch: visitor.touch ?? false,
    isMobile: visitor.touch ?? false,
    serviceWorkers: visitor.keepsSite ? 'allow' : 'block',
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('baston.settings')) localStorage.setItem('baston.settings', settings);
  }, JSON.stringify({ speed, autoEnd, notes }));
  await context.addInitScript(seedChance, { seed: seed.padStart(32), nth });
  if (!(visitor.painted ?? speed !== 'off')) await context.addInitScript(hangVeil);
  const page = await context.newPage();
  const complain = (text: string): void => {
    if (!visitor.expects?.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(String(error.stack ?? error)));
  await page.goto(visitor.url ?? siteUrl(screen, mode));
  return page;
}

interface Fixtures {
  readonly $worker: { readonly browser: Browser };
  readonly $test: { readonly open: (visitor?: Visitor) => Promise<Page> };
}

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it that nothing else is needed
    async ({}, use) => {
      const browser = await launch(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, task }, use) => {
    const complaints: string[] = [];
    let visitors = 0;
    await use((visitor = {}) => openPage(browser, visitor, { seed: task.name, nth: ++visitors }, complaints));
    for (const context of browser.contexts()) await context.close();
    expect(complaints).toEqual([]);
  },
});
