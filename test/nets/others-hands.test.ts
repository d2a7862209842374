/** Nobody plays a card out of another player's hand unless the effect says so (ZONE-23, OWN-06). */
import { rules } from '@baston/cards';
import { type CardDef, Game, NO_CARD, type PlacedCard, type Seat } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace, randomChooser } from '../players.ts';
import { A, B, lay, netRules } from './deeds.ts';

const SEEDS = ['others-1', 'others-2', 'others-3', 'others-4'];

/** Cards of B's that A has come by. */
const FOREIGN: readonly PlacedCard[] = [
  'robots/zapbot',
  'wizards/scry',
  'pirates/cannon',
  'dinosaurs/upgrade',
  'net/on-base',
]
  .flatMap((card) => [card, card])
  .map((card) => ({ card, owner: B }));

/** A has the card in hand or in play, and a deck full of B's. */
function layWith(def: CardDef) {
  const isInHand = def.type === 'action' || def.type === 'minion';
  const self: PlacedCard = { card: def.id, owner: A, controller: A };
  const mine: PlacedCard = { card: 'robots/zapbot', owner: A, controller: A };
  const here =
    def.type === 'base'
      ? { base: { card: def.id }, minions: [mine] }
      : { minions: [mine, ...(def.type === 'minion' ? [self] : [])], titans: def.type === 'titan' ? [self] : [] };
  const foreign = { deck: FOREIGN, discard: [], hand: [...(isInHand ? [self] : []), mine, ...FOREIGN.slice(0, 3)] };
  return { ...lay(here, {}, [foreign, { hand: [] }]), active: A };
}

/** The cards that A has played out of B's hand in a turn of any choices. */
function playedFromHandOfB(def: CardDef, seed: string): string[] {
  const { game } = Game.arrange(netRules, { seed, seats: 2, titans: 'all' }, layWith(def));
  game.decider = inPlace(randomChooser(`${seed} ${def.id}`));
  const found: string[] = [];
  const play = game.playExtra;
  game.playExtra = (seat: Seat, card, how = {}) => {
    const isTheirs = card !== NO_CARD && game.hand(1 - seat).includes(card) && how.fromHandOf === undefined;
    const played = play.call(game, seat, card, how);
    if (isTheirs && played !== NO_CARD) found.push(`${def.id}, seed ${seed}`);
    return played;
  };
  while (game.phase === 'play' && game.active === A) game.step();
  return found;
}

it('a card that went to its owner is not played from there', () => {
  const found = rules.defs.slice(1).flatMap((def) => SEEDS.flatMap((seed) => playedFromHandOfB(def, seed)));
  expect([...new Set(found)]).toEqual([]);
});
