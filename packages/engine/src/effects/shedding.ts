/** Cards that have become immune drop what is attached to them (PROT-06). */
import { PROTECT } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { enter, leave } from '../resolution/context.ts';
import { BASES, type Card, HEAD, HOOK_COUNTS, HOSTED, NO_CARD, NOBODY } from '../state/block.ts';
import { cardAt, firstIn, nextOf } from '../state/zones.ts';
import { repels } from '../table/protection.ts';
import { destroyAll } from './leaving.ts';

/** Cards that have become immune to what is attached to them shed it at once (PROT-06). */
export function shed(g: Table): void {
  if (g.block[HOOK_COUNTS + PROTECT] === 0) return;
  const b = g.block;
  let repelled: Card[] | undefined; // hardly ever any: then no list is made
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      for (let on = b[cardAt(id) + HEAD] as number; on; on = nextOf(b, on)) {
        if (!repels(g, g.card(id), g.card(on))) continue;
        repelled ??= [];
        repelled.push(g.card(on));
      }
    }
  }
  if (!repelled) return;
  enter(g, NO_CARD, NOBODY);
  destroyAll(g, repelled);
  leave(g);
}
