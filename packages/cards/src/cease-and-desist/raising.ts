/** Playing an action because it directly increases the power of a minion (VAL-13). */
import type { Card, Game, Seat } from '@baston/engine';

const isRaising = (game: Game, card: Card): boolean => {
  const def = game.definition(card);
  return def.type === 'action' && def.raises === true;
};

/** The minions among these that the player could play the action on; or all of them, if it is played on none. */
const targetsOf = (game: Game, me: Seat, action: Card, minions: readonly Card[]): readonly Card[] => {
  if (game.isPlayedOn(action, 'minion')) return minions.filter((on) => game.canPlayExtra(me, action, { on }));
  if (game.isPlayedOn(action, 'base'))
    return minions.filter((minion) => game.canPlayExtra(me, action, { at: game.baseOf(minion) }));
  return game.canPlayExtra(me, action) ? minions : [];
};

/** The actions in the hand that could increase the power of one of these minions now. */
export const raisingActions = (game: Game, me: Seat, minions: readonly Card[]): Card[] =>
  game.hand(me).filter((card) => isRaising(game, card) && targetsOf(game, me, card, minions).length > 0);

/** Plays one of those actions as an extra action, if the player likes. Which card it is, is said: now or never (PLAY-07). */
export function mayPlayRaising(game: Game, me: Seat, minions: readonly Card[]): boolean {
  const action = game.chooseCard(me, raisingActions(game, me, minions), { to: 'playExtra', may: true });
  if (!action) return false;
  if (game.isPlayedOn(action, 'base')) {
    const bases = [...new Set(targetsOf(game, me, action, minions).map((minion) => game.baseOf(minion)))];
    const at = game.chooseBase(me, bases, { to: 'playHere', about: action });
    return game.playExtra(me, action, { at, raising: minions, must: true }) !== 0;
  }
  if (!game.isPlayedOn(action, 'minion')) return game.playExtra(me, action, { raising: minions, must: true }) !== 0;
  const on = game.chooseCard(me, targetsOf(game, me, action, minions), { to: 'givePower', about: action });
  return game.playExtra(me, action, { on, must: true }) !== 0;
}
