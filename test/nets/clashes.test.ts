/**
 * A titan that its talent moves clashes with what is there then: what else the talent does comes after (TITAN-14). The talent
 * of every titan that says "move this titan" is used to bring it to another.
 */
import { rules } from '@baston/cards';
import { type CardDef, Game, type GameEvent, type Position } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace } from '../players.ts';

const movers = rules.defs.filter(
  (def) => def.type === 'titan' && def.use?.label === 'talent' && /\*\*Talent:\*\*.*move this titan/i.test(def.text.en),
);

/** With the titan beside another one, or (as it is before) alone. */
function positionFor({ id }: CardDef, isThere: boolean): Position {
  const subject = { card: id, owner: 0 };
  const small = { card: 'robots/zapbot' };
  return {
    active: 0,
    phase: 'play',
    turn: 3,
    players: [0, 1].map(() => ({ vp: 0, hand: [], deck: [small, small], discard: [small] })),
    bases: [
      { base: { card: 'base/tortuga' }, minions: [], actions: [], titans: isThere ? [] : [subject] },
      {
        base: { card: 'base/jungle-oasis', as: 'there' },
        minions: [
          { card: 'pirates/buccaneer', owner: 0 },
          { card: 'pirates/cut-lass', owner: 1 },
        ],
        actions: [],
        titans: [{ card: 'magical-girls/walking-castle', owner: 1 }, ...(isThere ? [subject] : [])],
      },
    ],
    baseDeck: [],
    baseDiscard: [],
  };
}

const config = { seed: 'clashes', seats: 2 };

/** The totals of the two players there with both titans, before any talent. */
function totals(def: CardDef): number[] {
  const { game, labels } = Game.arrange(rules, config, positionFor(def, true));
  const there = game.bases().find((base) => base === game.now(labels.get('there') as typeof base)) as never;
  return [0, 1].map((seat) => game.totalOf(there, seat)).sort();
}

it('finds the titans', () => expect(movers.length).toBeGreaterThan(4));

it.each(movers.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  const { game } = Game.arrange(rules, config, positionFor(def, false));
  const events: GameEvent[] = [];
  game.sink = (event) => events.push(event);
  let hasBeenUsed = false;
  game.decider = inPlace(({ purpose, options, kind }) => {
    const ids = options.map(({ id }) => id);
    if (purpose === 'turn') {
      const use = ids.find((id) => id.startsWith('use:') && !hasBeenUsed);
      hasBeenUsed = true;
      return [use ?? 'end'];
    }
    if (kind === 'modes') return ids.includes('move') ? ['move'] : ids.slice(-1); // a counter OR a move
    return ids.slice(0, 1);
  });
  game.step();
  const clash = events.findIndex(({ type }) => type === 'clash');
  expect(events[clash]).toBeDefined();
  const { with: best, against: least } = events[clash] as Extract<GameEvent, { type: 'clash' }>;
  expect([best, least].sort()).toEqual(totals(def));
  expect(events[clash - 1]).toMatchObject({ type: 'move' });
});
