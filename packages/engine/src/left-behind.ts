/** Actions that do not leave play with the minion they are on. */
import { type Card, HOOK_COUNTS, idOf, NO_CARD } from './block.ts';
import { enter, leave, sceneOf } from './context.ts';
import type { Game } from './game.ts';
import { STAYS_BEHIND } from './rules.ts';
import { discardFromPlay } from './verbs.ts';
import { moveCard } from './zones.ts';

const NONE: readonly never[] = [];

/** An action that is to be transferred does not go with its minion: it waits on the base. */
export function keepApart(g: Game, leaving: readonly Card[]): void {
  if (g.kept !== NO_CARD && leaving.includes(g.hostOf(g.kept))) moveCard(g, idOf(g.kept), g.baseIdOf(idOf(g.kept)));
}

export const staysBehind = (g: Game, card: Card): boolean => g.abilitiesOf(idOf(card)).staysBehind !== undefined;

/** Actions that do not go with the minion they are on wait on its base until it has left. */
export function letGo(g: Game, leaving: readonly Card[]): readonly Card[] {
  if (g.block[HOOK_COUNTS + STAYS_BEHIND] === 0) return NONE;
  const left: Card[] = [];
  for (const host of leaving) {
    for (const card of g.isMinion(host) ? g.cardsOn(host) : NONE) {
      if (card === g.kept || leaving.includes(card) || !staysBehind(g, card)) continue;
      moveCard(g, idOf(card), g.baseIdOf(idOf(host)));
      left.push(card);
    }
  }
  return left;
}

/** Now they find another place, or are discarded too. */
export function takeCareOf(g: Game, leftBehind: readonly Card[]): void {
  for (const card of leftBehind) {
    const base = g.baseOf(card);
    const scene = sceneOf(g, idOf(card));
    enter(g, card, scene.me);
    g.abilitiesOf(idOf(card)).staysBehind?.(scene);
    leave(g);
    if (g.isInPlay(card) && g.hostOf(card) === base) discardFromPlay(g, idOf(card));
  }
}
