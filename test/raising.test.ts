/** Actions that directly increase power are marked as such (VAL-13): others ask for them. */
import { rules } from '@baston/cards';
import { expect, it } from 'vitest';

it('every action that gives the minion it is on more power is marked', () => {
  const missing = rules.defs.filter((def) => {
    if (def.type !== 'action' || def.changesPower?.of !== 'bearer') return false;
    const by = def.changesPower.by as () => number;
    return by.length === 0 && by() > 0 && !def.raises; // those that give a fixed amount
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});
