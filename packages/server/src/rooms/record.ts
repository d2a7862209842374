/** The record of a game, made from the log of its table. */
import type { GameRecord } from '@baston/table';
import { importRulebook } from '../rulebooks.ts';
import { replay } from './log.ts';

export interface RecordTask {
  readonly table: string;
  /** The path of the rulebook, and its SHA-256. */
  readonly rulebook: string;
  readonly hash: string;
  /** The entries of the log, as JSON. */
  readonly log: readonly string[];
}

export type WriteRecord = (task: RecordTask) => Promise<GameRecord>;

export const recordHere: WriteRecord = async ({ table, rulebook, hash, log }) => {
  const { session } = await replay(table, await importRulebook(rulebook, hash), log, true);
  if (!session) throw new Error(`the game of table ${table} has not begun`);
  return { ...session.record(), rulebook: hash, events: session.events };
};
