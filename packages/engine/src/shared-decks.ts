/** The words of cards about the decks that all players share (sides.ts). The rules themselves live in the files that they name. */
import type { Card, Seat } from './block.ts';
import { Choices } from './choices.ts';
import type { Game } from './game.ts';
import * as madness from './madness.ts';
import * as piles from './piles.ts';

const ANY_NUMBER = 99;

export class SharedDecks extends Choices {
  // ── Madness (madness.ts) ──────────────────────────────────────────────────────────────────────

  /** From the Madness deck into the player's hand. Gives how many. */
  drawMadness(this: Game, seat: Seat, count = 1): number {
    return madness.drawMadness(this, seat, count);
  }
  /** "You may draw a Madness card." Has the player? */
  mayDrawMadness(this: Game, seat: Seat): boolean {
    if (this.sideDeck('madness', 'pile').length === 0) return false; // MAD-03
    return this.confirm(seat, 'drawMadness') && this.drawMadness(seat) > 0;
  }
  /** "Draw up to so many." Gives how many. */
  drawUpToMadness(this: Game, seat: Seat, most: number): number {
    const count = Math.min(most, this.sideDeck('madness', 'pile').length);
    return this.drawMadness(seat, this.chooseNumber(seat, 0, count, { to: 'drawMadness' }));
  }
  /** Up to so many Madness cards of these piles go back to the Madness deck, or any number. */
  returnUpToMadness(this: Game, seat: Seat, piles: readonly (readonly Card[])[], most = ANY_NUMBER): number {
    const open = piles.flatMap((pile) => this.madnessIn(pile).slice(0, most)); // they are all alike
    return this.returnMadness(seat, this.chooseCards(seat, open, 'returnMadness', 0, Math.min(most, open.length)));
  }
  /** One Madness card from the hand into the hand of another player, in front of everybody. */
  giveMadness(this: Game, from: Seat, to: Seat): void {
    const [card] = this.madnessIn(this.hand(from));
    if (card !== undefined) piles.give(this, from, to, card, true);
  }
  /** From a hand or discard pile, or being played, back to the Madness deck. */
  returnMadness(this: Game, seat: Seat, cards: readonly Card[]): number {
    return madness.returnMadness(this, seat, cards);
  }
  /** One Madness card from the hand to the discard pile, if there is one. */
  discardMadness(this: Game, seat: Seat): boolean {
    const [card] = this.madnessIn(this.hand(seat));
    return card !== undefined && this.discard(card);
  }
  madnessIn(this: Game, cards: readonly Card[]): Card[] {
    return cards.filter((card) => this.isMadness(card));
  }
  /** How many Madness cards each player has. */
  countMadness(this: Game): readonly number[] {
    return madness.countMadness(this);
  }
}
