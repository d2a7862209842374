/** A game as it is being prepared, and as a link. */

import { PERSONAS, type PersonaId, personaNamed } from '@baston/bots';
import type { Config } from '@baston/engine';
import { BOTS, defaultName, type Lang, type SeatSetup, type TableSetup } from '@baston/table';
import { nameOfPersona } from '../../personas.ts';

const KINDS = ['you', 'person', ...BOTS] as const;
export type SeatKind = (typeof KINDS)[number];
/** The choices for a seat: a persona comes with its strength. */
export type Sitter = SeatKind | PersonaId;
export const SITTERS: readonly Sitter[] = [...KINDS, ...PERSONAS.map(({ id }) => id)];
export const FACTION_MODES = ['random', 'draft', 'choice'] as const;
export type FactionMode = (typeof FACTION_MODES)[number];
export const MULLIGANS = ['draw-then-shuffle', 'may-discard', 'must-discard', 'none'] as const;
export const BASES = ['in-play', 'all'] as const;
export const TITANS = ['needed', 'all'] as const;

interface SeatPlan {
  readonly kind: SeatKind;
  /** Left out: a plain bot, or no bot. */
  readonly persona?: PersonaId | undefined;
  /** Empty: the usual name. */
  readonly name: string;
}
/** Two factions; empty where none is chosen yet. */
export type Pair = readonly [string, string];
/** A box whose factions can be dealt or drafted. */
interface Box {
  readonly id: string;
  readonly factions: readonly { readonly id: string }[];
}

/** Seats and pairs beyond `count` are kept in case they are wanted again. */
export interface Plan {
  readonly count: number;
  readonly seats: readonly SeatPlan[];
  readonly factions: FactionMode;
  readonly pairs: readonly Pair[];
  /** Where the factions of a random deal or a draft come from. */
  readonly sets: readonly Box[];
  /** Factions that chance never deals. */
  readonly bans: readonly string[];
  readonly boxes: number;
  readonly bases: Config['bases'];
  readonly titans: Config['titans'];
  readonly vpToWin: number;
  readonly mulligan: Config['mulligan'];
  readonly firstPlayer: number | 'random';
  readonly seed: string;
}

const MOST = 4;

/** The usual game. */
export const USUAL = {
  boxes: 1,
  bases: 'in-play',
  titans: 'needed',
  vpToWin: 15,
  mulligan: 'draw-then-shuffle',
  firstPlayer: 'random',
} as const satisfies Partial<Plan>;

/** The options that are not as in the usual game. */
export const unusual = (plan: Plan): (keyof typeof USUAL)[] =>
  (Object.keys(USUAL) as (keyof typeof USUAL)[]).filter((key) => plan[key] !== USUAL[key]);

/** The usual game, with factions from those boxes but for some. */
export const usualPlan = (seed: string, sets: readonly Box[], bans: readonly string[] = []): Plan => ({
  count: 2,
  seats: Array.from({ length: MOST }, (_, seat) => ({ kind: seat === 0 ? 'you' : 'greedy', name: '' })),
  factions: 'random',
  pairs: Array.from({ length: MOST }, () => ['', ''] as const),
  sets,
  bans,
  ...USUAL,
  seed,
});

const isHuman = (kind: SeatKind): boolean => kind === 'you' || kind === 'person';

export const sitterOf = ({ kind, persona }: SeatPlan): Sitter => persona ?? kind;

/** The plan of a seat once that choice is made. */
export function seatFor(sitter: Sitter): Pick<SeatPlan, 'kind' | 'persona'> {
  const persona = personaNamed(sitter);
  return persona
    ? { kind: persona.strength, persona: sitter as PersonaId }
    : { kind: sitter as SeatKind, persona: undefined };
}

export const usualName = ({ kind, persona }: SeatPlan, seat: number, lang: Lang): string =>
  nameOfPersona(persona, lang) ?? defaultName(lang, isHuman(kind) ? 'human' : 'bot', seat + 1);

export function nameOf(plan: Plan, seat: number, lang: Lang): string {
  const planned = plan.seats[seat] as SeatPlan;
  return planned.name.trim() || usualName(planned, seat, lang);
}

/** You sit in one seat at most: the seat that was yours becomes another person's. */
export function sitDown(plan: Plan, seat: number, sitter: Sitter): Plan {
  const seats = plan.seats.map((one, i) => {
    if (i === seat) return { ...one, ...seatFor(sitter) };
    return sitter === 'you' && one.kind === 'you' ? { ...one, kind: 'person' as const } : one;
  });
  return { ...plan, seats };
}

/** The factions that chance may deal, and that can be drafted. */
export const poolOf = ({ sets, bans }: Plan): string[] =>
  sets.flatMap(({ factions }) => factions.map(({ id }) => id)).filter((id) => !bans.includes(id));

export const isChosen = (plan: Plan): boolean =>
  plan.factions === 'choice'
    ? plan.pairs.slice(0, plan.count).every((pair) => pair.every((id) => id !== ''))
    : poolOf(plan).length > 0;

export const onlyBots = (plan: Plan): boolean => !plan.seats.slice(0, plan.count).some(({ kind }) => isHuman(kind));

export function configOf(plan: Plan): TableSetup['config'] {
  const { count, boxes, bases, titans, vpToWin, mulligan, seed } = plan;
  const factions =
    plan.factions === 'choice'
      ? { factions: plan.pairs.slice(0, count) }
      : { factions: plan.factions, pool: poolOf(plan) };
  const firstPlayer = plan.firstPlayer === 'random' || plan.firstPlayer < count ? plan.firstPlayer : 'random';
  return { seats: count, seed, ...factions, boxes, bases, titans, vpToWin, mulligan, firstPlayer };
}

export function setupOf(plan: Plan, lang: Lang): TableSetup {
  const seats = plan.seats.slice(0, plan.count).map(
    ({ kind, persona }, seat): SeatSetup => ({
      kind: kind === 'you' || kind === 'person' ? 'human' : kind,
      name: nameOf(plan, seat, lang),
      ...(persona ? { persona } : {}),
    }),
  );
  return { config: { ...configOf(plan), brief: true }, seats };
}
