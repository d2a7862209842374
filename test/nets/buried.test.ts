/** A buried card is a card at its base: who may choose among cards of several types may choose it too (BURY-03). */
import { rules } from '@baston/cards';
import { type Card, type CardDef, Game, type PlacedCard, type Request } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace, randomChooser } from '../players.ts';
import { A, B, lay, netRules } from './deeds.ts';

const SEEDS = ['buried-1', 'buried-2', 'buried-3', 'buried-4', 'buried-5', 'buried-6'];

/** Questions among cards of several types that speak of minions and actions by name. */
const OF_TYPES = new Map([['base/q-point', '"all of their minions and actions"']]);

const of = (seat: number, card: string, more: Partial<PlacedCard> = {}): PlacedCard => ({
  card,
  controller: seat,
  owner: seat,
  counters: 1,
  ...more,
});

/** Cards of all types at two bases, of either player, with counters; and this one, in A's hand or in play. */
function layWith(def: CardDef) {
  const self = of(A, def.id);
  const isOn = (kind: string): boolean => def.type === 'action' && (def.playOn ?? '').toLowerCase().includes(kind);
  const guests = (titans: readonly PlacedCard[]) => ({
    minions: [A, B].map((seat) =>
      of(seat, 'robots/zapbot', { actions: [of(seat, 'dinosaurs/upgrade', { counters: 0 })] }),
    ),
    actions: [A, B].map((seat) => of(seat, 'truckers/cab-over-pete')),
    buried: [A, B].map((seat) => of(seat, 'robots/zapbot')),
    titans,
  });
  const there = guests([of(B, 'kaiju/gorgodzolla')]);
  const here = guests(def.type === 'titan' ? [self] : [of(A, 'werewolves/great-wolf-spirit')]);
  if (def.type === 'minion' || isOn('minion'))
    here.minions.push(def.type === 'minion' ? self : of(A, 'robots/zapbot', { actions: [self] }));
  if (isOn('base')) here.actions.push(self);
  const base = def.type === 'base' ? { base: { card: def.id } } : {};
  const hand = def.type === 'action' || def.type === 'minion' ? [self] : [];
  return { ...lay({ ...here, ...base }, there, [{ hand }, { hand: [] }]), active: A };
}

/** Does it offer a minion or titan in play and an action, and nothing that the same player has buried at the same base? */
function leavesOutBuried(game: Game, { kind, purpose, options }: Request): boolean {
  if (kind !== 'cards' || purpose === 'resolveNext' || purpose === 'nameCard') return false;
  const cards = options.toArray().filter((card) => game.isInPlay(card) && !game.isBase(card));
  const isMixed = cards.some((card) => game.isAction(card)) && cards.some((card) => !game.isAction(card));
  const isAlike = (hidden: Card): boolean =>
    cards.some(
      (card) =>
        game.controllerOf(card) === game.controllerOf(hidden) && game.baseOf(card) === game.placeOfBuried(hidden),
    );
  const hidden = game.buried({}).filter(isAlike);
  return isMixed && hidden.length > 0 && !hidden.some((card) => options.toArray().includes(card));
}

/** The cards that ask for this in a turn of random choices. */
function askers(def: CardDef, seed: string): string[] {
  const { game } = Game.arrange(netRules, { seed, seats: 2, titans: 'all' }, layWith(def));
  const { one, many } = inPlace(randomChooser(`${seed} ${def.id}`));
  const found: string[] = [];
  const note = (asking: Game, request: Request): void => {
    if (leavesOutBuried(asking, request)) found.push(asking.definition(request.source).id);
  };
  game.decider = {
    one(asking, request) {
      note(asking, request);
      return one(asking, request);
    },
    many(asking, request) {
      note(asking, request);
      return many(asking, request);
    },
  };
  for (let i = 0; i < 20 && !game.isOver() && game.active === A; i++) game.step();
  return found;
}

it('offers buried cards wherever cards of several types are offered', () => {
  const found = rules.defs.slice(1).flatMap((def) => SEEDS.flatMap((seed) => askers(def, seed)));
  expect([...new Set(found)].filter((id) => !OF_TYPES.has(id)).sort()).toEqual([]);
});
