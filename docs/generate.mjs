// Writes what the docs take from the sources: the examples of write-a-card.md, words.md, readings.md,
// and the schema of scenario files, with which editors complete them.
// `npm run docs`; a test compares what is committed with what this makes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, 'utf8');
const MODEL = 'packages/engine/src/model';

/** Every definition in the card files: its id, its file, its lines. */
export function cards() {
  const all = [];
  const sets = readdirSync(`${root}packages/cards/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: set } of sets) {
    for (const file of readdirSync(`${root}packages/cards/src/${set}`).filter((name) => name.endsWith('.ts'))) {
      const lines = read(`packages/cards/src/${set}/${file}`).split('\n');
      lines.forEach((line, start) => {
        const [, indent, id] = /^( *)(?:\w+: )?(?:minion|action|base|titan)\('([^']+)', \{$/.exec(line) ?? [];
        if (id === undefined) return;
        const end = lines.findIndex((other, i) => i > start && other.startsWith(`${indent}})`));
        all.push({
          id,
          file: `packages/cards/src/${set}/${file}`,
          indent: indent.length,
          lines: lines.slice(start, end + 1),
        });
      });
    }
  }
  return all;
}

/** The English text of a card and its code without names, drawings and texts. */
function exampleOf({ indent, lines }) {
  const code = lines.map((line) => line.slice(indent));
  const text = /\ben: (['"`])(.*?)\1,? (?:fr|\})|\ben: (['"`])(.*)\3,$/.exec(
    between(code, 'text').join('\n').replaceAll('\n', ' ').replace(/ +/g, ' '),
  );
  const shown = ['name', 'icon', 'text', 'copies'].reduce((rest, field) => without(rest, field), code);
  return `*${(text?.[2] ?? text?.[4] ?? '').replaceAll("\\'", "'")}*\n\n\`\`\`ts\n${shown.join('\n').replace(/,$/, '')}\n\`\`\``;
}

const fieldAt = (code, field) => code.findIndex((line) => line.startsWith(`  ${field}:`));
/** A field ends where the next line is indented no further. */
const endOf = (code, start) => {
  const next = code.findIndex((line, i) => i > start && /^ {0,2}\S/.test(line));
  return /^ {2}[}\])]/.test(code[next] ?? '') ? next + 1 : next;
};
const between = (code, field) => code.slice(fieldAt(code, field), endOf(code, fieldAt(code, field)));
const without = (code, field) => {
  const start = fieldAt(code, field);
  return start < 0 ? code : [...code.slice(0, start), ...code.slice(endOf(code, start))];
};

/** The members of an interface: what they look like and what their comments say. */
export function membersOf(source, name) {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^export interface ${name}\\b`).test(line));
  if (start < 0) throw new Error(`there is no interface ${name}`);
  const end = lines.findIndex((line, i) => i > start && line === '}');
  const members = [];
  let comment = [];
  let section = '';
  for (let i = start + 1; i < end; i++) {
    const line = lines[i].trim();
    const title = /^\/\/ ── (.+?)(?: \(.*\))? ─+$/.exec(line)?.[1];
    if (title) section = title;
    else if (/^\/?\*/.test(line)) comment.push(line.replace(/^\/?\*+\/?\s?|\s*\*\/$/g, ''));
    else if (line !== '') {
      let text = line.replace(/ \/\/.*$/, '');
      while (!text.endsWith(';')) text += ` ${lines[++i].trim()}`;
      const signature = text
        .slice(0, -1)
        .replace(/^readonly /, '')
        .replace(/\( /g, '(')
        .replace(/, \)/g, ')');
      members.push({ section, name: /^\w+/.exec(signature)?.[0] ?? '', signature, comment: comment.join(' ').trim() });
      comment = [];
    }
  }
  return members;
}

/** The comment above an interface. */
function aboutOf(source, name) {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport interface ${name} `).exec(source) ?? [];
  return comment.replace(/\n \*/g, '').trim();
}

