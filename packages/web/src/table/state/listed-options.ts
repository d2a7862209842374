import type { Option } from '@baston/engine';
import { openOptions } from './choices.ts';
import type { Table } from './context.ts';

/** The options of the question in the order of their number keys. */
export function listedOptions({ answering, words, view }: Table): readonly Option[] {
  const { question, draft } = answering;
  if (!question || question.kind === 'order') return [];
  return withoutCopies(openOptions(draft), (option) => words.option(question, option, view));
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
