/** Where a step begins: nothing is being resolved, and nothing waits. */
import type { Table } from '../model/table.ts';
import { NO_CARD, NOBODY } from '../state/block.ts';
import { cutTo } from '../state/state.ts';

export function beginStep(g: Table): void {
  g.decisions = 0;
  g.probing = 0;
  g.mayBeImmune = false;
  if (g.changed.length > 0) g.changed = [];
  g.powers = undefined;
  if (!g.isStirred) return;
  g.isStirred = false;
  g.source = NO_CARD;
  g.actor = NOBODY;
  g.how = 0;
  g.frame = 0;
  g.frames = 0;
  g.depth = 0;
  g.settling = 0;
  cutTo(g.stack, 0);
  if (g.pending.length > 0) g.pending = [];
  if (g.batches.length > 0) g.batches = [];
  if (g.later.length > 0) g.later = [];
  if (g.calls.length > 0) g.calls = [];
  if (g.destinations.length > 0) g.destinations = [];
  if (g.withheld.length > 0) g.withheld = [];
  if (g.copied.length > 0) g.copied = [];
  if (g.replaced.length > 0) g.replaced = [];
  if (g.targets.length > 0) g.targets = [];
  if (g.declined.length > 0) g.declined = [];
  if (g.following.length > 0) g.following = [];
  if (g.ignoring.length > 0) g.ignoring = [];
  if (g.starting.length > 0) g.starting = [];
  g.scored = NO_CARD;
  g.speaker = 0;
  g.nextBase = NO_CARD;
  g.nextBaseBy = NO_CARD;
  g.isUnreplaced = false;
  g.leaving = NO_CARD;
  g.kept = NO_CARD;
  g.duel = undefined;
  g.raising = undefined;
  g.window = undefined;
  g.destination = NO_CARD;
  g.doer = NOBODY;
  g.weighing = 0;
  g.wearing = 0;
}
