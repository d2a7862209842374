/** Lights: which colours a scene has before its faction adds its own. */
import type { Light } from '@baston/cards/scenes';
import type { Look } from '@baston/engine';
import { mix } from './colours.ts';

export interface Colours {
  /** Colours of the sky: above, in the middle, and at the horizon. */
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  /** The sun, the moon, a lamp. */
  readonly lamp: string;
  readonly shadow: string;
}

const light = (top: string, middle: string, low: string, lamp: string, shadow: string): Colours => ({
  top,
  middle,
  low,
  lamp,
  shadow,
});

const LIGHTS: Readonly<Record<Light, Colours>> = {
  dawn: light('#39468c', '#c46f96', '#ffd7a1', '#fff3cf', '#2a1a45'),
  day: light('#1f78c1', '#67bde9', '#dff5ea', '#fffbe0', '#123a5c'),
  gold: light('#4f2a7f', '#ef6a3c', '#ffd269', '#fff2b8', '#34103f'),
  dusk: light('#1c1a4a', '#7d2f72', '#ff8f61', '#ffd9a8', '#170f33'),
  night: light('#080d29', '#1b2e6b', '#5f86c2', '#f3f4ff', '#060818'),
  toxic: light('#0d1d10', '#3a661f', '#cbe85c', '#f4ffb8', '#0a160b'),
  blood: light('#17040f', '#74112a', '#ff7350', '#ffc6a0', '#160309'),
  void: light('#06041a', '#2c1263', '#9350d8', '#ffe9ff', '#05031a'),
  storm: light('#18232f', '#4a6071', '#b9cbc8', '#eef7f2', '#101a23'),
  lamp: light('#1d0f0b', '#6a3a18', '#ffb857', '#ffedbb', '#170b07'),
  ice: light('#1a4879', '#6db2dd', '#eafaff', '#ffffff', '#123253'),
  candy: light('#56288a', '#e366ad', '#ffdcc4', '#fff6df', '#3a1560'),
  smog: light('#252b36', '#7b7263', '#ffcb69', '#fff0bd', '#171a22'),
  deep: light('#021722', '#0a5364', '#5fd8bf', '#dffff0', '#02131c'),
  neon: light('#120829', '#5b1a8c', '#ff4fb5', '#ffe3f8', '#0d0520'),
};

/** How much of the faction is in its sky. */
const TINT = { top: 0.22, middle: 0.15, low: 0.24 };

/** A light as it is where a faction lives. */
export function lightOf(name: Light, { deep, bright }: Pick<Look, 'deep' | 'bright'>): Colours {
  const { top, middle, low, lamp, shadow } = LIGHTS[name];
  return light(mix(top, deep, TINT.top), mix(middle, deep, TINT.middle), mix(low, bright, TINT.low), lamp, shadow);
}

/** The sky without a picture, for CSS: nothing but its colours. */
export function backdropOf(name: Light, look: Look): string {
  const { top, middle, low } = lightOf(name, look);
  return `linear-gradient(${top},${middle} 55%,${low})`;
}
