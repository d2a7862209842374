/** `baston serve`: the game in the browser, and tables for people who have a link. */
import { once } from 'node:events';
import { availableParallelism, networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';
import { BadPattern, isPushHost, NameFilter, openStore, Server, Thinkers } from '@baston/server';
import { readText, reasonOf } from '../files.ts';
import { placeOf, setting, storeTrouble } from '../place.ts';
import { findSite } from '../site.ts';
import { type Command, type OptionsOf, oneOf, parse, UsageError, whole } from '../usage.ts';
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
  window: { type: 'string' },
  drain: { type: 'string' },
  names: { type: 'string' },
  'no-push': { type: 'boolean' },
  'push-host': { type: 'string', multiple: true },
  'admin-token': { type: 'string' },
  log: { type: 'string' },
} as const satisfies OptionsOf<'serve'>;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const EVERYWHERE = '0.0.0.0';
const LOOPBACK = '127.0.0.1';
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** A token that is shorter could be guessed. */
const SHORTEST_TOKEN = 16;

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];
/** The options that a variable of the environment can stand for. */
const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  bots: 'BASTON_BOTS',
  keep: 'BASTON_KEEP',
  window: 'BASTON_WINDOW',
  drain: 'BASTON_DRAIN',
  names: 'BASTON_NAMES',
  'admin-token': 'BASTON_ADMIN_TOKEN',
  log: 'BASTON_LOG',
} as const satisfies { readonly [O in keyof Values]?: string };

const settingOf = (values: Values, option: keyof typeof VARIABLES): readonly [string | undefined, string] =>
  setting(values[option], option, VARIABLES[option]);

export const serve: Command = {
  async run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const { env } = process;
    const port = whole(words, ...settingOf(values, 'port'), 0, 65_535, 8080);
    const isBehindProxy = values.proxy ?? env.BASTON_PROXY === '1';
    // Anybody who reaches the server without the proxy could claim any address.
    const [host = isBehindProxy ? LOOPBACK : EVERYWHERE] = settingOf(values, 'host');
    const threads = whole(words, ...settingOf(values, 'bots'), 1, 64, Math.max(1, availableParallelism() - 1));
    const days = whole(words, ...settingOf(values, 'keep'), 0, 36_500, 90);
    const shortest = 1000 * whole(words, ...settingOf(values, 'window'), 0, 60, 3);
    const drainSeconds = whole(words, ...settingOf(values, 'drain'), 0, 86_400, 300);
    const [adminToken, tokenName] = settingOf(values, 'admin-token');
    if (adminToken !== undefined && adminToken.length < SHORTEST_TOKEN)
      throw new UsageError(words.serve.shortToken(tokenName, SHORTEST_TOKEN));
    const hasPush = !(values['no-push'] ?? env.BASTON_PUSH === '0');
    const pushHosts = (values['push-host'] ?? [env.BASTON_PUSH_HOST ?? '']).flatMap(listed);
    const badHost = pushHosts.find((one) => !isPushHost(one));
    if (badHost !== undefined) throw new UsageError(words.serve.badPushHost(badHost));
    const names = namesOf(settingOf(values, 'names')[0], words);
    const [level = process.stdout.isTTY ? 'warn' : 'info', levelName] = settingOf(values, 'log');
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
      writeRecord: thinkers.writeRecord,
      site,
      origins: (values.origin ?? [env.BASTON_ORIGIN ?? '']).flatMap(listed),
      isBehindProxy,
      names,
      botQueue: thinkers,
      ...(hasPush ? { push: { hosts: pushHosts } } : {}),
      ...(adminToken === undefined ? {} : { adminToken }),
      ...(place.isFile ? { dataFolder: dirname(resolve(place.where)) } : {}),
      ...(days > 0 ? { keepFor: days * DAY } : {}),
      windowDelay: { min: shortest, max: 2 * shortest },
      logLevel,
    });
    try {
      const address = await server.listen(port, host).catch((thrown) => {
        if (thrown.code === undefined) throw thrown;
        throw new UsageError(words.serve.cannotListen(addressOf(host, port), reasonOf(thrown, words)));
      });
      const listening = port || Number(new URL(address).port);
      for (const line of welcome(listening, host, place.name, words)) process.stderr.write(`${line}\n`);
      process.on('SIGUSR2', () => {
        process.stderr.write(`${words.serve.draining(drainSeconds)}\n`);
        server.drain('SIGUSR2', Date.now() + drainSeconds * SECOND).catch(() => undefined); // it drains all the same
      });
      await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), server.drained]);
      process.stderr.write(`${words.serve.stopping}\n`);
    } finally {
      await server.close();
      await thinkers.close();
      await store.close();
    }
    return 0;
  },
};

function namesOf(file: string | undefined, words: Wording): NameFilter {
  try {
    return new NameFilter(file === undefined ? '' : readText(file, words));
  } catch (thrown) {
    if (!(thrown instanceof BadPattern)) throw thrown;
    throw new UsageError(words.serve.badPattern(file ?? '', thrown.line, thrown.message));
  }
}

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
