/**
 * Does the page come from a server that has tables? It is asked once, who we are there. A host of files answers with
 * a file that says nothing (public/api/me), and so does the worker in sw.js when nobody can be reached.
 */
import type { Me } from '@baston/table';
import { create } from 'zustand';
import { readClock } from './server-time.ts';

/** Undefined: there is no such server, or it has not answered yet. */
export const useServer = create<{ readonly me: Me | undefined }>(() => ({ me: undefined }));

export const addressOf = (path: string): URL => new URL(`api/${path}`, document.baseURI);

/** Asks who we are, and for our tables; while the server is away, what is known stays. */
export async function findServer(): Promise<void> {
  const response = await fetch(addressOf('me')).catch(() => undefined);
  if (response) readClock(response);
  const me: Me | null | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (me) useServer.setState({ me });
}
