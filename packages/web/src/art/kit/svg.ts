/** SVG as text. */

/** A template whose numbers are rounded: a hundredth is finer than any screen. */
export const svg = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw(
    { raw: texts },
    ...values.map((value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)),
  );

/** The same drawing so many times, or for each of some things. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
export const each = <T>(all: readonly T[], draw: (one: T, i: number) => string): string => all.map(draw).join('');

export const filled = (outline: string, colour: string, opacity = 1): string =>
  svg`<path d="${outline}" fill="${colour}"${opaque(opacity)}/>`;

export const stroked = (line: string, colour: string, width: number, opacity = 1): string =>
  svg`<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opaque(opacity)}/>`;

export const disc = (x: number, y: number, radius: number, colour: string, opacity = 1): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${opaque(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${opaque(opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, colour: string, opacity = 1): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"${opaque(opacity)}/>`;

/** Moves a drawing, and may turn it over or lean it. */
export const placed = (x: number, y: number, drawing: string, more = ''): string =>
  svg`<g transform="translate(${x} ${y})${more}">${drawing}</g>`;

const opaque = (opacity: number): string => (opacity === 1 ? '' : svg` opacity="${opacity}"`);
