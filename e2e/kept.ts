/** The service worker's copy of the site, as a page sees it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The files of the site that are in no cache. */
export const missingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const list = await caches.match(new URL('files.json', document.baseURI).href);
    if (!list) return ['files.json'];
    const { first, later } = (await list.json()) as { first: string[]; later: string[] };
    const paths = ['', ...first, ...later];
    const kept = await Promise.all(paths.map((path) => caches.match(new URL(path, document.baseURI).href)));
    return paths.filter((_, i) => !kept[i]);
  });

/** Waits until the whole site is there without a network. */
export const untilAllIsKept = (page: Page): Promise<void> =>
  expect.poll(() => missingFiles(page), { timeout: 120_000, interval: 250 }).toEqual([]);
