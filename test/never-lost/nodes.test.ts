import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededChance } from '../chance.ts';
import { type Done, type Habits, seatCrowd } from '../crowd.ts';
import type { Node } from '../node.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import {
  calm,
  expectAllGoOn,
  expectNothingLost,
  newFile,
  newNode,
  SEED,
  seatAll,
  TABLES,
  UNHURRIED,
  untilSomeMore,
} from './crowds.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: true });
});
afterAll(() => postgres.stop());

it(`starts again after it was killed while it started (seed: ${SEED})`, async () => {
  const chance = seededChance(SEED);
  for (const where of [newFile('started.db'), await postgres.database()]) {
    for (let kills = 0; kills < 5; kills++) {
      const server = newNode(where);
      await Promise.race([server.start(), setTimeout(chance() * 1000)]);
      await server.kill();
    }
    const server = newNode(where);
    expect((await fetch(`${await server.start()}/healthz`)).status).toBe(200);
    await server.kill();
  }
});

/** Databases and servers start again several times, and each time everybody has to come back. */
const COMING_BACK = { timeout: 300_000 };

it(`waits for a database that has gone away, and goes on when it is back (seed: ${SEED})`, COMING_BACK, async () => {
  const chance = seededChance(SEED);
  const where = await postgres.database();
  const server = newNode(where);
  const url = await server.start();
  const { crowd, done } = await seatAll(() => url);
  for (let crashes = 0; crashes < 5; crashes++) {
    await untilSomeMore({ crowd, done }, chance);
    await postgres.crash();
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(503);
    await setTimeout(chance() * 500);
    await postgres.restart();
    await expectAllGoOn(crowd, done);
  }
  await calm(crowd);
  await server.kill();
  await expectNothingLost(where, crowd, done);
});

it(
  `lets two nodes serve the same games, and one go on when the other is killed (seed: ${SEED})`,
  COMING_BACK,
  async () => {
    const chance = seededChance(SEED);
    const where = await postgres.database();
    const done: Done[] = [];
    const nodes = [newNode(where), newNode(where)];
    const urls = await Promise.all(nodes.map((node) => node.start()));
    const onDone = (one: Done): void => void done.push(one);
    const habits = [0, 1].map(
      (n): Habits => ({ url: () => urls[n] as string, thinks: () => 0, remembers: true, onDone }),
    );
    const crowd = await seatCrowd(TABLES, urls[0] as string, habits as [Habits, Habits], UNHURRIED);
    await expectAllGoOn(crowd, done);
    for (let kills = 0; kills < 10; kills++) {
      await untilSomeMore({ crowd, done }, chance);
      const [dies, lives] = kills % 2 ? [0, 1] : [1, 0];
      await nodes[dies]?.kill();
      urls[dies] = urls[lives] as string; // its people go to the other
      await expectAllGoOn(crowd, done);
      nodes[dies] = newNode(where);
      urls[dies] = await (nodes[dies] as Node).start();
      crowd.filter(({ seat }) => seat === dies).forEach((person) => void person.reconnect());
      await expectAllGoOn(crowd, done);
    }
    await calm(crowd);
    await Promise.all(nodes.map((node) => node.kill()));
    await expectNothingLost(where, crowd, done);
  },
);
