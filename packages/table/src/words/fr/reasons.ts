import type { Reasons } from '../types.ts';

const ORDINALS = ['premier', 'deuxième', 'troisième'];

export const reasons: Reasons = {
  win: ({ base, vp }, tell) => `${tell.card(base)} serait conquise, et ses ${vp} PV vous donneraient la victoire.`,
  score: ({ base, vp }, tell) => `${tell.card(base)} serait conquise et vous donnerait ${vp} PV.`,
  lead: ({ base }, tell) => `Vous prendriez la tête sur ${tell.card(base)}.`,
  keepLead: ({ base }, tell) => `Renforce votre avance sur ${tell.card(base)}.`,
  place: ({ base, place, vp }, tell) => {
    const where = tell.card(base);
    if (vp === 0) return `Rapproche ${where} de sa Conquête.`;
    return `Vous seriez ${ORDINALS[place - 1] ?? 'dernier'} sur ${where}, ce qui vaut ${vp} PV.`;
  },
  remove: ({ card, seat }, tell) => `${tell.player(seat)} perdrait ${tell.card(card)}.`,
  weaken: ({ card, seat }, tell) => `Affaiblit ${tell.card(card)} (${tell.player(seat)}).`,
  help: ({ card }, tell) => `Aide votre carte ${tell.card(card)}.`,
  save: ({ card }, tell) => `Sauve ${tell.card(card)} de la défausse.`,
  ability: ({ card }, tell) => `L’effet de la carte ${tell.card(card)} est utile maintenant.`,
  bestCard: ({ card }, tell) => `${tell.card(card)} est la meilleure carte à prendre.`,
  leastLoss: ({ card }, tell) => `${tell.card(card)} est celle qui vous manquera le moins.`,
  wait: () => 'Rien de ce que vous pouvez encore jouer ne vaut une carte en ce moment.',
  nothing: () => 'Aucun choix ne vous aide.',
  best: () => 'Cela semble le meilleur choix.',
};
