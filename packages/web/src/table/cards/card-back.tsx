/** Cards as everybody sees them who does not know them. */
import type { CSSProperties } from 'react';
import { factionNamed } from '../../cards/faces.ts';
import './card-back.css';

/** The backs of a deck have the colours of its factions. */
export function backStyle(factions: readonly string[] = []): CSSProperties {
  const [one, other = one] = factions.map((id) => factionNamed(id).look);
  if (!one || !other) return {};
  return { '--deep-0': one.deep, '--bright-0': one.bright, '--deep-1': other.deep, '--bright-1': other.bright };
}

/** Up to this many backs are drawn; beyond that a number tells more. */
const MOST_BACKS = 6;

/** A hand. */
export function Backs({ count }: { readonly count: number }) {
  const shown = Math.min(count, MOST_BACKS);
  return (
    <span className="backs">
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a back is its place
        <i key={i} style={{ '--i': i - (shown - 1) / 2 }} />
      ))}
    </span>
  );
}
