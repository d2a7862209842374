/** Playing an action because it directly increases the power of a minion (VAL-13). */
import { type Card, NO_CARD, type Seat, type Words } from '@baston/engine';

/** The minions among these whose power the action could increase, where it can be played so that it affects them. */
const raisedBy = (game: Words, me: Seat, action: Card, minions: readonly Card[]): readonly Card[] => {
  const open = minions.filter((minion) => game.raisesPower(action, minion, me));
  if (game.isPlayedOn(action, 'minion'))
    return open.filter((on) => game.canPlayExtra(me, action, { on, asFromHand: true }));
  if (game.isPlayedOn(action, 'base'))
    return open.filter((minion) => game.canPlayExtra(me, action, { at: game.baseOf(minion), asFromHand: true }));
  return game.canPlayExtra(me, action, { raising: open, asFromHand: true }) ? open : [];
};

/** The actions in the hand, or played as from there, that could increase the power of one of these minions now. */
export const raisingActions = (game: Words, me: Seat, minions: readonly Card[]): Card[] =>
  game.asInHand(me).filter((card) => raisedBy(game, me, card, minions).length > 0);

/** Plays one of those actions as an extra action, if the player likes. It is a particular card, so now or never (PLAY-07). */
export function mayPlayRaising(game: Words, me: Seat, minions: readonly Card[]): boolean {
  const action = game.chooseCard(me, raisingActions(game, me, minions), { to: 'playExtra', may: true, hidden: true });
  if (!action) return false;
  const raising = raisedBy(game, me, action, minions);
  if (game.isPlayedOn(action, 'minion')) {
    const on = game.chooseCard(me, raising, { to: 'givePower', about: action });
    return game.playChosen(me, action, { on, raising: [on] }) !== NO_CARD;
  }
  if (!game.isPlayedOn(action, 'base')) return game.playChosen(me, action, { raising }) !== NO_CARD;
  const bases = [...new Set(raising.map((minion) => game.baseOf(minion)))];
  const at = game.chooseBase(me, bases, { to: 'playHere', about: action });
  return game.playChosen(me, action, { at, raising }) !== NO_CARD;
}
