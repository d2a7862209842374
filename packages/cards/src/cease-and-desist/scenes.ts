import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  astroknights: {
    usual: ['void', 'stars', 'space', 'metal', 'pipes'],
    bases: {
      'base/hive-of-scum-and-villainy': {
        light: 'gold',
        sky: 'bands',
        far: 'dunes',
        ground: 'sand',
        landmark: 'delapouite/base-dome',
      },
      'base/no-moon': {},
    },
  },
  changerbots: {
    usual: ['smog', 'rays', 'city', 'metal', 'wires'],
    bases: {
      'base/changing-room': {},
      'base/unicrave': { light: 'neon', far: 'space' },
    },
  },
  ignobles: {
    usual: ['storm', 'clouds', 'castle', 'rock', 'banners'],
    bases: {
      'base/spikey-chair-room': { sky: 'none', far: 'arches' },
      'base/wintersquashed': { light: 'ice', ground: 'snow', landmark: 'delapouite/castle-ruins' },
    },
  },
  'star-roamers': {
    usual: ['night', 'stars', 'space', 'grid', 'none'],
    bases: {
      'base/neutral-space': {},
      'base/uss-undertaking': { light: 'deep', ground: 'mist' },
    },
  },
};
