/** Games at moments that are worth a picture. */
import { thinker } from '@baston/bots';
import { rules } from '@baston/cards';

import { defaultName, type Lang, type Layout, type SavedTable, Session } from '@baston/table';
import { preparedTable, tableOf } from '../crowd.ts';

const DUELLISTS = [
  ['cowboys', 'wizards'],
  ['ancient-egyptians', 'zombies'],
] as const;

/** Seat A may challenge somebody. */
const CHALLENGE: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: {
      vp: 4,
      hand: ['cowboys/gunfighter', 'cowboys/quick-draw', 'wizards/scry', 'cowboys/form-a-posse', 'wizards/neophyte'],
      deck: ['cowboys/deputy x4'],
    },
    B: { vp: 6, hand: ['zombies/tenacious-z', 'zombies/walker x3'], deck: ['zombies/tenacious-z x4'] },
  },
  bases: [
    { base: 'base/so-so-corral', B: [{ card: 'ancient-egyptians/priest-of-anubis', counters: 1 }] },
    { base: 'base/tar-pits', A: ['wizards/enchantress'] },
    { base: 'base/tortuga', B: ['zombies/walker'] },
  ],
  baseDeck: ['base/drakkar'],
};

const RIVALS = [
  ['wizards', 'zombies'],
  ['pirates', 'dinosaurs'],
] as const;

/** The middle of a game for two; the first base breaks when the turn ends. */
const MIDDLE: Layout = {
  active: 'A',
  turn: 14,
  players: {
    A: {
      vp: 9,
      hand: ['wizards/time-loop', 'wizards/summon', 'zombies/grave-digger', 'zombies/outbreak', 'wizards/chronomage'],
      deck: ['wizards/neophyte x2', 'zombies/walker x3'],
      discard: ['wizards/scry', 'zombies/mall-crawl'],
    },
    B: {
      vp: 7,
      hand: ['pirates/broadside', 'dinosaurs/howl', 'pirates/first-mate', 'dinosaurs/war-raptor'],
      deck: ['pirates/first-mate x2', 'dinosaurs/war-raptor x2'],
      discard: ['pirates/powderkeg'],
    },
  },
  bases: [
    {
      base: 'base/tar-pits',
      A: ['wizards/archmage', 'zombies/walker', 'zombies/tenacious-z'],
      B: ['pirates/buccaneer', { card: 'dinosaurs/war-raptor', actions: { B: ['dinosaurs/upgrade'] } }],
    },
    {
      base: 'base/tortuga',
      A: [{ card: 'zombies/zombie-lord', counters: 1 }],
      B: ['dinosaurs/armor-stego', 'pirates/first-mate'],
    },
    {
      base: 'base/mushroom-kingdom',
      A: ['zombies/grave-digger', 'wizards/neophyte', 'wizards/enchantress'],
      B: ['dinosaurs/laseratops', 'pirates/first-mate'],
    },
  ],
  baseDeck: ['base/ninja-dojo', 'base/the-central-brain'],
};

/** Seat A may look for a card. */
const SEARCH: Layout = {
  ...MIDDLE,
  players: {
    ...MIDDLE.players,
    A: {
      vp: 9,
      hand: ['wizards/scry', 'wizards/summon', 'zombies/grave-digger', 'zombies/outbreak', 'wizards/chronomage'],
      deck: [
        ...['wizards/neophyte x2', 'zombies/walker x3', 'wizards/time-loop', 'wizards/mystic-studies x2'],
        ...['wizards/mass-enchantment', 'zombies/mall-crawl', 'zombies/not-enough-bullets', 'zombies/lend-a-hand'],
      ],
    },
  },
};

/** Seat B has a lot to do before seat A is asked again. */
const NEWS: Layout = {
  ...MIDDLE,
  players: {
    ...MIDDLE.players,
    B: { vp: 7, hand: ['pirates/cannon', 'dinosaurs/war-raptor'], deck: ['pirates/first-mate x6'] },
  },
  bases: MIDDLE.bases?.slice(1) ?? [],
};
const SCRIPT = ['play pirates/cannon', 'play dinosaurs/war-raptor on base/tortuga', 'end'];

