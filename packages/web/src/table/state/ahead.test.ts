import type { Face, Option, Question, View } from '@baston/engine';
import type { Follow } from '@baston/table';
import { expect, it } from 'vitest';
import { type Combined, combine, continued, isForeseen } from './ahead.ts';
import { allRolesOf, combinedOf, freshDraft, touchCopy } from './choices.ts';

const CARD = { id: 1, def: 'card' };
const [NORTH, SOUTH] = [
  { id: 10, def: 'north' },
  { id: 20, def: 'south' },
];
const [AT_NORTH, AT_SOUTH] = [
  { id: 11, def: 'minion' },
  { id: 21, def: 'minion' },
];

const base = (face: Face, ...minions: readonly Face[]) => ({
  ...face,
  actions: [],
  buried: [],
  titans: [],
  minions: minions.map((minion) => ({ ...minion, actions: [] })),
});
const VIEW = {
  permits: [],
  bases: [base(NORTH, AT_NORTH), base(SOUTH, AT_SOUTH)],
  players: [{ hand: { known: [CARD, { id: 2, def: 'other' }] }, deck: { known: [] }, discard: [], titans: [] }],
} as unknown as View;

const playOn = (where?: Face): Option => ({ id: `play:${where?.id}`, card: CARD, ...(where && { where }) });
const asking = (options: readonly Option[], more: Partial<Question> = {}): Question => ({
  seat: 0,
  kind: 'minions',
  purpose: 'destroy',
  source: { id: 99, def: CARD.def },
  min: 1,
  max: 1,
  options,
  ...more,
});
const of = (card: Face): Option => ({ id: String(card.id), card });
const brief = (plays: readonly Option[], follows: readonly Follow[]) =>
  combine(plays, follows, VIEW).map(({ play, ahead, target }) => [play.id, ahead.picks.join(), target]);

it('plays a card that goes nowhere on any of its targets', () => {
  expect(brief([playOn()], [{ question: asking([of(AT_NORTH), of(AT_SOUTH), of(NORTH)]) }])).toEqual([
    ['play:undefined', '11', 11],
    ['play:undefined', '21', 21],
    ['play:undefined', '10', 10],
  ]);
});

it('takes a target on a base for a play on that base', () => {
  const question = asking([of(AT_NORTH), of(AT_SOUTH), of(SOUTH)]);
  const follows = [NORTH, SOUTH].map((where) => ({ where, question }));
  expect(brief([playOn(NORTH), playOn(SOUTH)], follows)).toEqual([
    ['play:10', '11', 11],
    ['play:20', '21', 21],
  ]);
});

it('lets one decline together with the play where there is one target', () => {
  const only = (card: Face): Follow => ({ where: NORTH, question: asking([of(card)], { min: 0 }) });
  expect(brief([playOn(NORTH)], [only(AT_NORTH)])).toEqual([
    ['play:10', '11', 11],
    ['play:10', '', undefined],
  ]);
  expect(brief([playOn(NORTH)], [only(AT_SOUTH)])).toEqual([]);
});

it('gives few answers that lie nowhere buttons of their own', () => {
  const confirm = asking([{ id: 'yes' }], { kind: 'confirm', purpose: 'draw', min: 0 });
  expect(brief([playOn(NORTH)], [{ where: NORTH, question: confirm }])).toEqual([
    ['play:10', 'yes', undefined],
    ['play:10', '', undefined],
  ]);
  const modes = (count: number): Question =>
    asking(
      Array.from({ length: count }, (_, i) => ({ id: `mode${i}` })),
      { kind: 'modes', purpose: 'chooseOne' },
    );
  expect(brief([playOn()], [{ question: modes(6) }])).toHaveLength(6);
  expect(brief([playOn()], [{ question: modes(7) }])).toEqual([]);
});

it('takes cards of the hand for targets of what is used in play only', () => {
  const question = asking([of({ id: 2, def: 'other' })], { kind: 'cards', purpose: 'discard' });
  const use = { ...playOn(), id: 'use:1' };
  expect(brief([use], [{ question }])).toEqual([['use:1', '2', 2]]);
  expect(brief([playOn()], [{ question }])).toEqual([['play:undefined', '2', undefined]]);
});

it('takes a base for where the only card is played that is offered', () => {
  const move: Partial<Question> = { kind: 'move', purpose: 'playExtra' };
  const both = [playOn(NORTH), playOn(SOUTH)];
  expect(brief([playOn()], [{ question: asking(both, move) }])).toEqual([
    ['play:undefined', 'play:10', 10],
    ['play:undefined', 'play:20', 20],
  ]);
  const other = { ...playOn(SOUTH), card: { id: 2, def: 'other' } };
  expect(brief([playOn()], [{ question: asking([playOn(NORTH), other], move) }])).toEqual([]);
});

