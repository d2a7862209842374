/** What an accessibility checker finds that is serious, in the light and in the dark. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export async function seriousFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // There are no frames; looking for them would take most of the time.
    const checker = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
    const { violations } = await checker.analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        for (const { target, failureSummary } of nodes)
          found.push(`${colorScheme}: ${id}: ${target.join(' ')} ${failureSummary}`);
  }
  return found;
}
