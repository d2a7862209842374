import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BASE,
  LAYERS,
  Network,
  OUTPUT_AT,
  OWN,
  type Position,
  PRINTED_AT,
  printedRows,
  WEIGHT_COUNT,
} from '@baston/bots';
import { rules } from '@baston/cards';
import { nextBits, seedWords } from '@baston/engine';
import { afterAll, describe, expect, it } from 'vitest';
import type { Result } from '../play.ts';
import type { Selfplay } from '../study.ts';
import { type Episode, episodeOf } from './episode.ts';
import { Gradient } from './gradient.ts';
import { PositionFiles } from './positions.ts';
import { selfplay } from './selfplay.ts';
import { TRAINING, train } from './trainer.ts';
import { trainOn, weightsOf } from './training.ts';

/** A few quick games; the core box alone, so that they are the same whatever boxes there are. */
const pool = rules.sets[0]?.factions.map(({ id }) => id) ?? [];
const study: Selfplay = { kind: 'selfplay', rules: rules.version, seed: 'test', games: 60, pool, effort: 2 };
const results = Array.from({ length: study.games }, (_, index) => selfplay(study, index));
const episodes = results.map((result) => episodeOf(study, result) as Episode);
const printed = printedRows(rules);

const FEW: typeof TRAINING = { ...TRAINING, epochs: 6, batch: 64, warmUp: 10 };

function randomNetwork(seed: string): Network {
  const words = new Int32Array(4);
  seedWords(seed, words);
  const weights = Float64Array.from({ length: WEIGHT_COUNT }, () => (nextBits(words) >>> 0) / 2 ** 33 - 0.25);
  return new Network(weights, printed);
}

describe('self-play', () => {
  it('plays games for two to four players, some with titans, the same with the same seed', () => {
    expect(new Set(results.map(({ bots }) => bots.length))).toEqual(new Set([2, 3, 4]));
    expect(selfplay(study, 3)).toEqual(results[3]);
    expect(selfplay({ ...study, seed: 'other' }, 3).answers).not.toBe(results[3]?.answers);
  });

  it('keeps what is needed to replay a game: a position for every turn', () => {
    results.forEach(({ turns, winner }, i) => {
      const { positions, winner: won } = episodes[i] as Episode;
      expect(positions).toHaveLength(turns - 1); // it is over when the last turn would begin
      expect(won).toBe(winner);
    });
  });

  it('refuses games whose answers were changed', () => {
    const result = results[0] as Result;
    const answers = (result.answers ?? '').split(' ');
    const cut = { ...result, answers: answers.slice(0, -3).join(' ') };
    expect(episodeOf(study, cut)).toBeUndefined();
    expect(episodeOf(study, { ...result, hash: (result.hash ?? 0) + 1 })).toBeUndefined();
    expect(episodeOf(study, result)).toEqual(episodes[0]);
  });
});

describe('the gradient', () => {
  it('is how the loss changes with every kind of weight', () => {
    const network = randomNetwork('gradient');
    const { weights } = network;
    const positions = [0, 2, 4].flatMap((game) => (episodes[game] as Episode).positions.slice(8, 10));
    const targets = positions.map(({ seats }) =>
      Float64Array.from({ length: 4 }, (_, i) => (i < seats ? 1 / seats : 0)),
    );
    const gradient = new Gradient(network, printed);
    for (const [i, position] of positions.entries()) gradient.add(position, targets[i] as Float64Array);
    gradient.finish();
    const chances = new Float64Array(4);
    const loss = (): number => {
      network.refresh();
      return positions.reduce((sum, position, i) => {
        network.predict(position, chances);
        const [target] = [targets[i] as Float64Array];
        for (let seat = 0; seat < position.seats; seat++)
          sum -= (target[seat] as number) * Math.log(chances[seat] as number);
        return sum;
      }, 0);
    };
    const STEP = 1e-5;
    const parts = [0, PRINTED_AT, LAYERS.base.at, LAYERS.seat.at, LAYERS.last.at, OUTPUT_AT, WEIGHT_COUNT];
    for (let part = 0; part + 1 < parts.length; part++) {
      const all = Array.from(
        { length: (parts[part + 1] as number) - (parts[part] as number) },
        (_, i) => (parts[part] as number) + i,
      );
      const used = all.filter((i) => gradient.sums[i] !== 0);
      expect(used.length).toBeGreaterThan(3);
      for (let n = 0; n < 12; n++) {
        const at = used[Math.floor((n * used.length) / 12)] as number;
        const before = weights[at] as number;
        weights[at] = before + STEP;
        const more = loss();
        weights[at] = before - STEP;
        const less = loss();
        weights[at] = before;
        expect(gradient.sums[at]).toBeCloseTo((more - less) / (2 * STEP), 5);
      }
    }
  });
});

