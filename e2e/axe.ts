/** What an accessibility checker finds that is serious, in the light and in the dark. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unveiled } from './veil.ts';

/** Nothing but colours is different in the dark, so only the rules that look at colours run there again. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

export async function seriousFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return unveiled(page, async () => [
    ...(await findings(page, 'light')),
    ...(await findings(page, 'dark', OF_COLOURS)),
  ]);
}

async function findings(page: Page, colorScheme: 'light' | 'dark', runOnly?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
  const violations = await page.evaluate(
    async (run) => {
      const checker = (window as unknown as { readonly axe: typeof axe }).axe;
      return (await checker.run(document, run)).violations;
    },
    runOnly ? { ...options, runOnly } : options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id}: ${target.join(' ')} ${failureSummary}`),
    );
}
