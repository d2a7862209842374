import type { Reasons } from '../types.ts';

const ORDINALS = ['first', 'second', 'third'];

export const reasons: Reasons = {
  win: ({ base, vp }, tell) => `${tell.card(base)} would score, and its ${vp} VP would win you the game.`,
  score: ({ base, vp }, tell) => `${tell.card(base)} would score and give you ${vp} VP.`,
  lead: ({ base }, tell) => `You would take the lead on ${tell.card(base)}.`,
  keepLead: ({ base }, tell) => `Strengthens your lead on ${tell.card(base)}.`,
  place: ({ base, place, vp }, tell) => {
    const where = tell.card(base);
    if (vp === 0) return `Brings ${where} closer to scoring.`;
    return `You would be ${ORDINALS[place - 1] ?? 'last'} on ${where}, which is worth ${vp} VP.`;
  },
  remove: ({ card, seat }, tell) => `${tell.player(seat)} would lose ${tell.card(card)}.`,
  weaken: ({ card, seat }, tell) => `Weakens ${tell.card(card)} (${tell.player(seat)}).`,
  help: ({ card }, tell) => `Helps your ${tell.card(card)}.`,
  save: ({ card }, tell) => `Saves ${tell.card(card)} from the discard pile.`,
  ability: ({ card }, tell) => `${tell.card(card)}’s ability helps now.`,
  bestCard: ({ card }, tell) => `${tell.card(card)} is the best card to take.`,
  leastLoss: ({ card }, tell) => `You will miss ${tell.card(card)} least.`,
  wait: () => 'Nothing you can still play is worth a card now.',
  nothing: () => 'None of the options helps you.',
  best: () => 'It looks like the best option.',
};
