import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  geeks: {
    usual: ['neon', 'rays', 'city', 'grid', 'wires'],
    bases: {
      'base/tabletop': { light: 'lamp', sky: 'none', far: 'shelves', ground: 'planks', near: 'candles' },
      'base/the-con': { ground: 'tiles', near: 'banners' },
    },
  },
  'smash-up-all-stars': {
    usual: ['day', 'rays', 'city', 'grass', 'banners'],
    bases: {
      'base/locker-room': { light: 'smog', sky: 'none', far: 'arches', ground: 'tiles', near: 'pipes' },
      'base/stadium': { landmark: 'delapouite/coliseum' },
    },
  },
};
