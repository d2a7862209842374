import { rules } from '@baston/cards';
import type { Face, Question } from '@baston/engine';
import { LANGS, Session, type TableEvent, Words } from '@baston/table';
import { expect, test } from 'vitest';
import { RECAP } from '../../words/recap.ts';
import { linesOf } from './doings.ts';

const wordsIn = (lang: (typeof LANGS)[number]) => new Words(lang, { cards: rules, me: 0, players: ['Ada', 'Ben'] });
const face = (def: string, id: number): Face => ({ id, def });
const told = (events: readonly TableEvent[]): string[] =>
  linesOf(events, wordsIn('en'), RECAP.en, 0).map(({ text }) => text);

const cannon = face('pirates/cannon', 1);
const tortuga = face('base/tortuga', 9);
const play: TableEvent = { type: 'play', seat: 1, card: cannon, extra: false };
const destroy = (def: string, id: number): TableEvent => ({
  type: 'destroy',
  card: face(def, id),
  controller: 0,
  at: tortuga,
  by: cannon,
});

test('what a card has done is told with the card, what is alike in one breath', () => {
  const shots = [play, destroy('zombies/walker', 2), destroy('zombies/walker', 3), destroy('robots/zapbot', 4)];
  expect(told(shots)).toEqual(['Ben played Cannon: Walker ×2 and Zapbot destroyed.']);
});

test('an effect of a card that nobody has just played has a line of its own', () => {
  const gain: TableEvent = { type: 'vp', seat: 0, amount: -1, source: tortuga };
  expect(told([play, gain])).toEqual(['Ben played Cannon.', 'Tortuga: you lost 1 VP.']);
});

test('what the rules do by themselves is not told', () => {
  const secret = { seats: [1], cards: [] };
  const events: TableEvent[] = [
    { type: 'turn', seat: 1, turn: 3 },
    { type: 'discard', seat: 1, card: cannon, from: 'spent' },
    { type: 'draw', seat: 1, count: 2, secret },
  ];
  expect(told(events)).toEqual([]);
});

/** Some answer, another one each time. */
function some({ kind, options, min, max }: Question, count: number): string[] {
  const ids = options.map(({ id }) => id);
  if (kind === 'order') return ids;
  const from = (count * 7) % Math.max(1, ids.length);
  return [...ids.slice(from), ...ids.slice(0, from)].slice(0, Math.max(min, Math.min(1, max)));
}

test.each(LANGS)('whole games are told in whole sentences (%s)', (lang) => {
  for (const seed of ['one', 'two', 'three']) {
    const session = Session.start(rules, { seed, seats: 2 });
    for (let count = 0; session.question && count < 300; count++)
      session.answer(session.question.seat, some(session.question, count));
    const lines = linesOf(session.eventsFor(0, 0), wordsIn(lang), RECAP[lang], 0);
    expect(lines.length).toBeGreaterThan(10);
    for (const { text } of lines) expect(text).toMatch(/^(?!.*(undefined|NaN))[\p{Lu}\p{N}«].*[^.]\.$/u);
  }
});
