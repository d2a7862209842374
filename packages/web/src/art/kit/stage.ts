/** The dimensions that all parts of a picture share. Lengths are units: a palm is about 200 high, whatever the picture is for. */
import type { Colours } from '../lights.ts';

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where the ground begins, from above. */
  readonly horizon: number;
  readonly chance: () => number;
  readonly light: Colours;
  /** The colours of the faction. */
  readonly deep: string;
  readonly bright: string;
  /** Things, from the farthest to the nearest: each is darker. */
  readonly farthest: string;
  readonly far: string;
  readonly near: string;
  readonly nearest: string;
  readonly ink: string;
  readonly lamp: { readonly x: number; readonly y: number; readonly radius: number };
}

export type Part = (stage: Stage) => string;

export const between = ({ chance }: Stage, low: number, high: number): number => low + (high - low) * chance();

/** 0 in the middle, 1 at both edges: what is high stands at the edges, and leaves the middle to the landmark. */
export const edgeAt = ({ width }: Stage, x: number): number => Math.abs(x / width - 0.5) * 2;
