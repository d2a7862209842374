/** The context of every part of the table: the update, the words for it, and the answer in the making. */
import type { Seat, View } from '@baston/engine';
import { type OpenWindow, type Update, Words } from '@baston/table';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { cards } from '../../cards/faces.ts';
import { usePage } from '../../store.ts';
import type { TableText } from '../../words/table.ts';
import { textsIn } from '../../words/texts.ts';
import type { Answering } from './answering.ts';
import type { AutoEnd } from './auto-end.ts';

export interface Table {
  readonly update: Update;
  readonly view: View;
  readonly me: Seat;
  readonly words: Words;
  readonly text: TableText;
  readonly answering: Answering;
  readonly autoEnd: AutoEnd;
  /** The number keys that choose cards and bases, by the ids of these. */
  readonly keys: ReadonlyMap<number, number>;
  readonly hasHints: boolean;
  /** The window that is open, or was a moment ago. */
  readonly window: OpenWindow | undefined;
  /** Plays nothing in an open window. */
  readonly pass: () => void;
}

const Context = createContext<Table | undefined>(undefined);
export const TableContext = Context.Provider;

export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('this is shown at a table only');
  return table;
}

/** The game is over: nobody is asked any more. It may have ended before it was played out. */
export const isOver = ({ waitingFor, window }: Update): boolean => waitingFor === undefined && !window;

/** Windows often follow one another: what is shown about one stays until the next has had time to open. */
const GAP = 600;

export function useWindow(update: Update): OpenWindow | undefined {
  const { window } = update;
  const [last, setLast] = useState(window);
  useEffect(() => {
    if (window) return setLast(window);
    const timer = setTimeout(() => setLast(undefined), GAP);
    return () => clearTimeout(timer);
  }, [window]);
  if (window || !last || update.question || isOver(update)) return window;
  return { ...last, isAnswered: true };
}

export const useTableText = (): TableText => textsIn(usePage((page) => page.settings.lang)).table;

/** The words for a reader in that seat. They are made anew only when a player or the language changes. */
export function useTableWords(update: Update): Words {
  const lang = usePage((page) => page.settings.lang);
  const { seat } = update;
  const names = JSON.stringify(update.seats.map(({ name }) => name));
  return useMemo(
    () => new Words(lang, { cards, me: seat, players: JSON.parse(names) as string[] }),
    [lang, seat, names],
  );
}
