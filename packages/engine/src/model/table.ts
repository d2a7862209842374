/** The table: the state of a game, what goes on inside a step, and looking at the cards where they lie. */
import {
  ABILITIES,
  ACTIVE,
  BASE_DECK,
  BASES,
  type Base,
  CARD_SIZE,
  CARDS,
  type Card,
  CONTROLLER,
  COUNTERS,
  DEF,
  type DefNumber,
  DUEL,
  type FactionNumber,
  HAND,
  HOOK_SLOTS,
  HOSTED,
  ID_BITS,
  ID_MASK,
  idOf,
  KNOWN,
  LIMBO,
  MARKERS,
  MEMO,
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
} from '../state/block.ts';
import type { Effect, Permit, Played } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { cardAt, firstIn, isInPlay, isPublic, nextOf } from '../state/zones.ts';
import { type Compiled, ONLY_SPECIAL, PLAY_ON, TYPES } from './compiled.ts';
import type { Config } from './config.ts';
import type { CardDef } from './defs.ts';
import type { Face, GameEvent } from './events.ts';
import { HAS_MADNESS } from './hooks.ts';
import { emptyRequest, Options, type Request } from './request.ts';
import type { Rules } from './rules.ts';
import {
  type Call,
  type Decider,
  type Destination,
  type Duel,
  type Later,
  type Left,
  nobodyAnswers,
  type Pending,
  type Raising,
  type Window,
} from './step.ts';

const OWNERS = 5; // four seats and nobody

export abstract class Table implements State {
  readonly rules: Rules;
  // State (see state.ts).
  block = new Int32Array(0);
  effects: Effect[] = [];
  permits: Permit[] = [];
  plays: Played[] = [];
  picks: FactionNumber[] = [];
  /** The card whose effect is being resolved, and whose effect it is; nobody's for a base. */
  source: Card = NO_CARD;
  actor: Seat = NOBODY;
  config: Config;
  // The decider answers, the sink listens.
  decider: Decider = nobodyAnswers;
  sink: ((event: GameEvent) => void) | undefined;
  // State inside a step; empty at every checkpoint.
  /** Something has been resolved in this step, or is about to be: only then is there anything to empty. */
  isStirred = false;
  /** A hand has got smaller, or control has changed: cards may have become immune (PROT-06). */
  mayBeImmune = false;
  /** The ids of cards with which an ongoing effect may have begun (ongoing.ts). */
  changed: number[] = [];
  how = 0;
  frame = 0;
  frames = 0;
  depth = 0;
  /** How many effects are waiting until what they triggered is done. */
  settling = 0;
  /** The cards whose effects were replaced in this step, once for each time. */
  replaced: Card[] = [];
  /** All cards that one effect is about to affect, if there are several; and the replacements, by id, that their players have declined (door.ts). */
  targets: readonly Card[] = [];
  declined: readonly number[] = [];
  probing = 0;
  decisions = 0;
  stack: number[] = [];
  pending: Pending[] = [];
  /** Reactions whose turn has come, while others of their batch run. */
  batches: (readonly Pending[])[] = [];
  later: Later[] = [];
  calls: (Call & { readonly frame: number })[] = [];
  /** The card whose reaction is being read or run: its id, with the number of its second text in the upper bits (echo.ts). */
  speaker = 0;
  destinations: Destination[] = [];
  /** Cards that get one counter less than was about to be placed on them (counters.ts). */
  withheld: Card[] = [];
  /** Which cards have already copied what an action does, with the frame of that action (COPY-03). */
  copied: { readonly frame: number; readonly self: Card }[] = [];
  duel: Duel | undefined; // the one that is under way
  /** The moment that Specials may answer now. */
  window: Window | undefined;
  /** Where the minions being moved go to, and who moves or destroys minions now. */
  destination: Base = NO_CARD;
  doer: Seat = NOBODY;
  /** It is asked whether a minion is kept from a card of another player: of such cards only those that came before this stay count meanwhile (PROT-05). */
  weighing = 0;
  wearing = 0; // the id of a minion for which all that is on it counts meanwhile (protection.ts)
  starting: number[] = []; // the ids of minions whose starting power is being worked out (values.ts)
  /** The base that is being scored in this step, from when it is named. */
  scored: Base = NO_CARD;
  /** The base that is to take its place, and the card that says so. */
  nextBase: Base = NO_CARD;
  nextBaseBy: Card = NO_CARD;
  /** No base takes the place of the one being scored. */
  isUnreplaced = false;
  /** The base that has scored and is about to be replaced. */
  leaving: Base = NO_CARD;
  /** The power of minions before the effect being resolved, or as they came into play; kept only if a card reacts to power that increases. */
  powers: Map<Card, number> | undefined;
  /** The amounts that an action being played has to raise. */
  raising: Raising | undefined;
  /** An action that does not go with the minion it is on (`destroyBearer`). */
  kept: Card = NO_CARD;
  /** The seats that have said that they follow, or ignore, the base that is being resolved. */
  following: Seat[] = [];
  ignoring: Seat[] = [];
  // The index of who listens to what (listeners.ts): derived from the cards in play.
  hooked: number[] | undefined;
  hookVersion = 1;
  readonly listenersOf: (readonly number[])[] = [];
  /** The facets among the lasting effects (facets.ts); undefined: to be collected again. */
  left: readonly Left[] | undefined;
  readonly listenersAt: number[] = new Array(HOOK_SLOTS).fill(0);
  // Scratch, and what follows from the cards of the match.
  options = new Options();
  readonly spareOptions = new Options();
  readonly leftOptions = new Options();
  /** The permits that the moves in `options` speak of. */
  offered: readonly Permit[] = [];
  readonly request: Request;
  /** For a question that is asked one pick at a time (request.ts). */
  readonly spareRequest: Request;
  /** The traits that any card of the match has: the mechanics of others cost nothing. */
  traits = 0;
  /** The moments at which any card of the match is a Special: a bit for each (hooks.ts). */
  awaited = 0;
  /** A bit for each seat with cards that can be used from its discard pile; only its own cards ever lie there (ZONE-05). */
  reusers = 0;
  /** A bit for each seat that owns minions which can be played from its discard pile in place of another minion. */
  substitutes = 0;

