/**
 * A mouse or a finger. Playwright's own click waits for frames to be sure that a button has come to rest; in tests
 * nothing moves, so it is enough that the button lies open at the point that is pressed. If it does not, Playwright
 * waits until it does, or says what is in the way.
 */
import type { Locator } from 'playwright-core';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Runs in the page: where a button lies open, in its middle or at its corner, where neighbours do not cover it. */
function openSpot(button: HTMLElement | SVGElement): Spot | undefined {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const spot = [
    { x: left + width / 2, y: top + height / 2 },
    { x: left + 16, y: top + 16 },
  ].find(({ x, y }) => button.contains(document.elementFromPoint(x, y)));
  if (!spot || button.matches(':disabled')) return undefined;
  const isTouch = navigator.maxTouchPoints > 0;
  if (isTouch) {
    const clicked = new Promise<void>((done) => {
      document.addEventListener('click', () => done(), { capture: true, once: true });
    });
    Object.assign(window, { clicked });
  }
  return { ...spot, isTouch };
}

export async function pressAt(button: Locator): Promise<void> {
  const page = button.page();
  const spot = await button.evaluate(openSpot);
  if (!spot) return button.click();
  if (!spot.isTouch) return page.mouse.click(spot.x, spot.y);
  await page.touchscreen.tap(spot.x, spot.y);
  // The click comes some time after the finger has gone.
  await page.evaluate(() => (window as unknown as { readonly clicked: Promise<void> }).clicked);
}
