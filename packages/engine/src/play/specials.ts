/** Specials from the hands: the players play them in turn until all pass in a row. */
import { ONLY_SPECIAL, specialAt, TYPES } from '../model/compiled.ts';
import type { Scene, Special } from '../model/defs.ts';
import { wordsOf } from '../model/game.ts';
import { ACTIONS_FROM, bitOf, FORBID_ACTIONS, HOOK } from '../model/hooks.ts';
import type { Happening } from '../model/moments.ts';
import type { Call, Deed } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import { ask, askAnyway, chooseOf } from '../resolution/choose.ts';
import { BY_SPECIAL, enter, leave, sceneOf, tellAgain, tellSpecial } from '../resolution/context.ts';
import { chooseCard } from '../resolution/questions.ts';
import { type Card, DEF, DISCARD, HAND, HOOK_COUNTS, idOf, NO_CARD, type Seat, zoneOf } from '../state/block.ts';
import { lastingEffect } from '../state/records.ts';
import { cutTo } from '../state/state.ts';
import { cardAt, countIn, firstIn, isFirstOfKind, nextOf } from '../state/zones.ts';
import { isUsed } from '../table/limits.ts';
import { canPlaySpecials, isForbidden } from '../table/prohibitions.ts';
import { canCopy, playCopy } from './copies.ts';
import { playCard } from './play.ts';
import { cannotPlayExtras, canPlayAt, isDiscarded, pilesInHand, takesDiscarded } from './plays.ts';

/** A moment that can be answered. `answered`: for each seat, the cards that have done so; one that returns to that hand may not do so again (RES-14). */
interface Open extends Call {
  readonly answered: readonly number[][];
}

/** In turn, until all pass in a row (RES-09 to RES-11): one round for all that one card has brought about (RES-04). */
export function askForSpecials(g: Table, calls: readonly Call[]): void {
  if (!isAnyAnswerHeld(g, calls)) return; // the usual case
  const all = calls.map((call): Open => ({ ...call, answered: g.allSeats().map(() => []) }));
  let passes = 0;
  let seat = g.active;
  while (passes < g.seats) {
    const open = all.filter((call) => isOpen(g, call));
    if (open.length === 0) return;
    passes = playSpecial(g, seat, open) ? 0 : passes + 1;
    seat = (seat + 1) % g.seats;
    if (passes === 0 && g.window && calls[0]?.happening === g.window.happening) {
      cutTo(g.window.passed, 0); // RES-10
      tellAgain(g);
    }
  }
}

/** Does anybody hold a card that answers such a moment at all? In a discreet game they are asked in any case. */
function isAnyAnswerHeld(g: Table, calls: readonly Call[]): boolean {
  if (g.config.discreet) return true;
  let moments = 0;
  for (const { happening } of calls) {
    if (happening.hook === HOOK.seen) return true; // a card in a deck can answer that (CARD-165)
    moments |= bitOf(happening.hook);
  }
  const isAnyDiscardOpen = g.block[HOOK_COUNTS + ACTIONS_FROM] !== 0;
  for (let seat = 0; seat < g.seats; seat++) {
    if (holdsAnswer(g, zoneOf(seat, HAND), moments)) return true;
    if (isAnyDiscardOpen && holdsAnswer(g, zoneOf(seat, DISCARD), moments)) return true;
  }
  return false;
}

function holdsAnswer(g: Table, pile: number, moments: number): boolean {
  for (let id = firstIn(g.block, pile); id; id = nextOf(g.block, id)) if (g.answersOf(id) & moments) return true;
  return false;
}

/** A base that is gone no longer scores (SCORE-08); what was done there can still be copied. */
const isOpen = (g: Table, { happening, deed }: Call): boolean =>
  deed !== undefined || happening.at === NO_CARD || g.isInPlay(happening.at);

