/** The words that cards are written in: what an effect can do. The rules themselves live in the files that they name. */
import { moveBuried, takeBack } from '../effects/bury.ts';
import * as counters from '../effects/counters.ts';
import { isDirect, isReplaced } from '../effects/door.ts';
import * as lasting from '../effects/lasting.ts';
import * as leaving from '../effects/leaving.ts';
import * as moving from '../effects/moving.ts';
import * as bases from '../mechanics/bases.ts';
import type { OutOfPlay } from '../model/filters.ts';
import type { Game } from '../model/game.ts';
import type { Effects } from '../model/words-effects.ts';
import { takeControl } from '../play/control.ts';
import { copyText } from '../play/copies.ts';
import { isOthersCard } from '../resolution/context.ts';
import { follows } from '../resolution/questions.ts';
import { type Card, idOf, NO_CARD, NOBODY, type NoBase, type Seat } from '../state/block.ts';
import { isBuried } from '../table/queries.ts';

const MUST = { may: false };

export const effects: Effects & ThisType<Game> = {
  // ── Cards in play (leaving.ts, moving.ts, lasting.ts) ─────────────────────────────────────────

  destroy(card) {
    return this.destroyAll([card]).length > 0;
  },
  destroyAll(cards, by, how) {
    return leaving.destroyAll(this, cards, by, !how?.isUnrewarded);
  },
  removeBearer(action, how) {
    return how === 'destroy' ? leaving.destroyBearer(this, action) : leaving.placeBearer(this, action, how);
  },
  returnToHand(card) {
    return isBuried(this, card) ? takeBack(this, card) : this.returnAllToHand([card]).length > 0;
  },
  returnAllToHand(cards, by) {
    return leaving.returnAll(this, cards, by);
  },
  destroyMinion(seat, filter) {
    return this.destroyAll([this.chooseMinion(seat, filter, { to: 'destroy' })], seat).length > 0;
  },
  mayDestroyMinion(seat, filter) {
    return this.destroyAll([this.chooseMinion(seat, filter, { to: 'destroy', may: true })], seat).length > 0;
  },
  returnMinion(seat, filter) {
    return this.returnAllToHand([this.chooseMinion(seat, filter, { to: 'return' })], seat).length > 0;
  },
  mayReturnMinion(seat, filter) {
    return this.returnAllToHand([this.chooseMinion(seat, filter, { to: 'return', may: true })], seat).length > 0;
  },
  moveMinion(seat, filter) {
    const minion = this.chooseMinion(seat, filter, { to: 'move' });
    return minion !== NO_CARD && this.moveAway(seat, minion);
  },
  mayMoveMinion(seat, filter) {
    const minion = this.chooseMinion(seat, filter, { to: 'move', may: true });
    return minion !== NO_CARD && this.moveAway(seat, minion);
  },
  place(card: NoBase, to: OutOfPlay, of?: Seat) {
    if (of === undefined) return this.placeAll([card], to).length > 0;
    return to === 'hand' ? leaving.takeInto(this, card, of) : leaving.shuffleAway(this, card, of);
  },
  placeAll(cards, to) {
    return leaving.placeAll(this, cards, to);
  },
  recallAtEnd(card) {
    lasting.recallAtEnd(this, card);
  },
  isSavedByOther(card, self) {
    return isReplaced(this, idOf(card), 'discard', self);
  },
  discardFromPlay(cards) {
    leaving.discardInPlay(this, cards);
  },
  move(minion, to, by) {
    if (isBuried(this, minion)) return moveBuried(this, minion, to);
    return this.moveAll([minion], to, by).length > 0;
  },
  moveAll(minions, to, by) {
    return moving.moveAll(this, minions, to, by ?? this.actor);
  },
  moveAway(seat, minion, { may } = MUST) {
    const to = this.chooseBase(seat, this.otherBases(this.baseOf(minion)), { to: 'moveTo', may, about: minion });
    return to !== NO_CARD && this.move(minion, to, seat);
  },
  moveToOrFrom(seat, minion, base) {
    return this.baseOf(minion) === base ? this.moveAway(seat, minion) : this.move(minion, base, seat);
  },
  mayMoveHere(seat, filter, here) {
    const minion = this.chooseMinion(seat, { ...filter, notAt: here }, { to: 'moveHere', may: true, about: here });
    return minion !== NO_CARD && this.move(minion, here, seat);
  },
  bringAll(cards, to) {
    this.moveAll(
      cards.filter((card) => this.isInPlay(card) && !this.isAction(card)),
      to,
    );
    for (const card of cards) {
      if (isBuried(this, card)) moveBuried(this, card, to);
      else if (this.isAction(card)) this.transfer(card, to);
    }
  },
  transfer(action, to) {
    return moving.transfer(this, action, to);
  },
  giveControl(card, to, by) {
    return takeControl(this, [card], to, by).length > 0;
  },
  givePower(minion, amount, until = 'endOfTurn') {
    return this.givePowerAll([minion], amount, until).length > 0;
  },
  givePowerAll(minions, amount, until = 'endOfTurn') {
    return lasting.givePowerAll(this, minions, amount, until);
  },
  strengthen(seat, filter, amount) {
    return this.givePower(this.chooseMinion(seat, filter, { to: 'givePower' }), amount);
  },
  leave(name, leaving = {}) {
    lasting.leaveBehind(this, name, leaving);
  },
  putInBox(card) {
    leaving.putInBox(this, card);
    return true;
  },
  changeBreakpoint(base, amount, until = 'endOfTurn') {
    lasting.changeBreakpoint(this, base, amount, until);
  },
  setBreakpoint(base, amount, what = 'starting') {
    lasting.setBreakpoint(this, base, amount, what);
  },
  changeTotal(base, amount, of) {
    lasting.changeTotal(this, base, amount, 'endOfTurn', of);
  },
  copyText(scene, model, until) {
    return copyText(this, scene, model, until);
  },
  extraTurn(seat) {
    lasting.extraTurn(this, seat);
  },
  gainVp(seat, amount) {
    lasting.gainVp(this, seat, amount);
  },

  // ── Counters (counters.ts) ────────────────────────────────────────────────────────────────────

  addCounters(card, count) {
    if (this.isAside(card)) return counters.storeCounters(this, card, count);
    return this.addCountersAll([card], count).length > 0;
  },
  placeCounter(seat, filter) {
    return this.addCounters(this.chooseMinion(seat, filter, { to: 'addCounter' }), 1);
  },
  mayAddCounter(seat, card) {
    return this.confirm(seat, 'addCounter', card) && this.addCounters(card, 1);
  },
  addCountersAll(cards, count, how) {
    return counters.addCountersAll(this, cards, count, how?.byControllers ?? false);
  },
  removeCounters(card, count) {
    return count === undefined ? counters.clearCounters(this, card) : counters.removeCounters(this, card, count);
  },
  transferCounters(from, to, count) {
    return counters.transferCounters(this, from, to, count);
  },
  spreadCounters(seat, filter, count) {
    const chosen: Card[] = [];
    for (let i = 0; i < count; i++) {
      const minion = this.chooseMinion(seat, filter, { to: 'addCounter' });
      if (minion) chosen.push(minion);
    }
    return counters.spreadCounters(this, chosen);
  },
  takeCounters(seat, filter) {
    const bearing = this.minions(filter).filter((minion) => this.countersOn(minion) > 0);
    const counts = bearing.map((about) =>
      this.chooseNumber(seat, { to: 'removeCounters', max: this.countersOn(about), about }),
    );
    return bearing.reduce((sum, minion, i) => sum + this.removeCounters(minion, counts[i] as number), 0);
  },
  transferSomeCounters(seat, { from, to, min = 0 }) {
    const count = this.chooseNumber(seat, { to: 'transferCounters', min, max: this.countersOn(from), about: from });
    return this.transferCounters(from, to, count);
  },
  addMarker(card) {
    counters.addMarker(this, card);
  },

  // ── Bases (bases.ts) ──────────────────────────────────────────────────────────────────────────

  playBase(base) {
    return bases.playBase(this, base);
  },
  destroyBase(base, how) {
    return bases.destroyBase(this, base, how?.keepsMinions, how?.next);
  },
  swapBase(old, next, how) {
    return how?.isScoring ? bases.succeedBase(this, old, next) : bases.swapBase(this, old, next);
  },
  setNextBase(base) {
    if (base === 'none') {
      this.isUnreplaced = true;
      return;
    }
    if (this.isAlive(this.nextBase)) {
      const ways = [this.now(this.nextBaseBy), this.source];
      if (this.chooseCard(this.active, ways, { to: 'nextBaseBy' }) !== this.source) return;
    }
    this.nextBase = base;
    this.nextBaseBy = this.source;
  },
  putOnBaseDeck(cards, how) {
    bases.putOnBaseDeck(this, cards, how?.isOpen);
  },
  follows(seat) {
    return follows(this, seat);
  },

  // ── What is being resolved ────────────────────────────────────────────────────────────────────

  isDirect(kind) {
    return isDirect(this) && (kind === undefined || this.isEffectOf(kind));
  },
  isEffectOf(what, at) {
    if (typeof what === 'number') return this.source === what;
    if (typeof what === 'object') return this.textOf(this.source) === this.textOf(what.textOf);
    if (at !== undefined && this.baseOf(this.source) !== at) return false;
    if (what === 'minion') return this.isMinion(this.source);
    return what === 'action' ? this.isAction(this.source) : this.isStandard(this.source);
  },
  isDoneByOther(self, how) {
    return this.doer === NOBODY ? how?.orNobody === true : this.doer !== this.controllerOf(self);
  },
  isMovingTo(base) {
    return this.destination === base;
  },
  isLeaving(base) {
    return this.leaving === base;
  },
  isOthersCard(self) {
    return isOthersCard(this, this.controllerOf(self));
  },
  isOthersAction(self) {
    return isOthersCard(this, this.controllerOf(self)) && this.isAction(this.source);
  },
  insteadOfDiscard(action, go) {
    const { source, actor } = this;
    this.destinations.push({ card: action, source, actor, go });
  },
  hasDestination(action) {
    return this.destinations.some(({ card }) => card === action);
  },
};
