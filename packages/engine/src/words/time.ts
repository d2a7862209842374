/** The words of cards about what lasts: for a turn, until a turn, once in a turn; and about talents. */
import { reach } from '../effects/door.ts';
import { giveText, shrugOff } from '../effects/lasting.ts';
import type { Game } from '../model/game.ts';
import { RECALLS_LOSSES } from '../model/hooks.ts';
import type { Time } from '../model/words-effects.ts';
import { borrowUse, runUse, useOf } from '../play/uses.ts';
import { idOf, NO_CARD } from '../state/block.ts';
import { Defect } from '../state/errors.ts';
import { hasLost, isSpent, isUsed, spend, spendName } from '../table/limits.ts';
import { cameFrom, hasMoved } from '../table/queries.ts';

export const time: Time & ThisType<Game> = {
  playedThisTurn(filter) {
    const { kind, by, on, standard, extra } = filter;
    return this.plays.filter(
      (played) =>
        (kind === undefined || this.isMinion(played.card) === (kind === 'minion')) &&
        (by === undefined || played.by === by) &&
        (on === undefined || played.on === on) &&
        (!standard || this.isStandard(played.card)) &&
        (!extra || played.extra === true),
    );
  },
  hasLost(seat, at, how) {
    if (!(this.traits & RECALLS_LOSSES)) throw new Defect('a card asks what was lost, and does not say that it does');
    return hasLost(this, seat, at, how === 'destroyed');
  },
  shrugOff(cards, source) {
    shrugOff(this, cards, source);
  },
  loseAbilities(loser, until, save = NO_CARD) {
    // Losing them affects a card (TIME-37), so one that is protected keeps them.
    const reached = this.isBase(loser) ? [loser] : reach(this, 'affect', [loser]);
    for (const card of reached.flatMap((one) => this.abilityCards(one))) {
      if (card !== save) giveText(this, card, 0, until);
    }
  },
  abilityCards(minion) {
    return [minion, ...this.actions(minion).filter((on) => this.abilitiesOf(idOf(on)).use?.ofBearer)];
  },
  hasTalent(card, seat, by = card) {
    if (!this.isInPlay(card)) return false;
    const use = by === card ? useOf(this, idOf(card)) : this.abilitiesOf(idOf(card)).use;
    return use?.label === 'talent' && (!use.can || use.can(this, by, seat ?? this.controllerOf(card)));
  },
  useTalent(seat, card, by = card) {
    if (!this.hasTalent(card, seat, by)) return;
    if (by === card) runUse(this, idOf(card), seat);
    else borrowUse(this, card, by, seat);
  },
  cameFrom(minion) {
    return cameFrom(this, minion);
  },
  hasMoved(card) {
    return hasMoved(this, card);
  },
  isSpent(self, seat, on) {
    return isSpent(this, self, seat, on);
  },
  spend(self, seat, on) {
    spend(this, self, seat, on);
  },
  spendOnce(self, seat) {
    if (isSpent(this, self, seat)) return false;
    spend(this, self, seat);
    return true;
  },
  confirmOnce(self, seat, to) {
    return !isSpent(this, self, seat) && this.confirm(seat, to) && this.spendOnce(self, seat);
  },
  isNameSpent(self, seat) {
    return isUsed(this, this.defOf(self), seat, NO_CARD);
  },
  spendName(self, seat) {
    spendName(this, self, seat);
  },
};
