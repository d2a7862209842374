import type { Option, Printed, Question, View } from '@baston/engine';
import { expect, test } from 'vitest';
import { newKindAt } from './kinds.ts';

const face = { id: '', name: '', icon: '', faction: '' };
const CARDS: { readonly [def: string]: Printed } = {
  plain: { ...face, text: 'Draw a card.', type: 'action', copies: 1 },
  attached: { ...face, text: 'Play on a base.', type: 'action', copies: 1, playOn: 'base' },
  talented: { ...face, text: '**Talent :** Piochez une carte.', type: 'minion', power: 2, copies: 1 },
  titan: { ...face, text: '', type: 'titan' },
  silent: { ...face, text: '', type: 'base', breakpoint: 12, vp: [2, 0, 0] },
  able: { ...face, text: 'Minions here have +1 power.', type: 'base', breakpoint: 19, vp: [4, 2, 1] },
};

interface Given {
  readonly purpose?: Question['purpose'];
  readonly options?: readonly Option[];
  readonly base?: string;
  readonly counters?: number;
  readonly monsterPower?: number;
  readonly explained?: readonly string[];
}

function kindAt({ purpose = 'turn', options = [], explained = [], ...given }: Given): string | undefined {
  const { base = 'silent', counters = 0, monsterPower = 0 } = given;
  const question = { purpose, options } as unknown as Question;
  const view = { bases: [{ def: base, monsterPower, minions: [{ counters }] }] } as unknown as View;
  return newKindAt({ question, view, printed: (def) => CARDS[def] as Printed }, explained);
}

const play = (def: string): Option => ({ id: `play:${def}`, card: { id: 1, def }, permit: 1 });
const use = (def: string): Option => ({ id: `use:${def}`, card: { id: 2, def } });

test.each<[string, Given, string | undefined]>([
  ['nothing new', { options: [play('plain')] }, undefined],
  ['a Special that can be used', { purpose: 'playSpecial' }, 'special'],
  ['a duel', { purpose: 'duelCard' }, 'duel'],
  ['a titan that can be played', { options: [use('titan')] }, 'titan'],
  ['a card to uncover', { purpose: 'uncover' }, 'buried'],
  ['a Madness card', { purpose: 'returnMadness' }, 'madness'],
  ['a treasure', { purpose: 'takeTreasure' }, 'treasure'],
  ['a talent that can be used', { options: [use('talented')] }, 'talent'],
  ['a minion with a talent that is still in the hand', { options: [play('talented')] }, undefined],
  ['an action that stays', { options: [play('attached')] }, 'ongoing'],
  ['a monster on a base', { monsterPower: 3 }, 'monster'],
  ['a counter on a minion', { purpose: 'destroy', counters: 1 }, 'counter'],
  ['a base with an ability', { base: 'able' }, 'base'],
  ['such a base while a card asks', { purpose: 'destroy', base: 'able' }, undefined],
  ['the question before the table', { options: [use('talented')], base: 'able', counters: 1 }, 'talent'],
  ['the next one that is not known', { options: [use('talented')], base: 'able', explained: ['talent'] }, 'base'],
])('%s', (_what, given, kind) => {
  expect(kindAt(given)).toBe(kind);
});
