/** Walls at the back of a room: nobody sees the sun there. */
import { rolling } from './skylines.ts';
import { between, edgeAt, type Stage } from './stage.ts';
import { box, filled, stroked, svg, times } from './svg.ts';

/** A wall with three windows to the sky. */
export function arches({ width, horizon, far, farthest }: Stage): string {
  const step = width / 3;
  const foot = horizon + 6;
  const arch = (i: number): string => {
    const wide = step * 0.76;
    const x = i * step + step * 0.12;
    const top = horizon * 0.3;
    const round = svg`A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top + wide / 2}`;
    const outline = svg`M${x} ${foot}V${top + wide / 2}${round}V${foot}`;
    const bars = svg`M${x + wide / 2} ${top}V${horizon}M${x} ${top + wide * 0.9}h${wide}`;
    return filled(outline, 'url(#sky)') + stroked(outline, farthest, 7) + stroked(bars, far, 4, 0.8);
  };
  return box(0, 0, width, foot, far) + times(3, arch);
}

/** Books on four boards. */
export function shelves(stage: Stage): string {
  const { width, horizon, far, farthest, near, bright, deep, light, chance } = stage;
  const colours = [farthest, bright, deep, light.low, near];
  const books = (foot: number): string => {
    let row = '';
    for (let x = 4; x < width; ) {
      const wide = between(stage, 5, 14);
      const tall = (horizon / 4) * between(stage, 0.5, 0.84);
      const colour = colours[Math.floor(chance() * colours.length)] ?? bright;
      if (chance() > 0.12) row += box(x, foot - tall, wide, tall, colour, between(stage, 0.35, 0.75));
      x += wide + 1.5;
    }
    return row;
  };
  const board = (i: number): string => {
    const y = ((i + 1) * (horizon + 2)) / 4 - 5;
    return books(y) + box(0, y, width, 6, near);
  };
  return box(0, 0, width, horizon + 6, far, 0.86) + times(4, board);
}

/** Stones that hang from above, longer at the edges. */
export function cave(stage: Stage): string {
  const { width, horizon, far, farthest } = stage;
  const count = 15;
  const stone = (i: number): string => {
    const x = (width / count) * i;
    const low = edgeAt(stage, x) ** 2;
    const tip = 26 + horizon * (0.22 + 0.5 * low) * between(stage, 0.5, 1.1);
    return svg`L${x - 6} ${10 + horizon * (0.12 + 0.3 * low)}L${x + 4} ${tip}`;
  };
  const floor = rolling(stage, farthest, { foot: horizon, height: 60, steps: 7 });
  return floor + filled(svg`M-4 -4${times(count + 1, stone)}L${width + 4} -4Z`, far);
}
