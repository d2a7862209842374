/** Protections that replace being affected answer every ongoing effect that begins (TIME-37, CARD-012, ERR-05). */
import { rules } from '@baston/cards';
import type { ActionDef, Card, CardDef, Game } from '@baston/engine';
import type { Layout } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

type Named = readonly [string, CardDef];
const named = (defs: readonly CardDef[]): Named[] => defs.map((def) => [def.id, def]);

/** A has the source in hand, B a minion with the protection. The deciders always say yes. */
function table(source: CardDef, guard?: CardDef): Game {
  const isOnBase = (guard as ActionDef | undefined)?.playOn === 'base';
  const actions = guard ? { actions: { B: [{ card: guard.id, as: 'guard' }] } } : {};
  const layout: Layout = {
    players: { A: { hand: [{ card: source.id, as: 'source' }, 'wizards/scry'], deck: ['wizards/scry'] } },
    bases: [
      {
        base: 'base/tortuga',
        A: ['robots/zapbot'],
        B: [{ card: 'dinosaurs/king-rex', ...(isOnBase ? {} : actions) }],
        ...(isOnBase ? actions : {}),
      },
      { base: 'base/jungle-oasis' },
    ],
  };
  const { game } = lay(layout);
  const yes = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
  game.decider = { one: () => 0, many: (_, request) => yes(request.max) };
  return game;
}

const target = (game: Game): Card => game.minions({ of: 1 })[0] as Card;

/** A plays it onto the base where the minions are, or onto A's minion there. */
function play(game: Game, source: CardDef): void {
  const [here] = game.bases();
  const [mine] = game.minions({ of: 0 });
  const at = source.type === 'action' && source.playOn !== 'base' ? mine : here;
  const card = game.hand(0).find((held) => game.definition(held) === source) as Card;
  game.playChosen(0, card, at === undefined ? {} : { on: at });
}

/** Ongoing abilities that change the power of other players' minions. */
const changers = rules.defs.filter((def) => {
  if (def.type === 'base' || def.type === 'titan' || !['here', 'anywhere'].includes(def.changesPower?.of ?? ''))
    return false;
  const game = table(def);
  const before = game.powerOf(target(game));
  play(game, def);
  return game.powerOf(target(game)) !== before;
});

/** Cards that take upon themselves what another player's card would do to the minion that they guard. */
const guards = rules.defs.filter((def) => {
  if (def.type !== 'action' || !def.instead) return false;
  const game = table(rules.def(rules.indexOf('killer-plants/sleep-spores')), def);
  const self = [...game.actions(), ...game.actions(target(game))].find((card) => game.definition(card) === def);
  game.source = game.hand(0)[0] as Card;
  game.actor = 0;
  game.plays.push({ card: game.source, by: 0, on: 0 });
  return def.instead.when(game, self as Card, target(game), 'power', game.source);
});

describe.each(named(guards))('%s', (_, guard) => {
  it.each(named(changers))('keeps %s from its minion', (_, source) => {
    const game = table(source, guard);
    const before = game.powerOf(target(game));
    play(game, source);
    expect(game.powerOf(target(game))).toBe(before);
  });
});

it('there are such cards', () => {
  expect(changers.length).toBeGreaterThan(1);
  expect(guards.length).toBeGreaterThan(2);
});
