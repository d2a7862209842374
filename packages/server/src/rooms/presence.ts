/** Tracks who is connected to a table. Connections are not in the log. */
import type { Away } from '@baston/table';

/** A person is told as away after so many milliseconds: who opens the page anew was not away. */
const GRACE = 5000;

export class Presence {
  /** Since when this node has looked after the table. */
  readonly #from: number;
  /** The number of connections of a person to this node. */
  readonly #connections = new Map<string, number>();
  readonly #leftAt = new Map<string, number>();
  /** People connected to other nodes, and until when that holds unless it is repeated. */
  #elsewhere: ReadonlyMap<string, number> = new Map();

  constructor(now: number) {
    this.#from = now;
  }

  came(person: string): void {
    this.#connections.set(person, (this.#connections.get(person) ?? 0) + 1);
  }

  left(person: string, now: number): void {
    const count = (this.#connections.get(person) ?? 0) - 1;
    if (count > 0) {
      this.#connections.set(person, count);
      return;
    }
    this.#connections.delete(person);
    this.#leftAt.set(person, now);
  }

  heard(elsewhere: ReadonlyMap<string, number>): void {
    for (const [person, until] of this.#elsewhere) if (!elsewhere.has(person)) this.#leftAt.set(person, until);
    this.#elsewhere = elsewhere;
  }

  /** Connected to this node. */
  isHere(person: string): boolean {
    return this.#connections.has(person);
  }

  /** Since when somebody has been connected to no node; undefined if they are, or were a moment ago. */
  awaySince(person: string, now: number): number | undefined {
    if (this.isHere(person) || (this.#elsewhere.get(person) ?? 0) > now) return undefined;
    const since = this.#leftAt.get(person) ?? this.#from;
    return since + GRACE > now ? undefined : since;
  }

  /** The seat holders who are not connected. */
  away(holders: readonly (string | undefined)[], now: number): Away[] {
    return holders.flatMap((person, seat) => {
      const since = person === undefined ? undefined : this.awaySince(person, now);
      return since === undefined ? [] : [{ seat, since }];
    });
  }
}
