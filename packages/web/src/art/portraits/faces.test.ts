import { PERSONAS } from '@baston/bots';
import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { FACES } from './faces.ts';

it('every persona has a portrait of its own, which nobody could take for another', () => {
  expect(Object.keys(FACES).sort()).toEqual(PERSONAS.map(({ id }) => id).sort());
  const all = Object.values(FACES);
  for (const what of ['eyes', 'mouth', 'skin', 'cloth', 'back'] as const)
    expect(new Set(all.map((face) => face[what])).size, what).toBe(all.length);
  expect(new Set(all.map(draw)).size).toBe(all.length);
});

it('a portrait is small, and well-formed enough to be an image', () => {
  for (const face of Object.values(FACES)) {
    const svg = draw(face);
    expect(svg.length).toBeLessThan(4000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
    expect(svg).not.toMatch(/undefined|NaN/);
  }
});
