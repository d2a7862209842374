/** A card that a minion is immune to is not on it: the minion sheds it at once, whatever has made it immune (PROT-06). */
import type { Decider, Game } from '@baston/engine';
import { expect, it } from 'vitest';
import { repels } from '../../packages/engine/src/table/protection.ts';
import { playOn } from './playouts.ts';

/** It stays without effect, as nothing can destroy it (the reading `heirloom-without-effect`). */
const INDESTRUCTIBLE = 'princesses/heirloom';

/** The actions that are still on minions which are immune to them. */
const wornIn = (game: Game): string[] =>
  game
    .actionsOnMinions({})
    .filter((action) => game.nameOf(action) !== INDESTRUCTIBLE && repels(game, game.hostOf(action), action))
    .map((action) => `${game.nameOf(action)} on ${game.nameOf(game.hostOf(action))}`);

// All scenarios are played on at random.
it('whatever a minion is immune to has fallen off before the next move', { timeout: 180_000 }, () => {
  const worn = new Set<string>();
  playOn(
    3,
    (_game, random): Decider => ({
      one(game, request) {
        if (request.purpose === 'turn') for (const one of wornIn(game)) worn.add(one);
        return random.one(game, request);
      },
      many: (game, request) => random.many(game, request),
    }),
  );
  expect([...worn]).toEqual([]);
});
