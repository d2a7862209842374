/** Scoring a base, step by step as the rulebook lists them (SCORE-04 to SCORE-29). */
import { replaceBase, retireBase } from './bases.ts';
import { BASES, type Card, idOf, NO_CARD, NOBODY } from './block.ts';
import { ask } from './choose.ts';
import { enter, interrupt, isHeard, leave, tell } from './context.ts';
import type { Game } from './game.ts';
import { type Happening, happening, type Standing } from './moments.ts';
import { shareLoot } from './monsters.ts';
import type { Effect } from './records.ts';
import { HAS_TREASURES, HOOK } from './rules.ts';
import { breakpointOf, canScore, placeVp, standingsOf, totalOf } from './values.ts';
import { discardInPlay, gainVp } from './verbs.ts';
import { isAwaited, openWindow } from './window.ts';
import { firstIn, nextOf } from './zones.ts';

/** Scores one base, if any qualifies. False: the phase is over. */
export function scoreOneBase(g: Game): boolean {
  // Step 1: which bases qualify, reckoned afresh (SCORE-29).
  g.options.length = 0;
  for (let base = firstIn(g.block, BASES); base; base = nextOf(g.block, base)) {
    if (totalOf(g, base) >= breakpointOf(g, base) && canScore(g, base)) g.options.push(g.card(base));
  }
  if (g.options.length === 0) return false;
  // Step 2: the active player names one of them.
  const chosen = g.options.at(ask(g, g.active, 'bases', 'scoreNext', false));
  // Step 3: before scoring; once more for a base that takes its place.
  const base = prepare(g, chosen);
  if (!g.isInPlay(base)) return true; // SCORE-08
  const id = idOf(base);
  // Step 4: VP, even if the total has fallen below the breakpoint (SCORE-07).
  const standings = standingsOf(g, id);
  for (const standing of standings) award(g, id, standing);
  for (const effect of g.effects) if (effect.kind === 'levy' && effect.card === base) collect(g, effect, standings);
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

/** What comes before scoring. Gives the base that then scores: another one, if that has taken its place meanwhile. */
function prepare(g: Game, base: Card): Card {
  g.isStirred = true;
  g.scored = base;
  g.sink?.({ type: 'scoring', base: g.face(idOf(base)) });
  openWindow(g, about(HOOK.beforeScore, base));
  return g.scored === base ? base : prepare(g, g.scored);
}

const about = (hook: number, base: Card, standings?: readonly Standing[]): Happening =>
  happening(hook, base, base, NOBODY, NOBODY, NOBODY, [base], standings);

function award(g: Game, base: number, { seat, place, total }: Standing): void {
  const vp = placeVp(g, base, place);
  g.sink?.({ type: 'standing', base: g.face(base), seat, place, total, vp });
  gainVp(g, seat, vp);
}

/** One VP goes from the winner to somebody who has helped them. It affects no card (CARD-090). */
function collect(g: Game, { seat, amount: winner }: Effect, standings: readonly Standing[]): void {
  const hasWon = standings.some((standing) => standing.seat === winner && standing.place === 1);
  if (!hasWon || g.vp(winner) === 0) return;
  gainVp(g, winner, -1);
  gainVp(g, seat, 1);
}

/** Steps 7 to 9: everything there is discarded, not destroyed (SCORE-25); another base takes the place. */
function cleanUp(g: Game, base: Card, standings: readonly Standing[]): void {
  const replaced = about(HOOK.replaced, base, standings);
  enter(g, base, NOBODY);
  if (!g.isUnreplaced && isHeard(g, HOOK.replaced)) tell(g, replaced); // noted while all is still there; it follows once the new base is
  // What is played because of the discard cannot go to the next base, which is not there yet (SCORE-34).
  for (let left = g.cardsOn(base); left.length > 0; left = g.cardsOn(base)) interrupt(g, () => discardInPlay(g, left));
  if (g.isUnreplaced) retireBase(g, base);
  else replaced.at = replaceBase(g, base, g.nextBase);
  leave(g);
}
