/**
 * An extra play that a card gives in its player's own play phase can be used at once, before what that card has triggered
 * (PLAY-05). Every card is played on, or used at, a base that answers all that happens; whoever gives an extra play then has
 * to offer it before the base answers.
 */
import { rules } from '@baston/cards';
import { action, base, type CardDef, Game, type GameEvent, MOMENTS, type Position, Rules } from '@baston/engine';
import { expect, it } from 'vitest';
import { plainSet } from '../plain-set.ts';
import { inPlace } from '../players.ts';

const printed = { name: { en: 'Net', fr: 'Net' }, icon: '', text: { en: '', fr: '' } };
const LISTENER = 'nets/listener';

/** The course of a play, in order: an extra play is given, it is offered at once, more of the same are given, the base answers. */
let course: string[] = [];
const answer = { run: (): void => void course.push('answer') };
const nets = plainSet(
  'nets',
  [
    action('nets/idle', { ...printed, copies: 1, onPlay: () => undefined }),
    action('nets/placed', { ...printed, copies: 1, playOn: 'base' }),
  ],
  [
    base(LISTENER, {
      ...printed,
      faction: 'nets',
      breakpoint: 99,
      vp: [1, 1, 1],
      on: Object.fromEntries(MOMENTS.map((moment) => [moment, answer])),
    }),
  ],
);
const netRules = new Rules([...rules.sets, nets], rules.version);

/** Enough for every extra play: a minion without power and idle actions, in the hand and in the discard pile. */
const WEAK = [{ card: 'giant-ants/worker' }, { card: 'nets/idle' }, { card: 'nets/placed' }];

function positionFor(def: CardDef): Position {
  const subject = { card: def.id, owner: 0 };
  const isAtHome = def.type === 'minion' || def.type === 'action';
  const mine = { card: 'robots/warbot', owner: 0 };
  const theirs = { card: 'dinosaurs/king-rex', owner: 1 };
  return {
    active: 0,
    phase: 'play',
    turn: 3,
    players: [0, 1].map((seat) => ({
      vp: 0,
      hand: [...(seat === 0 && isAtHome ? [subject] : []), ...WEAK, ...WEAK],
      deck: [...WEAK, ...WEAK],
      discard: WEAK,
    })),
    bases: [
      {
        base: { card: LISTENER },
        minions: [mine, theirs],
        actions: [],
        titans: def.type === 'titan' ? [{ ...subject, counters: 3 }] : [],
      },
      { base: { card: 'base/tortuga' }, minions: [theirs], actions: [] },
    ],
    baseDeck: [{ card: 'base/tar-pits' }],
    baseDiscard: [],
    sideDecks: { madness: { pile: [{ card: 'madness/madness' }, { card: 'madness/madness' }] } },
  };
}

/** Plays the card, and uses it if it can be used; keeps every extra play. */
function courseOf(def: CardDef): string[] {
  const { game } = Game.arrange(netRules, { seed: def.id, seats: 2 }, positionFor(def));
  course = [];
  let play = '';
  game.sink = (event: GameEvent) => {
    if (event.type !== 'permit') return;
    // A player who has kept one of several keeps the others: they are the same play, and nothing has happened since.
    const isKept = event.play === play && ['offered', 'more'].includes(course.at(-1) ?? '');
    course.push(isKept ? 'more' : 'given');
    play = event.play;
  };
  game.decider = inPlace(({ purpose, options, min, max, keeps }) => {
    const ids = options.map(({ id }) => id);
    if (purpose === 'turn') return [options.find(({ card }) => card?.def === def.id)?.id ?? 'end'];
    if (keeps) course.push('offered');
    return keeps ? [] : ids.slice(0, Math.max(min, Math.min(1, max)));
  });
  for (let i = 0; i < 2 && game.phase === 'play'; i++) {
    game.step();
    course.push('done');
  }
  return course;
}

/** The base was going to answer something when the play was given, and nobody was asked. */
const isForgotten = (happened: string, i: number, all: readonly string[]): boolean =>
  happened === 'given' &&
  all[i + 1] !== 'offered' &&
  all.slice(i).find((one) => one === 'answer' || one === 'done') === 'answer';

const isPlayed = (def: CardDef): boolean => def.type !== 'base' && !(def.type === 'minion' && def.monster);
const courses = rules.defs
  .slice(1)
  .filter(isPlayed)
  .map((def) => ({ id: def.id, course: courseOf(def) }));

it('finds cards that give extra plays', () => {
  const givers = courses.filter(({ course }) => course.includes('given'));
  const offerers = courses.filter(({ course }) => course.includes('offered'));
  expect(givers.length).toBeGreaterThan(40);
  expect(offerers.length).toBeGreaterThan(40);
});

it('lets each of them be used at once', () => {
  expect(courses.filter(({ course }) => course.some(isForgotten))).toEqual([]);
});
