/** Studies on many machines: `--queue URL`, and `baston lab worker`. */
import { availableParallelism } from 'node:os';
import { playQueued, QueueError, work } from '@baston/lab';
import { postgresUrl, UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';

async function reportingQueueErrors(url: string, words: Wording, run: (host: string) => Promise<void>): Promise<void> {
  const { host } = postgresUrl(words, url, '--queue');
  try {
    await run(host);
  } catch (thrown) {
    if (!(thrown instanceof QueueError)) throw thrown;
    throw new UsageError(words.lab.unreachable(host, thrown.message));
  }
}

export const playOnQueue = (url: string, games: Parameters<typeof playQueued>[1], words: Wording): Promise<void> =>
  reportingQueueErrors(url, words, () => playQueued(url, games));

interface Values {
  readonly queue?: string | undefined;
  readonly jobs?: string | undefined;
}

export async function worker(_names: readonly string[], { queue, jobs }: Values, words: Wording): Promise<number> {
  const { lab } = words;
  if (queue === undefined) throw new UsageError(lab.needsQueue);
  const threads = whole(words, jobs, '--jobs', 1, 64, availableParallelism());
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  let games = 0;
  await reportingQueueErrors(queue, words, (host) => {
    const say = (line: string): void => void process.stderr.write(`${line}\n`);
    return work({ url: queue, threads, signal, onReady: () => say(lab.works(host, threads)), onGame: () => games++ });
  });
  process.stdout.write(`${lab.worked(games)}\n`);
  return 0;
}
