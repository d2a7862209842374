/** A chapter about talents and +1 power counters: a base that is won one counter at a time. */
import { step } from './step.ts';

const DOCTOR = 'mad-scientists/herr-doktor';
const ANT = 'giant-ants/worker';
const SPELL = 'mad-scientists/jolt';
const BASE = 'base/golem-schloss';
const ELSEWHERE = 'base/crypt';

const START = 7;
const LAST = 9;

export const talents = {
  id: 'talents',
  config: {
    seed: 'lesson-talents',
    seats: 2,
    factions: [
      ['mad-scientists', 'giant-ants'],
      ['vampires', 'werewolves'],
    ],
  },
  layout: {
    turn: START,
    players: {
      A: {
        vp: 11,
        hand: [ANT, 'giant-ants/soldier', 'mad-scientists/grave-situation'],
        deck: [SPELL, 'mad-scientists/its-alive', 'giant-ants/soldier', 'mad-scientists/igor x2'],
      },
      B: {
        vp: 9,
        hand: ['vampires/fledgling-vampire', 'werewolves/chew-toy', 'werewolves/frenzy'],
        deck: ['werewolves/howler x2', 'vampires/fledgling-vampire x2'],
      },
    },
    bases: [
      { base: BASE, A: [DOCTOR, 'giant-ants/drone'], B: ['vampires/the-count', 'vampires/heavy-drinker'] },
      { base: ELSEWHERE, A: ['mad-scientists/lab-assistant'], B: ['vampires/nightstalker'] },
      { base: 'base/egg-chamber', B: ['werewolves/teenage-wolf'] },
    ],
    baseDeck: ['base/laboratorium', 'base/standing-stones'],
  },
  script: [`play vampires/fledgling-vampire on ${ELSEWHERE}`, 'end'],
  steps: [
    step('counters', START, { play: ANT, on: BASE }),
    step('stay', START, { at: BASE, has: { [ANT]: 2 } }),
    step('talent', START, { use: DOCTOR, has: { [ANT]: 2 } }),
    step('give', START, { by: DOCTOR, choose: ANT, has: { [ANT]: 2 } }),
    step('once', START, { at: BASE, end: true, has: { [ANT]: 3 } }),
    step('again', LAST, { use: DOCTOR, has: { [ANT]: 3 } }),
    step('giveAgain', LAST, { by: DOCTOR, choose: ANT, has: { [ANT]: 3 } }),
    step('many', LAST, { play: SPELL, at: BASE, has: { [ANT]: 4 } }),
    step('count', LAST, { scores: BASE, end: true }),
  ],
} as const;
