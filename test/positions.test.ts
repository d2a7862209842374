/** Any position of any game can be written as a scenario and read again; written for a seat it tells what the seat knows. */
import { rules } from '@baston/cards';
import { below, Game, seedWords, type View, view } from '@baston/engine';
import { type Looker, layOut, printScenario, runScenario, writePosition } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import { describe, expect, it } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

const GAMES = 9;
/** A prime, so that no kind of moment is always skipped. */
const EVERY = 13;

/** Positions of random games between steps, from the first turn to the end. */
function* positions(prefix: string, games: number): Generator<{ readonly name: string; readonly game: Game }> {
  for (let n = 0; n < games; n++) {
    const seed = `${prefix}-${n}`;
    const game = Game.create(rules, { seed, seats: 2 + (n % 3), bases: n % 2 === 0 ? 'in-play' : 'all' });
    game.decider = inPlace(randomChooser(seed));
    for (let step = 0; !game.isOver(); step++) {
      if (game.phase !== 'mulligan' && step % EVERY === n % EVERY) yield { name: `${seed}, step ${step}`, game };
      game.step();
    }
    yield { name: `${seed}, the end`, game };
  }
}

const write = (game: Game, looker: Looker): string =>
  printScenario({ title: 'A position', shows: [], ...writePosition(game, looker) });

const read = (text: string): Game => {
  const [scenario] = parseScenario(text);
  if (!scenario) throw new Error('there is no scenario');
  return layOut(scenario, rules);
};

/** The view, whatever numbers the cards have and in whatever order they came to a base. */
const seen = (game: Game, seat: number): string => {
  const shown = JSON.parse(JSON.stringify(view(game, seat)), (key, value) => {
    if (key === 'id' || key === 'winners') return undefined;
    if (key === 'phase') return value === 'over' ? 'end' : value;
    if (key === 'players' && game.isOver()) return value.map(beforePenalty);
    return ['minions', 'actions', 'buried', 'why', 'permits'].includes(key)
      ? value.map((one: unknown) => JSON.stringify(one)).sort()
      : value;
  });
  return JSON.stringify(shown);
};

/** The price of Madness at the end is paid again when the position ends again. */
const beforePenalty = ({ vp, ...player }: View['players'][number]): object => ({
  vp: vp + ((player.madness ?? 0) >> 1),
  ...player,
});

const moves = (game: Game): string[] =>
  game
    .legalMoves()
    .map((move) =>
      JSON.stringify(move, (key, value) => {
        if (key === 'permit') return undefined;
        return typeof value === 'number' && value > 0 ? game.definition(value).id : value;
      }),
    )
    .sort();

