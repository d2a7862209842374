/** Command lines: how they are read, and what is said when they are not understood. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LANGS, type Lang } from '@baston/table';
import { type CommandName, type CommandOptions, type Wording, wording } from './words/index.ts';

/** The input was not understood; the user gets a line for each message, most often one. */
export class UsageError extends Error {
  readonly messages: readonly string[];
  constructor(...messages: string[]) {
    super(messages.join(' '));
    this.messages = messages;
  }
}

export interface Command {
  /** Gives the exit status: 0 fine, 1 something did not hold, 2 the input was not understood. */
  run(args: readonly string[], words: Wording): number | Promise<number>;
}

type Options = NonNullable<ParseArgsConfig['options']>;
/** The options of a command: those that its help speaks of. */
export type OptionsOf<C extends CommandName> = { readonly [N in CommandOptions[C]]: Options[string] };
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: boolean; strict: true }>>;

/** Reads options; `positionals` says how many other words there may be. */
export function parse<const O extends Options>(
  args: readonly string[],
  { errors }: Wording,
  options: O,
  positionals = 0,
): Parsed<O> {
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) throw new UsageError(errors.noOption(rawName));
    if (option.type === 'boolean' && value !== undefined) throw new UsageError(errors.takesNoValue(rawName));
    // The next option is not taken for a value, nor is an empty text: a variable of a script was empty.
    if (option.type === 'string' && (!value || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(errors.needsValue(rawName));
  }
  const extra = parsed.positionals[positionals];
  if (extra !== undefined) throw new UsageError(errors.unexpected(extra));
  return parsed as Parsed<O>;
}

export function whole(
  { errors }: Wording,
  text: string | undefined,
  name: string,
  min: number,
  max: number,
  otherwise: number,
): number {
  if (text === undefined) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new UsageError(errors.notWhole(name, min, max, text));
  return value;
}

export function oneOf<const T extends string>(
  { errors }: Wording,
  text: string,
  name: string,
  allowed: readonly T[],
): T {
  if (!allowed.includes(text as T)) throw new UsageError(errors.notOneOf(name, allowed, text));
  return text as T;
}

/** The address of a PostgreSQL. What was given may hold a password: it is not repeated. */
export function postgresUrl({ errors }: Wording, text: string, name: string): URL {
  const address = text.replace('@/', '@localhost/'); // a socket has no host
  if (!/^postgres(?:ql)?:\/\//.test(address) || !URL.canParse(address)) throw new UsageError(errors.notPostgres(name));
  return new URL(address);
}

/** Takes --lang out of a command line, wherever it stands before `--`; the last one counts. */
export function takeLanguage(
  args: readonly string[],
  otherwise: Wording,
): { readonly words: Wording; readonly rest: readonly string[] } {
  const rest = [...args];
  const end = rest.indexOf('--');
  let words = otherwise;
  const isLang = (word: string, i: number): boolean => /^--lang(?:=|$)/.test(word) && (end < 0 || i < end);
  for (let at = rest.findIndex(isLang); at >= 0; at = rest.findIndex(isLang)) {
    const [option = ''] = rest.splice(at, 1);
    const asked = option.includes('=') ? option.slice(option.indexOf('=') + 1) : rest.splice(at, 1)[0];
    if (asked === undefined) throw new UsageError(words.errors.needsValue('--lang'));
    words = wording(oneOf(words, asked, '--lang', LANGS));
  }
  return { words, rest };
}

/** The language of the environment; English where it says nothing. */
export function languageOf(env: NodeJS.ProcessEnv): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^fr\b|^fr_/i.test(locale) ? 'fr' : 'en';
}
