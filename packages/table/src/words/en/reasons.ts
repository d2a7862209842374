import type { Reasons } from '../types.ts';

const ORDINALS = ['first', 'second', 'third'];

export const reasons: Reasons = {
  win: ({ base, vp }, tell) => `${tell.card(base)} would score, and its ${vp} VP would win you the game.`,
  score: ({ base, vp }, tell) => `${tell.card(base)} would score and give you ${vp} VP.`,
  lead: ({ base }, tell) => `You would take the lead on ${tell.card(base)}.`,
  keepLead: ({ base }, tell) => `It strengthens your lead on ${tell.card(base)}.`,
  place: ({ base, place, vp }, tell) => {
    const where = tell.card(base);
    if (vp === 0) return `It brings ${where} closer to scoring.`;
    return `You would be ${ORDINALS[place - 1] ?? 'last'} on ${where}, which is worth ${vp} VP.`;
  },
  remove: ({ card, seat }, tell) => `${tell.player(seat)} would lose ${tell.card(card)}.`,
  weaken: ({ card, seat }, tell) => `It is bad for ${tell.card(card)}, which ${tell.player(seat)} controls.`,
  help: ({ card }, tell) => `It helps your own ${tell.card(card)}.`,
  save: ({ card }, tell) => `It saves ${tell.card(card)} from the discard pile.`,
  ability: ({ card }, tell) => `What ${tell.card(card)} does is useful now.`,
  bestCard: ({ card }, tell) => `${tell.card(card)} is the best card to have here.`,
  leastLoss: ({ card }, tell) => `You will miss ${tell.card(card)} least.`,
  wait: () => 'Nothing that you can still play is worth its card now.',
  nothing: () => 'None of the options would help you.',
  best: () => 'It looks best of what there is.',
};
