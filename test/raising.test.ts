/** The list of actions that directly increase power names cards that exist, and those whose text says nothing else. */
import { rules } from '@baston/cards';
import { expect, it } from 'vitest';
import { RAISING } from '../packages/cards/src/cease-and-desist/raising.ts';

const listed = Object.entries(RAISING).flatMap(([faction, names]) => names.map((name) => `${faction}/${name}`));

it('every action in it exists', () => {
  expect(listed.filter((id) => !rules.has(id) || rules.def(rules.indexOf(id)).type !== 'action')).toEqual([]);
});

it('every action that gives the minion it is on more power is in it', () => {
  const missing = rules.defs.filter((def) => {
    if (def.type !== 'action' || def.changesPower?.of !== 'bearer') return false;
    const by = def.changesPower.by as () => number;
    return by.length === 0 && by() > 0 && !listed.includes(def.id); // those that give a fixed amount
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});
