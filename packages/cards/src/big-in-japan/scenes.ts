import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'itty-critters': {
    usual: ['candy', 'clouds', 'hills', 'grass', 'fence'],
    bases: {
      'base/critter-combat-club': {},
      'base/itty-city': { light: 'day', far: 'city' },
    },
  },
  kaiju: {
    usual: ['blood', 'clouds', 'city', 'water', 'wires'],
    bases: {
      'base/kaiju-island': { light: 'storm', sky: 'bolts', far: 'ridges', near: 'palms' },
      'base/tokyo': { landmark: 'delapouite/tv-tower' },
    },
  },
  'magical-girls': {
    usual: ['candy', 'stars', 'city', 'tiles', 'lanterns'],
    bases: {
      'base/akihabara-high': {},
      'base/q-point': { light: 'void', sky: 'rays', far: 'none', ground: 'grid' },
    },
  },
  'mega-troopers': {
    usual: ['day', 'clouds', 'city', 'tiles', 'wires'],
    bases: {
      'base/juice-bar': { light: 'gold' },
      'base/moon-dumpster': { light: 'night', sky: 'stars', far: 'space', ground: 'rock', near: 'none' },
    },
  },
};
