/** Says to a push service who sends (RFC 8292): a token signed with a key that the server has made once (ES256). */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { VapidKey } from '../store/people.ts';

/** Push services refuse tokens that live for longer than a day. */
const LIFE_SECONDS = 12 * 60 * 60;

const CURVE = { kty: 'EC', crv: 'P-256' };
/** A point as bytes begins with this one where both its coordinates follow. */
const UNCOMPRESSED = Buffer.from([4]);

const bytes = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url');
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function newVapidKey(): VapidKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d = '' } = privateKey.export({ format: 'jwk' });
  return { publicKey: Buffer.concat([UNCOMPRESSED, bytes(x), bytes(y)]).toString('base64url'), privateKey: d };
}

/** The Authorization header of a request to that address. `page` is where the operator can be found, if it is known. */
export function vapidHeader({ publicKey, privateKey }: VapidKey, endpoint: string, page: string, now: number): string {
  const point = bytes(publicKey);
  const jwk = {
    ...CURVE,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + LIFE_SECONDS,
    ...(page.startsWith('https:') ? { sub: page } : {}),
  };
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${unsigned}.${signature}, k=${publicKey}`;
}
