import type { Card, Seat, Words } from '@baston/engine';

export const withCounter = (game: Words, me: Seat): Card[] => game.minions({ of: me, counters: 'some' });

/** How many counters the player's minions have in all. */
export const countersOf = (game: Words, seat: Seat): number =>
  withCounter(game, seat).reduce((sum, minion) => sum + game.countersOn(minion), 0);

/** Removes a counter from one of the player's minions. Gives how many went. */
export const removeOne = (game: Words, me: Seat): number =>
  game.removeCounters(game.chooseCard(me, withCounter(game, me), { to: 'removeCounters' }), 1);
