/** Ana and Bob at a server of their own, whose clock stands still. */

import { setTimeout } from 'node:timers/promises';
import type { FromServer, Update } from '@baston/table';
import { afterEach, beforeEach } from 'vitest';
import { MemoryStore } from '../packages/server/src/store/memory.ts';
import { type Guest, type Running, startServer, Visitor } from './online.ts';
import { randomChooser } from './players.ts';

/** The server, what it keeps, what time it is there, and who visits it. */
export const here = { now: 0 } as { running: Running; store: MemoryStore; now: number; ana: Visitor; bob: Visitor };

export async function start(options: Parameters<typeof startServer>[0] = {}): Promise<void> {
  here.running = await startServer({ store: here.store, now: () => here.now, clock: () => here.now, ...options });
  here.ana = await Visitor.named(here.running, 'Ana');
  here.bob = await Visitor.named(here.running, 'Bob');
}
/** Each test of the file that calls this has its own. */
export function atOwnServers(): void {
  beforeEach(() => {
    here.store = new MemoryStore();
    here.now = 1_800_000_000_000;
  });
  afterEach(() => here.running.server.close());
}

export const code = async (said: Promise<FromServer>): Promise<string> => {
  const frame = await said;
  return frame.type === 'refused' ? frame.code : frame.type;
};

/** Nobody plays anything in the window that is open, and those that follow; nor where the server answers. */
async function pastWindows(...guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    const isDecided = ({ window, question, waitingFor, seat }: Update): boolean =>
      !window && (waitingFor !== seat || question !== undefined);
    while (!isDecided(updated(guest))) {
      const { window, question, questionNumber } = updated(guest);
      for (const one of window && question ? [guest] : []) await one.say({ type: 'pass', question: questionNumber });
      await guest.until(() => updated(guest).questionNumber > questionNumber || updated(guest).question !== question);
    }
  }
}

/** A table where both have sat down, and an opening hand without minions is kept. */
export async function begun(options: Parameters<Visitor['open']>[0] = {}): Promise<{ id: string; a: Guest; b: Guest }> {
  const { id } = await here.ana.open(options);
  const a = await here.ana.join(id);
  const b = await here.bob.join(id);
  await a.sit(0);
  await b.sit(1);
  for (const guest of [a, b]) await guest.until(() => guest.update !== undefined);
  await Promise.all([pastWindows(a), pastWindows(b)]);
  return { id, a, b };
}

export const choose = randomChooser('tables');
export const updated = (guest: Guest): Update & { seq: number } => guest.update as Update & { seq: number };
/** Returns the one who is asked, and the one who is not. */
export const sides = (a: Guest, b: Guest): [Guest, Guest] => (updated(a).waitingFor === 0 ? [a, b] : [b, a]);

export async function answer(guest: Guest): Promise<string> {
  const { question, questionNumber } = updated(guest);
  return code(guest.say({ type: 'answer', question: questionNumber, picks: question ? choose(question) : [] }));
}
export async function answerSome(a: Guest, b: Guest, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const before = updated(a).questionNumber;
    await answer(sides(a, b)[0]);
    for (const guest of [a, b]) await guest.until(() => updated(guest).questionNumber > before);
    await Promise.all([pastWindows(a), pastWindows(b)]);
  }
}

/** Somebody closes the page, and the server has heard of it. */
export async function gone(guest: Guest): Promise<void> {
  const { server } = here.running;
  const before = server.connections;
  guest.leave();
  while (server.connections >= before) await setTimeout(5);
}
