import { rules } from '@baston/cards';
import { Game, nextBits, Rules, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { FIRST_FACTION } from './features.ts';
import { PRINTED_AT, VECTOR, WEIGHT_COUNT } from './network.ts';
import { NetworkEvaluator, networkOf } from './network-evaluator.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { packWeights, unpackWeights } from './weights.ts';

const words = new Int32Array(4);
seedWords('weights', words);
const weights = Float64Array.from({ length: WEIGHT_COUNT }, () => (nextBits(words) >>> 0) / 2 ** 31 - 1);
const kept = packWeights(weights, rules);
const vectorOf = (all: Float64Array, row: number): number[] => [...all.subarray(row * VECTOR, (row + 1) * VECTOR)];

describe('kept weights', () => {
  it('take at most 40 KB, those that are committed too', () => {
    for (const { boxes, bytes } of [kept, NETWORK_WEIGHTS]) expect(boxes.length + bytes.length).toBeLessThan(40_000);
  });

  it('come back as they were, but for what a byte cannot hold', () => {
    const back = unpackWeights(kept, rules);
    for (let i = PRINTED_AT; i < WEIGHT_COUNT; i++) expect(back[i]).toBeCloseTo(weights[i] as number, 1);
    for (const row of [1, 200, rules.defs.length - 1, FIRST_FACTION, FIRST_FACTION + 68])
      for (let at = row * VECTOR; at < (row + 1) * VECTOR; at++) expect(back[at]).toBeCloseTo(weights[at] as number, 1);
  });

  it('follow their boxes to another shelf, and leave a box alone that they do not know', () => {
    const [core, ...others] = rules.sets;
    const sets = [...others.slice(0, 2), { ...core, id: 'another' }, ...others.slice(2)] as Rules['sets'];
    const shelf = new Rules(sets, 'x');
    const there = unpackWeights(kept, shelf);
    const here = unpackWeights(kept, rules);
    const of = (book: Rules, id: string): number => book.indexOf(id);
    expect(vectorOf(there, of(shelf, 'vampires/heavy-drinker'))).toEqual(
      vectorOf(here, of(rules, 'vampires/heavy-drinker')),
    );
    expect(vectorOf(there, of(shelf, 'pirates/pirate-king'))).toEqual(Array(VECTOR).fill(0));
    const faction = (book: Rules, id: string): number => FIRST_FACTION + book.factionIndex(id);
    expect(vectorOf(there, faction(shelf, 'vampires'))).toEqual(vectorOf(here, faction(rules, 'vampires')));
    expect(vectorOf(there, faction(shelf, 'pirates'))).toEqual(Array(VECTOR).fill(0));
  });
});

describe('a card that was never learned', () => {
  it('is known by what is printed on it', () => {
    const boxes = NETWORK_WEIGHTS.boxes.replace('core:', 'unknown:');
    const evaluator = new NetworkEvaluator(networkOf({ ...NETWORK_WEIGHTS, boxes }, rules));
    const chance = (minions: readonly string[]): number => {
      const PLAYER = { vp: 5, hand: [], deck: [], discard: [] };
      const { game } = Game.arrange(
        rules,
        {
          seed: 'x',
          factions: [
            ['pirates', 'ninjas'],
            ['robots', 'aliens'],
          ],
        },
        {
          active: 0,
          phase: 'start',
          turn: 9,
          players: [PLAYER, PLAYER],
          bases: [
            { base: { card: 'base/tortuga' }, minions: minions.map((card) => ({ card, controller: 0 })), actions: [] },
          ],
          baseDeck: [{ card: 'base/tar-pits' }],
          baseDiscard: [],
        },
      );
      return evaluator.evaluate(game)[0] as number;
    };
    expect(chance(['pirates/pirate-king', 'pirates/pirate-king'])).toBeGreaterThan(chance(['pirates/first-mate']));
  });
});
