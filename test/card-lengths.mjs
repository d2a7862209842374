/**
 * Counts the code lines of every card: `npm run card-lengths`.
 *
 * The code of a card is the part of its definition that says what it does: all properties but those that are printed on it or
 * describe it (see PRINTED). A line counts if something is left of it without comments, and if that is more than closing
 * brackets and punctuation. With `--with-helpers`, functions and constants of card files that only one card uses, directly or
 * through others, count as part of that card.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const folder = fileURLToPath(new URL('../packages/cards/src/', import.meta.url));
const MAKERS = ['minion', 'action', 'titan', 'base'];
const PRINTED = [
  'name',
  'icon',
  'text',
  'power',
  'copies',
  'names',
  'mentions',
  'playOn',
  'optional',
  'monster',
  'raises',
];
const PRINTED_ON_BASES = ['breakpoint', 'vp', 'faction', 'monsters', 'notAtStart'];
const NO_CARDS = /(?:^|\/)(?:index|rulings|lesson|version)\.ts$/;

/** All nodes of a syntax tree, parents first. */
function* nodesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const key of Object.keys(node)) if (typeof node[key] === 'object') yield* nodesIn(node[key]);
  }
}

const namesIn = (nodes) =>
  new Set([...nodesIn(nodes)].filter(({ type }) => type === 'Identifier').map(({ name }) => name));

const isCard = (node) =>
  node.type === 'CallExpression' && MAKERS.includes(node.callee.name) && node.arguments[1]?.type === 'ObjectExpression';

const isAbility = (property) =>
  property.type !== 'Property' || ![...PRINTED, ...PRINTED_ON_BASES].includes(property.key.name);

/** The numbers of the lines of these nodes that hold code. */
function codeLines(text, comments, nodes) {
  let bare = text;
  for (const { start, end } of comments) {
    bare = bare.slice(0, start) + bare.slice(start, end).replace(/[^\n]/g, ' ') + bare.slice(end);
  }
  const lines = new Set();
  for (const { start, end } of nodes) {
    let line = text.slice(0, start).split('\n').length;
    for (const part of bare.slice(start, end).split('\n')) {
      if (!/^[\s)\]},;]*$/.test(part)) lines.add(line);
      line++;
    }
  }
  return lines.size;
}

/** The cards and the helpers of one file, each with its lines and the names that it uses. */
function read(file) {
  const text = readFileSync(folder + file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const cards = [...nodesIn(program)].filter(isCard).map((node) => {
    const [id, definition] = node.arguments;
    const abilities = definition.properties.filter(isAbility);
    const idText = text.slice(id.start, id.end).replaceAll("'", '');
    return { id: `${file} ${idText}`, lines: codeLines(text, comments, abilities), names: namesIn(abilities) };
  });
  const helpers = program.body
    .map((node) => node.declaration ?? node)
    .filter((node) => /^(?:Function|Variable)Declaration$/.test(node.type) && ![...nodesIn(node)].some(isCard))
    .map((node) => ({
      name: (node.id ?? node.declarations[0].id).name,
      lines: codeLines(text, comments, [node]),
      names: namesIn(node.body ?? node.declarations.map(({ init }) => init)),
    }));
  return { file, cards, helpers };
}

/** Which cards use this helper; a helper that is exported is looked for in all files. */
function usersOf(files, name) {
  const users = new Set();
  const open = [name];
  const seen = new Set();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { cards, helpers } of files) {
      for (const card of cards) if (card.names.has(next)) users.add(card);
      for (const helper of helpers) if (helper.names.has(next)) open.push(helper.name);
    }
  }
  return users;
}

/** Every card with the number of its code lines, longest first. */
export function cardLengths({ withHelpers = false } = {}) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NO_CARDS.test(file))
    .sort()
    .map(read);
  const lengths = new Map(files.flatMap(({ cards }) => cards.map((card) => [card, card.lines])));
  for (const one of files) {
    for (const helper of withHelpers ? one.helpers : []) {
      const isShared = files.filter(({ helpers }) => helpers.some(({ name }) => name === helper.name)).length > 1;
      const [user, ...others] = usersOf(isShared ? [one] : files, helper.name);
      if (user && others.length === 0) lengths.set(user, lengths.get(user) + helper.lines);
    }
  }
  return [...lengths].map(([{ id }, lines]) => ({ id, lines })).sort((a, b) => b.lines - a.lines);
}

/** The number of lines that this share of all cards does not exceed. */
export function percentile(lengths, share) {
  const ascending = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lengths = cardLengths({ withHelpers: process.argv.includes('--with-helpers') });
  const [median, most] = [percentile(lengths, 0.5), percentile(lengths, 0.9)];
  const longest = lengths.slice(0, 20).map(({ id, lines }) => `${String(lines).padStart(4)} ${id}`);
  process.stdout.write(`${lengths.length} cards: median ${median}, 90th percentile ${most}\n${longest.join('\n')}\n`);
}
