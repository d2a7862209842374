/** Tables for nets: a position, and somebody who answers there. */
import { rules } from '@baston/cards';
import type { Game, GameEvent } from '@baston/engine';
import { type Layout, layOut } from '@baston/table';
import { inPlace, randomChooser } from '../players.ts';

/** A game in that position; what happens is added to `events`. */
export function lay(layout: Layout, seed = 'net'): { readonly game: Game; readonly events: GameEvent[] } {
  const game = layOut({ title: seed, shows: [], steps: [], ...layout }, rules);
  const events: GameEvent[] = [];
  game.listen((event) => events.push(event));
  game.decider = inPlace(randomChooser(seed));
  return { game, events };
}
