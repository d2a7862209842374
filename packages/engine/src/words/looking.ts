/** Looking at the table: who is where, and what that is worth. */
import { topBases } from '../mechanics/bases.ts';
import { TYPES } from '../model/compiled.ts';
import type { Facts, Game } from '../model/game.ts';
import type { Looking } from '../model/words-looking.ts';
import { raisingNow } from '../resolution/raising.ts';
import {
  BASE_DISCARD,
  type Base,
  type Card,
  CONTROLLER,
  DECK,
  DEF,
  DISCARD,
  HOSTED,
  idOf,
  MINIONS_PLAYED,
  MINIONS_PLAYED_PHASE,
  NOBODY,
  OWNER,
  PLAYER_SIZE,
  PLAYERS,
  type Seat,
  zoneOf,
} from '../state/block.ts';
import { ANY_POWER } from '../state/records.ts';
import { cardAt, firstIn, nextOf } from '../state/zones.ts';
import { actionsIn, buried, buriedAt, findMinions, minionsIn } from '../table/queries.ts';
import { SIDE_DECKS } from '../table/sides.ts';
import {
  breakpointOf,
  isBehind,
  isNamed,
  placeVp,
  powerOfCard,
  printedPower,
  raisesPower,
  startingPower,
  totalOf,
} from '../table/values.ts';

