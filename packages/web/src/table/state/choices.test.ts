import type { PermitView, Question, View } from '@baston/engine';
import { expect, it } from 'vitest';
import { freshDraft, isIdle, touchCopy } from './choices.ts';

const CARD = { id: 1, def: 'minion' };
const BASE = { id: 9, def: 'base' };

const permit = (id: number, limits: Partial<PermitView> = {}): PermitView => ({
  id,
  seat: 0,
  play: 'minion',
  regular: false,
  from: 'hand',
  whereIHaveNone: false,
  ...limits,
});

/** The answer to touching the card and then the base, where each of these plays fits. */
function picksWith(...permits: PermitView[]): readonly string[] | undefined {
  const options = permits.map(({ id }) => ({ id: `play:1:9:${id}`, card: CARD, where: BASE, permit: id }));
  const question: Question = { seat: 0, kind: 'move', purpose: 'turn', min: 1, max: 1, options };
  const view = { permits, players: [{ hand: { known: [CARD] }, discard: [] }] } as unknown as View;
  const chosen = touchCopy(freshDraft(question), CARD.id, view);
  if (!('draft' in chosen)) return chosen.picks;
  const placed = touchCopy(chosen.draft, BASE.id, view);
  return 'picks' in placed ? placed.picks : undefined;
}

it('spends the play that allows least', () => {
  const regular = permit(1, { regular: true });
  expect(picksWith(regular, permit(2))).toEqual(['play:1:9:2']);
  expect(picksWith(regular, permit(2, { maxPower: 2 }), permit(3))).toEqual(['play:1:9:2']);
  expect(picksWith(permit(2, { at: BASE }), regular)).toEqual(['play:1:9:2']);
  expect(picksWith(permit(2, { whereIHaveOne: true }), permit(3, { whereIHaveOne: true }))).toEqual(['play:1:9:2']);
});

it('asks which play to spend where neither allows all that the other does', () => {
  expect(picksWith(permit(1, { at: BASE }), permit(2, { maxPower: 2 }))).toBeUndefined();
  expect(picksWith(permit(1, { regular: true, from: 'discard' }), permit(2))).toBeUndefined();
  expect(picksWith(permit(1, { whereIHaveNone: true }), permit(2, { whereIAmBehind: true }))).toBeUndefined();
});

it('ends no turn by itself before others if a play is left that only the hand rules out', () => {
  const question: Question = { seat: 0, kind: 'move', purpose: 'turn', min: 1, max: 1, options: [{ id: 'end' }] };
  const view = (...permits: PermitView[]) => ({ permits }) as unknown as View;
  expect(isIdle(question, view(permit(1)), false)).toBe(true);
  expect(isIdle(question, view(permit(1)), true)).toBe(false);
  expect(isIdle(question, view({ ...permit(1), seat: 1 }), true)).toBe(true);
  expect(isIdle({ ...question, options: [{ id: 'end' }, { id: 'use:1' }] }, view(), false)).toBe(false);
});
