/** In the browser the phrasebooks are those that the page has loaded. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOADED = fileURLToPath(new URL('../src/words/phrasebooks.ts', import.meta.url));

export const oneLanguage = (): Plugin => ({
  name: 'baston-one-language',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './phrasebooks.ts' && importer?.includes('/table/src/words/') ? LOADED : undefined,
});
