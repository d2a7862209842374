import { rules } from '@baston/cards';
import { type Asked, below, Game, Imagination, type Request, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { effortOf, LADDER, thinker } from './ladder.ts';
import { Match } from './match.ts';
import type { Thinker } from './near.ts';

/** Plays a match to its end. */
function play(seed: string, names: readonly string[]): Game {
  const game = Game.create(rules, { seed, seats: names.length });
  const match = new Match(
    game,
    names.map((name, seat) => thinker(name, `${seed} ${seat}`)),
  );
  while (!game.isOver()) match.step();
  return game;
}

/** How many games a bot wins against others of one kind, one seat after the other. */
function wins(name: string, others: string, seats: number, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const me = i % seats;
    const names = Array.from({ length: seats }, (_, seat) => (seat === me ? name : others));
    if (play(`ladder-${(i / seats) | 0}`, names).winners()[0] === me) won++;
  }
  return won;
}

describe('the ladder', () => {
  it.each([
    ['greedy:24', 'restless', 2, 12, 9],
    ['greedy:24', 'restless', 4, 8, 5],
    ['planner:60', 'restless', 2, 4, 3],
    ['rookie', 'restless', 2, 40, 22],
    ['novice', 'rookie', 2, 40, 22],
    ['amateur', 'restless', 2, 20, 13],
  ])('%s wins clearly more than its share against %s with %i players', (name, others, seats, games, least) => {
    expect(wins(name, others, seats, games)).toBeGreaterThanOrEqual(least);
  });

  it.each(['restless', 'rookie', 'novice', 'greedy', 'planner:20', 'search:5'])(
    '%s does the same again with the same seed',
    (name) => {
      const [one, other] = [1, 2].map(() => play('again', [name, name, name]).hash());
      expect(one).toBe(other);
    },
  );

  it('tells names from what is none', () => {
    expect(effortOf('search:250')?.effort).toMatchObject({ iterations: 250 });
    expect(effortOf('search:250ms')?.effort).toMatchObject({ ms: 250 });
    expect(effortOf('master:250')?.effort).toMatchObject({ iterations: 250, replies: 2 });
    for (const name of ['', 'sea', 'search:', 'search:0', 'search:-1', 'random:5', 'greedy:1e9', 'greedy:5s'])
      expect(effortOf(name), name).toBeUndefined();
    expect(() => thinker('hal', 'x')).toThrow('no bot is called "hal"');
  });

  it('ends a turn that would go on for ever', () => {
    const restless = thinker('restless', 'x');
    const asked: Asked = { seat: 0, kind: 'move', min: 1, max: 1, options: 3 };
    const moves = (turn: number): number[] =>
      Array.from({ length: 40 }, () => restless({ turn, asked } as Imagination)[0] as number);
    for (const turn of [7, 8]) expect(moves(turn).indexOf(0)).toBe(30);
  });

  it.each(LADDER.slice(2))('lets nobody wait longer than two seconds for %s', (name) => {
    const { ms = Number.POSITIVE_INFINITY } = effortOf(name)?.effort ?? {};
    expect(1.5 * ms).toBeLessThanOrEqual(2000); // all picks of a decision together
    expect(effortOf(`${name}:1000`)?.effort).not.toHaveProperty('ms');
  });

  it('stops when its time is up, however many options there are', () => {
    let clock = 0;
    let minds = 0;
    const game = Game.create(rules, { seed: 'late', seats: 2 });
    const hasty = thinker('search:40ms', 'x', () => clock++);
    const match = new Match(game, [
      (mind) => {
        minds++;
        const before = clock;
        const picks = hasty(mind);
        expect(clock - before).toBeLessThan(45 * (picks.length + 1));
        return picks;
      },
      thinker('restless', 'y'),
    ]);
    while (minds < 4) match.step();
  });
});

/** Mixes the cards that the seat does not know, not even `later`, among those of one owner. */
function mixUnknown(game: Game, later: Game, seat: number, words: Int32Array): number {
  let swaps = 0;
  const groups = new Map<number, number[]>();
  for (let id = 1; id <= game.cardCount(); id++) {
    if ([game, later].some((g) => g.isPublic(id) || g.isKnownTo(g.card(id), seat))) continue;
    const owner = game.ownerOf(game.card(id));
    groups.set(owner, [...(groups.get(owner) ?? []), id]);
  }
  for (const ids of groups.values()) {
    for (let i = ids.length - 1; i > 0; i--)
      if (game.swapIdentities(ids[i] as number, ids[below(words, i + 1)] as number)) swaps++;
  }
  return swaps;
}

