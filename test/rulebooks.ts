/** The rulebook of this version, and one of another with which games run differently. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleRulebook } from '../packages/cli/bin/build.mjs';
import { importRulebook, type LoadedRulebook, OWN_RULEBOOK } from '../packages/server/src/rulebooks.ts';
import { sha256 } from '../packages/server/src/secrets.ts';

export const loadRulebook = (file: string): Promise<LoadedRulebook> =>
  importRulebook(pathToFileURL(file).href, sha256(readFileSync(file)));

export const ownRulebook = (): Promise<LoadedRulebook> => loadRulebook(OWN_RULEBOOK);

export const NEXT_VERSION = 'next';

/** The changes of the next version: all minions of the core set are stronger. */
const CHANGES: readonly (readonly [file: RegExp, from: RegExp, to: string])[] = [
  [/cards\/src\/version\.ts$/, /VERSION = '.*?'/, `VERSION = '${NEXT_VERSION}'`],
  [/cards\/src\/core\/.*\.ts$/, /\bpower: (\d)/g, 'power: 1 + $1'],
];

/** Builds the rulebook of the next version into a folder; its file. */
export async function buildNextRulebook(folder: string): Promise<string> {
  const transform = (code: string, id: string) => ({
    code: CHANGES.reduce((text, [file, from, to]) => (file.test(id) ? text.replace(from, to) : text), code),
    map: null, // lines stay where they are
  });
  await bundleRulebook(folder, [{ name: 'next-version', enforce: 'pre', transform }]);
  return join(folder, 'rulebook.mjs');
}
