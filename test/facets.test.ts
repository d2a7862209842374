/** Facets: names, saving and loading, hooks. Scenarios show the effect of each. */
import { rules } from '@baston/cards';
import { action, Defect, findFaults, Game, type Position, positionOf, Rules, type SetDef } from '@baston/engine';
import { expect, it } from 'vitest';
import { plainSet } from './plain-set.ts';
import { inPlace, randomChooser } from './players.ts';

const FACTIONS = [
  ['elves', 'orcs'],
  ['tricksters', 'samurai'],
] as const;
const config = { seed: 'facets', seats: 2, factions: FACTIONS };

/** A game in which such an effect lasts, about the first base. */
function gameWith(kind: string): Game {
  const game = Game.create(rules, config);
  game.decider = inPlace(randomChooser('facets'));
  while (game.phase !== 'play') game.step();
  const position = JSON.parse(JSON.stringify(positionOf(game))) as Position;
  const [first, ...others] = position.bases;
  const bases = first ? [{ ...first, base: { ...first.base, as: 'first' } }, ...others] : [];
  const effect = { kind, until: 'leavesPlay', seat: 0, on: 'first', amount: 1 };
  return Game.arrange(rules, config, { ...position, bases, effects: [effect] } as unknown as Position).game;
}

const someSet = (...lasting: readonly object[]): SetDef =>
  plainSet(
    'some',
    lasting.map((facets, i) =>
      action(`some/card-${i}`, {
        copies: 1,
        name: { en: 'Card', fr: 'Carte' },
        icon: '',
        text: { en: '', fr: '' },
        lasting: facets as Record<string, object>,
      }),
    ),
  );

it('stores a facet under its name and loads it again', () => {
  const game = gameWith('levy');
  expect(game.effects.map(({ kind }) => kind)).toEqual(['levy']);
  const again = Game.load(rules, JSON.parse(JSON.stringify(game.save())));
  expect(again.effects).toEqual(game.effects);
  expect(again.hash()).toBe(game.hash());
  expect(positionOf(again).effects).toMatchObject([{ kind: 'levy', until: 'leavesPlay', seat: 0, amount: 1 }]);
});

it('lets a facet listen as long as it lasts', () => {
  const game = gameWith('barred');
  expect(findFaults(game)).toEqual([]);
  game.effects.pop();
  expect(findFaults(game).length).toBeGreaterThan(0); // the hook still counts it
});

it('refuses an effect that no card leaves behind', () => {
  expect(() => gameWith('nonsense')).toThrow('nothing that lasts is called "nonsense"');
  const game = gameWith('levy');
  expect(() => game.leave('nonsense')).toThrow(Defect);
});

it('refuses two different facets of one name', () => {
  const shared = { protects: () => true };
  expect(() => new Rules([someSet({ same: shared }, { same: shared })], '1')).not.toThrow();
  expect(() => new Rules([someSet({ same: shared }, { same: { protects: () => false } })], '1')).toThrow(Defect);
});

it('refuses a facet that is called like a kind of effect', () => {
  expect(() => new Rules([someSet({ power: {} })], '1')).toThrow(Defect);
});
