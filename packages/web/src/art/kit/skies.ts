/** Skies. */
import type { Sky } from '@baston/cards/scenes';
import { mix } from '../colours.ts';
import { between, type Part, type Stage } from './stage.ts';
import { each, filled, stroked, svg, times } from './svg.ts';

function stars(stage: Stage): string {
  const star = (): string => {
    const x = between(stage, 0, stage.width);
    const y = between(stage, 0, stage.horizon * 0.9);
    const size = stage.chance() < 0.12 ? 2.6 : 0.9;
    const [long, short] = [size * 0.65, size * 0.35];
    return svg`M${x} ${y - size}l${short} ${long}l${long} ${short}l${-long} ${short}l${-short} ${long}l${-short} ${-long}l${-long} ${-short}l${long} ${-short}z`;
  };
  return filled(times(60, star), '#fff', 0.85);
}

function clouds(stage: Stage): string {
  const { width, horizon, light, chance } = stage;
  const colour = mix(light.low, '#ffffff', 0.35);
  return times(6, () => {
    const x = chance() * width;
    const y = horizon * between(stage, 0.12, 0.72);
    const s = between(stage, 24, 56);
    const outline = svg`M${x - s * 1.6} ${y}a${s * 0.5} ${s * 0.5} 0 0 1 ${s * 0.7} ${-s * 0.42}a${s * 0.72} ${s * 0.72} 0 0 1 ${s * 1.3} ${-s * 0.1}a${s * 0.52} ${s * 0.52} 0 0 1 ${s * 1.1} ${s * 0.52}z`;
    return filled(outline, colour, between(stage, 0.25, 0.65));
  });
}

/** From the lamp in all directions. */
function rays({ lamp, light }: Stage): string {
  const count = 18;
  const tip = (angle: number): string => svg`L${lamp.x + Math.cos(angle) * 900} ${lamp.y + Math.sin(angle) * 900}`;
  const ray = (i: number): string => {
    const angle = (i / count) * Math.PI * 2;
    return svg`M${lamp.x} ${lamp.y}${tip(angle)}${tip(angle + Math.PI / count)}Z`;
  };
  return filled(times(count, ray), light.lamp, 0.13);
}

const bands: Part = (stage) =>
  times(4, (i) => {
    const x = between(stage, -20, stage.width * 0.35);
    const y = stage.horizon * (0.2 + i * 0.18);
    const length = stage.width * between(stage, 0.4, 0.9);
    return stroked(svg`M${x} ${y}h${length}`, stage.light.low, 6 + i * 3, 0.2 + i * 0.07);
  });

const bolts: Part = (stage) => {
  const { width, horizon, light } = stage;
  const places = [
    [0.24, 0.1],
    [0.82, 0.04],
  ] as const;
  const bolt = ([x, y]: (typeof places)[number]): string =>
    filled(svg`M${width * x} ${horizon * y}l-16 44h14l-18 42l44 -58h-16l14 -28z`, light.lamp, 0.9);
  return clouds(stage) + each(places, bolt);
};

const aurora: Part = (stage) => {
  const { width, horizon: h, light, bright } = stage;
  const veil = (i: number): string => {
    const from = svg`M-20 ${h * (0.34 + i * 0.13)}`;
    const bend = svg`C${width * 0.3} ${h * (0.04 + i * 0.1)} ${width * 0.6} ${h * (0.6 + i * 0.06)} ${width + 20} ${h * (0.16 + i * 0.1)}`;
    return stroked(from + bend, i % 2 ? bright : light.low, 26 - i * 6, 0.22);
  };
  return stars(stage) + times(3, veil);
};

const bubbles: Part = (stage) =>
  times(22, () => {
    const [x, y, radius] = [stage.chance() * stage.width, stage.chance() * stage.horizon, between(stage, 2, 10)];
    const circle = svg`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`;
    return stroked(circle, stage.light.lamp, 1.5, between(stage, 0.2, 0.6));
  });

const rain: Part = (stage) => {
  const drop = (): string => svg`M${stage.chance() * stage.width} ${stage.chance() * stage.height * 0.7}l-7 24`;
  return clouds(stage) + stroked(times(46, drop), stage.light.lamp, 1.3, 0.32);
};

export const SKIES: Readonly<Record<Sky, Part>> = {
  none: () => '',
  stars,
  clouds,
  rays,
  bands,
  bolts,
  aurora,
  bubbles,
  rain,
};
