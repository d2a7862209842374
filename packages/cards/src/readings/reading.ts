import type { Text } from '@baston/engine';

/** How we read what no text decides. */
export interface Reading {
  readonly id: string;
  /** The ids of the cards that it is about; none if it is about a rule alone. */
  readonly cards: readonly string[];
  /** The entries of docs/rules.md that come nearest. */
  readonly rules: readonly string[];
  readonly question: Text;
  readonly choice: Text;
  readonly reason: Text;
}
