/** Shade made of dots, as in a printed comic: rows of dots that grow. Lines of nothing but round ends draw fast. */
import { svg, times } from './svg.ts';

interface Rows {
  readonly colour: string;
  readonly count: number;
  /** From row to row and from dot to dot. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** The radius of the dots in a row, which is given as a share of all rows. */
  readonly radius: (share: number) => number;
}

export function dots({ colour, count, step, from, to, radius }: Rows): string {
  const row = (i: number): string => {
    const start = from + (i % 2 ? step / 2 : 0);
    return svg`<path d="M${start} ${i * step * 0.87}H${to}" stroke-width="${2 * radius(i / count)}"/>`;
  };
  return svg`<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${step}">${times(count, row)}</g>`;
}
