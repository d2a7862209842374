import { inject } from 'vitest';
import { Player } from './player.ts';
import { serve } from './site.ts';
import { goTo, SCREENS, test } from './visit.ts';
import { ui } from './words.ts';

test('after the first load everything works without a network', async ({ open }) => {
  const site = await serve(inject('folder'));
  const page = await open({ url: site.url, keepsSite: true });
  await page.getByRole('button', { name: ui.en.home.playNow }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await site.close();

  await page.reload();
  await page.getByRole('button', { name: ui.en.home.playNow }).click();
  const player = new Player(page, 'en');
  for (let i = 0; i < 3; i++) {
    const asked = await player.asked();
    if (asked) await player.answer(asked);
  }
  for (const screen of SCREENS) await goTo(page, screen);
});
