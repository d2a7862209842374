import type { Scenes } from '../scene.ts';

export const scenes: Scenes = {
  clerics: {
    usual: ['lamp', 'none', 'arches', 'tiles', 'candles'],
    bases: {
      'base/hotel-of-holiness': {},
      'base/whack-a-ghoul': { light: 'neon', sky: 'rays', far: 'city' },
    },
  },
  dwarves: {
    usual: ['lamp', 'none', 'cave', 'rock', 'rocks'],
    bases: {
      'base/the-mines': {},
      'base/treasure-bath': { light: 'gold', far: 'arches', ground: 'water' },
    },
  },
  elves: {
    usual: ['dawn', 'clouds', 'forest', 'grass', 'ferns'],
    bases: {
      'base/helpers-hollow': { ground: 'water', near: 'mushrooms' },
      'base/treehouse': { light: 'day' },
    },
  },
  halflings: {
    usual: ['day', 'clouds', 'hills', 'grass', 'fence'],
    bases: {
      'base/birthday-party': {},
      'base/subterranean-lair': {
        light: 'lamp',
        sky: 'none',
        far: 'cave',
        ground: 'rock',
        near: 'mushrooms',
        landmark: 'delapouite/hobbit-dwelling',
      },
    },
  },
  mages: {
    usual: ['void', 'stars', 'castle', 'tiles', 'columns'],
    bases: {
      'base/dimension-doors': { light: 'neon', sky: 'rays', far: 'space', ground: 'grid' },
      'base/mages-tower': {},
    },
  },
  orcs: {
    usual: ['smog', 'clouds', 'ridges', 'rock', 'banners'],
    bases: {
      'base/garrison': { light: 'storm', far: 'hills', near: 'fence' },
      'base/the-pits': { light: 'blood', ground: 'tar' },
    },
  },
  thieves: {
    usual: ['night', 'stars', 'city', 'tiles', 'crates'],
    bases: {
      'base/the-coffers': { light: 'lamp', sky: 'none', far: 'arches' },
      'base/thieves-guild': {},
    },
  },
  warriors: {
    usual: ['gold', 'clouds', 'ridges', 'rock', 'banners'],
    bases: {
      'base/bastion': {},
      'base/the-gauntlet': {
        light: 'lamp',
        sky: 'none',
        far: 'cave',
        near: 'candles',
        landmark: 'delapouite/dungeon-gate',
      },
    },
  },
};
