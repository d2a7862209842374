import type { Reasons } from '../types.ts';

const ORDINALS = ['premier', 'deuxième', 'troisième'];

export const reasons: Reasons = {
  win: ({ base, vp }, tell) => `${tell.card(base)} serait conquise, et ses ${vp} PV vous donneraient la victoire.`,
  score: ({ base, vp }, tell) => `${tell.card(base)} serait conquise et vous donnerait ${vp} PV.`,
  lead: ({ base }, tell) => `Vous prendriez la tête sur ${tell.card(base)}.`,
  keepLead: ({ base }, tell) => `Cela renforce votre avance sur ${tell.card(base)}.`,
  place: ({ base, place, vp }, tell) => {
    const where = tell.card(base);
    if (vp === 0) return `Cela rapproche ${where} de sa Conquête.`;
    return `Vous seriez ${ORDINALS[place - 1] ?? 'dernier'} sur ${where}, ce qui vaut ${vp} PV.`;
  },
  remove: ({ card, seat }, tell) => `${tell.player(seat)} perdrait ${tell.card(card)}.`,
  weaken: ({ card, seat }, tell) => `${tell.card(card)} (${tell.player(seat)}) en souffrirait.`,
  help: ({ card }, tell) => `Cela aide votre propre ${tell.card(card)}.`,
  save: ({ card }, tell) => `Cela sauve ${tell.card(card)} de la défausse.`,
  ability: ({ card }, tell) => `${tell.card(card)} a un effet utile maintenant.`,
  bestCard: ({ card }, tell) => `${tell.card(card)} est la meilleure carte à avoir ici.`,
  leastLoss: ({ card }, tell) => `${tell.card(card)} est celle qui vous manquera le moins.`,
  wait: () => 'Rien de ce que vous pouvez encore jouer ne vaut sa carte en ce moment.',
  nothing: () => 'Aucun des choix ne vous aiderait.',
  best: () => 'C’est ce qui semble le mieux.',
};
