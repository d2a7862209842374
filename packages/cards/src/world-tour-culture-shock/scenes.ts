import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  'anansi-tales': {
    usual: ['gold', 'rays', 'jungle', 'grass', 'reeds'],
    bases: {
      'base/anansis-web': {},
      'base/storytellers-hut': { light: 'night', sky: 'stars', far: 'hills' },
    },
  },
  'ancient-incas': {
    usual: ['day', 'clouds', 'ridges', 'rock', 'rocks'],
    bases: {
      'base/cuzcu': { light: 'gold', sky: 'rays', far: 'castle', ground: 'tiles' },
      'base/machu-picchu': { light: 'dawn' },
    },
  },
  'grimms-fairy-tales': {
    usual: ['dusk', 'stars', 'forest', 'grass', 'mushrooms'],
    bases: {
      'base/gingerbread-house': { light: 'candy', ground: 'snow' },
      'base/woodland-cottage': {},
    },
  },
  'polynesian-voyagers': {
    usual: ['day', 'clouds', 'islands', 'water', 'palms'],
    bases: {
      'base/island-chain': { light: 'dusk', sky: 'stars' },
      'base/island-peak': { light: 'blood', far: 'jungle' },
      'base/tropical-paradise': { light: 'dawn', ground: 'sand' },
    },
  },
  'russian-fairy-tales': {
    usual: ['ice', 'clouds', 'forest', 'snow', 'fence'],
    bases: {
      'base/giant-turnip': { light: 'day', far: 'hills', ground: 'grass' },
      'base/transformation-spring': {},
    },
  },
};
