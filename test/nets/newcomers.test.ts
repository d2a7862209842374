/**
 * A card that comes into play, or to the base that scores, while a window is open may answer it like those that were there
 * (TIME-06, SCORE-31, RES-12). Every card with such an ability is brought by a Special of our own in the middle of the window.
 */
import { rules } from '@baston/cards';
import {
  action,
  type Base,
  type Card,
  type CardDef,
  Game,
  type Happening,
  NO_CARD,
  type Position,
  Rules,
  type SetDef,
  type Words,
} from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { plainSet } from '../plain-set.ts';
import { inPlace } from '../players.ts';

const WINDOWS = ['beforeScore', 'whenScore', 'afterScore', 'turnStart', 'turnEnd'] as const;
type WindowName = (typeof WINDOWS)[number];

/** When our Special can be played in the test that is running, and what it does. */
let bringsAt: WindowName = 'beforeScore';
let bring: (game: Words, happening: Happening) => void = () => undefined;
/** The cards that have answered, in their stays. */
let heard: Card[] = [];

/** The card, reporting when it answers. */
function spied<D extends CardDef>(def: D): D {
  if (!def.on) return def;
  const on = Object.fromEntries(
    Object.entries(def.on).map(([moment, reaction]) => {
      const run = (scene: { self: Card }, happening: Happening): unknown => {
        heard.push(scene.self);
        return (reaction.run as (...given: unknown[]) => unknown)(scene, happening);
      };
      return [moment, { ...reaction, run }];
    }),
  );
  return { ...def, on } as D;
}

const BRINGER = 'bringers/bringer';
const bringers = plainSet('bringers', [
  action(BRINGER, {
    copies: 1,
    name: { en: 'Bringer', fr: 'Bringer' },
    icon: '',
    text: { en: '', fr: '' },
    special: WINDOWS.map((on) => ({
      on,
      can: () => on === bringsAt,
      run: ({ game }, happening) => bring(game, happening),
    })),
  }),
]);

const spiedSet = (set: SetDef): SetDef => ({
  ...set,
  bases: set.bases.map(spied),
  sideDecks: (set.sideDecks ?? []).map((deck) => ({ ...deck, cards: deck.cards.map(spied) })),
  factions: set.factions.map((faction) => ({
    ...faction,
    cards: faction.cards.map(spied),
    ...(faction.titan ? { titan: spied(faction.titan) } : {}),
  })),
});
const spyRules = new Rules([...rules.sets.map(spiedSet), bringers], rules.version);

const PHASES = {
  beforeScore: 'score',
  whenScore: 'score',
  afterScore: 'score',
  turnStart: 'start',
  turnEnd: 'end',
} as const;
const WAYS = ['played here', 'played elsewhere', 'moved here'] as const;
type Way = (typeof WAYS)[number];

interface Situation {
  readonly way: Way;
  readonly active: number;
  /** Has the player of the card the most power where it scores? */
  readonly leads: boolean;
}
const SITUATIONS: readonly Situation[] = WAYS.flatMap((way) =>
  [0, 2].flatMap((active) => [true, false].map((leads) => ({ way, active, leads }))),
);

const isMonster = (def: CardDef): boolean => def.type === 'minion' && def.monster !== undefined;

