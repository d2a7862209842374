/** Finding cards by what is written on them and by what they are. */
import { rules } from '@baston/cards';
import type { CardDef, FactionDef } from '@baston/engine';
import type { Lang } from '@baston/table';
import { factionOf, plainText } from './card-data.ts';

type CardType = CardDef['type'];

export interface CardQuery {
  readonly words: string;
  readonly faction: string | undefined;
  readonly type: CardType | 'all';
  /** Undefined: any; the highest choice stands for itself and more. */
  readonly power: number | undefined;
}

export const NO_QUERY: CardQuery = { words: '', faction: undefined, type: 'all', power: undefined };

export const POWERS = [1, 2, 3, 4, 5] as const;
const HIGHEST = 5;

/** Without accents, case or curly quotes, so that "reserve" finds "Réserve". */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('\u202f', ' ').toLowerCase();

const hasPower = (def: CardDef, power: number): boolean =>
  def.type === 'minion' && (def.power === power || (power === HIGHEST && def.power > power));

function fits(def: CardDef, { words, type, power }: CardQuery, lang: Lang): boolean {
  if (type !== 'all' && def.type !== type) return false;
  if (power !== undefined && !hasPower(def, power)) return false;
  const written = folded(`${def.name[lang]} ${plainText(def.text[lang])} ${factionOf(def).name[lang]}`);
  return folded(words)
    .split(/\s+/)
    .every((word) => written.includes(word));
}

export interface Found {
  readonly faction: FactionDef;
  readonly cards: readonly CardDef[];
}

/** The cards that fit, faction by faction: minions and actions as they are listed, then bases. */
export function findCards(query: CardQuery, lang: Lang): Found[] {
  const bases = rules.sets.flatMap((set) => set.bases);
  return rules.factions
    .filter((faction) => query.faction === undefined || faction.id === query.faction)
    .map((faction) => ({
      faction,
      cards: [...faction.cards, ...bases.filter((base) => base.faction === faction.id)].filter((def) =>
        fits(def, query, lang),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
}

const isType = (text: string | null): text is CardType => text === 'minion' || text === 'action' || text === 'base';

export function readQuery(address: URLSearchParams): CardQuery {
  const faction = address.get('faction') ?? undefined;
  const type = address.get('type');
  const power = POWERS.find((one) => String(one) === address.get('power'));
  return {
    words: address.get('q') ?? '',
    faction: rules.factionIds.find((id) => id === faction),
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
