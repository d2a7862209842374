/** The cookie that says who somebody is. */
import { TOKEN_LIFE } from '../store/people.ts';

/** A browser takes this name only from https, for the whole host, and from no other host of the domain. */
const SECURE = '__Host-baston';
const PLAIN = 'baston';
const FLAGS = 'Path=/; HttpOnly; SameSite=Lax';

/** The tokens in a Cookie header, the one to trust first. */
export function tokensIn(cookies = ''): string[] {
  const found = cookies.split(/;\s*/).map((cookie) => /^((?:__Host-)?baston)=([\w-]{43})$/.exec(cookie));
  const named = (name: string): string[] => found.flatMap((one) => (one?.[1] === name ? [one[2] as string] : []));
  return [...named(SECURE), ...named(PLAIN)];
}

/** Was it given under the name that is used now? */
export const isPlainOverHttps = (cookies: string | undefined, isSecure: boolean): boolean =>
  isSecure && !(cookies ?? '').includes(`${SECURE}=`);

/** The Set-Cookie headers that store the token under exactly one name. */
export function cookiesFor(token: string, isSecure: boolean): string[] {
  const seconds = TOKEN_LIFE / 1000;
  if (!isSecure) return [`${PLAIN}=${token}; Max-Age=${seconds}; ${FLAGS}`];
  return [`${SECURE}=${token}; Max-Age=${seconds}; ${FLAGS}; Secure`, `${PLAIN}=; Max-Age=0; ${FLAGS}; Secure`];
}

/** The Set-Cookie headers that delete the token. */
export const noCookies = (isSecure: boolean): string[] =>
  (isSecure ? [SECURE, PLAIN] : [PLAIN]).map((name) => `${name}=; Max-Age=0; ${FLAGS}${isSecure ? '; Secure' : ''}`);
