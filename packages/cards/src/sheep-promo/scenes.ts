import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  sheep: {
    usual: ['day', 'clouds', 'hills', 'grass', 'fence'],
    bases: {
      'base/sheep-shrine': { light: 'dawn', sky: 'bands', far: 'forest', near: 'lanterns' },
      'base/the-pasture': {},
    },
  },
};
