/**
 * Lists everything the engine offers that exactly one card uses: ability fields, moments, kinds of lasting effects, words.
 * Such a thing belongs into the file of that card, or should be more general. The rest is listed here, and the list may
 * only get shorter.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { type Abilities, type CardDef, MOMENTS } from '@baston/engine';
import { expect, it } from 'vitest';

const SINGLE_USE: readonly string[] = [
  'field staysBehind',
  'field alsoTopBase',
  'moment monster',
  'moment placingCounters',
  'moment discarded',
  'moment controlChanges',
  'moment strengthened',
  'word divertCounter',
  'word holdClashes',
  'word isSavedByOther',
  'word extraTurn',
  'word isLeaving',
  'word playableMinions',
  'word canPlaySpecials',
  'word ownsMinionNamed',
  'word mentionedBy',
  'word namedFaction',
  'word isDiscreet',
  'kind alsoText',
  'kind extraTurn',
];

const root = new URL('../packages/', import.meta.url);
const read = (path: string): string =>
  readFileSync(new URL(path, root), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => folder + file);

// ── What the engine offers ──────────────────────────────────────────────────────────────────────

const FIELDS = [
  ...(/interface Abilities\b[^{]*\{([\s\S]*?)\n\}/.exec(read('engine/src/model/defs.ts'))?.[1] ?? '').matchAll(
    /^ {2}(?:readonly )?(\w+)\?/gm,
  ),
].map((match) => match[1] as string);

const WORDS = filesIn('engine/src/model/')
  .filter((file) => file.includes('/words-'))
  .flatMap((file) => [...read(file).matchAll(/^ {2}(\w+)[<(]/gm)].map((match) => match[1] as string));

/** The words and fields through which cards come to each kind of lasting effect. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  power: ['givePower', 'givePowerAll'],
  breakpoint: ['changeBreakpoint'],
  startingBreakpoint: ['setBreakpoint'],
  total: ['changeTotal'],
  borrowed: ['borrow', 'makesBearer'],
  recalled: ['recallAtEnd'],
  text: ['cancelText', 'loseAbilities', 'copyText'],
  alsoText: ['alsoTopBase'],
  unaffected: ['shrugOff'],
  used: ['spend', 'spendName'],
  usedAgain: ['allows'],
  extraTurn: ['extraTurn'],
  lost: ['hasLost'],
};

// ── What cards use ──────────────────────────────────────────────────────────────────────────────

const definitions: readonly CardDef[] = rules.defs.slice(1);
const textsOf = (def: CardDef): Abilities[] => (def.type === 'titan' && def.aside ? [def, def.aside] : [def]);
const momentsOf = ({ on = {}, special = [], lasting = {} }: Abilities): string[] => [
  ...Object.keys(on),
  ...[special].flat().map((one) => one.on),
  ...Object.values(lasting).flatMap((facet) => Object.keys(facet.on ?? {})),
];
const cardsWhere = (has: (text: Abilities) => boolean): string[] =>
  definitions.filter((def) => textsOf(def).some(has)).map(({ id }) => id);

/** A card, or a helper that cards share, and its code. */
interface Chunk {
  readonly card: string | undefined;
  readonly helper: string | undefined;
  readonly code: string;
}
const START = /\b(?:minion|action|titan|base)\(\s*(?:'([\w/-]+)'|([A-Z_]+)),|^(?:export )?(?:const|function) (\w+)/gm;
const chunks: readonly Chunk[] = [...filesIn('cards/src/'), 'engine/src/model/shared.ts']
  .filter((file) => !/\/(?:rulings|lesson|index|version)\.ts$/.test(file))
  .flatMap((file) => {
    const text = read(file);
    const starts = [...text.matchAll(START)];
    return starts.map((start, i) => ({
      card: start[1] ?? start[2],
      helper: start[3],
      code: text.slice(start.index + start[0].length, starts[i + 1]?.index),
    }));
  });

/** The cards whose code says that, themselves or through helpers. */
function cardsSaying(pattern: RegExp): string[] {
  const reached = new Set(chunks.filter(({ code }) => pattern.test(code)));
  for (const { helper } of reached) {
    if (helper === undefined) continue;
    const name = new RegExp(`(?<![.'\\w])${helper}\\b(?!:)`);
    for (const chunk of chunks) if (name.test(chunk.code)) reached.add(chunk);
  }
  return [...new Set([...reached].flatMap(({ card }) => card ?? []))];
}

const usersOfWord = (word: string): string[] => cardsSaying(new RegExp(`\\.${word}\\(`));
const usersOfField = (field: string): string[] => cardsWhere((text) => field in text);
const users: readonly (readonly [string, readonly string[]])[] = [
  ...FIELDS.map((field) => [`field ${field}`, usersOfField(field)] as const),
  ...MOMENTS.map((moment) => [`moment ${moment}`, cardsWhere((text) => momentsOf(text).includes(moment))] as const),
  ...WORDS.map((word) => [`word ${word}`, usersOfWord(word)] as const),
  ...Object.entries(KINDS).map(
    ([kind, ways]) => [`kind ${kind}`, ways.flatMap((way) => [...usersOfField(way), ...usersOfWord(way)])] as const,
  ),
];

it('reads what the engine offers', () => {
  expect(FIELDS.length).toBeGreaterThan(20);
  expect(WORDS.length).toBeGreaterThan(100);
  const kinds = [
    ...(/type EffectKind =([\s\S]*?);/.exec(read('engine/src/state/records.ts'))?.[1] ?? '').matchAll(/'(\w+)'/g),
  ];
  expect(kinds.map((match) => match[1]).sort()).toEqual(Object.keys(KINDS).sort());
});

it('offers nothing that no card uses', () => {
  expect(users.filter(([, cards]) => cards.length === 0).map(([what]) => what)).toEqual([]);
});

it('offers little that only one card uses', () => {
  expect(users.filter(([, cards]) => cards.length === 1).map(([what]) => what)).toEqual(SINGLE_USE);
});
