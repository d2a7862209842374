/** The parts that faces of cards and of bases are made of. */
import type { Printed } from '@baston/engine';
import type { CSSProperties } from 'react';
import { iconName, pieces } from './card-data.ts';
import { factionNamed } from './faces.ts';
import { pattern } from './patterns.ts';

export type FaceSize = 'hand' | 'mini' | 'full';

export function lookStyle(factionId: string): CSSProperties {
  const { look } = factionNamed(factionId);
  const { url, width } = pattern(look.pattern);
  return { '--deep': look.deep, '--bright': look.bright, '--paper': look.paper, '--pattern': url, '--tile': width };
}

export function CardIcon({ def }: { readonly def: Printed }) {
  return (
    <svg className="face-icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#icon-${iconName(def)}`} />
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
}

/** A disc with the power of a minion, a shield with the breakpoint of a base, a bolt for an action. */
const BOLT = 'M14 2L5 13.5h5.5L9 22l10-12.5h-6z';
const TOWER = 'M5 3h3v3h2.500V3h3v3H16V3h3v6l-2 2v7h2v3H5v-3h2v-7L5 9z';

export function Badge({ type, printed, now = printed }: BadgeProps) {
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
      {change !== 0 && <i>{change > 0 ? '▲' : '▼'}</i>}
    </span>
  );
}
