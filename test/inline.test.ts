/** Small functions in place of their calls (packages/cli/bin/inline.mjs): where that is done, and where it would mean something else. */
import { expect, it } from 'vitest';

const { parseAst } = await import('vite');
const { inlineSmall } = (await import(new URL('../packages/cli/bin/inline.mjs', import.meta.url).href)) as {
  inlineSmall(code: string, parse: (code: string) => unknown): string;
};

const SMALL =
  'const twice = (x) => x + x;\nconst next = (b, at) => b[at + 1];\nconst LIMIT = 9;\nconst over = (x) => x > LIMIT;\n';
const inlined = (code: string): string => inlineSmall(SMALL + code, parseAst).slice(SMALL.length);
const run = (code: string): unknown => new Function(`${inlineSmall(SMALL + code, parseAst)}; return result;`)();

it('puts the body in place of a call', () => {
  expect(inlined('const f = (b, i) => { return next(b, i * 2); };')).toBe(
    'const f = (b, i) => { return ((b)[(i * 2) + 1]); };',
  );
});

it('goes on with what it has put there', () => {
  expect(inlined('const f = (a) => twice(twice(a));')).not.toContain('twice(a)');
  expect(run('const g = (b, i) => next(b, next(b, i));\nconst result = g([0, 2, 5, 7], 0);')).toBe(7);
});

it.each([
  ['an argument that does something is not moved', 'const f = (a) => twice(a());', 'twice(a())'],
  ['nor read twice if it is more than a name', 'const f = (a) => twice(a.b);', 'twice(a.b)'],
  ['a name means something else there', 'const f = (LIMIT) => over(LIMIT);', 'over(LIMIT)'],
  [
    'a name is declared further down',
    'function f(x) { const y = over(x); { let LIMIT = 3; return LIMIT + y; } }',
    'over(x)',
  ],
  ['the function is another one there', 'function f(over) { return over(2); }', 'over(2)'],
  ['arguments are missing', 'const f = (b) => next(b);', 'next(b)'],
  ['it calls itself', 'const down = (n) => n > 0 && down(n - 1);\nconst f = (n) => down(n);', 'down(n)'],
])('but not where %s', (_why, code, call) => {
  expect(inlined(code)).toContain(call);
});

it('an argument is not read later than a call that could change it', () => {
  const code = 'const box = { n: 1 };\nfunction grow() { box.n = 5; return 0; }\nconst after = (x) => grow() + x;\n';
  expect(run(`${code}const f = () => after(box.n);\nconst result = f();`)).toBe(1);
});
