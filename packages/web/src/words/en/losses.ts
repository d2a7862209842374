/** One's own cards that leave play if a card is played, because nothing else can be chosen. */
export const losses = {
  loses: (cards: string) => `You would lose ${cards}.`,
  losesOn: (place: string, cards: string) => `On ${place}, you would lose ${cards}.`,
};
