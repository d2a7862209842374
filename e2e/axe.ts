/** What an accessibility checker finds that is serious. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Each scheme in one language: colours do not depend on words. */
export const LOOKS = [
  ['light', 'en'],
  ['dark', 'fr'],
] as const;

export async function seriousFindings(page: Page): Promise<string[]> {
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false, preload: false });
  const { violations } = await checker.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
}
