/** The answer of a puzzle, shown at its table step by step. */
import { useState } from 'react';
import { PUZZLE } from '../../games.ts';
import { usePage } from '../../store.ts';
import { useTable } from '../../table/state/context.ts';
import { useLang } from '../../words/index.ts';
import type { Puzzle } from './puzzle.ts';

export interface Shown {
  /** The number of the step, and how many there are; one more once all are done. */
  readonly step: number;
  readonly of: number;
  /** The instruction of this step. */
  readonly says: string;
  next(): void;
}

interface AnswerControl {
  /** Undefined: nothing has been shown. */
  readonly shown: Shown | undefined;
  begin(): void;
  end(): void;
}

export function useAnswer({ solution, goal: { seat } }: Puzzle): AnswerControl {
  const saved = usePage((page) => page.saved);
  /** So many answers of the solution have been given. */
  const [at, setAt] = useState<number>();
  const says = useSays(at === undefined ? undefined : solution[at]?.picks);
  const mine = solution.flatMap((answer, index) => (answer.seat === seat ? [index] : []));
  const go = (answers: number): void => {
    if (!saved) return;
    setAt(answers);
    usePage.getState().resume({ ...saved, record: { ...saved.record, answers: solution } }, { id: PUZZLE, answers });
  };
  const step = mine.filter((index) => at !== undefined && index <= at).length + (at === solution.length ? 1 : 0);
  const next = (): void => go(mine[step] ?? solution.length);
  return {
    shown: at === undefined ? undefined : { step, of: mine.length, says, next },
    begin: () => go(mine[0] ?? 0),
    end: () => setAt(undefined),
  };
}

/** In the words of the buttons; empty where something else was done meanwhile. */
function useSays(picks: readonly string[] | undefined): string {
  const { words, view, answering } = useTable();
  const list = new Intl.ListFormat(useLang());
  const { question } = answering;
  const isAsked = picks?.every((pick) => question?.options.some(({ id }) => id === pick));
  if (!picks || !question || !isAsked) return '';
  const named =
    picks.length === 0 ? [words.picks(question, [], view)] : picks.map((pick) => words.picks(question, [pick], view));
  return list.format(named);
}
