import { LANGS, type Lang } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { wording } from './index.ts';

/** All texts of a language; its sentences are made of arguments that need no typography. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'function') {
    const args = [1, 2, 1000].map((number) => Array.from({ length: value.length }, () => number));
    const lists = [Array.from({ length: value.length }, () => ['a', 'b'])];
    return [...args, ...lists].flatMap((given) => texts(attempt(value as (...args: unknown[]) => unknown, given)));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
/** Some sentences need a list, others a number. */
function attempt(say: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  try {
    return say(...args);
  } catch {
    return [];
  }
}

const spoken = (lang: Lang): string[] => texts({ ...wording(lang), lang: undefined });
const faulty = (lang: Lang, pattern: RegExp): string[] => spoken(lang).filter((text) => pattern.test(text));

describe.each(LANGS)('the words of the command line in %s', (lang) => {
  it('are complete', () => {
    expect(spoken(lang).length).toBeGreaterThan(150);
    expect(faulty(lang, /null|\[object|\$\{| {2}|^ | $/)).toEqual([]);
  });

  it('have typographic apostrophes and quotation marks', () => {
    expect(faulty(lang, /['"]/)).toEqual([]);
  });
});

describe('French', () => {
  it('has a narrow no-break space before : ; ! ? and inside « »', () => {
    expect(faulty('fr', /(?:^|[^\u202f])[:;!?](?![\d/])/)).toEqual([]); // but not in search:1000 or postgres://
    expect(faulty('fr', /«[^\u202f]|[^\u202f]»/)).toEqual([]);
  });

  it('addresses the reader as vous', () => {
    expect(faulty('fr', /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu)).toEqual([]);
  });

  it('shares no sentence with English', () => {
    const english = new Set(spoken('en'));
    expect(spoken('fr').filter((text) => / /.test(text) && english.has(text))).toEqual([]);
  });
});

describe('numbers in sentences', () => {
  const plain = (text: string): string => text.replaceAll('\u202f', ' ');

  it('are formatted for the language', () => {
    expect(wording('en').sim.decisions(12_345, 10)).toBe('12,345, 1,234.5 per game');
    expect(plain(wording('fr').sim.decisions(12_345, 10))).toBe('12 345, 1 234,5 par partie');
  });

  it('select the right plural form', () => {
    expect(wording('en').sim.stopped(0, 1)).toBe('Stopped after 0 of 1 game.');
    expect(wording('en').sim.stopped(1, 2)).toBe('Stopped after 1 of 2 games.');
    expect(wording('fr').sim.stopped(0, 9)).toBe('Arrêt après 0 partie sur 9.');
    expect(wording('fr').sim.stopped(2, 9)).toBe('Arrêt après 2 parties sur 9.');
    expect(wording('en').replay.position(1, 2)).toBe('Turn 2, after 1 answer');
    expect(wording('fr').replay.position(0, 1)).toBe('Tour 1, après 0 réponse');
    expect(wording('en').lab.rate('a', 'b', 'c', 1)).toBe('wins a (b to c) of 1 game');
    expect(wording('fr').lab.rate('a', 'b', 'c', 2)).toBe('gagne a (b à c) de 2 parties');
    expect(wording('fr').sim.bases(1.9)).toBe('1,9 conquise par partie');
    expect(wording('fr').scenario.outcome(1, 2)).toBe('1 réussi, 2 échoués');
    expect(plain(wording('fr').rules.covered(1, 5, 1))).toBe(
      '1 règle ou exemple sur 5 a un scénario ; il y a 1 scénario.',
    );
    expect(wording('en').rules.covered(2, 5, 1)).toBe(
      '2 of 5 rules and examples have a scenario; there is one scenario.',
    );
  });
});
