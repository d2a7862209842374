/** Recognises operators: they know the token, or have a cookie that was issued for it. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

const COOKIE = 'baston-admin';
const LIFE_MS = 12 * 3_600_000;
/** After so many wrong tokens an address waits. */
const MOST_WRONG = 5;
const WAIT_MS = 60_000;
/** Addresses that are remembered; the oldest are forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Compares hashes, so that neither the length nor the time tells anything. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

export class AdminSession {
  readonly #token: string;
  readonly #now: () => number;
  readonly #wrong = new Map<string, { readonly times: number; readonly until: number }>();

  constructor(token: string, now: () => number) {
    this.#token = token;
    this.#now = now;
  }

  /** The name of the operator who asks; undefined for anybody else. A wrong token counts against the address. */
  whoAsks({ headers, ip }: FastifyRequest): string | undefined {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (given === undefined) return this.#whoseCookie(headers.cookie);
    if (!this.isToken(given, ip)) return undefined;
    const name = headers['x-baston-operator'];
    return typeof name === 'string' && /^[\w.@ -]{1,40}$/.test(name) ? name : 'token';
  }

  isToken(given: string, address: string): boolean {
    const now = this.#now();
    const { times = 0, until = 0 } = this.#wrong.get(address) ?? {};
    const isWaiting = times >= MOST_WRONG && until > now;
    if (isWaiting) throw new Refused('too-frequent', 'too many wrong tokens: try again in a minute');
    if (isSame(given, this.#token)) {
      this.#wrong.delete(address);
      return true;
    }
    this.#wrong.delete(address); // so that it is the newest
    this.#wrong.set(address, { times: until > now ? times + 1 : 1, until: now + WAIT_MS });
    const [oldest] = this.#wrong.keys();
    if (this.#wrong.size > MOST_ADDRESSES && oldest !== undefined) this.#wrong.delete(oldest);
    return false;
  }

  /** The header that signs an operator in. All nodes with the same token accept the cookie. */
  cookieFor(who: string, isSecure: boolean): string {
    const content = `${Buffer.from(who).toString('base64url')}.${this.#now() + LIFE_MS}`;
    return this.#cookie(`${content}.${this.#sign(content)}`, LIFE_MS / 1000, isSecure);
  }

  signOut(isSecure: boolean): string {
    return this.#cookie('', 0, isSecure);
  }

  #cookie(value: string, seconds: number, isSecure: boolean): string {
    const flags = `Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    return `${COOKIE}=${value}; ${flags}`;
  }

  #whoseCookie(cookies: string | undefined): string | undefined {
    const value = /(?:^|;\s*)baston-admin=([\w.-]+)(?:;|$)/.exec(cookies ?? '')?.[1] ?? '';
    const [who = '', until = '', signature = ''] = value.split('.');
    if (!isSame(signature, this.#sign(`${who}.${until}`)) || Number(until) <= this.#now()) return undefined;
    return Buffer.from(who, 'base64url').toString();
  }

  #sign(content: string): string {
    return createHmac('sha256', `baston-admin\n${this.#token}`).update(content).digest('base64url');
  }
}
