/** Plants at the edges of a picture, close to the eye. */
import { darken } from '../colours.ts';
import { between, type Part, type Stage } from './stage.ts';
import { disc, each, filled, placed, stroked, svg, times } from './svg.ts';

/** Dark ground at both edges for things to stand on, so far below the horizon. */
export function bank({ width: w, horizon, ink }: Stage, below: number): string {
  const y = horizon + below;
  const left = svg`M-6 ${y + 120}V${y - 4}Q46 ${y - 12} 78 ${y + 30}Q96 ${y + 66} -6 ${y + 120}Z`;
  const right = svg`M${w + 6} ${y + 130}V${y}Q${w - 40} ${y - 14} ${w - 74} ${y + 32}Q${w - 86} ${y + 74} ${w + 6} ${y + 130}Z`;
  return filled(left + right, ink);
}

/** Something at a place, given as a share of the width, of a size. */
export type Spot = readonly [share: number, size: number];

const flipped = ' scale(-1 1)';

function palm(size: number, colour: string): string {
  const leaf = (angle: number): string => {
    const x = Math.cos(angle) * size * 0.46;
    const y = Math.sin(angle) * size * 0.2 + size * 0.17;
    return svg`M0 0Q${x * 0.5} ${-size * 0.2} ${x} ${y}Q${x * 0.55} ${-size * 0.02} 0 0`;
  };
  const trunk = svg`M0 0C${size * 0.02} ${-size * 0.4} ${size * 0.1} ${-size * 0.7} ${size * 0.24} ${-size}`;
  const crown = filled(each([-2.9, -2.35, -1.8, -1.2, -0.6, -0.1], leaf), colour);
  return stroked(trunk, colour, size * 0.075) + placed(size * 0.24, -size, crown);
}

export const palms: Part = (stage) =>
  placed(8, stage.horizon + 80, palm(200, stage.ink)) +
  placed(stage.width - 10, stage.horizon + 70, palm(165, stage.ink), flipped) +
  bank(stage, 56);

/** A bare tree: each branch has two thinner ones. */
function bareTree(x: number, y: number, size: number, colour: string): string {
  const branch = (
    fromX: number,
    fromY: number,
    angle: number,
    length: number,
    thick: number,
    forks: number,
  ): string => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const wood = stroked(svg`M${fromX} ${fromY}L${toX} ${toY}`, colour, thick);
    if (forks === 0) return wood;
    const left = branch(toX, toY, angle - 0.45, length * 0.68, thick * 0.6, forks - 1);
    return wood + left + branch(toX, toY, angle + 0.5, length * 0.62, thick * 0.6, forks - 1);
  };
  return branch(x, y, -1.5, size * 0.42, size * 0.1, 3);
}

export const deadtrees: Part = (stage) =>
  bareTree(16, stage.horizon + 60, 200, stage.ink) +
  bareTree(stage.width - 14, stage.horizon + 50, 160, stage.ink) +
  bank(stage, 40);

export const tombs: Part = (stage) => {
  const { width, horizon, light, ink } = stage;
  const places = [
    [0.1, 46, 8],
    [0.25, 30, -5],
    [0.8, 38, 5],
    [0.94, 52, -7],
  ] as const;
  const tomb = ([share, s, lean]: (typeof places)[number]): string => {
    const stone = filled(svg`M${-s / 2} 16V${-s * 0.6}a${s / 2} ${s / 2} 0 0 1 ${s} 0V16z`, ink);
    const cross = stroked(svg`M${-s * 0.2} ${-s * 0.5}h${s * 0.4}M0 ${-s * 0.75}v${s * 0.62}`, light.low, 3, 0.55);
    return placed(width * share, horizon + 34, stone + cross, ` rotate(${lean})`);
  };
  return bank(stage, 36) + bareTree(10, horizon + 40, 170, ink) + each(places, tomb);
};

