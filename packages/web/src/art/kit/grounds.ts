/** The ground: marks that get larger towards the eye. */
import type { Ground } from '@baston/cards/scenes';
import { darken } from '../colours.ts';
import { between, type Part, type Stage } from './stage.ts';
import { box, disc, filled, oval, stroked, svg, times } from './svg.ts';

/** Rows between the horizon and the eye. `near` goes from 0 to 1. */
const rows = (stage: Stage, count: number, draw: (y: number, near: number, i: number) => string): string =>
  times(count, (i) => {
    const near = ((i + 0.4) / count) ** 1.7;
    return draw(stage.horizon + 6 + near * (stage.height - stage.horizon), near, i);
  });

/** Lines that meet behind the horizon. */
const converging = ({ width, height, horizon }: Stage, count: number): string =>
  times(count * 2 + 1, (i) => {
    const away = ((i - count) * width) / count;
    return svg`M${width / 2 + away / 2.2} ${horizon}L${width / 2 + away * 2.4} ${height}`;
  });

/** Reached by the lamp where it stands over it. */
const water: Part = (stage) => {
  const { width, horizon, chance, light, lamp } = stage;
  const ripples = rows(stage, 12, (y, near) => {
    const ripple = (): string => {
      const long = 16 + near * 70 + between(stage, 0, 30);
      return svg`M${chance() * width} ${y}q${long / 4} ${-2 - 3 * near} ${long / 2} 0t${long / 2} 0`;
    };
    return stroked(times(4, ripple), light.low, 1.2 + near * 2.4, 0.5 - near * 0.22);
  });
  const glitter = times(9, (i) => {
    const long = 34 + i * 7;
    const x = lamp.x - 4 - long / 2 + between(stage, -8, 8);
    return box(x, horizon + 3 + i * 9, long, 3.4, light.lamp, 0.62 - i * 0.055);
  });
  return ripples + glitter;
};

const tar: Part = (stage) => {
  const { width, light, nearest, ink } = stage;
  const dark = darken(ink, 0.35);
  return rows(stage, 7, (y, near, i) => {
    const x = width * between(stage, 0.1, 0.9);
    const r = 40 + near * 110;
    const shine = svg`M${x - r * 0.8} ${y + 4}a${r} ${r * 0.2} 0 0 1 ${r * 1.1} ${-r * 0.1}`;
    const bubble =
      disc(x + r * 0.3, y + 6, 5 + near * 9, light.low, 0.6) + disc(x + r * 0.3, y + 6, 3.6 + near * 8, nearest);
    return oval(x, y + 8, r, r * 0.2, dark) + stroked(shine, light.low, 1.6 + near * 2, 0.6) + (i % 2 ? bubble : '');
  });
};

const grass: Part = (stage) =>
  rows(stage, 9, (y, near) => {
    const h = 5 + near * 15;
    const tuft = (): string => {
      const x = stage.chance() * stage.width;
      return svg`M${x} ${y}q${-h * 0.2} ${-h * 0.6} ${-h * 0.4} ${-h}M${x} ${y}q${h * 0.1} ${-h * 0.7} ${h * 0.4} ${-h * 0.9}`;
    };
    return stroked(times(12, tuft), near < 0.5 ? stage.light.low : stage.nearest, 1.2 + near * 2, 0.34);
  });

const sand: Part = (stage) =>
  rows(stage, 8, (y, near) => {
    const ripple = svg`M${between(stage, -20, stage.width * 0.5)} ${y}q${60 + near * 60} ${-8 - 10 * near} ${130 + near * 120} 0`;
    return stroked(ripple, stage.light.low, 1.4 + near * 2, 0.34);
  });

const snow: Part = (stage) =>
  rows(stage, 6, (y, near) => {
    const { width } = stage;
    const drift = svg`M${between(stage, -40, 20)} ${y}q${width * 0.25} -16 ${width * 0.5} 0t${width * 0.7} 0`;
    return stroked(drift, '#fff', 2 + near * 4, 0.4);
  });

const across = ({ width }: Stage, y: number): string => svg`M0 ${y}H${width}`;

const tiles: Part = (stage) =>
  stroked(converging(stage, 7), stage.light.low, 1.6, 0.26) +
  rows(stage, 9, (y) => stroked(across(stage, y), stage.light.low, 1.6, 0.26));

const metal: Part = (stage) =>
  stroked(converging(stage, 5), stage.light.low, 2.4, 0.3) +
  rows(
    stage,
    7,
    (y, near) =>
      stroked(across(stage, y), '#000', 2 + near * 3, 0.28) +
      stroked(across(stage, y + 2 + near * 2), stage.light.low, 1.4, 0.4),
  );

const planks: Part = (stage) => {
  const nail = (y: number, near: number): string => svg`M${stage.chance() * stage.width} ${y}h${16 + near * 30}`;
  return (
    stroked(converging(stage, 9), '#000', 3, 0.3) +
    `<g transform="translate(2.5 0)">${stroked(converging(stage, 9), stage.light.low, 1, 0.34)}</g>` +
    rows(stage, 6, (y, near) =>
      stroked(
        times(3, () => nail(y, near)),
        '#000',
        2,
        0.34,
      ),
    )
  );
};

const grid: Part = (stage) =>
  stroked(converging(stage, 8), stage.bright, 1.8, 0.62) +
  rows(stage, 10, (y) => stroked(across(stage, y), stage.bright, 1.8, 0.55));

const rock: Part = (stage) =>
  rows(stage, 7, (y, near) =>
    times(3, () => {
      const x = stage.chance() * stage.width;
      const r = 12 + near * 34;
      const top = svg`l${r * 0.9} ${-r * 0.1}`;
      const stone = svg`M${x - r} ${y + 4}l${r * 0.4} ${-r * 0.42}${top}l${r * 0.7} ${r * 0.5}z`;
      return (
        filled(stone, stage.nearest, 0.8) +
        stroked(svg`M${x - r * 0.6} ${y + 4 - r * 0.42}${top}`, stage.light.low, 2, 0.5)
      );
    }),
  );

const mist: Part = (stage) =>
  grass(stage) +
  times(5, (i) => {
    const x = stage.width * between(stage, 0.1, 0.9);
    return oval(x, stage.horizon + 14 + i * 34, between(stage, 120, 210), 9 + i * 3, stage.light.lamp, 0.24 - i * 0.03);
  });

export const GROUNDS: Readonly<Record<Ground, Part>> = {
  water,
  tar,
  grass,
  sand,
  snow,
  tiles,
  metal,
  planks,
  grid,
  rock,
  mist,
};
