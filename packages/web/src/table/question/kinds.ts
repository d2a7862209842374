/** The kinds of cards that a question involves, found by what is printed on them and by what is asked. */
import type { Printed, Question, View } from '@baston/engine';

/** The moment that is asked about. */
interface Asked {
  readonly question: Question;
  readonly view: View;
  printed(def: string): Printed;
}

const isFor = ({ question }: Asked, ...purposes: readonly Question['purpose'][]): boolean =>
  purposes.includes(question.purpose);

const isTurn = (asked: Asked): boolean => isFor(asked, 'turn');

const offers = ({ question, printed }: Asked, isIt: (card: Printed) => boolean): boolean =>
  question.options.some(({ card }) => card && isIt(printed(card.def)));

/** Abilities are used without a permit. The label is the same in both languages. */
const offersTalent = ({ question, printed }: Asked): boolean =>
  question.options.some(
    ({ card, permit }) => card && permit === undefined && printed(card.def).text.includes('**Talent'),
  );

/** Kinds that the question is about come first, and kinds that only lie on the table come last. */
const KINDS = {
  special: (asked: Asked) => isFor(asked, 'playSpecial'),
  duel: (asked: Asked) => isFor(asked, 'duel', 'duelAgainst', 'duelCard'),
  titan: (asked: Asked) => offers(asked, ({ type }) => type === 'titan') || isFor(asked, 'playTitan', 'bringTitan'),
  buried: (asked: Asked) => isFor(asked, 'bury', 'buryAt', 'uncover'),
  madness: (asked: Asked) => isFor(asked, 'drawMadness', 'returnMadness', 'discardMadness'),
  treasure: (asked: Asked) => isFor(asked, 'takeTreasure', 'drawTreasure'),
  talent: (asked: Asked) => isTurn(asked) && offersTalent(asked),
  ongoing: (asked: Asked) =>
    isTurn(asked) && offers(asked, (card) => card.type === 'action' && card.playOn !== undefined),
  monster: ({ view }: Asked) => view.bases.some(({ monsterPower }) => monsterPower > 0),
  counter: ({ view }: Asked) => view.bases.some(({ minions }) => minions.some(({ counters }) => counters > 0)),
  base: (asked: Asked) => isTurn(asked) && asked.view.bases.some(({ def }) => asked.printed(def).text !== ''),
} satisfies { readonly [kind: string]: (asked: Asked) => boolean };

export type CardKind = keyof typeof KINDS;

/** The first of them that has not been explained yet. */
export const newKindAt = (asked: Asked, explained: readonly string[]): CardKind | undefined =>
  (Object.keys(KINDS) as CardKind[]).find((kind) => !explained.includes(kind) && KINDS[kind](asked));
