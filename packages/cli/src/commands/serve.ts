/** `baston serve`: the game in the browser, and tables for people who have a link. */
import { once } from 'node:events';
import { availableParallelism, networkInterfaces } from 'node:os';
import { openStore, Server, StoreError, Thinkers } from '@baston/server';
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
  log: { type: 'string' },
} as const satisfies OptionsOf<'serve'>;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const EVERYWHERE = '0.0.0.0';
const DAY = 24 * 60 * 60 * 1000;

export const serve: Command = {
  async run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const { env } = process;
    const port = whole(words, values.port ?? env.PORT, '--port', 0, 65_535, 8080);
    const host = values.host ?? env.HOST ?? EVERYWHERE;
    const threads = whole(
      words,
      values.bots ?? env.BASTON_BOTS,
      '--bots',
      1,
      64,
      Math.max(1, availableParallelism() - 1),
    );
    const days = whole(words, values.keep ?? env.BASTON_KEEP, '--keep', 0, 36_500, 90);
    const level = values.log ?? env.BASTON_LOG ?? (process.stdout.isTTY ? 'warn' : 'info');
    const where = values.database ?? values.data ?? env.DATABASE_URL ?? env.BASTON_DATA ?? 'baston.db';
    const logLevel = oneOf(words, level, '--log', LEVELS);
    const site = findSite(words);
    const store = await openStore(where).catch((thrown) => {
      throw storeTrouble(thrown, where, words);
    });
    const thinkers = new Thinkers(threads);
    const server = new Server({
      store,
      think: thinkers.think,
      site,
      origins: values.origin ?? env.BASTON_ORIGIN?.split(',') ?? [],
      isBehindProxy: values.proxy ?? env.BASTON_PROXY === '1',
      ...(days > 0 ? { keepFor: days * DAY } : {}),
      logLevel,
    });
    try {
      const address = new URL(await server.listen(port, host)).port;
      for (const line of welcome(Number(address), host, nameOf(where), words)) process.stderr.write(`${line}\n`);
      await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
      process.stderr.write(`${words.serve.stopping}\n`);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw thrown;
      throw new UsageError(words.serve.portTaken(port));
    } finally {
      await server.close();
      await thinkers.close();
      await store.close();
    }
    return 0;
  },
};

function welcome(port: number, host: string, where: string, { serve: say }: Wording): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  const isEverywhere = host === EVERYWHERE || host === '::';
  return [
    say.listening(`http://${isEverywhere ? 'localhost' : host}:${port}`),
    ...(isEverywhere && addresses.length > 0 ? [say.others(addresses)] : []),
    say.keeps(where),
    say.howToStop,
  ];
}

/** An address may hold a password, which is nobody's business. */
const nameOf = (where: string): string =>
  URL.canParse(where) ? `${new URL(where).host}${new URL(where).pathname}` : where;

function storeTrouble(thrown: unknown, where: string, { serve: say }: Wording): unknown {
  if (!(thrown instanceof StoreError)) return thrown;
  return new UsageError(say.troubles[thrown.trouble](nameOf(where), thrown.message));
}
