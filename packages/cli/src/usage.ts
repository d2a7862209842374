/** Command lines: how they are read, and what is said when they are not understood. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LANGS, type Lang } from '@baston/table';

/** The input was not understood; the message is the one line that the user gets. */
export class UsageError extends Error {}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  /** Gives the exit status: 0 fine, 1 something did not hold, 2 the input was not understood. */
  run(args: readonly string[]): number | Promise<number>;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: boolean; strict: true }>>;

/** Reads options; `positionals` says how many other words there may be. */
export function parse<const O extends Options>(args: readonly string[], options: O, positionals = 0): Parsed<O> {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const extra = parsed.positionals[positionals];
    if (extra !== undefined) throw new UsageError(`"${extra}" was not expected here`);
    return parsed as Parsed<O>;
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    throw new UsageError((thrown.message.split('\n')[0] as string).replace(/\. To specify .*/, ''));
  }
}

export function whole(text: string | undefined, name: string, min: number, max: number, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new UsageError(`${name} is a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

export function oneOf<const T extends string>(text: string, name: string, allowed: readonly T[]): T {
  if (!allowed.includes(text as T)) throw new UsageError(`${name} is one of ${allowed.join(', ')}, not "${text}"`);
  return text as T;
}

/** The language asked for, else that of the environment, else English. */
export function language(asked: string | undefined, env: NodeJS.ProcessEnv = process.env): Lang {
  if (asked !== undefined) return oneOf(asked, '--lang', LANGS);
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^fr\b|^fr_/i.test(locale) ? 'fr' : 'en';
}
