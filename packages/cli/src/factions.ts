/** Factions as people name them on a command line: by id, or by their name in either language. */
import { rules } from '@baston/cards';
import { LANGS } from '@baston/table';
import { fold } from './terminal.ts';
import { UsageError } from './usage.ts';
import type { Wording } from './words/index.ts';

/** The ids of a list of names; none of them twice. */
export function readFactions(text: string, words: Wording): string[] {
  const ids = text.split(',').map((name) => factionId(name.trim(), words));
  checkOnce(ids, words);
  return ids;
}

/** The factions to draw from: two for each player at least; all if none are named. */
export function readPool(text: string | undefined, seats: number, words: Wording): string[] {
  if (text === undefined) return [];
  const pool = readFactions(text, words);
  if (pool.length < 2 * seats) throw new UsageError(words.errors.tooFewFactions(seats, 2 * seats, pool.length));
  return pool;
}

/** No faction can be taken twice: there is one box of each set. */
export function checkOnce(ids: readonly string[], { lang, errors }: Wording): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined)
    throw new UsageError(errors.factionTwice(rules.factionAt(rules.factionIndex(twice)).name[lang]));
}

function factionId(name: string, { errors }: Wording): string {
  const wanted = fold(name);
  const found = rules.factions.find((faction) =>
    [faction.id, ...LANGS.map((one) => faction.name[one])].some((other) => fold(other) === wanted),
  );
  if (!found) throw new UsageError(errors.noFaction(name));
  return found.id;
}
