/** A running server, reached by its address and its admin token. */
import { userInfo } from 'node:os';
import { reasonOf } from './files.ts';
import { setting } from './place.ts';
import { UsageError } from './usage.ts';
import type { Wording } from './words/index.ts';

export interface RunningServer {
  readonly url: URL;
  readonly token: string;
}

interface RunningOptions {
  readonly server?: string | undefined;
  readonly token?: string | undefined;
}

/** The server at the given address, or the one on this machine. */
export function runningServer(options: RunningOptions, words: Wording): RunningServer {
  const address = options.server ?? `http://localhost:${process.env.PORT || 8080}`;
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new UsageError(words.backup.notServer(address));
  const [token] = setting(options.token, 'token', 'BASTON_ADMIN_TOKEN');
  if (token === undefined) throw new UsageError(words.backup.needsToken(address));
  return { url: new URL(address), token };
}

/** Sends an admin request and returns the response, or throws if it is not successful. */
export async function askServer(
  { url, token }: RunningServer,
  path: string,
  init: RequestInit,
  words: Wording,
): Promise<Response> {
  const headers = {
    ...init.headers,
    authorization: `Bearer ${token}`,
    'x-baston-operator':
      userInfo()
        .username.replace(/[^\w.@ -]/g, '_')
        .slice(0, 40) || 'command line',
  };
  const response = await fetch(new URL(path, url), { ...init, headers }).catch((thrown) => {
    throw new UsageError(words.verify.unreachable(url.host, reasonOf(thrown.cause ?? thrown, words)));
  });
  if (response.ok) return response;
  if (response.status === 401) throw new UsageError(words.backup.wrongToken(url.host));
  if (response.status === 404) throw new UsageError(words.backup.noAdmin(url.host));
  const refused = (await response.json().catch(() => ({}))) as { readonly code?: string; readonly message?: string };
  const { troubles } = words.serve;
  const trouble = Object.hasOwn(troubles, refused.code ?? '') ? (refused.code as keyof typeof troubles) : undefined;
  const message = refused.message ?? String(response.status);
  throw new UsageError(trouble ? troubles[trouble](url.host, message) : words.verify.refused(message));
}
