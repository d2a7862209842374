import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { rulings } from '@baston/cards/rulings';
import type { CardDef } from '@baston/engine';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly id: string;
  readonly group: string;
  readonly faction: string | undefined;
  readonly text: string;
}

/** "- **CARD-001** [engine] Aliens - Invader (Envahisseur), Scout: text"; errata and bases name no faction. */
const entries = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line): Entry[] => {
    const found = line.match(/^- \*\*((CARD|BASE|ERR)-\d+)\*\* (?:\[\w+\])+ (?:([A-Z][\w ]+?) - )?(.*)$/);
    if (!found) return [];
    const [, id, group, faction, text] = found as [string, string, string, string | undefined, string];
    return [{ id, group, faction, text }];
  });

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replaceAll(/["“”]/g, '')
    .replace(/^the /, '')
    .replace(/, the$/, '')
    .trim();

const groups = rules.sets.flatMap(({ factions, sideDecks = [] }) => [...factions, ...sideDecks]);
const factionNames = new Map(groups.flatMap(({ cards, name }) => cards.map((card) => [card.id, plain(name.en)])));

/** The names before the colon, or the one that the sentence begins with ("King Rex has no ability"). */
function isAbout({ group, faction, text }: Entry, def: CardDef): boolean {
  if (group === 'BASE' && def.type !== 'base') return false;
  if (faction && plain(faction) !== factionNames.get(def.id)) return false;
  const name = plain(def.name.en);
  const head = text.split(': ')[0]?.replace(/\([^)]*\)/g, '') ?? '';
  const named = head
    .replace(/, The\b/g, '')
    .split(', ')
    .map(plain);
  const isOther = text.includes(': ') && named.some((other) => other.startsWith(`${name} `));
  return named.includes(name) || (faction !== undefined && !isOther && plain(text).startsWith(`${name} `));
}

const faces = rules.defs.slice(1);
const named = entries.map((entry) => [entry, faces.filter((def) => isAbout(entry, def))] as const);

describe('the rulings', () => {
  it('tell, on the card, whatever the rules say about it', () => {
    const silent = named.flatMap(([entry, cards]) =>
      cards
        .filter(({ id }) => !rulings[id]?.some((ruling) => ruling.id === entry.id))
        .map(({ id }) => `${id}: ${entry.id} ${entry.text}`),
    );
    expect(silent).toEqual([]);
  });

  it('are about cards that exist, and about entries of the rules that mention them', () => {
    const firstWord = (card: string): string =>
      plain(faces.find((def) => def.id === card)?.name.en ?? 'no such card').split(' ')[0] as string;
    const stray = Object.entries(rulings).flatMap(([card, list]) =>
      list
        .filter(({ id }) => !entries.some((entry) => entry.id === id && plain(entry.text).includes(firstWord(card))))
        .map(({ id }) => `${card}: ${id}`),
    );
    expect(stray).toEqual([]);
  });

  it('miss no card of a faction that there is for want of its name', () => {
    const known = new Set(factionNames.values());
    const unknown = named.filter(
      ([{ faction, text }, cards]) =>
        faction && known.has(plain(faction)) && cards.length === 0 && !text.includes('titan)'),
    );
    expect(unknown.map(([{ id, text }]) => `${id} ${text}`)).toEqual([]);
  });

  it.each(Object.entries(rulings))('of %s are typeset', (_card, list) => {
    for (const { en, fr } of list) {
      for (const words of [en, fr]) expect(words).toMatch(/^[^'"]+\.$/);
      expect(fr).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]/);
      expect(en).not.toMatch(/\s[:;!?]/);
    }
  });
});
