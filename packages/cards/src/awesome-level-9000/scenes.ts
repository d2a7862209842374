import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'bear-cavalry': {
    usual: ['ice', 'clouds', 'forest', 'snow', 'banners'],
    bases: {
      'base/field-of-honor': {},
      'base/tsars-palace': { light: 'dawn', far: 'castle', landmark: 'delapouite/saint-basil-cathedral' },
    },
  },
  ghosts: {
    usual: ['night', 'clouds', 'hills', 'mist', 'deadtrees'],
    bases: {
      'base/haunted-house': {},
      'base/the-dread-gazebo': { light: 'dusk', ground: 'grass', near: 'reeds' },
    },
  },
  'killer-plants': {
    usual: ['toxic', 'rays', 'jungle', 'grass', 'ferns'],
    bases: {
      'base/secret-grove': {},
      'base/the-greenhouse': { light: 'day', sky: 'clouds', ground: 'tiles' },
    },
  },
  steampunks: {
    usual: ['lamp', 'clouds', 'industry', 'planks', 'pipes'],
    bases: {
      'base/inventors-salon': { sky: 'none', far: 'arches' },
      'base/workshop': { light: 'smog' },
    },
  },
};
