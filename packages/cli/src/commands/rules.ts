/** `baston rules`: which rules, examples and cards have a scenario, and which have none. */
import { rules as cards } from '@baston/cards';
import { inRepository, readText } from '../files.ts';
import { cut, pad, padLeft, terminalWidth, wrap } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError } from '../usage.ts';
import type { Wording } from '../words/index.ts';
import { findScenarios, readScenarios } from './scenario.ts';

interface Rule {
  readonly id: string;
  readonly tags: readonly string[];
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Groups and their rules: `## GROUP: Title`, `- **GROUP-NN** [tag][tag] …`. Contradictions and gaps are not rules. */
function parseRules(text: string): Group[] {
  const titles = new Map<string, string>();
  const rules = new Map<string, Rule[]>();
  for (const line of text.split('\n')) {
    const heading = /^## ([A-Z]+): (.+?)(?: \(.*)?$/.exec(line);
    if (heading) titles.set(heading[1] as string, heading[2] as string);
    const rule = /^- \*\*(([A-Z]+)-\d+)\*\*((?: ?\[[a-z]+\])*)/.exec(line);
    if (!rule) continue;
    const [, id, group, tags] = rule as unknown as [string, string, string, string];
    if (!titles.has(group)) continue;
    rules.set(group, [
      ...(rules.get(group) ?? []),
      { id, tags: [...tags.matchAll(/\[([a-z]+)\]/g)].map((tag) => tag[1] as string) },
    ]);
  }
  return [...titles]
    .map(([id, title]) => ({ id, title, rules: rules.get(id) ?? [] }))
    .filter((group) => group.rules.length > 0);
}

const parseExamples = (text: string): string[] =>
  [...text.matchAll(/^### (EX-\d+)\b/gm)].map((match) => match[1] as string);

interface Coverage {
  readonly scenarios: number;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly (Rule & { readonly scenarios: number })[];
    readonly shown: number;
    readonly missing: readonly string[];
  }[];
  readonly cards: { readonly count: number; readonly shown: number; readonly missing: readonly string[] };
  /** Ids that scenarios name and nobody knows. */
  readonly unknown: readonly { readonly id: string; readonly file: string; readonly scenario: string }[];
}

function measure(words: Wording): Coverage {
  const examples = parseExamples(readText(inRepository('docs', 'examples.md'), words)).map((id) => ({ id, tags: [] }));
  const groups: Group[] = [
    ...parseRules(readText(inRepository('docs', 'rules.md'), words)),
    { id: 'EX', title: 'Worked examples', rules: examples },
  ];
  if (groups.length === 1 || examples.length === 0) throw new UsageError(words.errors.noIds);
  const known = new Set(groups.flatMap((group) => group.rules.map((rule) => rule.id)));
  const shown = new Map<string, number>();
  const unknown: { id: string; file: string; scenario: string }[] = [];
  let scenarios = 0;
  const root = inRepository();
  for (const file of findScenarios(inRepository('scenarios'), words)) {
    for (const scenario of readScenarios(file, words)) {
      scenarios++;
      for (const id of scenario.shows) {
        shown.set(id, (shown.get(id) ?? 0) + 1);
        const exists = id.includes('/') ? cards.has(id) : known.has(id);
        if (!exists) unknown.push({ id, file: file.replace(root, ''), scenario: scenario.title });
      }
    }
  }
  const missingOf = (ids: readonly string[]): string[] => ids.filter((id) => !shown.has(id));
  const cardIds = cards.defs.slice(1).map((def) => def.id);
  return {
    scenarios,
    groups: groups.map(({ id, title, rules }) => {
      const missing = missingOf(rules.map((rule) => rule.id));
      return {
        id,
        title,
        rules: rules.map((rule) => ({ ...rule, scenarios: shown.get(rule.id) ?? 0 })),
        shown: rules.length - missing.length,
        missing,
      };
    }),
    cards: { count: cardIds.length, shown: cardIds.length - missingOf(cardIds).length, missing: missingOf(cardIds) },
    unknown,
  };
}

const SHORT_TITLE = 44;
/** Rules that only concern an interface need no scenario. */
const isForInterface = ({ tags }: Rule): boolean => tags.length > 0 && tags.every((tag) => tag === 'ui');
/** No card of the rulebooks can show it. */
const isCardless = ({ tags }: Rule): boolean => tags.includes('cardless');

function asList({ scenarios, groups, cards: all }: Coverage, { rules: say }: Wording, width: number): string {
  const lines: string[] = [];
  const list = (label: string, missing: readonly Rule[]): void => {
    const ids = shorten(missing.map((rule) => rule.id)).join(' ');
    if (ids !== '') lines.push(...wrap(`      ${label} ${ids}`, width, 6));
  };
  for (const { id, title, rules, shown } of groups) {
    const name = pad(cut(say.title(id, title), SHORT_TITLE), SHORT_TITLE);
    const share = say.share(padLeft(String(shown), 3), padLeft(String(rules.length), 3));
    lines.push(`${pad(id, 5)} ${name} ${share}`);
    const missing = rules.filter((rule) => rule.scenarios === 0);
    list(
      say.missing,
      missing.filter((rule) => !isForInterface(rule) && !isCardless(rule)),
    );
    list(say.missingInterface, missing.filter(isForInterface));
    list(say.missingCardless, missing.filter(isCardless));
  }
  const total = groups.reduce((sum, group) => sum + group.rules.length, 0);
  const covered = groups.reduce((sum, group) => sum + group.shown, 0);
  lines.push('', ...wrap(say.covered(covered, total, scenarios), width));
  lines.push(say.cards(all.missing.length, all.count));
  lines.push(...wrap(`      ${all.missing.join(' ') || say.noneMissing}`, width, 6));
  return `${lines.join('\n')}\n`;
}

/** SETUP-01 SETUP-02 SETUP-03 is SETUP-01..03. */
function shorten(ids: readonly string[]): string[] {
  const runs: [string, string][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last && numberOf(last[1]) + 1 === numberOf(id)) last[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}..${to.slice(to.indexOf('-') + 1)}`));
}
const numberOf = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

const OPTIONS = { json: { type: 'boolean' } } as const satisfies OptionsOf<'rules'>;

export const rules: Command = {
  run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const coverage = measure(words);
    process.stdout.write(
      values.json ? `${JSON.stringify(coverage, undefined, 2)}\n` : asList(coverage, words, terminalWidth()),
    );
    for (const { id, file } of coverage.unknown)
      process.stderr.write(`${words.errors.line(words.rules.unknown(file, id))}\n`);
    return coverage.unknown.length > 0 ? 1 : 0;
  },
};
