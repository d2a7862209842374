import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  dragons: {
    usual: ['blood', 'clouds', 'ridges', 'rock', 'rocks'],
    bases: {
      'base/dragons-lair': { light: 'lamp', sky: 'none', far: 'cave' },
      'base/wyrms-desolation': { sky: 'rays', ground: 'tar', near: 'deadtrees' },
    },
  },
  'mythic-greeks': {
    usual: ['day', 'clouds', 'hills', 'tiles', 'columns'],
    bases: {
      'base/oracle-at-delphi': { light: 'dawn', far: 'ridges' },
      'base/wooden-horse': { light: 'gold', far: 'castle', ground: 'sand', near: 'banners' },
    },
  },
  sharks: {
    usual: ['deep', 'bubbles', 'ridges', 'sand', 'reeds'],
    bases: {
      'base/shark-reef': {},
      'base/the-deep': { light: 'night', far: 'cave', ground: 'water', near: 'tentacles' },
    },
  },
  'super-heroes': {
    usual: ['day', 'rays', 'city', 'tiles', 'wires'],
    bases: {
      'base/converted-cave': { light: 'night', sky: 'none', far: 'cave', ground: 'metal', near: 'rocks' },
      'base/crystal-fortress': { light: 'ice', sky: 'aurora', far: 'ice', ground: 'snow', near: 'crystals' },
    },
  },
  tornados: {
    usual: ['storm', 'bolts', 'hills', 'grass', 'fence'],
    bases: {
      'base/tornado-alley': { near: 'wires', landmark: 'lorc/tornado' },
      'base/trailer-park': {
        light: 'dusk',
        sky: 'clouds',
        far: 'mesas',
        ground: 'sand',
        landmark: 'delapouite/caravan',
      },
    },
  },
};
