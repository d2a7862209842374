import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nextSecret } from './deals.ts';

const secretOf = (test: string, number: number): string =>
  createHash('sha256').update(`${test} ${number}`).digest('hex');

it('draws the secrets of deals from the name of the test', ({ task }) => {
  expect([nextSecret(), nextSecret()]).toEqual([secretOf(task.name, 0), secretOf(task.name, 1)]);
});

it('begins again for the next test', ({ task }) => {
  expect(nextSecret()).toBe(secretOf(task.name, 0));
});

it('no test draws anything that is not seeded', () => {
  const root = new URL('../', import.meta.url);
  const code = ['test/', 'e2e/', 'packages/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/(?:^|\/)(?:dist|node_modules)\//.test(file))
      .filter((file) => folder !== 'packages/' || /\.test\.ts$/.test(file))
      .map((file) => `${folder}${file}`),
  );
  const unseeded = code.filter((file) =>
    /Math\.random(?! = )|random(?:Bytes|Int|UUID)\b/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(unseeded).toEqual(['test/postgres.ts']); // names of databases, which decide nothing
});
