/** `baston serve`: the game in the browser, and tables for people who have a link. */
import { once } from 'node:events';
import { availableParallelism, networkInterfaces } from 'node:os';
import { openStore, Server, StoreError, Thinkers } from '@baston/server';
import { reasonOf } from '../files.ts';
import { findSite } from '../site.ts';
import { type Command, type OptionsOf, oneOf, parse, postgresUrl, UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  proxy: { type: 'boolean' },
  origin: { type: 'string', multiple: true },
  bots: { type: 'string' },
  keep: { type: 'string' },
  log: { type: 'string' },
} as const satisfies OptionsOf<'serve'>;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const EVERYWHERE = '0.0.0.0';
const DAY = 24 * 60 * 60 * 1000;

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];
/** The options that a variable of the environment can stand for. */
const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  data: 'BASTON_DATA',
  database: 'DATABASE_URL',
  bots: 'BASTON_BOTS',
  keep: 'BASTON_KEEP',
  log: 'BASTON_LOG',
} as const satisfies { readonly [O in keyof Values]?: string };

/** What is set, and the name of what sets it. A variable that is empty sets nothing. */
function setting(values: Values, option: keyof typeof VARIABLES): readonly [string | undefined, string] {
  const variable = VARIABLES[option];
  const value = process.env[variable];
  return values[option] === undefined && value ? [value, variable] : [values[option], `--${option}`];
}

export const serve: Command = {
  async run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const { env } = process;
    const port = whole(words, ...setting(values, 'port'), 0, 65_535, 8080);
    const [host = EVERYWHERE] = setting(values, 'host');
    const threads = whole(words, ...setting(values, 'bots'), 1, 64, Math.max(1, availableParallelism() - 1));
    const days = whole(words, ...setting(values, 'keep'), 0, 36_500, 90);
    const [level = process.stdout.isTTY ? 'warn' : 'info', levelName] = setting(values, 'log');
    const logLevel = oneOf(words, level, levelName, LEVELS);
    const place = placeOf(values, words);
    const site = findSite(words);
    const store = await openStore(place.where).catch((thrown) => {
      throw storeTrouble(thrown, place, words);
    });
    const thinkers = new Thinkers(threads);
    const server = new Server({
      store,
      think: thinkers.think,
      site,
      origins: (values.origin ?? [env.BASTON_ORIGIN ?? '']).flatMap(listed),
      isBehindProxy: values.proxy ?? env.BASTON_PROXY === '1',
      ...(days > 0 ? { keepFor: days * DAY } : {}),
      logLevel,
    });
    try {
      const address = await server.listen(port, host).catch((thrown) => {
        if (thrown.code === undefined) throw thrown;
        throw new UsageError(words.serve.cannotListen(addressOf(host, port), reasonOf(thrown, words)));
      });
      const listening = port || Number(new URL(address).port);
      for (const line of welcome(listening, host, place.name, words)) process.stderr.write(`${line}\n`);
      await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
      process.stderr.write(`${words.serve.stopping}\n`);
    } finally {
      await server.close();
      await thinkers.close();
      await store.close();
    }
    return 0;
  },
};

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isEverywhere = (host: string): boolean => host === EVERYWHERE || host === '::';

function addressOf(host: string, port: number): string {
  const name = isEverywhere(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function welcome(port: number, host: string, where: string, { serve: say }: Wording): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port));
  return [
    say.listening(addressOf(host, port)),
    ...(isEverywhere(host) && addresses.length > 0 ? [say.others(addresses)] : []),
    say.keeps(where),
    say.howToStop,
  ];
}

/** Where everything is kept, and what it is called: an address may hold a password, which is nobody's business. */
interface Place {
  readonly where: string;
  readonly name: string;
}

function placeOf(values: Values, words: Wording): Place {
  const [address, option] = setting(values, 'database');
  // An option goes before the environment: also the file before an address.
  if (address !== undefined && (values.data === undefined || values.database !== undefined)) {
    const { host, pathname } = postgresUrl(words, address, option);
    return { where: address, name: `${host}${pathname}` };
  }
  const [file = 'baston.db', name] = setting(values, 'data');
  if (/^\w+:\/\//.test(file)) throw new UsageError(words.serve.notAFile(name));
  return { where: file, name: file };
}

function storeTrouble(thrown: unknown, { name }: Place, { serve: say }: Wording): unknown {
  if (!(thrown instanceof StoreError)) return thrown;
  return new UsageError(say.troubles[thrown.trouble](name, thrown.message));
}
