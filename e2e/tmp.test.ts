import { test } from './visit.ts';
test('x', async ({ open }) => {
  const page = await open({ mode: 'development', screen: 'overflow' });
  await page.locator('[data-overflows]').waitFor({ timeout: 60000 });
  const sizes = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-sheet]')].map((sheet) => {
    const t = [...sheet.querySelectorAll<HTMLElement>('.face [data-fit]')].map((e) => [Number.parseFloat(getComputedStyle(e).fontSize), `${e.closest<HTMLElement>('.face')?.dataset.def} ${e.className}`] as const).sort((a, b) => a[0] - b[0]);
    return `${sheet.dataset.sheet}: ${t.slice(0, 3).map(([s, n]) => `${s.toFixed(1)}px ${n}`).join('; ')}`;
  }));
  console.log(sizes.join('\n'));
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => { const s = document.createElement('style'); s.textContent = '.face [data-fit]{font-size:30px !important}'; document.head.append(s); }));
  await page.reload();
  await page.locator('[data-overflows]').waitFor({ timeout: 60000 });
  console.log('mutated', await page.locator('[data-overflows]').getAttribute('data-overflows'));
});
