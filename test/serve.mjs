// A server of its own process, without limits, that can be killed: serve.mjs STORE [PORT]. It prints its address.
// All that takes time is done before somebody writes a line to it.
import { once } from 'node:events';
import { openStore, Server, Thinkers } from '@baston/server';

const [where, port = '0'] = process.argv.slice(2);
const much = { burst: 1e9, perSecond: 1e9 };
const limits = { requests: much, made: much, messages: much, texts: much, sockets: 1e9 };
await once(process.stdin, 'data');
const store = await openStore(where);
const server = new Server({ store, think: new Thinkers(1).think, limits });
process.stdout.write(`${await server.listen(Number(port), '127.0.0.1')}\n`);
process.on('SIGTERM', async () => {
  await server.close();
  await store.close();
});
