import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { type Scenery, sceneryOf } from '@baston/cards/scenes';
import type { BaseDef, FactionDef, SetDef } from '@baston/engine';
import { describe, expect, test } from 'vitest';
import { FORMS } from './forms.ts';
import { compose } from './kit/compose.ts';
import { extentOf } from './kit/extent.ts';

const spriteOf = ({ id }: SetDef): string => readFileSync(new URL(`../cards/icons/${id}.svg`, import.meta.url), 'utf8');

const wordsOf = ({ light, sky, far, ground, near }: Scenery): string => [light, sky, far, ground, near].join(' ');

/** Each of them with each of those before it. */
const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(0, i).map((other): [T, T] => [other, one]));

/** Text with all tags closed in their order, and quoted attributes: what is wrong with it, if anything. */
function mistakesIn(text: string): string[] {
  const open: string[] = [];
  const rest = text.replaceAll(/<(\/?)(\w+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g, (_, end, name, _attributes, alone) => {
    if (end && open.pop() !== name) open.push(`</${name}>`);
    else if (!end && !alone) open.push(name);
    return '';
  });
  return [...open, ...(rest === '' ? [] : [rest]), ...(text.match(/NaN|undefined|null|Infinity|object/g) ?? [])];
}

function drawingOf(set: SetDef, base: BaseDef): string {
  const [, icon] = sceneryOf(base).landmark.split('/');
  const drawing = new RegExp(`<symbol id="${icon}".*? d="([^"]*)"`).exec(spriteOf(set))?.[1];
  if (!drawing) throw new Error(`the sprite has no landmark for ${base.id}`);
  return drawing;
}

function draw(set: SetDef, base: BaseDef, id = base.id): string[] {
  const { look } = set.factions.find((faction) => faction.id === base.faction) as FactionDef;
  const subject = { id, scenery: sceneryOf(base), look, drawing: drawingOf(set, base) };
  return FORMS.map((form) => compose(subject, form));
}

describe.each(rules.sets.map((set) => [set.id, set] as const))('in %s', (_, set) => {
  test('every base has a picture in every form, and it is the same each time', () => {
    for (const base of set.bases) {
      const pictures = draw(set, base);
      for (const picture of pictures) expect(mistakesIn(picture), base.id).toEqual([]);
      expect(draw(set, base)).toEqual(pictures);
    }
  });
  test('no two bases are described by the same words', () => {
    const words = set.bases.map((base) => wordsOf(sceneryOf(base)));
    expect(words.filter((line, i) => words.indexOf(line) !== i)).toEqual([]);
  });
  test('the bases of a faction differ in light, and in what is far or underfoot', () => {
    for (const { id } of set.factions) {
      const own = set.bases.filter(({ faction }) => faction === id);
      for (const [one, other] of pairs(own.map(sceneryOf))) {
        expect(one.light, id).not.toBe(other.light);
        expect(`${one.far} ${one.ground}`, id).not.toBe(`${other.far} ${other.ground}`);
      }
    }
  });
});

describe('how far a drawing reaches', () => {
  test.each([
    ['M10 20h30v-15z', [10, 40, 5, 20]],
    ['m10 20l5 5 5-10z m30 0l1 1', [10, 41, 15, 25]],
    ['M100 100a50 50 0 0150 50A10 10 0 1 1 20 30', [20, 150, 30, 150]],
    ['M0 0c10 0 20 40 30 .5Q50 9 60 7', [0, 60, 0, 40]],
  ])('%s', (path, [left, right, top, bottom]) => {
    expect(extentOf(path)).toEqual({ left, right, top, bottom });
  });
  test('no landmark leaves its square by much', () => {
    for (const set of rules.sets)
      for (const base of set.bases) {
        const { left, right, top, bottom } = extentOf(drawingOf(set, base));
        expect(Math.min(left, top), base.id).toBeGreaterThan(-30);
        expect(Math.max(right, bottom), base.id).toBeLessThan(542);
        expect(Math.max(right - left, bottom - top), base.id).toBeGreaterThan(256);
      }
  });
});

test('whoever drew a landmark is credited', () => {
  const credits = readFileSync(new URL('../../../../docs/credits.md', import.meta.url), 'utf8');
  for (const base of rules.sets.flatMap(({ bases }) => bases)) {
    const [, icon] = sceneryOf(base).landmark.split('/');
    expect(credits, base.id).toMatch(new RegExp(`[ :]${icon}[,.]`));
  }
});

test('chance makes two pictures of the same words different', () => {
  const [set] = rules.sets as [SetDef];
  const [base] = set.bases as [BaseDef];
  expect(draw(set, base, 'another')).not.toEqual(draw(set, base));
});
