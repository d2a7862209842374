/** Every event that a card causes names that card. */
import { rules } from '@baston/cards';
import { Game, type GameEvent } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace, randomChooser } from '../players.ts';

const GAMES = 24;

/** Events that the rules cause without any card. All others are effects of cards. */
const BY_THE_RULES: readonly GameEvent['type'][] = [
  'pick',
  'firstPlayer',
  'mulligan',
  'turn',
  'phase',
  'play', // regular plays
  'use',
  'draw', // two a turn
  'reveal', // a hand that is exchanged for a new one
  'shuffle',
  'reshuffle',
  'discard', // down to ten cards; an action that is done
  'destroy', // what an immune card sheds (PROT-06)
  'control', // goes back at the end of the turn
  'uncover', // one a turn (BURY-07)
  'turnUp', // the next base, after one has come into play
  'scoring',
  'standing',
  'vp',
  'loot',
  'take',
  'base',
  'clash',
  'aside',
  'penalty',
  'win',
];

it('every event that only cards can cause names one', () => {
  const silent = new Set<string>();
  const told = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const seed = `causes-${n}`;
    const note = (event: GameEvent): void => {
      const hasCause =
        event.cause !== undefined || 'source' in event || ('by' in event && typeof event.by === 'object');
      (hasCause ? told : silent).add(event.type);
    };
    const game = Game.create(rules, { seed, seats: 2 + (n % 3), bases: 'all' }, note);
    game.decider = inPlace(randomChooser(seed));
    game.run();
  }
  expect([...silent].filter((type) => !BY_THE_RULES.includes(type as GameEvent['type']))).toEqual([]);
  expect(told.size).toBeGreaterThan(35);
  for (const type of ['discard', 'draw', 'shuffle', 'play', 'place', 'return', 'move', 'counters'])
    expect(told).toContain(type);
});
