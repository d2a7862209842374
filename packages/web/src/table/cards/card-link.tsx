/** A name that opens its card, and shows it meanwhile. */
import type { ReactNode } from 'react';
import { openCard } from '../../cards/index.ts';
import { useExplained } from './details.ts';

export const CardLink = ({ def, children }: { readonly def: string; readonly children: ReactNode }) => (
  <button type="button" className="card-link" data-def={def} onClick={() => openCard(def)} {...useExplained({ def })}>
    {children}
  </button>
);
