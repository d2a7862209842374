/** The distance: mostly two rows, the farther one lighter. */
import type { Far } from '@baston/cards/scenes';
import { arches, cave, shelves } from './rooms.ts';
import { chimneys, crowns, houses, jagged, pines, rolling, towers } from './skylines.ts';
import { between, type Part } from './stage.ts';
import { disc, filled, svg, times } from './svg.ts';

const ridges: Part = (stage) =>
  jagged(stage, stage.farthest, { foot: stage.horizon, height: 120, steps: 9 }) +
  jagged(stage, stage.far, { foot: stage.horizon + 4, height: 62, steps: 13 });

const hills: Part = (stage) =>
  rolling(stage, stage.farthest, { foot: stage.horizon - 18, height: 70, steps: 4 }) +
  rolling(stage, stage.far, { foot: stage.horizon, height: 42, steps: 5 });

const dunes: Part = (stage) =>
  rolling(stage, stage.farthest, { foot: stage.horizon - 6, height: 44, steps: 3 }) +
  rolling(stage, stage.far, { foot: stage.horizon + 4, height: 26, steps: 3 });

const islands: Part = (stage) => {
  const { width, horizon, far, farthest } = stage;
  const island = (share: number, colour: string): string => {
    const x = width * share + between(stage, 0, 20);
    const half = between(stage, 60, 130);
    const top = horizon - between(stage, 26, 78);
    const slope = svg`Q${x - half * 0.4} ${top} ${x} ${top}T${x + half} ${horizon + 3}`;
    return filled(svg`M${x - half} ${horizon + 3}${slope}Z`, colour);
  };
  return island(0.02, farthest) + island(0.85, far) + island(0.12, far);
};

const mesas: Part = (stage) =>
  times(5, (i) => {
    const x = stage.width * (i / 4) + between(stage, -25, 25);
    const w = between(stage, 34, 80);
    const h = between(stage, 40, 124);
    const up = svg`l${w * 0.28} ${-h * 0.62}h${w * 0.06}l${w * 0.1} ${-h * 0.38}`;
    const down = svg`l${w * 0.1} ${h * 0.38}h${w * 0.06}l${w * 0.34} ${h * 0.62}`;
    return filled(svg`M${x - w} ${stage.horizon + 3}${up}h${w * 0.92}${down}Z`, i % 2 ? stage.far : stage.farthest);
  });

const city: Part = (stage) =>
  houses(stage, { colour: stage.farthest, count: 13, low: 40, high: 150 }) +
  houses(stage, { colour: stage.far, count: 10, low: 24, high: 92 }, stage.light.low);

const castle: Part = (stage) =>
  towers(stage, { colour: stage.farthest, count: 7, low: 60, high: 150 }) +
  towers(stage, { colour: stage.far, count: 6, low: 30, high: 90 });

const forest: Part = (stage) =>
  pines(stage, { colour: stage.farthest, count: 17, low: 60, high: 120 }) +
  pines(stage, { colour: stage.far, count: 13, low: 40, high: 84 });

const jungle: Part = (stage) =>
  crowns(stage, { colour: stage.farthest, count: 9, low: 60, high: 110 }) +
  crowns(stage, { colour: stage.far, count: 8, low: 34, high: 70 });

const ice: Part = (stage) => {
  const shine = (): string =>
    svg`M${stage.chance() * stage.width} ${stage.horizon - between(stage, 20, 90)}l14 30l-26 26z`;
  return (
    jagged(stage, stage.farthest, { foot: stage.horizon, height: 150, steps: 7 }) +
    filled(times(6, shine), '#fff', 0.28) +
    jagged(stage, stage.far, { foot: stage.horizon + 3, height: 54, steps: 9 })
  );
};

const industry: Part = (stage) =>
  houses(stage, { colour: stage.farthest, count: 9, low: 30, high: 80 }) +
  chimneys(stage) +
  houses(stage, { colour: stage.far, count: 8, low: 18, high: 56 }, stage.light.low);

/** A planet with a ring over bare rocks. */
const space: Part = (stage) => {
  const { width, horizon, farthest, far, near, light } = stage;
  const x = width * between(stage, 0.16, 0.26);
  const y = horizon * 0.42;
  const r = between(stage, 30, 46);
  const shade = svg`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r * 0.7} ${y + r * 0.7}A${r * 1.2} ${r * 1.2} 0 0 1 ${x - r} ${y}`;
  const ring = svg`<ellipse cx="${x}" cy="${y}" rx="${r * 1.75}" ry="${r * 0.36}" fill="none" stroke="${light.low}" stroke-width="3" opacity=".8" transform="rotate(-18 ${x} ${y})"/>`;
  const rocks = jagged(stage, far, { foot: horizon + 2, height: 34, steps: 11 });
  return disc(x, y, r, farthest) + filled(shade, near, 0.5) + ring + rocks;
};

const waves: Part = ({ width, height, horizon, farthest, far, near }) =>
  [farthest, far, near]
    .map((colour, i) => {
      const crest = times(Math.ceil((width + 60) / 44), () => svg`q22 ${-26 + i * 3} 44 0`);
      return filled(svg`M-20 ${height}V${horizon - 46 + i * 22}${crest}V${height}Z`, colour);
    })
    .join('');

export const FARS: Readonly<Record<Far, Part>> = {
  none: () => '',
  ridges,
  hills,
  dunes,
  islands,
  mesas,
  city,
  castle,
  forest,
  jungle,
  ice,
  industry,
  arches,
  shelves,
  cave,
  space,
  waves,
};

/** Where no sun is seen. */
export const isIndoors = (far: Far): boolean => far === 'arches' || far === 'shelves' || far === 'cave';
