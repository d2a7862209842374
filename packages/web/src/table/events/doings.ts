/** A short account of events: one line for each card played or ability used, with its consequences. */
import type { Face, Seat } from '@baston/engine';
import { countAlike, type TableEvent, type Words } from '@baston/table';
import type { RecapText } from '../../words/recap.ts';

type Head = Extract<TableEvent, { readonly type: 'play' | 'use' | 'monster' | 'scoring' }>;

interface Doing {
  /** The card that was played, or whose effect it is. */
  readonly card: Face;
  readonly head?: Head;
  readonly effects: TableEvent[];
}

export interface Line {
  readonly card: Face;
  readonly seat?: Seat;
  readonly text: string;
}

/** Nothing that anybody has to know: it is seen elsewhere, or changes nothing. */
const UNTOLD: readonly TableEvent['type'][] = [
  'turn',
  'phase',
  'permit',
  'shuffle',
  'reshuffle',
  'search',
  'firstPlayer',
];

const isUntold = (event: TableEvent): boolean =>
  UNTOLD.includes(event.type) || (event.type === 'discard' && event.from === 'spent');

const isHead = (event: TableEvent): event is Head =>
  event.type === 'play' || event.type === 'use' || event.type === 'monster' || event.type === 'scoring';

/** The card whose effect an event is. */
function sourceOf(event: TableEvent): Face | undefined {
  if (event.type === 'standing') return event.base;
  if ('by' in event && typeof event.by === 'object') return event.by;
  if ('source' in event && event.source) return event.source;
  return 'cause' in event ? event.cause : undefined;
}

function doingsIn(events: readonly TableEvent[]): Doing[] {
  const doings: Doing[] = [];
  for (const event of events) {
    if (isHead(event)) {
      doings.push({ head: event, card: event.type === 'scoring' ? event.base : event.card, effects: [] });
      continue;
    }
    const card = sourceOf(event);
    if (isUntold(event) || !card) continue;
    const before = doings.findLast((one) => one.card.def === card.def);
    if (before) before.effects.push(event);
    else doings.push({ card, effects: [event] });
  }
  return doings.filter(({ head, effects }) => head || effects.length > 0);
}

export function linesOf(events: readonly TableEvent[], words: Words, text: RecapText, me: Seat): Line[] {
  const teller = new Teller(words, text, me);
  return doingsIn(events).map((doing) => teller.line(doing));
}

/** Puts doings into words. */
class Teller {
  readonly #words: Words;
  readonly #text: RecapText;
  readonly #me: Seat;
  readonly #names: Intl.ListFormat;
  readonly #parts: Intl.ListFormat;

  constructor(words: Words, text: RecapText, me: Seat) {
    this.#words = words;
    this.#text = text;
    this.#me = me;
    this.#names = new Intl.ListFormat(words.lang, { type: 'conjunction' });
    this.#parts = new Intl.ListFormat(words.lang, { type: 'unit', style: 'short' });
  }

  line({ card, head, effects }: Doing): Line {
    const parts = this.#effects(effects);
    const what = head ? this.#head(head) : this.#words.quoted(card);
    const text = parts.length === 0 ? what : `${this.#words.colon(what)} ${this.#parts.format(parts)}`;
    const seat = head && 'seat' in head ? head.seat : undefined;
    return { card, text: `${text}.`, ...(seat === undefined ? {} : { seat }) };
  }

  #head(head: Head): string {
    const quoted = (face: Face): string => this.#words.quoted(face);
    switch (head.type) {
      case 'play':
        return this.#text.played(...this.#who(head.seat), quoted(head.card), head.on && quoted(head.on));
      case 'use':
        return this.#text.used(...this.#who(head.seat), quoted(head.card));
      case 'monster':
        return this.#text.monster(quoted(head.card), quoted(head.on));
      case 'scoring':
        return this.#text.scored(quoted(head.base));
    }
  }

  #who(seat: Seat): [string, boolean] {
    return [this.#words.player(seat), seat === this.#me];
  }

  /** Similar events share a line, placed where the first of them happened. */
  #effects(events: readonly TableEvent[]): string[] {
    const alike = new Map<string, TableEvent[]>();
    for (const event of events) {
      const key = kindOf(event);
      alike.set(key, [...(alike.get(key) ?? []), event]);
    }
    return [...alike.values()].map((group) => this.#effect(group));
  }

  #effect(group: readonly TableEvent[]): string {
    const [first] = group as [TableEvent];
    const text = this.#text;
    const faces = group.flatMap((event) => ('card' in event ? [event.card] : []));
    const named = this.#names.format(
      countAlike(faces).map(([face, count]) =>
        count > 1 ? `${this.#words.quoted(face)} ×${count}` : this.#words.quoted(face),
      ),
    );
    switch (first.type) {
      case 'destroy':
        return text.destroyed(named, faces.length);
      case 'move':
        return text.moved(named, faces.length, this.#words.quoted(first.to));
      case 'return':
        return text.returned(named);
      case 'place':
        return text.placed(named, faces.length, first.to);
      case 'discard':
        return text.discarded(...this.#who(first.seat), named);
      case 'power':
        return text.power(named, first.amount);
      case 'counters':
        return text.counters(named, first.amount);
      case 'control':
        return text.controlled(...this.#who(first.seat), named);
      case 'draw':
        return text.drew(
          ...this.#who(first.seat),
          sum(group.map((event) => (event.type === 'draw' ? event.count : 0))),
        );
      case 'standing':
      case 'vp':
        return text.gained(...this.#who(first.seat), sum(group.map((event) => gainOf(event))));
      default:
        // Rare: the words of the log, without the mark that ends them.
        return this.#names.format(group.map((event) => this.#words.line(event).replace(/[.!]$/, '')));
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const gainOf = (event: TableEvent): number =>
  event.type === 'vp' ? event.amount : event.type === 'standing' ? event.vp : 0;

/** Events of one kind are told in one breath. */
function kindOf(event: TableEvent): string {
  switch (event.type) {
    case 'move':
      return `move ${event.to.id}`;
    case 'place':
      return `place ${event.to}`;
    case 'power':
    case 'counters':
      return `${event.type} ${event.amount}`;
    case 'discard':
    case 'draw':
    case 'control':
    case 'standing':
    case 'vp':
      return `${event.type} ${event.seat}`;
    default:
      return event.type;
  }
}
