import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { readings } from '@baston/cards/readings';
import { describe, expect, it } from 'vitest';

const faces = new Set(rules.defs.slice(1).map(({ id }) => id));
const entries = new Set(
  [...readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
    ([, id]) => id as string,
  ),
);

describe('the readings', () => {
  it('have ids of their own', () => {
    expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length);
  });

  it.each(readings)('$id is about cards and rules that exist, and about some', ({ cards, rules: cited }) => {
    expect(cards.filter((card) => !faces.has(card))).toEqual([]);
    expect(cited.filter((rule) => !entries.has(rule))).toEqual([]);
    expect(cited).not.toEqual([]);
  });

  it.each(readings)('$id is typeset in both languages', ({ question, choice, reason }) => {
    for (const { en, fr } of [question, choice, reason]) {
      expect(fr).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]/);
      expect(en).not.toMatch(/\s[:;!?]/);
      for (const words of [en, fr]) expect(words).not.toMatch(/['"]/);
    }
    for (const words of [question.en, question.fr]) expect(words).toMatch(/(?:\?|[.»”])$/);
    for (const { en, fr } of [choice, reason]) for (const words of [en, fr]) expect(words).toMatch(/\.$/);
  });
});
