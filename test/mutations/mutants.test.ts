/** The mistakes that `npm run mutations` makes. */
import { expect, it } from 'vitest';
import { apart, mutantsIn, withSwitches } from './mutants.mjs';

const TEXT = `const LIMIT = 2;
function strong(game: Game, power: number): boolean {
  if (power < LIMIT + 1) return false;
  game.note(power);
  return power > 3 && game.isOpen;
}
`;

const mutated = (text: string): string[] =>
  mutantsIn('one.ts', text).map(({ line, start, end, instead }) => {
    const changed = text.slice(0, start) + instead + text.slice(end);
    return `${line}: ${changed.split('\n')[line - 1]?.trim()}`;
  });

it('are small, and inside of functions', () => {
  expect(mutated(TEXT)).toEqual([
    '3: if (!(power < LIMIT + 1)) return false;',
    '3: if (power <= LIMIT + 1) return false;',
    '3: if (power < LIMIT - 1) return false;',
    '3: if (power < LIMIT + 2) return false;',
    '4: ',
    '5: return power > 3 || game.isOpen;',
    '5: return power >= 3 && game.isOpen;',
    '5: return power > 4 && game.isOpen;',
  ]);
});

it('are made one at a time, by a switch', () => {
  const text = '(one) => { if (one < 2) one.go(); }';
  const mutants = mutantsIn('one.ts', text).map((mutant, i) => ({ ...mutant, number: i + 1 }));
  const groups = apart(mutants);
  expect(groups.flat()).toHaveLength(mutants.length);
  const run = (code: string, number: number): string => {
    const said: string[] = [];
    Object.assign(globalThis, { mutant: number });
    // biome-ignore lint/security/noGlobalEval: this is the code of the test
    globalThis.eval(code)({ valueOf: () => 2, go: () => said.push('gone') });
    return said.join();
  };
  const outcomes = groups.map((group) => {
    const code = withSwitches(text, group);
    return [0, ...group.map(({ number }) => number)].map((number) => run(code, number));
  });
  for (const [original] of outcomes) expect(original).toBe('');
  expect(outcomes.flat().filter((said) => said === 'gone')).toHaveLength(3); // negated, <= and 3 for 2
});
