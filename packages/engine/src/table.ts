/** The state of a game, and looking at it: who sits where, which cards are what and where, what they are worth. */
import { topBases } from './bases.ts';
import {
  ABILITIES,
  ACTIVE,
  BASE_DECK,
  BASE_DISCARD,
  BASES,
  CARD_SIZE,
  CARDS,
  type Card,
  CONTROLLER,
  COUNTERS,
  DECK,
  DEF,
  DISCARD,
  DUEL,
  HAND,
  HOSTED,
  ID_BITS,
  ID_MASK,
  idOf,
  KNOWN,
  LIMBO,
  MARKERS,
  MEMO,
  MINIONS_PLAYED,
  MINIONS_PLAYED_PHASE,
  NO_CARD,
  NOBODY,
  OWNER,
  PHASE,
  PHASE_NAMES,
  type PhaseName,
  PLAYER_SIZE,
  PLAYERS,
  SEATS,
  type Seat,
  STAY,
  stayOf,
  TITANS,
  TURN,
  VP,
  WINNERS,
  ZONE,
  zoneOf,
} from './block.ts';
import { type BuriedFilter, buried, buriedAt, isBuried } from './bury.ts';
import type { CardDef, SideDeckId } from './defs.ts';
import type { Face } from './events.ts';
import type { Game } from './game.ts';
import { actionsIn, findMinions, type MinionFilter } from './queries.ts';
import type { Effect, Permit, Played } from './records.ts';
import { type Compiled, HAS_MADNESS, ONLY_SPECIAL, PLAY_ON, type Rules, TYPES } from './rules.ts';
import { drafter } from './setup.ts';
import { SIDE_DECKS } from './sides.ts';
import type { State } from './state.ts';
import { breakpointOf, isNamed, placeVp, powerOf, printedPower, totalOf } from './values.ts';
import { cardAt, firstIn, isInPlay, isPublic, nextOf } from './zones.ts';

/** Four seats and nobody. */
const OWNERS = 5;

export class Table implements State {
  readonly rules: Rules;

  // State (see state.ts).
  block = new Int32Array(0);
  effects: Effect[] = [];
  permits: Permit[] = [];
  plays: Played[] = [];
  picks: number[] = [];

  /** The card whose effect is being resolved, and whose effect it is; nobody's for a base. */
  source: Card = NO_CARD;
  actor: Seat = NOBODY;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  // ── Seats ─────────────────────────────────────────────────────────────────────────────────────

