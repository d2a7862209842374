/** The parts that faces of cards and of bases are made of. */
import type { Printed } from '@baston/engine';
import type { CSSProperties } from 'react';
import { iconName, pieces } from './card-data.ts';
import { factionNamed } from './faces.ts';
import { paintOf } from './paint.ts';
import { pattern } from './patterns.ts';

/** In a hand, standing on a base, and to be read. */
export type FaceSize = 'hand' | 'mini' | 'full';

/** The colours of a faction, the tones between them, its pattern, and the paint of its icons. */
export function lookStyle(factionId: string): CSSProperties {
  const { look } = factionNamed(factionId);
  const { url, width } = pattern(look.pattern);
  return {
    '--deep': look.deep,
    '--bright': look.bright,
    '--paper': look.paper,
    '--lit': 'color-mix(in oklab, var(--deep), var(--bright) 42%)',
    '--night': 'color-mix(in oklab, var(--deep), #000 50%)',
    '--ink': 'color-mix(in oklab, var(--deep), #000 78%)',
    '--pattern': url,
    '--tile': width,
    '--paint': paintOf(factionId, look.bright),
  };
}

/** The icon of a card as a picture: its shadow; then an ink line around a lit shape. */
export function CardIcon({ def }: { readonly def: Printed }) {
  const icon = `#icon-${iconName(def)}`;
  return (
    <svg className="glyph" viewBox="-20 -20 552 552" aria-hidden="true">
      <use className="glyph-shadow" href={icon} width="512" height="512" />
      <use href={icon} width="512" height="512" />
    </svg>
  );
}

/** A text with its labels in bold. */
export function CardText({ text }: { readonly text: string }) {
  return pieces(text).map((piece) =>
    piece.bold ? <strong key={piece.at}>{piece.text}</strong> : <span key={piece.at}>{piece.text}</span>,
  );
}

interface BadgeProps {
  readonly type: Printed['type'];
  /** The printed value, and the present one. */
  readonly printed?: number | undefined;
  readonly now?: number | undefined;
  readonly label?: string | undefined;
}

const BOLT = 'M14 2L5 13.5h5.5L9 22l10-12.5h-6z';
const TOWER = 'M5 3h3v3h2.500V3h3v3H16V3h3v6l-2 2v7h2v3H5v-3h2v-7L5 9z';

/** A disc with the power of a minion, a star with the breakpoint of a base, a lozenge for an action, a hexagon for a titan. */
export function Badge({ type, printed, now = printed, label }: BadgeProps) {
  const change = now === undefined || printed === undefined ? 0 : Math.sign(now - printed);
  return (
    <span className={`face-badge is-${type}`} data-change={change === 0 ? undefined : change > 0 ? 'up' : 'down'}>
      {now === undefined ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={type === 'titan' ? TOWER : BOLT} />
        </svg>
      ) : (
        <b data-wide={String(now).length > 1 || undefined}>{now}</b>
      )}
      {change !== 0 && <i />}
      {label && <small>{label}</small>}
    </span>
  );
}
