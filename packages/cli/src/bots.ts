/** Bots as people name them on a command line: `greedy`, `search:1000`, `search:500ms`, or by a persona: `brakka`. */
import { effortOf, LADDER } from '@baston/bots';
import { UsageError } from './usage.ts';
import type { Wording } from './words/index.ts';

export function readBot({ errors }: Wording, text: string, option: string, also: readonly string[] = []): string {
  if (!also.includes(text) && !effortOf(text))
    throw new UsageError(errors.notOneOf(option, [...also, ...LADDER], text));
  return text;
}
