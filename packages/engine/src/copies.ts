/** Cards that have the abilities of others (COPY-13 to COPY-16). */
import { ABILITIES, type Card, idOf, NO_CARD, type Seat } from './block.ts';
import type { Scene } from './defs.ts';
import { tellIfRaised } from './door.ts';
import type { Game } from './game.ts';
import { isForbidden, playCard } from './play.ts';
import type { Until } from './records.ts';
import { PLAY_ON } from './rules.ts';
import { giveText } from './verbs.ts';
import { cardAt } from './zones.ts';

/**
 * The card has the abilities that the model has now, for a time, and does what they say when it is played (COPY-13). Those
 * that it has already bring nothing new: a copy of a copier stops there.
 */
export function copyText(g: Game, scene: Scene, model: Card, until: Until): void {
  const text = g.textOf(model);
  if (text === g.textOf(scene.self)) return;
  giveText(g, scene.self, text, until);
  tellIfRaised(g, scene.bearer, scene.self);
  g.abilitiesOf(idOf(scene.self)).onPlay?.(scene);
}

// ── An action that is played as if the text of another were printed on it (COPY-16) ──────────────

/** What a card did as it was played: whose text it had, and what it did in place of what that says. */
export interface Deed {
  readonly text: number;
  readonly run: ((scene: Scene) => void) | undefined;
}

/** Where it could be played with that text; what the text says about that besides does not count, what cards in play say does. */
function placesFor(g: Game, seat: Seat, id: number, text: number): Card[] {
  const at = cardAt(id) + ABILITIES;
  const own = g.block[at] as number;
  g.block[at] = text;
  const places = placesOf(g, seat, g.rules.playOn[text]).filter((where) => !isForbidden(g, seat, id, idOf(where)));
  g.block[at] = own;
  return places;
}

function placesOf(g: Game, seat: Seat, playOn: number | undefined): Card[] {
  if (playOn === PLAY_ON.base || playOn === PLAY_ON.bury) return g.bases();
  if (playOn === PLAY_ON.minion) return g.minions({});
  return playOn === PLAY_ON.ownMinion ? g.minions({ of: seat }) : [NO_CARD];
}

export const canCopy = (g: Game, seat: Seat, id: number, deed: Deed | undefined): boolean =>
  deed !== undefined && placesFor(g, seat, id, deed.text).length > 0;

export function playCopy(g: Game, seat: Seat, card: Card, { text, run }: Deed): void {
  const places = placesFor(g, seat, idOf(card), text);
  const where = places.includes(NO_CARD) ? NO_CARD : g.chooseCard(seat, places, { to: 'playOn', about: card });
  playCard(g, seat, idOf(card), idOf(where), true, run, false, text);
}

/** The card is being played with that text, and keeps it as long as it is in play. */
export function takeText(g: Game, card: Card, text: number): void {
  if (g.isInPlay(card)) giveText(g, card, text, 'leavesPlay');
  else g.sink?.({ type: 'text', card: g.face(idOf(card)), text: g.rules.def(text).id, seat: g.actor });
}
