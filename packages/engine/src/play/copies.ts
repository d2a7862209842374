/** Cards that have the abilities of others (COPY-13 to COPY-16). */
import { tellIfRaised } from '../effects/door.ts';
import { giveText } from '../effects/lasting.ts';
import { PLAY_ON } from '../model/compiled.ts';
import type { Scene } from '../model/defs.ts';
import { HOOK, IN_PLACE_OF_ACTION } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Deed } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import { tell } from '../resolution/context.ts';
import { chooseCard } from '../resolution/questions.ts';
import { ABILITIES, type Card, type DefNumber, idOf, NO_CARD, type Seat } from '../state/block.ts';
import type { Until } from '../state/records.ts';
import { cardAt } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { minionsIn } from '../table/queries.ts';
import { playCard } from './play.ts';
import { isForbiddenAt } from './plays.ts';

/**
 * The card has the abilities that the model has now, for a time, and does what they say when it is played (COPY-13). Does
 * that bring anything new? Not if it has them already: a copier that copies a copier.
 */
export function copyText(g: Table, scene: Scene, model: Card, until: Until): boolean {
  const text = g.textOf(model);
  if (text === g.textOf(scene.self)) return false;
  giveText(g, scene.self, text, until);
  tellIfRaised(g, scene.bearer, scene.self);
  if (g.traitsOf(idOf(scene.self)) & IN_PLACE_OF_ACTION && isHeard(g, HOOK.played))
    tell(g, inWay('asAction', happening(HOOK.played, NO_CARD, scene.here, scene.me))); // CARD-111; no minion is played again
  g.abilitiesOf(idOf(scene.self)).onPlay?.(scene);
  return true;
}

// ── An action that is played as if the text of another were printed on it (COPY-16) ──────────────

/** Where the card could be played with that text. Conditions in the text do not count; prohibitions of cards in play do. */
function placesFor(g: Table, seat: Seat, id: number, text: DefNumber): Card[] {
  const at = cardAt(id) + ABILITIES;
  const own = g.block[at] as number;
  g.block[at] = text;
  const places = placesOf(g, seat, g.rules.playOn[text]).filter((where) => !isForbiddenAt(g, seat, id, idOf(where)));
  g.block[at] = own;
  return places;
}

function placesOf(g: Table, seat: Seat, playOn: number | undefined): Card[] {
  if (playOn === PLAY_ON.base || playOn === PLAY_ON.bury) return g.bases();
  if (playOn === PLAY_ON.minion) return minionsIn(g, {});
  return playOn === PLAY_ON.ownMinion ? minionsIn(g, { of: seat }) : [NO_CARD];
}

/** Where the table has no place for it, it is played for nothing (PLAY-16); not where it is kept from all of them (PROT-01). */
export const canCopy = (g: Table, seat: Seat, id: number, deed: Deed | undefined): boolean =>
  deed !== undefined &&
  (placesFor(g, seat, id, deed.text).length > 0 || placesOf(g, seat, g.rules.playOn[deed.text]).length === 0);

const nothing = (): void => {};

export function playCopy(g: Table, seat: Seat, card: Card, { text, run }: Deed): void {
  const places = placesFor(g, seat, idOf(card), text);
  const isLaid = places.length > 0 && !places.includes(NO_CARD);
  const where = isLaid ? chooseCard(g, seat, places, { to: 'playOn', about: card }) : NO_CARD;
  playCard(g, seat, idOf(card), idOf(where), true, places.length > 0 ? run : nothing, false, text);
}
