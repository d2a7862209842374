/** A game laid out by hand: any card in any zone. For scenarios, puzzles and tests. */
import { makeCards, seeded } from '../flow/setup.ts';
import type { PermitLimits } from '../model/filters.ts';
import type { Game } from '../model/game.ts';
import { HAS_MONSTERS, HAS_TREASURES, SHOWS_TOP_BASE } from '../model/hooks.ts';
import { openPlayPhase } from '../play/play.ts';
import {
  ACTIVE,
  BASE_DECK,
  BASE_DISCARD,
  BASES,
  BURIED,
  CAME_FROM,
  type Card,
  CONTROLLER,
  COUNTERS,
  comingFrom,
  DECK,
  DISCARD,
  EXTRA_BASES,
  FIRST,
  HAND,
  HOSTED,
  idOf,
  KNOWN,
  MARKERS,
  MEMO,
  MINIONS_PLAYED,
  MINIONS_PLAYED_PHASE,
  NO_CARD,
  NOBODY,
  PHASE,
  PHASE_NAMES,
  type PhaseName,
  PLAYER_SIZE,
  PLAYERS,
  SERIAL,
  type Seat,
  type SideDeckId,
  TITANS,
  TURN,
  USED,
  VP,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { Refusal } from '../state/errors.ts';
import {
  ANY_POWER,
  EFFECT_KINDS,
  type Effect,
  type EffectKind,
  type FacetName,
  lastingEffect,
  type Until,
} from '../state/records.ts';
import { cardAt } from '../state/zones.ts';
import { refreshEchoes } from '../table/echo.ts';
import { addLasting, silencesGuests } from '../table/facets.ts';
import { putCard } from '../table/placing.ts';
import { pastCard } from '../table/queries.ts';
import { SIDE_DECK_IDS, SIDE_DECKS } from '../table/sides.ts';
import { refreshGuests, refreshText } from '../table/texts.ts';

export interface PlacedCard {
  readonly card: string;
  readonly owner?: Seat;
  readonly controller?: Seat;
  readonly counters?: number;
  /** Counters of another kind. */
  readonly markers?: number;
  /** For a card that names a faction. */
  readonly names?: string;
  readonly actions?: readonly PlacedCard[];
  /** Its talent, or what else can be used once a turn, has been used this turn. */
  readonly used?: boolean;
  /** In a hand or deck, or buried: who else knows what it is. */
  readonly seenBy?: readonly Seat[];
  /** A name of the writer's own, to tell twins apart. */
  readonly as?: string;
}

/** Plays left in this turn. Cards are called by the names that they are given here, or (if gone) by their ids. */
interface PlacedPermit
  extends Pick<
    PermitLimits,
    'from' | 'whereIHaveNone' | 'whereIHaveOne' | 'whereIAmBehind' | 'on' | 'maxPower' | 'weaker'
  > {
  readonly play: 'minion' | 'action';
  readonly regular?: boolean;
  readonly at?: string;
  readonly near?: string;
  readonly except?: string;
  readonly by?: string;
}

/** In a position, that a card has moved this turn is written like an effect: `on` is the card, `by` the base it came from. */
export const MOVED = 'moved' as FacetName;

/** Something that lasts (records.ts). */
interface PlacedEffect {
  /** A kind of the engine's, or the name of what the card leaves behind. */
  readonly kind: string;
  readonly until: Until;
  readonly seat: Seat;
  readonly on?: string;
  readonly by?: string;
  /** The text of it that was used, if it has two (echo.ts) and it is not its own. */
  readonly text?: string;
  /** A number; or, where it is about a definition, its id. */
  readonly amount?: number | string;
  readonly inForce?: boolean;
}

/** A card that was played this turn, on what, and with what power if that matters. */
interface PlacedPlay {
  readonly card: string;
  readonly seat: Seat;
  readonly on?: string;
  readonly power?: number;
  readonly extra?: true;
}

export interface Position {
  readonly active: Seat;
  readonly phase: PhaseName;
  readonly turn: number;
  readonly players: readonly {
    readonly vp: number;
    readonly hand: readonly PlacedCard[];
    /** The first is the top. */
    readonly deck: readonly PlacedCard[];
    readonly discard: readonly PlacedCard[];
    /** Beside the deck. */
    readonly titans?: readonly PlacedCard[];
    /** Minions played in the play phase, if not all that the player has played this turn. */
    readonly playedInPlayPhase?: number;
  }[];
  readonly bases: readonly {
    readonly base: PlacedCard;
    readonly minions: readonly PlacedCard[];
    readonly actions: readonly PlacedCard[];
    /** Cards that lie face down there. */
    readonly buried?: readonly PlacedCard[];
    readonly titans?: readonly PlacedCard[];
  }[];
  readonly baseDeck: readonly PlacedCard[];
  readonly baseDiscard: readonly PlacedCard[];
  /** The decks that all share, as far as there are any. */
  readonly sideDecks?: {
    readonly [D in SideDeckId]?: { readonly pile: readonly PlacedCard[]; readonly discard?: readonly PlacedCard[] };
  };
  /** Plays left in the turn; left out: those that a turn begins with. */
  readonly permits?: readonly PlacedPermit[];
  readonly effects?: readonly PlacedEffect[];
  readonly plays?: readonly PlacedPlay[];
}

interface Spot {
  readonly placed: PlacedCard;
  readonly zone: (idOfHost: number) => number;
  readonly host: number; // index into the list of spots, -1: none
  readonly owner: Seat;
  readonly inPlay: boolean;
}

/** Lays the position out. Gives the id of every card with a name of its own. */
export function arrange(g: Game, position: Position): ReadonlyMap<string, number> {
  const spots = listSpots(position).map((spot) => (isOwned(g, spot.placed) ? spot : { ...spot, owner: NOBODY }));
  g.block = seeded(g.config.seed);
  g.effects.length = 0;
  g.permits.length = 0;
  makeCards(
    g,
    spots.map(({ placed, owner }) => ({
      owner,
      zone: owner === NOBODY ? BASE_DECK : zoneOf(owner, DECK), // all cards begin there, and are then taken to their places
      defs: [g.rules.indexOf(placed.card)],
    })),
  );
  const labels = new Map<string, number>();
  spots.forEach(({ placed, zone, host, owner, inPlay }, i) => {
    const id = i + 1;
    putCard(g, id, zone(host + 1));
    if (placed.used) g.block[cardAt(id) + USED] = position.turn;
    if (host >= 0 || inPlay || g.isAside(g.card(id))) {
      g.block[cardAt(id) + COUNTERS] = placed.counters ?? 0;
      g.block[cardAt(id) + MARKERS] = placed.markers ?? 0;
    }
    if (inPlay) g.block[cardAt(id) + CONTROLLER] = placed.controller ?? owner;
    if (inPlay && placed.names) g.block[cardAt(id) + MEMO] = g.rules.factionIndex(placed.names) + 1;
    if (host >= 0 && !inPlay) {
      g.block[cardAt(id) + CONTROLLER] = placed.controller ?? owner;
      g.block[cardAt(id) + MEMO] = host + 1;
    }
    if (placed.as) {
      if (labels.has(placed.as)) throw new Refusal('bad-config', `two cards are called "${placed.as}"`);
      labels.set(placed.as, id);
    }
  });
  g.block[ACTIVE] = position.active;
  g.block[FIRST] = position.active;
  g.block[TURN] = position.turn;
  g.block[EXTRA_BASES] = position.bases.length - g.config.seats - 1;
  g.block[PHASE] = PHASE_NAMES.indexOf(position.phase);
  position.players.forEach(({ vp }, seat) => {
    g.block[PLAYERS + seat * PLAYER_SIZE + VP] = vp;
  });
  const { factions } = g.config;
  g.picks = typeof factions === 'string' ? [] : factions.flat().map((faction) => g.rules.factionIndex(faction));
  for (const [i, { placed }] of spots.entries()) {
    if (!g.isPublic(i + 1)) g.block[cardAt(i + 1) + KNOWN] = knowers(g, i + 1, placed.seenBy);
  }
  takeUp(g, position, labels);
  if (g.traits & SHOWS_TOP_BASE) refreshEchoes(g);
  if (position.phase === 'play' && !position.permits) openPlayPhase(g);
  return labels;
}

/** Monsters and treasures belong to nobody, whoever has them (MON-04). */
const isOwned = (g: Game, { card }: PlacedCard): boolean =>
  ((g.rules.traits[g.rules.indexOf(card)] as number) & (HAS_MONSTERS | HAS_TREASURES)) === 0;

/** The bits of those who know a hidden card: whoever holds or buried it, and who has seen it. */
export function knowers(g: Game, id: number, seenBy: readonly Seat[] = []): number {
  const zone = g.block[cardAt(id) + ZONE] as number;
  const isHeld = zone < BASES && zone % 3 === HAND;
  const holder = isHeld ? (zone / 3) | 0 : zone === BURIED ? g.controllerOf(id) : NOBODY;
  return seenBy.reduce((bits, seat) => bits | (1 << seat), holder === NOBODY ? 0 : 1 << holder);
}

/** The definition that an effect comes from, unless the position says otherwise. Uses are counted by text (limits.ts). */
export const usualText = (g: Game, kind: Effect['kind'], about: Card, source: Card): number =>
  kind === 'used' && about === source ? g.textOf(source) : g.defOf(source);

/** Restores what has happened in the turn so far. */
function takeUp(g: Game, position: Position, labels: ReadonlyMap<string, number>): void {
  /** The card of that name; or, of one that has gone elsewhere, the handle to a stay that is over. */
  const find = (name: string | undefined): Card => {
    if (name === undefined) return NO_CARD;
    const id = labels.get(name);
    return id === undefined ? pastCard(g, g.rules.indexOf(name)) : g.card(id);
  };

  for (const permit of position.permits ?? []) {
    const { play, regular = false, from = 'hand', whereIHaveNone = false, on = 'any', maxPower = ANY_POWER } = permit;
    const at = find(permit.at);
    const source = find(permit.by);
    const id = (g.block[SERIAL] as number) + 1;
    g.block[SERIAL] = id;
    const sourceDef = g.defOf(source);
    const except = permit.except === undefined ? {} : { except: g.rules.indexOf(permit.except) };
    g.permits.push({
      id,
      seat: g.active,
      play,
      regular,
      from,
      at,
      whereIHaveNone,
      on,
      maxPower,
      source,
      sourceDef,
      ...except,
      ...(permit.near === undefined ? {} : { near: find(permit.near) }),
      ...(permit.weaker ? { weaker: true } : {}),
      ...(permit.whereIHaveOne ? { whereIHaveOne: true } : {}),
      ...(permit.whereIAmBehind ? { whereIAmBehind: true } : {}),
    });
  }
  for (const { kind: name, until, seat, on, by, text, amount = 0, inForce } of position.effects ?? []) {
    const kind = name as Effect['kind']; // checked below
    const about = find(on);
    const source = find(by);
    const number = typeof amount === 'string' ? g.rules.indexOf(amount) : amount;
    const sourceDef = text === undefined ? usualText(g, kind, about, source) : g.rules.indexOf(text);
    if (kind === MOVED) {
      g.block[cardAt(idOf(about)) + CAME_FROM] = comingFrom(source, position.turn);
      continue;
    }
    if (!EFFECT_KINDS.includes(kind as EffectKind) && !g.rules.facets.has(kind))
      throw new Refusal('bad-config', `nothing that lasts is called "${kind}"`);
    addLasting(g, lastingEffect(kind, until, seat, about, source, sourceDef, number, inForce));
    if (kind === 'text') refreshText(g, about);
    if (silencesGuests(g, kind)) refreshGuests(g, about);
  }
  for (const played of position.plays ?? []) {
    const card = find(played.card);
    const at = PLAYERS + played.seat * PLAYER_SIZE;
    if (g.isMinion(card))
      for (const count of [MINIONS_PLAYED, MINIONS_PLAYED_PHASE])
        g.block[at + count] = (g.block[at + count] as number) + 1;
    const power = played.power === undefined ? {} : { power: played.power };
    const extra = played.extra ? { extra: true as const } : {};
    g.plays.push({ card, by: played.seat, on: find(played.on), ...power, ...extra });
  }
  position.players.forEach(({ playedInPlayPhase }, seat) => {
    if (playedInPlayPhase !== undefined)
      g.block[PLAYERS + seat * PLAYER_SIZE + MINIONS_PLAYED_PHASE] = playedInPlayPhase;
  });
}

function listSpots(position: Position): Spot[] {
  const spots: Spot[] = [];
  const add = (placed: PlacedCard, zone: Spot['zone'], host: number, owner: Seat, inPlay: boolean): number =>
    spots.push({ placed, zone, host, owner, inPlay }) - 1;
  const pile = (cards: readonly PlacedCard[], zone: number, seat: Seat): void => {
    for (const placed of cards) add(placed, () => zone, -1, placed.owner ?? seat, false);
  };
  const onHost = (placed: PlacedCard, host: number): number =>
    add(placed, (id) => HOSTED + id, host, placed.owner ?? placed.controller ?? 0, true);
  for (const { base, minions, actions, titans = [], buried = [] } of position.bases) {
    const at = add(base, () => BASES, -1, NOBODY, true);
    for (const minion of minions) {
      const on = onHost(minion, at);
      for (const action of minion.actions ?? []) onHost(action, on);
    }
    for (const action of actions) onHost(action, at);
    for (const titan of titans) onHost(titan, at);
    for (const card of buried) add(card, () => BURIED, at, card.owner ?? card.controller ?? 0, false);
  }
  position.players.forEach(({ hand, deck, discard, titans = [] }, seat) => {
    pile(hand, zoneOf(seat, HAND), seat);
    pile(deck, zoneOf(seat, DECK), seat);
    pile(discard, zoneOf(seat, DISCARD), seat);
    pile(titans, TITANS, seat);
  });
  pile(position.baseDeck, BASE_DECK, NOBODY);
  pile(position.baseDiscard, BASE_DISCARD, NOBODY);
  for (const deck of SIDE_DECK_IDS) {
    const { pile: zone, discard = zone } = SIDE_DECKS[deck];
    pile(position.sideDecks?.[deck]?.pile ?? [], zone, NOBODY);
    pile(position.sideDecks?.[deck]?.discard ?? [], discard, NOBODY);
  }
  return spots;
}
