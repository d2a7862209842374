/** In a brief game nobody is asked for an order if all orders come to the same position. */
import { rules } from '@baston/cards';
import { type Config, Game, type Question } from '@baston/engine';
import { type ParkedGame, positionFor, Session } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { randomChooser } from './players.ts';
import { swapUnknown } from './swap.ts';

const GAMES = 9;

const configOf = (n: number, change: Partial<Config> = {}) => ({ seed: `brief-${n}`, seats: 2 + (n % 3), ...change });

/** The same game, where only orders that matter are asked for. */
const brief = (parked: ParkedGame): ParkedGame => {
  const { checkpoint } = parked;
  return { ...parked, checkpoint: { ...checkpoint, config: { ...checkpoint.config, brief: true } } };
};

const same = (one: Question, other: Question | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All single answers to a question, and all orders of two. */
const answersTo = ({ kind, min, max, options }: Question): string[][] => {
  const ids = options.map(({ id }) => id);
  if (kind === 'order') return ids.length === 2 ? [ids, ids.toReversed()] : [];
  if (max !== 1) return [];
  return [...ids.map((id) => [id]), ...(min === 0 ? [[]] : [])];
};

/** The positions that all seats see after an answer; undefined if another question comes first. */
function positionsAfter(parked: ParkedGame, seat: number, picks: string[]): string | undefined {
  const session = Session.resume(rules, parked);
  session.answer(seat, picks);
  if (session.park().answers.length > 0 || !session.question) return undefined;
  const game = session.checkpoint;
  return JSON.stringify(game.allSeats().map((one) => positionFor(game, one)));
}

describe('a brief game', () => {
  it('asks for every order that matters', () => {
    let spared = 0;
    let compared = 0;
    for (let n = 0; n < GAMES; n++) {
      const choose = randomChooser(`brief-${n}`);
      const session = Session.start(rules, configOf(n));
      for (let question = session.question; question; question = session.question) {
        const parked = session.park();
        const isAsked = question.kind === 'move' || same(question, Session.resume(rules, brief(parked)).question);
        if (!isAsked) {
          spared++;
          const { seat } = question;
          const positions = answersTo(question).map((picks) => positionsAfter(parked, seat, picks));
          const known = positions.filter((position) => position !== undefined);
          compared += known.length > 1 ? 1 : 0;
          expect(new Set(known).size, `game ${n}, ${question.purpose} of ${question.source?.def}`).toBeLessThan(2);
        }
        session.answer(question.seat, choose(question));
      }
    }
    expect(spared).toBeGreaterThan(8);
    expect(compared).toBeGreaterThan(4);
  });

  it('asks for few orders', () => {
    const asked = [false, true].map((isBrief) => {
      let orders = 0;
      for (let n = 0; n < GAMES; n++) {
        const choose = randomChooser(`orders-${n}`);
        const session = Session.start(rules, configOf(n, { brief: isBrief }));
        for (let question = session.question; question; question = session.question) {
          if (question.purpose === 'resolveNext') orders++;
          session.answer(question.seat, choose(question));
        }
      }
      return orders;
    });
    expect(asked[0]).toBeGreaterThan(15);
    expect(asked[1]).toBeLessThan((asked[0] as number) / 2);
  });

  it('can be replayed from its record, and parked at any question', () => {
    const choose = randomChooser('record');
    const session = Session.start(rules, configOf(1, { brief: true }));
    for (let question = session.question; question; question = session.question) {
      expect(Session.resume(rules, JSON.parse(JSON.stringify(session.park()))).question).toEqual(question);
      session.answer(question.seat, choose(question));
    }
    const replayed = Session.replay(rules, session.record());
    expect(replayed.question).toBeUndefined();
    expect(replayed.game.hash()).toBe(session.game.hash());
  });

  it('takes back what the player answered, and not what was answered by itself', () => {
    const choose = randomChooser('undo');
    let undone = 0;
    for (let n = 0; n < GAMES; n++) {
      const session = Session.start(rules, configOf(n, { brief: true }));
      for (let question = session.question; question; question = session.question) {
        const picks = choose(question);
        session.answer(question.seat, picks);
        if (session.noUndo(question.seat)) continue;
        session.undo(question.seat);
        expect(session.question).toEqual(question);
        session.answer(question.seat, picks);
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(100);
  });

  it('does not tell by what it asks what anybody holds', () => {
    const words = new Int32Array([1, 2, 3, 4]);
    let compared = 0;
    for (let n = 0; n < GAMES; n++) {
      const choose = randomChooser(`hidden-${n}`);
      const session = Session.start(rules, configOf(n));
      for (let question = session.question; question; question = session.question) {
        const parked = session.park();
        if (question.kind !== 'move' && parked.answers.length === 0) {
          const start = Game.load(rules, brief(parked).checkpoint);
          const twin = start.clone();
          const known = new Set<number>();
          for (let id = 1; id <= start.cardCount(); id++)
            if (start.allSeats().every((seat) => start.isKnownTo(start.card(id), seat))) known.add(id);
          swapUnknown(twin, known, words);
          const plain = Session.from(Game.load(rules, withoutBrief(twin)));
          if (plain.question && same(plain.question, question)) {
            compared++;
            expect(same(question, Session.from(start).question)).toBe(same(question, Session.from(twin).question));
          }
        }
        session.answer(question.seat, choose(question));
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

const withoutBrief = (game: Game) => {
  const saved = game.save();
  return { ...saved, config: { ...saved.config, brief: false } };
};
