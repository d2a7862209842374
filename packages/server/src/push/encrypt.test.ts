import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Subscriber } from '../../../../test/push-service.ts';
import { encrypt, isPushKey } from './encrypt.ts';
import { newVapidKey, vapidHeader } from './vapid.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message', () => {
  it('is encrypted as RFC 8291 shows it', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(RFC.sender);
    expect(encrypt(RFC.text, RFC, { sender, salt: RFC.salt, padded: 0 }).toString('base64url')).toBe(RFC.body);
  });

  it('is read by the browser that it is for, and by no other', () => {
    const browser = new Subscriber('', 'en', { privateKey: RFC.receiver, auth: bytes(RFC.auth) });
    expect(browser.address.p256dh).toBe(RFC.p256dh);
    expect(browser.read(bytes(RFC.body))).toBe(RFC.text);
    const [ana, bob] = [new Subscriber(''), new Subscriber('')];
    const body = encrypt('Your turn, Zoé', ana.address);
    expect(ana.read(body)).toBe('Your turn, Zoé');
    expect(() => bob.read(body)).toThrow();
    expect(encrypt('Your turn, Zoé', ana.address).equals(body)).toBe(false); // a new key and a new salt each time
  });

  it('has the same length whatever it says', () => {
    const { address } = new Subscriber('');
    expect(encrypt('{"kind":"turn"}', address)).toHaveLength(encrypt('{"kind":"over","more":true}', address).length);
  });

  it('needs a point of the curve', () => {
    expect(isPushKey(RFC.p256dh)).toBe(true);
    expect(isPushKey(`BC${'x'.repeat(85)}`)).toBe(false);
    expect(isPushKey('')).toBe(false);
  });
});

describe('the header that says who sends', () => {
  const NOW = 1_800_000_000_000;
  const claimsOf = (header: string): unknown => JSON.parse(String(bytes(header.split('.')[1] as string)));

  it('is a token that the public key beside it verifies (RFC 8292)', () => {
    const key = newVapidKey();
    const header = vapidHeader(key, 'https://push.example.org/abc?d=e', 'https://baston.example.org', NOW);
    const [, head, claims, signature, shown] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(shown).toBe(key.publicKey);
    expect(JSON.parse(String(bytes(head as string)))).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(claimsOf(header)).toEqual({
      aud: 'https://push.example.org',
      exp: NOW / 1000 + 12 * 60 * 60,
      sub: 'https://baston.example.org',
    });
    const point = bytes(key.publicKey);
    const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = (text: string): boolean =>
      verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature as string));
    expect(isSigned(`${head}.${claims}`)).toBe(true);
    expect(isSigned(`${head}.${claims}x`)).toBe(false);
  });

  it('names no page that nobody else can reach', () => {
    const header = vapidHeader(newVapidKey(), 'https://push.example.org/', 'http://localhost:8080', NOW);
    expect(claimsOf(header)).not.toHaveProperty('sub');
  });
});
