/** Players who measure how long they wait for the server during an attack. */
import { setTimeout } from 'node:timers/promises';
import type { Guest } from '../online.ts';
import { type Chooser, randomChooser } from '../players.ts';
import { Caller } from './server.ts';

const TABLES = 4;
/** Milliseconds between two answers of one person, and between two requests for /healthz. */
const THINKS = 130;
const HEALTH_EVERY = 25;
/** How long somebody is waited for who has had no answer when the measurement ends, in milliseconds. */
export const LONGEST = 15_000;

export interface Waited {
  /** Milliseconds from a command to its acknowledgement, and from a request to its answer. */
  readonly commands: number[];
  readonly health: number[];
}

export class Players {
  readonly #url: string;
  readonly #guests: readonly (readonly [Guest, Chooser])[];
  #requests = 0;

  private constructor(url: string, guests: readonly (readonly [Guest, Chooser])[]) {
    this.#url = url;
    this.#guests = guests;
  }

  static async seat(url: string): Promise<Players> {
    const guests: (readonly [Guest, Chooser])[] = [];
    for (let i = 0; i < TABLES; i++) {
      const people = await Promise.all(
        ['Ana', 'Bob'].map((name, seat) => Caller.called(url, `198.51.100.${2 * i + seat + 1}`, name)),
      );
      const { id } = await (people[0] as Caller).open({ config: { vpToWin: 99 } });
      for (const [seat, person] of people.entries()) {
        const guest = await person.join(id);
        await guest.sit(seat);
        guests.push([guest, randomChooser(`player ${i} ${seat}`)]);
      }
    }
    return new Players(url, guests);
  }

  /** Everybody plays for so many milliseconds. */
  async play(ms: number): Promise<Waited> {
    const waited: Waited = { commands: [], health: [] };
    const until = performance.now() + ms;
    await Promise.all([
      ...this.#guests.map(([guest, choose]) => this.#answer(guest, choose, until, waited.commands)),
      this.#askHealth(until, waited.health),
    ]);
    return waited;
  }

  async #answer(guest: Guest, choose: Chooser, until: number, waited: number[]): Promise<void> {
    let answered = -1;
    while (performance.now() < until) {
      const { update } = guest;
      if (update?.question && update.questionNumber > answered) {
        answered = update.questionNumber;
        const picks = choose(update.question);
        await timed(guest.say({ type: 'answer', question: answered, picks }), waited);
      }
      await setTimeout(THINKS);
    }
  }

  async #askHealth(until: number, waited: number[]): Promise<void> {
    const asked: Promise<void>[] = [];
    while (performance.now() < until) {
      const headers = { 'x-forwarded-for': `192.0.2.${this.#requests++ % 250}` };
      asked.push(
        timed(
          fetch(`${this.#url}/healthz`, { headers }).then((response) => response.text()),
          waited,
        ),
      );
      await setTimeout(HEALTH_EVERY);
    }
    await Promise.all(asked);
  }
}

/** How long it takes; what fails, or does not end, has taken the longest time. */
async function timed(work: Promise<unknown>, waited: number[]): Promise<void> {
  const start = performance.now();
  const isDone = await Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    setTimeout(LONGEST, false, { ref: false }),
  ]);
  waited.push(isDone ? performance.now() - start : LONGEST);
}
