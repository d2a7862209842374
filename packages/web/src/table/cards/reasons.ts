/** The parts of a power or a total, in words. */
import type { Why } from '@baston/engine';
import type { Words } from '@baston/table';
import type { TableText } from '../../words/table.ts';

export interface Reason {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function reasonsOf(why: Why, words: Words, text: TableText): Reason[] {
  const card = (def: string): string => words.cardName({ def });
  const labels = {
    printed: () => words.labels.printed,
    starting: card,
    counters: () => words.labels.counters,
    minion: card,
    card,
    effect: (def: string) => `${card(def)} (${text.thisTurn})`,
  };
  const isWhole = (source: Why[number]['source']): boolean =>
    source === 'printed' || source === 'starting' || source === 'minion';
  return why.map(({ source, def, amount }, i) => ({
    key: `${i}:${def}`,
    label: labels[source](def),
    amount: isWhole(source) ? String(amount) : signed(amount),
  }));
}
