/** Which text a card in play has: its own, another card's, or none (TIME-41). */
import { ABILITIES, type Card, HOSTED, idOf } from './block.ts';
import { hold, release } from './control.ts';
import { isProtected } from './door.ts';
import type { Game } from './game.ts';
import type { Effect } from './records.ts';
import { SILENCES } from './rules.ts';
import { cardAt, firstIn, nextOf, setText } from './zones.ts';

/** It follows from the cards and records about it: none if one says so, else the latest, else its own. */
export function refreshText(g: Game, card: Card): void {
  if (!g.isInPlay(card)) return;
  const texts = g.effects.filter(({ kind, card: about }) => kind === 'text' && about === card).map((e) => e.amount);
  const isSilent = texts.includes(0) || isSilenced(g, idOf(card));
  setText(g, idOf(card), isSilent ? 0 : (texts.at(-1) ?? g.defOf(card)));
  if (g.abilitiesOf(idOf(card)).controlsBearer) hold(g, card);
  else release(g, idOf(card));
}

export function refreshGuests(g: Game, host: Card): void {
  for (const guest of g.cardsOn(host)) {
    refreshText(g, guest);
    refreshGuests(g, guest);
  }
}

/** Does a card on it take its abilities? */
export function bearsSilence(g: Game, id: number): boolean {
  if ((g.traits & SILENCES) === 0) return false;
  const b = g.block;
  for (let on = firstIn(b, HOSTED + id); on; on = nextOf(b, on)) {
    if (g.rules.abilities[b[cardAt(on) + ABILITIES] as number]?.silences === 'bearer') return true;
  }
  return false;
}

function isSilenced(g: Game, id: number): boolean {
  if ((g.traits & SILENCES) === 0) return false;
  if (bearsSilence(g, id)) return true;
  const base = g.baseIdOf(id);
  return (
    base !== id && g.effects.some((e) => e.kind === 'silent' && e.card === g.card(base) && !isSpared(g, g.card(id), e))
  );
}

/** It was kept from it then, or is now that it has come. */
function isSpared(g: Game, card: Card, { source: by, seat }: Effect): boolean {
  const { source, actor } = g;
  g.source = by;
  g.actor = seat;
  const isKept = isProtected(g, idOf(card), 'silence');
  g.source = source;
  g.actor = actor;
  return isKept;
}

/** A card has come to that host, or left it, or changed its text: who gets or loses theirs? */
export function heedSilence(g: Game, id: number, host: number): void {
  if (host > 0) refreshText(g, g.card(host)); // the card may be a silencer, by its own text or by another's
  if (g.effects.some(({ kind }) => kind === 'silent')) {
    refreshText(g, g.card(id));
    refreshGuests(g, g.card(id));
  }
}