/** The first base is about to score; the card is wherever it is to be brought from. */
function positionFor(def: CardDef, window: WindowName, { way, active, leads }: Situation): Position {
  const subject = { card: def.id, as: 'subject', owner: 0 };
  const isInPlay = way === 'moved here';
  const inHand = (def.type === 'minion' && !isMonster(def)) || def.type === 'action';
  const rex = (owner: number): { card: string; owner: number } => ({ card: 'dinosaurs/king-rex', owner });
  const mine = { card: 'tricksters/gnome', owner: 0 };
  const theirs = { card: 'tricksters/gnome', owner: 1 };
  return {
    active,
    phase: PHASES[window],
    turn: 3,
    players: [0, 1, 2].map((seat) => ({
      vp: 0,
      hand: [
        ...(seat === 0 ? [{ card: BRINGER }] : []),
        ...(seat === 0 && inHand && !isInPlay ? [subject] : []),
        { card: 'dinosaurs/upgrade' },
      ],
      deck: Array.from({ length: 5 }, () => ({ card: 'robots/zapbot' })),
      discard: [],
      titans: seat === 0 && def.type === 'titan' && !isInPlay ? [subject] : [],
    })),
    bases: [
      {
        base: { card: 'base/jungle-oasis', as: 'scored' },
        minions: [theirs, mine, rex(1), rex(leads ? 0 : 1)],
        actions: [],
        buried: [{ card: 'robots/zapbot', owner: 0 }],
      },
      {
        base: { card: 'base/tortuga', as: 'elsewhere' },
        minions: isInPlay && def.type === 'minion' ? [theirs, mine, subject] : [theirs, mine],
        actions: isInPlay && def.type === 'action' && def.playOn === 'base' ? [subject] : [],
        titans: isInPlay && def.type === 'titan' ? [subject] : [],
      },
    ],
    baseDeck: [{ card: 'base/tar-pits' }],
    baseDiscard: [],
    sideDecks: {
      madness: { pile: Array.from({ length: 5 }, () => ({ card: 'madness/madness' })) },
      ...(isMonster(def) && !isInPlay ? { monster: { pile: [{ card: def.id, as: 'subject' }] } } : {}),
    },
  };
}

/** Brings the card, or says that there is no such way. */
function bringInto(game: Words, def: CardDef, subject: Card, to: Base, way: Way): Card {
  if (way === 'moved here') {
    if (def.type !== 'minion' && def.type !== 'titan') return NO_CARD;
    return game.move(subject, to) ? game.now(subject) : NO_CARD;
  }
  if (isMonster(def)) return game.playMonster(to, 0);
  if (def.type === 'titan') return game.playTitan(0, subject, to) ? game.now(subject) : NO_CARD;
  return game.playChosen(0, subject, { at: to });
}

/** Is the card, brought so in the middle of the window, meant by it; and if so, has it answered? */
function tryIt(def: CardDef, window: WindowName, situation: Situation): 'not meant' | 'answered' | 'forgotten' {
  const position = positionFor(def, window, situation);
  const { game, labels } = Game.arrange(spyRules, { seed: def.id, seats: 3 }, position);
  const when = def.on?.[window]?.when as ((game: Words, self: Card, happening: Happening) => boolean) | undefined;
  let brought: Card = NO_CARD;
  let isMeant = false;
  heard = [];
  bringsAt = window;
  bring = (words, happening) => {
    const subject = words.now(labels.get('subject') as Card);
    const to = words.now(labels.get(situation.way === 'played elsewhere' ? 'elsewhere' : 'scored') as Card) as Base;
    brought = bringInto(words, def, subject, to, situation.way);
    isMeant = brought !== NO_CARD && words.isInPlay(brought) && (!when || when(words, brought, happening));
  };
  game.decider = inPlace(({ options, min, purpose }) => {
    const bringer = options.find(({ card }) => purpose === 'playSpecial' && card?.def === BRINGER);
    if (bringer) return [bringer.id];
    return options.slice(0, min).map(({ id }) => id);
  });
  game.step();
  if (!isMeant) return 'not meant';
  return heard.includes(brought) ? 'answered' : 'forgotten';
}

/** At the start and the end of a turn only Specials follow a condition that comes true (RES-16): others have to come. */
const concerns = (window: WindowName, { way }: Situation): boolean =>
  way !== 'moved here' || window === 'beforeScore' || window === 'afterScore';

/** They answer the start of a turn only if they did not come on that turn (CARD-035, ERR-23), or its end only if a minion was played. */
const LATER = ['killer-plants/sprout', 'smash-up-all-stars/sprout', 'ninjas/infiltrate', 'rock-stars/hot-venue'];

describe.each(WINDOWS)('a card that comes %s', (window) => {
  const answering = rules.defs.filter((def) => def.type !== 'base' && def.on?.[window]);
  it.each(answering.map((def) => [def.id, def] as const))('%s', (_id, def) => {
    const results = SITUATIONS.filter((one) => concerns(window, one)).map((one) => ({
      ...one,
      result: tryIt(def, window, one),
    }));
    expect(results.filter(({ result }) => result === 'forgotten')).toEqual([]);
    if (!LATER.includes(def.id)) expect(results.map(({ result }) => result)).toContain('answered');
  });
});
