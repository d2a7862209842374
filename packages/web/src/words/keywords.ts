/** Finds in a text what the rules explain. */
import type { Lang } from '@baston/table';
import { RULES } from './rules.ts';
import type { RulesSection } from './rules.types.ts';

export interface Piece {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  /** Where the rules explain it. */
  readonly entry?: string;
}

interface Entry {
  readonly id: string;
  readonly says: RegExp;
}

/** The entries that explain words: keywords first, because they say more than the sections they share words with. */
export function entriesIn(lang: Lang): Entry[] {
  const { sections } = RULES[lang];
  const keywords = sections.flatMap((section) => section.keywords ?? []);
  return [...keywords, ...sections].flatMap(({ id, says }) => (says ? [{ id, says }] : []));
}

/** The section for an entry of the rules; a keyword is a short section. */
export function ruleOf(lang: Lang, id: string): RulesSection {
  const { sections } = RULES[lang];
  const keyword = sections.flatMap((section) => section.keywords ?? []).find((one) => one.id === id);
  if (keyword) return { id, title: keyword.term, paragraphs: [keyword.text] };
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`the rules have no entry ${id}`);
  return section;
}

/** Cuts a text at the words that are explained; each of them only where it comes first. */
export class Explainer {
  readonly #entries: readonly Entry[];
  readonly #pattern: RegExp;
  readonly #seen = new Set<string>();

  constructor(lang: Lang) {
    this.#entries = entriesIn(lang);
    const any = this.#entries.map(({ says }) => `(${says.source})`).join('|');
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  }

  pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const entry = this.#entries[match.slice(1).findIndex((group) => group !== undefined)]?.id;
      if (entry === undefined || this.#seen.has(entry)) continue;
      this.#seen.add(entry);
      if (match.index > at) pieces.push({ at, text: text.slice(at, match.index) });
      pieces.push({ at: match.index, text: match[0], entry });
      at = match.index + match[0].length;
    }
    return at < text.length ? [...pieces, { at, text: text.slice(at) }] : pieces;
  }
}
