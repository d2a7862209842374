import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../docs/generate.mjs';

test.each(Object.entries(await pages()))('%s says what the sources say; if not, run `npm run docs`', (path, text) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
});

const expectations = readFileSync(new URL('../docs/expectations.md', import.meta.url), 'utf8');
const shown = [...expectations.matchAll(/`(\S+\.test\.ts)`: (.+?) \|$/gm)].map(
  ([, file, title]) => [file, title] as const,
);

test('every expectation that is met names a test', () => {
  expect(shown.length).toBeGreaterThan(24);
});

test.each(shown)('%s has a test that says: %s', (file = '', title = '') => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title);
});
