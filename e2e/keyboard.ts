/** Somebody at the table who has a keyboard and nothing else. */
import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

const FURTHEST = 300;

export class Typist extends Player {
  /** Presses the number that stands on a button, or goes there with Tab. */
  protected override async use(button: Locator): Promise<void> {
    const number = (await button.locator('kbd').allInnerTexts())[0]?.trim();
    if (number && /^[0-9E]$/.test(number)) return this.page.keyboard.press(number.toLowerCase());
    await this.tabTo(button);
    await this.page.keyboard.press('Enter');
  }

  tabTo(button: Locator): Promise<void> {
    return tabTo(button);
  }
}

export async function tabTo(button: Locator): Promise<void> {
  await button.waitFor();
  for (let i = 0; i < FURTHEST; i++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await button.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${button}`);
}
