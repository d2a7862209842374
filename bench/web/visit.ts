/** Somebody who has never been here opens the site. */
import type { Browser, Page } from 'playwright-core';
import type { Settings } from '../../packages/web/src/store.ts';

export async function visit(browser: Browser, speed: Settings['speed']): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => localStorage.setItem('baston.settings', settings),
    JSON.stringify({ speed }),
  );
  return context.newPage();
}

/** As on a cheap phone: the processor of the page is slowed four times. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Runs in the page: adds up how far things jump, unless somebody has just pressed something, or then as well. */
export function sumShifts(also?: { readonly withPresses?: boolean }): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput || also?.withPresses) sum += shift.value;
    Object.assign(globalThis, { layoutShift: sum });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { layoutShift: 0 });
}

export const shiftIn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
