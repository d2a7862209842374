/** A picture of a base from what is said about it: layers, from the sky to what is close to the eye. */
import type { Scenery } from '@baston/cards/scenes';
import type { Look } from '@baston/engine';
import { darken, mix } from '../colours.ts';
import type { Form } from '../forms.ts';
import { lightOf } from '../lights.ts';
import { chanceFrom } from './chance.ts';
import { extentOf } from './extent.ts';
import { FARS, isIndoors } from './fars.ts';
import { GROUNDS } from './grounds.ts';
import { dots } from './halftone.ts';
import { NEARS } from './nears.ts';
import { SKIES } from './skies.ts';
import type { Stage } from './stage.ts';
import { box, disc, each, oval, placed, svg } from './svg.ts';

export interface Subject {
  /** Decides what is left to chance. */
  readonly id: string;
  readonly scenery: Scenery;
  readonly look: Look;
  /** The landmark: a path in a square of 512. */
  readonly drawing: string;
}

/** At least so far apart stand the things at the two edges: in a narrower picture they are cut off. */
const FRAME = 360;

export function compose(subject: Subject, form: Form): string {
  const { scenery } = subject;
  const { width, height, horizon } = form;
  const stage = stageOf(subject, form);
  const { lamp, light } = stage;
  const frame = { ...stage, width: Math.max(width, FRAME) };
  const layers = [
    box(0, 0, width, horizon + 8, 'url(#sky)'),
    SKIES[scenery.sky](stage),
    skyShade(stage),
    isIndoors(scenery.far)
      ? ''
      : disc(lamp.x, lamp.y, lamp.radius * 2.7, 'url(#halo)') + disc(lamp.x, lamp.y, lamp.radius, light.lamp),
    FARS[scenery.far](stage),
    disc(width / 2, horizon + 14 - form.landmark * 0.46, form.landmark * 0.78, 'url(#halo)', 0.62),
    box(0, horizon, width, height - horizon, 'url(#ground)'),
    GROUNDS[scenery.ground](stage),
    box(0, horizon - 16, width, 56, 'url(#haze)'),
    landmark(stage, form, subject.drawing),
    placed((width - frame.width) / 2, 0, NEARS[scenery.near](frame)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions(stage, subject.drawing)}</defs>${layers.join('')}</svg>`;
}

function stageOf({ id, scenery, look: { deep, bright } }: Subject, { width, height, horizon }: Form): Stage {
  const chance = chanceFrom(id);
  const light = lightOf(scenery.light, { deep, bright });
  const nearest = mix(darken(deep, 0.42), light.shadow, 0.35);
  return {
    width,
    height,
    horizon,
    chance,
    light,
    deep,
    bright,
    farthest: mix(mix(light.middle, light.low, 0.42), deep, 0.28),
    far: mix(mix(light.middle, deep, 0.4), nearest, 0.35),
    near: mix(deep, nearest, 0.6),
    nearest,
    ink: darken(nearest, 0.62),
    lamp: {
      x: width * (chance() < 0.5 ? 0.3 : 0.7),
      y: horizon * (0.42 + chance() * 0.16),
      radius: Math.min(width, horizon) * (0.2 + chance() * 0.08),
    },
  };
}

/** A share of the way, a colour, and how opaque it is. */
type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (all: readonly Stop[]): string =>
  each(
    all,
    ([at, colour, opacity]) =>
      svg`<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : svg` stop-opacity="${opacity}"`}/>`,
  );
const downwards = (id: string, all: readonly Stop[], lean = 0): string =>
  svg`<linearGradient id="${id}" x1="0" y1="0" x2="${lean}" y2="1">${stops(all)}</linearGradient>`;

function definitions({ light, deep, bright, far, near, ink }: Stage, drawing: string): string {
  const sky = downwards('sky', [
    [0, light.top],
    [0.55, light.middle],
    [1, light.low],
  ]);
  const ground = downwards('ground', [
    [0, mix(far, light.low, 0.5)],
    [0.2, mix(near, light.middle, 0.62)],
    [0.62, mix(near, deep, 0.35)],
    [1, mix(ink, near, 0.3)],
  ]);
  const haze = downwards('haze', [
    [0, light.low, 0],
    [0.4, light.low, 0.3],
    [1, light.low, 0],
  ]);
  const halo = stops([
    [0, light.lamp, 0.95],
    [0.35, light.low, 0.55],
    [1, light.low, 0],
  ]);
  const body = downwards(
    'body',
    [
      [0, mix(bright, light.lamp, 0.6)],
      [0.5, mix(bright, deep, 0.22)],
      [1, mix(deep, bright, 0.14)],
    ],
    0.25,
  );
  const shape = `<path id="landmark" d="${drawing}"/><clipPath id="shape"><path d="${drawing}"/></clipPath>`;
  return `${sky}${ground}${haze}<radialGradient id="halo">${halo}</radialGradient>${body}${shape}`;
}

/** Darkest above. */
function skyShade({ width, horizon, ink }: Stage): string {
  const step = 7;
  const count = Math.floor((horizon * 0.9) / (step * 0.87));
  const shade = dots({ colour: ink, count, step, from: 0, to: width, radius: (share) => 2.2 * (1 - share) });
  return `<g opacity=".28">${shade}</g>`;
}

/** An icon that is small in its square is enlarged, but not more than that. */
const MOST_ENLARGED = 1.3;

/** It stands on the ground, with an ink line around it, light on the side of the lamp, and dots on the other. */
function landmark({ width, horizon, light, lamp, ink }: Stage, { landmark: size }: Form, path: string): string {
  const middle = width / 2;
  const foot = horizon + 14;
  const { left, right, top, bottom } = extentOf(path);
  const scale = Math.min(size / Math.max(right - left, bottom - top), (MOST_ENLARGED * size) / 512);
  const rim = lamp.x < middle ? -7 : 7;
  const shade = dots({
    colour: ink,
    count: 44,
    step: 15,
    from: -120,
    to: 640,
    radius: (share) => 9.6 * Math.max(0, share - 0.36),
  });
  const drawing =
    `<use href="#landmark" fill="${ink}" stroke="${ink}" stroke-width="30" stroke-linejoin="round"/>` +
    `<use href="#landmark" fill="${light.lamp}" transform="translate(${rim} -7)"/>` +
    `<use href="#landmark" fill="url(#body)"/>` +
    `<g clip-path="url(#shape)" opacity=".55"><g transform="rotate(${rim * 3} 256 256)">${shade}</g></g>`;
  const half = ((right - left) / 2) * scale;
  const shadow = oval(middle + size * 0.05, foot + 1, half + size * 0.08, size * 0.07, ink, 0.6);
  const x = middle - ((left + right) / 2) * scale;
  return shadow + placed(x, foot - bottom * scale, drawing, ` scale(${scale.toFixed(4)})`);
}
