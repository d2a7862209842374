/** A replacement works whoever owns the card (ZONE-23), and only if it can be carried out (PROT-01, TIME-16). */
import type { CardDef, PlacedCard, Position } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { A, B, doIt, lay, netRules, open, whereIs } from './deeds.ts';

const replacers = netRules.defs.filter((def) => def.instead);

/** These act on "your hand" as such: the card of another player would go to another hand, and nothing is replaced (OWN-07). */
const ABOUT_YOUR_OWN_HAND = ['star-roamers/ships-engineer', 'star-roamers/whiplash-maneuver'];

const isOnMinion = (def: CardDef): boolean => def.type === 'action' && def.playOn !== 'base';

/** A minion of A's with an action on it, at a base with another, all of which that player owns; and the card. */
function layWith(def: CardDef, owner: number, isHeld = false): Position {
  const self: PlacedCard = { card: def.id, as: 'self', controller: A, owner: A, counters: 1 };
  const mine = (card: string, as: string): PlacedCard => ({ card, as, controller: A, owner });
  const onMinion = [mine('net/on-minion', 'onMinion'), ...(isOnMinion(def) ? [self] : [])];
  const onBase = [mine('net/on-base', 'onBase'), ...(def.type === 'action' && !isOnMinion(def) ? [self] : [])];
  const minions = [{ ...mine('net/minion', 'minion'), actions: onMinion }];
  if (def.type === 'minion') minions.push({ ...self, owner } as (typeof minions)[number]);
  const here = { ...(def.type === 'base' ? { base: { card: def.id } } : {}), minions, actions: onBase };
  const hold: PlacedCard = { card: 'net/hold', controller: B, owner: B };
  return lay(here, isHeld ? { actions: [hold] } : {});
}

const TARGETS = ['minion', 'onMinion', 'onBase', 'self'] as const;
const VERBS = ['destroy', 'returnToHand'] as const;

/** Where each of the cards is after that was done to it, each in a game of its own. */
const outcomes = (def: CardDef, owner: number): string[] =>
  TARGETS.flatMap((target) =>
    VERBS.map((verb) => {
      const { game, cards } = open(layWith(def, owner));
      const card = cards(target);
      const here = game.bases()[0] ?? 0;
      doIt(game, (scene) => card !== 0 && scene.game[verb](card));
      return `${verb} ${target}: ${whereIs(game, card, here)}`;
    }),
  );

it('knows the cards that replace something', () => {
  expect(replacers.length).toBeGreaterThan(15);
});

const ofAnyOwner = replacers.filter(({ id }) => !ABOUT_YOUR_OWN_HAND.includes(id));
describe.each(ofAnyOwner.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  it('replaces the same for a minion that somebody else owns', () => {
    expect(outcomes(def, B)).toEqual(outcomes(def, A));
  });
});

describe.each(replacers.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  it('replaces nothing by what cannot be done', () => {
    for (const target of TARGETS) {
      const { game, cards } = open(layWith(def, A, true));
      const [card, self] = [cards(target), cards('self')];
      const here = game.bases()[0] ?? 0;
      const isPaid = (): boolean => self !== 0 && (!game.isInPlay(self) || game.countersOn(self) === 0);
      doIt(game, (scene) => card !== 0 && scene.game.destroy(card));
      const isSpared = whereIs(game, card, here) === 'here' && !isPaid() && game.effects.length === 0;
      expect(isSpared && target).toBe(false);
    }
  });
});

describe.each(replacers.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  it('waits for the active player to say whether it or a lasting replacement comes first', () => {
    for (const on of def.type === 'base' || def.type === 'titan' ? TARGETS.slice(0, -1) : TARGETS) {
      const lasting = { kind: 'rescued', until: 'endOfTurn', seat: A, on, by: 'net/deed' };
      const { game, cards } = open({ ...layWith(def, A), effects: [lasting] } as unknown as Position);
      const [card, self] = [cards(on), cards('self') || (game.bases()[0] ?? 0)];
      const { decider } = game;
      let isOrdered = false;
      game.decider = {
        ...decider,
        one(at, request) {
          isOrdered ||= request.purpose === 'resolveNext' && request.seat === B;
          return decider.one(at, request);
        },
      };
      let isBoth = false;
      doIt(game, (scene) => {
        if (card === 0) return;
        const applies = (verb: 'discard' | 'destroy'): boolean =>
          def.instead?.when(scene.game, self as never, card, verb, scene.self) === true;
        isBoth = applies('discard') && !applies('destroy');
        scene.game.destroy(card);
      });
      expect(isOrdered && on).toBe(isBoth && on);
    }
  });
});
