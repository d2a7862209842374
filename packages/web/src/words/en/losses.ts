/** One's own cards that leave play if a card is played, because nothing else can be chosen. */
export const losses = {
  loses: (cards: string) => `You would lose ${cards}.`,
  losesOn: (place: string, cards: string) => `On ${place}, you would lose ${cards}.`,
  /** Asks again before such a card is played. */
  ask: (count: number) => (count === 1 ? 'Lose one of your cards?' : 'Lose some of your cards?'),
  anyway: 'Play anyway',
  again: 'Choose again',
};
