/** Encrypts a push message for the browser that will get it: RFC 8291, with the one record of RFC 8188 that it allows. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url: a point of P-256, and a secret of 16 bytes. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Follows the text in the last record, before the padding (RFC 8188, section 2). */
const LAST = 2;
/** The bytes of the text with its padding: the length of a message tells the push service nothing about it. */
const PADDED = 128;

/** May be drawn by somebody else only in tests. */
interface Drawn {
  readonly sender: ECDH;
  readonly salt: Buffer;
  readonly padded: number;
}

function draw(): Drawn {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(16), padded: PADDED };
}

/** Is it a point of the curve? */
export function isPushKey(p256dh: string): boolean {
  try {
    const ours = createECDH(CURVE);
    ours.generateKeys();
    ours.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** The body of the request to the push service. */
export function encrypt(text: string, keys: PushKeys, { sender, salt, padded }: Drawn = draw()): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  // RFC 8291, section 3.4: both keys go into the secret that everything else is derived from.
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderKey]);
  const secret = derive(sender.computeSecret(receiver), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const content = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, padded - content.length));
  const record = cipher.update(Buffer.concat([content, Buffer.from([LAST]), padding]));
  // RFC 8188, section 2.1: salt, size of a record, and the sender's key in the place of a key id.
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, 16);
  header.writeUInt8(senderKey.length, 20);
  return Buffer.concat([header, senderKey, record, cipher.final(), cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
