import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'giant-ants': {
    usual: ['gold', 'clouds', 'dunes', 'sand', 'rocks'],
    bases: {
      'base/egg-chamber': { light: 'lamp', sky: 'none', far: 'cave', ground: 'rock' },
      'base/the-hill': { landmark: 'delapouite/cave-entrance' },
    },
  },
  'mad-scientists': {
    usual: ['toxic', 'bolts', 'castle', 'tiles', 'pipes'],
    bases: {
      'base/golem-schloss': { light: 'storm', ground: 'rock', near: 'deadtrees' },
      'base/laboratorium': { sky: 'bubbles', far: 'arches' },
    },
  },
  vampires: {
    usual: ['blood', 'clouds', 'castle', 'mist', 'deadtrees'],
    bases: {
      'base/castle-blood': { light: 'dusk' },
      'base/crypt': { sky: 'none', far: 'cave', ground: 'tiles', near: 'candles' },
    },
  },
  werewolves: {
    usual: ['night', 'stars', 'forest', 'grass', 'rocks'],
    bases: {
      'base/moot-site': {},
      'base/standing-stones': { light: 'dawn', far: 'hills', near: 'reeds' },
    },
  },
};
