/** The words about monsters and treasures (monsters.ts). */
import * as treasures from '../effects/treasures.ts';
import * as monsters from '../mechanics/monsters.ts';
import type { Game } from '../model/game.ts';
import type { Monsters } from '../model/words-decks.ts';
import { takeControl } from '../play/control.ts';
import { type Card, idOf, NOBODY } from '../state/block.ts';
import { isTreasure } from '../table/sides.ts';

export const monsterWords: Monsters & ThisType<Game> = {
  isMonster(card) {
    const def = this.definition(card);
    return def.type === 'minion' && def.monster !== undefined;
  },
  isUndead(card) {
    const def = this.definition(card);
    return def.type === 'minion' && def.monster === 'undead';
  },
  isTreasure(card) {
    return isTreasure(this, card);
  },
  otherMonstersHere(monster) {
    const isOther = (card: Card): boolean => this.isMonster(card);
    return this.minions({ at: this.baseOf(monster), except: monster, where: isOther });
  },
  playMonster(at, by = NOBODY, how) {
    return monsters.playMonster(this, at, by, how?.isSilent === true);
  },
  borrow(minion, seat) {
    takeControl(this, [minion], seat, this.actor, 'endOfTurn');
  },
  drawTreasures(seat, count) {
    return treasures.drawTreasures(this, seat, count);
  },
  treasuresInHand(seat) {
    return this.hand(seat).filter((card) => this.isTreasure(card));
  },
  payTreasures(seat, count) {
    const mine = this.treasuresInHand(seat);
    const open = mine.length < count ? [] : mine;
    const paid = this.chooseCards(seat, open, { to: 'discard', min: count, max: count, hidden: true });
    for (const card of paid) this.discard(card);
    return paid.length === count;
  },
  takeTreasure(seat, card) {
    monsters.takeTreasure(this, seat, card);
  },
  putOnOwnDeck(card, by = NOBODY) {
    monsters.putOnOwnDeck(this, card, 'top', by);
  },
  putUnderOwnDeck(card, by = NOBODY) {
    monsters.putOnOwnDeck(this, card, 'bottom', by);
  },
  shuffleTreasures(cards = []) {
    const real = cards.filter((card) => this.isTreasure(card)); // a copy of one is none (COPY-16)
    treasures.shuffleIntoDeck(this, 'treasure', real.map(idOf));
  },
};
