/** Duels (group DUEL): from the challenge to who has won. What that brings is up to the card that started it (DUEL-05). */
import { type Card, CONTROLLER, DUEL, HAND, idOf, KNOWN, NO_CARD, NOBODY, type Seat, zoneOf } from './block.ts';
import { interrupt, isHeard, tell } from './context.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { openedSecret } from './piles.ts';
import { HOOK } from './rules.ts';
import { isAwaited, openWindow } from './window.ts';
import { cardAt, EVERYBODY, putCard, slipOut } from './zones.ts';

/** A duel under way: the challenger's minion first. */
export interface Duel {
  readonly minions: readonly [Card, Card];
  readonly at: Card;
  /** The effect that it is part of. */
  readonly frame: number;
  /** Titans that come to a base do not clash before that effect is done. */
  readonly holdsClashes: boolean;
}

/** Who beat whom. After equal power each has beaten the other (DUEL-06). */
export interface Outcome {
  readonly winner: Card;
  readonly loser: Card;
}

const NO_RESULT: readonly Outcome[] = [];

/** The challenger is who controls the first of the two. Gives no result if there is no duel, or it was broken off. */
export function duel(g: Game, mine: Card, theirs: Card): readonly Outcome[] {
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
  if (isHeard(g, HOOK.duelWon)) for (const { winner } of outcome) tellWon(g, winner);
  return outcome;
}

function tellWon(g: Game, winner: Card): void {
  const seat = g.controllerOf(winner);
  tell(g, happening(HOOK.duelWon, winner, g.baseOf(winner), seat, seat));
}

const faces = (g: Game, cards: readonly Card[]): ReturnType<Game['face']>[] => cards.map((card) => g.face(idOf(card)));

/** Face down: only who placed it knows it, and it is in no pile (DUEL-02, DUEL-03). */
function placeCard(g: Game, seat: Seat): Card {
  if (seat === NOBODY) return NO_CARD;
  const card = g.chooseCard(seat, g.hand(seat), { to: 'duelCard', may: true });
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

/** An action is played as an extra action; what cannot be goes back to the hand (DUEL-04). */
function revealCard(g: Game, seat: Seat, card: Card): void {
  const id = idOf(card);
  g.block[cardAt(id) + KNOWN] = EVERYBODY;
  openedSecret(g);
  g.sink?.({ type: 'reveal', seat, from: 'duel', cards: [g.face(id)] });
  interrupt(g, () => waitForSpecials(g));
  if (g.isAction(card) && g.canPlayExtra(seat, card)) {
    g.playExtra(seat, card, { must: true });
    return;
  }
  g.sink?.({ type: 'place', seat, card: g.face(id), to: 'hand' });
  putCard(g, id, zoneOf(seat, HAND));
}

function waitForSpecials(g: Game): void {
  if (g.duel && isAwaited(g, HOOK.duel)) openWindow(g, happening(HOOK.duel, NO_CARD, g.duel.at, g.actor));
}

/** Still on one base, whoever controls them now (DUEL-07, DUEL-08)? Then more power wins. */
function compare(g: Game, one: Card, other: Card): readonly Outcome[] {
  if (!g.isInPlay(one) || !g.isInPlay(other) || g.baseOf(one) !== g.baseOf(other)) return NO_RESULT;
  const lead = g.powerOf(one) - g.powerOf(other);
  const outcomes: Outcome[] = [];
  if (lead >= 0) outcomes.push({ winner: one, loser: other });
  if (lead <= 0) outcomes.push({ winner: other, loser: one });
  return outcomes;
}
