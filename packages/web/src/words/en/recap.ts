/** The opponents' moves since the reader's last decision: one short line each, with the consequences. */

const counted = (count: number, one: string): string => (count === 1 ? `a ${one}` : `${count} ${one}s`);
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const recap = {
  title: 'Since your last move',
  more: (count: number) => (count === 1 ? 'One more in the log' : `${count} more in the log`),
  wholeLog: 'The whole log',
  done: 'Got it',
  /** Looking at it again, step by step; while the others play, too. */
  again: 'Watch again',
  back: 'Step back',
  onward: 'Next step',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepThrough: 'Step by step',
  skip: 'Skip',
  /** Somebody has played or used a card; the place is left out if there is none. */
  played: (player: string, isMe: boolean, card: string, on: string | undefined) => {
    const what = `${isMe ? 'You' : player} played ${card}`;
    return on === undefined ? what : `${what} on ${on}`;
  },
  used: (player: string, isMe: boolean, card: string) => `${isMe ? 'You' : player} used ${card}`,
  monster: (card: string, on: string) => `The monster ${card} came to ${on}`,
  scored: (base: string) => `${base} scored`,
  /** Consequences, as they stand in a list after a colon. The cards are a list, of so many. */
  destroyed: (cards: string, _count: number) => `${cards} destroyed`,
  moved: (cards: string, _count: number, base: string) => `${cards} moved to ${base}`,
  returned: (cards: string) => `${cards} returned to hand`,
  placed: (cards: string, _count: number, to: 'hand' | 'deck' | 'deckTop' | 'deckBottom' | 'discard') =>
    ({
      hand: `${cards} placed in hand`,
      deck: `${cards} shuffled into a deck`,
      deckTop: `${cards} placed on top of a deck`,
      deckBottom: `${cards} placed on the bottom of a deck`,
      discard: `${cards} placed in a discard pile`,
    })[to],
  discarded: (player: string, isMe: boolean, cards: string) => `${isMe ? 'you' : player} discarded ${cards}`,
  drew: (player: string, isMe: boolean, count: number) => `${isMe ? 'you' : player} drew ${counted(count, 'card')}`,
  gained: (player: string, isMe: boolean, vp: number) =>
    vp < 0 ? `${isMe ? 'you' : player} lost ${-vp} VP` : `${isMe ? 'you' : player} gained ${vp} VP`,
  power: (cards: string, amount: number) => `${signed(amount)} power for ${cards}`,
  counters: (cards: string, amount: number) =>
    amount < 0
      ? `${cards} lost ${counted(-amount, '+1 power counter')}`
      : `${cards} got ${counted(amount, '+1 power counter')}`,
  controlled: (player: string, isMe: boolean, cards: string) => `${isMe ? 'you' : player} took control of ${cards}`,
  /** On a card, and what that means. */
  marks: {
    fresh: { short: 'New', long: 'new since your last move' },
    moved: { short: 'Moved', long: 'moved since your last move' },
  },
  powerMark: { short: signed, long: (amount: number) => `${signed(amount)} power since your last move` },
  countersMark: {
    short: signed,
    long: (amount: number) =>
      amount < 0
        ? `${counted(-amount, 'counter')} fewer since your last move`
        : `${counted(amount, 'counter')} more since your last move`,
  },
  controlMark: { short: 'Taken', long: 'taken since your last move' },
};
