import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'disco-dancers': {
    usual: ['neon', 'rays', 'city', 'grid', 'lanterns'],
    bases: {
      'base/boogie-wonderland': { light: 'gold', far: 'hills' },
      'base/funky-town': {},
    },
  },
  'kung-fu-fighters': {
    usual: ['dawn', 'bands', 'ridges', 'tiles', 'bamboo'],
    bases: {
      'base/ancient-dojo': {},
      'base/tournament-site': { light: 'gold', far: 'hills', near: 'banners' },
    },
  },
  truckers: {
    usual: ['gold', 'bands', 'mesas', 'sand', 'wires'],
    bases: {
      'base/the-greasy-spoon': { light: 'night', sky: 'stars', far: 'city', ground: 'tiles' },
      'base/truck-stop': {},
    },
  },
  vigilantes: {
    usual: ['night', 'rain', 'city', 'metal', 'wires'],
    bases: {
      'base/back-alley': { light: 'smog', ground: 'tiles', near: 'crates', landmark: 'delapouite/brick-wall' },
      'base/the-mean-streets': { landmark: 'delapouite/modern-city' },
    },
  },
};
