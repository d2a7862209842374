/** Bases that also have the text of the top base of the deck, as long as that lies face up. */
import { BASE_DECK, type Card, HOOK_COUNTS, idOf, KNOWN, NOBODY } from './block.ts';
import type { Game } from './game.ts';
import { openedSecret } from './piles.ts';
import { type Effect, lastingEffect } from './records.ts';
import { ALSO_TOP_BASE } from './rules.ts';
import { listeners } from './values.ts';
import { cardAt, EVERYBODY, firstIn } from './zones.ts';

/** Which base has which text besides its own: what should be, from the cards as they lie. */
function wanted(g: Game): Effect[] {
  const top = firstIn(g.block, BASE_DECK);
  const isTurnedDown = g.effects.some(({ kind }) => kind === 'turnedDown');
  if (g.block[HOOK_COUNTS + ALSO_TOP_BASE] === 0 || top === 0 || isTurnedDown) return [];
  const def = g.defOf(g.card(top));
  return listeners(g, ALSO_TOP_BASE).map((from) =>
    lastingEffect('alsoText', 'leavesPlay', NOBODY, g.card(g.baseIdOf(from)), g.card(from), g.defOf(g.card(from)), def),
  );
}

const isSame = (one: Effect, other: Effect | undefined): boolean =>
  other !== undefined && one.card === other.card && one.source === other.source && one.amount === other.amount;

/** Brings those texts up to date; whoever moves the top base, or a card that shows it, has to call it. */
export function refreshEchoes(g: Game): void {
  const now = g.effects.filter(({ kind }) => kind === 'alsoText');
  const next = wanted(g);
  if (now.length === next.length && next.every((effect, i) => isSame(effect, now[i]))) return;
  for (const effect of now) countEcho(g, effect, -1);
  g.effects = [...g.effects.filter(({ kind }) => kind !== 'alsoText'), ...next];
  for (const effect of next) countEcho(g, effect, 1);
  g.hooked = undefined;
  g.hookVersion++;
  if (next.length > 0) turnUp(g, firstIn(g.block, BASE_DECK));
}

function countEcho(g: Game, { amount }: Effect, by: 1 | -1): void {
  for (const hook of g.rules.hooks[amount] ?? []) {
    g.block[HOOK_COUNTS + hook] = (g.block[HOOK_COUNTS + hook] as number) + by;
  }
}

/** Everybody sees it. */
function turnUp(g: Game, id: number): void {
  if (g.block[cardAt(id) + KNOWN] === EVERYBODY) return;
  g.block[cardAt(id) + KNOWN] = EVERYBODY;
  openedSecret(g);
  g.sink?.({ type: 'turnUp', base: g.face(id) });
}

/** The text that a base has besides its own, as a definition; 0: none. */
export const echoOn = (g: Game, base: Card): number =>
  g.effects.find(({ kind, card }) => kind === 'alsoText' && idOf(card) === idOf(base))?.amount ?? 0;
