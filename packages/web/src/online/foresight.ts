/**
 * Previews a card at a table on a server. The server tells the position as far as our seat may know it, and a table in a worker
 * looks ahead from there, as it does in a game on this device.
 */
/// <reference path="../cards/virtual.d.ts" />
import { version } from 'virtual:shelf';
import type { BaseView, Face, Option } from '@baston/engine';
import type { Coming, FromTable, Preview, SeatSetup, Then, ToTable, Update, WrittenPosition } from '@baston/table';

export class Foresight {
  readonly #worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });
  readonly #position: () => Promise<WrittenPosition | undefined>;
  #hear: (message: FromTable | undefined) => void = () => undefined;
  /** The question that the position in the worker is about. */
  #question = -1;
  #laid: Update | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(position: () => Promise<WrittenPosition | undefined>) {
    this.#position = position;
    this.#worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (data.type !== 'saved') this.#hear(data);
    };
    this.#worker.onerror = () => this.#hear(undefined);
  }

  close(): void {
    this.#worker.terminate();
  }

  /** One after the other. Nothing comes of it at a table of other rules, or in the midst of what cannot be laid out. */
  preview(update: Update, card: number, rules: string): Promise<Preview | undefined> {
    const previewing = this.#turn.then(() => (rules === version ? this.#preview(update, card) : undefined));
    this.#turn = previewing.catch(() => undefined);
    return previewing;
  }

  async #preview(update: Update, card: number): Promise<Preview | undefined> {
    const { questionNumber: question, seat } = update;
    if (question !== this.#question) {
      this.#laid = await this.#layOut(update);
      this.#question = question;
    }
    if (!this.#laid) return undefined;
    const ids = twins(this.#laid, update);
    const def = handOf(update).find(({ id }) => id === card)?.def;
    const inHand = handOf(this.#laid).find((one) => one.def === def)?.id;
    const there = inHand ?? [...ids].find(([, real]) => real === card)?.[0];
    if (there === undefined) return undefined;
    const named = <F extends Face>(face: F): F => ({ ...face, id: ids.get(face.id) ?? face.id });
    const message = await this.#ask({ type: 'preview', seat, card: there });
    if (message?.type !== 'preview') return undefined;
    const losses = message.losses?.map(({ where, cards }) => ({
      ...(where && { where: named(where) }),
      cards: cards.map(named),
    }));
    const follows = message.follows?.flatMap(({ where, ...coming }) => {
      const there = renamedQuestions(coming, ids);
      return there ? { ...(where && { where: named(where) }), ...there } : [];
    });
    const bases = message.bases.map(named);
    return { ...message, question, card, bases, ...(losses && { losses }), ...(follows && { follows }) };
  }

  /** The table as it would be at such a position, unless it differs from the real one. */
  async #layOut(update: Update): Promise<Update | undefined> {
    const position = await this.#position();
    if (!position) return undefined;
    const { seats: count, options, ...layout } = position;
    const seats = update.seats.map((_, i): SeatSetup => ({ kind: i === update.seat ? 'human' : 'random', name: '' }));
    const config = { ...options, seats: count ?? seats.length, seed: 'foresight' };
    const message = await this.#ask({ type: 'start', setup: { config, layout, seats } });
    return message?.type === 'update' && inShort(message) === inShort(update) ? message : undefined;
  }

  #ask(message: ToTable): Promise<FromTable | undefined> {
    return new Promise((heard) => {
      this.#hear = heard;
      this.#worker.postMessage(message);
    });
  }
}

const handOf = ({ view, seat }: Update) => view.players[seat]?.hand.known ?? [];

/** The same questions at the real table, as far as everything in them is there too. */
function renamedQuestions({ question, after = [] }: Coming, ids: ReadonlyMap<number, number>): Coming | undefined {
  const options = question.options.flatMap((option) => renamed(option, ids) ?? []);
  if (options.length < question.options.length) return undefined;
  const pickOf = (pick: string): string => options[question.options.findIndex(({ id }) => id === pick)]?.id ?? pick;
  const later = after.flatMap(({ picks, ...coming }): Then[] => {
    const there = renamedQuestions(coming, ids);
    return there ? [{ ...there, picks: picks.map(pickOf) }] : [];
  });
  return { question: { ...question, options }, ...(later.length > 0 ? { after: later } : {}) };
}

/** The same option at the real table; none if nobody can say which card it is there. */
function renamed(option: Option, ids: ReadonlyMap<number, number>): Option | undefined {
  const { card, buried } = option;
  if (buried) return undefined;
  if (!card) return option;
  const id = ids.get(card.id);
  return id === undefined ? undefined : { ...option, id: String(id), card: { ...card, id } };
}

/** The numbers of bases and of what lies there, from the one table to the other. */
function twins(laid: Update, real: Update): ReadonlyMap<number, number> {
  const ids = new Map<number, number>();
  for (const [i, base] of laid.view.bases.entries()) {
    const there = cardsAt(real.view.bases[i] ?? base);
    for (const { id, def } of cardsAt(base)) {
      const at = there.findIndex((one) => one.def === def);
      const [twin] = at < 0 ? [] : there.splice(at, 1);
      if (twin) ids.set(id, twin.id);
    }
  }
  return ids;
}

const cardsAt = (base: BaseView): Face[] => [
  base,
  ...base.minions.toSorted((one, other) => one.controller - other.controller),
  ...base.minions.flatMap(({ actions }) => actions),
  ...base.titans,
  ...base.actions,
];

/** A text that is the same for two tables that differ only in numbers and in the order in which cards came. */
const inShort = ({ view, question }: Update): string =>
  JSON.stringify([
    view.bases.map(unordered),
    unordered(question?.options.map(({ card, where }) => ({ card, where })) ?? []),
  ]);

const NUMBERS = ['id', 'why'];

function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(unordered(one))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !NUMBERS.includes(name));
  return Object.fromEntries(entries.map(([name, one]) => [name, unordered(one)]));
}
