/** The words of cards about titans (titans.ts). */
import { type Card, NO_CARD, type Seat } from './block.ts';
import { divertCounter, storeCounter } from './counters.ts';
import type { Game } from './game.ts';
import { SharedDecks } from './shared-decks.ts';
import * as titans from './titans.ts';

export class TitanVocabulary extends SharedDecks {
  /** The titans in play: all, or those on a base. */
  titans(this: Game, at?: Card): Card[] {
    return titans.titansIn(this, at);
  }
  /** The titans beside the player's deck. */
  titansBeside(this: Game, seat: Seat): Card[] {
    return titans.titansAside(this).filter((titan) => this.ownerOf(titan) === seat);
  }
  /** The titans of that name, in play or beside decks. */
  titansNamed(this: Game, name: string): Card[] {
    return [...this.titans(), ...titans.titansAside(this)].filter((titan) => this.isNamed(titan, name));
  }
  canPlayTitan(this: Game, seat: Seat, titan: Card): boolean {
    return titans.canPlayTitan(this, seat, titan);
  }
  playTitan(this: Game, seat: Seat, titan: Card, at: Card): boolean {
    return titans.playTitan(this, seat, titan, at);
  }
  /** Plays a titan on one of these bases. `keeps`: so many of the counters that it has beside the deck stay on it. */
  playTitanOn(this: Game, seat: Seat, titan: Card, at: readonly Card[], keeps = 0): boolean {
    return titans.playTitan(this, seat, titan, this.chooseBase(seat, at, { to: 'playTitan', about: titan }), keeps);
  }
  /** Offers to play a titan on one of these bases (TITAN-03). */
  mayPlayTitan(this: Game, seat: Seat, titan: Card, at: readonly Card[]): boolean {
    if (!this.canPlayTitan(seat, titan)) return false;
    return this.playTitan(seat, titan, this.chooseBase(seat, at, { to: 'playTitan', may: true, about: titan }));
  }
  /** A +1 power counter on a titan beside its deck. */
  storeCounter(this: Game, titan: Card): void {
    if (this.isAside(titan)) storeCounter(this, titan);
  }
  /** At `placingCounters`: one of the counters goes onto a titan beside its deck instead. */
  divertCounter(this: Game, from: Card, titan: Card): void {
    divertCounter(this, from, titan);
  }
  /** Titans do not clash until the duel under way is over. */
  holdClashes(this: Game): void {
    if (this.duel) this.duel = { ...this.duel, holdsClashes: true };
  }
  /** "Play or move": a titan of that name comes here, whoever's it is (TITAN-05). Playing it is optional (TITAN-03). */
  bringTitan(this: Game, seat: Seat, name: string, to: Card): Card {
    const able = this.titansNamed(name).filter((titan) =>
      this.isInPlay(titan) ? this.baseOf(titan) !== to : this.canPlayTitan(seat, titan),
    );
    const may = able.some((titan) => !this.isInPlay(titan));
    const titan = this.chooseCard(seat, able, { to: 'bringTitan', may, about: to });
    if (!titan) return NO_CARD;
    const hasCome = this.isInPlay(titan) ? this.move(titan, to) : this.playTitan(seat, titan, to);
    return hasCome ? this.now(titan) : NO_CARD;
  }
}
