import { rules } from '@baston/cards';
import { type ActionDef, action } from '@baston/engine';
import { expect, test } from 'vitest';
import { GRADES, gradeOf } from './grade.ts';

const long = (words: number): string => Array.from({ length: words }, () => 'draw').join(' ');
const card = (en: string, more: Partial<ActionDef> = {}): ActionDef =>
  action('a/card', { copies: 1, name: { en: '', fr: '' }, icon: '', text: { en, fr: '' }, ...more });
const grade = (...cards: ActionDef[]) => gradeOf({ cards });

test('the longer the texts, the more complex', () => {
  expect([10, 23, 25, 27, 28, 50].map((words) => grade(card(long(words))))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(grade(card(long(40)), card(long(6)))).toBe(1);
});

test('a decision counts', () => {
  for (const asking of ['You may', 'Choose', 'any number', 'an extra']) {
    expect(grade(card(`${asking} ${long(13)}`)), asking).toBe(2);
    expect(grade(card(`${asking.replace(/[a-z]{3}/, '$&$&')} ${long(13)}`)), asking).toBe(1);
  }
});

test('so does each ability for another time than when the card is played', () => {
  const talent = { use: { label: 'talent', from: 'play', run: () => undefined } } as const;
  const special = { special: { on: 'beforeScore' } } as const;
  const reaction = { on: { turnStart: { run: () => undefined } } } as const;
  const instead = { instead: { when: () => true, run: () => true } } as const;
  for (const ability of [talent, special, reaction, instead]) {
    expect(grade(card(long(13), { ...ability }))).toBe(1);
    expect(grade(card(long(14), { ...ability }))).toBe(2);
  }
  expect(grade(card(long(10), { ...talent, ...special }))).toBe(3);
  expect(grade(card(long(20), { onPlay: () => undefined }))).toBe(1);
});

test('copies of a card do not', () => {
  expect(grade(card(long(10), { copies: 9 }), card(long(60)))).toBe(3);
  expect(grade(card(long(10), { copies: 9 }), card(long(20)))).toBe(1);
});

test('each grade has its share of the factions', () => {
  for (const one of GRADES) {
    const share = rules.factions.filter((faction) => gradeOf(faction) === one).length / rules.factions.length;
    expect(share, String(one)).toBeGreaterThan(0.2);
  }
});
