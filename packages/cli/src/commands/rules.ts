/** `baston rules`: which rules, examples and cards have a scenario, and which have none. */
import { rules as cards } from '@baston/cards';
import { inRepository, readText } from '../files.ts';
import { terminalWidth, wrap } from '../terminal.ts';
import { type Command, parse, UsageError } from '../usage.ts';
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
    const heading = /^## ([A-Z]+): (.+)$/.exec(line);
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

function measure(): Coverage {
  const examples = parseExamples(readText(inRepository('docs', 'examples.md'))).map((id) => ({ id, tags: [] }));
  const groups: Group[] = [
    ...parseRules(readText(inRepository('docs', 'rules.md'))),
    { id: 'EX', title: 'Worked examples', rules: examples },
  ];
  if (groups.length === 1 || examples.length === 0)
    throw new UsageError('docs/rules.md or docs/examples.md names no ids');
  const known = new Set(groups.flatMap((group) => group.rules.map((rule) => rule.id)));
  const shown = new Map<string, number>();
  const unknown: { id: string; file: string; scenario: string }[] = [];
  let scenarios = 0;
  const root = inRepository();
  for (const file of findScenarios(inRepository('scenarios'))) {
    for (const scenario of readScenarios(file)) {
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

function asList({ scenarios, groups, cards: all }: Coverage, width: number): string {
  const lines: string[] = [];
  const list = (label: string, ids: readonly string[]): void => {
    if (ids.length > 0) lines.push(...wrap(`      ${label} ${shorten(ids).join(' ')}`, width, 6));
  };
  for (const { id, title, rules, shown, missing } of groups) {
    const name = title.length > SHORT_TITLE ? `${title.slice(0, SHORT_TITLE - 1)}…` : title;
    lines.push(
      `${id.padEnd(5)} ${name.padEnd(SHORT_TITLE)} ${String(shown).padStart(3)} of ${String(rules.length).padStart(3)}`,
    );
    const interfaceOnly = rules
      .filter((rule) => rule.tags.length > 0 && rule.tags.every((tag) => tag === 'ui'))
      .map((rule) => rule.id);
    list(
      'none:',
      missing.filter((id) => !interfaceOnly.includes(id)),
    );
    list(
      'none, but for the interface only:',
      missing.filter((id) => interfaceOnly.includes(id)),
    );
  }
  const total = groups.reduce((sum, group) => sum + group.rules.length, 0);
  const covered = groups.reduce((sum, group) => sum + group.shown, 0);
  lines.push('', `${covered} of ${total} rules and examples have a scenario; there are ${scenarios} scenarios.`);
  lines.push(`Cards without a scenario: ${all.missing.length} of ${all.count}`);
  lines.push(...wrap(`      ${all.missing.join(' ') || 'none'}`, width, 6));
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

export const rules: Command = {
  summary: 'say which rules have a scenario',
  help: `Usage: baston rules [--json]

Compares docs/rules.md, docs/examples.md and the cards with the scenarios, and
says which have none.

  --json  for programs

Exit status: 0, or 1 if a scenario names a rule that there is not.
`,
  run(args) {
    const { values } = parse(args, { json: { type: 'boolean' } });
    const coverage = measure();
    process.stdout.write(
      values.json ? `${JSON.stringify(coverage, undefined, 2)}\n` : asList(coverage, terminalWidth()),
    );
    for (const { id, file } of coverage.unknown)
      process.stderr.write(`baston: ${file} names ${id}, and there is no such rule, example or card\n`);
    return coverage.unknown.length > 0 ? 1 : 0;
  },
};
