/** People come without an account: a secret token in a cookie is who they are. Only its hash is kept. */
import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { newId, sha256 } from '../secrets.ts';
import { type Known, type Person, TOKEN_LIFE, type Token } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { deviceOf } from './agent.ts';
import { cookiesFor, isPlainOverHttps, noCookies, tokensIn } from './cookie.ts';

const CODE_LIFE = 10 * 60 * 1000;
/** The interval at which a device gets a new token. */
const RENEWED_AFTER = 24 * 60 * 60 * 1000;
/** How long the previous token stays valid for requests that are under way. */
const OVERLAP = 5 * 60 * 1000;
/** Without those that are mistaken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  /** Banned people may only read, and see to their own data (Operator). */
  readonly bans = new Set<string>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The person and device of a cookie; undefined if the cookie is unknown. */
  async who(cookies: string | undefined): Promise<Known | undefined> {
    const now = this.#now();
    for (const token of tokensIn(cookies)) {
      const hash = sha256(token);
      const known = await this.#store.personByToken(hash, now);
      if (known?.isFresh) await this.#store.confirm(hash, known.device, now, now + OVERLAP);
      if (known) return known;
    }
    return undefined;
  }

  async known(cookies: string | undefined): Promise<Known> {
    const known = await this.who(cookies);
    if (!known) throw new Refused('nobody', 'not signed in: POST /api/me first');
    return known;
  }

  /** Like `known`; a banned person is refused. */
  async allowed(cookies: string | undefined): Promise<Known> {
    const known = await this.known(cookies);
    if (this.bans.has(known.id)) throw new Refused('banned', 'the operator of this server has banned you');
    return known;
  }

  /** Renews the token of a visitor once a day. The old one is valid until the new one is used. */
  async visit(request: FastifyRequest, reply: FastifyReply): Promise<Known | undefined> {
    const { cookie } = request.headers;
    const known = await this.who(cookie);
    if (!known) return undefined;
    const now = this.#now();
    const before = now - (isPlainOverHttps(cookie, isSecure(request)) ? OVERLAP : RENEWED_AFTER);
    if (known.usedAt > before) return known;
    // Only one of several concurrent requests renews the token.
    if (await this.#store.touch(known.device, { now, before, expiresAt: now + TOKEN_LIFE })) {
      const { secret, token } = this.#newToken(known.id, known.device);
      await this.#store.addToken(token);
      reply.header('set-cookie', cookiesFor(secret, isSecure(request)));
    }
    return known;
  }

  /** Creates a person, or renames one. */
  async name(name: string, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.who(request.headers.cookie);
    if (known) {
      await this.allowed(request.headers.cookie);
      await this.#store.rename(known.id, name);
      return { ...known, name };
    }
    const person = { id: newId(), name };
    await this.#store.addPerson(person, this.#now());
    await this.#addDevice(person, request, reply);
    return person;
  }

  async #addDevice({ id: person }: Person, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { secret, token } = this.#newToken(person, newId());
    const { device: id, createdAt, expiresAt } = token;
    const { browser, system } = deviceOf(request.headers['user-agent']);
    await this.#store.addDevice({ id, browser, system, createdAt, usedAt: createdAt, expiresAt }, token);
    reply.header('set-cookie', cookiesFor(secret, isSecure(request)));
  }

  #newToken(person: string, device: string): { readonly secret: string; readonly token: Token } {
    const secret = randomBytes(32).toString('base64url');
    const createdAt = this.#now();
    return {
      secret,
      token: { token: sha256(secret), person, device, createdAt, expiresAt: createdAt + TOKEN_LIFE },
    };
  }

  /** Something to type in on another device, once and soon. */
  async newCode({ id }: Person): Promise<{ readonly code: string; readonly until: number }> {
    const code = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const until = this.#now() + CODE_LIFE;
    await this.#store.addCode(id, sha256(code), until);
    return { code, until };
  }

  /** This device is that person's from now on; whoever it was before is signed out here. */
  async takeCode(code: string, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = await this.#store.takeCode(sha256(code), this.#now());
    if (!person) throw new Refused('bad-code', 'this code has been used or has expired');
    const before = await this.who(request.headers.cookie);
    if (before) await this.#store.revoke(before.id, before.device, this.#now());
    await this.#addDevice(person, request, reply);
    return person;
  }

  /** Signs out one of somebody's devices; without its id all but the one that they use now. */
  async signOut(known: Known, device: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (device === undefined) await this.#store.revokeOthers(known.id, known.device, this.#now());
    else await this.#store.revoke(known.id, device, this.#now());
    if (device === known.device) reply.header('set-cookie', noCookies(isSecure(request)));
  }

  /** Begins to delete somebody; Removal does the rest. */
  async delete(known: Known, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#store.deletePerson(known.id, this.#now());
    reply.header('set-cookie', noCookies(isSecure(request)));
  }
}
