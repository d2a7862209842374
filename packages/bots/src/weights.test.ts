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

/** The chance of a seat with this card in hand. No feature but the card itself tells two actions apart. */
function chanceWith(boxes: string, card: string): number {
  const evaluator = new NetworkEvaluator(networkOf({ ...NETWORK_WEIGHTS, boxes }, rules));
  const PLAYER = { vp: 5, hand: [], deck: [], discard: [] };
  const factions: [string, string][] = [
    ['pirates', 'ninjas'],
    ['robots', 'aliens'],
  ];
  const { game } = Game.arrange(
    rules,
    { seed: 'x', factions },
    {
      active: 0,
      phase: 'start',
      turn: 9,
      players: [{ ...PLAYER, hand: [{ card }] }, PLAYER],
      bases: [{ base: { card: 'base/tortuga' }, minions: [], actions: [] }],
      baseDeck: [{ card: 'base/tar-pits' }],
      baseDiscard: [],
    },
  );
  return evaluator.evaluate(game)[0] as number;
}

const STANDARD = 'pirates/cannon';
const ANOTHER = 'pirates/broadside';
const SPECIAL = 'pirates/full-sail';

describe('the network', () => {
  it('knows cards apart', () => {
    const { boxes } = NETWORK_WEIGHTS;
    expect(Math.abs(chanceWith(boxes, STANDARD) - chanceWith(boxes, ANOTHER))).toBeGreaterThan(1e-5);
  });

  it('knows a card that it never learned by what is printed on it', () => {
    const boxes = NETWORK_WEIGHTS.boxes.replace('core:', 'unknown:');
    expect(Math.abs(chanceWith(boxes, STANDARD) - chanceWith(boxes, SPECIAL))).toBeGreaterThan(1e-5);
    expect(chanceWith(boxes, STANDARD)).toBeCloseTo(chanceWith(boxes, ANOTHER), 12);
  });
});
