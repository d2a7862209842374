/** A plan as the query of a link, and back. Names stay at home. */
import {
  BASES,
  FACTION_MODES,
  type FactionMode,
  isChosen,
  MULLIGANS,
  type Pair,
  type Plan,
  SITTERS,
  seatFor,
  sitterOf,
  TITANS,
  unusual,
} from './plan.ts';

/** A fault in a link: an unknown name, or a value that does not fit. */
export interface LinkFault {
  readonly is: 'unknown' | 'bad';
  readonly part: string;
}

class Nonsense extends Error {
  readonly fault: LinkFault;
  constructor(fault: LinkFault) {
    super(fault.part);
    this.fault = fault;
  }
}

/** The query of a link to this set-up and seed; what is as usual is left out. */
export function linkQuery(plan: Plan): string {
  const query = new URLSearchParams();
  query.set('seats', plan.seats.slice(0, plan.count).map(sitterOf).join('.'));
  query.set('factions', factionsText(plan));
  // Always, so that the deal stays the same when there are more boxes one day.
  if (plan.factions !== 'choice') {
    query.set('sets', plan.sets.map(({ id }) => id).join('.'));
    const bans = offered(plan).filter((id) => plan.bans.includes(id));
    if (bans.length > 0) query.set('bans', bans.join('.'));
  }
  for (const key of unusual(plan)) query.set(key, String(plan[key]));
  query.set('seed', plan.seed);
  return query.toString();
}

const offered = ({ sets }: Plan): string[] => sets.flatMap(({ factions }) => factions.map(({ id }) => id));

function factionsText(plan: Plan): string {
  if (plan.factions !== 'choice') return plan.factions;
  const pairs = plan.pairs.slice(0, plan.count).map((pair) => pair.join('.'));
  return isChosen(plan) ? pairs.join('_') : 'random';
}

type Reader = (plan: Plan, text: string) => Plan | undefined;

const oneOf = <V extends string>(values: readonly V[], text: string): V | undefined =>
  values.find((value) => value === text);
const whole = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return value >= min && value <= max ? value : undefined;
};
const change = <K extends keyof Plan>(plan: Plan, key: K, value: Plan[K] | undefined): Plan | undefined =>
  value === undefined ? undefined : { ...plan, [key]: value };

/** In the order in which they are read: later ones look at earlier ones. */
const READERS: { readonly [key: string]: Reader } = {
  seats: readSeats,
  factions: readFactions,
  sets: readSets,
  bans: readBans,
  boxes: (plan, text) => change(plan, 'boxes', whole(text, 1, 4)),
  bases: (plan, text) => change(plan, 'bases', oneOf(BASES, text)),
  titans: (plan, text) => change(plan, 'titans', oneOf(TITANS, text)),
  vpToWin: (plan, text) => change(plan, 'vpToWin', whole(text, 1, 99)),
  mulligan: (plan, text) => change(plan, 'mulligan', oneOf(MULLIGANS, text)),
  firstPlayer: (plan, text) => change(plan, 'firstPlayer', text === 'random' ? text : whole(text, 0, plan.count - 1)),
  seed: (plan, text) => change(plan, 'seed', text.length >= 1 && text.length <= 100 ? text : undefined),
};

function readSeats(plan: Plan, text: string): Plan | undefined {
  const sitters = text.split('.').flatMap((sitter) => oneOf(SITTERS, sitter) ?? []);
  const isSound = sitters.length >= 2 && sitters.length <= 4 && sitters.length === text.split('.').length;
  if (!isSound || sitters.filter((sitter) => sitter === 'you').length > 1) return undefined;
  const seats = plan.seats.map((seat, i) => ({ ...seat, ...seatFor(sitters[i] ?? sitterOf(seat)) }));
  return { ...plan, count: sitters.length, seats };
}

function readFactions(plan: Plan, text: string): Plan | undefined {
  const mode = oneOf<FactionMode>(FACTION_MODES, text);
  if (mode) return mode === 'choice' ? undefined : { ...plan, factions: mode };
  const pairs = text.split('_').map((pair) => pair.split('.'));
  if (pairs.length !== plan.count || pairs.some((pair) => pair.length !== 2)) return undefined;
  return { ...plan, factions: 'choice', pairs: plan.pairs.map((pair, i) => (pairs[i] as Pair | undefined) ?? pair) };
}

function readSets(plan: Plan, text: string): Plan | undefined {
  const ids = text.split('.');
  const sets = plan.sets.filter(({ id }) => ids.includes(id));
  return sets.length === ids.length ? { ...plan, sets } : undefined;
}

function readBans(plan: Plan, text: string): Plan | undefined {
  const ids = text.split('.');
  const bans = offered(plan).filter((id) => ids.includes(id));
  return bans.length === ids.length ? { ...plan, bans } : undefined;
}

/** The plan that a link describes; the usual one and what is wrong if it describes none. */
export function readLink(query: URLSearchParams, usual: Plan): { readonly plan: Plan; readonly fault?: LinkFault } {
  let plan = usual;
  try {
    for (const key of query.keys()) {
      if (!Object.hasOwn(READERS, key)) throw new Nonsense({ is: 'unknown', part: key });
    }
    for (const [key, reader] of Object.entries(READERS)) {
      const text = query.get(key);
      if (text === null) continue;
      const read = reader(plan, text);
      if (!read) throw new Nonsense({ is: 'bad', part: `${key}=${text}`.slice(0, 60) });
      plan = read;
    }
    return { plan };
  } catch (thrown) {
    if (!(thrown instanceof Nonsense)) throw thrown;
    return { plan: usual, fault: thrown.fault };
  }
}
