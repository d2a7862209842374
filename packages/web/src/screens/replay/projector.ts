/** Shows a film that is kept in a worker: the page asks for what it wants to see, and runs no rules. */
import { Refusal, type RefusalCode, type Seat, type View } from '@baston/engine';
import type { GameRecord, Reel, TableEvent, WrittenPosition } from '@baston/table';

/** Requests of the page to the worker, and their answers: one for each, in the same order. */
export type FilmAsk =
  | { readonly ask: 'open'; readonly record: GameRecord }
  | { readonly ask: 'view'; readonly at: number; readonly seat: Seat }
  /** Without a seat: everything that happened. */
  | { readonly ask: 'events'; readonly seat?: Seat }
  | { readonly ask: 'position'; readonly at: number };
export type FilmAnswer =
  | { readonly got: Reel | View | readonly TableEvent[] | WrittenPosition }
  | { readonly refused: RefusalCode };

/** The table at one moment, as a seat sees it. */
export interface Shot {
  readonly at: number;
  readonly seat: Seat;
  readonly view: View;
  readonly events: readonly TableEvent[];
}

export class Projector {
  readonly #worker = new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting: ((answer: FilmAnswer) => void)[] = [];
  readonly #events = new Map<Seat, Promise<readonly TableEvent[]>>();
  #reel: Reel = { boxes: [], frames: [] };

  private constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FilmAnswer>) => this.#waiting.shift()?.(data);
    this.#worker.onerror = () => {
      for (const tell of this.#waiting.splice(0)) tell({ refused: 'bad-save' });
    };
  }

  /** Throws a Refusal where the record does not follow the rules. */
  static async open(record: GameRecord): Promise<Projector> {
    const projector = new Projector();
    try {
      projector.#reel = await projector.#ask<Reel>({ ask: 'open', record });
    } catch (refusal) {
      projector.close();
      throw refusal;
    }
    return projector;
  }

  close(): void {
    this.#worker.terminate();
  }

  get boxes(): readonly string[] {
    return this.#reel.boxes;
  }
  /** The number of the last frame. */
  get end(): number {
    return this.#reel.frames.length - 1;
  }
  /** The seat that is asked next. */
  asked(at: number): Seat | undefined {
    return this.#reel.frames[at]?.asked;
  }
  hasPosition(at: number): boolean {
    return this.#reel.frames[at]?.hasPosition ?? false;
  }
  /** Where the next turn begins; or this one, or, from its beginning, the one before. */
  turnFrom(at: number, direction: 1 | -1): number {
    const { frames } = this.#reel;
    const starts = frames.flatMap(({ turn }, i) => (turn === frames[i - 1]?.turn ? [] : [i]));
    if (direction > 0) return starts.find((start) => start > at) ?? this.end;
    return starts.findLast((start) => start < at) ?? 0;
  }

  async shot(at: number, seat: Seat): Promise<Shot> {
    const [view, events] = await Promise.all([this.#ask<View>({ ask: 'view', at, seat }), this.#eventsFor(seat)]);
    return { at, seat, view, events: events.slice(0, this.#reel.frames[at]?.told) };
  }
  position(at: number): Promise<WrittenPosition> {
    return this.#ask({ ask: 'position', at });
  }
  /** Everything that happened in the game, also what was hidden. */
  allEvents(): Promise<readonly TableEvent[]> {
    return this.#ask({ ask: 'events' });
  }

  #eventsFor(seat: Seat): Promise<readonly TableEvent[]> {
    const events = this.#events.get(seat) ?? this.#ask<readonly TableEvent[]>({ ask: 'events', seat });
    this.#events.set(seat, events);
    return events;
  }
  #ask<T>(ask: FilmAsk): Promise<T> {
    this.#worker.postMessage(ask);
    return new Promise((resolve, reject) => {
      this.#waiting.push((answer) => {
        if ('refused' in answer) reject(new Refusal(answer.refused, 'the game cannot be played again'));
        else resolve(answer.got as T);
      });
    });
  }
}
