/** The view of one seat. Everything is put into a view by name; nothing is copied and then removed. Spectators are seat -1. */
import { drafter } from '../flow/setup.ts';
import { countMadness } from '../mechanics/madness.ts';
import { lootAt } from '../mechanics/monsters.ts';
import type { Face } from '../model/events.ts';
import type { Game } from '../model/game.ts';
import { FORBID_SCORING, HAS_MADNESS } from '../model/hooks.ts';
import type { Duel } from '../model/step.ts';
import { maxPowerOf, placeOf } from '../play/permits.ts';
import {
  BASE_DECK,
  BASE_DISCARD,
  type Base,
  type Card,
  DECK,
  DISCARD,
  HAND,
  idOf,
  LIMBO,
  NO_CARD,
  NOBODY,
  OWNER,
  type PhaseName,
  type Seat,
  type SideDeckId,
  zoneOf,
} from '../state/block.ts';
import { Refusal } from '../state/errors.ts';
import type { Effect } from '../state/records.ts';
import { ANY_POWER, type Permit } from '../state/records.ts';
import { cardAt, countIn, firstIn, idsIn, isPublic, nextOf } from '../state/zones.ts';
import { echoOn } from '../table/echo.ts';
import { isForbidden } from '../table/prohibitions.ts';
import { SIDE_DECKS, sideDecksIn } from '../table/sides.ts';
import { type PowerReason, powerOf, standingsOf, totalOf } from '../table/values.ts';

interface AttachedView extends Face {
  readonly owner: Seat;
  readonly controller: Seat;
  /** The faction it names, if it names one. */
  readonly named?: string;
  /** +1 power counters. */
  readonly counters: number;
  /** Its abilities are cancelled for now (TIME-41), or it has those of another card in their place (COPY-13). */
  readonly cancelled?: true;
  readonly text?: string;
}

/** The parts that add up to a power or a total. */
export type Why = readonly {
  readonly source: PowerReason['source'];
  readonly def: string;
  readonly amount: number;
}[];

export interface MinionView extends AttachedView {
  readonly power: number;
  readonly why: Why;
  readonly actions: readonly AttachedView[];
}

/** A card laid face down: whose it is, and what it is to who knows. */
export interface HiddenView {
  readonly id: number;
  readonly controller: Seat;
  readonly def?: string;
  /** +1 power counters, if there are any. */
  readonly counters?: number;
}

/** A duel under way: the challenger's minion first. */
export interface DuelView {
  readonly at: Face;
  readonly minions: readonly Face[];
  readonly cards: readonly HiddenView[];
}

export interface BaseView extends Face {
  readonly breakpoint: number;
  /** Counters: +1 power counters, and those of another kind (PTC-05, PTC-08). */
  readonly counters: number;
  readonly markers: number;
  /** Its ability is cancelled for now (TIME-41). */
  readonly cancelled: boolean;
  /** The base whose ability it has besides its own. */
  readonly also?: string;
  readonly total: number;
  /** Something keeps it from scoring. */
  readonly cannotScore?: true;
  /** Its monsters add this to the breakpoint (MON-13), and carry this many treasures (MON-16). */
  readonly monsterPower: number;
  readonly loot: number;
  /** The ranking, with VP, as if it scored now (SCORE-40). */
  readonly standings: readonly {
    readonly seat: Seat;
    readonly total: number;
    readonly why: Why;
    readonly place: number;
    readonly vp: number;
  }[];
  readonly minions: readonly MinionView[];
  readonly actions: readonly AttachedView[];
  /** Cards buried there, in the order in which they were. */
  readonly buried: readonly HiddenView[];
  readonly titans: readonly AttachedView[];
}

/** A deck that all players share, besides the bases (SETUP-16). Of one that lies face up, the top card is shown. */
interface SideDeckView {
  readonly deck: SideDeckId;
  readonly pile: PileView;
  readonly discard?: readonly Face[];
}

/** A pile that is not open: how many cards it has, and those that this seat knows, with their place from the top (in a hand, among the known ones). */
interface PileView {
  readonly count: number;
  /** The owner of a card is told where it is in the hand of somebody else. */
  readonly known: readonly (Face & { readonly place: number; readonly owner?: Seat })[];
}

export interface PermitView {
  readonly id: number;
  readonly seat: Seat;
  readonly play: 'minion' | 'action';
  readonly regular: boolean;
  readonly from: 'hand' | 'discard';
  readonly at?: Face;
  readonly whereIHaveNone: boolean;
  readonly whereIHaveOne?: true;
  readonly whereIAmBehind?: true;
  readonly on?: 'base' | 'minion';
  readonly maxPower?: number;
  readonly except?: string;
  readonly source?: string;
}

