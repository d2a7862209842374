import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const engine = `${root}/packages/engine`;
const rulebook = `${root}/packages/rulebook`;
/** The sources of a rulebook. */
const RULES = ['engine', 'cards', 'table', 'bots', 'rulebook'];
const compiler = `${root}/node_modules/typescript/bin/tsc`;

/**
 * Brings what was built up to date with the sources (half a second when it is). False: they do not compile. Whoever starts no
 * server needs no rulebook.
 */
export async function build({ withRulebook = true } = {}) {
  if (!existsSync(compiler)) return true;
  const { status } = spawnSync(process.execPath, [compiler, '-b', root], { stdio: ['ignore', 2, 2] });
  if (status !== 0) return false;
  if (!isBundled(`${engine}/dist/bundle.js`, ['engine'])) await bundleEngine();
  if (withRulebook && !isBundled(`${rulebook}/dist/rulebook.mjs`, RULES)) await bundleRulebook(`${rulebook}/dist`);
  return true;
}

const isBundled = (file, packages) =>
  existsSync(file) &&
  packages.every((name) => statSync(file).mtimeMs > statSync(`${root}/packages/${name}/dist/.tsbuildinfo`).mtimeMs);

/**
 * Puts the engine into one file. What is imported from another module is looked up whenever it is used, even a
 * number; in one file it is known when the code is compiled. The engine is one and a half times as fast.
 */
const bundleEngine = () => bundle(engine, 'dist', 'bundle.js');

/**
 * Puts the rules, with all that they import, into one file: rulebook.mjs in that folder. Its bytes are its name
 * wherever it is kept, so they must depend on nothing but the sources.
 */
export const bundleRulebook = (folder, plugins = []) => bundle(rulebook, folder, 'rulebook.mjs', plugins);

/** From the sources, as the browser client is made (packages/web/vite.config.ts), with a source map beside it. */
async function bundle(from, outDir, name, plugins = []) {
  const vite = await import('vite'); // a production server has neither, and everything built
  const { quicker } = await import('../../engine/build/quicker.mjs');
  const output = { entryFileNames: name, topLevelVar: false, sourcemapExcludeSources: true };
  await vite.build({
    root: from,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: {
      ssr: 'src/index.ts',
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      // Comments with paths would depend on the folder that the command is run in.
      rolldownOptions: { output, experimental: { attachDebugInfo: 'none' }, checks: { pluginTimings: false } },
    },
    plugins: [...plugins, ...quicker()],
  });
}
