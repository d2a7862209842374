import type { Question } from '@baston/engine';
import type { TableEvent, Update } from '@baston/table';
import { expect, it } from 'vitest';
import { FollowUps } from './follow-ups.ts';

const question = (more: Partial<Question> = {}): Question => ({
  seat: 0,
  kind: 'minions',
  purpose: 'destroy',
  source: { id: 1, def: 'card' },
  min: 1,
  max: 1,
  options: [{ id: '11' }, { id: '21' }],
  ...more,
});
const TURN = question({ kind: 'move', purpose: 'turn', options: [{ id: 'end' }] });
const ASKED = question();
const AHEAD = { question: ASKED, picks: ['21'] };
const UNDONE: TableEvent = { type: 'undo', seat: 0 };

const update = (number: number, asked: Question, ...events: TableEvent[]): Update =>
  ({ type: 'update', seat: 0, from: 9, events, question: asked, questionNumber: number }) as unknown as Update;

/** A play whose target has been chosen with it. */
function played(): FollowUps {
  const followUps = new FollowUps();
  followUps.expect(update(0, TURN), [AHEAD]);
  return followUps;
}

const ANSWER = { reply: { type: 'answer', seat: 0, question: 1, picks: ['21'] } };

it('answers what was foreseen, and shows both at once', () => {
  const followUps = played();
  expect(followUps.take(update(1, ASKED, UNDONE))).toEqual(ANSWER);
  expect(followUps.isHolding).toBe(true);
  const after = update(2, TURN, UNDONE);
  expect(followUps.take(after)).toEqual({ shown: { ...after, events: [UNDONE, UNDONE] } });
  expect(followUps.isHolding).toBe(false);
});

it('lets the player answer what was not foreseen', () => {
  const other = update(1, question({ purpose: 'return' }));
  expect(played().take(other)).toEqual({ shown: other });
  const nothing = { ...update(1, ASKED), question: undefined } as unknown as Update;
  const followUps = played();
  expect(followUps.take(nothing)).toEqual({ shown: nothing });
  const late = update(2, ASKED);
  expect(followUps.take(late)).toEqual({ shown: late });
});

it('lets the player answer a question that comes later', () => {
  const late = update(2, ASKED);
  expect(played().take(late)).toEqual({ shown: late });
});

it('begins the choice of several', () => {
  const many = question({ min: 0, max: 2 });
  const followUps = new FollowUps();
  followUps.expect(update(0, TURN), [{ question: many, picks: ['21'] }]);
  const shown = update(1, many);
  expect(followUps.take(shown)).toEqual({ shown, begun: { question: many, picks: ['21'] } });
});

it('takes both back', () => {
  const followUps = played();
  followUps.take(update(1, ASKED));
  followUps.take(update(2, TURN));
  expect(followUps.take(update(3, ASKED, UNDONE))).toEqual({ reply: { type: 'undo', seat: 0, question: 3 } });
  const back = update(4, TURN, UNDONE);
  expect(followUps.take(back)).toEqual({ shown: { ...back, events: [UNDONE, UNDONE] } });
});

it('answers several questions in a row, and takes all of it back', () => {
  const second = question({ kind: 'bases', purpose: 'moveTo' });
  const followUps = new FollowUps();
  followUps.expect(update(0, TURN), [AHEAD, { question: second, picks: ['11'] }]);
  expect(followUps.take(update(1, ASKED))).toEqual(ANSWER);
  expect(followUps.take(update(2, second))).toEqual({ reply: { type: 'answer', seat: 0, question: 2, picks: ['11'] } });
  expect(followUps.take(update(3, TURN))).toHaveProperty('shown');
  expect(followUps.take(update(4, second, UNDONE))).toEqual({ reply: { type: 'undo', seat: 0, question: 4 } });
  expect(followUps.take(update(5, ASKED, UNDONE))).toEqual({ reply: { type: 'undo', seat: 0, question: 5 } });
  expect(followUps.take(update(6, TURN, UNDONE))).toHaveProperty('shown');
});

it('asks what comes after something that was not foreseen', () => {
  const followUps = new FollowUps();
  followUps.expect(update(0, TURN), [AHEAD, AHEAD]);
  followUps.take(update(1, question({ purpose: 'return' })));
  expect(followUps.take(update(2, ASKED))).toHaveProperty('shown');
});

it('takes back no more than is possible, and only what was answered with a play', () => {
  const followUps = played();
  followUps.take(update(1, ASKED));
  followUps.take(update(2, TURN));
  const seen = { ...update(3, ASKED, UNDONE), noUndo: 'seen' } as const;
  expect(followUps.take(seen)).toEqual({ shown: seen });
  followUps.expect(update(3, ASKED));
  const again = update(5, ASKED, UNDONE);
  expect(followUps.take(again)).toEqual({ shown: again });
});

it('shows what it held when the table refuses', () => {
  const followUps = played();
  const held = update(1, ASKED);
  followUps.take(held);
  expect(followUps.giveUp()).toEqual(held);
  expect(followUps.giveUp()).toBeUndefined();
});