  constructor(rules: Rules, config: Config) {
    this.rules = rules;
    this.config = config;
    this.request = emptyRequest(this.options);
    this.spareRequest = emptyRequest(this.spareOptions);
  }

  // ── What the rooms above do ───────────────────────────────────────────────────────────────────

  /** Gives control of the minion that the action is on to the action's controller, if the action says so. */
  abstract hold(action: Card): void;
  /** The action no longer holds a minion. */
  abstract release(action: number): void;
  /** Players may answer with Specials from their hands. */
  abstract askForSpecials(calls: readonly Call[]): void;
  /** Cards that have become immune to what is attached to them shed it; ongoing effects that have begun are met. */
  abstract heedChanges(): void;

  // ── Beginning anew ────────────────────────────────────────────────────────────────────────────

  /** Drops what was derived from the state: it is another one now. */
  forget(): void {
    this.hooked = undefined;
    this.hookVersion++;
    this.left = undefined;
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
  /** All seats, from the active player clockwise (RES-13). */
  turnOrder(from: Seat = this.active): Seat[] {
    const { seats } = this;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) order.push((from + i) % seats);
    return order;
  }
  vp(seat: Seat): number {
    return this.block[PLAYERS + seat * PLAYER_SIZE + VP] as number;
  }

  // ── Cards ─────────────────────────────────────────────────────────────────────────────────────

  /** The handle of a card in its present stay. */
  card(id: number): Card {
    return ((this.block[cardAt(id) + STAY] as number) << ID_BITS) | (id & ID_MASK);
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
  defOf(card: Card): DefNumber {
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
  /** Returns the definition whose text the card has: its own, another card's, or none (0). */
  textOf(card: Card): DefNumber {
    return this.block[cardAt(idOf(card)) + ABILITIES] as number;
  }
  traitsOf(id: number): number {
    return this.rules.traits[this.block[cardAt(id) + ABILITIES] as number] as number;
  }
  /** The moments at which it is a Special: a bit for each. */
  answersOf(id: number): number {
    return this.rules.answers[this.block[cardAt(id) + ABILITIES] as number] as number;
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
  ownerOf(card: Card): Seat {
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
  /** +1 power counters; a titan beside its deck and a buried card can have some too. */
  countersOn(card: Card): number {
    return this.isAlive(card) ? (this.block[cardAt(idOf(card)) + COUNTERS] as number) : 0;
  }
  /** Counters of another kind (PTC-08). */
  markersOn(card: Card): number {
    return this.block[cardAt(idOf(card)) + MARKERS] as number;
  }
  memoOf(card: Card): number {
    return this.block[cardAt(idOf(card)) + MEMO] as number;
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
  baseOf(card: Card): Base {
    const base = this.isAlive(card) ? this.baseIdOf(idOf(card)) : 0;
    return base ? (this.card(base) as Base) : NO_CARD;
  }
  /** The base or minion that a card in play is on; none for a base. */
  hostOf(card: Card): Card {
    const zone = this.isAlive(card) ? (this.block[cardAt(idOf(card)) + ZONE] as number) : 0;
    return zone >= HOSTED ? this.card(zone - HOSTED) : NO_CARD;
  }
  bases(): Base[] {
    return this.inZone(BASES) as Base[];
  }
  cardsOn(host: Card): Card[] {
    return this.inZone(HOSTED + idOf(host));
  }
  hand(seat: Seat): Card[] {
    return this.inZone(zoneOf(seat, HAND));
  }
  /** The cards that lie face down in it. */
  duelCards(): Card[] {
    return this.inZone(DUEL);
  }
  baseDeck(): Base[] {
    return this.inZone(BASE_DECK) as Base[];
  }
  /** The same card in its present stay, wherever it is now. */
  now(card: Card): Card {
    return this.card(idOf(card));
  }
  inZone(zone: number): Card[] {
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
