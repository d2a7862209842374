/** The drawing of a card without the card, where there is room for nothing else. */
import type { Printed } from '@baston/engine';
import { iconName } from '../../cards/card-data.ts';
import { lookStyle } from '../../cards/face-parts.tsx';
import { useTable } from '../state/context.ts';

export const Drawing = ({ def }: { readonly def: Printed }) => (
  <svg className="drawing" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`#icon-${iconName(def)}`} />
  </svg>
);

/** In a small frame of its faction's colours. */
export function FramedDrawing({ def }: { readonly def: string }) {
  const { words } = useTable();
  const printed = words.printed(def);
  return (
    <i className="picture" style={lookStyle(printed.faction)}>
      <Drawing def={printed} />
    </i>
  );
}
