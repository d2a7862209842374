import { rules } from '@baston/cards';
import { Refusal } from '@baston/engine';
import { Film, type SavedTable, Session } from '@baston/table';
import { describe, expect, test } from 'vitest';
import { BadFile, readGame } from './file.ts';

function playedGame(answers: number): SavedTable {
  const session = Session.start(rules, { seed: 'film', seats: 2 });
  for (let i = 0; i < answers && session.question; i++) {
    const { seat, options, min } = session.question;
    session.answer(
      seat,
      options.slice(0, Math.max(1, min)).map(({ id }) => id),
    );
  }
  const record = session.record();
  const seats = [
    { kind: 'human', name: 'Ana' },
    { kind: 'greedy', name: 'Bot' },
  ] as const;
  return { setup: { config: record.config, seats }, record };
}

const saved = playedGame(30);
const faultOf = (text: string) => {
  try {
    readGame(text, 'en');
    return undefined;
  } catch (thrown) {
    return thrown instanceof BadFile ? thrown.fault : thrown;
  }
};

test('what the table saves is read', () => {
  expect(readGame(JSON.stringify(saved), 'en')).toEqual(saved);
});

test('a bare record is read: the first seat is yours', () => {
  const { setup } = readGame(JSON.stringify(saved.record), 'fr');
  expect(setup.seats.map(({ kind }) => kind)).toEqual(['human', 'greedy']);
});

describe('other files are refused', () => {
  const { setup, record } = saved;
  test.each([
    ['notJson', 'hello'],
    ['notAGame', '[]'],
    ['notAGame', 'null'],
    ['notAGame', JSON.stringify({ setup })],
    ['notAGame', JSON.stringify({ setup, record: { ...record, format: 'chess' } })],
    ['notAGame', JSON.stringify({ setup, record: { ...record, answers: undefined } })],
    ['notAGame', JSON.stringify({ setup, record: { ...record, events: [null] } })],
    ['badSeats', JSON.stringify({ setup: { seats: setup.seats.slice(1) }, record })],
    ['badSeats', JSON.stringify({ setup: { seats: [{ kind: 'dragon', name: 'x' }, {}] }, record })],
    ['badSeats', JSON.stringify({ ...record, config: { seats: 9 } })],
  ])('%s: %.60s', (fault, text) => expect(faultOf(text)).toBe(fault));
});

describe('a film', () => {
  test('has a frame for every answer, with what the seat may see', () => {
    const film = new Film(rules, saved.record);
    const { frames } = film.reel;
    expect(frames).toHaveLength(saved.record.answers.length + 1);
    for (const at of [0, 10, frames.length - 1]) {
      const session = Session.replay(rules, saved.record, at);
      expect(film.view(at, 1)).toEqual(session.view(1));
      expect(film.events(1).slice(0, frames[at]?.told)).toEqual(session.eventsFor(1));
      expect(frames[at]?.turn).toBe(session.game.turn);
      expect(frames[at]?.asked).toBe(session.question?.seat);
    }
  });

  test.each([
    ['an answer to another question', { ...saved.record.answers[3], purpose: 'search' }],
    ['no answer at all', undefined],
    ['an option that is not there', { ...saved.record.answers[3], picks: ['nothing'] }],
  ])('%s is refused', (_, answer) => {
    const answers = saved.record.answers.map((one, i) => (i === 3 ? answer : one));
    expect(() => new Film(rules, { ...saved.record, answers } as typeof saved.record)).toThrow(Refusal);
  });
});
