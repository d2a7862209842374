import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'ancient-egyptians': {
    usual: ['gold', 'rays', 'dunes', 'sand', 'columns'],
    bases: {
      'base/pyramids': { landmark: 'delapouite/great-pyramid' },
      'base/star-portal': { light: 'void', sky: 'stars', ground: 'tiles' },
    },
  },
  cowboys: {
    usual: ['gold', 'clouds', 'mesas', 'sand', 'cactus'],
    bases: {
      'base/saloon': { light: 'lamp', ground: 'planks', near: 'crates' },
      'base/so-so-corral': {},
    },
  },
  samurai: {
    usual: ['dawn', 'bands', 'hills', 'grass', 'lanterns'],
    bases: {
      'base/sakura-garden': { light: 'candy', ground: 'water', near: 'bamboo' },
      'base/shoguns-palace': { landmark: 'delapouite/pagoda' },
    },
  },
  vikings: {
    usual: ['ice', 'aurora', 'ridges', 'water', 'banners'],
    bases: {
      'base/drakkar': {},
      'base/longhouse': { light: 'night', far: 'forest', ground: 'snow' },
    },
  },
};
