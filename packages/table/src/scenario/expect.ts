/** What a scenario expects, held against a game. Gives what is wrong, in words. */
import { eventFor, type Face, type Game, type GameEvent, type Question, type Seat, stayOf, view } from '@baston/engine';
import { type Names, repeat } from './names.ts';
import { type Expected, type ExpectedPlayer, type ExpectStep, SEAT_NAMES, type SeatName } from './schema.ts';

const seatOf = (name: SeatName): Seat => SEAT_NAMES.indexOf(name);

export class Expectations {
  readonly #game: Game;
  readonly #names: Names;
  readonly #events: readonly GameEvent[];
  readonly #question: Question | undefined;
  readonly faults: string[] = [];

  constructor(game: Game, names: Names, events: readonly GameEvent[], question: Question | undefined) {
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

  #same(what: string, actual: unknown, expected: unknown): void {
    if (expected === undefined) return;
    if (JSON.stringify(actual) !== JSON.stringify(expected)) {
      this.faults.push(`${what}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`);
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
      this.faults.push(
        `${what}: expected [${wanted.join(', ')}], is [${faces.map((f) => this.#names.short(f.def)).join(', ')}]`,
      );
    }
  }

  #player(name: SeatName, expected: ExpectedPlayer): void {
    const game = this.#game;
    const seat = seatOf(name);
    this.#same(`VP of ${name}`, game.vp(seat), expected.vp);
    this.#cards(`hand of ${name}`, game.hand(seat), expected.hand);
    this.#cards(`deck of ${name}`, game.deck(seat), expected.deck, true);
    this.#cards(`discard pile of ${name}`, game.discardPile(seat), expected.discard);
    this.#same(`number of cards in ${name}'s hand`, game.hand(seat).length, expected.handCount);
    this.#same(`number of cards in ${name}'s deck`, game.deck(seat).length, expected.deckCount);
    this.#same(`number of cards in ${name}'s discard pile`, game.discardPile(seat).length, expected.discardCount);
    this.#same(`factions of ${name}`, view(game, seat).players[seat]?.factions, expected.factions);
    const permits = game.permits.filter((p) => p.seat === seat).map((p) => (p.regular ? p.play : `extra ${p.play}`));
    this.#same(`permits of ${name}`, permits.sort(), expected.permits && [...expected.permits].sort());
  }

  #table(expected: Expected): void {
    const game = this.#game;
    for (const [card, power] of Object.entries(expected.power ?? {})) {
      this.#same(`power of ${card}`, game.powerOf(this.#names.inPlay(game, card)), power);
    }
    for (const [card, count] of Object.entries(expected.counters ?? {})) {
      this.#same(`+1 power counters on ${card}`, game.countersOn(this.#names.inPlay(game, card)), count);
    }
    for (const [card, count] of Object.entries(expected.markers ?? {})) {
      this.#same(`other counters on ${card}`, game.markersOn(this.#names.inPlay(game, card)), count);
    }
    for (const [card, actions] of Object.entries(expected.actionsOn ?? {})) {
      this.#cards(`actions on ${card}`, game.actions(this.#names.inPlay(game, card)), actions);
    }
    for (const [card, seat] of Object.entries(expected.controls ?? {})) {
      this.#same(`controller of ${card}`, SEAT_NAMES[game.controllerOf(this.#names.inPlay(game, card))], seat);
    }
    for (const [base, on] of Object.entries(expected.on ?? {})) this.#base(base, on);
    this.#cards('bases in play', game.bases(), expected.bases, true);
    this.#same('number of bases', game.bases().length, expected.baseCount);
    this.#cards('base deck', game.baseDeck(), expected.baseDeck, true);
    this.#cards('base discard pile', game.baseDiscard(), expected.baseDiscard);
    this.#same('active player', SEAT_NAMES[game.active], expected.turn);
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
    this.#same('number of cards in the base deck', game.baseDeck().length, expected.baseDeckCount);
  }

  #base(name: string, expected: NonNullable<Expected['on']>[string]): void {
    const game = this.#game;
    const base = this.#names.inPlay(game, name);
    this.#same(`breakpoint of ${name}`, game.breakpointOf(base), expected.breakpoint);
    this.#same(`total on ${name}`, game.totalOf(base), expected.total);
    const shown = view(game, -1).bases.find((b) => b.id === stayOf(base));
    for (const seat of SEAT_NAMES) {
      const at = seatOf(seat);
      this.#cards(`minions of ${seat} on ${name}`, game.minions({ at: base, of: at }), expected[seat]);
      const actions = game.actions(base).filter((card) => game.controllerOf(card) === at);
      this.#cards(`actions of ${seat} on ${name}`, actions, expected.actions?.[seat]);
      this.#same(`total of ${seat} on ${name}`, game.totalOf(base, at), expected.totals?.[seat]);
      const standing = shown?.standings.find((s) => s.seat === at);
      this.#same(`place of ${seat} on ${name}`, standing?.place ?? 0, expected.places?.[seat]);
      this.#same(`VP of ${seat} for ${name}`, standing?.vp ?? 0, expected.vp?.[seat]);
    }
  }

  #secrets(expected: Expected): void {
    const game = this.#game;
    for (const name of [...SEAT_NAMES, 'spectator'] as const) {
      const seat = name === 'spectator' ? -1 : seatOf(name);
      const seen = expected.view?.[name];
      const text = seen ? JSON.stringify(view(game, seat)) : '';
      const shows = (word: string): boolean => text.includes(`"${this.#names.def(word)}"`);
      for (const word of seen?.has ?? []) if (!shows(word)) this.faults.push(`${name} does not see ${word}`);
      for (const word of seen?.lacks ?? []) if (shows(word)) this.faults.push(`${name} sees ${word}`);
      const heard = expected.events?.[name];
      const events = heard ? this.#events.map((event) => eventFor(event, seat)) : [];
      const hears = (pattern: object): boolean => events.some((event) => this.#fits(pattern, event));
      for (const pattern of heard?.has ?? [])
        if (!hears(pattern)) this.faults.push(`${name} does not hear ${JSON.stringify(pattern)}`);
      for (const pattern of heard?.lacks ?? [])
        if (hears(pattern)) this.faults.push(`${name} hears ${JSON.stringify(pattern)}`);
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
