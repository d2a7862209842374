/** Compares a game with what a scenario expects. */
import {
  eventFor,
  type Face,
  type Game,
  type GameEvent,
  NOBODY,
  type Question,
  Refusal,
  type Seat,
  type SideDeckId,
  stayOf,
  view,
} from '@baston/engine';
import { type Fault, faultsOf, type Path, type Sentence } from '../position/faults.ts';
import { type Names, repeat } from '../position/names.ts';
import { type BySeat, SEAT_NAMES, type SeatName } from '../position/seats.ts';
import { Pattern } from './pattern.ts';
import type { Expected, ExpectedBase, ExpectedPlayer, Ordered } from './schema.ts';

type Words = readonly string[] | undefined;
type Listed = BySeat<readonly string[]> & { readonly others?: 'none' };

/** The cards expected of a seat: none if the seat is not listed and `others: none` is said. */
const listed = (expected: Listed | undefined, seat: SeatName): Words =>
  expected?.[seat] ?? (expected?.others ? [] : undefined);

export class Expectations {
  readonly #game: Game;
  readonly #names: Names;
  readonly #events: readonly GameEvent[];
  readonly #question: Question | undefined;
  readonly #path: Path;
  readonly faults: Fault[] = [];

  constructor(path: Path, game: Game, names: Names, events: readonly GameEvent[], question: Question | undefined) {
    this.#path = path;
    this.#game = game;
    this.#names = names;
    this.#events = events;
    this.#question = question;
  }

  check(expect: Expected): void {
    for (const seat of SEAT_NAMES) {
      const player = expect[seat];
      if (player) this.#player(seat, player);
    }
    this.#table(expect);
    this.#inPlay(expect);
    for (const [base, on] of Object.entries(expect.on ?? {})) this.#base(base, on);
    this.#secrets(expect);
  }

  #fault(path: Path, ...says: Sentence): void {
    this.faults.push({ path: [...this.#path, ...path], says });
  }

  /** A name that means nothing is a fault of its place; what follows is checked all the same. */
  #at(path: Path, check: () => void): void {
    try {
      check();
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      this.faults.push(...faultsOf(thrown, [...this.#path, ...path]));
    }
  }

  #same(path: Path, actual: unknown, expected: unknown): void {
    if (expected === undefined) return;
    const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (is !== wanted) this.#fault(path, 'differs', wanted, is);
  }

  /** The values that are expected, by their keys. */
  #values<E extends object>(path: Path, expected: E, actual: { readonly [K in keyof E]?: unknown }): void {
    for (const key of Object.keys(actual) as (keyof E)[]) this.#same([...path, key], actual[key], expected[key]);
  }

  /** The cards are these, in any order. */
  #cards(path: Path, cards: readonly number[], words: Words): void {
    if (words) this.#at(path, () => this.#compare(path, cards, words.flatMap(repeat), false));
  }

  /** The cards of a deck: from the top, or in any order. */
  #deck(path: Path, cards: readonly number[], words: Ordered): void {
    if (!words) return;
    if ('inAnyOrder' in words) this.#cards([...path, 'inAnyOrder'], cards, words.inAnyOrder);
    else this.#at(path, () => this.#compare(path, cards, words.flatMap(repeat), true));
  }

