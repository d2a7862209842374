/** Texts that come and go: whether a card keeps its own is decided once for each change, and no text takes another for ever. */
import { rules } from '@baston/cards';
import type { Base, Card, CardDef, Game } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

const silencers = rules.defs.flatMap((def) =>
  Object.entries(def.lasting ?? {})
    .filter(([, facet]) => facet.silencesGuests)
    .map(([name]) => ({ def, name })),
);
const protectors = rules.defs.filter((def) => def.protects && def.type !== 'titan');
/** Minions whose abilities bear on whether they are protected: by their power, or by what they say themselves. */
const minions = rules.defs.filter(
  ({ type, changesPower, startsFrom, protects }) => type === 'minion' && (changesPower || startsFrom || protects),
);

/** B's minion and what protects it are on one base when cards there lose their abilities; another of each comes later. */
function table(protector: CardDef, minion: CardDef, silencer: CardDef): Game {
  const onMinion = protector.type === 'action' && protector.playOn !== 'base';
  const actions = { actions: { B: [protector.id] } };
  const pair = (as: string) => ({
    B: [{ card: minion.id, as, ...(onMinion ? actions : {}) }, ...(protector.type === 'minion' ? [protector.id] : [])],
    ...(protector.type === 'action' && !onMinion ? actions : {}),
  });
  const { game } = lay({
    players: { A: { hand: [{ card: silencer.id, as: 'silencer' }] } },
    bases: [
      { base: protector.type === 'base' ? protector.id : 'base/tortuga', A: ['dinosaurs/king-rex'], ...pair('one') },
      { base: 'base/jungle-oasis', ...pair('other') },
    ],
  });
  return game;
}

const guests = (game: Game, base: Base): Card[] => game.cardsOn(base).flatMap((card) => [card, ...game.cardsOn(card)]);

/** Does a card there, or the base, keep it from what is being done? */
const isKept = (game: Game, base: Base, card: Card): boolean =>
  [base, ...guests(game, base)].some((from) => game.definition(from).protects?.(game, from as Base, card, 'affect'));

describe.each(silencers.map(({ def, name }) => [def.id, def, name] as const))('%s', (_, silencer, name) => {
  it.each(protectors.map((def) => [def.id, def] as const))('comes to an end with %s', (_, protector) => {
    for (const minion of minions) {
      const game = table(protector, minion, silencer);
      const [here, there] = game.bases() as [Base, Base];
      game.source = game.hand(0)[0] as Card;
      game.actor = 0;
      const cards = guests(game, here);
      const wanted = cards.map((card) => (isKept(game, here, card) ? game.textOf(card) : 0));
      game.leave(name, { about: here });
      expect(
        cards.map((card) => game.textOf(card)),
        minion.id,
      ).toEqual(wanted);
      for (const comer of game.minions({ at: there })) game.move(comer, here); // whatever comes of it, it ends
    }
  });
});

it('there are such cards', () => {
  expect(silencers.length).toBeGreaterThan(0);
  expect(protectors.length).toBeGreaterThan(20);
  expect(minions.length).toBeGreaterThan(20);
});