it('leaves questions alone that the card does not ask, or that concern an order', () => {
  const target = [of(AT_NORTH)];
  expect(brief([playOn()], [{ question: asking(target, { source: { id: 5, def: 'trap' } }) }])).toEqual([]);
  expect(brief([playOn()], [{ question: asking(target, { purpose: 'resolveNext' }) }])).toEqual([]);
});

it('answers both when the target of the chosen card is touched', () => {
  const question: Question = { seat: 0, kind: 'move', purpose: 'turn', min: 1, max: 1, options: [playOn()] };
  const draft = { ...freshDraft(question), card: CARD.id };
  const follows = [{ question: asking([of(AT_NORTH), of(AT_SOUTH)]) }];
  const combined = combinedOf(draft, VIEW, follows);
  expect(allRolesOf(draft, VIEW, combined).get(AT_SOUTH.id)).toBe('aim');
  expect(touchCopy(draft, AT_SOUTH.id, VIEW, combined)).toMatchObject({
    picks: ['play:undefined'],
    line: [{ picks: ['21'] }],
  });
  expect(touchCopy(draft, AT_SOUTH.id, VIEW)).toEqual({ draft });
});

/** The card is played on the first minion, and asks that afterwards. */
const thenAsking = (question: Question): Follow => ({
  question: asking([of(AT_NORTH), of(AT_SOUTH)], { purpose: 'move' }),
  after: [{ picks: [String(AT_NORTH.id)], question }],
});
const TO_BASE: Partial<Question> = { kind: 'bases', purpose: 'moveTo' };
const onNorth = (question: Question): Combined => combine([playOn()], [thenAsking(question)], VIEW)[0] as Combined;

it('goes on with the question after the target if every answer to it can be given', () => {
  const answers = (question: Question) =>
    continued(onNorth(question), VIEW).map(({ ahead, target }) => [ahead.picks.join(), target]);
  expect(answers(asking([of(NORTH), of(SOUTH)], { ...TO_BASE, min: 0 }))).toEqual([
    ['10', 10],
    ['20', 20],
    ['', undefined],
  ]);
  expect(answers(asking([{ id: 'yes' }], { kind: 'confirm', purpose: 'draw', min: 0 }))).toEqual([
    ['yes', undefined],
    ['', undefined],
  ]);
  expect(answers(asking([of(NORTH), of({ id: 50, def: 'buried' })], TO_BASE))).toEqual([]);
  expect(answers(asking([of(NORTH), of(NORTH)], TO_BASE))).toEqual([]);
  expect(answers(asking([of(NORTH), of(SOUTH)], { ...TO_BASE, max: 2 }))).toEqual([]);
  expect(answers(asking([of(NORTH), of(SOUTH)], { ...TO_BASE, source: { id: 5, def: 'trap' } }))).toEqual([]);
});

it('answers everything when the last target is touched, and what there is so far when the card is', () => {
  const question: Question = { seat: 0, kind: 'move', purpose: 'turn', min: 1, max: 1, options: [playOn()] };
  const draft = { ...freshDraft(question), card: CARD.id };
  const follows = [thenAsking(asking([of(NORTH), of(SOUTH)], TO_BASE))];
  const first = touchCopy(draft, AT_NORTH.id, VIEW, combinedOf(draft, VIEW, follows));
  if (!('draft' in first)) throw new Error('the play was made at once');
  const next = combinedOf(first.draft, VIEW, follows);
  expect([...allRolesOf(first.draft, VIEW, next)]).toEqual([
    [CARD.id, 'chosen'],
    [AT_NORTH.id, 'picked'],
    [NORTH.id, 'aim'],
    [SOUTH.id, 'aim'],
  ]);
  const answer = { picks: ['play:undefined'] };
  expect(touchCopy(first.draft, SOUTH.id, VIEW, next)).toMatchObject({
    ...answer,
    line: [{ picks: ['11'] }, { picks: ['20'] }],
  });
  expect(touchCopy(first.draft, CARD.id, VIEW, next)).toMatchObject({ ...answer, line: [{ picks: ['11'] }] });
  expect(touchCopy(draft, AT_SOUTH.id, VIEW, combinedOf(draft, VIEW, follows))).toMatchObject({
    ...answer,
    line: [{ picks: ['21'] }],
  });
});

it('answers only what was foreseen', () => {
  const question = asking([of(AT_NORTH), of(AT_SOUTH)]);
  const ahead = { question, picks: ['21'] };
  expect(isForeseen(question, ahead)).toBe(true);
  expect(isForeseen(asking([of(AT_NORTH), of(NORTH)]), ahead)).toBe(false);
  expect(isForeseen({ ...question, purpose: 'return' }, ahead)).toBe(false);
  expect(isForeseen({ ...question, source: { id: 5, def: 'trap' } }, ahead)).toBe(false);
  expect(isForeseen({ ...question, min: 0 }, ahead)).toBe(false);
});
