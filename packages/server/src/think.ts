/** What a bot answers: the same wherever it thinks. */
import { performance } from 'node:perf_hooks';
import { player } from '@baston/bots';
import { rules } from '@baston/cards';
import { type BotKind, type ParkedGame, Session } from '@baston/table';

export interface Thought {
  readonly game: ParkedGame;
  readonly bot: BotKind;
  readonly seed: string;
}

/** The ids of the options that are picked. */
export function thinkHere({ game, bot, seed }: Thought): string[] {
  const session = Session.resume(rules, game);
  if (!session.question) return [];
  return player(bot, seed, () => performance.now())(session.question, session.imagine());
}
