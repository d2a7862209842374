/** Skylines at the horizon out of doors: each layer is a row of many things of one colour. */
import { between, edgeAt, type Stage } from './stage.ts';
import { disc, each, filled, svg, times } from './svg.ts';

interface Slope {
  /** Where its foot is, from above. */
  readonly foot: number;
  readonly height: number;
  readonly steps: number;
}

const startOf = ({ height }: Stage, { foot }: Slope): string => svg`M-4 ${height}V${foot}`;
const xAt = ({ width }: Stage, { steps }: Slope, i: number): number => -4 + ((width + 8) / steps) * i;

/** Peaks and gaps in turn. */
export function jagged(stage: Stage, colour: string, slope: Slope): string {
  const point = (i: number): string => {
    const rise = i % 2 ? between(stage, 0.45, 1) : between(stage, 0.05, 0.35);
    return svg`L${xAt(stage, slope, i) + between(stage, -7, 7)} ${slope.foot - slope.height * rise}`;
  };
  return filled(svg`${startOf(stage, slope)}${times(slope.steps + 1, point)}V${stage.height}Z`, colour);
}

export function rolling(stage: Stage, colour: string, slope: Slope): string {
  const heights = Array.from({ length: slope.steps + 1 }, () => slope.foot - slope.height * stage.chance());
  const wave = (y: number, i: number): string => {
    if (i === 0) return svg`L${xAt(stage, slope, 0)} ${y}`;
    const middle = (xAt(stage, slope, i - 1) + xAt(stage, slope, i)) / 2;
    return svg`C${middle} ${heights[i - 1] ?? y} ${middle} ${y} ${xAt(stage, slope, i)} ${y}`;
  };
  return filled(svg`${startOf(stage, slope)}${each(heights, wave)}V${stage.height}Z`, colour);
}

interface Row {
  readonly colour: string;
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

/** Higher towards the edges. */
const heightAt = (stage: Stage, { low, high }: Row, x: number): number =>
  low + (high - low) * stage.chance() * (0.38 + 0.62 * edgeAt(stage, x));

export function towers(stage: Stage, row: Row): string {
  const { width, horizon } = stage;
  const tower = (i: number): string => {
    const x = (width / (row.count - 1)) * i + between(stage, -8, 8);
    const half = between(stage, 13, 26);
    const y = horizon - heightAt(stage, row, x);
    const roof = svg`M${x - half - 5} ${y}l${half + 5} ${-half * 2.3}l${half + 5} ${half * 2.3}z`;
    return svg`M${x - half} ${horizon + 4}V${y}h${half * 2}V${horizon + 4}Z${roof}`;
  };
  const wall = svg`M-4 ${horizon + 4}v-18h${width + 8}v18z`;
  return filled(times(row.count, tower) + wall, row.colour);
}

export function pines(stage: Stage, row: Row): string {
  const { width, height, horizon } = stage;
  const pine = (i: number): string => {
    const x = (width / row.count) * i + between(stage, -7, 7);
    const tall = heightAt(stage, row, x);
    const top = horizon + 5 - tall;
    return times(3, (j) => {
      const half = tall * 0.3 * (0.5 + j * 0.25);
      const y = top + tall * (0.36 + j * 0.32);
      return svg`M${x - half} ${y}L${x} ${top + tall * j * 0.2}L${x + half} ${y}Z`;
    });
  };
  return filled(svg`${times(row.count + 1, pine)}M-4 ${height}V${horizon}H${width + 4}V${height}Z`, row.colour);
}

/** Treetops. */
export function crowns(stage: Stage, row: Row): string {
  const { width, height, horizon } = stage;
  const crown = (i: number): string => {
    const x = (width / row.count) * i;
    const tall = between(stage, row.low, row.high) * (0.35 + 0.75 * edgeAt(stage, x));
    const size = between(stage, 22, 46);
    return times(4, (j) => {
      const [rx, ry] = [size * (0.6 + j * 0.16), size * (0.6 + j * 0.16) * 0.74];
      const left = x + between(stage, -20, 20) - rx;
      return svg`M${left} ${horizon - tall + j * (tall / 3.4)}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0`;
    });
  };
  return filled(svg`${times(row.count + 1, crown)}M-4 ${height}V${horizon - 8}H${width + 4}V${height}Z`, row.colour);
}

/** Houses; with lights in their windows if these have a colour. */
export function houses(stage: Stage, row: Row, windows?: string): string {
  const { width, horizon, chance } = stage;
  let outline = '';
  let lit = '';
  for (let x = -6; x < width + 6; ) {
    const wide = (width / row.count) * between(stage, 0.6, 1.4);
    const y = horizon - heightAt(stage, row, x + wide / 2);
    outline += svg`M${x} ${horizon + 4}V${y}h${wide}V${horizon + 4}Z`;
    if (chance() > 0.6) outline += svg`M${x + wide * 0.4} ${y}v-12h${wide * 0.12}v12z`;
    if (windows) lit += windowsOf(stage, x, y, wide);
    x += wide + (chance() > 0.7 ? 4 : 0);
  }
  return filled(outline, row.colour) + (windows ? filled(lit, windows, 0.75) : '');
}

function windowsOf({ horizon, chance }: Stage, left: number, top: number, wide: number): string {
  let lit = '';
  for (let y = top + 6; y < horizon - 6; y += 9)
    for (let x = left + 4; x < left + wide - 5; x += 8) if (chance() > 0.62) lit += svg`M${x} ${y}h3.4v4.4h-3.4z`;
  return lit;
}

/** Chimneys that smoke. */
export function chimneys(stage: Stage): string {
  const { width, horizon, light, farthest } = stage;
  return each([0.1, 0.2, 0.83, 0.93], (share) => {
    const x = width * share;
    const tall = between(stage, 90, 150);
    const smoke = (i: number): string =>
      disc(x + 8 + i * 11, horizon - tall - 8 - i * 15, 9 + i * 6, light.low, 0.42 - i * 0.1);
    return filled(svg`M${x - 9} ${horizon}l3 ${-tall}h12l3 ${tall}z`, farthest) + times(3, smoke);
  });
}
