/** The first chapter: a turn of each kind, from the first minion to the last points. */
import { step } from './step.ts';

const ALLY = 'pirates/first-mate';
const BRUTE = 'dinosaurs/king-rex';
const HUNTER = 'dinosaurs/laseratops';
const PACK = 'dinosaurs/war-raptor';
const PREY = 'robots/zapbot';
const SPELL = 'dinosaurs/augmentation';
const FIRST_BASE = 'base/tar-pits';
const SECOND_BASE = 'base/the-homeworld';
const REFUGE = 'base/jungle-oasis';

const START = 7;
const LAST = 9;

export const basics = {
  id: 'basics',
  config: {
    seed: 'lesson',
    seats: 2,
    factions: [
      ['dinosaurs', 'pirates'],
      ['robots', 'zombies'],
    ],
  },
  layout: {
    turn: START,
    players: {
      A: {
        vp: 7,
        hand: [HUNTER, PACK, SPELL, 'pirates/dinghy'],
        deck: [BRUTE, 'dinosaurs/howl', 'pirates/cut-lass', 'pirates/buccaneer', `${ALLY} x2`, 'dinosaurs/upgrade'],
      },
      B: {
        vp: 9,
        hand: ['robots/warbot', 'robots/zapbot', 'robots/tech-center', 'zombies/grave-robbing'],
        deck: ['robots/nukebot', 'zombies/walker', 'robots/hoverbot', 'zombies/walker', 'robots/zapbot x2'],
      },
    },
    bases: [
      {
        base: FIRST_BASE,
        A: ['dinosaurs/armor-stego', ALLY],
        B: ['robots/hoverbot', PREY, 'robots/microbot-guard'],
      },
      { base: SECOND_BASE, A: [PACK], B: ['robots/hoverbot'] },
      { base: REFUGE, A: ['pirates/buccaneer'], B: ['zombies/grave-digger'] },
    ],
    baseDeck: ['base/the-central-brain', 'base/the-great-library'],
  },
  /** The opponent's script (packages/table/src/host/script.ts). */
  script: [`play robots/warbot on ${SECOND_BASE}`, `play robots/zapbot on ${SECOND_BASE}`, 'end'],
  steps: [
    step('minion', START, { play: HUNTER, on: FIRST_BASE }),
    step('ability', START, { by: HUNTER, choose: PREY }),
    step('action', START, { play: SPELL, has: { [ALLY]: 2 } }),
    step('target', START, { by: SPELL, choose: HUNTER, has: { [ALLY]: 2 } }),
    step('totals', START, { scores: FIRST_BASE, has: { [ALLY]: 2, [HUNTER]: 8 } }),
    step('end', START, { scores: FIRST_BASE, has: { [ALLY]: 2, [HUNTER]: 8 }, end: true }),
    step('special', START, { by: ALLY, choose: REFUGE }),
    step('scored', LAST, { vp: 11 }),
    step('base', LAST, { play: BRUTE, on: SECOND_BASE }),
    step('extra', LAST, { play: PACK, on: SECOND_BASE }),
    step('win', LAST, { scores: SECOND_BASE, end: true }),
  ],
} as const;
