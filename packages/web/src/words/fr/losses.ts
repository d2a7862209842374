import type { losses as en } from '../en/losses.ts';
import type { Translation } from '../translation.ts';

export const losses: Translation<typeof en> = {
  loses: (cards) => `Vous perdriez ${cards}.`,
  losesOn: (place, cards) => `Sur ${place}, vous perdriez ${cards}.`,
  ask: (count) => (count === 1 ? 'Perdre une de vos cartes ?' : 'Perdre plusieurs de vos cartes ?'),
  anyway: 'Jouer quand même',
  again: 'Choisir à nouveau',
};
