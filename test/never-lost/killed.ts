import { expect } from 'vitest';
import { seededChance } from '../chance.ts';
import { calm, expectAllGoOn, expectNothingLost, KILLS, newNode, SEED, seatAll, untilSomeMore } from './crowds.ts';

/** One server starts after the other: on a machine that others use too each has taken more than six seconds. */
export const KILLING = { timeout: 12_000 * KILLS };
export const title = (store: string): string =>
  `loses nothing when the server is killed ${KILLS} times, with ${store} (seed: ${SEED})`;

/** Kills one server after the other, at random moments, while people play on. */
export async function killMany(where: string): Promise<void> {
  const chance = seededChance(SEED);
  let server = newNode(where);
  let url = await server.start();
  const company = await seatAll(() => url);
  const { crowd, done } = company;
  let interrupted = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const spare = newNode(where);
    await untilSomeMore(company, chance);
    await server.kill();
    if (crowd.some((person) => !person.isHeard)) interrupted++;
    server = spare;
    url = await server.start();
    await company.refill();
    if (kills % 100 === 99)
      process.stderr.write(`${kills + 1} kills, ${done.length} commands acknowledged: ${where}\n`);
  }
  expect(interrupted).toBeGreaterThan(KILLS / 2);
  await expectAllGoOn(crowd, done);
  await calm(crowd);
  await server.kill();
  await expectNothingLost(where, crowd, done);
}
