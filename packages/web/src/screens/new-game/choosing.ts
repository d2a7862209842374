/** Choosing factions for the seats: which are free, which are found, and what chance picks. */
import type { Text } from '@baston/engine';
import type { Lang } from '@baston/table';
import type { Grade } from '../../cards/grade.ts';
import { folded, holdsWords } from '../../cards/search.ts';
import { type Pair, type Plan, poolOf } from './plan.ts';

/** The first or the second faction of a seat. */
export interface Slot {
  readonly seat: number;
  readonly which: 0 | 1;
}

const slotsOf = ({ count }: Plan): Slot[] =>
  Array.from({ length: count }, (_, seat) => [{ seat, which: 0 } as const, { seat, which: 1 } as const]).flat();

/** Empty where none is chosen yet. */
export const factionIn = (plan: Plan, { seat, which }: Slot): string => plan.pairs[seat]?.[which] ?? '';

export const isSame = (one: Slot, other: Slot | undefined): boolean =>
  one.seat === other?.seat && one.which === other.which;

export const openSlots = (plan: Plan): Slot[] => slotsOf(plan).filter((slot) => factionIn(plan, slot) === '');

/** The next slot that is open, round the table. */
export function nextOpen(plan: Plan, after: Slot): Slot | undefined {
  const open = openSlots(plan);
  const place = ({ seat, which }: Slot): number => 2 * seat + which;
  return open.find((slot) => place(slot) > place(after)) ?? open[0];
}

export function choose(plan: Plan, { seat, which }: Slot, id: string): Plan {
  const chosen = ([first, second]: Pair): Pair => (which === 0 ? [id, second] : [first, id]);
  return { ...plan, pairs: plan.pairs.map((pair, i) => (i === seat ? chosen(pair) : pair)) };
}

/** The seat that keeps a slot from this faction: with it in its other slot, or one of as many as there are boxes. */
export function takenBy(plan: Plan, { seat, which }: Slot, id: string): number | undefined {
  const pairs = plan.pairs.slice(0, plan.count);
  if (pairs[seat]?.[1 - which] === id) return seat;
  const others = pairs.flatMap((pair, other) => (other !== seat && pair.includes(id) ? [other] : []));
  return others.length >= plan.boxes ? others[0] : undefined;
}

/** A whole number from 0 to one less than that. */
const chance = (count: number): number => Math.floor(Math.random() * count);

/** One of those that are free and not banned; the plan as it is if there is none. */
export function surprise(plan: Plan, slot: Slot, among: readonly string[], draw = chance): Plan {
  const pool = poolOf(plan);
  const free = among.filter((id) => pool.includes(id) && takenBy(plan, slot, id) === undefined);
  const other = free.filter((id) => id !== factionIn(plan, slot));
  const id = other[draw(other.length)] ?? free[0];
  return id === undefined ? plan : choose(plan, slot, id);
}

/** Fills the open slots; where none is open, all of them anew. */
export function surpriseAll(plan: Plan, draw = chance): Plan {
  const open = openSlots(plan);
  const emptied = slotsOf(plan).reduce((emptying, slot) => choose(emptying, slot, ''), plan);
  const [slots, start] = open.length > 0 ? [open, plan] : [slotsOf(plan), emptied];
  return slots.reduce((filled, slot) => surprise(filled, slot, poolOf(plan), draw), start);
}

/** A list with that id in it, or without it. */
export const put = (list: readonly string[], id: string, isIn: boolean): string[] => [
  ...list.filter((one) => one !== id),
  ...(isIn ? [id] : []),
];

export const SHOWS = ['all', 'favourites', 'bans'] as const;
/** Which factions are listed: those of a grade, too. */
export type Show = (typeof SHOWS)[number] | Grade;

export interface Offer {
  readonly id: string;
  readonly name: Text;
  readonly grade: Grade;
}

export interface OfferedBox {
  readonly id: string;
  readonly name: Text;
  readonly factions: readonly Offer[];
}

export interface Query {
  readonly words: string;
  readonly show: Show;
  readonly favourites: readonly string[];
  readonly bans: readonly string[];
}

export interface Group {
  /** Favourites come first; what is searched for is not sorted by box. */
  readonly of: 'favourites' | 'found' | OfferedBox;
  readonly factions: readonly Offer[];
}

/** The factions that fit, by name; where none does, by their names in the other language. */
export function findFactions(boxes: readonly OfferedBox[], query: Query, lang: Lang): Group[] {
  const groups = findIn(lang, boxes, query, lang);
  return groups.length > 0 ? groups : findIn(lang === 'en' ? 'fr' : 'en', boxes, query, lang);
}

function findIn(named: Lang, boxes: readonly OfferedBox[], query: Query, lang: Lang): Group[] {
  const { words, show, favourites, bans } = query;
  const isFavourite = ({ id }: Offer): boolean => favourites.includes(id);
  const isShown = (faction: Offer): boolean => {
    if (show === 'favourites') return isFavourite(faction);
    if (show === 'bans') return bans.includes(faction.id);
    return show === 'all' || show === faction.grade;
  };
  const start = folded(words.trim());
  const isLater = ({ name }: Offer): number => (folded(name[named]).startsWith(start) ? 0 : 1);
  const found = boxes.map((box) => ({
    of: box,
    factions: box.factions.filter((one) => isShown(one) && holdsWords(one.name[named], words)),
  }));
  const all = found.flatMap(({ factions }) => factions);
  const groups: Group[] =
    start !== '' || show === 'bans'
      ? [{ of: 'found', factions: all }]
      : [
          { of: 'favourites', factions: all.filter(isFavourite) },
          ...found.map(({ of, factions }) => ({ of, factions: factions.filter((one) => !isFavourite(one)) })),
        ];
  return groups
    .filter(({ factions }) => factions.length > 0)
    .map(({ of, factions }) => ({
      of,
      factions: factions.toSorted((a, b) => isLater(a) - isLater(b) || a.name[lang].localeCompare(b.name[lang], lang)),
    }));
}
