/**
 * The push services that this server sends to. The address comes from a client, and whoever could choose it freely could
 * let the server call whomever they like, in its own network too.
 */

/** The push services of Chrome and its kin, Firefox, Safari and Edge. */
const KNOWN = ['fcm.googleapis.com', '*.push.services.mozilla.com', 'web.push.apple.com', '*.notify.windows.com'];

/** A host, or all below it, with a port if it is not that of https. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;
/** Without https only on this machine, and only if the operator says so in full. */
const LOCAL = /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?$/;

/** Can an operator allow this? */
export const isPushHost = (host: string): boolean => HOST.test(host) || LOCAL.test(host);

export class PushServices {
  readonly #hosts: readonly string[];

  constructor(more: readonly string[]) {
    this.#hosts = [...KNOWN, ...more];
  }

  allows(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, origin, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (protocol === 'http:') return LOCAL.test(origin) && this.#hosts.includes(origin);
    return protocol === 'https:' && this.#hosts.some((allowed) => fits(host, allowed));
  }
}

const fits = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) && host.length >= allowed.length : host === allowed;
