import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  fairies: {
    usual: ['candy', 'stars', 'forest', 'grass', 'mushrooms'],
    bases: {
      'base/enchanted-glen': { light: 'dawn', sky: 'rays', ground: 'water', near: 'ferns' },
      'base/fairy-circle': {},
    },
  },
  'kitty-cats': {
    usual: ['dusk', 'clouds', 'city', 'planks', 'fence'],
    bases: {
      'base/cool-cats-alley': {
        light: 'night',
        sky: 'stars',
        ground: 'tiles',
        near: 'crates',
        landmark: 'delapouite/brick-wall',
      },
      'base/the-house-of-nine-lives': {
        light: 'candy',
        far: 'hills',
        ground: 'grass',
        landmark: 'delapouite/family-house',
      },
    },
  },
  'mythic-horses': {
    usual: ['dawn', 'rays', 'hills', 'grass', 'banners'],
    bases: {
      'base/equaria': { light: 'void', sky: 'stars', far: 'castle', ground: 'water', near: 'crystals' },
      'base/pony-land': { light: 'candy' },
    },
  },
  princesses: {
    usual: ['candy', 'clouds', 'castle', 'grass', 'banners'],
    bases: {
      'base/beautiful-castle': {},
      'base/ice-castle': {
        light: 'ice',
        sky: 'aurora',
        far: 'ice',
        ground: 'snow',
        near: 'crystals',
        landmark: 'lorc/white-tower',
      },
    },
  },
};
