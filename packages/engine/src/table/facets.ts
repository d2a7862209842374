/** Facets, the lasting effects that cards define (`Abilities.lasting`): which are in force, and their hooks. */
import type { Facet } from '../model/defs.ts';
import type { Left } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import { HOOK_COUNTS, NO_CARD } from '../state/block.ts';
import type { Effect } from '../state/records.ts';

/** A lasting effect begins. Whatever adds one calls this: a facet listens from now on. */
export function addLasting(g: Table, effect: Effect): void {
  g.effects.push(effect);
  countFacet(g, effect, 1);
}

/** If the effect is a facet, it begins (1) or ceases (-1) to listen. Gives the facet. */
function countFacet(g: Table, { kind }: Effect, by: 1 | -1): Facet | undefined {
  const facet = g.rules.facets.get(kind);
  if (!facet) return undefined;
  for (const hook of facet.hooks) g.block[HOOK_COUNTS + hook] = (g.block[HOOK_COUNTS + hook] as number) + by;
  g.left = undefined;
  return facet.facet;
}

/** The effect has come to its end. Has it silenced the cards on a base? */
export const endFacet = (g: Table, effect: Effect): boolean => countFacet(g, effect, -1)?.silencesGuests === true;

export const silencesGuests = (g: Table, kind: Effect['kind']): boolean =>
  g.rules.facets.get(kind)?.facet.silencesGuests === true;

const NONE: readonly Left[] = [];

/** All facets that there are, oldest first; `listensTo` says which of them matter. No list is made: this is asked all the time. */
export const facetsOf = (g: Table): readonly Left[] => (g.effects.length === 0 ? NONE : (g.left ?? findLeft(g)));

/** Is the facet in force (its turn has come, and the card that it is about is still in play), and has it this hook? */
export const listensTo = (g: Table, { effect, facet }: Left, hook: number): boolean =>
  facet.listens[hook] === 1 && effect.inForce && (effect.card === NO_CARD || g.isInPlay(effect.card));

function findLeft(g: Table): readonly Left[] {
  const found: Left[] = [];
  for (const effect of g.effects) {
    const facet = g.rules.facets.get(effect.kind);
    if (facet) found.push({ effect, facet });
  }
  g.left = found;
  return found;
}
