/** The words about monsters and treasures (monsters.ts). */
import { type Card, idOf, NOBODY, type Seat } from './block.ts';
import { takeControl } from './control.ts';
import type { Game } from './game.ts';
import * as monsters from './monsters.ts';
import { look, openedSecret } from './piles.ts';
import { HAS_TREASURES } from './rules.ts';
import { TitanVocabulary } from './titan-vocabulary.ts';
import { destroyAll } from './verbs.ts';

export class Dungeon extends TitanVocabulary {
  isMonster(card: Card): boolean {
    const def = this.definition(card);
    return def.type === 'minion' && def.monster !== undefined;
  }
  /** A type of monsters, not a faction (MON-22). */
  isUndead(card: Card): boolean {
    const def = this.definition(card);
    return def.type === 'minion' && def.monster?.undead === true;
  }
  isTreasure(card: Card): boolean {
    return ((this.rules.traits[this.defOf(card)] as number) & HAS_TREASURES) !== 0;
  }
  otherMonstersHere(this: Game, monster: Card): Card[] {
    const isOther = (card: Card): boolean => this.isMonster(card);
    return this.minions({ at: this.baseOf(monster), except: monster, where: isOther });
  }
  /** A monster comes to the base; `by` whom, if a player plays it. */
  playMonster(this: Game, at: Card, by: Seat = NOBODY): Card {
    return monsters.playMonster(this, at, by, false);
  }
  /** The same, but what it does when it is played is not done. */
  playMonsterSilently(this: Game, at: Card): Card {
    return monsters.playMonster(this, at, NOBODY, true);
  }
  /** Destroys monsters, and nobody gets what they carried. */
  destroyForNothing(this: Game, monsters: readonly Card[]): Card[] {
    return destroyAll(this, monsters, this.actor, false);
  }
  /** The player controls the minion until the end of the turn. */
  borrow(this: Game, minion: Card, seat: Seat): void {
    takeControl(this, [minion], seat, this.actor, 'endOfTurn');
  }
  drawTreasures(this: Game, seat: Seat, count: number): Card[] {
    return monsters.drawTreasures(this, seat, count);
  }
  treasuresInHand(this: Game, seat: Seat): Card[] {
    return this.hand(seat).filter((card) => this.isTreasure(card));
  }
  /** Discards treasures from the hand: so many, or none (TIME-18). Has the player? */
  payTreasures(this: Game, seat: Seat, count: number): boolean {
    const mine = this.treasuresInHand(seat);
    if (mine.length < count) return false;
    for (const card of this.chooseCards(seat, mine, 'discard', count, count)) this.discard(card);
    return true;
  }
  /** The top cards of the deck of treasures, still there. */
  topTreasures(this: Game, count: number): Card[] {
    return monsters.topOf(this, 'treasure', count).map((id) => this.card(id));
  }
  discardTopTreasures(this: Game, count: number): void {
    monsters.discardTreasures(this, count);
  }
  /** From play or from the discard pile into the player's hand. */
  takeTreasure(this: Game, seat: Seat, card: Card): void {
    monsters.takeTreasure(this, seat, card);
  }
  /** The player takes one of the treasures that are about to be shared. */
  takeFromLoot(this: Game, seat: Seat, loot: readonly Card[]): void {
    monsters.takeFromLoot(this, seat, loot);
  }
  /** A monster or treasure goes on top of its own deck. `by`: only that player sees it. */
  putOnOwnDeck(this: Game, card: Card, by: Seat = NOBODY): void {
    monsters.putOnOwnDeck(this, card, 'top', by);
  }
  putUnderOwnDeck(this: Game, card: Card, by: Seat = NOBODY): void {
    monsters.putOnOwnDeck(this, card, 'bottom', by);
  }
  topMonsters(this: Game, count: number): Card[] {
    return monsters.topOf(this, 'monster', count).map((id) => this.card(id));
  }
  lookAtMonsters(this: Game, seat: Seat, cards: readonly Card[]): void {
    look(this, seat, NOBODY, cards, 'monsterDeck');
  }
  lookAtTreasures(this: Game, seat: Seat, cards: readonly Card[]): void {
    look(this, seat, NOBODY, cards, 'treasureDeck');
  }
  /** Looks through the whole deck of treasures; shuffle it afterwards (ZONE-18). */
  searchTreasures(this: Game, seat: Seat): Card[] {
    this.sink?.({ type: 'search', seat, deck: 'treasure' });
    this.topTreasures(1); // an empty deck is made anew first (ZONE-20)
    openedSecret(this);
    return this.sideDeck('treasure', 'pile');
  }
  /** The deck of treasures is shuffled, with these in it. */
  shuffleTreasures(this: Game, cards: readonly Card[] = []): void {
    const treasures = cards.filter((card) => this.isTreasure(card)); // a copy of one is none (COPY-16)
    monsters.shuffleIntoDeck(this, 'treasure', treasures.map(idOf));
  }
}
