/** Sends to push services: few at once, never for long, and never in the way of a command. */
import type { Metrics } from '../metrics.ts';
import { sha256 } from '../secrets.ts';
import type { Subscription } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { encrypt } from './encrypt.ts';
import type { PushServices } from './services.ts';
import { newVapidKey, vapidHeader } from './vapid.ts';

/** A message for one device. */
export interface Letter {
  readonly to: Subscription;
  readonly text: string;
  /** Its subject: a newer message on the same subject replaces it while the device cannot be reached. */
  readonly topic: string;
  /** After so many seconds it is not worth delivering any more. */
  readonly seconds: number;
  readonly isUrgent: boolean;
}

export interface SenderOptions {
  readonly store: Store;
  readonly services: PushServices;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly onTrouble: (trouble: unknown) => void;
}

const AT_ONCE = 8;
const MOST_WAITING = 2000;
const PATIENCE_MS = 10_000;
/** The push service does not know the address any more. */
const GONE = [404, 410];

type Outcome = 'sent' | 'gone' | 'refused' | 'failed' | 'dropped';

export class Sender {
  readonly #options: SenderOptions;
  readonly #waiting: Letter[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  send(letter: Letter): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(letter);
    else this.#count('dropped');
    if (this.#running.size < AT_ONCE) this.#start();
  }

  /** When all that was to be sent is sent, or has failed. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  close(): Promise<void> {
    this.#waiting.length = 0;
    this.#closing.abort();
    return this.idle();
  }

  #start(): void {
    const running = this.#run().catch(this.#options.onTrouble);
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }

  async #run(): Promise<void> {
    for (let letter = this.#waiting.shift(); letter; letter = this.#waiting.shift()) await this.#post(letter);
  }

  async #post(letter: Letter): Promise<void> {
    const { store, services } = this.#options;
    const { to } = letter;
    // The operator may have changed the list since somebody subscribed.
    const outcome = services.allows(to.endpoint) ? await this.#request(letter) : 'gone';
    if (outcome === 'gone') await store.unsubscribe(to.device, to.endpoint);
    this.#count(outcome);
  }

  async #request({ to, text, topic, seconds, isUrgent }: Letter): Promise<Outcome> {
    const { store, now } = this.#options;
    const key = await store.vapidKey(newVapidKey); // read each time: a backup that is restored brings another
    try {
      const response = await fetch(to.endpoint, {
        method: 'POST',
        headers: {
          authorization: vapidHeader(key, to.endpoint, to.page, now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(seconds),
          urgency: isUrgent ? 'high' : 'normal',
          topic: sha256(`${topic} ${to.device}`).slice(0, 32),
        },
        body: new Uint8Array(encrypt(text, to)),
        redirect: 'manual', // nobody sends us elsewhere
        signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), this.#closing.signal]),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      return GONE.includes(response.status) ? 'gone' : 'refused';
    } catch {
      return 'failed'; // it does not answer: no fault of ours, and counted
    }
  }

  #count(outcome: Outcome): void {
    this.#options.metrics.count('pushes', `outcome="${outcome}"`);
  }
}
