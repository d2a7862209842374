/** Worlds that a bot imagines at a question about Specials. */
import { rules } from '@baston/cards';
import { type Asked, type Decider, Game, Imagination, type Position, type Request } from '@baston/engine';
import { describe, expect, it } from 'vitest';

const PLAYER = { vp: 0, hand: [], deck: [], discard: [] } as const;
const cards = (...ids: string[]) => ids.map((card) => ({ card }));

class Reached extends Error {}

describe('a Special that answers several destroyed minions', () => {
  // Griefer lets B and C lose a minion each, and D shuffle a discard pile in which by then B's minion lies, which is D's.
  const POSITION: Position = {
    active: 0,
    phase: 'play',
    turn: 3,
    players: [
      { ...PLAYER, hand: cards('geeks/griefer') },
      { ...PLAYER, hand: cards('sharks/mako') },
      PLAYER,
      { ...PLAYER, deck: cards(...Array(12).fill('wizards/scry')), discard: cards('wizards/scry') },
    ],
    bases: [
      { base: { card: 'base/tortuga' }, minions: [{ card: 'zombies/walker', controller: 1, owner: 3 }], actions: [] },
      { base: { card: 'base/jungle-oasis' }, minions: [{ card: 'zombies/walker', controller: 2 }], actions: [] },
    ],
    baseDeck: [],
    baseDiscard: [],
  };

  it('can be played though one of them has gone to a deck that the player cannot see', () => {
    const { game } = Game.arrange(rules, { seed: 'x', seats: 4 }, POSITION);
    const answers: number[][] = [];
    let asked: Asked | undefined;
    const decide = ({ seat, kind, purpose, options, min, max }: Request): number => {
      if (purpose === 'playSpecial') {
        asked = { seat, kind, min, max, options: options.length };
        throw new Reached();
      }
      const index = kind === 'players' ? 0 : 1; // Griefer, B first, who loses a minion instead of a card
      answers.push([index]);
      return index;
    };
    const world = game.clone();
    world.decider = { one: (_world, request) => decide(request), many: () => [] };
    expect(() => world.step()).toThrow(Reached);
    expect(asked).toMatchObject({ seat: 1, options: 1 });
    expect(answers).toHaveLength(4);
    expect(world.discardPile(3)).toHaveLength(0);
    const mind = new Imagination(game, answers, asked as Asked);
    const always: Decider = { one: () => 0, many: () => [] };
    for (let seed = 1; seed <= 20; seed++) {
      const imagined = mind.play(Int32Array.of(seed, 2, 3, 4), always, () => true);
      expect(imagined.hand(1)).toHaveLength(0);
    }
  });
});
