/** Computes a bot's answer or hint, in any thread. */
import type { Hint } from '@baston/engine';
import type { Rulebook, Thought } from '@baston/table';

/** A thought, and where the rulebook is that it is thought with. */
export interface ThinkTask extends Thought {
  readonly rulebook: string;
}

export async function thinkHere({ rulebook, ...thought }: ThinkTask): Promise<Hint> {
  const { rulebook: rules }: { readonly rulebook: Rulebook } = await import(rulebook);
  return rules.think(thought);
}
