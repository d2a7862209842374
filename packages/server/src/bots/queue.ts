/** A queue that serves those who wait in it in turn, however much each of them wants. */
export class FairQueue<T> {
  /** The jobs in order: the first is next. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(whose: string, item: T): void {
    const line = this.#lines.get(whose);
    if (line) line.push(item);
    else this.#lines.set(whose, [item]);
    this.#size++;
  }

  shift(): T | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [whose, line] = next;
    const item = line.shift();
    this.#lines.delete(whose);
    if (line.length > 0) this.#lines.set(whose, line); // and again when all others have had one
    this.#size--;
    return item;
  }

  /** The oldest of each line. */
  *heads(): Generator<T> {
    for (const [item] of this.#lines.values()) if (item !== undefined) yield item;
  }
}

/** The state of the bot queue. `waiting`: not begun; `busy`: being computed. */
export interface BotQueue {
  readonly waiting: number;
  readonly busy: number;
  /** The waiting time of the oldest job, in milliseconds. */
  readonly longestWait: number;
}
