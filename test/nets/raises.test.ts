/** An action that directly increases the power of a minion in play is marked so (VAL-13, CARD-136): others ask for such actions. */
import { rules } from '@baston/cards';
import { type ActionDef, below, Game, NOBODY, type PlacedCard, seedWords } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace, randomChooser } from '../players.ts';
import { A, B, lay, netRules, onRaised } from './deeds.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `raises-${i}`);

/** Playing one of these from the hand raises nothing. */
const NOT_WHEN_PLAYED = new Map([
  ['ancient-egyptians/blessing-of-anubis', 'it is buried, and does so when it is uncovered (BURY-11)'],
]);

/** Nothing but a Special: it waits for its own moment, and no other card lets it be played. */
const isOnlySpecial = ({ special, onPlay, playOn }: ActionDef): boolean => !!special && !onPlay && !playOn;

const actions = rules.defs.filter(
  (def): def is ActionDef => def.type === 'action' && def.copies > 0 && !isOnlySpecial(def),
);

const of = (seat: number, card: string, counters = 0): PlacedCard => ({
  card,
  controller: seat,
  owner: seat,
  counters,
});

/** A base about to score, where A is ahead, and another; A has the action in hand, or has buried it. */
function layWith(def: ActionDef, hasFullHand: boolean) {
  const minions = [
    of(A, 'robots/zapbot', 2),
    of(A, 'robots/nukebot', 1),
    of(A, 'robots/zapbot'),
    { card: 'monster/web-troll', controller: NOBODY },
    of(B, 'net/minion', 1),
    of(B, 'net/listener'),
  ];
  const self = of(A, def.id);
  const here = {
    base: { card: 'base/jungle-oasis' },
    minions: [...minions, of(A, 'dinosaurs/king-rex'), of(A, 'dinosaurs/king-rex')],
    actions: [of(A, 'net/on-base')],
    buried: def.playOn === 'bury' ? [self] : [],
  };
  const pile = ['robots/zapbot', 'robots/zapbot', 'dinosaurs/upgrade'].map((card) => of(A, card));
  const madness = of(A, 'madness/madness');
  const more = [of(A, 'treasure/wishing-ring'), of(A, 'vampires/heavy-drinker'), madness];
  const player = { hand: [self, ...(hasFullHand ? more : [])], deck: [...pile, ...pile], discard: pile };
  const position = { ...lay(here, { minions }, [player, { hand: [madness, madness] }]), active: A };
  const sideDecks = { ...position.sideDecks, madness: { pile: [madness, madness, madness] } };
  return { ...position, sideDecks, phase: def.playOn === 'bury' ? ('start' as const) : ('play' as const) };
}

/** Which actions raise power in a turn of any choices that begins with this one, if it can. */
function raisersIn(def: ActionDef, seed: string): string[] {
  const found: string[] = [];
  const { game } = Game.arrange(netRules, { seed, seats: 2 }, layWith(def, SEEDS.indexOf(seed) % 2 === 1));
  onRaised(() => found.push(game.nameOf(game.source)));
  const choose = randomChooser(`${seed} ${def.id}`);
  game.decider = inPlace((question) => {
    const answers = choose(question);
    const plays = question.options.filter(({ card }) => card?.def === def.id);
    return question.purpose === 'turn' && plays.length > 0
      ? [plays[SEEDS.indexOf(seed) % plays.length]?.id ?? '']
      : answers;
  });
  for (let i = 0; i < 20 && !game.isOver() && game.active === A; i++) game.step();
  onRaised(() => {});
  return found;
}

it('marks every action that raises power and can be asked for', () => {
  const found = new Set(actions.flatMap((def) => SEEDS.flatMap((seed) => raisersIn(def, seed))));
  const isMarked = ({ id, raises }: ActionDef): boolean => raises !== undefined || NOT_WHEN_PLAYED.has(id);
  expect(actions.filter((def) => found.has(def.id) && !isMarked(def)).map(({ id }) => id)).toEqual([]);
  expect([...found].length).toBeGreaterThan(0.9 * actions.filter(isMarked).length); // it has seen nearly all that are
});

