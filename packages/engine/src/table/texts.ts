/** Which text a card in play has: its own, another card's, or none (TIME-41). */
import { SHOWS_TOP_BASE, SILENCE, SILENCES } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { ABILITIES, type Card, type DefNumber, HOSTED, idOf, ZONE } from '../state/block.ts';
import { type Effect, lastingEffect } from '../state/records.ts';
import { cardAt, firstIn, nextOf } from '../state/zones.ts';
import { refreshEchoes } from './echo.ts';
import { facetsOf, listensTo } from './facets.ts';
import { countHooks, isHeard, noteChange } from './listeners.ts';
import { isProtected } from './protection.ts';

/** It follows from the cards and records about it: none if one says so, else the latest, else its own. */
export function refreshText(g: Table, card: Card): void {
  if (!g.isInPlay(card)) return;
  const texts = g.effects.filter(({ kind, card: about }) => kind === 'text' && about === card).map((e) => e.amount);
  const isSilent = texts.includes(0) || isSilenced(g, idOf(card));
  setText(g, idOf(card), isSilent ? 0 : (texts.at(-1) ?? g.defOf(card)));
  if (g.abilitiesOf(idOf(card)).makesBearer === 'yours') g.hold(card);
  else g.release(idOf(card));
}

export function refreshGuests(g: Table, host: Card): void {
  for (const guest of g.cardsOn(host)) {
    refreshText(g, guest);
    refreshGuests(g, guest);
  }
}

/** By its own text or by another's. */
const isSilencer = (g: Table, id: number): boolean =>
  g.rules.abilities[g.block[cardAt(id) + ABILITIES] as number]?.makesBearer === 'silent';

/** Does a card on it take its abilities? */
export function bearsSilence(g: Table, id: number): boolean {
  if ((g.traits & SILENCES) === 0) return false;
  const b = g.block;
  for (let on = firstIn(b, HOSTED + id); on; on = nextOf(b, on)) if (isSilencer(g, on)) return true;
  return false;
}

function isSilenced(g: Table, id: number): boolean {
  if ((g.traits & SILENCES) === 0) return false;
  if (bearsSilence(g, id)) return true;
  const base = g.baseIdOf(id);
  if (base === id || !isHeard(g, SILENCE)) return false;
  return facetsOf(g).some(
    (left) => left.effect.card === g.card(base) && listensTo(g, left, SILENCE) && !isSpared(g, g.card(id), left.effect),
  );
}

/** Was the card protected when that effect began, or when the card came to the base? */
const isSpared = (g: Table, card: Card, { source }: Effect): boolean =>
  g.effects.some((effect) => effect.kind === 'unaffected' && effect.card === card && effect.source === source);

/**
 * A card has come to that base, with what is on it. If cards have no abilities there, it is decided now, with the abilities
 * that it comes with, whether it is kept from that; and not again when it has lost them (PROT-05): else some would lose
 * and regain them for ever.
 */
export function spareProtected(g: Table, id: number): void {
  const base = g.card(g.baseIdOf(id));
  const comers = [g.card(id), ...g.cardsOn(g.card(id))];
  for (const left of facetsOf(g)) {
    const { effect } = left;
    if (effect.card !== base || !listensTo(g, left, SILENCE)) continue;
    for (const card of comers) if (isProtectedFrom(g, card, effect)) spare(g, card, effect);
  }
}

function isProtectedFrom(g: Table, card: Card, { source: by, seat }: Effect): boolean {
  const { source, actor } = g;
  g.source = by;
  g.actor = seat;
  const isKept = isProtected(g, idOf(card), 'affect');
  g.source = source;
  g.actor = actor;
  return isKept;
}

/** The effect does not affect the card, for as long as it lasts. */
function spare(g: Table, card: Card, { until, seat, source, sourceDef }: Effect): void {
  g.effects.push(lastingEffect('unaffected', until, seat, card, source, sourceDef));
}

/** A card has come to that host, or left it, or got another text: updates the texts that change because of that. */
export function refreshTexts(g: Table, id: number, host: number): void {
  // The card may take away its host's abilities, or may have done so: only then is there anything to find out.
  if (host > 0 && (isSilencer(g, id) || g.block[cardAt(host) + ABILITIES] === 0)) refreshText(g, g.card(host));
  if (isHeard(g, SILENCE)) {
    refreshText(g, g.card(id));
    refreshGuests(g, g.card(id));
  }
}

/** Gives a card in play another text: that of a definition, or none. */
function setText(g: Table, id: number, def: DefNumber): void {
  const at = cardAt(id) + ABILITIES;
  if (g.block[at] === def) return;
  countHooks(g, id, -1);
  g.block[at] = def;
  countHooks(g, id, 1);
  g.hooked = undefined; // listeners come in the order of their stays
  noteChange(g, id);
  if (g.traits & SHOWS_TOP_BASE) refreshEchoes(g);
  if (g.traits & SILENCES) refreshTexts(g, id, (g.block[cardAt(id) + ZONE] as number) - HOSTED);
}
