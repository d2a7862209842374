/** A card that can be touched: picks it where it is an option, and opens it where it is not. */
import type { Face } from '@baston/engine';
import type { MouseEvent } from 'react';
import { BaseFace, CardFace, openCard } from '../../cards/index.ts';
import { useTable } from '../state/context.ts';
import { TargetKey } from './target-key.tsx';

interface Props {
  readonly face: Face;
  readonly size: 'hand' | 'mini';
  readonly name?: string;
  readonly onPicked?: () => void;
}

export const openOnMenu =
  (def: string) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    openCard(def);
  };

export function TableCard({ face, size, name, onPicked }: Props) {
  const { words, view, text, answering } = useTable();
  const role = answering.roleOf(face.id);
  const isBase = words.printed(face.def).type === 'base';
  const isPicked = role === 'picked' || role === 'chosen';
  const press = (): void => {
    if (role) {
      answering.touch(face.id);
      onPicked?.();
    } else openCard(face.def);
  };
  return (
    <button
      type="button"
      className={`table-card is-${size}`}
      data-role={role}
      data-def={face.def}
      data-hinted={answering.isHintedCard(face.id) || undefined}
      aria-label={name ?? words.describeCard(face, view)}
      aria-pressed={role ? isPicked : undefined}
      aria-description={role ? text.selectable : undefined}
      onClick={press}
      onContextMenu={openOnMenu(face.def)}
    >
      {isBase ? (
        <BaseFace def={face.def} size={size} selected={isPicked} />
      ) : (
        <CardFace def={face.def} size={size} selected={isPicked} />
      )}
      <TargetKey id={face.id} />
    </button>
  );
}
