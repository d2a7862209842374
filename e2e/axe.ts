/** Returns the serious findings of an accessibility checker, in the light and in the dark. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Veiled } from './veil.ts';

/** Nothing but colours is different in the dark, so only the rules that look at colours run there again. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

export async function seriousFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return [...(await findings(page, 'light')), ...(await findings(page, 'dark', OF_COLOURS))];
}

async function findings(page: Page, colorScheme: 'light' | 'dark', runOnly?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
  const found = await page.evaluate(
    async (run) => {
      const { axe: checker, veil } = window as unknown as Veiled & { readonly axe: typeof axe };
      if (veil) veil.disabled = true; // behind it there are no colours
      const { violations } = await checker.run(document, run);
      if (veil) veil.disabled = false;
      return violations;
    },
    runOnly ? { ...options, runOnly } : options,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id}: ${target.join(' ')} ${failureSummary}`),
    );
}
