/** Objects at the edges of a picture, close to the eye. */
import { bank, type Spot } from './plants.ts';
import { edgeAt, type Part, type Stage } from './stage.ts';
import { box, disc, each, filled, oval, placed, stroked, svg } from './svg.ts';

export const rocks: Part = (stage) => {
  const { width: w, horizon: y, light, ink } = stage;
  const left = svg`M-4 ${y + 80}V${y - 50}l24 -18l20 26l10 34l26 20l16 68z`;
  const right = svg`M${w + 4} ${y + 80}V${y - 26}l-20 -24l-18 18l-12 34l-30 24l-14 54z`;
  const edges = svg`M20 ${y - 66}l16 30l-8 40M${w - 18} ${y - 48}l-12 34l6 30`;
  return bank(stage, 62) + filled(left + right, ink) + stroked(edges, light.low, 2.4, 0.5);
};

export const crystals: Part = (stage) => {
  const { width: w, horizon: y, bright, ink } = stage;
  const left = svg`M-6 ${y + 80}L10 ${y - 70}l20 34l8 44l30 20l10 52z`;
  const right = svg`M${w + 6} ${y + 80}L${w - 16} ${y - 96}l-22 50l-4 40l-24 20l-12 66z`;
  const edges = svg`M10 ${y - 70}l4 130M${w - 16} ${y - 96}l-6 150M30 ${y - 36}l-10 90`;
  return bank(stage, 62) + filled(left + right, ink) + stroked(edges, bright, 2.4, 0.6);
};

export const columns: Part = ({ width, horizon, light, ink }) => {
  const column =
    box(-22, -4, 44, horizon + 60, ink) +
    stroked(svg`M-8 0V${horizon + 50}M8 0V${horizon + 50}`, light.low, 2.4, 0.35) +
    box(-32, horizon + 40, 64, 26, ink);
  return placed(4, 0, column) + placed(width - 4, 0, column);
};

export const candles: Part = (stage) => {
  const { width, horizon, light, near } = stage;
  const spots: readonly Spot[] = [
    [0.13, 60],
    [0.2, 38],
    [0.87, 52],
    [0.8, 30],
  ];
  const candle = ([share, tall]: Spot): string => {
    const flame = filled(svg`M0 ${-tall - 24}q9 12 0 22q-9 -10 0 -22`, light.lamp);
    return placed(
      width * share,
      horizon + 44,
      box(-6, -tall, 12, tall, near) + disc(0, -tall - 10, 22, light.low, 0.25) + flame,
    );
  };
  return columns(stage) + each(spots, candle);
};

export const pipes: Part = ({ width: w, horizon: y, light, ink }) => {
  const tubes = svg`M10 -20V${y - 40}q0 24 -24 24M${w - 12} -20V${y + 70}M${w - 44} ${y + 70}V${y - 20}q0 -22 22 -22H${w + 10}`;
  const shine = svg`M4 0V${y - 44}M${w - 18} 0V${y + 60}`;
  const joints = box(-6, y - 96, 32, 12, ink) + box(w - 28, y - 70, 34, 12, ink);
  return stroked(tubes, ink, 20) + stroked(shine, light.low, 2.4, 0.55) + joints;
};

export const crates: Part = ({ width, horizon, light, ink }) => {
  const places = [
    [-14, 62, 0],
    [40, 40, 0],
    [width - 52, 66, 0],
    [width - 34, 44, 66],
  ] as const;
  return each(places, ([x, size, up]) => {
    const inner = size - 10;
    const boards = svg`M5 5h${inner}v${inner}h${-inner}zM5 5l${inner} ${inner}`;
    return placed(x, horizon + 52 - size - up, box(0, 0, size, size, ink) + stroked(boards, light.low, 2.4, 0.5));
  });
};

/** Open in the middle. */
export const fence: Part = (stage) => {
  const { width, horizon, ink } = stage;
  let pickets = '';
  for (let x = -4; x < width + 10; x += 26)
    if (edgeAt(stage, x) > 0.42) pickets += svg`M${x} ${horizon + 52}v-62l5 -9l5 9v62z`;
  const rail = (y: number): string => svg`M0 ${y}H${width * 0.27}M${width * 0.74} ${y}H${width}`;
  return filled(pickets, ink) + stroked(rail(horizon + 4) + rail(horizon + 34), ink, 6);
};

export const tentacles: Part = ({ width, horizon: y, ink }) => {
  const places = [
    [0.02, 150, 1],
    [0.2, 70, 1],
    [0.98, 170, -1],
  ] as const;
  const arm = ([share, s, inwards]: (typeof places)[number]): string => {
    const x = width * share;
    const up = svg`C${x - 10} ${y - s * 0.3} ${x + inwards * 60} ${y - s * 0.3} ${x + inwards * 34} ${y - s * 0.86}`;
    const tip = svg`c${inwards * -6} -22 ${inwards * -34} -14 ${inwards * -28} 4`;
    const down = svg`C${x + inwards * 22} ${y - s * 0.4} ${x + inwards * 34} ${y} ${x + 18} ${y + 80}`;
    return svg`M${x - 16} ${y + 80}${up}${tip}${down}z`;
  };
  return filled(each(places, arm), ink);
};

export const lanterns: Part = ({ width, horizon, light, ink }) => {
  const spots: readonly Spot[] = [
    [0.08, 90],
    [0.19, 56],
    [0.92, 76],
    [0.82, 44],
  ];
  const lantern = ([share, y]: Spot): string =>
    placed(
      width * share,
      0,
      stroked(svg`M0 0V${y}`, ink, 2.4) +
        disc(0, y + 16, 34, light.low, 0.2) +
        oval(0, y + 16, 15, 18, light.low) +
        stroked(svg`M-8 ${y}h16M-8 ${y + 32}h16`, ink, 5) +
        stroked(svg`M-15 ${y + 16}h30M-12 ${y + 8}h24M-12 ${y + 24}h24`, ink, 1.2, 0.5),
    );
  const post = (x: number): string => svg`M${x} ${horizon + 80}v-90h14v90z`;
  return each(spots, lantern) + filled(post(-4) + post(width - 10), ink);
};

export const banners: Part = (stage) => {
  const { width, horizon, deep, bright, ink } = stage;
  const banner = (share: number, tall: number, left: number): string => {
    const top = -tall - 56;
    const cloth = filled(svg`M${left} ${top}h46v74l-23 -16l-23 16z`, deep);
    const hem = box(left, top, 46, 12, bright);
    return placed(width * share, horizon + 62, stroked(svg`M0 0V${top - 4}`, ink, 6) + cloth + hem);
  };
  return bank(stage, 48) + banner(0.07, 118, 0) + banner(0.94, 92, -46);
};

export const wires: Part = ({ width: w, horizon, ink }: Stage) => {
  const wire = (from: number, sag: number, to: number): string =>
    svg`M0 ${horizon * from}Q${w / 2} ${horizon * sag} ${w} ${horizon * to}`;
  const pole = (x: number, top: number): string => svg`M${x} ${horizon + 70}V${top}h9V${horizon + 70}z`;
  const arms = svg`M-6 ${horizon * 0.2 - 4}h46v6h-46zM${w - 40} ${horizon * 0.12}h46v6h-46z`;
  return (
    stroked(wire(0.2, 0.42, 0.12) + wire(0.3, 0.46, 0.24), ink, 2.6) +
    filled(pole(12, 20) + pole(w - 22, 14) + arms, ink)
  );
};
