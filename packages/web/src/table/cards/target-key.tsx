/** The number key that chooses a card or a base, where it lies. */
import { Key } from '../../ui/key.tsx';
import { useTable } from '../state/context.ts';
import './target-key.css';

export function TargetKey({ id }: { readonly id: number }) {
  const number = useTable().keys.get(id);
  return (
    number !== undefined && (
      <span className="target-key" aria-hidden="true">
        <Key name={String(number)} />
      </span>
    )
  );
}