describe('training', () => {
  const training = trainOn({ ...FEW, seed: 'test' }, episodes);

  it('lowers the loss on games that were held out, deterministically', () => {
    expect(training.loss.trained).toBeLessThan(0.95 * training.loss.uniform);
    expect(Math.abs(training.loss.kept - training.loss.trained)).toBeLessThan(0.01);
    expect(trainOn({ ...FEW, seed: 'test' }, [...episodes].reverse())).toEqual(training);
  });

  it('counts how often estimates come true', () => {
    const estimates = training.reliability.reduce((sum, bin) => sum + bin.estimates, 0);
    const held = episodes.filter(({ index }) => index % 19 === 0);
    expect(estimates).toBe(held.reduce((sum, { positions }) => sum + positions.length * (positions[0]?.seats ?? 0), 0));
  });

  it('learns from results and from the next position', () => {
    // Two episodes with the same beginning are won by either seat; the second positions tell them apart.
    const [one, other] = [episodes[0], episodes[1]].map((episode) => (episode as Episode).positions) as Position[][];
    const pair: Episode[] = [one, other].map((positions, winner) => ({
      index: winner,
      winner,
      positions: [one?.[0] as Position, positions?.[9] as Position],
    }));
    const chances = new Float64Array(4);
    const network = train({ ...FEW, seed: 'two', epochs: 300, weightDecay: 0, vectorDecay: 0 }, printed, pair, pair);
    expect(network.predict(pair[0]?.positions[0] as Position, chances)[0]).toBeCloseTo(0.5, 1);
    for (const { winner, positions } of pair)
      expect(network.predict(positions[1] as Position, chances)[winner]).toBeGreaterThan(0.8);
  });

  it('takes over weights that were trained elsewhere, and nothing else', () => {
    const network = randomNetwork('elsewhere');
    const bytes = new Uint8Array(Float32Array.from(network.weights).buffer);
    expect(weightsOf(bytes, episodes)?.loss.trained).toBeGreaterThan(0);
    expect(weightsOf(bytes.slice(4), episodes)).toBeUndefined();
  });
});

describe('the position files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baston-positions-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contain every position in records of equal length', () => {
    const files = new PositionFiles(folder);
    for (const episode of episodes) files.add(episode);
    files.close();
    const { files: layouts, head, unit } = JSON.parse(readFileSync(join(folder, 'layout.json'), 'utf8'));
    for (const { seats, length } of layouts) {
      const of = episodes.filter(({ positions }) => positions[0]?.seats === seats);
      const bytes = readFileSync(join(folder, `positions.${seats}`));
      const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
      expect(numbers.length).toBe(length * of.reduce((sum, { positions }) => sum + positions.length, 0));
      const { winner, positions, index } = of[0] as Episode;
      const [first] = positions as [Position];
      expect([...numbers.subarray(0, 5)]).toEqual([
        winner,
        positions.length,
        first.bases,
        first.length / 2,
        index % 19 === 0 ? 1 : 0,
      ]);
      for (let i = 0; i < OWN + BASE; i++)
        expect((numbers[head + i] as number) / unit).toBeCloseTo(first.inputs[i] as number, 2);
      expect([...numbers.subarray(length - 2 * 48 * seats, length - 2 * 48 * seats + first.length)]).toEqual([
        ...first.cards,
      ]);
    }
  });
});
