/**
 * A style sheet that makes the page transparent. A browser without a graphics card spends most of its time painting, and no
 * test looks at pixels: behind this veil nothing is painted, but boxes, names, focus and hit targets stay the same. A check
 * of colours or visibility lifts it while it runs.
 */
export interface Veiled {
  readonly veil?: CSSStyleSheet;
}

/** Runs in the page, before anything else. Dialogs and popovers are in the top layer, outside the page, so they are named too. */
export function hangVeil(): void {
  const veil = new CSSStyleSheet();
  veil.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(veil);
  Object.assign(window, { veil });
}
