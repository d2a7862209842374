/** How a faction looks: three colours and a pattern. One without an entry gets a look made from its id. */
import { PATTERNS, type PatternName } from './patterns.ts';

export interface FactionLook {
  /** Dark; carries white text. */
  readonly deep: string;
  /** Light; drawn on the deep colour, and used for labels in the dark. */
  readonly bright: string;
  /** Nearly white; the paper that texts are printed on. */
  readonly paper: string;
  readonly pattern: PatternName;
}

const LOOKS: Readonly<Record<string, FactionLook>> = {
  aliens: { deep: '#0f5a4a', bright: '#86f0c0', paper: '#eef8f2', pattern: 'orbits' },
  dinosaurs: { deep: '#8a3a10', bright: '#ffc078', paper: '#fdf3e7', pattern: 'footprints' },
  ninjas: { deep: '#7d1626', bright: '#ffaaa8', paper: '#fcf0ee', pattern: 'blades' },
  pirates: { deep: '#123f6d', bright: '#8fd0ff', paper: '#eef5fb', pattern: 'waves' },
  robots: { deep: '#3d4956', bright: '#ffd766', paper: '#f2f4f6', pattern: 'circuits' },
  tricksters: { deep: '#86185f', bright: '#ffa9dd', paper: '#fdf0f8', pattern: 'dots' },
  wizards: { deep: '#43299a', bright: '#cdb9ff', paper: '#f4f0fd', pattern: 'stars' },
  zombies: { deep: '#4d5716', bright: '#dcea76', paper: '#f6f7e6', pattern: 'cobwebs' },
};

/** FNV-1a: small, and spreads similar ids far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

function madeUp(id: string): FactionLook {
  const number = hash(id);
  const hue = number % 360;
  return {
    deep: `oklch(0.38 0.1 ${hue})`,
    bright: `oklch(0.87 0.11 ${hue})`,
    paper: `oklch(0.97 0.015 ${hue})`,
    pattern: PATTERNS[Math.floor(number / 360) % PATTERNS.length] ?? 'dots',
  };
}

export const factionLook = (id: string): FactionLook => LOOKS[id] ?? madeUp(id);
