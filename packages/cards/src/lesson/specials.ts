/** A chapter about Specials: two bases that would be lost, one in each player's turn, if there were no Specials. */
import { step } from './step.ts';

const BRUTE = 'dinosaurs/king-rex';
const SHADOW = 'ninjas/shinobi';
const AMBUSH = 'ninjas/hidden-ninja';
const GUARD = 'dinosaurs/armor-stego';
const MINE = 'base/cave-of-shinies';
const THEIRS = 'base/the-central-brain';

const START = 7;
const NEXT = 8;

export const specials = {
  id: 'specials',
  config: {
    seed: 'lesson-specials',
    seats: 2,
    factions: [
      ['ninjas', 'dinosaurs'],
      ['robots', 'zombies'],
    ],
  },
  layout: {
    turn: START,
    players: {
      A: {
        vp: 7,
        hand: [BRUTE, SHADOW, AMBUSH, GUARD],
        deck: ['dinosaurs/howl', 'dinosaurs/upgrade', 'dinosaurs/war-raptor x2', 'ninjas/ninja-acolyte'],
      },
      B: {
        vp: 5,
        hand: ['robots/warbot', 'robots/tech-center', 'zombies/grave-robbing'],
        deck: ['zombies/walker x2', 'robots/zapbot x2'],
      },
    },
    bases: [
      { base: MINE, A: ['ninjas/tiger-assassin'], B: ['robots/nukebot', 'robots/warbot', 'robots/hoverbot'] },
      { base: THEIRS, A: ['ninjas/ninja-master', 'ninjas/tiger-assassin'], B: ['robots/hoverbot', 'robots/zapbot'] },
      { base: 'base/jungle-oasis', B: ['zombies/walker'] },
    ],
    baseDeck: ['base/tar-pits', 'base/factory-436-1337'],
  },
  script: [`play robots/warbot on ${THEIRS}`, 'end'],
  steps: [
    step('fill', START, { play: BRUTE, on: MINE }),
    step('behind', START, { full: MINE }),
    step('open', START, { full: MINE, end: true }),
    step('before', START, { before: MINE, play: SHADOW }),
    step('keep', START, { before: MINE, pass: true, scores: MINE }),
    step('abroad', NEXT, { before: THEIRS, play: AMBUSH, vp: 11 }),
    step('ambush', NEXT, { by: AMBUSH, play: GUARD, full: THEIRS }),
  ],
} as const;
