/** Cards that a seat cannot know are swapped; the same answers are given; every byte for that seat stays the same. */
import { rules } from '@baston/cards';
import {
  below,
  type Decider,
  describe as describeQuestion,
  eventFor,
  Game,
  type Question,
  type Request,
  seedWords,
  view,
} from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

class Different extends Error {}

interface Run {
  readonly bytes: string[];
  readonly answers: { readonly key: string; readonly picks: readonly string[] }[];
  readonly known: ReadonlySet<number>;
}

const key = ({ seat, kind, purpose, source }: Question): string => `${seat} ${kind} ${purpose} ${source?.def ?? ''}`;

/** Plays some steps and keeps every byte that the seat gets; answers come from `choose`. */
function record(start: Game, seat: number, steps: number, choose: (question: Question) => readonly string[]): Run {
  const game = start.clone();
  const bytes = [JSON.stringify(view(game, seat))];
  const answers: Run['answers'] = [];
  const known = new Set<number>();
  // A spectator knows what everybody knows.
  const knowers = seat >= 0 ? [seat] : game.allSeats();
  const noteKnown = (): void => {
    for (let id = 1; id <= game.cardCount(); id++)
      if (knowers.every((one) => game.isKnownTo(game.card(id), one))) known.add(id);
  };
  const many = (g: Game, request: Request): number[] => {
    const question = describeQuestion(g, request);
    const picks = choose(question);
    if (picks.length < question.min || picks.length > question.max) throw new Different();
    answers.push({ key: key(question), picks });
    noteKnown();
    return picks.map((pick) => {
      const index = question.options.findIndex((option) => option.id === pick);
      if (index < 0) throw new Different();
      return index;
    });
  };
  const decider: Decider = { one: (g, request) => many(g, request)[0] ?? -1, many };
  game.decider = decider;
  game.sink = (event) => {
    bytes.push(JSON.stringify(eventFor(event, seat)));
    noteKnown();
  };
  noteKnown();
  for (let i = 0; i < steps && !game.isOver(); i++) {
    game.step();
    bytes.push(JSON.stringify(view(game, seat)));
  }
  return { bytes, answers, known };
}

/** Swaps what the cards are that the seat never gets to know, among cards of one owner in hands and decks. */
function swapUnknown(game: Game, known: ReadonlySet<number>, words: Int32Array): number {
  let swaps = 0;
  const groups = new Map<number, number[]>();
  for (let id = 1; id <= game.cardCount(); id++) {
    if (known.has(id) || game.isPublic(id)) continue;
    const owner = game.ownerOf(game.card(id));
    groups.set(owner, [...(groups.get(owner) ?? []), id]);
  }
  for (const ids of groups.values()) {
    for (let i = ids.length - 1; i > 0; i--) {
      const j = below(words, i + 1, 0);
      if (game.swapIdentities(ids[i] as number, ids[j] as number)) swaps++;
    }
  }
  return swaps;
}

describe('what a seat cannot know', () => {
  it('does not change a byte of what it sees and hears', () => {
    const words = new Int32Array(4);
    seedWords('secrecy', words, 0);
    let compared = 0;
    let given = 0;
    let swapped = 0;
    for (let n = 0; n < 700; n++) {
      const seats = 2 + (n % 3);
      const game = Game.create(rules, { seed: `secret-${n % 60}`, seats });
      game.decider = inPlace(randomChooser(`secret-${n}`));
      for (let i = below(words, 150, 0); i > 0 && !game.isOver(); i--) game.step();
      const seat = below(words, seats + 1, 0) - 1;
      const random = randomChooser(`answers-${n}`);
      const original = record(game, seat, 8, random);
      const other = game.clone();
      swapped += swapUnknown(other, original.known, words);
      let next = 0;
      try {
        const twin = record(other, seat, 8, (question) => {
          const answer = original.answers[next];
          if (answer?.key === key(question)) {
            next++;
            return answer.picks;
          }
          if (question.purpose === 'playSpecial') return []; // another hand may hold a Special: it is not played
          throw new Different();
        });
        if (next < original.answers.length) throw new Different();
        expect(twin.bytes, `game ${n}, seat ${seat}`).toEqual(original.bytes);
        compared += twin.bytes.length;
      } catch (thrown) {
        if (!(thrown instanceof Different)) throw thrown;
        given++; // the other cards leave no room for the same answers
      }
    }
    expect(swapped).toBeGreaterThan(10_000);
    expect(compared).toBeGreaterThan(5_000);
    expect(given).toBeLessThan(350);
  });
});
