/** The index of the cards in play by hook: it says who listens to what. When nobody listens, nobody is asked. */
import { INSTEAD, POWER } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { ABILITIES, BASES, HOOK_COUNTS, HOOK_SLOTS, HOSTED, ID_BITS, idOf, STAY, TITANS } from '../state/block.ts';
import { cutTo } from '../state/state.ts';
import { cardAt, firstIn, nextOf } from '../state/zones.ts';

/** The card begins (1) or ceases (-1) to listen to what its abilities answer. */
export function countHooks(g: Table, id: number, by: 1 | -1): void {
  const b = g.block;
  const hooks = g.rules.hooks[b[cardAt(id) + ABILITIES] as number] as readonly number[];
  if (hooks.length === 0) return;
  for (const hook of hooks) {
    b[HOOK_COUNTS + hook] = (b[HOOK_COUNTS + hook] as number) + by;
    g.listenersAt[hook] = 0;
  }
  if (!g.hooked) return;
  const { hooked } = g;
  if (by > 0) {
    hooked.push(id);
    return;
  }
  let kept = 0;
  for (let i = 0; i < hooked.length; i++) if (hooked[i] !== id) hooked[kept++] = hooked[i] as number;
  cutTo(hooked, kept);
}

/** Returns the text that a listener speaks: that of the card, or (echo.ts) another one, whose number its id carries in the upper bits. */
export const spokenText = (b: Int32Array, id: number): number =>
  id >>> ID_BITS || (b[cardAt(id) + ABILITIES] as number);

/** The ids of all cards in play (and titans beside decks) with that hook, in the order in which they came there. */
export function listeners(g: Table, hook: number): readonly number[] {
  if (g.listenersAt[hook] === g.hookVersion) return g.listenersOf[hook] as readonly number[];
  const b = g.block;
  const { listens } = g.rules;
  const found: number[] = [];
  const most = b[HOOK_COUNTS + hook] as number; // facets listen too
  for (const id of hookedCards(g)) {
    if (found.length === most) break;
    if (listens[spokenText(b, id) * HOOK_SLOTS + hook] === 1) found.push(id);
  }
  g.listenersOf[hook] = found;
  g.listenersAt[hook] = g.hookVersion;
  return found;
}

/** The cards in play that listen to anything at all; kept up as cards come and go, and found anew after a copy. */
const hookedCards = (g: Table): readonly number[] => g.hooked ?? findHooked(g);

function findHooked(g: Table): readonly number[] {
  const b = g.block;
  const { hooks } = g.rules;
  const found: number[] = [];
  const add = (id: number): void => {
    if (hooks[b[cardAt(id) + ABILITIES] as number]?.length) found.push(id);
  };
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    add(base);
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      add(id);
      for (let on = firstIn(b, HOSTED + id); on; on = nextOf(b, on)) add(on);
    }
  }
  for (let id = firstIn(b, TITANS); id; id = nextOf(b, id)) add(id);
  for (const { kind, card, amount } of g.effects) {
    if (kind === 'alsoText' && hooks[amount]?.length) found.push(idOf(card) | (amount << ID_BITS));
  }
  found.sort((one, other) => (b[cardAt(one) + STAY] as number) - (b[cardAt(other) + STAY] as number));
  g.hooked = found;
  return found;
}

/** The card has come to its place, changed controller or got another text: ongoing effects may begin to affect it, or its own to affect others (ongoing.ts). */
export function noteChange(g: Table, id: number): void {
  if (isHeard(g, INSTEAD) && isHeard(g, POWER)) g.changed.push(id); // a card that changes power and comes later meets every minion
}

/** Does any card in play listen to this moment? If not, no happening needs to be made for it. */
export const isHeard = (g: Table, hook: number): boolean => g.block[HOOK_COUNTS + hook] !== 0;
