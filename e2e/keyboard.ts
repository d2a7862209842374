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

/** The elements that Tab stops at, as far as one can tell beforehand. */
const STOPS = 'a[href], button:enabled:not([tabindex="-1"]), input:enabled, select:enabled, summary, [tabindex="0"]';

interface Way {
  readonly key: string;
  readonly times: number;
}

/** Runs in the page: the keys that lead to a button; none once it has the focus. Tab comes to the hand once. */
function wayTo(button: HTMLElement | SVGElement, stops: string): Way {
  const focused = document.activeElement ?? document.body;
  const way = (distance: number, onward: string, back: string): Way => ({
    key: distance > 0 ? onward : back,
    times: Math.abs(distance),
  });
  const cards = [...(button.closest('.hand')?.querySelectorAll('.table-card') ?? [])];
  if (cards.includes(focused)) return way(cards.indexOf(button) - cards.indexOf(focused), 'ArrowRight', 'ArrowLeft');
  if (focused === button) return way(0, '', '');
  const all = [...document.querySelectorAll(stops)].filter((stop) => stop.checkVisibility());
  const before = all.filter((stop) => focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING).length;
  const distance = all.findIndex((stop) => stop === button || cards.includes(stop)) - before;
  return way(distance >= 0 && !all.includes(focused) ? distance + 1 : distance, 'Tab', 'Shift+Tab');
}

/** Goes to a button by Tab, whichever way is shorter, and along the hand by arrows. */
export async function tabTo(button: Locator): Promise<void> {
  await button.waitFor();
  for (let tries = 0; tries < 10; tries++) {
    const { key, times } = await button.evaluate(wayTo, STOPS);
    if (times === 0) return;
    for (let i = 0; i < times; i++) await button.page().keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${button}`);
}
