/** A question with many parts lies over the hand, where there is room for it. It can be put aside to look at the table. */
import { type ReactNode, useState } from 'react';
import { useTable } from '../state/context.ts';
import { useIsWide } from '../state/use-media.ts';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

interface SheetProps extends Props {
  /** It takes most of the screen. */
  readonly isLarge?: boolean;
}

export function Sheet({ title, isLarge, children }: SheetProps) {
  const { text } = useTable();
  const [isAside, setAside] = useState(false);
  const isWide = useIsWide();
  if (!isWide) return children;
  return (
    <div className="sheet" data-aside={isAside || undefined} data-large={isLarge || undefined}>
      <SheetHead title={title}>
        <button type="button" className="button small" aria-expanded={!isAside} onClick={() => setAside(!isAside)}>
          {isAside ? text.showSheet : text.lookAtTable}
        </button>
      </SheetHead>
      {!isAside && <div className="sheet-inside">{children}</div>}
    </div>
  );
}

/** Its title, and a button beside it. */
export const SheetHead = ({ title, children }: Props) => (
  <header className="sheet-head">
    <h2>{title}</h2>
    {children}
  </header>
);
