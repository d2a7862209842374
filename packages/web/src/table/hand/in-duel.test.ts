import { rules } from '@baston/cards';
import { print } from '@baston/engine';
import { expect, it } from 'vitest';
import { fateInDuel } from './in-duel.ts';

it.each(['en', 'fr'] as const)('what happens to a card in a duel is told from its face (%s)', (lang) => {
  for (const def of rules.defs) {
    const action = def.type === 'action' ? def : undefined;
    const isOnlySpecial = action?.special && !action.onPlay && !action.playOn;
    const fate = isOnlySpecial ? 'special' : action ? 'action' : 'bluff';
    expect(fateInDuel(print(def, lang)), def.id).toBe(fate);
  }
});
