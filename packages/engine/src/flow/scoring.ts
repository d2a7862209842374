/** Scoring a base, step by step as the rulebook lists them (SCORE-04 to SCORE-29). */
import { gainVp } from '../effects/lasting.ts';
import { discardInPlay } from '../effects/leaving.ts';
import { replaceBase, retireBase } from '../mechanics/bases.ts';
import { shareLoot } from '../mechanics/monsters.ts';
import { FORBID_SCORING, HAS_TREASURES, HOOK } from '../model/hooks.ts';
import { type Happening, happening, type Standing } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { ask } from '../resolution/choose.ts';
import { enter, interrupt, leave, settle, tell } from '../resolution/context.ts';
import { isAwaited, openWindow } from '../resolution/window.ts';
import { BASES, type Base, type Card, idOf, NO_CARD, NOBODY } from '../state/block.ts';
import { firstIn, nextOf } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { isForbidden } from '../table/prohibitions.ts';
import { breakpointOf, standingsOf, totalOf } from '../table/values.ts';

/** Scores one base, if any qualifies. False: the phase is over. */
export function scoreOneBase(g: Table): boolean {
  // Step 1: which bases qualify, reckoned afresh (SCORE-29).
  g.options.length = 0;
  for (let base = firstIn(g.block, BASES); base; base = nextOf(g.block, base)) {
    if (totalOf(g, base) >= breakpointOf(g, base) && canScore(g, g.card(base))) g.options.push(g.card(base));
  }
  if (g.options.length === 0) return false;
  // Step 2: the active player names one of them.
  const chosen = g.options.at(ask(g, g.active, 'bases', 'scoreNext', false)) as Base;
  // Step 3: before scoring; once more for a base that takes its place.
  const base = prepare(g, chosen);
  if (!g.isInPlay(base)) return true; // SCORE-08
  const id = idOf(base);
  // Step 4: VP, even if the total has fallen below the breakpoint (SCORE-07).
  const standings = standingsOf(g, id);
  for (const standing of standings) award(g, id, standing);
  settle(g); // Specials that answer the VP
  if (isAwaited(g, HOOK.whenScore)) openWindow(g, about(HOOK.whenScore, base, standings));
  // Step 5: after scoring.
  g.nextBase = NO_CARD;
  g.isUnreplaced = false;
  g.leaving = base;
  if (g.isInPlay(base)) openWindow(g, about(HOOK.afterScore, base, standings));
  if (g.isInPlay(base)) {
    if (g.traits & HAS_TREASURES) shareLoot(g, base, standings); // Step 6 (SCORE-22)
    cleanUp(g, base, standings);
  }
  return true;
}

const canScore = (g: Table, base: Card): boolean => !isForbidden(g, FORBID_SCORING, base, NOBODY, base);

/** Runs the steps before scoring. Returns the base that then scores: another one, if that has taken its place meanwhile. */
function prepare(g: Table, base: Base): Base {
  g.isStirred = true;
  g.scored = base;
  g.sink?.({ type: 'scoring', base: g.face(idOf(base)) });
  openWindow(g, about(HOOK.beforeScore, base));
  return g.scored === base ? base : prepare(g, g.scored);
}

const about = (hook: number, base: Base, standings?: readonly Standing[]): Happening =>
  happening(hook, base, base, NOBODY, NOBODY, NOBODY, [base], standings);

function award(g: Table, base: number, { seat, place, total, vp }: Standing): void {
  g.sink?.({ type: 'standing', base: g.face(base), seat, place, total, vp });
  gainVp(g, seat, vp);
}

/** Steps 7 to 9: everything there is discarded, not destroyed (SCORE-25); another base takes the place. */
function cleanUp(g: Table, base: Base, standings: readonly Standing[]): void {
  const replaced = about(HOOK.replaced, base, standings);
  enter(g, base, NOBODY);
  if (!g.isUnreplaced && isHeard(g, HOOK.replaced)) tell(g, replaced); // those who react are still in play now; they answer once the new base is there
  // A card played because of the discard cannot go to the next base, which is not there yet (SCORE-34).
  for (let left = g.cardsOn(base); left.length > 0; left = g.cardsOn(base)) interrupt(g, () => discardInPlay(g, left));
  if (g.isUnreplaced) retireBase(g, base);
  else replaced.at = replaceBase(g, base, g.nextBase);
  leave(g);
}
