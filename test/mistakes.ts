/** Mistakes in card code that must not compile. `npm run types` fails if one of them does. */
import type { Base, Card, Happening, Scene, Seat, Words } from '@baston/engine';

export function mistakes(game: Words, self: Card, me: Seat, here: Base): void {
  // @ts-expect-error a seat is no card
  game.destroy(me);
  // @ts-expect-error a card is no seat
  game.draw(here, 1);
  // @ts-expect-error a card is no seat
  game.gainVp(self, 2);
  // @ts-expect-error the other way round
  game.giveControl(me, self);
  // @ts-expect-error seats are no cards
  game.destroyAll(game.others(me));
  // @ts-expect-error cards have no VP
  game.bases().map((base) => game.vp(base));
  // @ts-expect-error minions are at a base, not at a seat
  game.minions({ at: me });
  // @ts-expect-error minions belong to a seat, not to a card
  game.minions({ of: self });
  // @ts-expect-error a seat and a card are never equal
  game.minions({ where: (one) => one === me });
  // @ts-expect-error the number of a definition is no card
  game.destroy(game.defOf(self));
  // @ts-expect-error a card is no definition
  game.playMinionNow(me, { except: self });
  // @ts-expect-error a faction is no card
  game.destroy(game.factionOf(self));
  // @ts-expect-error a card is no faction
  game.nameFaction(self, self);
  // @ts-expect-error a faction is no definition
  game.playMinionNow(me, { only: game.factionOf(self) });
}

export function mistakesWithBases(game: Words, self: Card, me: Seat, here: Base): void {
  // @ts-expect-error a base is destroyed with another word
  game.destroy(here);
  // @ts-expect-error nor are bases among the cards to destroy
  game.destroyAll(game.bases());
  // @ts-expect-error a base has no power to give
  game.givePower(here, 1);
  // @ts-expect-error bases do not move
  game.move(here, here);
  // @ts-expect-error a minion moves to a base, not to a minion
  game.move(self, self);
  // @ts-expect-error minions are at a base, not at a minion
  game.minions({ at: self });
  // @ts-expect-error what an action is on need not be a base
  game.minions({ at: game.hostOf(self) });
  // @ts-expect-error a minion has no breakpoint
  game.breakpointOf(self);
  // @ts-expect-error bases are chosen among bases
  game.chooseBase(me, game.minions({}), { to: 'aimAt' });
  // @ts-expect-error a base is no card of a hand
  game.discard(here);
  // @ts-expect-error a number is no base
  game.totalOf(0);
}

export function mistakesWithTheState(game: Words, self: Card): void {
  // @ts-expect-error the state is not for cards
  game.block[3] = 7;
  // @ts-expect-error nor are lasting effects
  game.effects.push(self);
  // @ts-expect-error nor is what is being resolved
  game.source = self;
  // @ts-expect-error `isMovedBy` says who moves what
  game.mover;
  // @ts-expect-error `isDuelOn` says whether there is a duel
  game.duel;
  // @ts-expect-error cards do not play the game on
  game.step();
  // @ts-expect-error nobody answers for a player
  game.decider = undefined;
  // @ts-expect-error whose turn it is follows from the rules
  game.active = 0;
}

export function mistakesInScenes(scene: Scene, { at, together }: Happening): void {
  // @ts-expect-error what happens, happens at a base
  scene.game.destroy(at);
  // @ts-expect-error cards that leave play together are no bases
  scene.game.chooseBase(scene.me, together, { to: 'aimAt' });
  // @ts-expect-error a scene belongs to the effect
  scene.here = at;
  // @ts-expect-error so does its game
  scene.game.rules;
}
