import type { Card, Game, Seat } from '@baston/engine';

export const withCounter = (game: Game, me: Seat): Card[] =>
  game.minions({ of: me, where: (minion) => game.countersOn(minion) > 0 });

/** How many counters the player's minions have in all. */
export const countersOf = (game: Game, seat: Seat): number =>
  withCounter(game, seat).reduce((sum, minion) => sum + game.countersOn(minion), 0);

/** A counter off one of the player's minions; gives how many went. */
export const removeOne = (game: Game, me: Seat): number =>
  game.removeCounters(game.chooseCard(me, withCounter(game, me), { to: 'removeCounters' }), 1);
