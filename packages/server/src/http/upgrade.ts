/** The handshake of a WebSocket: which table, and who asks. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { People } from '../people/people.ts';
import { turn } from '../turn.ts';
import type { Guard } from './guard.ts';
import type { Sockets } from './sockets.ts';

const SOCKET_PATH = /^\/api\/tables\/([\w-]{16})\/socket$/;

export async function upgrade(
  { guard, people, sockets }: { readonly guard: Guard; readonly people: People; readonly sockets: Sockets },
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
): Promise<void> {
  // Node has removed its own listener: without one, a client that drops the connection would end the process.
  stream.on('error', () => stream.destroy());
  /** A client that does not close its side would keep the connection open for ever: so it is destroyed. */
  const reject = (status: string): void => {
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
  };
  const address = guard.addressOf(request);
  if (!guard.mayAsk(address) || sockets.isFull(address)) return reject('429 Too Many Requests');
  const [path = '', query] = (request.url ?? '').split('?', 2);
  const table = SOCKET_PATH.exec(path)?.[1];
  if (!guard.isOwnPage(request.headers)) return reject('403 Forbidden');
  if (table === undefined) return reject('404 Not Found');
  const asked = new URLSearchParams(query);
  const number = (name: string): number => {
    const text = asked.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : -1;
  };
  const person = await people.who(request.headers.cookie);
  await turn();
  if (sockets.isFull(address)) return reject('429 Too Many Requests'); // others may have come in meanwhile
  sockets.accept(request, stream, head, { table, from: number('from'), seat: number('seat'), person, address });
}
