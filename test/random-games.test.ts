import { randomBot } from '@baston/bots';
import { rules } from '@baston/cards';
import { countsBases, countsMadness, findFaults, Game, view, type Why } from '@baston/engine';
import { Session } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

/** With each number of players. */
const GAMES = 300;
/** Every invariant is checked after every step of all these games. */
const MANY_GAMES = { timeout: 180_000 };
/** Every other game with those that are optional. */
const titans = (i: number): 'all' | 'needed' => (i % 2 === 0 ? 'all' : 'needed');
const seeds = Array.from({ length: 30 }, (_, i) => ({ seed: `random-${i}`, seats: 2 + (i % 3), titans: titans(i) }));

describe('random games', () => {
  it.each([2, 3, 4])('keep every invariant after every step, with %i players', MANY_GAMES, (seats) => {
    const factions = new Set<number>();
    for (let i = 0; i < GAMES; i++) {
      const seed = `random-${seats}-${i}`;
      const game = Game.create(rules, { seed, seats, titans: titans(i) });
      game.decider = randomBot(seed);
      for (let step = 0; !game.isOver(); step++) {
        game.step();
        const faults = findFaults(game);
        if (!countsMadness(game)) faults.push('there are not 30 Madness cards');
        if (!countsBases(game)) faults.push(`${game.bases().length} bases for ${seats} players`);
        if (faults.length > 0) expect(faults, `${seed}, step ${step}`).toEqual([]);
      }
      // END-03, and END-09 to END-11: the best score, then the fewest Madness cards.
      const madness = game.countMadness();
      const scores = game.allSeats().map((seat) => game.vp(seat) - (madness[seat] as number) / 100);
      const best = Math.max(...scores);
      expect(game.winners()).toEqual(game.allSeats().filter((seat) => scores[seat] === best));
      const beforePenalties = game.allSeats().map((seat) => game.vp(seat) + ((madness[seat] as number) >> 1));
      expect(Math.max(...beforePenalties)).toBeGreaterThanOrEqual(15);
      for (const pick of game.picks) factions.add(pick);
    }
    expect(factions.size).toBe(rules.factions.length);
  });

  it('say what every power and every total is made of', () => {
    const sum = (why: Why): number => why.reduce((all, { amount }) => all + amount, 0);
    const ofPowers = new Set<string>();
    const ofTotals = new Set<string>();
    const wrong: unknown[] = [];
    for (const { seed, ...config } of seeds.slice(0, 40)) {
      const game = Game.create(rules, { seed, ...config });
      game.decider = inPlace(randomChooser(seed));
      while (!game.isOver()) {
        game.step();
        for (const { minions, standings } of view(game, -1).bases) {
          for (const minion of minions) {
            if (Math.max(0, sum(minion.why)) !== minion.power) wrong.push(minion);
            for (const { source } of minion.why) ofPowers.add(source);
          }
          for (const standing of standings) {
            if (sum(standing.why) !== standing.total) wrong.push(standing);
            for (const { source } of standing.why) ofTotals.add(source);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect([...ofPowers].sort()).toEqual(['card', 'counters', 'effect', 'printed', 'starting']);
    expect([...ofTotals].sort()).toEqual(['card', 'effect', 'minion']);
  });

  it('are the same again from JSON at every checkpoint', () => {
    for (const { seed, ...config } of seeds.slice(0, 12)) {
      let game = Game.create(rules, { seed, ...config });
      const twin = game.clone();
      const choose = inPlace(randomChooser(seed));
      twin.decider = inPlace(randomChooser(seed));
      while (!twin.isOver()) {
        game.decider = choose;
        game.step();
        twin.step();
        const saved = JSON.stringify(game.save());
        game = Game.load(rules, JSON.parse(saved));
        if (JSON.stringify(game.save()) !== saved || game.hash() !== twin.hash())
          expect({ saved: JSON.stringify(game.save()), hash: game.hash() }).toEqual({ saved, hash: twin.hash() });
      }
    }
  });

  it('are not touched by what their clones do', () => {
    for (const { seed, ...config } of seeds.slice(0, 20)) {
      const game = Game.create(rules, { seed, ...config });
      game.decider = inPlace(randomChooser(seed));
      const past: { hash: number; state: Game }[] = [];
      for (let step = 0; !game.isOver(); step++) {
        if (step % 10 === 0) {
          const state = game.clone();
          past.push({ hash: state.hash(), state });
          const fork = state.clone();
          fork.decider = inPlace(randomChooser(`${seed}-${step}`));
          for (let i = 0; i < 25 && !fork.isOver(); i++) fork.step();
        }
        game.step();
      }
      for (const { hash, state } of past) expect(state.hash()).toBe(hash);
    }
  });

  it('played in place and stopped at every question agree event for event', () => {
    for (const { seed, ...config } of seeds.slice(0, 30)) {
      const events: unknown[] = [];
      const game = Game.create(rules, { seed, ...config }, (event) => events.push(event));
      game.decider = inPlace(randomChooser(seed));
      game.run();
      const choose = randomChooser(seed);
      const session = Session.start(rules, { seed, ...config });
      for (let { question } = session; question; { question } = session)
        session.answer(question.seat, choose(question));
      expect(session.events).toEqual(events);
      expect(session.game.hash()).toBe(game.hash());
      const again = Session.replay(rules, JSON.parse(JSON.stringify(session.record())));
      expect(again.game.hash()).toBe(game.hash());
      expect(again.events).toEqual(events);
    }
  });
});

describe('legalMoves', () => {
  it('is what the active player is asked, no more and no less', () => {
    for (const { seed, ...config } of seeds.slice(0, 20)) {
      const choose = randomChooser(seed);
      const session = Session.start(rules, { seed, ...config });
      for (let { question } = session; question; { question } = session) {
        if (question.purpose === 'turn') {
          const moves = session.game.clone().legalMoves();
          expect(moves).toHaveLength(question.options.length);
          expect(
            moves.filter((move) => move.what === 'play').every((move) => move.permit?.seat === question?.seat),
          ).toBe(true);
          expect(moves.filter((move) => move.what === 'end')).toHaveLength(1);
        }
        session.answer(question.seat, choose(question));
      }
    }
  });
});
