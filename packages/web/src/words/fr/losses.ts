import type { losses as en } from '../en/losses.ts';
import type { Translation } from '../translation.ts';

export const losses: Translation<typeof en> = {
  loses: (cards) => `Vous perdriez ${cards}.`,
  losesOn: (place, cards) => `Sur ${place}, vous perdriez ${cards}.`,
};
