import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'cyborg-apes': {
    usual: ['day', 'clouds', 'jungle', 'metal', 'ferns'],
    bases: {
      'base/monkey-lab': { light: 'toxic', far: 'arches', ground: 'tiles', near: 'pipes' },
      'base/primate-park': {},
    },
  },
  shapeshifters: {
    usual: ['toxic', 'bubbles', 'city', 'metal', 'pipes'],
    bases: {
      'base/faceless-city': {},
      'base/the-vats': { light: 'deep', far: 'industry' },
    },
  },
  'super-spies': {
    usual: ['neon', 'bands', 'islands', 'water', 'palms'],
    bases: {
      'base/isis-swingin-pad': {},
      'base/secret-volcano-headquarters': {
        light: 'blood',
        far: 'ridges',
        near: 'rocks',
        landmark: 'delapouite/smoking-volcano',
      },
    },
  },
  'time-travelers': {
    usual: ['void', 'rays', 'industry', 'grid', 'pipes'],
    bases: {
      'base/portal-room': {},
      'base/the-nexus': { light: 'lamp', far: 'arches', ground: 'tiles' },
    },
  },
};
