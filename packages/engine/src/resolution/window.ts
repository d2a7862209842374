/** "Me first!": a moment that cards in play answer first, then Specials from the hands. */
import { bitOf } from '../model/hooks.ts';
import type { Happening } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { STAYS } from '../state/block.ts';
import { isHeard } from '../table/listeners.ts';
import { tell, tellAgain } from './context.ts';

/** Could anybody answer this moment? */
export const isAwaited = (g: Table, hook: number): boolean => isHeard(g, hook) || (g.awaited & bitOf(hook)) !== 0;

/** `last`: something that the rules themselves let a player do then; it gives whether that was done. */
export function openWindow(g: Table, happening: Happening, last?: (g: Table) => boolean): void {
  const { hook } = happening;
  const outer = g.window;
  g.isStirred = true;
  g.window = { happening, stays: g.block[STAYS] as number, answered: [], passed: [] };
  if (isHeard(g, hook) || g.pending.length > 0) tell(g, happening); // RES-08
  if (g.awaited & bitOf(hook)) g.askForSpecials([{ happening }]);
  if (last?.(g)) tellAgain(g);
  g.window = outer;
}
