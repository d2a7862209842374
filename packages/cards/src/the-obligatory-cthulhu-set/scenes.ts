import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'elder-things': {
    usual: ['ice', 'aurora', 'ice', 'snow', 'crystals'],
    bases: {
      'base/antarctic-base': {},
      'base/plateau-of-leng': { light: 'void', far: 'ridges', landmark: 'delapouite/ancient-ruins' },
    },
  },
  innsmouth: {
    usual: ['deep', 'rain', 'hills', 'water', 'tentacles'],
    bases: {
      'base/innsmouth': {},
      'base/ritual-site': { light: 'blood', ground: 'rock', near: 'candles' },
    },
  },
  'minions-of-cthulhu': {
    usual: ['deep', 'stars', 'ridges', 'rock', 'tentacles'],
    bases: {
      'base/mountains-of-madness': {
        light: 'ice',
        sky: 'aurora',
        ground: 'snow',
        near: 'rocks',
        landmark: 'lorc/peaks',
      },
      'base/rlyeh': { sky: 'bubbles', far: 'castle', ground: 'water' },
    },
  },
  'miskatonic-university': {
    usual: ['lamp', 'none', 'arches', 'planks', 'candles'],
    bases: {
      'base/arkham-university': {},
      'base/asylum': { light: 'storm', sky: 'rain', far: 'city', ground: 'tiles', near: 'fence' },
    },
  },
};
