/** How much there is to learn about a faction, from what its cards say and do. Worked out while the site is built. */
import type { FactionDef } from '@baston/engine';

export const GRADES = [1, 2, 3] as const;
/** Simple, medium, complex. */
export type Grade = (typeof GRADES)[number];

type Cards = Pick<FactionDef, 'cards'>;

/** From here on it is medium, or complex. A third of the factions are simple, a third are complex. */
const MEDIUM = 2.4;
const COMPLEX = 2.75;
const WORDS_TO_A_POINT = 10;
/** An extra play may always be declined, which the texts do not say. */
const ASKS = /\b(?:may|choose|any number|extra)\b/i;

/** Points for a long text, for a decision, and for each way to act at another time than when it is played. */
const pointsOf = ({ text, use, special, on, instead }: Cards['cards'][number]): number =>
  text.en.split(/\s+/).length / WORDS_TO_A_POINT +
  (ASKS.test(text.en) ? 1 : 0) +
  [use, special, on, instead].filter((ability) => ability !== undefined).length;

/** How many copies there are of a card does not matter: it is learned once. */
export function gradeOf({ cards }: Cards): Grade {
  const points = cards.reduce((sum, card) => sum + pointsOf(card), 0) / cards.length;
  if (points < MEDIUM) return 1;
  return points < COMPLEX ? 2 : 3;
}
