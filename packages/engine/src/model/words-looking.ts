/** The words that cards are written in, as types: looking and choosing. The words themselves are in words/. */
import type { Base, Card, DefNumber, FactionNumber, NoBase, Seat, SideDeckId } from '../state/block.ts';
import type {
  BuriedFilter,
  Choice,
  FactionChoice,
  MinionFilter,
  ModeChoice,
  NumberOf,
  PlayerChoice,
  SomeOf,
  Way,
} from './filters.ts';
import type { Alternative, Purpose } from './request.ts';

/** Looking at the cards where they lie; the table itself answers (table.ts). */
export interface Seeing {
  readonly seats: number;
  /** The player whose turn it is. */
  readonly active: Seat;
  allSeats(): Seat[];
  /** All seats, from the active player clockwise (RES-13). */
  turnOrder(from?: Seat): Seat[];
  vp(seat: Seat): number;
  /** Is the card still in the stay that this handle means? */
  isAlive(card: Card): boolean;
  /** Is it being resolved, or revealed and not yet put anywhere? */
  isInLimbo(card: Card): boolean;
  isInPlay(card: Card): boolean;
  /** The same card in its present stay, wherever it is now. */
  now(card: Card): Card;
  defOf(card: Card): DefNumber;
  isMinion(card: Card): boolean;
  isAction(card: Card): boolean;
  isBase(card: Card): boolean;
  /** An action that neither goes onto something nor is buried (STD-01). */
  isStandard(card: Card): boolean;
  /** An action that is played on a base, or on a minion. */
  isPlayedOn(card: Card, kind: 'base' | 'minion'): boolean;
  isMadness(card: Card): boolean;
  /** Madness belongs to whoever has it (MAD-04). */
  ownerOf(card: Card): Seat;
  controllerOf(card: Card): Seat;
  /** +1 power counters; a titan beside its deck and a buried card can have some too. */
  countersOn(card: Card): number;
  /** Counters of another kind (PTC-08). */
  markersOn(card: Card): number;
  /** The base where a card in play is; a base is at itself. */
  baseOf(card: Card): Base;
  /** The base or minion that a card in play is on; none for a base. */
  hostOf(card: Card): Card;
  bases(): Base[];
  cardsOn(host: Card): Card[];
  hand(seat: Seat): Card[];
}