export const bamboo: Part = (stage) => {
  const { width, horizon, light, ink } = stage;
  const cane = (share: number, i: number): string => {
    const inwards = share < 0.5 ? 1 : -1;
    const knots = each([50, -20, -90, -160], (y) => svg`M-4 ${y}h9`);
    const leaf = (j: number): string =>
      svg`M0 ${-40 - j * 62}q${inwards * 26} -10 ${inwards * 44} 12q${-inwards * 28} 0 ${-inwards * 44} -12`;
    const drawing =
      stroked(svg`M0 110V${-horizon - 20}`, ink, 8 - (i % 3) * 1.6) +
      stroked(knots, light.low, 2, 0.6) +
      filled(times(3, leaf), ink);
    return placed(width * share, horizon, drawing, ` rotate(${inwards * (2 + i)} 0 90)`);
  };
  return bank(stage, 84) + each([0.02, 0.09, 0.15, 0.9, 0.96], cane);
};

export const mushrooms: Part = (stage) => {
  const { width, horizon, nearest, ink, bright } = stage;
  const spots: readonly Spot[] = [
    [0.04, 90],
    [0.16, 50],
    [0.97, 104],
    [0.85, 46],
  ];
  const stem = darken(nearest, 0.2);
  const mushroom = ([share, s]: Spot): string => {
    const foot = svg`M${-s * 0.12} 10Q${-s * 0.05} ${-s * 0.5} ${-s * 0.1} ${-s * 0.8}h${s * 0.2}Q${s * 0.05} ${-s * 0.4} ${s * 0.14} 10z`;
    const cap = svg`M${-s * 0.52} ${-s * 0.72}Q0 ${-s * 1.7} ${s * 0.52} ${-s * 0.72}Q0 ${-s * 0.56} ${-s * 0.52} ${-s * 0.72}`;
    const dots = disc(-s * 0.16, -s * 0.95, s * 0.08, bright) + disc(s * 0.16, -s * 0.88, s * 0.06, bright);
    return placed(width * share, horizon + 56, filled(foot, stem) + filled(cap, ink) + dots);
  };
  return bank(stage, 46) + each(spots, mushroom);
};

export const ferns: Part = (stage) => {
  const { width, horizon, nearest, ink } = stage;
  const lighter = darken(nearest, 0.3);
  const fern = (x: number, inwards: number): string =>
    times(5, (i) => {
      const reach = inwards * (58 + i * 16);
      const rise = 110 - i * 36;
      const frond = svg`M${x} ${horizon + 80}q${inwards * (24 + i * 16)} ${-150 + i * 24} ${reach} ${-rise}q${-inwards * 34} 10 ${-reach} ${rise}`;
      return filled(frond, i % 2 ? ink : lighter);
    });
  return bank(stage, 62) + fern(-4, 1) + fern(width + 4, -1);
};

export const reeds: Part = (stage) => {
  const { width, horizon, ink, chance } = stage;
  const stalk = (i: number): string => {
    const isLeft = i % 2 === 1;
    const x = isLeft ? chance() * 70 : width - chance() * 70;
    const tall = between(stage, 50, 150);
    const bend = isLeft ? 6 : -6;
    return stroked(svg`M${x} ${horizon + 90}q${bend} ${-tall} ${bend * 3.7} ${-tall - 50}`, ink, between(stage, 2, 5));
  };
  return times(22, stalk) + bank(stage, 66);
};

export const cactus: Part = (stage) => {
  const { width, horizon, ink } = stage;
  const one = (s: number): string => {
    const arms = svg`M0 ${-s * 0.4}h${s * 0.26}v${-s * 0.3}M0 ${-s * 0.26}h${-s * 0.22}v${-s * 0.26}`;
    return stroked(svg`M0 0V${-s}`, ink, s * 0.17) + stroked(arms, ink, s * 0.12);
  };
  const left = placed(width * 0.06, horizon + 60, one(130));
  return bank(stage, 46) + left + placed(width * 0.95, horizon + 60, one(96), flipped);
};