/** Where the answers to an action that is offered can still keep it from raising anybody. */
const CAN_FAIL = new Map([['cowboys/run-em-off', 'the duel may be lost']]);

/** Any position with Space Prince, where some actions could raise a minion of A and some could not; A has this one in hand. */
function layAny(def: ActionDef, seed: string) {
  const words = new Int32Array(4);
  seedWords(`${seed} ${def.id}`, words);
  const some = (seat: number, cards: readonly string[]): PlacedCard[] =>
    cards.filter(() => below(words, 2) === 0).map((card) => of(seat, card, Math.max(0, below(words, 5) - 2)));
  const here = {
    minions: [
      of(A, 'astroknights/space-prince', below(words, 2)),
      ...some(A, ['robots/zapbot', 'dinosaurs/king-rex', 'robots/nukebot']),
      ...some(B, ['net/minion', 'dinosaurs/king-rex']),
      ...(below(words, 2) === 0 ? [{ card: 'monster/web-troll', controller: NOBODY }] : []),
    ],
  };
  // The listener is too strong to be beaten, and goes on listening.
  const bearer = { ...of(B, 'net/listener', 9), actions: some(B, ['dinosaurs/upgrade', 'shapeshifters/shell-game']) };
  const there = { minions: [...some(A, ['robots/zapbot']), bearer] };
  const hand = [
    of(A, def.id),
    ...some(A, ['treasure/wishing-ring', 'robots/zapbot', 'madness/madness', 'wizards/scry']),
  ];
  return { ...lay(here, there, [{ hand }, { hand: [] }]), active: A };
}

/** Is the action offered by Space Prince, and has it raised one of A's minions? Where it is not offered, it is played all the same. */
function viaPrince(def: ActionDef, seed: string): { isOffered: boolean; hasRaised: boolean } {
  const { game } = Game.arrange(netRules, { seed, seats: 2 }, layAny(def, seed));
  const mine = game.minions({ of: A });
  let isOffered = false;
  let isPlayed = false;
  let hasRaised = false;
  onRaised((card) => {
    if (mine.includes(card) && game.nameOf(game.source) === def.id) hasRaised = true;
  });
  const choose = randomChooser(`${seed} ${def.id}`);
  game.decider = inPlace((question) => {
    const optionsFor = (id: string) => question.options.filter(({ card }) => card?.def === id);
    const wanted = isPlayed ? [] : [...optionsFor('astroknights/space-prince'), ...optionsFor(def.id)];
    if (question.purpose === 'turn') {
      isPlayed = wanted[0]?.card?.def === def.id;
      return wanted[0] ? [wanted[0].id] : choose(question);
    }
    if (question.purpose !== 'playExtra' || question.source?.def !== 'astroknights/space-prince')
      return choose(question);
    isPlayed = isOffered = optionsFor(def.id).length > 0;
    return optionsFor(def.id).map(({ id }) => id);
  });
  for (let i = 0; i < 20 && !game.isOver() && game.active === A; i++) game.step();
  onRaised(() => {});
  return { isOffered, hasRaised };
}

const raising = actions.filter(({ raises }) => raises !== undefined);

it.each(raising.map((def) => [def.id, def] as const))('is offered if it raises one of your minions: %s', (_id, def) => {
  let offers = 0;
  for (let i = 0; i < 24; i++) {
    const { isOffered, hasRaised } = viaPrince(def, `prince-${i}`);
    const isRight = isOffered === hasRaised || (isOffered && CAN_FAIL.has(def.id));
    expect(isRight, `position ${i}: ${isOffered ? 'offered' : 'not offered'}, ${hasRaised ? '' : 'not '}raised`).toBe(
      true,
    );
    if (isOffered) offers++;
  }
  expect(offers).toBeGreaterThan(0);
});
