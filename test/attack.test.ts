/** Every attack of `npm run attack`, for a moment: nothing exits, everybody is answered, and memory stays bounded. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONGEST, Players } from './attack/players.ts';
import { AttackedServer } from './attack/server.ts';
import { attackHere, LIMITS, names } from './attack/suite.ts';

let server: AttackedServer;
let players: Players;
beforeAll(async () => {
  server = await AttackedServer.start();
  players = await Players.seat(server.url);
}, 180_000); // the first server that is started builds the site, if nobody has
afterAll(() => server.stop());

it.each(names())('survives an attack: %s', async (name) => {
  const before = server.resident;
  const [{ commands, health }] = await Promise.all([players.play(300), attackHere(name, server, 300)]);
  expect(server.hasExited).toBe(false);
  expect((await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '192.0.2.251' } })).status).toBe(200);
  expect(commands.length + health.length).toBeGreaterThan(0);
  expect(Math.max(...commands, ...health)).toBeLessThan(LONGEST); // all were answered
  expect(server.resident - before).toBeLessThan(LIMITS.extraMegabytes);
});
