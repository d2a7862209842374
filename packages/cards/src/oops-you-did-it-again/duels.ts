import type { Base, Card, Outcome, Seat, Words } from '@baston/engine';

/** The minions that this one could duel: those of other players on its base. */
const foesOf = (game: Words, minion: Card): { at: Base; notOf: Seat } => ({
  at: game.baseOf(minion),
  notOf: game.controllerOf(minion),
});

export const hasFoe = (game: Words, minion: Card): boolean =>
  game.isInPlay(minion) && game.countMinions(foesOf(game, minion)) > 0;

/** "This minion may duel another player's minion here." `spend`: what it costs to say yes. */
export function mayDuel(game: Words, me: Seat, minion: Card, spend?: () => void): readonly Outcome[] {
  if (game.isDuelOn() || !hasFoe(game, minion)) return []; // DUEL-09
  const foe = game.chooseMinion(me, foesOf(game, minion), { to: 'duelAgainst', may: true, about: minion });
  if (!foe) return [];
  spend?.();
  return game.challenge(minion, foe);
}

/** One of your minions that can duel, and the minion that it duels; both or neither. */
export function chooseDuel(game: Words, me: Seat, at?: Base): { mine: Card; theirs: Card } | undefined {
  if (game.isDuelOn()) return undefined; // DUEL-09
  const filter = at === undefined ? { of: me } : { of: me, at };
  const mine = game.chooseMinion(me, { ...filter, where: (minion) => hasFoe(game, minion) }, { to: 'duel' });
  const theirs = mine && game.chooseMinion(me, foesOf(game, mine), { to: 'duelAgainst', about: mine });
  return theirs ? { mine, theirs } : undefined;
}

/** Destroys the losers together (DUEL-06). `by`: the challenger. */
export function destroyLosers(game: Words, outcomes: readonly Outcome[], by?: Seat): void {
  game.destroyAll(
    outcomes.map(({ loser }) => loser),
    by,
  );
}
