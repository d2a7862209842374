import type { Printed } from '@baston/engine';

/** The fate of a card of the hand that is placed in a duel: played, played in its moment or discarded, or back in the hand (DUEL-04, TIME-07). */
export function fateInDuel({ type, text }: Printed): 'action' | 'special' | 'bluff' {
  if (type !== 'action') return 'bluff';
  return ONLY_SPECIAL.test(text) ? 'special' : 'action';
}

/** In both languages. */
const ONLY_SPECIAL = /^\*\*Sp[eé]cial/;
