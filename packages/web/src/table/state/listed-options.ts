import type { Option } from '@baston/engine';
import { cardIdOf, openOptions } from './choices.ts';
import type { Table } from './context.ts';

/** The number of options that have a key. */
export const NUMBERED = 9;

/** The options of the question in the order of their number keys. */
export function listedOptions({
  answering,
  words,
  view,
}: Pick<Table, 'answering' | 'words' | 'view'>): readonly Option[] {
  const { question, draft } = answering;
  if (!question || question.kind === 'order') return [];
  return withoutCopies(openOptions(draft), (option) => words.option(question, option, view));
}

/** The chosen card together with answers to what it will ask. They follow in the list, and so do their keys. */
export function listedTogether(table: Parameters<typeof listedOptions>[0]) {
  const before = listedOptions(table).length;
  return table.answering.combined.map((both, i) => ({ both, number: before + i + 1 }));
}

/** Several copies of a card in hand make the same moves: one of each is enough in a list. */
function withoutCopies(options: readonly Option[], nameOf: (option: Option) => string): readonly Option[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    if (!option.id.startsWith('play:')) return true;
    const name = nameOf(option);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** The number keys of what can be touched: of cards that are asked for, or of the places where the chosen card goes. */
export function keysOnTable(table: Parameters<typeof listedOptions>[0]): ReadonlyMap<number, number> {
  const { question, draft } = table.answering;
  const keys = new Map<number, number>();
  if (!question || (question.kind === 'move' && draft.card === undefined)) return keys;
  for (const [i, option] of listedOptions(table).slice(0, NUMBERED).entries()) {
    const id = question.kind === 'move' ? option.where?.id : cardIdOf(option);
    if (id !== undefined && !keys.has(id)) keys.set(id, i + 1);
  }
  for (const { number, both } of listedTogether(table)) {
    const { target } = both;
    if (target !== undefined && number <= NUMBERED && !keys.has(target)) keys.set(target, number);
  }
  return keys;
}