function wordsPage() {
  const all = cards();
  const bodies = all.map(({ id, lines }) => ({ id, code: lines.join('\n') }));
  const usersOf = (isUsed) => bodies.filter(({ code }) => isUsed.test(code)).map(({ id }) => id);
  const shortest = (ids) => ids.reduce((best, id) => (sizes.get(id) < sizes.get(best) ? id : best));
  const sizes = new Map(bodies.map(({ id, code }) => [id, code.length]));
  const usedBy = (isUsed) => {
    const ids = usersOf(isUsed);
    if (ids.length === 0) return '';
    return ids.length === 1 ? ` · ${ids[0]}` : ` · ${ids.length} cards, for example ${shortest(ids)}`;
  };
  const item = ({ name, signature, comment }, isUsed) =>
    `- \`${signature}\`${usedBy(isUsed(name))}${comment ? `  \n  ${comment}` : ''}`;
  const topic = (file, name) => {
    const source = read(`${MODEL}/${file}`);
    const parts = [`## ${name}`, aboutOf(source, name)];
    let section = '';
    for (const member of membersOf(source, name)) {
      if (member.section !== section) parts.push(`### ${member.section}`);
      section = member.section;
      parts.push(item(member, (word) => new RegExp(`\\bgame\\.${word}\\b`)));
    }
    return joined(parts);
  };
  const files = readdirSync(`${root}${MODEL}`).filter((file) => /^words-\w+\.ts$/.test(file));
  const topics = files.flatMap((file) =>
    [...read(`${MODEL}/${file}`).matchAll(/^export interface (\w+) \{/gm)].map(([, name]) => topic(file, name)),
  );
  const abilities = membersOf(read(`${MODEL}/defs.ts`), 'Abilities').map((member) =>
    item(member, (word) => new RegExp(`^ +${word}[:(]`, 'm')),
  );
  return joined([
    '# The words that cards are written in',
    'Which word says what a card says? Made from the sources by `npm run docs`: each word with its comment, how many cards use it, and the shortest of them. How they go together is in [write a card](write-a-card.md).',
    '## What a card is made of',
    'The fields of a definition besides its name, numbers and texts (`Abilities` in `packages/engine/src/model/defs.ts`).',
    ...abilities,
    ...topics,
  ]);
}

const isItem = (part) => part?.startsWith('- ');

/** Paragraphs apart, items of a list together. */
function joined(parts) {
  const said = parts.filter((part) => part !== '');
  return said
    .map((part, i) => (isItem(part) && isItem(said[i - 1]) ? `\n${part}` : `\n\n${part}`))
    .join('')
    .trim();
}

function withExamples(page) {
  const all = new Map(cards().map((card) => [card.id, card]));
  return page.replace(/(<!-- example: (\S+) -->\n).*?(\n<!-- end -->)/gs, (_, start, id, end) => {
    const card = all.get(id);
    if (!card) throw new Error(`write-a-card.md shows ${id}, which is no card: name another in its place`);
    return `${start}\n${exampleOf(card)}\n${end}`;
  });
}

async function scenarioSchema() {
  const { scenarioJsonSchema } = await import('@baston/table/scenario-file');
  return JSON.stringify(scenarioJsonSchema(), undefined, 1);
}

async function readingsPage() {
  const [{ rules }, { readings }] = await Promise.all([import('@baston/cards'), import('@baston/cards/readings')]);
  const names = new Map(rules.defs.slice(1).map(({ id, name }) => [id, name]));
  const named = (card) => {
    const { en, fr } = names.get(card);
    return en === fr ? en : `${en} (${fr})`;
  };
  return joined([
    '# Where no text decides · Quand aucun texte ne tranche',
    'Neither the rulebooks nor the cards decide these questions. Here is how Baston reads them, why, and on which cards; a card shown in full in the browser has its own among them. Made from `packages/cards/src/readings` by `npm run docs`; the rules are those of [rules.md](rules.md).',
    'Ni les livrets de règles ni les cartes ne tranchent ces questions. Voici comment Baston les comprend, pourquoi, et pour quelles cartes ; dans le navigateur, une carte affichée en entier montre celles qui la concernent.',
    ...readings.flatMap(({ id, cards, rules, question, choice, reason }) => [
      `## <a id="${id}"></a>${question.en}`,
      `**${choice.en}** ${reason.en}`,
      `### ${question.fr}`,
      `**${choice.fr}** ${reason.fr}`,
      [[...new Set(cards.map(named))].join(', '), rules.join(', ')].filter(Boolean).join(' · '),
    ]),
  ]);
}

/** The generated pages by their paths. The packages have to be built. */
export const pages = async () => ({
  'docs/write-a-card.md': withExamples(read('docs/write-a-card.md')),
  'docs/words.md': `${wordsPage()}\n`,
  'docs/readings.md': `${await readingsPage()}\n`,
  'docs/scenario.schema.json': `${await scenarioSchema()}\n`,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { build } = await import('../packages/cli/bin/build.mjs');
  if (!(await build())) process.exit(1);
  for (const [path, text] of Object.entries(await pages())) writeFileSync(`${root}${path}`, text);
}
