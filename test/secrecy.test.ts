/**
 * Cards that a seat cannot know are swapped; the same answers are given; every byte for that seat stays the same, and so
 * does who is asked what, and when.
 */
import { rules } from '@baston/cards';
import { below, type Config, Game, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { STAYS } from '../packages/engine/src/state/block.ts';
import { inPlace, randomChooser } from './players.ts';
import { Different, key, record, swapUnknown } from './swap.ts';

/** Every other game is played with cards that are laid face down: buried, or in duels. */
const POOLS = [
  undefined,
  ['ancient-egyptians', 'cowboys', 'vikings'],
  undefined,
  ['cowboys', 'samurai', 'ancient-egyptians'],
];

const SEARCHERS = ['wizards', 'killer-plants', 'anansi-tales', 'shapeshifters'];

function poolOf(n: number): Partial<Config> {
  const pool = POOLS[n % POOLS.length];
  return pool ? { pool, boxes: 4 } : {};
}

describe('what a seat cannot know', () => {
  it('does not change a byte of what it sees and hears', () => {
    const words = new Int32Array(4);
    seedWords('secrecy', words);
    let compared = 0;
    let given = 0;
    let swapped = 0;
    let buried = 0;
    let duels = 0;
    let rounds = 0;
    for (let n = 0; n < 1000; n++) {
      const seats = 2 + (n % 3);
      const titans = n % 2 === 0 ? 'all' : 'needed';
      const game = Game.create(rules, { seed: `secret-${n % 60}`, seats, titans, discreet: true, ...poolOf(n) });
      game.decider = inPlace(randomChooser(`secret-${n}`));
      for (let i = below(words, 150); i > 0 && !game.isOver(); i--) game.step();
      const seat = below(words, seats + 1) - 1;
      const random = randomChooser(`answers-${n}`);
      const original = record(game, seat, 8, random);
      const other = game.clone();
      swapped += swapUnknown(other, original.known, words);
      let next = 0;
      try {
        const twin = record(other, seat, 8, (question) => {
          const answer = original.answers[next++];
          // Everybody hears who is asked, by which card and when: another game has other answers, not other questions.
          expect(key(question), `game ${n}, seat ${seat}, question ${next}`).toBe(answer?.key);
          return answer?.picks ?? [];
        });
        expect(next).toBe(original.answers.length);
        expect(twin.bytes, `game ${n}, seat ${seat}`).toEqual(original.bytes);
        compared += twin.bytes.length;
        buried += original.bytes.filter((text) => /"buried":\[[^\]]*"controller":\d\}/.test(text)).length;
        rounds += original.bytes.filter((text) => /"asked":"\d cards playSpecial/.test(text)).length;
        duels += original.bytes.filter((text) => /"duel":\{.*"cards":\[[^\]]*"controller":\d\}/.test(text)).length;
      } catch (thrown) {
        if (!(thrown instanceof Different)) throw thrown;
        given++;
      }
    }
    expect(swapped).toBeGreaterThan(10_000);
    expect(compared).toBeGreaterThan(5_000);
    expect(given).toBeLessThan(200);
    expect(rounds).toBeGreaterThan(1000);
    // Cards that lie face down and are not the seat's own.
    expect(buried).toBeGreaterThan(500);
    expect(duels).toBeGreaterThan(30);
  });

  it('is not told by the number of a card that was found in a deck', () => {
    let found = 0;
    for (let n = 0; n < 100; n++) {
      let isSearching = false;
      const game: Game = Game.create(rules, { seed: `found-${n}`, pool: SEARCHERS, boxes: 4 });
      game.listen((event) => {
        if (event.type === 'search') isSearching = true;
        if (!isSearching || event.type === 'search' || event.type === 'shuffle') return;
        isSearching = false;
        if (event.type !== 'reveal' || event.from !== 'deck') return;
        found++;
        // Newer than all: the numbers that the shuffle has given out are the places in the deck.
        expect(event.cards.map(({ id }) => id)).toEqual([game.block[STAYS]]);
      });
      game.decider = inPlace(randomChooser(`found-${n}`));
      game.run();
    }
    expect(found).toBeGreaterThan(100);
  });
});
