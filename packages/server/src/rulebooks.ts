/**
 * The rulebooks that tables are played with (packages/table/src/protocol/rulebook.ts). A server puts its own into the database
 * when it starts, and takes those of other versions from there. No other code is ever run.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rulebook, SpareGames } from '@baston/table';
import { pack, unpack } from './packing.ts';
import { Refused } from './refused.ts';
import { sha256 } from './secrets.ts';
import type { KeptRulebook, Store, TableRow } from './store/store.ts';

export interface LoadedRulebook {
  readonly hash: string;
  /** The path from which this and other threads can import it. */
  readonly url: string;
  readonly rules: Rulebook;
  /** Games of these rules that no table needs now. */
  readonly spare: SpareGames;
}

interface Own {
  readonly kept: KeptRulebook;
  readonly loaded: LoadedRulebook;
}

/** The rulebook that this program was built with. */
export const OWN_RULEBOOK = createRequire(import.meta.url).resolve('@baston/rulebook');

export async function importRulebook(url: string, hash: string): Promise<LoadedRulebook> {
  const { rulebook } = await import(url);
  return { hash, url, rules: rulebook, spare: new Map() };
}

export class Rulebooks {
  readonly #store: Store;
  readonly #file: string;
  readonly #now: () => number;
  readonly #loaded = new Map<string, Promise<LoadedRulebook>>();
  #own: Promise<Own> | undefined;
  #folder: string | undefined;

  constructor(store: Store, file: string, now: () => number) {
    this.#store = store;
    this.#file = file;
    this.#now = now;
  }

  /** The one that new tables are played with. */
  async present(): Promise<LoadedRulebook> {
    return (await this.#present()).loaded;
  }

  /**
   * The one that a table is played with. A table that has not begun moves on to the present one, but never back: its
   * options may be unknown to an older one.
   */
  async of({ rulebook, rules, phase }: TableRow): Promise<LoadedRulebook> {
    const own = await this.#present();
    if (rulebook === own.kept.hash) return own.loaded;
    const kept = (await this.#store.rulebook(rulebook)) ?? (await this.#store.rulebookOf(rules));
    if (phase === 'open' && (!kept || kept.createdAt <= own.kept.createdAt)) return own.loaded;
    if (kept) return this.#load(kept.hash);
    throw new Refused('other-version', `this table keeps rules version ${rules}, which this server does not have`);
  }

  /** The database has been replaced: the present one may be missing there. */
  async keepAgain(): Promise<void> {
    const own = await this.#keepOwn();
    this.#own = Promise.resolve(own);
  }

  /** Files that look unused may be removed from a temporary folder; a thread may need these yet. To be called now and then. */
  sweep(): void {
    const now = new Date();
    const folder = this.#folder;
    if (folder !== undefined) for (const name of readdirSync(folder)) utimesSync(join(folder, name), now, now);
  }

  close(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  #present(): Promise<Own> {
    this.#own ??= this.#keepOwn().catch((thrown) => {
      this.#own = undefined; // the database may be there next time
      throw thrown;
    });
    return this.#own;
  }

  async #keepOwn(): Promise<Own> {
    const code = readFileSync(this.#file);
    const loaded = await importRulebook(pathToFileURL(this.#file).href, sha256(code));
    const { hash, rules } = loaded;
    const kept = { hash, version: rules.version, createdAt: this.#now() };
    this.#loaded.set(hash, Promise.resolve(loaded));
    await this.#store.addRulebook(kept, pack(code));
    return { loaded, kept: (await this.#store.rulebook(hash)) ?? kept };
  }

  #load(hash: string): Promise<LoadedRulebook> {
    const loading = this.#loaded.get(hash) ?? this.#fetch(hash);
    this.#loaded.set(hash, loading);
    loading.catch(() => this.#loaded.delete(hash));
    return loading;
  }

  /** Written to a folder that is nobody else's: Node imports files, and names them in what goes wrong. */
  async #fetch(hash: string): Promise<LoadedRulebook> {
    const code = unpack((await this.#store.rulebookCode(hash)) ?? '');
    if (sha256(code) !== hash) throw new Error(`the rulebook ${hash} is damaged in the database: restore a backup`);
    this.#folder ??= mkdtempSync(join(tmpdir(), 'baston-rules-'));
    const file = join(this.#folder, `${hash}.mjs`);
    writeFileSync(file, code, { mode: 0o600 });
    return importRulebook(pathToFileURL(file).href, hash);
  }
}
