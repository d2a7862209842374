/** With a base all that can be destroyed is destroyed, and nothing else is discarded instead (PROT-10). */
import { type CardDef, type GameEvent, NO_CARD, type PlacedCard, type Words } from '@baston/engine';
import { expect, it } from 'vitest';
import { A, doIt, lay, netRules, open } from './deeds.ts';

/** The titan that A controls, or the card as it lies on a base. */
function layOnBase(def: CardDef) {
  const card: PlacedCard = { card: def.id, as: 'it', controller: A };
  if (def.type === 'titan') return lay({ titans: [card] });
  return lay(def.type === 'minion' ? { minions: [card] } : { actions: [card] });
}

/** The events about the card when that is done. */
function told(def: CardDef, run: (game: Words, card: number) => void): string[] {
  const { game, cards, events } = open(layOnBase(def));
  const card = cards('it');
  doIt(game, (scene) => run(scene.game, card));
  const isAboutIt = (event: GameEvent): boolean => 'card' in event && (event.card as { def?: string })?.def === def.id;
  return events.filter(isAboutIt).map(({ type }) => type);
}

it('destroys on a base whatever can be destroyed', () => {
  const guests = netRules.defs.filter(
    (def) => def.type === 'minion' || def.type === 'titan' || (def.type === 'action' && def.playOn === 'base'),
  );
  expect(guests.length).toBeGreaterThan(350);
  const wrong = guests.filter((def) => {
    const alone = told(def, (game, card) => game.destroy(card));
    const withBase = told(def, (game, card) => game.destroyBase(game.baseOf(card) || NO_CARD));
    return alone.includes('destroy') !== withBase.includes('destroy');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
