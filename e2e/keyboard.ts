/** Somebody at the table who has a keyboard and nothing else. */
import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

export class Typist extends Player {
  protected override async openList(): Promise<void> {
    await this.page.keyboard.press('o');
  }

  /** Presses the key that stands on a button, or goes there with Tab. */
  protected override async use(button: Locator): Promise<void> {
    const [key = ''] = await button.locator('.key').allTextContents();
    if (/^[0-9E]$/.test(key)) return this.page.keyboard.press(key.toLowerCase());
    await tabTo(button);
    await this.page.keyboard.press('Enter');
  }
}

/** What Tab stops at, as far as one can tell beforehand. */
const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]';

/** How many stops away a button is; less than 0: backwards. */
function distanceTo(button: HTMLElement | SVGElement, stops: string): number {
  const focused = document.activeElement ?? document.body;
  if (focused === button) return 0;
  const all = [...document.querySelectorAll(stops)].filter((stop) => stop.checkVisibility());
  const before = all.filter((stop) => focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING).length;
  const distance = all.indexOf(button) - before;
  return distance >= 0 && !all.includes(focused) ? distance + 1 : distance;
}

/** Goes to a button by Tab, whichever way is shorter. */
export async function tabTo(button: Locator): Promise<void> {
  await button.waitFor();
  for (let tries = 0; tries < 10; tries++) {
    const distance = await button.evaluate(distanceTo, STOPS);
    if (distance === 0) return;
    for (let i = 0; i < Math.abs(distance); i++) await button.page().keyboard.press(distance > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`Tab does not lead to ${button}`);
}
