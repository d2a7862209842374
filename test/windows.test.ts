/** When windows open (docs/protocol.md, "Windows"). */
import { rules } from '@baston/cards';
import { Game } from '@baston/engine';
import { expect, test } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

const SPECIALS = new Set(rules.defs.flatMap((def) => ('special' in def && def.special ? [def.id] : [])));

test('no window opens while all Specials lie open', () => {
  let windows = 0;
  for (let n = 0; n < 30; n++) {
    const seed = `open-${n}`;
    const game = Game.create(rules, { pool: ['pirates', 'zombies', 'dinosaurs', 'aliens'], discreet: true, seed });
    const choose = randomChooser(seed);
    const isHidden = (id: number): boolean => SPECIALS.has(game.face(id).def) && !game.isPublic(id);
    game.decider = inPlace((question) => {
      if (question.mask === 'round' && question.purpose === 'playSpecial') {
        windows++;
        expect(Array.from({ length: game.cardCount() }, (_, i) => i + 1).some(isHidden)).toBe(true);
      }
      return choose(question);
    });
    while (!game.isOver()) game.step();
  }
  expect(windows).toBeGreaterThan(100);
});
