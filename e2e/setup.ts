/** Once per run of the browser tests: the site is built and served, and a browser is found. */
import type { TestProject } from 'vitest/node';
import { type FoundBrowser, findBrowser } from './browser.ts';
import { type Mode, openSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sites: { readonly [M in Mode]: string };
    /** Where the files of the site for production are. */
    folder: string;
    browser: FoundBrowser;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [production, development, browser] = await Promise.all([
    openSite('production'),
    openSite('development'),
    findBrowser(),
  ]);
  project.provide('sites', { production: production.url, development: development.url });
  project.provide('folder', production.folder);
  project.provide('browser', browser);
  return async () => {
    await Promise.all([production.close(), development.close()]);
  };
}
