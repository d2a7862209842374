/** The words of cards about what lasts: for a turn, until a turn, once in a turn; and about talents. */
import { type Card, ID_BITS, idOf, NO_CARD, type Seat } from './block.ts';
import { Dungeon } from './dungeon.ts';
import type { Game } from './game.ts';
import { isUsed } from './moves.ts';
import { type Effect, lastingEffect, type Played, type Until } from './records.ts';
import { borrowUse, runUse, useOf } from './uses.ts';

/** The text of the card that counts its uses: of two, the one that is being read or run. */
const spokenBy = (g: Game, self: Card): number =>
  (idOf(g.speaker) === idOf(self) && g.speaker >>> ID_BITS) || g.textOf(self);

export class Lasting extends Dungeon {
  /** What was played this turn: minions or actions, by whom, on what. */
  playedThisTurn(filter: { kind?: 'minion' | 'action'; by?: Seat; on?: Card; standard?: true }): readonly Played[] {
    const { kind, by, on, standard } = filter;
    return this.plays.filter(
      (played) =>
        (kind === undefined || this.isMinion(played.card) === (kind === 'minion')) &&
        (by === undefined || played.by === by) &&
        (on === undefined || played.on === on) &&
        (!standard || this.isStandard(played.card)),
    );
  }
  /** The cards are not affected by the source of the effect being resolved, until the end of the turn. */
  shrugOff(this: Game, cards: readonly Card[], source: Card): void {
    for (const card of cards) {
      this.effects.push(lastingEffect('unaffected', 'endOfTurn', this.actor, card, source, this.defOf(source)));
    }
  }
  /** The minion has no abilities for a time, neither its own nor those that actions now on it give it, save that one (CARD-135). */
  loseAbilities(this: Game, minion: Card, until: Until, save: Card = NO_CARD): void {
    for (const card of this.abilityCards(minion)) if (card !== save) this.cancelText(card, until);
  }
  /** The cards whose text gives the minion abilities: itself, and actions on it that say so. */
  abilityCards(this: Game, minion: Card): Card[] {
    return [minion, ...this.actions(minion).filter((on) => this.abilitiesOf(idOf(on)).use?.ofBearer)];
  }
  /** Has it a talent that the player could use now? */
  hasTalent(this: Game, card: Card, seat: Seat = this.controllerOf(card)): boolean {
    if (!this.isInPlay(card)) return false;
    const use = useOf(this, idOf(card));
    return use?.label === 'talent' && (!use.can || use.can(this, card, seat));
  }
  /** Could the player use the talent of that card as if this one had it? */
  canBorrowTalent(this: Game, seat: Seat, from: Card, by: Card): boolean {
    const use = this.abilitiesOf(idOf(from)).use;
    return use?.label === 'talent' && (!use.can || use.can(this, by, seat));
  }
  borrowTalent(this: Game, seat: Seat, from: Card, by: Card): void {
    borrowUse(this, from, by, seat);
  }
  /** Uses the talent now, whether or not it was used before. */
  useTalent(this: Game, seat: Seat, card: Card): void {
    if (this.hasTalent(card, seat)) runUse(this, idOf(card), seat);
  }
  /** The base that the minion was on before it moved last this turn; none if it has not, or that base is gone. */
  cameFrom(this: Game, minion: Card): Card {
    const base = this.effects.findLast((e) => e.kind === 'moved' && e.card === minion)?.source ?? NO_CARD;
    return this.isInPlay(base) ? base : NO_CARD;
  }
  /** The player cannot play actions on their next turn. */
  barActions(this: Game, seat: Seat): void {
    const { source } = this;
    this.effects.push(lastingEffect('barred', 'endOfNextTurn', seat, NO_CARD, source, this.defOf(source), 0, false));
    this.sink?.({ type: 'barred', seat });
  }
  isBarred(this: Game, seat: Seat): boolean {
    for (const e of this.effects) if (e.kind === 'barred' && e.inForce && e.seat === seat) return true;
    return false;
  }
  /** If the other player wins this base, one of their VP goes to this one. */
  levy(this: Game, seat: Seat, other: Seat, base: Card): void {
    const { source } = this;
    this.effects.push(lastingEffect('levy', 'leavesPlay', seat, base, source, this.defOf(source), other));
  }
  /** The player cannot play another copy of this card this turn. */
  forbidCopies(this: Game, seat: Seat, card: Card): void {
    const { source } = this;
    const def = this.defOf(card);
    this.effects.push(lastingEffect('noCopies', 'endOfTurn', seat, NO_CARD, source, this.defOf(source), def));
  }
  /** At the end of the turn this card does for the player what it owes (`owed`), once, wherever it is by then. */
  owe(this: Game, self: Card, seat: Seat): void {
    const text = spokenBy(this, self);
    const isTheSame = (e: Effect): boolean =>
      e.kind === 'owed' && e.source === self && e.sourceDef === text && e.seat === seat;
    if (!this.effects.some(isTheSame)) this.effects.push(lastingEffect('owed', 'endOfTurn', seat, NO_CARD, self, text));
  }
  /** "Once each turn": has the seat used this card for that already? */
  isSpent(this: Game, self: Card, seat: Seat): boolean {
    return isUsed(this, spokenBy(this, self), seat, self);
  }
  spend(this: Game, self: Card, seat: Seat): void {
    this.effects.push(lastingEffect('used', 'endOfTurn', seat, self, self, spokenBy(this, self)));
  }
  /** The same for all cards of its name, and for this one wherever it goes. */
  isNameSpent(this: Game, self: Card, seat: Seat): boolean {
    return isUsed(this, this.defOf(self), seat, NO_CARD);
  }
  spendName(this: Game, self: Card, seat: Seat): void {
    this.effects.push(lastingEffect('used', 'endOfTurn', seat, NO_CARD, self, this.defOf(self)));
  }
}
