/** What every part of the table needs: the update, the words for it, and the answer in the making. */
import type { Seat, View } from '@baston/engine';
import { type Update, Words } from '@baston/table';
import { createContext, useContext, useMemo } from 'react';
import { cards } from '../cards/faces.ts';
import { usePage } from '../store.ts';
import { type TableText, tableText } from '../words/table.ts';
import type { Answering } from './answering.ts';

export interface Table {
  readonly update: Update;
  readonly view: View;
  readonly me: Seat;
  readonly words: Words;
  readonly text: TableText;
  readonly answering: Answering;
}

const Context = createContext<Table | undefined>(undefined);
export const TableContext = Context.Provider;

export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('this is shown at a table only');
  return table;
}

export const useTableText = (): TableText => tableText[usePage((page) => page.settings.lang)];

/** The words for a reader in that seat. They are made anew only when somebody or the language changes. */
export function useTableWords(update: Update): Words {
  const lang = usePage((page) => page.settings.lang);
  const { seat } = update;
  const names = JSON.stringify(update.seats.map(({ name }) => name));
  return useMemo(
    () => new Words(lang, { cards, me: seat, players: JSON.parse(names) as string[] }),
    [lang, seat, names],
  );
}
