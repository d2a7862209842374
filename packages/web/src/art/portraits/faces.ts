/** Short descriptions of the portraits. */
import type { PersonaId } from '@baston/bots';
import type { COATS, EYES, HAIR, HATS, HEADS, MARKS, MOUTHS } from './parts.ts';

export interface Face {
  readonly head: keyof typeof HEADS;
  readonly skin: string;
  readonly coat: keyof typeof COATS;
  /** The colours of the coat and of the hat. */
  readonly cloth: string;
  readonly hair?: keyof typeof HAIR;
  readonly hairColour?: string;
  readonly hat?: keyof typeof HATS;
  readonly eyes: keyof typeof EYES;
  readonly mouth: keyof typeof MOUTHS;
  readonly marks?: readonly (keyof typeof MARKS)[];
  /** Behind it, where nothing else is. */
  readonly back: string;
}

export const FACES: Readonly<Record<PersonaId, Face>> = {
  biscuit: {
    head: 'round',
    skin: '#f2b27a',
    coat: 'straps',
    cloth: '#2f7fc4',
    hair: 'tuft',
    hairColour: '#b5531f',
    eyes: 'wide',
    mouth: 'open',
    marks: ['freckles'],
    back: '#ffd75e',
  },
  fizz: {
    head: 'egg',
    skin: '#8fd6a4',
    coat: 'round',
    cloth: '#e0529a',
    hair: 'crest',
    hairColour: '#ff8a3d',
    eyes: 'goggles',
    mouth: 'grin',
    back: '#7d5bd0',
  },
  brakka: {
    head: 'square',
    skin: '#d98a4e',
    coat: 'fur',
    cloth: '#7a4a2b',
    hair: 'knot',
    hairColour: '#2b2130',
    eyes: 'fierce',
    mouth: 'tusks',
    marks: ['scar'],
    back: '#d8432f',
  },
  quill: {
    head: 'egg',
    skin: '#f0c3a8',
    coat: 'ruff',
    cloth: '#6b3a7a',
    hair: 'bun',
    hairColour: '#d9d4e4',
    hat: 'feather',
    eyes: 'spectacles',
    mouth: 'small',
    back: '#8fc7b5',
  },
  presto: {
    head: 'long',
    skin: '#c98a5b',
    coat: 'uniform',
    cloth: '#1f3f7a',
    hat: 'cap',
    eyes: 'wink',
    mouth: 'moustache',
    back: '#ff9d47',
  },
  boulder: {
    head: 'wide',
    skin: '#9aa4b2',
    coat: 'round',
    cloth: '#5c6470',
    hair: 'moss',
    hairColour: '#5f9a45',
    eyes: 'small',
    mouth: 'flat',
    marks: ['cracks'],
    back: '#c9b48a',
  },
  volt: {
    head: 'round',
    skin: '#f4d7bd',
    coat: 'lapels',
    cloth: '#eef2f6',
    hair: 'shock',
    hairColour: '#f6e25a',
    eyes: 'rings',
    mouth: 'teeth',
    back: '#3d6fd6',
  },
  vesper: {
    head: 'egg',
    skin: '#8d5a3c',
    coat: 'round',
    cloth: '#2f6b57',
    hat: 'hood',
    eyes: 'calm',
    mouth: 'smile',
    back: '#f0a0b8',
  },
  mist: {
    head: 'long',
    skin: '#c9b6e8',
    coat: 'collar',
    cloth: '#3a2257',
    hair: 'curtain',
    hairColour: '#efeaf7',
    hat: 'tiara',
    eyes: 'lidded',
    mouth: 'smirk',
    back: '#5b7fae',
  },
  otto: {
    head: 'square',
    skin: '#b9c2cc',
    coat: 'rivets',
    cloth: '#7b4a3a',
    hat: 'helmet',
    eyes: 'visor',
    mouth: 'grille',
    back: '#4b9a8d',
  },
  sibyl: {
    head: 'egg',
    skin: '#7fb6c9',
    coat: 'collar',
    cloth: '#8a2347',
    hair: 'curtain',
    hairColour: '#2a1f4a',
    eyes: 'third',
    mouth: 'still',
    back: '#e3b93f',
  },
};
