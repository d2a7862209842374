import { readdirSync, readFileSync } from 'node:fs';
import { adviser, goalEvaluator, thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import { Game, type PlacedCard, type Position, type Question } from '@baston/engine';
import { Session } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { attempt, goalOf } from './attempt.ts';
import { puzzlesIn } from './file.ts';
import { TooLarge, TurnSearch, WIN } from './turn-search.ts';

const king = 'pirates/pirate-king'; // power 5; may come to a base that is about to score
const bot = 'robots/nukebot'; // power 5

/** Tortuga scores at 21 for 4, 3 and 2 VP. A has two kings there, B a bot; what A holds, and what B has elsewhere. */
function start(hand: readonly string[], elsewhere: readonly string[] = [], vp = 0, deck: readonly string[] = []): Game {
  const cards = (list: readonly string[]): PlacedCard[] => list.map((card) => ({ card }));
  const of = (controller: number, list: readonly string[]): PlacedCard[] => list.map((card) => ({ card, controller }));
  const position: Position = {
    active: 0,
    phase: 'play',
    turn: 1,
    players: [
      { vp, hand: cards(hand), deck: cards(deck), discard: [] },
      { vp: 0, hand: [], deck: [], discard: [] },
    ],
    bases: [
      { base: { card: 'base/tortuga' }, minions: [...of(0, [king, king]), ...of(1, [bot])], actions: [] },
      { base: { card: 'base/the-homeworld' }, minions: of(1, elsewhere), actions: [] },
    ],
    baseDeck: cards(['base/tar-pits', 'base/jungle-oasis']),
    baseDiscard: [],
  };
  const factions: [string, string][] = [
    ['pirates', 'wizards'],
    ['robots', 'pirates'],
  ];
  return Game.arrange(rules, { seed: 'x', boxes: 4, factions }, position).game;
}
const forced = (game: Game, moves?: number): number => new TurnSearch(game, 20_000).solve(game, [], moves).value;

describe('the turn search', () => {
  const both = [king, 'pirates/swashbuckling'];

  it('finds a solution of two moves, but not of one', () => {
    expect(forced(start(both))).toBe(4);
    expect(forced(start(both), 1)).toBe(0);
    expect(forced(start([king]))).toBe(0);
  });

  it('recognises a won game', () => {
    expect(forced(start(both, [], 11))).toBe(WIN + 4);
    expect(forced(start(both, [], 10))).toBe(4);
  });

  it('assumes the worst answers of the other players', () => {
    expect(forced(start(both, [king, king, king]))).toBe(3);
  });

  it('rejects lines that depend on luck', () => {
    const draws = 'wizards/mystic-studies';
    const deck = [king, king, 'pirates/swashbuckling'];
    expect(forced(start([king, draws, ...both.slice(1)], [], 0, deck))).toBe(4);
    expect(forced(start([draws, king], [], 0, deck))).toBe(0);
  });

  it('gives up on turns with too many answers', () => {
    const game = start(both);
    expect(() => new TurnSearch(game, 5).solve(game)).toThrow(TooLarge);
  });
});

describe('the puzzles of the lab', () => {
  const folder = new URL('../../../../scenarios/puzzles/', import.meta.url);
  const puzzles = readdirSync(folder).flatMap((name) => puzzlesIn(readFileSync(new URL(name, folder), 'utf8')));

  it('include more than a hundred, for two to four players and every faction', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(100);
    expect(new Set(puzzles.map(({ start: { seats } }) => seats))).toEqual(new Set([2, 3, 4]));
    const played = new Set(puzzles.flatMap(({ start: { picks } }) => picks));
    expect(played.size).toBe(rules.factions.length);
    expect(puzzles.filter(({ value }) => value > WIN).length).toBeGreaterThan(3);
  });

  it.each(puzzles.filter((_, i) => i % 12 === 0))('$title: is proven, and takes more than a move', (puzzle) => {
    expect(forced(puzzle.start)).toBe(puzzle.value);
    expect(forced(puzzle.start, 1)).toBeLessThan(puzzle.value);
  });

  it.each(puzzles.filter((_, i) => i % 25 === 0))(
    '$title: is solved by who knows the way, and by nobody idle',
    (puzzle) => {
      const { start: game, value } = puzzle;
      const { line } = new TurnSearch(game, 20_000).solve(game);
      let at = 0;
      const knowing = ({ asked: { seat } }: { readonly asked: { readonly seat: number } }): number[] => {
        while (seats[at] !== seat) at++;
        return [...(line[at++] ?? [])];
      };
      const seats = seatsAsked(game, line);
      expect(attempt(game, knowing)).toBeGreaterThanOrEqual(value);
      expect(attempt(game, ({ asked: { min } }) => Array.from({ length: min }, (_, i) => i))).toBeLessThan(value);
    },
  );

  it.each(puzzles.filter((_, i) => i % 25 === 0))('$title: is solved by a bot that is told the goal', (puzzle) => {
    const bot = thinker('search:2000', puzzle.title, undefined, goalEvaluator(goalOf(puzzle)));
    expect(attempt(puzzle.start, bot)).toBeGreaterThanOrEqual(puzzle.value);
  });

  it.each(puzzles.filter((_, i) => i % 25 === 0))('$title: a hint leads to the goal', (puzzle) => {
    const { start: game, value } = puzzle;
    const session = Session.from(game.clone());
    const question = session.question as Question;
    const advise = adviser(rules, { iterations: 2000, turns: 1 }, 'x', undefined, goalOf(puzzle));
    const { picks, advice } = advise(question, session.view(game.active), session.imagine());
    const indexes = picks.map((pick) => question.options.findIndex(({ id }) => id === pick));
    expect(new TurnSearch(game, 20_000).solve(game, [indexes]).value).toBeGreaterThanOrEqual(value);
    expect(advice.filter(({ chance }) => chance !== undefined)).toEqual([]); // it plays for something else than to win
  });
});

/** The seat that gives each answer of a line. */
function seatsAsked(from: Game, line: readonly (readonly number[])[]): number[] {
  const game = from.clone();
  const seats: number[] = [];
  const many = (_game: Game, { seat }: { readonly seat: number }): readonly number[] => {
    seats.push(seat);
    return line[seats.length - 1] ?? [];
  };
  game.decider = { one: (g, request) => many(g, request)[0] ?? -1, many };
  while (game.phase !== 'draw') game.step();
  return seats;
}
