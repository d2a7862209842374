/** Gradients that icons are filled with, one for each faction that is on the page: a style sheet cannot fill with one. */

const painted = new Set<string>();

const STOPS = (bright: string): string =>
  `<stop offset=".1" stop-color="#fffdf6"/><stop offset="1" style="stop-color:color-mix(in oklab,${bright},#fff 12%)"/>`;

/** A value for `fill`, white where a browser does not find it. */
export function paintOf(faction: string, bright: string): string {
  const id = `paint-${faction}`;
  if (!painted.has(id)) {
    painted.add(id);
    holder().insertAdjacentHTML(
      'beforeend',
      `<linearGradient id="${id}" x1="0" y1="0" x2=".2" y2="1">${STOPS(bright)}</linearGradient>`,
    );
  }
  return `url(#${id}) #fff`;
}

/** In the page, and without a size: what is not displayed is not found by every browser. */
function holder(): Element {
  const known = document.querySelector('#paints');
  if (known) return known;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'paints';
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = 'position:absolute;inline-size:0;block-size:0';
  document.body.append(svg);
  return svg;
}
