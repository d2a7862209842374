/** `baston verify FILE|URL`: was a game on a server dealt fairly? */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rules } from '@baston/cards';
import { sha256 } from '@baston/server';
import { checkDeal, type GameRecord, isRefusal, type PlayedTable, type Rulebook, Session } from '@baston/table';
import { readText, reasonOf } from '../files.ts';
import { type Command, type OptionsOf, parse, UsageError } from '../usage.ts';
import type { Wording } from '../words/index.ts';

const OPTIONS = {
  commitment: { type: 'string' },
  'run-rules': { type: 'boolean' },
} as const satisfies OptionsOf<'verify'>;

/** The deal was fair; whether the game followed from it could not be checked. */
const UNCHECKED = 3;

export const verify: Command = {
  async run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, 1);
    const [from] = positionals;
    const { verify: say } = words;
    if (from === undefined) throw new UsageError(say.nameTable);
    const played = await readPlayed(from, words);
    const { commitment } = values;
    const fault = await checkDeal(played, sha256, commitment === undefined ? {} : { commitment });
    const { line, status } = fault
      ? { line: say.faults[fault], status: 1 }
      : await playedAgain(played, from, values['run-rules'] ?? false, words);
    const lines = fault ? [line] : [say.fair, line];
    if (status === 0 && commitment === undefined) lines.push(say.trusted);
    process.stdout.write(`${lines.join('\n')}\n`);
    return status;
  },
};

interface Outcome {
  readonly line: string;
  readonly status: number;
}

async function playedAgain(
  { table, record }: PlayedTable,
  from: string,
  mayRun: boolean,
  words: Wording,
): Promise<Outcome> {
  const { verify: say } = words;
  const replay = await replayerFor(record, from, mayRun, words);
  if (!replay) return { line: say.unchecked(record.version, rules.version), status: UNCHECKED };
  try {
    const isPlayed = (table.ending?.kind ?? 'played') === 'played'; // or somebody was still asked when it ended
    if (isPlayed === !replay(record).question) return { line: say.replays(record.answers.length), status: 0 };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
  }
  return { line: say.diverges, status: 1 };
}

/** Code from a server is only run if the user has said so. */
async function replayerFor(
  record: GameRecord,
  from: string,
  mayRun: boolean,
  words: Wording,
): Promise<Rulebook['replay'] | undefined> {
  if (record.version === rules.version) return (played) => Session.replay(rules, played);
  return mayRun ? (await fetchRulebook(record, from, words)).replay : undefined;
}

async function fetchRulebook({ rulebook = '' }: GameRecord, from: string, words: Wording): Promise<Rulebook> {
  const { verify: say } = words;
  if (!isLink(from) || !/^[0-9a-f]{64}$/.test(rulebook)) throw new UsageError(say.noRules(from));
  const code = await fetchText(new URL(`/rules/${rulebook}.mjs`, from), words);
  if (sha256(code) !== rulebook) throw new UsageError(say.otherRules);
  const folder = mkdtempSync(join(tmpdir(), 'baston-rules-'));
  try {
    const file = join(folder, `${rulebook}.mjs`);
    writeFileSync(file, code, { mode: 0o600 });
    return (await import(pathToFileURL(file).href)).rulebook;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isLink = (from: string): boolean => /^https?:\/\//.test(from);

async function readPlayed(from: string, words: Wording): Promise<PlayedTable> {
  if (isLink(from) && !URL.canParse(from)) throw new UsageError(words.verify.notTable(from));
  const text = isLink(from) ? await fetchPlayed(new URL(from), words) : readText(from, words);
  try {
    const value: PlayedTable = JSON.parse(text);
    if (typeof value.table.commitment === 'string' && value.record.format === 'baston-game') return value;
  } catch {}
  throw new UsageError(words.verify.notTable(from));
}

/** The link to a table names it somewhere at its end. */
async function fetchPlayed(link: URL, words: Wording): Promise<string> {
  const id = /\/([\w-]{16})(?:\/|$|\?)/.exec(`${link.pathname}${link.hash}`)?.[1];
  if (id === undefined) throw new UsageError(words.verify.notTable(link.href));
  return fetchText(new URL(`/api/tables/${id}/record`, link), words);
}

async function fetchText(address: URL, words: Wording): Promise<string> {
  const response = await fetch(address).catch((thrown) => {
    throw new UsageError(words.verify.unreachable(address.host, reasonOf(thrown.cause ?? thrown, words)));
  });
  const text = await response.text();
  if (response.ok) return text;
  throw new UsageError(words.verify.refused(messageIn(text) ?? String(response.status)));
}

/** Why a server refuses, in its own words. */
function messageIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text);
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
