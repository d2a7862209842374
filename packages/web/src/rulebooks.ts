/** The rules of other versions than the page's own: the server that the page comes from may have them. */
/// <reference path="./cards/virtual.d.ts" />
import { version } from 'virtual:shelf';
import type { GameRecord, Rulebook } from '@baston/table';

/** This runs in the worker, which lies in a folder of the site. */
const addressOf = (path: string): string => new URL(`../${path}`, self.location.href).href;

/** The rulebook that a record needs; undefined if the page has these rules itself, or if they cannot be found. */
export async function findRulebook(record: GameRecord): Promise<Rulebook | undefined> {
  if (typeof record?.version !== 'string' || record.version === version) return undefined;
  return (await load(record.rulebook)) ?? (await load(await hashOf(record.version)));
}

/** A record may come from a forged file: only what looks like a hash becomes part of an address. */
async function load(hash: string | undefined): Promise<Rulebook | undefined> {
  if (!/^[0-9a-f]{64}$/.test(hash ?? '')) return undefined;
  try {
    return (await import(/* @vite-ignore */ addressOf(`rules/${hash}.mjs`))).rulebook;
  } catch {
    return undefined; // the server does not have it, or there is none
  }
}

async function hashOf(wanted: string): Promise<string | undefined> {
  const response = await fetch(addressOf(`api/rules/${encodeURIComponent(wanted)}`)).catch(() => undefined);
  const found = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return found?.hash;
}
