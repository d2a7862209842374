/** Why a minion has its power, in words. */
import type { MinionView } from '@baston/engine';
import type { Words } from '@baston/table';
import type { TableText } from '../words/table.ts';

export interface Reason {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function reasonsOf(minion: MinionView, words: Words, text: TableText): Reason[] {
  const card = (def: string): string => words.cardName({ def });
  const labels = {
    printed: () => words.labels.printed,
    counters: () => words.labels.counters,
    card,
    effect: (def: string) => `${card(def)} (${text.thisTurn})`,
  };
  return minion.why.map(({ source, def, amount }, i) => ({
    key: `${i}:${def}`,
    label: labels[source](def),
    amount: source === 'printed' ? String(amount) : signed(amount),
  }));
}
