/** The words of cards about Madness (madness.ts). */
import * as piles from '../effects/piles.ts';
import * as madness from '../mechanics/madness.ts';
import type { Facts, Game } from '../model/game.ts';
import type { Madness } from '../model/words-decks.ts';

const ANY_NUMBER = 99;

export const madnessWords: Madness & Pick<Facts, 'countMadness'> & ThisType<Game> = {
  // ── Madness (madness.ts) ──────────────────────────────────────────────────────────────────────
  drawMadness(seat, count = 1) {
    return madness.drawMadness(this, seat, count);
  },
  mayDrawMadness(seat) {
    if (this.sideDeck('madness', 'pile').length === 0) return false; // MAD-03
    return this.confirm(seat, 'drawMadness') && this.drawMadness(seat) > 0;
  },
  drawUpToMadness(seat, most) {
    const count = Math.min(most, this.sideDeck('madness', 'pile').length);
    return this.drawMadness(seat, this.chooseNumber(seat, { to: 'drawMadness', max: count }));
  },
  returnUpToMadness(seat, { from, max = ANY_NUMBER }) {
    const open = from.flatMap((pile) => this.madnessIn(pile).slice(0, max)); // they are all alike
    const chosen = this.chooseCards(seat, open, { to: 'returnMadness', max, hidden: true });
    return madness.returnMadness(this, seat, chosen);
  },
  giveMadness(from, to) {
    const [card] = this.madnessIn(this.hand(from));
    if (card !== undefined) piles.give(this, from, to, card, true);
  },
  discardMadness(seat) {
    const [card] = this.madnessIn(this.hand(seat));
    return card !== undefined && this.discard(card);
  },
  madnessIn(cards) {
    return cards.filter((card) => this.isMadness(card));
  },
  countMadness() {
    return madness.countMadness(this);
  },
};
