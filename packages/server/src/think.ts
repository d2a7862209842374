/** What a bot answers, or advises: the same wherever it thinks. */
import { performance } from 'node:perf_hooks';
import { adviser, type Effort, HINT, player } from '@baston/bots';
import { rules } from '@baston/cards';
import type { Hint } from '@baston/engine';
import { type BotKind, type ParkedGame, Session } from '@baston/table';

export interface Thought {
  readonly game: ParkedGame;
  /** An adviser says why. */
  readonly bot: BotKind | 'adviser';
  readonly seed: string;
}

const now = (): number => performance.now();

export function thinkHere({ game, bot, seed }: Thought, effort: Effort = HINT): Hint {
  const session = Session.resume(rules, game);
  const { question } = session;
  if (!question) return { picks: [], advice: [] };
  const mind = session.imagine();
  if (bot !== 'adviser') return { picks: player(bot, seed, now)(question, mind), advice: [] };
  return adviser(rules, effort, seed, now)(question, session.view(question.seat), mind);
}
