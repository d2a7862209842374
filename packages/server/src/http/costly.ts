/**
 * Requests that read a whole game. They are done one after the other, only few may be waiting or being sent, and what is
 * not read in time is dropped: they cost the others next to nothing, and are cheap to refuse.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Buckets, type MonotonicClock, type Rate } from '../limits.ts';
import { Refused } from '../refused.ts';
import { addressKey } from './address.ts';

const MOST = 16;
const MOST_OF_ADDRESS = 2;
/** The time a client has to read the response, in milliseconds. */
const READ_TIMEOUT = 20_000;

export class Costly {
  readonly #rate: Buckets;
  /** The number of pending requests per address, until the end of the response. */
  readonly #underWay = new Map<string, number>();
  #line: Promise<unknown> = Promise.resolve();

  constructor(rate: Rate, clock: MonotonicClock) {
    this.#rate = new Buckets(rate, clock);
  }

  run<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    const address = addressKey(request.ip);
    const own = this.#underWay.get(address) ?? 0;
    const all = [...this.#underWay.values()].reduce((sum, count) => sum + count, 0);
    if (own >= MOST_OF_ADDRESS || !this.#rate.take(address))
      throw new Refused('too-frequent', 'too many replays: try again in a while');
    if (all >= MOST) throw new Refused('unavailable', 'too many replays are being read: try again in a while');
    this.#underWay.set(address, own + 1);
    const { raw } = reply;
    const giveUp = setTimeout(() => raw.destroy(), READ_TIMEOUT).unref();
    raw.once('close', () => {
      clearTimeout(giveUp);
      const left = (this.#underWay.get(address) ?? 1) - 1;
      if (left > 0) this.#underWay.set(address, left);
      else this.#underWay.delete(address);
    });
    const result = this.#line.then(() => {
      if (raw.destroyed) throw new Refused('unavailable', 'the request was cancelled');
      return work();
    });
    this.#line = result.catch(() => undefined);
    return result;
  }

  /** Forgets who has not asked for a while. To be called now and then. */
  sweep(): void {
    this.#rate.sweep();
  }
}
