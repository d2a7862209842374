/** Events and views as scenarios write them: cards and seats by name, and only what matters. */
import type { Face, Game, View } from '@baston/engine';
import type { Names } from '../position/names.ts';
import { SEAT_NAMES, type SeatName } from '../position/seats.ts';

type Loose = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

export class Pattern {
  readonly #game: Game;
  readonly #names: Names;

  constructor(game: Game, names: Names) {
    this.#game = game;
    this.#names = names;
  }

  /** Everything in the pattern is in the event; lists are the same all through. */
  isEvent(pattern: unknown, event: unknown): boolean {
    return this.#fits(pattern, event, (parts, values) => {
      return parts.length === values.length && parts.every((part, i) => this.isEvent(part, values[i]));
    });
  }

  /** Everything in the pattern is in this part of a view; of a list, what the pattern names, players by their seats. */
  isInView(pattern: unknown, part: unknown): boolean {
    if (isObject(pattern) && !Array.isArray(pattern) && Array.isArray(part))
      return Object.entries(pattern).every(([seat, of]) =>
        this.isInView(of, part[SEAT_NAMES.indexOf(seat as SeatName)]),
      );
    return this.#fits(pattern, part, (parts, values) =>
      parts.every((wanted) => values.some((value) => this.isInView(wanted, value))),
    );
  }

  /** Is a card of that name, or the very card of that label, shown anywhere? */
  isSeen(word: string, seen: View): boolean {
    if (!this.#names.isLabel(word)) return JSON.stringify(seen).includes(`"${this.#names.def(word)}"`);
    const isShown = (value: unknown): boolean =>
      isObject(value) && (('def' in value && this.#isCard(word, value)) || Object.values(value).some(isShown));
    return isShown(seen);
  }

  #fits(pattern: unknown, value: unknown, areSame: (parts: unknown[], values: unknown[]) => boolean): boolean {
    if (Array.isArray(pattern)) return Array.isArray(value) && areSame(pattern, value);
    if (isObject(pattern))
      return isObject(value) && Object.entries(pattern).every(([key, part]) => areSame([part], [value[key]]));
    if (isObject(value)) return typeof pattern === 'string' && 'id' in value && this.#isCard(pattern, value);
    if (typeof value === 'number' && typeof pattern === 'string') return SEAT_NAMES[value] === pattern;
    return value === pattern;
  }

  /** The face of a card; of one that lies face down only the id may be shown. */
  #isCard(word: string, { id, def = '' }: Loose): boolean {
    return this.#names.means(this.#game, word, { id, def } as Face);
  }
}
