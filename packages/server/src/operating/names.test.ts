import { describe, expect, it } from 'vitest';
import { type BadPattern, NameFilter } from './names.ts';

const isRefused = (name: string, patterns = ''): boolean => {
  try {
    new NameFilter(patterns).check(name);
    return false;
  } catch {
    return true;
  }
};

describe('names', () => {
  it.each(['Zoé', 'Ana 2', '李雷', 'Зоя', 'Adminia', '🃏', 'O’Brien'])('allows %s', (name) => {
    expect(isRefused(name)).toBe(false);
  });

  it.each(['admin', 'ADMIN', 'Ádmîn', 'аdmіn', '4dm1n', 'a.d.m.i.n', 'ｓｙｓｔｅｍ', 'adm\u3164in'])(
    'refuses %s, which looks like the server’s own',
    (name) => {
      expect(isRefused(name)).toBe(true);
    },
  );
});

describe('patterns of an operator', () => {
  const patterns = '# a comment\n\ntroll\n=bob\n/^guest ?\\d+$/\n';

  it.each(['Troll', 'my TR0LL', 'tröll!', 'trоll', 'trolll', 'Bob', 'guest 42'])('refuse %s', (name) => {
    expect(isRefused(name, patterns)).toBe(true);
    expect(isRefused(name)).toBe(false);
  });

  it.each(['Bobby', 'guest', 'Thor'])('allow %s', (name) => {
    expect(isRefused(name, patterns)).toBe(false);
  });

  it('are rejected with their line if they are invalid', () => {
    for (const bad of ['fine\n/(/', 'fine\n??'])
      expect(() => new NameFilter(bad)).toThrow(expect.objectContaining({ line: 2 }) as BadPattern);
  });
});