const MONSTROUS = [
  ['sharks', 'kitty-cats'],
  ['kaiju', 'dinosaurs'],
] as const;

/** For strangers: sharks and cats against giant monsters, one of them a titan. */
const BRAWL: Layout = {
  active: 'A',
  turn: 11,
  players: {
    A: {
      vp: 8,
      hand: [
        'kitty-cats/hissy-fit',
        'sharks/freakin-laser-beam',
        'sharks/hammerhead',
        'kitty-cats/whiskers',
        'kitty-cats/invisible-bicycle',
      ],
      deck: ['sharks/hammerhead x4', 'kitty-cats/muffin x3'],
      discard: ['sharks/chum', 'kitty-cats/cat-fight'],
    },
    B: {
      vp: 11,
      hand: ['kaiju/stomp', 'dinosaurs/howl', 'kaiju/johnny', 'dinosaurs/war-raptor'],
      deck: ['kaiju/johnny x3', 'dinosaurs/war-raptor x3'],
      discard: ['kaiju/oh-no'],
    },
  },
  bases: [
    {
      base: 'base/the-house-of-nine-lives',
      A: ['kitty-cats/queen-fluffy', { card: 'kitty-cats/mr-grumpers', counters: 1 }, 'kitty-cats/muffin'],
      B: ['dinosaurs/laseratops', { card: 'dinosaurs/war-raptor', actions: { B: ['dinosaurs/upgrade'] } }],
    },
    {
      base: 'base/tokyo',
      A: [{ card: 'sharks/great-white', counters: 1 }, 'kitty-cats/whiskers'],
      B: ['kaiju/tiny-priestesses', 'kaiju/kaijookey'],
      titans: { B: [{ card: 'kaiju/gorgodzolla', counters: 3 }] },
    },
    {
      base: 'base/shark-reef',
      A: ['sharks/megalodon', 'sharks/hammerhead'],
      B: ['dinosaurs/king-rex'],
    },
  ],
  baseDeck: ['base/tortuga', 'base/the-central-brain'],
};

/** Everybody has the name that the page would give. */
export function inLanguage({ setup, record }: SavedTable, lang: Lang, people = 1): SavedTable {
  const seats = setup.seats.map((seat, i) => {
    const kind = i < people ? 'human' : 'bot';
    return { ...seat, kind: kind === 'human' ? 'human' : 'greedy', name: defaultName(lang, kind, i + 1) } as const;
  });
  return { setup: { ...setup, seats }, record };
}

export const challenge = (): SavedTable => preparedTable(CHALLENGE, DUELLISTS);
export const brawl = (): SavedTable => preparedTable(BRAWL, MONSTROUS);
export const middle = (): SavedTable => preparedTable(MIDDLE, RIVALS);
export const search = (): SavedTable => preparedTable(SEARCH, RIVALS);

/** When seat A ends the turn, seat B does what the script says. */
export function news(): SavedTable {
  const { setup, record } = preparedTable(NEWS, RIVALS);
  return {
    setup: { ...setup, seats: setup.seats.map((seat, i) => (i === 0 ? seat : { ...seat, script: SCRIPT })) },
    record,
  };
}

/** Bots play until that many answers have been given and the first seat is asked, or to the end. */
export function played(config: Parameters<typeof Session.start>[1], answers = Number.POSITIVE_INFINITY): SavedTable {
  const session = Session.start(rules, config);
  const bot = thinker('greedy:8', 'shots');
  for (let { question } = session; question; { question } = session) {
    if (session.record().answers.length >= answers && question.seat === 0) break;
    const picks = bot(session.imagine()).map((index) => question.options[index]?.id ?? '');
    session.answer(question.seat, picks);
  }
  return tableOf(session.record());
}
