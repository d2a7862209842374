/** "A player" is any player, whether or not there is something to do to them (TIME-26, CARD-160). */
import { rules } from '@baston/cards';
import { expect, it } from 'vitest';
import { playOn } from './playouts.ts';

/** The texts of these say more about the player. */
const LIMITED: Readonly<Record<string, string>> = {
  'anansi-tales/pot-of-wisdom': 'each other player gets one card: those who have one are no longer asked about',
  'geeks/banned-list': 'each other player in turn: those who have had theirs are no longer asked about',
  'geeks/griefer': 'likewise',
  'orcs/crush': 'a player with fewer minions on that base',
  'super-spies/moon-zero-three': 'a player with a minion on its base',
  'treasure/potion-of-halitosis': 'a player with a minion there',
};

/** A text that has its player choose another one, or anybody. */
const CHOOSES =
  /[Cc]hoose (?:[^.]* and )?another player(?!’)|player of your choice|one player’s|another player’s (?:hand|deck)|(?<!power )to another player/;
const NOT_ASKED: Readonly<Record<string, string>> = {
  'anansi-tales/osebo-the-leopard': 'another card gives cards away',
  'elves/flower-child': 'the minion that one takes says whose it is',
};

// All scenarios are played on at random, several times each.
it('every player is offered', { timeout: 180_000 }, () => {
  const choosing = new Set<string>();
  const narrow = new Set<string>();
  playOn(4, (game, random) => {
    const { choosePlayer } = game;
    game.choosePlayer = (seat, seats, ...rest) => {
      // A card can have the text of another one.
      const asking = rules.defs[game.textOf(game.source)]?.id ?? game.sourceName();
      choosing.add(asking);
      const isEverybody = seats.length === game.seats;
      const isEverybodyElse = seats.length === game.seats - 1 && !seats.includes(seat);
      if (!isEverybody && !isEverybodyElse) narrow.add(asking);
      return choosePlayer.call(game, seat, seats, ...rest);
    };
    return random;
  });
  expect([...narrow].sort()).toEqual(Object.keys(LIMITED));
  const speaking = rules.defs.slice(1).filter(({ text }) => CHOOSES.test(text.en));
  expect(speaking.map(({ id }) => id).filter((id) => !choosing.has(id))).toEqual(Object.keys(NOT_ASKED));
});