export interface View {
  readonly seat: Seat;
  readonly seats: number;
  readonly turn: number;
  readonly phase: PhaseName;
  readonly active: Seat;
  readonly winners: readonly Seat[];
  readonly vpToWin: number;
  readonly players: readonly {
    readonly vp: number;
    readonly factions: readonly string[];
    readonly hand: PileView;
    readonly deck: PileView;
    readonly discard: readonly Face[];
    /** Titans beside the deck. */
    readonly titans: readonly (Face & { readonly counters: number; readonly markers: number })[];
    readonly barred: boolean;
    /** How many extra turns the player is still to have (TURN-21). */
    readonly extraTurns?: number;
    /** How many Madness cards the player has, as far as it is known; all of them once the game is over (END-07). */
    readonly madness?: number;
  }[];
  readonly bases: readonly BaseView[];
  readonly baseDeck: PileView;
  readonly baseDiscard: readonly Face[];
  readonly sideDecks: readonly SideDeckView[];
  /** Actions that are being resolved. */
  readonly limbo: readonly Face[];
  readonly permits: readonly PermitView[];
  readonly duel?: DuelView;
}

/** Is it something that keeps its player from playing actions? */
const forbidsActions = (g: Game, kind: Effect['kind']): boolean =>
  g.rules.facets.get(kind)?.facet.forbids?.what === 'actions';

function extraTurnsOf({ effects }: Game, player: Seat): { readonly extraTurns?: number } {
  let extraTurns = 0;
  for (const { kind, seat, inForce } of effects) if (kind === 'extraTurn' && seat === player && !inForce) extraTurns++;
  return extraTurns > 0 ? { extraTurns } : {};
}

/** `like`: what another seat sees at the same moment. What both see alike is taken from it, not made again. */
export function view(g: Game, seat: Seat, like?: View): View {
  if (!Number.isInteger(seat) || seat < NOBODY || seat >= g.seats) {
    throw new Refusal('not-your-turn', `there is no seat ${String(seat)} at this table`);
  }
  const b = g.block;
  const faces = (zone: number): Face[] => idsIn(b, zone).map((id) => g.face(id));
  const knownIn = (zone: number, holder: Seat): PileView['known'] => {
    const known: PileView['known'][number][] = [];
    for (let id = firstIn(b, zone), place = 0; id; id = nextOf(b, id), place++) {
      if (!g.isKnownTo(id, seat)) continue;
      const { id: stay, def } = g.face(id);
      const owner = g.ownerOf(id);
      // Where a card is among hidden ones in a hand would tell which of them have gone.
      const shown = { id: stay, def, place: holder === NOBODY ? place : known.length };
      known.push(holder === NOBODY || owner === holder || owner === NOBODY ? shown : { ...shown, owner });
    }
    return known;
  };
  const pile = (zone: number, holder: Seat = NOBODY): PileView => ({
    count: countIn(b, zone),
    known: seat < 0 ? [] : knownIn(zone, holder),
  });
  return {
    seat,
    seats: g.seats,
    turn: g.turn,
    phase: g.phase,
    active: g.active,
    winners: g.winners(),
    vpToWin: g.config.vpToWin,
    players: g.allSeats().map((player) => ({
      vp: g.vp(player),
      factions: factionsOf(g, player),
      hand: pile(zoneOf(player, HAND), player),
      deck: pile(zoneOf(player, DECK)),
      discard: like?.players[player]?.discard ?? faces(zoneOf(player, DISCARD)),
      titans: like?.players[player]?.titans ?? titansBeside(g, player),
      barred: g.effects.some(({ kind, seat }) => seat === player && forbidsActions(g, kind)),
      ...extraTurnsOf(g, player),
      ...(g.traits & HAS_MADNESS ? { madness: knownMadness(g, seat, player) } : {}),
    })),
    bases: g.bases().map((base, i) => baseView(g, base, seat, like?.bases[i])),
    baseDeck: pile(BASE_DECK),
    baseDiscard: like?.baseDiscard ?? faces(BASE_DISCARD),
    sideDecks: sideDecksIn(g).map((deck) => {
      const zones = SIDE_DECKS[deck];
      const top = isPublic(zones.pile) ? faces(zones.pile).slice(0, 1) : undefined;
      return {
        deck,
        pile: top
          ? { count: countIn(b, zones.pile), known: top.map((face) => ({ ...face, place: 0 })) }
          : pile(zones.pile),
        ...(zones.discard === undefined ? {} : { discard: faces(zones.discard) }),
      };
    }),
    limbo: like?.limbo ?? faces(LIMBO),
    permits: like?.permits ?? g.permits.map((permit) => permitView(g, permit)),
    ...(g.duel ? { duel: duelView(g, g.duel, seat) } : {}),
  };
}

const titansBeside = (g: Game, player: Seat): View['players'][number]['titans'] =>
  g.titansBeside(player).map((titan) => ({
    ...g.face(idOf(titan)),
    counters: g.countersOn(titan),
    markers: g.markersOn(titan),
  }));

