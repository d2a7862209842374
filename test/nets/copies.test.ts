/** A card that has the text of another does all that is printed there (COPY-15, COPY-16): its power too (APOW-02). */
import { rules } from '@baston/cards';
import { type ActionDef, type CardDef, view } from '@baston/engine';
import type { Layout } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

const isAttached = (def: CardDef): def is ActionDef =>
  def.type === 'action' && def.playOn !== undefined && def.playOn !== 'bury';

const copiers = rules.defs.filter((def) => [def.special ?? []].flat().some(({ copies }) => copies));
/** These count cards of a kind that they are and their copy is not: what it is, is not among its abilities. */
const COUNTS_ITSELF = ['treasure/chest-of-holding', 'princesses/heirloom']; // NAME-04
const attached = rules.defs.filter(isAttached).filter(({ id }) => !COUNTS_ITSELF.includes(id));

/** A's card on a base or minion; If it is another than the model, it has the text of that. */
function layoutWith(card: CardDef, { playOn, id }: ActionDef): Layout {
  const action = { actions: { A: [{ card: card.id, as: 'it' }] } };
  const isOnBase = playOn === 'base';
  return {
    players: { A: { hand: ['robots/zapbot'], discard: [id] }, B: { hand: ['robots/zapbot'] } }, // the model is in the match
    bases: [
      {
        base: 'base/tortuga',
        A: [{ card: 'robots/warbot', ...(isOnBase ? {} : action) }, 'dinosaurs/king-rex'],
        B: ['aliens/invader', 'robots/zapbot'],
        monsters: ['monster/king-tut'],
        ...(isOnBase ? action : {}),
      },
      { base: 'base/jungle-oasis', A: ['robots/zapbot'], B: ['robots/zapbot'] },
    ],
    effects:
      card.id === id ? [] : [{ kind: 'text', until: 'leavesPlay', seat: 'A', on: 'it', amount: rules.indexOf(id) }],
  };
}

/** The bases as everybody sees them, without the names and owners of cards. */
const seen = (layout: Layout): string =>
  JSON.stringify(view(lay(layout).game, 0).bases, (key, value) =>
    ['id', 'def', 'text', 'owner'].includes(key) ? undefined : value,
  );

describe.each(copiers.map((copier) => [copier.id, copier] as const))('%s', (_, copier) => {
  it.each(attached.map((model) => [model.id, model] as const))('has what is printed on %s', (_, model) => {
    expect(seen(layoutWith(copier, model))).toBe(seen(layoutWith(model, model)));
  });
});

it('there are such cards', () => {
  expect(copiers.length).toBeGreaterThan(0);
  expect(attached.filter(({ power }) => power !== undefined).length).toBeGreaterThan(5);
});
