/**
 * Painting is most of what a browser without a graphics card does, and no test looks at pixels. Behind a veil nothing is
 * painted, while boxes, names, focus and what a touch meets are as they are without. Whoever asks for colours, or for what
 * can be seen, lifts it meanwhile.
 */
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
