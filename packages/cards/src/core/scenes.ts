import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  aliens: {
    usual: ['void', 'stars', 'space', 'grid', 'crystals'],
    bases: {
      'base/the-homeworld': { light: 'deep', sky: 'aurora', far: 'mesas', ground: 'sand' },
      'base/the-mothership': {},
    },
  },
  dinosaurs: {
    usual: ['gold', 'clouds', 'jungle', 'grass', 'ferns'],
    bases: {
      'base/jungle-oasis': { light: 'dawn', sky: 'rays', ground: 'water', near: 'palms' },
      'base/tar-pits': { light: 'blood', far: 'ridges', ground: 'tar' },
    },
  },
  ninjas: {
    usual: ['dusk', 'bands', 'ridges', 'tiles', 'bamboo'],
    bases: {
      'base/ninja-dojo': {},
      'base/temple-of-goju': { light: 'blood', sky: 'rays', far: 'forest', near: 'lanterns' },
    },
  },
  pirates: {
    usual: ['day', 'clouds', 'islands', 'water', 'palms'],
    bases: {
      'base/the-grey-opal': { light: 'storm', sky: 'bolts', far: 'waves', ground: 'planks', near: 'crates' },
      'base/tortuga': { light: 'gold' },
    },
  },
  robots: {
    usual: ['smog', 'bands', 'industry', 'metal', 'pipes'],
    bases: {
      'base/factory-436-1337': {},
      'base/the-central-brain': { light: 'neon', sky: 'rays', ground: 'grid' },
    },
  },
  tricksters: {
    usual: ['candy', 'clouds', 'hills', 'grass', 'mushrooms'],
    bases: {
      'base/cave-of-shinies': { light: 'lamp', sky: 'none', far: 'cave', ground: 'rock', near: 'crystals' },
      'base/mushroom-kingdom': {},
    },
  },
  wizards: {
    usual: ['dusk', 'stars', 'castle', 'tiles', 'columns'],
    bases: {
      'base/school-of-wizardry': {},
      'base/the-great-library': { light: 'lamp', sky: 'none', far: 'shelves', ground: 'planks', near: 'candles' },
    },
  },
  zombies: {
    usual: ['toxic', 'clouds', 'hills', 'mist', 'tombs'],
    bases: {
      'base/evans-city-cemetery': {},
      'base/rhodes-plaza-mall': { light: 'storm', far: 'city', ground: 'tiles', near: 'wires' },
    },
  },
};
