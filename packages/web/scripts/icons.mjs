// Writes a sprite for each box with the icons of its cards and the landmarks of its bases, and who drew them:
//   node packages/web/scripts/icons.mjs
// Fails if an icon does not exist or its author is not in icon-authors.json.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from '../../cli/bin/build.mjs';

if (!(await build())) process.exit(1);
const { rules } = await import('@baston/cards');
const { sceneryOf } = await import('@baston/cards/scenes');
const { contentsOf } = await import('@baston/engine');
const path = (name) => new URL(name, import.meta.url);
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const authors = JSON.parse(readFileSync(path('./icon-authors.json'), 'utf8'));

const iconsOf = (set) => [
  ...new Set([...contentsOf(set).map(({ icon }) => icon), ...set.bases.map((base) => sceneryOf(base).landmark)]),
];
const drawn = [...new Set(rules.sets.flatMap(iconsOf))].sort().map((icon) => icon.split('/'));
const used = drawn.map(([, name]) => name).sort();

const missing = used.filter((name) => !icons[name]);
if (missing.length > 0) throw new Error(`game-icons has no ${missing.join(', ')}`);
const unknown = drawn.filter(([author]) => !authors[author]);
if (unknown.length > 0) throw new Error(`icon-authors.json does not know who drew ${unknown.join(', ')}`);

/** One decimal is a fifth of a pixel on the largest card. Arcs are left alone: their flags may be written together. */
const rounded = (body) =>
  body.replace(/ d="([^"]*)"/g, (_, d) => ` d="${d.replace(/([a-df-z])([^a-df-z]*)/gi, roundedSegment)}"`);
function roundedSegment(segment, command, numbers) {
  if (/a/i.test(command)) return segment;
  const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map((n) => String(Math.round(n * 10) / 10));
  const short = values.map((value) => value.replace(/^(-?)0\./, '$1.'));
  return command + short.map((value, i) => (i === 0 || value.startsWith('-') ? value : ` ${value}`)).join('');
}

const symbol = (name) => `<symbol id="${name}" viewBox="0 0 512 512">${rounded(icons[name].body)}</symbol>`;
rmSync(path('../src/cards/icons/'), { recursive: true, force: true });
mkdirSync(path('../src/cards/icons/'));
for (const set of rules.sets) {
  const { id } = set;
  const symbols = iconsOf(set)
    .map((icon) => symbol(icon.split('/')[1]))
    .sort();
  writeFileSync(
    path(`../src/cards/icons/${id}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons from game-icons.net, CC BY 3.0; authors in docs/credits.md; recoloured, rounded</title>\n${symbols.join('\n')}\n</svg>\n`,
  );
}

const credits = Object.entries(authors)
  .map(([id, author]) => ({ ...author, icons: drawn.filter(([by]) => by === id).map(([, name]) => name) }))
  .filter(({ icons }) => icons.length > 0)
  .sort((a, b) => b.icons.length - a.icons.length);
const entry = ({ name, url }) => `  { name: '${name}'${url ? `, url: '${url}'` : ''} },\n`;
writeFileSync(
  path('../src/cards/icon-authors.ts'),
  `/** The authors of the icons. Written by scripts/icons.mjs. */
export const ICON_AUTHORS: readonly { readonly name: string; readonly url?: string }[] = [
${credits.map(entry).join('')}];
`,
);

const link = ({ name, url }) => (url ? `[${name}](${url})` : name);
const lines = credits.map((author) => `- Icons made by ${link(author)}: ${author.icons.join(', ')}.`);
writeFileSync(
  path('../../../docs/credits.md'),
  `# Credits

Written by \`packages/web/scripts/icons.mjs\`; do not edit.

## Icons

The icons on cards and bases come from [game-icons.net](https://game-icons.net), by way of the package
\`@iconify-json/game-icons\`, under the licence [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/).
Modified: recoloured, coordinates rounded, and gathered in one file for each box (\`packages/web/src/cards/icons/\`). The licence of the
icons is theirs, not that of the rest of this project.

${lines.join('\n')}

## Letters

Under the [SIL Open Font License 1.1](https://openfontlicense.org), and part of the page, so that texts fit whatever fonts a
system has (\`e2e/fonts.test.ts\`):

- Lilita One, by Juan Montoreano, by way of the package \`@fontsource/lilita-one\`: names, numbers, titles and buttons.
- Figtree, by Erik Kennedy and the Figtree project authors, by way of the package \`@fontsource-variable/figtree\`: the rest.

Patterns, the pictures of bases and the layout of cards are drawn by the program. No art of the publisher is used.
`,
);
process.stdout.write(`${used.length} icons by ${credits.length} authors\n`);
