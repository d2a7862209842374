import { rules } from '@baston/cards';
import { LANGS, type Lang } from '@baston/table';
import { describe, expect, test } from 'vitest';
import { Explainer, entriesIn } from './keywords.ts';
import { RULES } from './rules.ts';

const cards = rules.defs.slice(1);
const explained = (text: string, lang: Lang): string[] =>
  new Explainer(lang).pieces(text.replaceAll('**', '')).flatMap(({ entry }) => entry ?? []);

test('both languages explain the same things', () => {
  const ids = (lang: Lang): string[] =>
    RULES[lang].sections.flatMap(({ id, keywords = [] }) => [id, ...keywords.map((keyword) => keyword.id).toSorted()]);
  expect(ids('fr')).toEqual(ids('en'));
  expect(new Set(ids('en')).size).toBe(ids('en').length);
});

describe.each(LANGS)('in %s', (lang) => {
  test('every word that is explained stands on some card', () => {
    const used = new Set(cards.flatMap(({ text }) => explained(text[lang], lang)));
    expect(entriesIn(lang).filter(({ id }) => !used.has(id))).toEqual([]);
  });

  test('every label on a card is explained', () => {
    for (const { id, text } of cards) {
      for (const [, label] of text[lang].matchAll(/\*\*(.+?)\*\*/g))
        expect(explained(label as string, lang), `${id}: ${label}`).toHaveLength(1);
    }
  });

  test('every link in the rules leads somewhere', () => {
    const { sections } = RULES[lang];
    const ids = sections.flatMap(({ id, keywords = [] }) => [id, ...keywords.map((keyword) => keyword.id)]);
    const targets = sections
      .flatMap(({ paragraphs, steps = [] }) => [...paragraphs, ...steps])
      .flatMap((text) => [...text.matchAll(/\]\((.+?)\)/g)].map((match) => match[1]));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !ids.includes(target as string))).toEqual([]);
  });

  test('nothing of a text is lost or added, and a word is linked once', () => {
    for (const { id, text } of cards) {
      const pieces = new Explainer(lang).pieces(text[lang]);
      expect(pieces.map((piece) => piece.text).join(''), id).toBe(text[lang]);
      const entries = pieces.flatMap(({ entry }) => entry ?? []);
      expect(new Set(entries).size, id).toBe(entries.length);
    }
  });
});

/** Words that no language can avoid. */
const STRICT = [
  'ongoing',
  'talent',
  'special',
  'breakpoint',
  'counter',
  'vp',
  'attach',
  'top',
  'standard',
  'transfer',
  'copy',
];

test('a card has the same labels, counters and points in both languages', () => {
  for (const { id, text } of cards) {
    const strict = (lang: Lang): string[] => explained(text[lang], lang).filter((entry) => STRICT.includes(entry));
    expect(strict('fr').toSorted(), id).toEqual(strict('en').toSorted());
  }
});