describe('a position', () => {
  it('is the same for everybody when it is written and read again', () => {
    let count = 0;
    let permits = 0;
    let effects = 0;
    for (const { name, game } of positions('written', GAMES)) {
      const again = read(write(game, 'everything'));
      for (const seat of [-1, ...game.allSeats()]) expect(seen(again, seat), name).toBe(seen(game, seat));
      expect(moves(again), name).toEqual(moves(game));
      count++;
      if (game.permits.length > 0) permits++;
      if (game.effects.length > 0) effects++;
    }
    expect(count).toBeGreaterThan(100);
    expect(permits).toBeGreaterThan(30);
    expect(effects).toBeGreaterThan(5);
  });

  it('loads for a seat, which sees what it saw', () => {
    for (const { name, game } of positions('seat', 4)) {
      const looker = (game.turn % (game.seats + 1)) - 1;
      const again = read(write(game, looker));
      expect(seen(again, looker), name).toBe(seen(game, looker));
      if (looker === game.active) expect(moves(again), name).toEqual(moves(game));
      expect(
        again.allSeats().map((seat) => owned(again, seat)),
        name,
      ).toEqual(game.allSeats().map((seat) => owned(game, seat)));
    }
  });

  it('tells a seat nothing that it cannot know', () => {
    const words = new Int32Array(4);
    seedWords('secrets', words);
    let swaps = 0;
    for (const { name, game } of positions('secret', 6)) {
      const looker = below(words, game.seats + 1) - 1;
      const other = game.clone();
      for (let i = 0; i < 40; i++) {
        const [one, two] = [0, 0].map(() => 1 + below(words, game.cardCount())) as [number, number];
        if (isHidden(game, one, looker) && isHidden(game, two, looker) && game.ownerOf(one) === game.ownerOf(two))
          if (other.swapIdentities(one, two)) swaps++;
      }
      expect(write(other, looker), name).toBe(write(game, looker));
      expect(write(game, looker)).not.toContain(game.config.seed);
    }
    expect(swaps).toBeGreaterThan(80);
  });

  it('does not tell a seat what others have seen of a card that it has not', () => {
    const game = read(`
      title: Looked at
      shows: []
      seats: 3
      players: { B: { hand: [{ card: scry, seenBy: [A, C] }, { card: zapbot, seenBy: [C] }], deck: [{ card: howl, seenBy: [B] }] } }
      bases: [{ base: tortuga }]
    `);
    const seenBy = (looker: Looker): unknown[] => {
      const { hand = [], deck = [] } = writePosition(game, looker).players?.B ?? {};
      return [...hand, ...deck].map((card) => (typeof card === 'string' ? [] : card.seenBy));
    };
    expect(seenBy(0)).toEqual([['A', 'C'], [], []]);
    expect(seenBy(1)).toEqual([['A', 'C'], ['C'], ['B']]);
    expect(seenBy(2)).toEqual([['A', 'C'], ['C'], []]);
  });

  it('counts the minions that were played this turn, in the play phase or elsewhere', () => {
    const game = read(`
      title: Played
      shows: []
      seats: 2
      bases: [{ base: tortuga, A: [{ card: zapbot, as: one }, { card: hoverbot, as: two }] }]
      players: { B: { playedInPlayPhase: 0 } }
      plays: [{ card: one, seat: A }, { card: two, seat: A }, { card: zapbot, seat: B }, { card: upgrade, seat: A }]
    `);
    expect(game.allSeats().map((seat) => game.minionsPlayed(seat))).toEqual([2, 1]);
    expect(game.allSeats().map((seat) => game.minionsPlayedInPlayPhase(seat))).toEqual([2, 0]);
  });

  it('knows which of the two texts of a base was used', () => {
    const used = (text: string): Game =>
      read(`
        title: Used
        shows: []
        seats: 2
        bases: [{ base: woodland-cottage, as: cottage }]
        baseDeck: [transformation-spring]
        effects: [{ kind: used, until: endOfTurn, seat: A, on: cottage, by: cottage${text} }]
      `);
    const spent = (game: Game): readonly string[] => game.effects.map(({ sourceDef }) => rules.def(sourceDef).id);
    for (const game of [used(''), used(', text: transformation-spring')])
      expect(spent(read(write(game, 'everything')))).toEqual(spent(game));
    expect(spent(used(', text: transformation-spring'))).not.toEqual(spent(used('')));
  });

  it('is a scenario that runs', () => {
    for (const { name, game } of positions('run', 3)) {
      const [scenario] = parseScenario(write(game, game.active));
      if (!scenario || game.phase !== 'play') continue;
      expect(runScenario(scenario, rules).faults, name).toEqual([]);
    }
  });
});

/** All cards of a player, wherever they are. */
const owned = (game: Game, seat: number): string[] =>
  Array.from({ length: game.cardCount() }, (_, i) => game.card(i + 1))
    .filter((card) => game.ownerOf(card) === seat)
    .map((card) => game.definition(card).id)
    .sort();

/** A card that the looker does not know, and that was not played this turn: what it was then is known. */
const isHidden = (game: Game, id: number, looker: number): boolean =>
  !game.isPublic(id) &&
  !game.plays.some(({ card }) => (card & 1023) === id) &&
  !(looker < 0 ? game.allSeats() : [looker]).every((seat) => game.isKnownTo(id, seat));
