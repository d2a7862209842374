import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  explorers: {
    usual: ['gold', 'rays', 'jungle', 'rock', 'ferns'],
    bases: {
      'base/ancient-temple': { light: 'toxic', near: 'columns' },
      'base/city-of-gold': { far: 'castle', ground: 'tiles', near: 'columns' },
    },
  },
  grannies: {
    usual: ['day', 'clouds', 'hills', 'grass', 'fence'],
    bases: {
      'base/grandmas-house': {},
      'base/retirement-community': { light: 'lamp', sky: 'none', far: 'shelves', ground: 'planks', near: 'candles' },
    },
  },
  'rock-stars': {
    usual: ['neon', 'rays', 'city', 'metal', 'wires'],
    bases: {
      'base/lake-minnetonka': { light: 'dusk', sky: 'stars', far: 'forest', ground: 'water', near: 'reeds' },
      'base/palooza': {},
    },
  },
  'teddy-bears': {
    usual: ['dawn', 'clouds', 'forest', 'grass', 'ferns'],
    bases: {
      'base/out-in-the-woods': {},
      'base/under-the-bed': { light: 'lamp', sky: 'none', far: 'shelves', ground: 'planks', near: 'crates' },
    },
  },
};
