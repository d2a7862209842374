/** Once per run of the browser tests: the site is built and served, and a browser is found. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import type { FoundBrowser } from './browser.ts';
import type { Mode } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sites: { readonly [M in Mode]: string };
    /** Where the files of the site for production are. */
    folder: string;
    browser: FoundBrowser;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // These need the packages, which are not built before the setups run (test/build.ts).
  const { findSite } = await import('../packages/cli/src/site.ts');
  const { wording } = await import('../packages/cli/src/words/index.ts');
  const { findBrowser } = await import('./browser.ts');
  const { buildForDevelopment, serve } = await import('./site.ts');
  const building = buildForDevelopment();
  const production = await serve(findSite(wording('en'))); // the one that `baston serve` serves
  const [development, browser] = await Promise.all([building.then(serve), findBrowser()]);
  project.provide('sites', { production: production.url, development: development.url });
  project.provide('folder', production.folder);
  project.provide('browser', browser);
  return async () => {
    await Promise.all([production.close(), development.close()]);
    await rm(development.folder, { recursive: true, force: true });
  };
}
