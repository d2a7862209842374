import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test.each([0, 1, 54, 55, 56, 63, 64, 65, 300])('is the SHA-256 of a text of %i letters', (length) => {
  const text = Array.from({ length }, (_, i) => 'abcdé…'[i % 6]).join('');
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
