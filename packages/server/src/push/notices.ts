/**
 * Tells people who are not at a table what has happened there (docs/protocol.md, "Notifications"): once for each
 * occasion, by the node that wrote it to the log.
 */
import type { PushNotice } from '@baston/table';
import { Buckets, type Rate } from '../limits.ts';
import type { Occasion } from '../rooms/occasions.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readSummary } from '../rooms/rows.ts';
import { Sender, type SenderOptions } from './sender.ts';

/**
 * Milliseconds until somebody is looked for. A phone that fell asleep, or a page at another node that was closed, seems to
 * be there for up to a minute: so whoever is there the first time is looked for once more.
 */
export const LOOKS = [5000, 75_000] as const;
/** To one device: more turns than that in an hour are not worth a message each. */
const RATE: Rate = { burst: 20, perSecond: 1 / 60 };

export interface NoticesOptions extends SenderOptions {
  readonly rooms: Pick<Rooms, 'isWatching'>;
  readonly clock: () => number;
  readonly looks: readonly number[];
}

export class Notices {
  readonly #options: NoticesOptions;
  readonly #sender: Sender;
  readonly #sent: Buckets;
  /** One timer for each table: a newer occasion replaces the last. */
  readonly #pending = new Map<string, NodeJS.Timeout>();
  readonly #looking = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#sender = new Sender(options);
    this.#sent = new Buckets(RATE, options.clock);
  }

  heard(table: string, occasion: Occasion): void {
    clearTimeout(this.#pending.get(table));
    this.#lookLater(table, occasion, 0);
  }

  /** When nobody is left to be looked for or told: tests wait for it. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0 || this.#looking.size > 0) {
      await Promise.all(this.#looking);
      await new Promise((done) => setImmediate(done));
    }
    await this.#sender.idle();
  }

  sweep(): void {
    this.#sent.sweep();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
    await this.#sender.close();
  }

  #lookLater(table: string, occasion: Occasion, look: number): void {
    const after = this.#options.looks[look];
    if (after === undefined || this.#isClosed) return void this.#pending.delete(table);
    const timer = setTimeout(() => {
      this.#pending.delete(table);
      const looking = this.#look(table, occasion, look).catch(this.#options.onTrouble);
      this.#looking.add(looking);
      void looking.finally(() => this.#looking.delete(looking));
    }, after);
    timer.unref();
    this.#pending.set(table, timer);
  }

  /** Tells those who are away; whoever is there is looked for again. */
  async #look(table: string, occasion: Occasion, look: number): Promise<void> {
    const there: string[] = [];
    for (const person of occasion.people) if (!(await this.#tellIfAway(table, occasion, person))) there.push(person);
    if (there.length === 0 || this.#pending.has(table)) return;
    this.#lookLater(table, { ...occasion, people: there }, look + 1);
  }

  async #tellIfAway(table: string, occasion: Occasion, person: string): Promise<boolean> {
    const { store, rooms, now } = this.#options;
    if (await rooms.isWatching(table, person)) return false;
    const subscriptions = await store.subscriptions(person, now());
    if (subscriptions.length === 0) return true;
    const elsewhere = await store.presentElsewhere([table], now());
    if (elsewhere.some((present) => present.person === person)) return false;
    if (!(await this.#isStillSo(table, occasion))) return true;
    for (const to of subscriptions) {
      if (!this.#sent.take(to.device)) continue;
      const { kind, seconds, isUrgent } = occasion;
      const notice: PushNotice = { kind, table, lang: to.lang };
      this.#sender.send({ to, text: JSON.stringify(notice), topic: table, seconds, isUrgent });
    }
    return true;
  }

  async #isStillSo(table: string, { kind, turn }: Occasion): Promise<boolean> {
    const row = await this.#options.store.table(table);
    if (kind === 'over' || !row) return row !== undefined;
    return row.phase === 'playing' && readSummary(row).info.turn === turn;
  }
}
