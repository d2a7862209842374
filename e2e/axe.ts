/** Returns the serious findings of an accessibility checker, in the light and in the dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Veiled } from './veil.ts';

/** The short one: every page that is looked at reads it. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe keeps the impact of a rule to itself: all that the rule finds has it. Mild rules need not run. */
type Checker = typeof axe & { readonly _audit: { readonly rules: readonly { id: string; impact: string | null }[] } };

/** Nothing but colours is different in the other theme, so only the rules that look at colours run there again. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Looks in the theme that the page has, then in the other one, and leaves it at that: each change styles the whole page anew. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const [isThere, isDark] = await page.evaluate(() => [
    'axe' in window,
    matchMedia('(prefers-color-scheme: dark)').matches,
  ]);
  if (!isThere) await page.evaluate(CHECKER);
  const [now, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found = await findings(page, now);
  await page.emulateMedia({ colorScheme: other });
  return [...found, ...(await findings(page, other, OF_COLOURS))];
}

async function findings(page: Page, theme: 'light' | 'dark', runOnly?: string[]): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
  const found = await page.evaluate(
    async (run) => {
      const { axe: checker, veil } = window as unknown as Veiled & { readonly axe: Checker };
      if (veil) veil.disabled = true; // behind it there are no colours
      const mild = checker._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
      const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
      const { violations } = await checker.run(document, { ...run, rules });
      if (veil) veil.disabled = false;
      return violations;
    },
    runOnly ? { ...options, runOnly } : options,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')} ${failureSummary}`),
    );
}
