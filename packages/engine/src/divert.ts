/** What happens to a card instead of its going to the discard pile (TIME-16). */
import { type Card, HOOK_COUNTS, idOf } from './block.ts';
import { enter, leave } from './context.ts';
import { isReplaced } from './door.ts';
import type { Game } from './game.ts';
import { staysBehind } from './left-behind.ts';
import { INSTEAD } from './rules.ts';
import { returnAll } from './verbs.ts';

const canHappen = (g: Game): boolean =>
  g.block[HOOK_COUNTS + INSTEAD] !== 0 || g.effects.some(({ kind }) => kind === 'rescued');

/** These cards are to go there, together, with what is on them. Gives those that go all the same. */
export function divert(g: Game, cards: readonly Card[]): readonly Card[] {
  if (!canHappen(g)) return cards;
  const going: Card[] = [];
  for (const card of cards) {
    if (isDiverted(g, card)) continue;
    going.push(card);
    divertFrom(g, card, cards);
  }
  return going;
}

/** These cards leave play together, but go somewhere else; what is on them is to go there. */
export function divertWhatIsOn(g: Game, cards: readonly Card[]): void {
  if (canHappen(g)) for (const card of cards) divertFrom(g, card, cards);
}

/** What is on the card, unless it is meant itself, or does not go with it (ERR-24). */
function divertFrom(g: Game, host: Card, meant: readonly Card[]): void {
  for (const on of g.cardsOn(host)) {
    if (!meant.includes(on) && on !== g.kept && !staysBehind(g, on)) isDiverted(g, on);
  }
}

/** It is, once it is no longer where it was: what happens instead may itself be kept from happening, or be replaced. */
function isDiverted(g: Game, card: Card): boolean {
  if (!g.isInPlay(card)) return true;
  const host = g.hostOf(card);
  if (!isReplaced(g, idOf(card), 'discard')) rescue(g, card);
  return g.hostOf(card) !== host;
}

function rescue(g: Game, card: Card): void {
  const effect = g.effects.find(({ kind, card: about }) => kind === 'rescued' && about === card);
  if (!effect) return;
  enter(g, effect.source, effect.seat);
  returnAll(g, [card]);
  leave(g);
}
