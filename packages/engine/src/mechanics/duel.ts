/** Duels (group DUEL): from the challenge to who has won. What that brings is up to the card that started it (DUEL-05). */
import { discard } from '../effects/piles.ts';
import { ONLY_SPECIAL } from '../model/compiled.ts';
import type { Outcome } from '../model/filters.ts';
import { HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { MUST, playParticular } from '../play/play.ts';
import { canPlayParticular } from '../play/plays.ts';
import { playInItsMoment } from '../play/specials.ts';
import { interrupt, tell } from '../resolution/context.ts';
import { chooseCard } from '../resolution/questions.ts';
import { isAwaited, openWindow } from '../resolution/window.ts';
import { type Card, CONTROLLER, DUEL, HAND, idOf, KNOWN, NO_CARD, NOBODY, type Seat, zoneOf } from '../state/block.ts';
import { cardAt, EVERYBODY, openedSecret, slipOut } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { putCard } from '../table/placing.ts';
import { powerOfCard } from '../table/values.ts';

const NO_RESULT: readonly Outcome[] = [];

/** The challenger is who controls the first of the two. Gives no result if there is no duel, or it was broken off. */
export function duel(g: Table, mine: Card, theirs: Card): readonly Outcome[] {
  const at = g.baseOf(mine);
  if (g.duel || at === NO_CARD || g.baseOf(theirs) !== at) return NO_RESULT; // DUEL-09
  g.duel = { minions: [mine, theirs], at, frame: g.frame, holdsClashes: false };
  const seats = [g.controllerOf(mine), g.controllerOf(theirs)] as const;
  g.sink?.({ type: 'duel', minions: [g.face(idOf(mine)), g.face(idOf(theirs))], seats });
  if (isHeard(g, HOOK.duelStarts)) interrupt(g, () => tell(g, happening(HOOK.duelStarts, mine, at, g.actor)));
  const cards = seats.map((seat) => placeCard(g, seat)); // DUEL-01
  cards.forEach((card, i) => {
    if (card) interrupt(g, () => revealCard(g, seats[i] as Seat, card));
  });
  interrupt(g, () => waitForSpecials(g)); // CARD-164
  const outcome = compare(g, mine, theirs);
  g.duel = undefined;
  g.sink?.({
    type: 'duelOver',
    minions: faces(g, [mine, theirs]),
    winners: faces(
      g,
      outcome.map(({ winner }) => winner),
    ),
  });
  if (isHeard(g, HOOK.duel)) for (const { winner } of outcome) tellWon(g, winner);
  return outcome;
}

function tellWon(g: Table, winner: Card): void {
  const seat = g.controllerOf(winner);
  tell(g, inWay('won', happening(HOOK.duel, winner, g.baseOf(winner), seat, seat)));
}

const faces = (g: Table, cards: readonly Card[]): ReturnType<Table['face']>[] =>
  cards.map((card) => g.face(idOf(card)));

/** A player may place a card face down for the duel. Only that player knows it, and it is in no pile (DUEL-02, DUEL-03). */
function placeCard(g: Table, seat: Seat): Card {
  if (seat === NOBODY) return NO_CARD;
  const card = chooseCard(g, seat, g.hand(seat), { to: 'duelCard', may: true });
  if (!card) return NO_CARD;
  const id = idOf(card);
  const { block } = g;
  slipOut(block, zoneOf(seat, HAND));
  putCard(g, id, DUEL);
  block[cardAt(id) + CONTROLLER] = seat;
  const seats = g.allSeats().filter((other) => g.isKnownTo(g.card(id), other));
  g.sink?.({ type: 'duelCard', seat, secret: { seats, cards: [g.face(id)] } });
  return g.card(id);
}

/** An action is played as an extra action; what cannot be goes back to the hand (DUEL-04), but a Special is discarded (TIME-07). */
function revealCard(g: Table, seat: Seat, card: Card): void {
  const id = idOf(card);
  g.block[cardAt(id) + KNOWN] = EVERYBODY;
  openedSecret(g);
  g.sink?.({ type: 'reveal', seat, from: 'duel', cards: [g.face(id)] });
  interrupt(g, () => waitForSpecials(g));
  if (g.rules.playOn[g.defOf(card)] === ONLY_SPECIAL) {
    if (playInItsMoment(g, seat, card) === NO_CARD) discard(g, card);
    return;
  }
  if (g.isAction(card) && canPlayParticular(g, seat, card, {})) {
    playParticular(g, seat, card, {}, MUST);
    return;
  }
  g.sink?.({ type: 'place', seat, card: g.face(id), to: 'hand' });
  putCard(g, id, zoneOf(seat, HAND));
}

function waitForSpecials(g: Table): void {
  if (g.duel && isAwaited(g, HOOK.duel)) openWindow(g, happening(HOOK.duel, NO_CARD, g.duel.at, g.actor));
}

/** Decides the winner. More power wins, if the two are still on one base, whoever controls them now (DUEL-07, DUEL-08). */
function compare(g: Table, one: Card, other: Card): readonly Outcome[] {
  if (!g.isInPlay(one) || !g.isInPlay(other) || g.baseOf(one) !== g.baseOf(other)) return NO_RESULT;
  const lead = powerOfCard(g, one) - powerOfCard(g, other);
  const outcomes: Outcome[] = [];
  if (lead >= 0) outcomes.push({ winner: one, loser: other });
  if (lead <= 0) outcomes.push({ winner: other, loser: one });
  return outcomes;
}