/** Looking at the table: what follows from the cards that lie there. */
export interface Looking {
  /** Everybody else, in turn order (TIME-33). */
  others(me: Seat): Seat[];
  minionsPlayed(seat: Seat): number;
  minionsPlayedInPlayPhase(seat: Seat): number;
  factionOf(card: Card): FactionNumber;
  /** The id of its definition: cards with the same one have the same name. */
  nameOf(card: Card): string;
  isNamed(card: Card, name: string): boolean;
  /** Do they have the same name printed on them (NAME-01)? */
  isSameName(one: Card, other: Card): boolean;
  /** How many cards of that name there are on a base, or a player has there: minions, and actions on it that bear the name (NAME-05). */
  countNamed(name: string, at: Base, of?: Seat): number;
  /** Does the player own a minion of that name, wherever it is? */
  ownsMinionNamed(seat: Seat, name: string): boolean;
  /** The cards that the abilities of this one call by name. */
  mentionedBy(card: Card): readonly string[];
  /** The number of the faction that the card names, or -1. */
  namedFaction(card: Card): FactionNumber;
  /** Power in play; printed power elsewhere (VAL-07, VAL-08). */
  powerOf(card: Card): number;
  /** The number on the minion; or what its power starts from (VAL-01, VAL-02). */
  printedPower(card: Card, what?: 'printed' | 'starting'): number;
  breakpointOf(base: Base): number;
  totalOf(base: Base, seat?: Seat): number;
  /** Has another player more power there than this one? */
  isBehind(seat: Seat, base: Base): boolean;
  otherBases(base: Base): Base[];
  /** The bases where there are such minions: one, or so many. */
  basesWith(filter: MinionFilter, atLeast?: number): Base[];
  basesWithout(filter: MinionFilter): Base[];
  /** The players with a minion there, in turn order. */
  playersAt(base: Base): Seat[];
  minions(filter: MinionFilter): Card[];
  countMinions(filter: MinionFilter): number;
  /** The minions among these cards, of this power or less. */
  minionsIn(cards: readonly Card[], maxPower?: number): Card[];
  actionsIn(cards: readonly Card[]): Card[];
  /** Does the controller of `self` control the card too? */
  isYours(self: Card, card: Card): boolean;
  /** Does another player control the card? Not nobody. */
  isOthers(self: Card, card: Card): boolean;
  /** Is the card on the base where `self` is? */
  isHere(self: Card, card: Card): boolean;
  /** Is it a minion that the controller of `self` has on the base where `self` is? */
  isYourMinionHere(self: Card, card: Card): boolean;
  actions(on?: Card): Card[];
  /** The actions on a base itself, not those on minions there; all of them or one player's (CARD-096). */
  actionsOnBase(base: Base, of?: Seat): Card[];
  /** The same on all bases. */
  actionsOnBases(of?: Seat): Card[];
  actionsOnMinions(filter: MinionFilter): Card[];
  /** Could the action directly increase the power of this minion, if the player who has both played it now (VAL-13)? */
  raisesPower(action: Card, minion: Card, seat: Seat): boolean;
  /** The minions one of which the action that asks the player has to raise, and has not yet; none unless it is played for that. */
  toRaise(seat: Seat): readonly Card[];
  /** Is this minion as strong as any on its base? */
  isStrongestHere(minion: NoBase): boolean;
  /** The cards at a base, all or one player's: minions, titans, actions on the base itself, and what is buried there (BURY-03). */
  cardsAt(base: Base, of?: Seat): Card[];
  /** Every card at a base, those on minions too; not the bases. `anywhere`: in hands, piles and duels too. */
  allCards(where?: 'anywhere'): Card[];
  /** Buried cards: all, at a base, of a player. */
  buried(filter: BuriedFilter): Card[];
  /** The base that a buried card lies beside. */
  placeOfBuried(card: Card): Base;
  /** Is a duel under way, at that base or anywhere? */
  isDuelOn(at?: Base): boolean;
  /** The minions of the player in the duel that is under way. */
  duelists(seat: Seat): Card[];
  /** Are players asked also where only hidden cards leave them nothing to decide? */
  isDiscreet(): boolean;
  sideDeck(deck: SideDeckId, pile: 'pile' | 'discard'): Card[];
  deck(deck: Seat | 'baseDeck'): Card[];
  /** Is there no card in that deck, and none in its discard pile to make a new one of? */
  isExhausted(deck: Seat | SideDeckId): boolean;
  discardPile(seat: Seat): Card[];
  baseDiscard(): Base[];
  /** The top cards of the base deck; if it runs out, the discarded bases are shuffled and come next. Infinity: the whole deck as it is, made anew if it is empty. */
  topBases(count: number): Base[];
  /** Are these two stays of one card? For an effect that follows a card where it went. */
  isSameCard(one: Card, other: Card): boolean;
}

/** Questions to a player. */
export interface Choosing {
  chooseMinion(seat: Seat, filter: MinionFilter, choice: Choice): Card;
  /** Any number of minions, or `min` to `max`. */
  chooseMinions(seat: Seat, filter: MinionFilter, choice: SomeOf): Card[];
  chooseBase(seat: Seat, bases: readonly Base[], choice: Choice): Base;
  /** One card of a hand or pile; identical ones are offered once, unless they lie somewhere. */
  chooseCard<C extends Card>(seat: Seat, cards: readonly C[], choice: Choice): C;
  /** Any number of cards, or `min` to `max`. */
  chooseCards(seat: Seat, cards: readonly Card[], choice: SomeOf): Card[];
  /** A player; nobody if there is none to choose. */
  choosePlayer(seat: Seat, seats: readonly Seat[], choice: PlayerChoice): Seat;
  /** Any faction of this match, whether or not a card of it is there. */
  chooseFaction(seat: Seat, choice?: FactionChoice): FactionNumber;
  /** One of several things to do, by name (TIME-23). */
  chooseMode<A extends Alternative>(seat: Seat, modes: readonly A[], choice: ModeChoice): A;
  /** Says which, then does it: a text with OR (TIME-23). What cannot be done is not offered. `may`: or none of them; `isSingle`: the text has a small "or" (TIME-24). */
  either(seat: Seat, ways: readonly Way[], choice?: { readonly may?: true; readonly isSingle?: true }): void;
  /** A number from `min` (0) to `max`. */
  chooseNumber(seat: Seat, choice: NumberOf): number;
  confirm(seat: Seat, to: Purpose, about?: Card): boolean;
  /** All the cards, in an order of the player's choice; the first is the topmost. */
  putInOrder<C extends Card>(seat: Seat, cards: readonly C[], to: Purpose): C[];
}
