// A server of its own process, without limits, that can be killed: serve.mjs STORE (see node.ts).
// All that takes time is done before somebody writes a first line to it; then it prints its address, and for each
// further line what memory it needs, or how much of the processor it has had.
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { openStore, Server, Thinkers } from '@baston/server';

const [where] = process.argv.slice(2);
const much = { burst: 1e9, perSecond: 1e9 };
const limits = { requests: much, costly: much, made: much, messages: much, texts: much, sockets: 1e9 };
const print = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
await lines.next();
const store = await openStore(where);
const { think, writeRecord } = new Thinkers(1);
const windowDelay = { min: 0, max: 0 }; // scripted players need no time to think
let drawn = 0;
const newSecret = () => createHash('sha256').update(`serve ${drawn++}`).digest('hex'); // the same deals again
const server = new Server({ store, think, writeRecord, limits, windowDelay, newSecret, idleAfter: 1000 });
print(await server.listen(0, '127.0.0.1'));
for await (const line of lines) {
  if (line === 'cpu') {
    const { user, system } = process.cpuUsage();
    print((user + system) / 1000);
    continue;
  }
  await server.sweep();
  globalThis.gc?.();
  await new Promise(setImmediate); // what lies outside of the heap is freed a little later
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  print({ used: heapUsed + external, resident: rss, tables: server.rooms.size });
}
process.exit(); // whoever has started it is no more
