/** Treasures in a deck, revealed off it, go where the text takes any card (reading "treasure-in-a-deck"). */
import { rules } from '@baston/cards';
import { type CardDef, NOBODY } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

const revealing = rules.defs.slice(1).filter(({ text }) => /reveal cards from your deck until/i.test(text.en));

it('knows the cards that reveal a deck until they find something', () => {
  expect(revealing.length).toBeGreaterThanOrEqual(5);
});

/** The seats whose treasures are put somewhere but on a discard pile, in some turns of random choices. */
function takers(def: CardDef, seed: string): number[] {
  const deck = ['tiger-steed', 'bag-of-caltrops', 'dwarf-hireling', 'boots-of-butt-kicking', 'halfling-hireling'];
  const { game, events } = lay(
    {
      players: { A: { hand: [def.id], deck }, B: { hand: [] } },
      bases: [{ base: 'jungle-oasis', B: ['king-rex', 'archmage', 'walker'] }, { base: 'tortuga' }],
      sideDecks: { treasure: { pile: ['wishing-ring'] } },
    },
    seed,
  );
  for (let i = 0; i < 12 && !game.isOver(); i++) game.step();
  return events.flatMap((event) => (event.type === 'place' && event.to !== 'discard' ? [event.seat] : []));
}

describe.each(revealing.map((def) => [def.id, def] as const))('%s', (id, def) => {
  it('loses no treasure', () => {
    const seats = Array.from({ length: 12 }, (_, i) => takers(def, `${id} ${i}`)).flat();
    expect(seats).toContain(0);
    expect(seats).not.toContain(NOBODY);
  });
});
