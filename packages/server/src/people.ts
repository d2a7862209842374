/** People come without an account: a secret token in a cookie is who they are. Only its hash is kept. */
import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Refused } from './refused.ts';
import { newId } from './secrets.ts';
import type { Person, Store } from './store/store.ts';
import { sha256 } from './table.ts';

const COOKIE = 'baston';
const YEAR = 365 * 24 * 60 * 60;
const CODE_LIFE = 10 * 60 * 1000;
/** Without those that are mistaken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Whose cookie it is; undefined for a stranger. */
  async who(cookies: string | undefined): Promise<Person | undefined> {
    const token = /(?:^|;\s*)baston=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
    return token === undefined ? undefined : this.#store.personByToken(sha256(token));
  }

  async known(cookies: string | undefined): Promise<Person> {
    const person = await this.who(cookies);
    if (!person) throw new Refused('nobody', 'say who you are first: POST /api/me');
    return person;
  }

  /** Somebody new, or a new name for somebody. */
  async name(cookies: string | undefined, name: string, reply: FastifyReply, isSecure: boolean): Promise<Person> {
    const known = await this.who(cookies);
    if (known) {
      await this.#store.rename(known.id, name);
      return { ...known, name };
    }
    const person = { id: newId(), name };
    await this.#store.addPerson(person);
    await this.#giveToken(person, reply, isSecure);
    return person;
  }

  async #giveToken({ id }: Person, reply: FastifyReply, isSecure: boolean): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.#store.addToken(id, sha256(token));
    const flags = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${COOKIE}=${token}; ${flags}`);
  }

  /** Something to type in on another device, once and soon. */
  async newCode({ id }: Person): Promise<{ readonly code: string; readonly until: number }> {
    const code = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const until = this.#now() + CODE_LIFE;
    await this.#store.addCode(id, sha256(code), until);
    return { code, until };
  }

  async takeCode(code: string, reply: FastifyReply, isSecure: boolean): Promise<Person> {
    const person = await this.#store.takeCode(sha256(code), this.#now());
    if (!person) throw new Refused('bad-code', 'this code has been used, or its time is over');
    await this.#giveToken(person, reply, isSecure);
    return person;
  }
}