function permitView(g: Game, permit: Permit): PermitView {
  const at = placeOf(g, permit);
  const maxPower = maxPowerOf(g, permit);
  return {
    id: permit.id,
    seat: permit.seat,
    play: permit.play,
    regular: permit.regular,
    from: permit.from,
    whereIHaveNone: permit.whereIHaveNone,
    ...(permit.whereIHaveOne ? { whereIHaveOne: true } : {}),
    ...(permit.whereIAmBehind ? { whereIAmBehind: true } : {}),
    ...(permit.on === 'any' ? {} : { on: permit.on }),
    ...(g.isAlive(at) ? { at: g.face(idOf(at)) } : {}),
    ...(maxPower < ANY_POWER ? { maxPower } : {}),
    ...(permit.except === undefined ? {} : { except: g.rules.def(permit.except).id }),
    ...(permit.source === NO_CARD ? {} : { source: g.rules.def(permit.sourceDef).id }),
  };
}

/** A card laid face down is shown to those who know it; to a spectator if everybody does. */
export function hiddenView(g: Game, card: Card, viewer: Seat): HiddenView {
  const isKnown = viewer < 0 ? g.allSeats().every((seat) => g.isKnownTo(card, seat)) : g.isKnownTo(card, viewer);
  const { id, def } = g.face(idOf(card));
  const counters = g.countersOn(card);
  return { id, controller: g.controllerOf(card), ...(isKnown ? { def } : {}), ...(counters > 0 ? { counters } : {}) };
}

const duelView = (g: Game, { at, minions }: Duel, viewer: Seat): DuelView => ({
  at: g.face(idOf(at)),
  minions: minions.map((minion) => g.face(idOf(minion))),
  cards: g.duelCards().map((card) => hiddenView(g, card, viewer)),
});

/** Everybody sees Madness come and go. A card that has passed unseen to another player still counts where it was, for those who do not know of it. */
function knownMadness(g: Game, seat: Seat, player: Seat): number {
  if (g.isOver()) return countMadness(g)[player] as number;
  let count = 0;
  for (let id = 1; id <= g.cardCount(); id++) {
    if (!g.isMadness(id)) continue;
    const isKnown = seat !== NOBODY && g.isKnownTo(id, seat);
    if ((isKnown ? g.ownerOf(id) : g.block[cardAt(id) + OWNER]) === player) count++;
  }
  return count;
}

/** The factions a player has taken; during the draft as far as it has come. */
function factionsOf(g: Game, seat: Seat): string[] {
  const picks =
    g.phase === 'draft' ? g.picks.filter((_, i) => drafter(g, i) === seat) : g.picks.slice(2 * seat, 2 * seat + 2);
  return picks.map((faction) => g.rules.factionId(faction));
}

function attachedView(g: Game, card: Card): AttachedView {
  const text = g.textOf(card);
  const { id, def } = g.face(idOf(card));
  const face = { id, def, owner: g.ownerOf(card), controller: g.controllerOf(card), counters: g.countersOn(card) };
  const memo = g.memoOf(card);
  // As a rule there is nothing to add, and this is looked at for every card in play.
  if (memo === 0 && text === g.defOf(card)) return face;
  return {
    ...face,
    ...(text === 0 ? { cancelled: true as const } : {}),
    ...(text === 0 || text === g.defOf(card) ? {} : { text: g.rules.def(text).id }),
    ...(memo > 0 ? { named: g.rules.factionId(memo - 1) } : {}),
  };
}

const whyOf = (g: Game, reasons: readonly PowerReason[]): Why =>
  reasons.map(({ source, def, amount }) => ({ source, def: g.rules.def(def).id, amount }));

function minionView(g: Game, card: Card): MinionView {
  const reasons: PowerReason[] = [];
  const power = powerOf(g, idOf(card), reasons);
  return {
    ...attachedView(g, card),
    power,
    why: whyOf(g, reasons),
    actions: g.cardsOn(card).map((on) => attachedView(g, on)),
  };
}

/** Everybody sees the same of a base, except what is buried there. */
function baseView(g: Game, base: Base, viewer: Seat, like?: BaseView): BaseView {
  const buried = g.buried({ at: base }).map((card) => hiddenView(g, card, viewer));
  if (like) return buried.length === 0 ? like : { ...like, buried };
  const guests = g.cardsOn(base);
  const also = echoOn(g, base);
  const { id, def } = g.face(idOf(base));
  return {
    id,
    def,
    breakpoint: g.breakpointOf(base),
    counters: g.countersOn(base),
    markers: g.markersOn(base),
    cancelled: g.textOf(base) === 0,
    total: g.totalOf(base),
    monsterPower: g.totalOf(base, NOBODY),
    loot: lootAt(g, base),
    standings: standingsOf(g, idOf(base)).map(({ seat, place, vp }) => {
      const reasons: PowerReason[] = [];
      const total = totalOf(g, idOf(base), seat, reasons);
      return { seat, total, why: whyOf(g, reasons), place, vp };
    }),
    minions: guests.filter((card) => g.isMinion(card)).map((card) => minionView(g, card)),
    actions: guests.filter((card) => g.isAction(card)).map((card) => attachedView(g, card)),
    buried,
    titans: g.titans(base).map((card) => attachedView(g, card)),
    ...(also ? { also: g.rules.def(also).id } : {}),
    ...(isForbidden(g, FORBID_SCORING, base, NOBODY, base) ? { cannotScore: true as const } : {}),
  };
}
