import { Player } from './player.ts';
import { PHONE, PHONE_ON_ITS_SIDE, test } from './visit.ts';
import { ui } from './words.ts';
const SIZES = { phone: PHONE, side: PHONE_ON_ITS_SIDE, small: { width: 320, height: 568 } };
for (const [name, size] of Object.entries(SIZES))
  test(`shots ${name}`, async ({ open }) => {
    const lang = 'fr';
    const page = await open({ lang, size, screen: 'new?seats=you.greedy.greedy.greedy&factions=random&seed=e2e-phone' });
    await page.getByRole('button', { name: ui[lang].newGame.start }).click();
    const player = new Player(page, lang);
    for (let i = 0; i < 36; i++) {
      const asked = await player.asked();
      if (!asked) break;
      if (i >= 33 || i === 0) await page.screenshot({ path: `/tmp/w4/${name}-${i}.png` });
      await player.touch(asked);
    }
  });
