import type { Face, Option, Question } from '@baston/engine';
import { locate } from '@baston/table';
import { useTable } from './context.ts';

/** The options of a question that lie nowhere on the table: in a discard pile, in a deck, in the hand of another. */
export function useHiddenCards(question: Question | undefined): Face[] {
  const { view, me } = useTable();
  const isOnTable = ({ id }: Face): boolean => {
    const found = locate(view, id);
    if (!found || found.at === 'discard' || found.at === 'deck') return false;
    return (found.at !== 'hand' && found.at !== 'aside') || found.seat === me;
  };
  const faces = question?.options.flatMap(({ card }: Option) => (card && !isOnTable(card) ? [card] : [])) ?? [];
  return [...new Map(faces.map((face) => [face.id, face])).values()];
}