  #compare(path: Path, cards: readonly number[], wanted: readonly string[], inOrder: boolean): void {
    const faces = cards.map((card): Face => ({ id: stayOf(card), def: this.#game.definition(card).id }));
    const means = (word: string, face: Face | undefined): boolean =>
      face !== undefined && this.#names.means(this.#game, word, face);
    const left = [...faces];
    const isThere = (word: string): boolean => {
      const at = left.findIndex((face) => means(word, face));
      return at >= 0 && left.splice(at, 1).length > 0;
    };
    const areThese = inOrder
      ? wanted.every((word, i) => means(word, faces[i]))
      : this.#names.narrowestFirst(wanted).every(isThere);
    if (!areThese || wanted.length !== cards.length) {
      const actual = faces.map(({ def }) => this.#names.short(def));
      this.#fault(path, 'differs', `[${wanted.join(', ')}]`, `[${actual.join(', ')}]`);
    }
  }

  #player(name: SeatName, expected: ExpectedPlayer): void {
    const game = this.#game;
    const seat = SEAT_NAMES.indexOf(name);
    const permits = game.permits.filter((p) => p.seat === seat).map((p) => (p.regular ? p.play : `extra ${p.play}`));
    this.#values(
      [name],
      { ...expected, permits: expected.permits && [...expected.permits].sort() },
      {
        vp: game.vp(seat),
        handCount: game.hand(seat).length,
        deckCount: game.deck(seat).length,
        discardCount: game.discardPile(seat).length,
        factions: expected.factions && view(game, seat).players[seat]?.factions,
        permits: permits.sort(),
      },
    );
    this.#cards([name, 'hand'], game.hand(seat), expected.hand);
    this.#deck([name, 'deck'], game.deck(seat), expected.deck);
    this.#cards([name, 'discard'], game.discardPile(seat), expected.discard);
    this.#cards([name, 'titans'], game.titansBeside(seat), expected.titans);
  }

  #table(expected: Expected): void {
    const game = this.#game;
    this.#values([], expected, {
      baseCount: game.bases().length,
      baseDeckCount: game.baseDeck().length,
      turn: SEAT_NAMES[game.active],
      phase: game.phase,
      asked: this.#question ? SEAT_NAMES[this.#question.seat] : 'nobody',
      winner:
        game
          .winners()
          .map((seat) => SEAT_NAMES[seat])
          .join(', ') || 'nobody',
    });
    this.#deck(['bases'], game.bases(), expected.bases);
    this.#deck(['baseDeck'], game.baseDeck(), expected.baseDeck);
    this.#cards(['baseDiscard'], game.baseDiscard(), expected.baseDiscard);
    for (const [deck, side] of Object.entries(expected.sideDecks ?? {})) {
      const pile = game.sideDeck(deck as SideDeckId, 'pile');
      this.#deck(['sideDecks', deck, 'pile'], pile, side.pile);
      this.#same(['sideDecks', deck, 'count'], pile.length, side.count);
      this.#cards(['sideDecks', deck, 'discard'], game.sideDeck(deck as SideDeckId, 'discard'), side.discard);
    }
  }

  /** About cards in play, each by its name. */
  #inPlay(expected: Expected): void {
    const game = this.#game;
    const each = <T>(key: 'power' | 'counters' | 'markers' | 'controls', value: (card: number) => T): void => {
      for (const [name, wanted] of Object.entries(expected[key] ?? {}))
        this.#at([key, name], () => this.#same([key, name], value(this.#names.inPlay(game, name)), wanted));
    };
    each('power', (card) => game.powerOf(card));
    each('counters', (card) => game.countersOn(card));
    each('markers', (card) => game.markersOn(card));
    each('controls', (card) => SEAT_NAMES[game.controllerOf(card)]);
    for (const [name, actions] of Object.entries(expected.actionsOn ?? {})) {
      const path = ['actionsOn', name];
      this.#at(path, () => this.#cards(path, game.actions(this.#names.inPlay(game, name)), actions));
    }
  }

  #base(name: string, expected: ExpectedBase): void {
    const game = this.#game;
    const path = ['on', name];
    this.#at(path, () => {
      const base = game.baseOf(this.#names.inPlay(game, name));
      this.#values(path, expected, { breakpoint: game.breakpointOf(base), total: game.totalOf(base) });
      const monsters = expected.monsters ?? (expected.others ? [] : undefined);
      this.#cards([...path, 'monsters'], game.minions({ at: base, of: NOBODY }), monsters);
      const shown = view(game, NOBODY).bases.find((b) => b.id === stayOf(base));
      for (const [at, seat] of SEAT_NAMES.entries()) {
        const own = (cards: readonly number[]): number[] => cards.filter((card) => game.controllerOf(card) === at);
        const { actions, buried, titans, totals, places, vp } = expected;
        this.#cards([...path, seat], game.minions({ at: base, of: at }), listed(expected, seat));
        this.#cards([...path, 'actions', seat], own(game.actions(base)), listed(actions, seat));
        this.#cards([...path, 'buried', seat], game.buried({ at: base, of: at }), listed(buried, seat));
        this.#cards([...path, 'titans', seat], own(game.titans(base)), listed(titans, seat));
        const standing = shown?.standings.find((s) => s.seat === at);
        this.#same([...path, 'totals', seat], game.totalOf(base, at), totals?.[seat]);
        this.#same([...path, 'places', seat], standing?.place ?? 0, places?.[seat]);
        this.#same([...path, 'vp', seat], standing?.vp ?? 0, vp?.[seat]);
      }
    });
  }

  #secrets({ view: seen, events: heard }: Expected): void {
    for (const name of [...SEAT_NAMES, 'spectator'] as const) {
      const seat = name === 'spectator' ? NOBODY : SEAT_NAMES.indexOf(name);
      const sees = seen?.[name];
      if (sees) this.#at(['view', name], () => this.#view(name, seat, sees));
      const hears = heard?.[name];
      if (hears) this.#at(['events', name], () => this.#heard(name, seat, hears));
    }
  }

  #view(
    name: string,
    seat: Seat,
    { has = [], lacks = [], shows }: NonNullable<NonNullable<Expected['view']>['A']>,
  ): void {
    const seen = view(this.#game, seat);
    const path = ['view', name];
    const pattern = new Pattern(this.#game, this.#names);
    has.forEach((word, i) => {
      if (!pattern.isSeen(word, seen)) this.#fault([...path, 'has', i], 'unseen', name, word);
    });
    lacks.forEach((word, i) => {
      if (pattern.isSeen(word, seen)) this.#fault([...path, 'lacks', i], 'seen', name, word);
    });
    for (const [key, part] of Object.entries(shows ?? {}))
      if (!pattern.isInView(part, seen[key as keyof typeof seen]))
        this.#fault([...path, 'shows', key], 'unseen', name, JSON.stringify(part));
  }

  #heard(name: string, seat: Seat, expected: NonNullable<NonNullable<Expected['events']>['A']>): void {
    const { has = [], lacks = [], order = [] } = expected;
    const path = ['events', name];
    const pattern = new Pattern(this.#game, this.#names);
    const events = this.#events.map((event) => eventFor(event, seat));
    const check = (at: Path, times: number | undefined, event: object): void => {
      const count = events.filter((one) => pattern.isEvent(event, one)).length;
      if (times === undefined ? count === 0 : count !== times)
        this.#fault([...path, ...at], 'heard', name, JSON.stringify(event), times, count);
    };
    has.forEach(({ times, ...event }, i) => {
      check(['has', i], times, event);
    });
    lacks.forEach((event, i) => {
      check(['lacks', i], 0, event);
    });
    let from = 0;
    for (const [i, event] of order.entries()) {
      const at = events.findIndex((one, n) => n >= from && pattern.isEvent(event, one));
      if (at < 0) {
        this.#fault([...path, 'order', i], 'notInOrder', name, JSON.stringify(event));
        return;
      }
      from = at + 1;
    }
  }
}
