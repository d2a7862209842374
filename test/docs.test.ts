import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../docs/generate.mjs';

test.each(Object.entries(await pages()))('%s says what the sources say; if not, run `npm run docs`', (path, text) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
});
