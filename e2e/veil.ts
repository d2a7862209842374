/**
 * Painting is most of what a browser without a graphics card does, and no test looks at pixels. Behind a veil nothing is
 * painted, while boxes, names, focus and what a touch meets are as they are without. Whoever asks for colours, or for what
 * can be seen, lifts it meanwhile.
 */
import type { Page } from 'playwright-core';

export interface Veiled {
  readonly veil?: CSSStyleSheet;
}

/** Runs in the page, before anything else. What lies in the top layer is not inside of the page, and has one of its own. */
export function hangVeil(): void {
  const veil = new CSSStyleSheet();
  veil.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(veil);
  Object.assign(window, { veil });
}

/** Looks at the page without its veil. */
export async function unveiled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await moveVeil(page, true);
  try {
    return await look();
  } finally {
    await moveVeil(page, false);
  }
}

const moveVeil = (page: Page, isUp: boolean): Promise<void> =>
  page.evaluate((up) => {
    const { veil } = window as Veiled;
    if (veil) veil.disabled = up;
  }, isUp);
