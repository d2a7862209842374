/** A push service on this machine, and browsers that subscribe there. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '@baston/table';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly received: Received[] = [];
  /** The status of its answers; with 302 it sends to another address of its own. */
  status = 201;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece) => pieces.push(piece));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
        response.writeHead(this.status, this.status === 302 ? { location: '/elsewhere' } : {}).end('thank you');
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** A browser that has subscribed: it alone can read what it is sent. */
export class Subscriber {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth: Buffer;
  readonly address: PushAddress;

  constructor(endpoint: string, lang = 'en', known?: { readonly privateKey: Buffer; readonly auth: Buffer }) {
    if (known) this.#keys.setPrivateKey(known.privateKey);
    else this.#keys.generateKeys();
    this.#auth = known?.auth ?? Buffer.alloc(16, endpoint);
    this.address = {
      endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
      lang,
    };
  }

  /** The text of a message, as a browser reads it (RFC 8291 and RFC 8188). */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const derive = (label: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is not empty');
    return padded.subarray(0, end).toString();
  }
}
