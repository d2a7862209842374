/** Says on a card that it is new, or what has changed about it, until the next answer. */
import { useMark } from '../state/since.ts';
import './news-mark.css';

export function NewsMark({ id }: { readonly id: number }) {
  const mark = useMark(id);
  return (
    mark && (
      <span className="news-mark" aria-hidden="true">
        {mark.short}
      </span>
    )
  );
}