export const looking: Looking & Pick<Facts, 'placeVp'> & ThisType<Game> = {
  others(me) {
    const { seats, active } = this;
    const others: Seat[] = [];
    for (let i = 0; i < seats; i++) if ((active + i) % seats !== me) others.push((active + i) % seats);
    return others;
  },
  minionsPlayed(seat) {
    return this.block[PLAYERS + seat * PLAYER_SIZE + MINIONS_PLAYED] as number;
  },
  minionsPlayedInPlayPhase(seat) {
    return this.block[PLAYERS + seat * PLAYER_SIZE + MINIONS_PLAYED_PHASE] as number;
  },
  factionOf(card) {
    return this.rules.faction[this.defOf(card)] as number;
  },
  nameOf(card) {
    return this.definition(card).id;
  },
  isSameName(one, other) {
    const { namesake } = this.rules;
    return namesake[this.defOf(one)] === namesake[this.defOf(other)];
  },
  isNamed(card, name) {
    return isNamed(this, card, name);
  },
  countNamed(name, at, of) {
    const b = this.block;
    let count = 0;
    for (let id = firstIn(b, HOSTED + idOf(at)); id; id = nextOf(b, id)) {
      if (of !== undefined && b[cardAt(id) + CONTROLLER] !== of) continue;
      if (isNamed(this, this.card(id), name)) count++;
    }
    return count;
  },
  ownsMinionNamed(seat, name) {
    for (let id = 1; id <= this.cardCount(); id++) {
      const isTheirs = this.block[cardAt(id) + OWNER] === seat && this.typeOf(id) === TYPES.minion;
      if (isTheirs && this.rules.names[this.block[cardAt(id) + DEF] as number]?.includes(name)) return true;
    }
    return false;
  },
  mentionedBy(card) {
    const def = this.rules.def(this.textOf(card));
    return (def.type === 'minion' && def.mentions) || [];
  },
  namedFaction(card) {
    return this.memoOf(card) - 1;
  },
  powerOf(card) {
    return powerOfCard(this, card);
  },
  printedPower(card, what) {
    return what === 'starting' ? startingPower(this, idOf(card)) : printedPower(this, idOf(card));
  },
  breakpointOf(base) {
    return breakpointOf(this, idOf(base));
  },
  totalOf(base, seat) {
    return totalOf(this, idOf(base), seat);
  },
  isBehind(seat, base) {
    return isBehind(this, seat, idOf(base));
  },
  placeVp(base, place) {
    return placeVp(this, idOf(base), place);
  },
  otherBases(base) {
    return this.bases().filter((other) => other !== base);
  },
  basesWith(filter, atLeast = 1) {
    return this.bases().filter((at) => findMinions(this, filter, undefined, at) >= atLeast);
  },
  basesWithout(filter) {
    return this.bases().filter((at) => findMinions(this, filter, undefined, at) === 0);
  },
  playersAt(base) {
    return this.turnOrder().filter((seat) => findMinions(this, { of: seat }, undefined, base) > 0);
  },
  minions(filter) {
    return minionsIn(this, filter);
  },
  countMinions(filter) {
    return findMinions(this, filter);
  },
  minionsIn(cards, maxPower = Number.POSITIVE_INFINITY) {
    return cards.filter((card) => this.isMinion(card) && (maxPower > ANY_POWER || this.powerOf(card) <= maxPower));
  },
  actionsIn(cards) {
    return cards.filter((card) => this.isAction(card));
  },
  isYours(self, card) {
    return this.controllerOf(card) === this.controllerOf(self);
  },
  isOthers(self, card) {
    const controller = this.controllerOf(card);
    return controller !== NOBODY && controller !== this.controllerOf(self);
  },
  isHere(self, card) {
    return this.baseOf(card) === this.baseOf(self);
  },
  isYourMinionHere(self, card) {
    return (
      this.isMinion(card) &&
      this.controllerOf(card) === this.controllerOf(self) &&
      this.baseOf(card) === this.baseOf(self)
    );
  },
  actions(on) {
    return actionsIn(this, on);
  },
  actionsOnBase(base, of) {
    const isCounted = (card: Card): boolean =>
      this.isAction(card) && (of === undefined || this.controllerOf(card) === of);
    return this.cardsOn(base).filter(isCounted);
  },
  actionsOnBases(of) {
    return this.bases().flatMap((base) => this.actionsOnBase(base, of));
  },
  actionsOnMinions(filter) {
    return this.minions(filter).flatMap((minion) => this.actions(minion));
  },
  raisesPower(action, minion, seat) {
    return raisesPower(this, action, minion, seat);
  },
  toRaise(seat) {
    return raisingNow(this, seat)?.minions ?? [];
  },
  isStrongestHere(minion) {
    const power = this.powerOf(minion);
    return this.minions({ at: this.baseOf(minion) }).every((other) => this.powerOf(other) <= power);
  },
  cardsAt(at, of) {
    const all = [...this.cardsOn(at), ...buried(this, { at })];
    return of === undefined ? all : all.filter((card) => this.controllerOf(card) === of);
  },
  allCards(where) {
    if (where)
      return Array.from({ length: this.cardCount() }, (_, i) => this.card(i + 1)).filter((card) => !this.isBase(card));
    return this.bases().flatMap((base) => this.cardsAt(base).flatMap((card) => [card, ...this.cardsOn(card)]));
  },
  buried(filter) {
    return buried(this, filter);
  },
  placeOfBuried(card) {
    return buriedAt(this, card);
  },
  isDuelOn(at) {
    return this.duel !== undefined && (at === undefined || this.duel.at === at);
  },
  duelists(seat) {
    return (this.duel?.minions ?? []).filter((one) => this.isInPlay(one) && this.controllerOf(one) === seat);
  },
  isDiscreet() {
    return this.config.discreet;
  },
  sideDeck(deck, pile) {
    const zone = SIDE_DECKS[deck][pile];
    return zone === undefined ? [] : this.inZone(zone);
  },
  deck(deck) {
    return deck === 'baseDeck' ? this.baseDeck() : this.inZone(zoneOf(deck, DECK));
  },
  isExhausted(deck) {
    if (typeof deck === 'number') return this.deck(deck).length + this.discardPile(deck).length === 0;
    return this.sideDeck(deck, 'pile').length + this.sideDeck(deck, 'discard').length === 0;
  },
  discardPile(seat) {
    return this.inZone(zoneOf(seat, DISCARD));
  },
  baseDiscard() {
    return this.inZone(BASE_DISCARD) as Base[];
  },
  topBases(count) {
    return topBases(this, count);
  },
  isSameCard(one, other) {
    return idOf(one) === idOf(other);
  },
};
