/** The bundled fonts have every character of the page; other signs are drawn (`--sign-…` in tokens.css). */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const TOKENS = join(PACKAGES, 'web/src/tokens.css');
const { resolve } = createRequire(import.meta.url);

/** The folders that texts of the page come from. */
const FOLDERS = ['web/src', 'web/public', 'table/src', 'cards/src'];
const KINDS = ['.ts', '.tsx', '.css', '.html', '.svg', '.webmanifest'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((name) => KINDS.includes(extname(name)) && !name.includes('.test.'));

/** The characters of a font, as WOFF 2 packs it: https://www.w3.org/TR/WOFF2/. */
function charactersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(12);
  let at = 48; // behind the header
  const nextLength = (): number => {
    let length = 0;
    let byte: number;
    do {
      byte = font.readUInt8(at++);
      length = length * 128 + (byte & 127);
    } while (byte > 127);
    return length;
  };
  let start = 0;
  let mapStart: number | undefined;
  for (let i = 0; i < tables; i++) {
    const flags = font.readUInt8(at++);
    const [tag, version] = [flags & 63, flags >> 6];
    if (tag === 63) at += 4; // named by four letters
    if (tag === 0) mapStart = start; // the map from characters to shapes
    const length = nextLength();
    const isShapes = tag === 10 || tag === 11; // these are rearranged unless the version says otherwise
    start += version === (isShapes ? 3 : 0) ? length : nextLength();
  }
  if (mapStart === undefined) throw new Error('the font has no characters');
  return mapped(brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(mapStart));
}

/** The characters in all tables of ranges: https://learn.microsoft.com/typography/opentype/spec/cmap. */
function mapped(map: Buffer): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < map.readUInt16BE(2); i++) {
    const table = map.subarray(map.readUInt32BE(8 + 8 * i));
    if (table.readUInt16BE(0) !== 4) continue;
    const bytes = table.readUInt16BE(6);
    for (let range = 0; range < bytes; range += 2) {
      const last = table.readUInt16BE(14 + range);
      for (let code = table.readUInt16BE(16 + bytes + range); code <= last; code++) found.add(code);
    }
  }
  return found;
}

const fonts = [...readFileSync(TOKENS, 'utf8').matchAll(/url\("(@.+?\.woff2)"\)/g)].map(([, file = '']) => file);
const known = new Set(fonts.flatMap((file) => [...charactersOf(readFileSync(resolve(file)))]));

/** Comments on a line of their own are not shown. */
const shown = (text: string): string => text.replace(/^ *\/\/.*/gm, '');

/** Characters that are written as codes (\u2713, or \2713 in a style sheet) count as well. */
const decoded = (text: string): string =>
  text.replace(/\\(?:u\{?)?([0-9a-f]{4,5})\b\}?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Characters that only the fonts of a system may have. Spaces need no shape. */
const foreign = (text: string): string[] =>
  [...new Set(decoded(text))].filter((one) => !/\s/.test(one) && !known.has(one.codePointAt(0) as number));

test('every character of the page is in the fonts that come with it', () => {
  expect(fonts).toHaveLength(4);
  expect(foreign('Éa−•’œ')).toEqual([]);
  expect(foreign('a\u2713 \\u2605 \\2192 \u{1f600}')).toEqual(['\u2713', '\u2605', '\u2192', '\u{1f600}']);
  expect(files.length).toBeGreaterThan(500);
  const found = files.map(
    (name) => [name, foreign(shown(readFileSync(join(PACKAGES, name), 'utf8'))).join('')] as const,
  );
  expect(found.filter(([, characters]) => characters !== '')).toEqual([]);
});
