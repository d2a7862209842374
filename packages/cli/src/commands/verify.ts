/** `baston verify FILE|URL`: was a game on a server dealt fairly? */
import { rules } from '@baston/cards';
import { Refusal } from '@baston/engine';
import { sha256 } from '@baston/server';
import { checkDeal, type PlayedTable, Session } from '@baston/table';
import { readText, reasonOf } from '../files.ts';
import { type Command, type OptionsOf, parse, UsageError } from '../usage.ts';
import type { Wording } from '../words/index.ts';

const OPTIONS = { commitment: { type: 'string' } } as const satisfies OptionsOf<'verify'>;

export const verify: Command = {
  async run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, 1);
    const [from] = positionals;
    const { verify: say } = words;
    if (from === undefined) throw new UsageError(say.nameTable);
    const played = await readPlayed(from, words);
    const { commitment } = values;
    const fault = await checkDeal(played, sha256, commitment === undefined ? {} : { commitment });
    const lines = fault ? [say.faults[fault]] : [say.fair, ...replayed(played, words)];
    const isFair = !fault && !lines.includes(say.diverges);
    if (isFair && commitment === undefined) lines.push(say.trusted);
    process.stdout.write(`${lines.join('\n')}\n`);
    return isFair ? 0 : 1;
  },
};

function replayed({ record }: PlayedTable, { verify: say }: Wording): string[] {
  try {
    const session = Session.replay(rules, record);
    return [session.question ? say.diverges : say.replays(record.answers.length)];
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.code === 'other-version') throw thrown;
    return [say.diverges];
  }
}

async function readPlayed(from: string, words: Wording): Promise<PlayedTable> {
  const isLink = /^https?:\/\//.test(from);
  if (isLink && !URL.canParse(from)) throw new UsageError(words.verify.notTable(from));
  const text = isLink ? await fetchPlayed(new URL(from), words) : readText(from, words);
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
  const response = await fetch(new URL(`/api/tables/${id}/record`, link)).catch((thrown) => {
    throw new UsageError(words.verify.unreachable(link.host, reasonOf(thrown.cause ?? thrown, words)));
  });
  const text = await response.text();
  if (response.ok) return text;
  const message = /"message":"([^"]*)"/.exec(text)?.[1] ?? String(response.status);
  throw new UsageError(words.verify.refused(message));
}
