/**
 * Golden games: what happens in seeded games, as hashes. A change here means that old records of games mean
 * something else now: raise VERSION in packages/cards/src/version.ts, then write the new hashes with
 * `UPDATE_GOLDEN=1 npx vitest run test/golden.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { Game, hashText } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

const file = new URL('golden.json', import.meta.url);

function play(seed: string, seats: number): string {
  let hash = hashText(seed);
  const game = Game.create(rules, { seed, seats, factions: 'draft' }, (event) => {
    hash = hashText(JSON.stringify(event), hash);
  });
  game.decider = inPlace(randomChooser(seed));
  game.run();
  return `${hash.toString(16)} ${game.hash().toString(16)} ${game
    .allSeats()
    .map((seat) => game.vp(seat))
    .join('-')}`;
}

it('golden games are played as they always were', () => {
  const games = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [`golden-${i}`, play(`golden-${i}`, 2 + (i % 3))]),
  );
  const now = { version: rules.version, games };
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