/** Returns the key of the first question from a checkpoint on. */
function firstQuestion(start: Game): string {
  const world = start.clone();
  let asked = '';
  const many = (_game: Game, { seat, kind, purpose, min, max, options }: Request): never => {
    asked = JSON.stringify({ seat, kind, purpose, min, max, options: options.toArray() });
    throw new Error('asked');
  };
  world.decider = { one: many, many };
  expect(() => world.step()).toThrow('asked');
  return asked;
}

/** Decides every question twice: in the true game, and in one in which all that the seat cannot know is different. */
class Doubter extends Match {
  compared = 0;
  swapped = 0;
  different: string[] = [];
  readonly #words = new Int32Array(4);
  /** They think like the players, who must not learn more from one question to the next than they do. */
  readonly #twins: readonly Thinker[];
  #start: Game;
  #given: (readonly number[])[] = [];

  constructor(game: Game, name: string, seed: string) {
    const [players, twins] = [1, 2].map(() => game.allSeats().map((seat) => thinker(name, `${seed} ${seat}`))) as [
      Thinker[],
      Thinker[],
    ];
    super(game, players);
    this.#twins = twins;
    this.#start = game.clone();
    seedWords(seed, this.#words);
  }
  override step(): void {
    this.#start = this.game.clone();
    this.#given = [];
    super.step();
  }
  override many(game: Game, request: Request): readonly number[] {
    const { seat, kind, min, max } = request;
    const asked: Asked = { seat, kind, min, max, options: request.options.length };
    const mixed = this.#start.clone();
    const swaps = this.#given.length === 0 ? mixUnknown(mixed, game, seat, this.#words) : 0;
    // The other cards may lead to another question.
    const twin = swaps > 0 && firstQuestion(mixed) === firstQuestion(this.#start) ? mixed : this.#start;
    if (twin === mixed) {
      this.swapped += swaps;
      for (const name of ['greedy:12', 'planner:12', 'search:8']) {
        const [one, other] = [this.#start, twin].map((start) =>
          thinker(name, `${this.compared}`)(new Imagination(start, [], asked)),
        );
        this.#compare(name, asked, one, other);
      }
    }
    const picks = super.many(game, request);
    this.#compare('the player', asked, picks, this.#twins[seat]?.(new Imagination(twin, [...this.#given], asked)));
    this.#given.push(picks);
    return picks;
  }
  #compare(name: string, { seat }: Asked, one: readonly number[] = [], other: readonly number[] = []): void {
    this.compared++;
    if (JSON.stringify(one) !== JSON.stringify(other))
      this.different.push(`${name}, turn ${this.game.turn}, seat ${seat}: ${one} and ${other}`);
  }
}

describe('what a bot cannot know', () => {
  it('does not change its choice', () => {
    let compared = 0;
    let swapped = 0;
    for (let i = 0; i < 6; i++) {
      const seats = 2 + (i % 3);
      const game = Game.create(rules, { seed: `peek-${i}`, seats });
      const match = new Doubter(game, 'search:12', `peek-${i}`);
      for (let step = 0; step < 70 && !game.isOver(); step++) match.step();
      expect(match.different).toEqual([]);
      compared += match.compared;
      swapped += match.swapped;
    }
    expect(compared).toBeGreaterThan(300);
    expect(swapped).toBeGreaterThan(5_000);
  });

  it('is different from world to world', () => {
    const game = Game.create(rules, { seed: 'worlds', seats: 2 });
    const hands = new Set<string>();
    const answer = { one: () => 0, many: (): number[] => [0] };
    const match = new Match(game, [
      (mind) => {
        const words = new Int32Array(4);
        seedWords('w', words);
        for (let i = 0; i < 20; i++) {
          const world = mind.play(words, answer, () => true);
          const other = 1 - mind.asked.seat;
          hands.add(
            world
              .hand(other)
              .map((card) => world.definition(card).id)
              .sort()
              .join(),
          );
        }
        return [0];
      },
      () => [0],
    ]);
    while (hands.size === 0) match.step();
    expect(hands.size).toBeGreaterThan(15);
  });
});
