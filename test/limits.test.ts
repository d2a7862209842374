/** A test that hangs fails within a minute, unless it says why it needs longer. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MINUTE = 60_000;
const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const files = ['test/', 'e2e/', 'packages/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .filter((name) => folder !== 'packages/' || name.endsWith('.test.ts'))
    .map((name) => folder + name),
);

/** The limit of a test, which is not that of something it waits for. */
const limitIn = (line: string): number => {
  const [, number = '0', times] = /(?:\btimeout: |^\s*\}, )([\d_]+)( \*)?/.exec(line) ?? [];
  const isInside = /waitFor|poll|spawn/.test(line);
  return isInside ? 0 : Number(number.replaceAll('_', '')) * (times ? MINUTE : 1);
};
const isComment = (line: string | undefined): boolean => /\/\/ |\*\/$/.test(line ?? '');

it('a test has a minute', () => {
  const config = read('vitest.config.ts');
  for (const what of ['test', 'hook'])
    expect(Number(new RegExp(`${what}Timeout: ([\\d_]+)`).exec(config)?.[1]?.replaceAll('_', ''))).toBe(MINUTE);
});

it('whoever needs longer says why', () => {
  const long = files.flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, i) =>
      limitIn(line) > MINUTE ? [{ where: `${file}:${i + 1}`, says: isComment(line) || isComment(lines[i - 1]) }] : [],
    );
  });
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter(({ says }) => !says).map(({ where }) => where)).toEqual([]);
});
