/** The VP of everybody, turn by turn. Lines differ by dashes and carry the mark of their seat. */
import { useTable } from '../state/context.ts';

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 22;
const RIGHT = 40;
const TOP = 12;
const BOTTOM = 18;
const LETTERS = 'ABCD';
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];

export function VpChart({ turns }: { readonly turns: readonly (readonly number[])[] }) {
  const { view, words, text } = useTable();
  const top = Math.max(view.vpToWin, ...turns.flat(), 1);
  const x = (turn: number): number => LEFT + (turn / Math.max(1, turns.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (vp: number): number => HEIGHT - BOTTOM - (Math.max(0, vp) / top) * (HEIGHT - TOP - BOTTOM);
  const label = view.players.map(({ vp }, seat) => text.chartText(words.player(seat), vp)).join(' ; ');
  return (
    <svg className="vp-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${text.vpOverTime}. ${label}`}>
      {[0, Math.round(view.vpToWin / 2), view.vpToWin].map((vp) => (
        <g key={vp} className="chart-grid">
          <path d={`M${LEFT} ${y(vp)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 5} y={y(vp) + 3.5} textAnchor="end">
            {vp}
          </text>
        </g>
      ))}
      <text className="chart-label" x={LEFT} y={HEIGHT - 4}>
        {text.turnShort(1)}
      </text>
      <text className="chart-label" x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
        {text.turnShort(view.turn)}
      </text>
      {view.players.map((_, seat) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          className="chart-line"
          data-seat={seat}
          strokeDasharray={DASHES[seat]}
          d={turns.map((vps, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(vps[seat] ?? 0)}`).join('')}
        />
      ))}
      {endLabels(view.players.map(({ vp }) => y(vp))).map((at, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <text key={seat} className="chart-end" data-seat={seat} x={WIDTH - RIGHT + 6} y={at + 4}>
          {LETTERS[seat]} {view.players[seat]?.vp}
        </text>
      ))}
    </svg>
  );
}

const APART = 12;

/** Labels at the ends of the lines, pushed apart where they would cover one another. */
function endLabels(ends: readonly number[]): number[] {
  const placed = [...ends];
  const order = ends.map((_, i) => i).toSorted((a, b) => (ends[b] as number) - (ends[a] as number));
  let limit = Number.POSITIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.min(placed[i] as number, limit);
    limit = (placed[i] as number) - APART;
  }
  return placed;
}
