/** What a scenario expects, held against a game. */
import {
  eventFor,
  type Face,
  type Game,
  type GameEvent,
  NOBODY,
  type Question,
  type Seat,
  type SideDeckId,
  stayOf,
  view,
} from '@baston/engine';
import type { Fault } from './faults.ts';
import { type Names, repeat } from './names.ts';
import { type Expected, type ExpectedPlayer, type ExpectStep, SEAT_NAMES, type SeatName } from './schema.ts';

const seatOf = (name: SeatName): Seat => SEAT_NAMES.indexOf(name);

export class Expectations {
  readonly #game: Game;
  readonly #names: Names;
  readonly #events: readonly GameEvent[];
  readonly #question: Question | undefined;
  readonly #step: string;
  readonly faults: Fault[] = [];

  constructor(step: string, game: Game, names: Names, events: readonly GameEvent[], question: Question | undefined) {
    this.#step = step;
    this.#game = game;
    this.#names = names;
    this.#events = events;
    this.#question = question;
  }

  check({ expect }: ExpectStep): void {
    for (const seat of SEAT_NAMES) {
      const player = expect[seat];
      if (player) this.#player(seat, player);
    }
    this.#table(expect);
    this.#secrets(expect);
  }

  #differs(what: string, expected: string, actual: string): void {
    this.faults.push(['differs', `${this.#step}.${what}`, expected, actual]);
  }

  #same(what: string, actual: unknown, expected: unknown): void {
    if (expected === undefined) return;
    if (JSON.stringify(actual) !== JSON.stringify(expected)) {
      this.#differs(what, JSON.stringify(expected), JSON.stringify(actual));
    }
  }

  /** The cards are these, in this order or in any. */
  #cards(what: string, cards: readonly number[], words: readonly string[] | undefined, inOrder = false): void {
    if (words === undefined) return;
    const game = this.#game;
    const wanted = words.flatMap(repeat);
    const faces = cards.map((card) => ({ id: stayOf(card), def: game.definition(card).id }));
    const left = [...faces];
    const missing = wanted.filter((word, i) => {
      const at = inOrder ? i : left.findIndex((face) => this.#names.means(game, word, face));
      if (inOrder) return !(faces[i] && this.#names.means(game, word, faces[i] as Face));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (missing.length > 0 || wanted.length !== faces.length) {
      const actual = faces.map((face) => this.#names.short(face.def));
      this.#differs(what, `[${wanted.join(', ')}]`, `[${actual.join(', ')}]`);
    }
  }

  #player(name: SeatName, expected: ExpectedPlayer): void {
    const game = this.#game;
    const seat = seatOf(name);
    this.#same(`${name}.vp`, game.vp(seat), expected.vp);
    this.#cards(`${name}.hand`, game.hand(seat), expected.hand);
    this.#cards(`${name}.deck`, game.deck(seat), expected.deck, true);
    this.#cards(`${name}.discard`, game.discardPile(seat), expected.discard);
    this.#cards(`${name}.titans`, game.titansBeside(seat), expected.titans);
    this.#same(`${name}.handCount`, game.hand(seat).length, expected.handCount);
    this.#same(`${name}.deckCount`, game.deck(seat).length, expected.deckCount);
    this.#same(`${name}.discardCount`, game.discardPile(seat).length, expected.discardCount);
    this.#same(`${name}.factions`, view(game, seat).players[seat]?.factions, expected.factions);
    const permits = game.permits.filter((p) => p.seat === seat).map((p) => (p.regular ? p.play : `extra ${p.play}`));
    this.#same(`${name}.permits`, permits.sort(), expected.permits && [...expected.permits].sort());
  }

  #table(expected: Expected): void {
    const game = this.#game;
    for (const [card, power] of Object.entries(expected.power ?? {})) {
      this.#same(`power.${card}`, game.powerOf(this.#names.inPlay(game, card)), power);
    }
    for (const [card, count] of Object.entries(expected.counters ?? {})) {
      this.#same(`+1 power counters on ${card}`, game.countersOn(this.#names.inPlay(game, card)), count);
    }
    for (const [card, count] of Object.entries(expected.markers ?? {})) {
      this.#same(`other counters on ${card}`, game.markersOn(this.#names.inPlay(game, card)), count);
    }
    for (const [card, actions] of Object.entries(expected.actionsOn ?? {})) {
      this.#cards(`actionsOn.${card}`, game.actions(this.#names.inPlay(game, card)), actions);
    }
    for (const [card, seat] of Object.entries(expected.controls ?? {})) {
      this.#same(`controls.${card}`, SEAT_NAMES[game.controllerOf(this.#names.inPlay(game, card))], seat);
    }
    for (const [base, on] of Object.entries(expected.on ?? {})) this.#base(base, on);
    this.#cards('bases', game.bases(), expected.bases, true);
    this.#same('baseCount', game.bases().length, expected.baseCount);
    this.#cards('baseDeck', game.baseDeck(), expected.baseDeck, true);
    this.#cards('baseDiscard', game.baseDiscard(), expected.baseDiscard);
    for (const [deck, side] of Object.entries(expected.sideDecks ?? {})) {
      const name = `sideDecks.${deck}`;
      this.#cards(`${name}.pile`, game.sideDeck(deck as SideDeckId, 'pile'), side.pile, true);
      this.#same(`${name}.count`, game.sideDeck(deck as SideDeckId, 'pile').length, side.count);
      this.#cards(`${name}.discard`, game.sideDeck(deck as SideDeckId, 'discard'), side.discard);
    }
    this.#same('turn', SEAT_NAMES[game.active], expected.turn);
    this.#same('phase', game.phase, expected.phase);
    this.#same('asked', this.#question ? SEAT_NAMES[this.#question.seat] : 'nobody', expected.asked);
    this.#same(
      'winner',
      game
        .winners()
        .map((seat) => SEAT_NAMES[seat])
        .join(', ') || 'nobody',
      expected.winner,
    );
    this.#same('baseDeckCount', game.baseDeck().length, expected.baseDeckCount);
  }

  #base(name: string, expected: NonNullable<Expected['on']>[string]): void {
    const game = this.#game;
    const base = this.#names.inPlay(game, name);
    this.#same(`on.${name}.breakpoint`, game.breakpointOf(base), expected.breakpoint);
    this.#same(`on.${name}.total`, game.totalOf(base), expected.total);
    this.#cards(`on.${name}.monsters`, game.minions({ at: base, of: NOBODY }), expected.monsters);
    const shown = view(game, -1).bases.find((b) => b.id === stayOf(base));
    for (const seat of SEAT_NAMES) {
      const at = seatOf(seat);
      this.#cards(`on.${name}.${seat}`, game.minions({ at: base, of: at }), expected[seat]);
      const actions = game.actions(base).filter((card) => game.controllerOf(card) === at);
      this.#cards(`on.${name}.actions.${seat}`, actions, expected.actions?.[seat]);
      this.#cards(`on.${name}.buried.${seat}`, game.buried({ at: base, of: at }), expected.buried?.[seat]);
      const titans = game.titans(base).filter((card) => game.controllerOf(card) === at);
      this.#cards(`on.${name}.titans.${seat}`, titans, expected.titans?.[seat]);
      this.#same(`on.${name}.totals.${seat}`, game.totalOf(base, at), expected.totals?.[seat]);
      const standing = shown?.standings.find((s) => s.seat === at);
      this.#same(`on.${name}.places.${seat}`, standing?.place ?? 0, expected.places?.[seat]);
      this.#same(`on.${name}.vp.${seat}`, standing?.vp ?? 0, expected.vp?.[seat]);
    }
  }

  #secrets(expected: Expected): void {
    const game = this.#game;
    for (const name of [...SEAT_NAMES, 'spectator'] as const) {
      const seat = name === 'spectator' ? -1 : seatOf(name);
      const seen = expected.view?.[name];
      const text = seen ? JSON.stringify(view(game, seat)) : '';
      const shows = (word: string): boolean => text.includes(`"${this.#names.def(word)}"`);
      for (const word of seen?.has ?? []) if (!shows(word)) this.faults.push(['unseen', this.#step, name, word]);
      for (const word of seen?.lacks ?? []) if (shows(word)) this.faults.push(['seen', this.#step, name, word]);
      const heard = expected.events?.[name];
      const events = heard ? this.#events.map((event) => eventFor(event, seat)) : [];
      const hears = (pattern: object): boolean => events.some((event) => this.#fits(pattern, event));
      for (const pattern of heard?.has ?? [])
        if (!hears(pattern)) this.faults.push(['unheard', this.#step, name, JSON.stringify(pattern)]);
      for (const pattern of heard?.lacks ?? [])
        if (hears(pattern)) this.faults.push(['heard', this.#step, name, JSON.stringify(pattern)]);
    }
  }

  /** Everything in the pattern is in the event; cards and seats by their names. */
  #fits(pattern: unknown, value: unknown): boolean {
    if (typeof pattern === 'object' && pattern !== null && !Array.isArray(pattern)) {
      if (typeof value !== 'object' || value === null) return false;
      return Object.entries(pattern).every(([key, part]) => this.#fits(part, (value as Record<string, unknown>)[key]));
    }
    if (Array.isArray(pattern)) {
      return (
        Array.isArray(value) &&
        pattern.length === value.length &&
        pattern.every((part, i) => this.#fits(part, value[i]))
      );
    }
    if (typeof value === 'object' && value !== null && 'def' in value) {
      const face = value as Face;
      return (
        typeof pattern === 'string' &&
        (face.def === pattern ||
          this.#names.short(face.def) === pattern ||
          this.#names.means(this.#game, pattern, face))
      );
    }
    if (typeof value === 'number' && typeof pattern === 'string') return SEAT_NAMES[value] === pattern;
    return value === pattern;
  }
}
