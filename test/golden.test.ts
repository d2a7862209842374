/**
 * Golden games: what happens in seeded games, as hashes. A change here means that old records of games mean
 * something else now: raise VERSION in packages/cards/src/version.ts, then write the new hashes with
 * `UPDATE_GOLDEN=1 npx vitest run test/golden.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { Game, hashText, type SetDef } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

const file = new URL('golden.json', import.meta.url);

function play(seed: string, seats: number, pool: readonly string[]): string {
  let hash = hashText(seed);
  const boxes = Math.ceil((2 * seats - 1) / (pool.length - 1)); // enough for the last pick of the draft (SETUP-09)
  const game = Game.create(rules, { seed, seats, factions: 'draft', pool, boxes }, (event) => {
    hash = hashText(JSON.stringify(event), hash);
  });
  game.decider = inPlace(randomChooser(seed));
  game.run();
  return `${hash.toString(16)} ${game.hash().toString(16)} ${game
    .allSeats()
    .map((seat) => game.vp(seat))
    .join('-')}`;
}

/** With each set. */
const GAMES = 40;
/** Enough for a draft of four. */
const POOL = 4;
const core = rules.sets[0]?.factions ?? [];

/** Each set by itself, so that a new one changes nothing that was there; a small one with some of the core. */
const gamesOf = ({ id, factions }: SetDef): [string, string][] =>
  Array.from({ length: GAMES }, (_, i) => {
    const seed = `${id}-${i}`;
    const pool = [...factions, ...core].slice(0, Math.max(POOL, factions.length)).map((faction) => faction.id);
    return [seed, play(seed, 2 + (i % 3), pool)];
  });

/** Many whole games, which take seconds on a machine that has nothing else to do. */
const MANY_GAMES = { timeout: 180_000 };

interface Golden {
  readonly version: string;
  readonly games: Readonly<Record<string, string>>;
}
const golden = (): Golden => JSON.parse(readFileSync(file, 'utf8'));
const played: Record<string, string> = {};

describe('golden games are played as they always were', MANY_GAMES, () => {
  it.each(rules.sets.map((set) => [set.id, set] as const))('with the set %s', (_id, set) => {
    const now = Object.fromEntries(gamesOf(set));
    Object.assign(played, now);
    if (process.env.UPDATE_GOLDEN) return;
    const { games } = golden();
    expect(now).toEqual(Object.fromEntries(Object.keys(now).map((seed) => [seed, games[seed]])));
  });

  it('all of them, by the rules of this version', () => {
    const seeds = rules.sets.flatMap(({ id }) => Array.from({ length: GAMES }, (_, i) => `${id}-${i}`));
    if (process.env.UPDATE_GOLDEN) {
      const now: Golden = { version: rules.version, games: played };
      writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    }
    expect({ ...golden(), games: Object.keys(golden().games) }).toEqual({ version: rules.version, games: seeds });
  });
});
