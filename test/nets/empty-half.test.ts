/** A choice “X OR Y” offers only what can be done (TIME-23), so every choice does something. */
import type { Scenario } from '@baston/table';
import { expect, it } from 'vitest';
import { playOn } from './playouts.ts';

/** Sides that may be chosen although nothing comes of it. */
const EMPTY = new Map([
  ['warriors/ruckus destroyMonster', '“all” may be none (TIME-26)'],
  ['time-travelers/1-21-gigawatts shuffleActions', '“all” may be none (TIME-26)'],
  ['time-travelers/1-21-gigawatts shuffleMinions', '“all” may be none (TIME-26)'],
  ['magical-girls/purge-the-demon removeCounters', 'of a card that is protected from it (PROT-03)'],
  ['russian-fairy-tales/the-birch placeInHand', 'where it was found'],
  ['russian-fairy-tales/the-birch-woman placeInHand', 'where it was found'],
  ['madness/madness returnMadness', 'it goes there once the action is done (STD-03)'],
  ['sheep/hello-dolly returnMadness', 'it copies Madness, but goes to its owner’s discard pile (ZONE-05)'],
  ['smash-up-all-stars/puck playExtraAction', 'whether a hand holds an action is not told'],
]);

/** Nobody has a card to draw. */
const withoutPiles = (scenario: Scenario): Scenario => ({
  ...scenario,
  players: Object.fromEntries(
    Object.entries(scenario.players ?? {}).map(([seat, player]) => [seat, { ...player, deck: [], discard: [] }]),
  ),
});

// All scenarios are played on at random.
it('no side of an OR is offered that does nothing', { timeout: 180_000 }, () => {
  const empty = new Set<string>();
  playOn(
    1,
    (game, random) => {
      const { either } = game;
      let happened = 0;
      game.sink = () => happened++;
      game.either = (seat, ways, choice) => {
        const watched = ways.map((way) => ({
          ...way,
          run() {
            const before = happened;
            way.run();
            if (happened === before) empty.add(`${game.sourceName()} ${way.way}`);
          },
        }));
        either.call(game, seat, watched, choice);
      };
      // A player who is asked has something to decide.
      return {
        one: (...asked) => {
          happened++;
          return random.one(...asked);
        },
        many: (...asked) => {
          happened++;
          return random.many(...asked);
        },
      };
    },
    withoutPiles,
  );
  expect([...empty].filter((side) => !EMPTY.has(side)).sort()).toEqual([]);
});
