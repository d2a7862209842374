/** Raw bytes that no WebSocket library would send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Target {
  readonly url: string;
  readonly long: string;
  readonly over: string;
  /** Has the attack gone on for long enough? */
  readonly isOver: () => boolean;
}

/** A connection; whatever happens to it is no error of ours. */
export function dial({ url }: Target, said: string | Buffer = ''): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  if (said.length > 0) socket.write(said);
  return socket;
}

export const handshake = (path: string, address: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`;

export const socketPath = (table: string): string => `/api/tables/${table}/socket`;

/** An open WebSocket as a raw connection; undefined if it was not let in. */
export async function rawSocket(target: Target, table: string, address: string): Promise<Socket | undefined> {
  const socket = dial(target, handshake(socketPath(table), address));
  const first = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => []);
  return String(first[0]).startsWith('HTTP/1.1 101') ? socket : undefined;
}

export const TEXT = 0x81;
export const FIRST_PIECE = 0x01;
export const PIECE = 0x00;
export const PING = 0x89;
export const PONG = 0x8a;

/** A frame of at most 125 bytes as a client sends it, with a mask that changes nothing. */
export const frame = (kind: number, payload = ''): Buffer =>
  Buffer.concat([Buffer.from([kind, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);

export const many = (count: number, one: Buffer): Buffer => Buffer.concat(Array.from({ length: count }, () => one));

/** Writes it again and again, as fast as it is taken. */
export async function pour(socket: Socket, data: Buffer, target: Target): Promise<void> {
  while (!target.isOver() && !socket.destroyed && socket.writable) {
    // A socket that is destroyed calls back with an error.
    const isTaken = await new Promise<boolean>((done) => {
      socket.write(data, (error) => done(!error));
    });
    if (!isTaken) break;
  }
}
