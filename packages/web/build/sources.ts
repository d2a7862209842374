/** Our own packages, read from their sources while the site is built: they need not have been built themselves. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Read = <M>(file: string) => Promise<M>;

/** Reads modules by their path from the root of the repository. */
export const reader = (conditions: string[]): Read => {
  const inline = { resolve: { conditions, noExternal: [/^@baston\//] } };
  return async <M>(file: string) =>
    (await runnerImport<M>(ROOT + file, { configFile: false, logLevel: 'error', environments: { inline } })).module;
};
