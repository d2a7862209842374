/** The words about playing cards. */
import type { Particular } from '../model/filters.ts';
import type { Game } from '../model/game.ts';
import type { Table } from '../model/table.ts';
import type { Playing } from '../model/words-effects.ts';
import { makePermit, NO_LIMITS } from '../play/permits.ts';
import { grantPlay, MUST, playNow, playParticular } from '../play/play.ts';
import {
  canPlayAt,
  canPlayNow,
  canPlayParticular,
  isDiscarded,
  isInOthersHand,
  pilesInHand,
  playableMinions,
} from '../play/plays.ts';
import { momentOf, playInItsMoment } from '../play/specials.ts';
import { type Card, idOf, NO_CARD, type Seat } from '../state/block.ts';
import { canPlaySpecials } from '../table/prohibitions.ts';

/** Is it a Special for which this is the moment (TIME-06)? It is played on nothing. Who plays it to raise a minion has it in hand anyway. */
const isSpecialNow = (g: Table, seat: Seat, card: Card, how: Particular): boolean =>
  !how.at &&
  !how.on &&
  !how.raising &&
  !(how.asFromHand && isDiscarded(g, seat, card)) &&
  !isInOthersHand(g, seat, card, how) &&
  momentOf(g, seat, card) !== undefined;

export const playing: Playing & ThisType<Game> = {
  extraMinion(seat, limits = NO_LIMITS) {
    grantPlay(this, seat, 'minion', limits);
  },
  extraAction(seat, limits = NO_LIMITS) {
    grantPlay(this, seat, 'action', limits);
  },
  playMinionNow(seat, limits) {
    return playNow(this, makePermit(this, seat, 'minion', limits));
  },
  canPlayMinionNow(seat, limits) {
    return canPlayNow(this, seat, 'minion', limits);
  },
  playableMinions(seat, at) {
    return playableMinions(this, seat, at);
  },
  asInHand(seat) {
    return pilesInHand(this, seat).flatMap((pile) => this.inZone(pile));
  },
  placesToPlay(seat, card, among) {
    return (among ?? this.bases()).filter((base) => canPlayAt(this, seat, idOf(card), idOf(base)));
  },
  playExtra(seat, card, how = {}) {
    if (!isSpecialNow(this, seat, card, how)) return playParticular(this, seat, card, how);
    return playInItsMoment(this, seat, this.chooseCard(seat, [card], { to: 'playExtra', may: true }));
  },
  canPlayExtra(seat, card, how = {}) {
    return canPlayParticular(this, seat, card, how) || isSpecialNow(this, seat, card, how);
  },
  mayPlayOneOf(seat, cards, how = {}) {
    const playable = cards.filter((card) => this.canPlayExtra(seat, card, how));
    const card = this.chooseCard(seat, playable, { to: 'playExtra', may: true, hidden: how.hidden === true });
    return card ? this.playChosen(seat, card, how) : NO_CARD;
  },
  playActionNow(seat, limits = NO_LIMITS) {
    return playNow(this, makePermit(this, seat, 'action', limits));
  },
  canPlayActionNow(seat, limits = NO_LIMITS) {
    return canPlayNow(this, seat, 'action', limits);
  },
  playChosen(seat, card, how = {}) {
    if (isSpecialNow(this, seat, card, how)) return playInItsMoment(this, seat, card);
    return playParticular(this, seat, card, how, MUST);
  },
  playDecided(seat, play, limits) {
    return playNow(this, makePermit(this, seat, play, limits), MUST);
  },
  canPlaySpecials(seat) {
    return canPlaySpecials(this, seat);
  },
};