/** Adds the Specials with which the seat may answer the moment to the options. */
function listSpecials(g: Table, seat: Seat, call: Open): void {
  const b = g.block;
  const { happening } = call;
  const answered = call.answered[seat] as number[];
  const listed = g.options.toArray();
  for (const pile of pilesInHand(g, seat)) {
    for (let id = firstIn(b, pile); id; id = nextOf(b, id)) {
      if (answered.includes(id) || listed.includes(g.card(id))) continue;
      if (!canPlaySpecial(g, seat, id, call) || !isFirstOfKind(b, id)) continue;
      if (pile === zoneOf(seat, HAND) || specialAt(g.abilitiesOf(id), happening.hook).where) g.options.push(g.card(id));
    }
  }
  for (const card of happening.together) {
    if (!listed.includes(card) && isRevealedSpecial(g, seat, card, call)) g.options.push(card);
  }
}

function isAnswer(g: Table, seat: Seat, card: Card, call: Open): boolean {
  if (call.answered[seat]?.includes(idOf(card))) return false;
  return canPlaySpecial(g, seat, idOf(card), call) || isRevealedSpecial(g, seat, card, call);
}

/** For each option the moments that it answers. Asked before the player chooses: what has gone to a deck by now is unknown in a world that a bot imagines. */
function answersOf(g: Table, seat: Seat, calls: readonly Open[]): Open[][] {
  g.probing++;
  const answers = g.options.toArray().map((card) => calls.filter((call) => isAnswer(g, seat, card, call)));
  g.probing--;
  return answers;
}

/** Of the moments that the card answers, those on different bases are the player's to choose from. */
function chooseCall(g: Table, seat: Seat, card: Card, calls: readonly Open[]): Open {
  const bases = [...new Set(calls.map(({ happening }) => happening.at))];
  const at = chooseOf(g, seat, 'bases', bases, { to: 'playHere', about: card });
  return calls.find(({ happening }) => happening.at === at) as Open;
}

/** One Special from the seat's hand, or a pass. */
function playSpecial(g: Table, seat: Seat, calls: readonly Open[]): boolean {
  g.options.length = 0;
  g.probing++;
  for (const call of calls) listSpecials(g, seat, call);
  g.probing--;
  const answers = calls.length > 1 && g.options.length > 0 ? answersOf(g, seat, calls) : undefined;
  const index = askForOne(g, seat, calls);
  if (index < 0) return false; // no event: a pass would show that the player could have answered
  const card = g.options.at(index);
  const call = answers ? chooseCall(g, seat, card, answers[index] as Open[]) : (calls[0] as Open);
  const { happening, deed, answered } = call;
  const special = specialAt(g.abilitiesOf(idOf(card)), happening.hook);
  answered[seat]?.push(idOf(card));
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
    ? chooseCard(g, seat, placesFor(g, seat, idOf(card), special, happening), { to: 'playHere', about: card })
    : isMinion
      ? happening.at
      : NO_CARD;
  playCard(g, seat, idOf(card), idOf(where), true, doing(special, happening));
  tellSpecial(g, card, seat, happening);
  return true;
}

/** Returns the effect of the card when it is played as that Special. */
const doing = ({ run }: Special, happening: Happening): ((scene: Scene) => void) | undefined =>
  run && ((scene) => run(scene, happening));

/** In a discreet game everybody with cards in hand is asked, all in one round, so that nobody learns who has a Special. */
function askForOne(g: Table, seat: Seat, calls: readonly Call[]): number {
  const about = subjectOf(calls);
  const mayHoldOne = g.config.discreet && countIn(g.block, zoneOf(seat, HAND)) > 0 && canPlaySpecials(g, seat);
  const isMeant = ({ happening }: Call): boolean => concerns(happening, seat) && isAnyHidden(g, happening.hook);
  if (!mayHoldOne || !calls.some(isMeant)) return ask(g, seat, 'cards', 'playSpecial', true, about);
  return askAnyway(g, seat, 'cards', 'playSpecial', true, about, 'round');
}

/** Returns the base of all these moments, if they have only one. It must not depend on the seat's hand, since everybody sees it. */
function subjectOf(calls: readonly Call[]): Card {
  const places = new Set<Card>();
  for (const { happening } of calls) if (happening.hook !== HOOK.announced && happening.at) places.add(happening.at);
  return places.size === 1 ? ([...places][0] as Card) : NO_CARD;
}

