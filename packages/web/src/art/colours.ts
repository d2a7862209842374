/** Colours, written #rrggbb, mixed in OKLab: half way between two of them looks like half way. */

type Lab = readonly [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** A row of a matrix times a column. */
const dot = (a: Lab, b: Lab): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function toLab(colour: string): Lab {
  const part = (at: number): number => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const rgb: Lab = [part(1), part(3), part(5)];
  const cones: Lab = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

function fromLab(lab: Lab): string {
  const cones: Lab = [
    dot([1, 0.3963377774, 0.2158037573], lab) ** 3,
    dot([1, -0.1055613458, -0.0638541728], lab) ** 3,
    dot([1, -0.0894841775, -1.291485548], lab) ** 3,
  ];
  const rgb: Lab = [
    dot([4.0767416621, -3.3077115913, 0.2309699292], cones),
    dot([-1.2684380046, 2.6097574011, -0.3413193965], cones),
    dot([-0.0041960863, -0.7034186147, 1.707614701], cones),
  ];
  const part = (c: number): string =>
    Math.round(255 * Math.min(1, fromLinear(Math.max(0, c))))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(part).join('')}`;
}

/** The share of the second colour, between 0 and 1. */
export function mix(one: string, other: string, share: number): string {
  const from = toLab(one);
  const to = toLab(other);
  const at = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * share;
  return fromLab([at(0), at(1), at(2)]);
}

export const darken = (colour: string, share: number): string => mix(colour, '#07060f', share);
