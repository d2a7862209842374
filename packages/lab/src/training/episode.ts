/** Replays a game that was kept to train on, and reads its positions. */
import { Features, type Position } from '@baston/bots';
import { rules } from '@baston/cards';
import { type Decider, Game } from '@baston/engine';
import type { Result } from '../play.ts';
import { planOf, type Study } from '../study.ts';

/** A game: its positions, one for each turn, and its winner. */
export interface Episode {
  readonly index: number;
  readonly winner: number;
  readonly positions: readonly Position[];
}

/** One game of this many is held out for validation: a prime, so that games of every kind are (study.ts). */
const VALIDATION_OF = 19;

export const isHeldOut = ({ index }: { readonly index: number }): boolean => index % VALIDATION_OF === 0;

/** The game of this study again; undefined if these are not its answers. */
export function episodeOf(study: Study, { index, bots, winner, answers, hash }: Result): Episode | undefined {
  const { seed, factions = [], titans = 'needed' } = planOf(study, index);
  const game = Game.create(rules, {
    seed,
    seats: bots.length,
    titans,
    factions: factions.map(([one, other]): [string, string] => [one, other]),
  });
  game.decider = new Answers(answers ?? '');
  const features = new Features();
  const positions: Position[] = [];
  let turn = 0;
  try {
    while (!game.isOver()) {
      if (game.phase === 'start' && game.turn !== turn) {
        turn = game.turn;
        features.read(game);
        positions.push(features.copy());
      }
      game.step();
    }
  } catch {
    return undefined; // an answer is missing, or there is no such option
  }
  return game.hash() === hash ? { index, winner, positions } : undefined;
}

/** Gives the answers that were kept, one after the other. */
class Answers implements Decider {
  readonly #answers: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#answers = text.split(' ');
  }
  many(): readonly number[] {
    const answer = this.#answers[this.#next++];
    if (answer === undefined) throw new RangeError('no answer is left');
    return answer === '' ? [] : answer.split('.').map(Number);
  }
  one(): number {
    return this.many()[0] ?? -1;
  }
}
