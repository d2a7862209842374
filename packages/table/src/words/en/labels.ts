import type { Labels } from '../types.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: { readonly [form: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
export const ordinal = (place: number): string => `${place}${SUFFIXES[ORDINALS.select(place)] ?? 'th'}`;
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const PHASES: Labels['phases'] = {
  draft: 'Draft',
  mulligan: 'Opening hands',
  start: 'Start of turn',
  play: 'Play cards',
  score: 'Score bases',
  draw: 'Draw two cards',
  end: 'End of turn',
  over: 'Game over',
};

export const labels: Labels = {
  phases: PHASES,
  noUndo: {
    nothing: 'There is nothing to take back.',
    others: 'Somebody else has decided since, or decides now: there is no way back.',
    seen: 'Cards were drawn, shuffled or shown: there is no way back.',
  },
  refusals: {
    'bad-config': 'A match cannot be set up like this.',
    'bad-answer': 'That is not an answer.',
    'not-asked': 'Nobody is asked anything now.',
    'not-your-turn': 'Somebody else is asked.',
    'stale-answer': 'That is no longer one of the options.',
    'illegal-answer': 'That answer does not fit the question.',
    'bad-save': 'This is not the record of a game, or it is damaged.',
    'other-version': 'This game was recorded with another version of the rules.',
    diverged: 'The record does not fit the rules: somewhere it answers a question that is not asked.',
    stuck: 'The game is stuck: nobody has anything to decide any more.',
  },
  kinds: { minion: 'minion', action: 'action', base: 'base' },
  modes: {
    discard: 'Discard it',
    leave: 'Leave it where it is',
    addCounter: 'Place a +1 power counter',
    transferCounters: 'Transfer +1 power counters',
    transfer: 'Transfer an action',
    takeControl: 'Take control',
    useTalent: 'Use a talent once more',
    playExtraAction: 'Play an extra action',
    playExtraMinion: 'Play an extra minion',
    playNow: 'Play it now',
    placeInHand: 'Put it into your hand',
    placeOnDeck: 'Place it on top of the deck',
    placeUnderDeck: 'Place it on the bottom of the deck',
    placeDiscardedOnDeck: 'Place a card from a discard pile on top of its deck',
    draw: 'Draw a card',
    move: 'Move a minion',
    return: 'Return it to your hand and play it elsewhere',
    destroyAction: 'Destroy an action',
    destroyMinion: 'Destroy a minion',
    playBase: 'Put one more base into play',
    destroyBase: 'Destroy a base',
    bury: 'Bury cards of your hand',
    uncover: 'Uncover buried cards',
    drawTwo: 'Draw two cards',
    destroyTwo: 'Destroy two of your other minions',
    returnMadness: 'Return it to the Madness deck',
  },
  yes: 'Yes',
  no: 'No',
  pass: 'Pass',
  decline: 'Decline',
  done: 'None',
  endTurn: 'End the play phase',
  play: (card) => `Play ${card}`,
  playOn: (card, where) => `Play ${card} on ${where}`,
  use: (card) => `Use ${card}`,
  power: (amount) => `power ${amount}`,
  powerOf: (total, breakpoint) => `power ${total} of ${breakpoint}`,
  vp: (amount) => `${amount} VP`,
  place: ordinal,
  inDiscard: 'in your discard pile',
  buriedAt: (base) => `buried at ${base}`,
  faceDown: (player, base) => `face-down card (${player}, ${base})`,
  permit: (play, regular) => {
    if (play === 'minion') return regular ? 'minion' : 'extra minion';
    return regular ? 'action' : 'extra action';
  },
  permitFromDiscard: 'from your discard pile',
  permitWhereNone: 'where you have no minion',
  permitOn: { base: 'played on a base', minion: 'played on a minion' },
  permitMaxPower: (power) => `power ${power} or less`,
  permitAt: (base) => `on ${base}`,
  printed: 'printed power',
  counters: '+1 power counters',
};