/** Everybody knows that nobody answers their own play, or the VP of another player: no need to ask for appearances. */
function concerns({ hook, way, by }: Happening, seat: Seat): boolean {
  if (hook === HOOK.announced) return seat !== by;
  return way !== 'vp' || seat === by;
}

/** If all Specials for this moment lie where everybody sees them, no hand can have one. */
function isAnyHidden(g: Table, hook: number): boolean {
  for (let id = 1; id <= g.cardCount(); id++) if (g.answersOf(id) & bitOf(hook) && !g.isPublic(id)) return true;
  return false;
}

/** The moment of now, if the card is a Special that can be played in it (TIME-06). */
export function momentOf(g: Table, seat: Seat, card: Card): Happening | undefined {
  const now = g.window?.happening;
  if (!now || card === NO_CARD || g.rules.playOn[g.defOf(card)] !== ONLY_SPECIAL) return undefined;
  return canPlaySpecial(g, seat, idOf(card), { happening: now }) ? now : undefined;
}

/** A Special that is turned up or pointed at can be played at its moment, and at no other (TIME-06, TIME-07). */
export function playInItsMoment(g: Table, seat: Seat, card: Card): Card {
  const now = momentOf(g, seat, card);
  if (!now) return NO_CARD;
  const special = specialAt(g.abilitiesOf(idOf(card)), now.hook);
  const played = playCard(g, seat, idOf(card), 0, true, doing(special, now));
  tellSpecial(g, played, seat, now);
  return played;
}

function useSpecial(g: Table, seat: Seat, card: Card, special: Special, happening: Happening): void {
  g.sink?.({ type: 'use', seat, card: g.face(idOf(card)) });
  enter(g, card, seat, BY_SPECIAL);
  special.run?.(sceneOf(g, idOf(card), seat), happening);
  tellSpecial(g, card, seat, happening);
  leave(g);
}

/** A card that is revealed as it lies in the deck of the player can answer that (CARD-165). */
function isRevealedSpecial(g: Table, seat: Seat, card: Card, call: Call): boolean {
  const { happening } = call;
  if (happening.hook !== HOOK.seen || happening.owner !== seat || !g.isAlive(card)) return false;
  return !g.hand(seat).includes(card) && canPlaySpecial(g, seat, idOf(card), call);
}

function canPlaySpecial(g: Table, seat: Seat, id: number, { happening, deed }: Call): boolean {
  if ((g.answersOf(id) & bitOf(happening.hook)) === 0 || !canPlaySpecials(g, seat)) return false;
  const special = specialAt(g.abilitiesOf(id), happening.hook);
  if (special.unplayed) return !special.can || special.can(wordsOf(g), g.card(id), seat, happening);
  if (cannotPlayExtras(g, seat)) return false; // PLAY-12
  const isMinion = g.typeOf(id) === TYPES.minion;
  if (!isMinion && isForbidden(g, FORBID_ACTIONS, NO_CARD, seat, NO_CARD)) return false;
  if (special.oncePerBase && isUsed(g, g.block[cardAt(id) + DEF] as number, seat, happening.at)) return false;
  if (special.copies) {
    if (!canCopy(g, seat, id, deed)) return false;
  } else if (special.where) {
    if (placesFor(g, seat, id, special, happening).length === 0) return false;
  } else {
    if (isMinion && !g.isInPlay(happening.at)) return false;
    if (!canPlayAt(g, seat, id, isMinion ? idOf(happening.at) : NO_CARD)) return false;
  }
  return !special.can || special.can(wordsOf(g), g.card(id), seat, happening);
}

const placesFor = (g: Table, seat: Seat, id: number, special: Special, happening: Happening): Card[] =>
  (special.where?.(wordsOf(g), g.card(id), seat, happening) ?? []).filter(
    (where) =>
      canPlayAt(g, seat, id, idOf(where)) &&
      (!isDiscarded(g, seat, g.card(id)) || takesDiscarded(g, seat, idOf(where))),
  );
