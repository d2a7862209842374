// Finds the rulings of docs/rules.md about the cards that exist, and joins them to their wording for players:
//   npx tsc -b && node packages/web/scripts/rulings.mjs
// Fails if a ruling about a card has no wording in rulings-words.json in both languages (false: nothing to tell).
import { readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@baston/cards';

const path = (name) => new URL(name, import.meta.url);
const words = JSON.parse(readFileSync(path('./rulings-words.json'), 'utf8'));
const lines = readFileSync(path('../../../docs/rules.md'), 'utf8').split('\n');

const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^the /, '')
    .replace(/, the$/, '')
    .trim();
const factionOf = (def) => rules.factions.find(({ cards }) => cards.includes(def));

/** "Aliens - Invader (Envahisseur), Scout: text" names a faction and its cards; "King Rex has no…" begins with one. */
function concerns(entry, def) {
  const faction = factionOf(def);
  const [, named, rest] = entry.match(/^(?:([A-Z][\w ]+?) - )?(.*)$/);
  if (named && plain(named) !== plain(faction?.name.en ?? '')) return false;
  const name = plain(def.name.en);
  const head = rest.split(': ')[0].replace(/\([^)]*\)/g, '');
  const names = head
    .replace(/, The\b/g, '')
    .split(', ')
    .map(plain);
  return names.includes(name) || (Boolean(named) && plain(rest).startsWith(`${name} `));
}

const rulings = {};
const unworded = [];
for (const line of lines) {
  const [, id, kind, entry] = line.match(/^- \*\*((CARD|BASE|ERR)-\d+)\*\* (?:\[\w+\])+ (.*)$/) ?? [];
  if (!id) continue;
  const about = rules.defs.filter(
    (def) => def.copies !== 0 && (def.type === 'base' || kind !== 'BASE') && concerns(entry, def),
  );
  if (about.length === 0 || words[id] === false) continue;
  if (!words[id]?.en || !words[id]?.fr) unworded.push(`${id} (${about.map(({ id }) => id)}): ${entry}`);
  for (const def of about) rulings[def.id] = [...(rulings[def.id] ?? []), { id, ...words[id] }];
}
if (unworded.length > 0) throw new Error(`no wording in rulings-words.json:\n${unworded.join('\n')}`);

const quote = (text) => `'${text.replaceAll("'", "\\'")}'`;
const wordsOf = ({ id, en, fr }) =>
  `    {\n      id: '${id}',\n      en: ${quote(en)},\n      fr: ${quote(fr)},\n    },\n`;
const entries = Object.entries(rulings).map(([id, list]) => `  '${id}': [\n${list.map(wordsOf).join('')}  ],\n`);
writeFileSync(
  path('../src/cards/rulings.ts'),
  `/** Rulings about cards and bases, by id. Written by scripts/rulings.mjs from docs/rules.md. */
export interface Ruling {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

export const RULINGS: Readonly<Record<string, readonly Ruling[]>> = {
${entries.join('')}};
`,
);
process.stdout.write(`rulings for ${entries.length} cards and bases\n`);
