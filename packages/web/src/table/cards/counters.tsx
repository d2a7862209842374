/** The counters on a card: +1 power counters, and those of another kind. */
import type { TableText } from '../../words/table.ts';
import { useTable } from '../state/context.ts';

interface Props {
  readonly of: { readonly counters: number; readonly markers?: number };
}

/** The same in words; nothing if there are none. */
export const countersOn = ({ counters, markers = 0 }: Props['of'], text: TableText): string =>
  [...(counters > 0 ? [text.powerCounters(counters)] : []), ...(markers > 0 ? [text.markers(markers)] : [])].join(', ');

export function Counters({ of: { counters, markers = 0 } }: Props) {
  const { text } = useTable();
  if (counters === 0 && markers === 0) return undefined;
  return (
    <span className="counters">
      {counters > 0 && <Counter kind="power" short={`+${counters}`} name={text.powerCounters(counters)} />}
      {markers > 0 && <Counter kind="other" short={`×${markers}`} name={text.markers(markers)} />}
    </span>
  );
}

const Counter = ({ kind, short, name }: { readonly kind: string; readonly short: string; readonly name: string }) => (
  <span className="counter-mark" data-kind={kind} role="img" aria-label={name} title={name}>
    {short}
  </span>
);
