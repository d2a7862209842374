import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineSmall } from './inline.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const engine = `${root}/packages/engine`;
const compiler = `${root}/node_modules/typescript/bin/tsc`;

/** Brings what was built up to date with the sources (half a second when it is). False: they do not compile. */
export async function build() {
  if (!existsSync(compiler)) return true;
  const { status } = spawnSync(process.execPath, [compiler, '-b', root], { stdio: ['ignore', 2, 2] });
  if (status === 0 && !isBundled()) await bundleEngine();
  return status === 0;
}

const isBundled = () =>
  existsSync(`${engine}/dist/bundle.js`) &&
  statSync(`${engine}/dist/bundle.js`).mtimeMs > statSync(`${engine}/dist/.tsbuildinfo`).mtimeMs;

/**
 * Puts the engine into one file. What is imported from another module is looked up whenever it is used, even a
 * number; in one file it is known when the code is compiled. The engine is one and a half times as fast.
 */
async function bundleEngine() {
  const vite = await import('vite');
  const output = { entryFileNames: 'bundle.js', topLevelVar: false };
  await vite.build({
    root: engine,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'dist/index.js', outDir: 'dist', emptyOutDir: false, minify: false, rolldownOptions: { output } },
    plugins: [{ name: 'quicker-functions', renderChunk }],
  });
}

/** A hook of the bundler, which brings its own parser. */
function renderChunk(code) {
  const parse = (text) => this.parse(text);
  return inlineSmall(constantFunctions(code, parse), parse);
}

/** A function could be assigned to, so who calls it has to look it up, and a constant need not be. They come first, as functions do. */
function constantFunctions(code, parse) {
  let constants = '';
  let rest = '';
  let end = 0;
  for (const node of parse(code).body) {
    if (node.type !== 'FunctionDeclaration') continue;
    constants += `const ${node.id.name} = ${code.slice(node.start, node.end)};\n`;
    rest += code.slice(end, node.start);
    end = node.end;
  }
  return constants + rest + code.slice(end);
}
