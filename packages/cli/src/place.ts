/** The database of a server, from the options of `serve`, `backup` and `restore`. */
import { StoreError } from '@baston/server';
import { postgresUrl, UsageError } from './usage.ts';
import type { Wording } from './words/index.ts';

/** A setting and the name of the flag or variable that gives it. An empty variable counts as missing. */
export function setting(
  value: string | undefined,
  option: string,
  variable: string,
): readonly [string | undefined, string] {
  const inherited = process.env[variable];
  return value === undefined && inherited ? [inherited, variable] : [value, `--${option}`];
}

/** Its address, and a name for messages without the password that an address may contain. */
export interface Place {
  readonly where: string;
  readonly name: string;
  readonly isFile: boolean;
}

interface PlaceOptions {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

export function placeOf({ data, database }: PlaceOptions, words: Wording): Place {
  const [address, option] = setting(database, 'database', 'DATABASE_URL');
  // Options take precedence over the environment: even a file over an address.
  if (address !== undefined && (data === undefined || database !== undefined)) {
    const { host, pathname } = postgresUrl(words, address, option);
    return { where: address, name: `${host}${pathname}`, isFile: false };
  }
  const [file = 'baston.db', name] = setting(data, 'data', 'BASTON_DATA');
  if (/^\w+:\/\//.test(file)) throw new UsageError(words.serve.notAFile(name));
  return { where: file, name: file, isFile: true };
}

export function storeTrouble(thrown: unknown, { name }: Place, { serve: say }: Wording): unknown {
  if (!(thrown instanceof StoreError)) return thrown;
  return new UsageError(say.troubles[thrown.trouble](name, thrown.message));
}
