/** Bases that also have the text of the top base of the deck, as long as that lies face up. */
import { ALSO_TOP_BASE, FORBID_TOP_BASE } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { BASE_DECK, type Card, HOOK_COUNTS, idOf, KNOWN, NO_CARD, NOBODY } from '../state/block.ts';
import { type Effect, lastingEffect } from '../state/records.ts';
import { cardAt, EVERYBODY, firstIn, openedSecret } from '../state/zones.ts';
import { listeners } from './listeners.ts';
import { isForbidden } from './prohibitions.ts';

/** The top base of the deck, if it lies face up; else 0. */
function shownBase(g: Table): number {
  const isShown =
    g.block[HOOK_COUNTS + ALSO_TOP_BASE] !== 0 && !isForbidden(g, FORBID_TOP_BASE, NO_CARD, NOBODY, NO_CARD);
  return isShown ? firstIn(g.block, BASE_DECK) : 0;
}

/** Which bases should have that text besides their own, as the cards lie now. */
function expectedEchoes(g: Table, top: number): Effect[] {
  if (top === 0) return [];
  const def = g.defOf(g.card(top));
  return listeners(g, ALSO_TOP_BASE)
    .map((from) => [g.card(from), g.card(g.baseIdOf(from))] as const)
    .filter(([, base]) => g.textOf(base) !== 0) // one without abilities has none at all (TIME-41)
    .map(([from, base]) => lastingEffect('alsoText', 'leavesPlay', NOBODY, base, from, g.defOf(from), def));
}

const isSame = (one: Effect, other: Effect | undefined): boolean =>
  other !== undefined && one.card === other.card && one.source === other.source && one.amount === other.amount;

/** Brings those texts up to date; whoever moves the top base, or a card that shows it, has to call it. */
export function refreshEchoes(g: Table): void {
  const top = shownBase(g);
  if (top !== 0) turnUp(g, top);
  const now = g.effects.filter(({ kind }) => kind === 'alsoText');
  const next = expectedEchoes(g, top);
  if (now.length === next.length && next.every((effect, i) => isSame(effect, now[i]))) return;
  for (const effect of now) countEcho(g, effect, -1);
  g.effects = [...g.effects.filter(({ kind }) => kind !== 'alsoText'), ...next];
  for (const effect of next) countEcho(g, effect, 1);
  g.hooked = undefined;
  g.hookVersion++;
}

function countEcho(g: Table, { amount }: Effect, by: 1 | -1): void {
  for (const hook of g.rules.hooks[amount] ?? []) {
    g.block[HOOK_COUNTS + hook] = (g.block[HOOK_COUNTS + hook] as number) + by;
  }
}

/** Shows the top base to everybody. */
function turnUp(g: Table, id: number): void {
  if (g.block[cardAt(id) + KNOWN] === EVERYBODY) return;
  g.block[cardAt(id) + KNOWN] = EVERYBODY;
  openedSecret(g);
  g.sink?.({ type: 'turnUp', base: g.face(id) });
}

/** The text that a base has besides its own, as a definition; 0: none. */
export const echoOn = (g: Table, base: Card): number =>
  g.effects.find(({ kind, card }) => kind === 'alsoText' && idOf(card) === idOf(base))?.amount ?? 0;
