/** What can be asked of a player: the questions that cards are written with. All of them pass choose.ts. */
import { type Card, idOf, NOBODY, type Seat } from './block.ts';
import { ask, askMany, type Choice, choose, chooseOf } from './choose.ts';
import type { Game } from './game.ts';
import { findMinions, type MinionFilter } from './queries.ts';
import type { Alternative, Purpose } from './request.ts';
import { Table } from './table.ts';

function offerMinions(g: Game, filter: MinionFilter): void {
  g.options.length = 0;
  findMinions(g, filter, g.options);
}

export class Choices extends Table {
  chooseMinion(this: Game, seat: Seat, filter: MinionFilter, choice: Choice): Card {
    offerMinions(this, filter);
    return choose(this, seat, 'minions', choice);
  }
  chooseMinions(this: Game, seat: Seat, filter: MinionFilter, to: Purpose, min: number, max: number): Card[] {
    offerMinions(this, filter);
    return askMany(this, seat, 'minions', to, min, max);
  }
  chooseBase(this: Game, seat: Seat, bases: readonly Card[], choice: Choice): Card {
    return chooseOf(this, seat, 'bases', bases, choice);
  }
  /** One card of a hand or pile; identical ones are offered once, unless they lie somewhere. */
  chooseCard(this: Game, seat: Seat, cards: readonly Card[], choice: Choice): Card {
    const kinds: number[] = [];
    this.options.length = 0;
    for (const card of cards) {
      const kind = this.isInPlay(card) || this.isBuried(card) ? -1 : this.kindOf(idOf(card));
      if (kinds.includes(kind)) continue;
      if (kind >= 0) kinds.push(kind);
      this.options.push(card);
    }
    return choose(this, seat, 'cards', choice);
  }
  chooseCards(this: Game, seat: Seat, cards: readonly Card[], to: Purpose, min: number, max: number): Card[] {
    this.options.fill(cards);
    return askMany(this, seat, 'cards', to, min, max);
  }
  /** A player; nobody if there is none to choose. */
  choosePlayer(this: Game, seat: Seat, seats: readonly Seat[], to: Purpose, about?: Card): Seat {
    this.options.fill(seats);
    const index = ask(this, seat, 'players', to, false, about);
    return index < 0 ? NOBODY : this.options.at(index);
  }
  /** The number of a faction, or -1. */
  chooseFaction(this: Game, seat: Seat, factions: readonly number[], to: Purpose): number {
    this.options.fill(factions);
    const index = ask(this, seat, 'factions', to, false);
    return index < 0 ? -1 : this.options.at(index);
  }
  /** One of several things to do, by name (TIME-23). */
  chooseMode<A extends Alternative>(this: Game, seat: Seat, modes: readonly A[], to: Purpose): A {
    this.options.fill(modes.map((_, i) => i));
    this.request.modes = modes;
    return modes[ask(this, seat, 'modes', to, false)] as A;
  }
  /** Says which, then does it: a text with OR (TIME-23). What cannot be done is not offered. `may`: or none of them. */
  either(
    this: Game,
    seat: Seat,
    to: Purpose,
    ways: readonly { readonly way: Alternative; readonly can?: boolean; run(): void }[],
    may = false,
  ): void {
    const open = ways.filter(({ can }) => can !== false);
    this.options.fill(open.map((_, i) => i));
    this.request.modes = open.map(({ way }) => way);
    open[ask(this, seat, 'modes', to, may)]?.run();
  }
  /** A number from `min` to `max`. */
  chooseNumber(this: Game, seat: Seat, min: number, max: number, { to, about }: Choice): number {
    this.options.length = 0;
    for (let number = min; number <= max; number++) this.options.push(number);
    const index = ask(this, seat, 'number', to, false, about);
    return index < 0 ? min : this.options.at(index);
  }
  confirm(this: Game, seat: Seat, to: Purpose, about?: Card): boolean {
    this.options.fill([1]);
    return ask(this, seat, 'confirm', to, true, about) === 0;
  }
  /** All the cards, in an order of the player's choice; the first is the topmost. */
  putInOrder(this: Game, seat: Seat, cards: readonly Card[], to: Purpose): Card[] {
    this.options.fill(cards);
    return askMany(this, seat, 'order', to, cards.length, cards.length);
  }
  /** Which of the cards that answer at this moment comes next: the active player says (RES-07). */
  chooseNext(this: Game, cards: readonly Card[]): Card {
    return chooseOf(this, this.active, 'cards', cards, { to: 'resolveNext' });
  }
}