  get seats(): number {
    return this.block[SEATS] as number;
  }
  get active(): Seat {
    return this.block[ACTIVE] as number;
  }
  get turn(): number {
    return this.block[TURN] as number;
  }
  get phase(): PhaseName {
    return PHASE_NAMES[this.block[PHASE] as number] as PhaseName;
  }
  isOver(): boolean {
    return this.block[WINNERS] !== 0;
  }
  winners(): Seat[] {
    return this.allSeats().filter((seat) => ((this.block[WINNERS] as number) >> seat) & 1);
  }
  allSeats(): Seat[] {
    return this.turnOrder(0);
  }
  /** Who makes the n-th pick of the draft. */
  drafter(this: Game, pick: number): Seat {
    return drafter(this, pick);
  }
  /** All seats, from the active player clockwise (RES-13). */
  turnOrder(from: Seat = this.active): Seat[] {
    const { seats } = this;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) order.push((from + i) % seats);
    return order;
  }
  /** Everybody else, in turn order (TIME-33). */
  others(me: Seat): Seat[] {
    const { seats, active } = this;
    const others: Seat[] = [];
    for (let i = 0; i < seats; i++) if ((active + i) % seats !== me) others.push((active + i) % seats);
    return others;
  }
  vp(seat: Seat): number {
    return this.block[PLAYERS + seat * PLAYER_SIZE + VP] as number;
  }
  minionsPlayed(seat: Seat): number {
    return this.block[PLAYERS + seat * PLAYER_SIZE + MINIONS_PLAYED] as number;
  }
  minionsPlayedInPlayPhase(seat: Seat): number {
    return this.block[PLAYERS + seat * PLAYER_SIZE + MINIONS_PLAYED_PHASE] as number;
  }

  // ── Cards ─────────────────────────────────────────────────────────────────────────────────────

  /** The handle of a card in its present stay. */
  card(id: number): Card {
    return ((this.block[cardAt(id) + STAY] as number) << ID_BITS) | (id & ID_MASK);
  }
  /** A handle to a stay that is over, of the first card of that definition. */
  pastCard(def: number): Card {
    for (let id = 1; id <= this.cardCount(); id++) if (this.defOf(id) === def) return id;
    return NO_CARD;
  }
  isAlive(card: Card): boolean {
    return card !== NO_CARD && this.block[cardAt(idOf(card)) + STAY] === stayOf(card);
  }
  isInLimbo(card: Card): boolean {
    return this.isAlive(card) && this.block[cardAt(idOf(card)) + ZONE] === LIMBO;
  }
  isInPlay(card: Card): boolean {
    return this.isAlive(card) && isInPlay(this.block[cardAt(idOf(card)) + ZONE] as number);
  }
  defOf(card: Card): number {
    return this.block[cardAt(idOf(card)) + DEF] as number;
  }
  /** A number for what the card is and whose: cards with the same are identical (BOX-04). */
  kindOf(id: number): number {
    const at = cardAt(id);
    return (this.block[at + DEF] as number) * OWNERS + (this.block[at + OWNER] as number) + 1;
  }
  definition(card: Card): CardDef {
    return this.rules.def(this.defOf(card));
  }
  abilitiesOf(id: number): Compiled {
    return this.rules.abilities[id >>> ID_BITS || (this.block[cardAt(id) + ABILITIES] as number)] as Compiled;
  }
  /** Whose text the card has, as definition: its own, another card's, or none (0). */
  textOf(card: Card): number {
    return this.block[cardAt(idOf(card)) + ABILITIES] as number;
  }
  /** See rules.ts. */
  traitsOf(id: number): number {
    return this.rules.traits[this.block[cardAt(id) + ABILITIES] as number] as number;
  }
  typeOf(id: number): number {
    return this.rules.type[this.block[cardAt(id) + DEF] as number] as number;
  }
  isMinion(card: Card): boolean {
    return this.typeOf(idOf(card)) === TYPES.minion;
  }
  isAction(card: Card): boolean {
    return card !== NO_CARD && this.typeOf(idOf(card)) === TYPES.action;
  }
  isTitan(card: Card): boolean {
    return card !== NO_CARD && this.typeOf(idOf(card)) === TYPES.titan;
  }
  /** Is it a titan beside its owner's deck? */
  isAside(card: Card): boolean {
    return this.isAlive(card) && this.block[cardAt(idOf(card)) + ZONE] === TITANS;
  }
  isBase(card: Card): boolean {
    return card !== NO_CARD && this.typeOf(idOf(card)) === TYPES.base;
  }
  /** An action that neither goes onto something nor is buried (STD-01). */
  isStandard(card: Card): boolean {
    const playOn = this.rules.playOn[this.textOf(card) || this.defOf(card)];
    return this.isAction(card) && (playOn === 0 || playOn === ONLY_SPECIAL);
  }
  /** An action that is played on a base, or on a minion. */
  isPlayedOn(card: Card, kind: 'base' | 'minion'): boolean {
    const playOn = this.rules.playOn[this.textOf(card) || this.defOf(card)];
    if (!this.isAction(card) || this.isStandard(card) || playOn === PLAY_ON.bury) return false;
    return (playOn === PLAY_ON.base) === (kind === 'base');
  }
  /** Madness belongs to whoever has it (MAD-04). */
  ownerOf(this: Game, card: Card): Seat {
    const at = cardAt(idOf(card));
    if (this.traits & HAS_MADNESS && this.isMadness(card)) {
      const zone = this.block[at + ZONE] as number;
      return zone < BASES ? (zone / 3) | 0 : (this.block[at + CONTROLLER] as number);
    }
    return this.block[at + OWNER] as number;
  }
  isMadness(card: Card): boolean {
    return ((this.rules.traits[this.defOf(card)] as number) & HAS_MADNESS) !== 0;
  }
  controllerOf(card: Card): Seat {
    return this.block[cardAt(idOf(card)) + CONTROLLER] as number;
  }
  factionOf(card: Card): number {
    return this.rules.faction[this.defOf(card)] as number;
  }
  /** The factions of these cards, each once; monsters and treasures have none (MON-04). */
  factionsAmong(cards: readonly Card[]): number[] {
    return [...new Set(cards.map((card) => this.factionOf(card)))].filter((faction) => faction >= 0);
  }
  /** The factions in this match. */
  factions(): number[] {
    const { rules, block } = this;
    const found: number[] = [];
    let last = -1; // cards of one faction are numbered one after the other
    for (let at = cardAt(1); at < block.length; at += CARD_SIZE) {
      const faction = rules.faction[block[at + DEF] as number] as number;
      if (faction !== last && faction >= 0 && !found.includes(faction)) found.push(faction);
      last = faction;
    }
    return found.sort((a, b) => a - b);
  }
  isNamed(this: Game, card: Card, name: string): boolean {
    return isNamed(this, card, name);
  }
  /** How many cards of that name there are on a base, or a player has there: minions, and actions on it that bear the name (NAME-05). */
  countNamed(this: Game, name: string, at: Card, of?: Seat): number {
    const b = this.block;
    let count = 0;
    for (let id = firstIn(b, HOSTED + idOf(at)); id; id = nextOf(b, id)) {
      if (of !== undefined && b[cardAt(id) + CONTROLLER] !== of) continue;
      if (this.isNamed(this.card(id), name)) count++;
    }
    return count;
  }
  /** Does the player own a minion of that name, wherever it is? */
  ownsMinionNamed(seat: Seat, name: string): boolean {
    for (let id = 1; id <= this.cardCount(); id++) {
      const isTheirs = this.block[cardAt(id) + OWNER] === seat && this.typeOf(id) === TYPES.minion;
      if (isTheirs && this.rules.names[this.block[cardAt(id) + DEF] as number]?.includes(name)) return true;
    }
    return false;
  }
  /** The cards that the abilities of this one call by name. */
  mentionedBy(card: Card): readonly string[] {
    const def = this.rules.def(this.textOf(card));
    return (def.type === 'minion' && def.mentions) || [];
  }
  /** Cards are numbered from 1 to this. */
  cardCount(): number {
    return (this.block.length - CARDS) / CARD_SIZE - 1;
  }
  /** Does the card lie where everybody sees it? */
  isPublic(id: number): boolean {
    return isPublic(this.block[cardAt(id) + ZONE] as number);
  }
  isKnownTo(card: Card, seat: Seat): boolean {
    return (((this.block[cardAt(idOf(card)) + KNOWN] as number) >> seat) & 1) === 1;
  }
  /** +1 power counters; a titan beside its deck can have some too. */
  countersOn(card: Card): number {
    return this.isInPlay(card) || this.isAside(card) ? (this.block[cardAt(idOf(card)) + COUNTERS] as number) : 0;
  }
  /** Counters of another kind (PTC-08). */
  markersOn(card: Card): number {
    return this.block[cardAt(idOf(card)) + MARKERS] as number;
  }
  memoOf(card: Card): number {
    return this.block[cardAt(idOf(card)) + MEMO] as number;
  }
  /** The number of the faction that the card names, or -1. */
  namedFaction(card: Card): number {
    return this.memoOf(card) - 1;
  }
  /** The id of the base where a card in play is; 0 out of play. */
  baseIdOf(id: number): number {
    let at = id & ID_MASK;
    for (;;) {
      const zone = this.block[cardAt(at) + ZONE] as number;
      if (zone === BASES) return at;
      if (zone < HOSTED) return 0;
      at = zone - HOSTED;
    }
  }
  baseOf(card: Card): Card {
    const base = this.isAlive(card) ? this.baseIdOf(idOf(card)) : 0;
    return base ? this.card(base) : NO_CARD;
  }
  /** The base or minion that a card in play is on; none for a base. */
  hostOf(card: Card): Card {
    const zone = this.isAlive(card) ? (this.block[cardAt(idOf(card)) + ZONE] as number) : 0;
    return zone >= HOSTED ? this.card(zone - HOSTED) : NO_CARD;
  }
  /** Power in play; printed power elsewhere (VAL-07, VAL-08). */
  powerOf(this: Game, card: Card): number {
    return this.isInPlay(card) ? powerOf(this, idOf(card)) : this.printedPower(card);
  }
  printedPower(this: Game, card: Card): number {
    return printedPower(this, idOf(card));
  }
  breakpointOf(this: Game, base: Card): number {
    return breakpointOf(this, idOf(base));
  }
  totalOf(this: Game, base: Card, seat?: Seat): number {
    return totalOf(this, idOf(base), seat);
  }
  /** Has another player more power there than this one? */
  isBehind(this: Game, seat: Seat, base: Card): boolean {
    const total = this.totalOf(base, seat);
    return this.others(seat).some((other) => this.totalOf(base, other) > total);
  }
  /** VP of a place on a base; none below the third. */
  placeVp(this: Game, base: Card, place: number): number {
    return placeVp(this, idOf(base), place);
  }
  bases(): Card[] {
    return this.inZone(BASES);
  }
  otherBases(base: Card): Card[] {
    const others: Card[] = [];
    for (let id = firstIn(this.block, BASES); id; id = nextOf(this.block, id)) {
      if (this.card(id) !== base) others.push(this.card(id));
    }
    return others;
  }
  cardsOn(host: Card): Card[] {
    return this.inZone(HOSTED + idOf(host));
  }
  minions(this: Game, filter: MinionFilter): Card[] {
    const found: Card[] = [];
    findMinions(this, filter, found);
    return found;
  }
  countMinions(this: Game, filter: MinionFilter): number {
    return findMinions(this, filter);
  }
  actions(this: Game, on?: Card): Card[] {
    return actionsIn(this, on);
  }
  /** The actions on a base itself, not those on minions there; all of them or one player's (CARD-096). */
  actionsOnBase(base: Card, of?: Seat): Card[] {
    const isCounted = (card: Card): boolean =>
      this.isAction(card) && (of === undefined || this.controllerOf(card) === of);
    return this.cardsOn(base).filter(isCounted);
  }
  /** Is this minion as strong as any on its base? */
  isStrongestHere(this: Game, minion: Card): boolean {
    const power = this.powerOf(minion);
    return this.minions({ at: this.baseOf(minion) }).every((other) => this.powerOf(other) <= power);
  }
  hand(seat: Seat): Card[] {
    return this.inZone(zoneOf(seat, HAND));
  }
  deck(seat: Seat): Card[] {
    return this.inZone(zoneOf(seat, DECK));
  }
  discardPile(seat: Seat): Card[] {
    return this.inZone(zoneOf(seat, DISCARD));
  }
  /** Buried cards: all, at a base, of a player. */
  buried(this: Game, filter: BuriedFilter): Card[] {
    return buried(this, filter);
  }
  isBuried(this: Game, card: Card): boolean {
    return isBuried(this, card);
  }
  /** The base that a buried card lies beside. */
  placeOfBuried(this: Game, card: Card): Card {
    return buriedAt(this, card);
  }
  /** Is the minion in the duel that is under way? */
  isInDuel(this: Game, minion: Card): boolean {
    return this.duel?.minions.includes(minion) ?? false;
  }
  /** The cards that lie face down in it. */
  duelCards(): Card[] {
    return this.inZone(DUEL);
  }
  /** The minions of the player in the duel that is under way. */
  duelists(this: Game, seat: Seat): Card[] {
    return (this.duel?.minions ?? []).filter((one) => this.isInPlay(one) && this.controllerOf(one) === seat);
  }
  baseDeck(): Card[] {
    return this.inZone(BASE_DECK);
  }
  baseDiscard(): Card[] {
    return this.inZone(BASE_DISCARD);
  }
  sideDeck(deck: SideDeckId, pile: 'pile' | 'discard'): Card[] {
    const zone = SIDE_DECKS[deck][pile];
    return zone === undefined ? [] : this.inZone(zone);
  }
  /** The top cards of the base deck, made anew from the discarded bases if it is empty. */
  topBases(this: Game, count: number): Card[] {
    return topBases(this, count);
  }
  /** The same card in its present stay, wherever it is now. */
  now(card: Card): Card {
    return this.card(idOf(card));
  }
  /** Are these two stays of one card? For an effect that follows a card where it went. */
  isSameCard(one: Card, other: Card): boolean {
    return idOf(one) === idOf(other);
  }
  private inZone(zone: number): Card[] {
    const cards: Card[] = [];
    for (let id = firstIn(this.block, zone); id; id = nextOf(this.block, id)) cards.push(this.card(id));
    return cards;
  }

  // ── For the log ───────────────────────────────────────────────────────────────────────────────

  face(id: number): Face {
    const at = cardAt(id);
    return { id: this.block[at + STAY] as number, def: this.rules.def(this.block[at + DEF] as number).id };
  }
  because(): { source?: Face } {
    return this.source === NO_CARD ? {} : { source: this.face(idOf(this.source)) };
  }
  cause(): { by?: Face } {
    return this.source === NO_CARD ? {} : { by: this.face(idOf(this.source)) };
  }
  sourceName(): string {
    return this.source === NO_CARD ? 'the rules' : this.definition(this.source).id;
  }
}
