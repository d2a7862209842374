/** Finding cards by what is written on them and by what they are. */
import type { Printed, Text } from '@baston/engine';
import type { Lang } from '@baston/table';
import { plainText } from './card-data.ts';

type CardType = Printed['type'];

export interface CardQuery {
  readonly words: string;
  readonly faction: string | undefined;
  readonly type: CardType | 'all';
  /** Undefined: any; the highest choice stands for itself and more. */
  readonly power: number | undefined;
}

export const NO_QUERY: CardQuery = { words: '', faction: undefined, type: 'all', power: undefined };

export const POWERS = [0, 1, 2, 3, 4, 5] as const;
const HIGHEST = 5;

/** Without accents, ligatures, case or curly quotes, so that "reserve" finds "Réserve". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll('\u202f', ' ');

/** Is each of the words in the text? */
export function holdsWords(text: string, words: string): boolean {
  const written = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => written.includes(word));
}

const hasPower = (def: Printed, power: number): boolean =>
  def.type === 'minion' && (def.power === power || (power === HIGHEST && def.power > power));

function fits(def: Printed, { words, type, power }: CardQuery, faction: string): boolean {
  if (type !== 'all' && def.type !== type) return false;
  if (power !== undefined && !hasPower(def, power)) return false;
  return holdsWords(`${def.name} ${plainText(def.text)} ${faction}`, words);
}

interface Faction {
  readonly id: string;
  readonly name: Text;
}

export interface Found {
  readonly faction: string;
  readonly cards: readonly Printed[];
}

/** The cards that fit, faction by faction: minions and actions as they are listed, then bases. */
export function findCards(
  query: CardQuery,
  cards: readonly Printed[],
  factions: readonly Faction[],
  lang: Lang,
): Found[] {
  return factions
    .filter(({ id }) => query.faction === undefined || id === query.faction)
    .map(({ id, name }) => ({
      faction: id,
      cards: cards.filter((card) => card.faction === id && fits(card, query, name[lang])),
    }))
    .filter((found) => found.cards.length > 0);
}

const isType = (text: string | null): text is CardType =>
  text === 'minion' || text === 'action' || text === 'base' || text === 'titan';

/** A faction that there is not is none. */
export function readQuery(address: URLSearchParams, factions: readonly Faction[]): CardQuery {
  const type = address.get('type');
  const power = POWERS.find((one) => String(one) === address.get('power'));
  return {
    words: address.get('q') ?? '',
    faction: factions.find(({ id }) => id === address.get('faction'))?.id,
    type: isType(type) ? type : 'all',
    power,
  };
}

export function writeQuery({ words, faction, type, power }: CardQuery): string {
  const address = new URLSearchParams();
  if (words) address.set('q', words);
  if (faction) address.set('faction', faction);
  if (type !== 'all') address.set('type', type);
  if (power !== undefined) address.set('power', String(power));
  const text = address.toString();
  return text && `?${text}`;
}
