/** "Me first!": cards in play answer first, then the players play Specials in turn until all pass in a row. */
import { type Card, DEF, HAND, idOf, NO_CARD, type Seat, zoneOf } from './block.ts';
import { ask } from './choose.ts';
import { BY_SPECIAL, enter, isHeard, leave, sceneOf, tell, tellSpecial } from './context.ts';
import { canCopy, type Deed, playCopy } from './copies.ts';
import type { Special } from './defs.ts';
import type { Game } from './game.ts';
import type { Happening } from './moments.ts';
import { isUsed } from './moves.ts';
import { canPlayAt, isForbiddenCopy, playCard } from './play.ts';
import { lastingEffect } from './records.ts';
import { bitOf, HOOK, specialAt, TYPES } from './rules.ts';
import { cardAt, firstIn, isFirstOfKind, nextOf } from './zones.ts';

/** Could anybody answer this moment? */
export const isAwaited = (g: Game, hook: number): boolean => isHeard(g, hook) || (g.traits & bitOf(hook)) !== 0;

export function openWindow(g: Game, happening: Happening): void {
  const { hook } = happening;
  const outer = g.window;
  g.isStirred = true;
  g.window = happening;
  if (isHeard(g, hook) || g.pending.length > 0) tell(g, happening); // RES-08
  if (g.traits & bitOf(hook)) askForSpecials(g, happening);
  g.window = outer;
}

/** In turn, until all pass in a row (RES-09 to RES-11). */
export function askForSpecials(g: Game, happening: Happening, deed?: Deed): void {
  let passes = 0;
  let seat = g.active;
  // A base that is gone no longer scores (SCORE-08); what was done there can still be copied.
  while (passes < g.seats && (deed || happening.at === NO_CARD || g.isInPlay(happening.at))) {
    passes = playSpecial(g, seat, happening, deed) ? 0 : passes + 1;
    seat = (seat + 1) % g.seats;
  }
}

/** One Special from the seat's hand, or a pass. */
function playSpecial(g: Game, seat: Seat, happening: Happening, deed: Deed | undefined): boolean {
  const b = g.block;
  g.options.length = 0;
  g.probing++;
  for (let id = firstIn(b, zoneOf(seat, HAND)); id; id = nextOf(b, id)) {
    if (canPlaySpecial(g, seat, id, happening, deed) && isFirstOfKind(b, id)) g.options.push(g.card(id));
  }
  for (const card of happening.together) if (isRevealedSpecial(g, seat, card, happening)) g.options.push(card);
  g.probing--;
  const index = ask(g, seat, 'cards', 'playSpecial', true, happening.at);
  if (index < 0) return false; // and nobody hears of it: a pass would tell that there was something to pass
  const card = g.options.at(index);
  const special = specialAt(g.abilitiesOf(idOf(card)), happening.hook);
  const { run } = special;
  if (special.oncePerBase) {
    g.effects.push(lastingEffect('used', 'leavesPlay', seat, happening.at, card, g.defOf(card)));
  }
  if (special.unplayed) {
    useSpecial(g, seat, card, special, happening);
    return true;
  }
  if (special.copies) {
    playCopy(g, seat, card, deed as Deed);
    tellSpecial(g, card, seat, happening);
    return true;
  }
  const isMinion = g.typeOf(idOf(card)) === TYPES.minion;
  const where = special.where
    ? g.chooseCard(seat, placesFor(g, seat, idOf(card), special, happening), { to: 'playHere', about: card })
    : isMinion
      ? happening.at
      : NO_CARD;
  playCard(g, seat, idOf(card), idOf(where), true, run && ((scene) => run(scene, happening)));
  tellSpecial(g, card, seat, happening);
  return true;
}

function useSpecial(g: Game, seat: Seat, card: Card, special: Special, happening: Happening): void {
  g.sink?.({ type: 'use', seat, card: g.face(idOf(card)) });
  enter(g, card, seat, BY_SPECIAL);
  special.run?.(sceneOf(g, idOf(card), seat), happening);
  tellSpecial(g, card, seat, happening);
  leave(g);
}

/** A card that is revealed as it lies in the deck of the player can answer that (CARD-165). */
function isRevealedSpecial(g: Game, seat: Seat, card: Card, happening: Happening): boolean {
  if (happening.hook !== HOOK.seen || happening.owner !== seat || !g.isAlive(card)) return false;
  return !g.hand(seat).includes(card) && canPlaySpecial(g, seat, idOf(card), happening);
}

export function canPlaySpecial(g: Game, seat: Seat, id: number, happening: Happening, deed?: Deed): boolean {
  if ((g.traitsOf(id) & bitOf(happening.hook)) === 0 || !g.canPlaySpecials(seat)) return false;
  const special = specialAt(g.abilitiesOf(id), happening.hook);
  if (special.unplayed) return !special.can || special.can(g, g.card(id), seat, happening);
  const isMinion = g.typeOf(id) === TYPES.minion;
  if (!isMinion && (g.isBarred(seat) || isForbiddenCopy(g, seat, id))) return false;
  if (special.oncePerBase && isUsed(g, g.block[cardAt(id) + DEF] as number, seat, happening.at)) return false;
  if (special.copies) {
    if (!canCopy(g, seat, id, deed)) return false;
  } else if (special.where) {
    if (placesFor(g, seat, id, special, happening).length === 0) return false;
  } else {
    if (isMinion && !g.isInPlay(happening.at)) return false;
    if (!canPlayAt(g, seat, id, isMinion ? idOf(happening.at) : NO_CARD)) return false;
  }
  return !special.can || special.can(g, g.card(id), seat, happening);
}

const placesFor = (g: Game, seat: Seat, id: number, special: Special, happening: Happening): Card[] =>
  (special.where?.(g, g.card(id), seat, happening) ?? []).filter((where) => canPlayAt(g, seat, id, idOf(where)));
