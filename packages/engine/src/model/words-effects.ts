/** The words that cards are written in, as types: what effects do, what lasts, playing. The words themselves are in words/. */
import type { Base, Card, NoBase, Seat } from '../state/block.ts';
import type { Played, Until } from '../state/records.ts';
import type { Scene } from './defs.ts';
import type { Amount, Leaving, MinionFilter, OutOfPlay, Particular, PermitLimits } from './filters.ts';
import type { Purpose } from './request.ts';

type EffectSource = 'minion' | 'action' | 'standardAction';

/** Effects on cards in play, and on bases. */
export interface Effects {
  // ── Cards in play (leaving.ts, moving.ts, lasting.ts) ─────────────────────────────────────────

  destroy(card: NoBase): boolean;
  /** `by`: the player whom the card makes carry it out, if it is somebody else (RES-22). `isUnrewarded`: nobody gets what monsters carry. */
  destroyAll(cards: readonly NoBase[], by?: Seat, how?: { readonly isUnrewarded: true }): Card[];
  /** Destroys the minion that an action is on, or places it somewhere, but not the action, which is to be transferred. */
  removeBearer(action: NoBase, how: 'destroy' | OutOfPlay): boolean;
  /** To the hand of its owner; a buried card to that of whoever buried it. */
  returnToHand(card: NoBase): boolean;
  /** `by` as in `destroyAll`. */
  returnAllToHand(cards: readonly NoBase[], by?: Seat): Card[];
  /** The player chooses one of these minions and destroys it; if they like. Is it destroyed? */
  destroyMinion(seat: Seat, filter: MinionFilter): boolean;
  mayDestroyMinion(seat: Seat, filter: MinionFilter): boolean;
  returnMinion(seat: Seat, filter: MinionFilter): boolean;
  mayReturnMinion(seat: Seat, filter: MinionFilter): boolean;
  /** To another base of the player's choice. */
  moveMinion(seat: Seat, filter: MinionFilter): boolean;
  mayMoveMinion(seat: Seat, filter: MinionFilter): boolean;
  /** From play to the hand or deck of its owner; "deck": shuffled into it. `of`: to those of this player, whoever owns it; buried cards too. */
  place(card: NoBase, to: OutOfPlay): boolean;
  place(card: NoBase, to: 'hand' | 'deck', of: Seat): boolean;
  placeAll(cards: readonly NoBase[], to: OutOfPlay): Card[];
  /** At the end of the turn it goes under its owner's deck, if whoever acts controls it then. */
  recallAtEnd(card: NoBase): void;
  /** Lets other cards than `self` keep this one from going to the discard pile ("instead", TIME-16). Has one of them? */
  isSavedByOther(card: Card, self: Card): boolean;
  discardFromPlay(cards: readonly NoBase[]): void;
  /** `by`: who moves it; to be said where a base lets a player do so. */
  move(minion: NoBase, to: Base, by?: Seat): boolean;
  moveAll(minions: readonly NoBase[], to: Base, by?: Seat): Card[];
  /** Moves the minion to another base of the player's choice. */
  moveAway(seat: Seat, minion: NoBase, choice?: { readonly may: boolean }): boolean;
  /** To that base, or away from there if that is where the minion is. */
  moveToOrFrom(seat: Seat, minion: NoBase, base: Base): boolean;
  /** One of these minions, if the player likes. */
  mayMoveHere(seat: Seat, filter: MinionFilter, here: Base): boolean;
  /** Moves or transfers cards to that base, each as it can: minions and titans together, actions, buried cards. */
  bringAll(cards: readonly NoBase[], to: Base): void;
  /** An action in play goes onto another base or minion. */
  transfer(action: NoBase, to: Card): boolean;
  /** `by`: who gives it; to be said where a base lets a player do so. */
  giveControl(card: NoBase, to: Seat, by?: Seat): boolean;
  givePower(minion: NoBase, amount: Amount, until?: Until): boolean;
  givePowerAll(minions: readonly NoBase[], amount: Amount, until?: Until): Card[];
  /** One of these minions, of the player's choice, has that much more power until the end of the turn. */
  strengthen(seat: Seat, filter: MinionFilter, amount: number): boolean;
  /** The card being resolved leaves something of its own behind: a facet of that name (`lasting`). */
  leave(name: string, leaving?: Leaving): void;
  /** Out of the game. */
  putInBox(card: NoBase): boolean;
  changeBreakpoint(base: Base, amount: number, until?: Until): void;
  /** Until the end of the turn. If a card there also says what the breakpoint starts from, the active player picks (VAL-03); not if the printed one changes. */
  setBreakpoint(base: Base, amount: number, what?: 'starting' | 'printed'): void;
  /** More power there for whoever acts (or that player), on no minion in particular. */
  changeTotal(base: Base, amount: number, of?: Seat): void;
  /** The card that is being played has the abilities of another, for a time, and does at once what they say about that. Had it not got them already? */
  copyText(scene: Scene, model: Card, until: Until): boolean;
  /** After this turn, and other extra turns that wait, the player has one more (TURN-21). */
  extraTurn(seat: Seat): void;
  gainVp(seat: Seat, amount: number): void;

  // ── Counters (counters.ts) ────────────────────────────────────────────────────────────────────

  addCounters(card: NoBase, count: number): boolean;
  /** A counter on one of these minions, of the player's choice. */
  placeCounter(seat: Seat, filter: MinionFilter): boolean;
  /** One counter, if the player likes. */
  mayAddCounter(seat: Seat, card: NoBase): boolean;
  /** `byControllers`: each player places those on their own cards. */
  addCountersAll(cards: readonly NoBase[], count: number, how?: { readonly byControllers: true }): Card[];
  /** Back to the bank; left out: all of them, also those of another kind. Gives how many +1 power counters went. */
  removeCounters(card: NoBase, count?: number): number;
  transferCounters(from: Card, to: Card, count: number): number;
  /** Places `count` counters, split among these minions as the player likes. */
  spreadCounters(seat: Seat, filter: MinionFilter, count: number): Card[];
  /** Any number of counters off each of these minions, back to the bank. Gives how many in all. */
  takeCounters(seat: Seat, filter: MinionFilter): number;
  /** Some or all counters of one card to another, `min` or more. Gives how many went. */
  transferSomeCounters(seat: Seat, how: { readonly from: NoBase; readonly to: NoBase; readonly min?: number }): number;
  addMarker(card: Card): void;

  // ── Bases (bases.ts) ──────────────────────────────────────────────────────────────────────────

  /** One base more. Gives it as it is in play. */
  playBase(base: Base): Base;
  /** With all that is on it. `keepsMinions`: those stay on the base that takes its place, which is `next`, or the top base of the deck. */
  destroyBase(base: Base, how?: { readonly keepsMinions: true; readonly next?: Base }): Base;
  /** The other base takes its place, with all that is on it. `isScoring`: and is scored in its stead. */
  swapBase(old: Base, next: Base, how?: { readonly isScoring: true }): Base;
  /** That base replaces the one being scored (SCORE-27). Of several cards that say so, the active player picks one (SCORE-36). None: there is one less from then on. */
  setNextBase(base: Base | 'none'): void;
  /** The first of them topmost. `isOpen`: everybody sees which. */
  putOnBaseDeck(bases: readonly Base[], how?: { readonly isOpen: true }): void;
  /** Does the player follow the ability of the base that is being resolved? One who may ignore it is asked, once (TIME-42). */
  follows(seat: Seat): boolean;

  // ── What is being resolved ────────────────────────────────────────────────────────────────────

  /** Does the card (of this kind) being played, or the talent being used, do this itself, not as a copy (TIME-40, COPY-02)? */
  isDirect(kind?: EffectSource): boolean;
  /** Is the effect being resolved that of this card, of any card with its text, or of a card of this kind (at that base)? */
  isEffectOf(what: EffectSource | Card | { readonly textOf: Card }, at?: Base): boolean;
  /** Is it another player than the controller of this card who is about to move or destroy minions? `orNobody`: a base or monster will do. */
  isDoneByOther(self: Card, how?: { readonly orNobody: true }): boolean;
  isMovingTo(base: Base): boolean;
  /** Has the base scored, and is it about to be replaced? */
  isLeaving(base: Base): boolean;
  /** Is the effect being resolved that of another player than the controller of this card? */
  isOthersCard(self: Card): boolean;
  /** And that of an action? */
  isOthersAction(self: Card): boolean;
  /** The standard action goes somewhere else than the discard pile once it is done; the last word counts (STD-03). */
  insteadOfDiscard(action: Card, go: (card: Card) => void): void;
  /** Has something been said about where the action goes (STD-04)? */
  hasDestination(action: Card): boolean;
}

/** Effects that last for a turn, until a turn, or come once in a turn; and talents. */
export interface Time {
  /** The cards played this turn: minions or actions, by whom, on what. `extra`: only for a card that forbids extras. */
  playedThisTurn(filter: {
    kind?: 'minion' | 'action';
    by?: Seat;
    on?: Card;
    standard?: true;
    extra?: true;
  }): readonly Played[];
  /** Has a minion of the player's been destroyed there this turn, or been discarded in any way? A card that asks must have `recalls: 'losses'`. */
  hasLost(seat: Seat, at: Base, how: 'destroyed' | 'discarded'): boolean;
  /** The cards are not affected by the source of the effect being resolved, until the end of the turn. */
  shrugOff(cards: readonly Card[], source: Card): void;
  /** The card has no abilities for a time (TIME-41), neither its own nor those that actions now on it give it, save that one (CARD-135). */
  loseAbilities(card: Card, until: Until, save?: Card): void;
  /** The cards whose text gives the minion abilities: itself, and actions on it that say so. */
  abilityCards(minion: Card): Card[];
  /** Has it a talent that the player could use now? `by`: as if that card had it. */
  hasTalent(card: Card, seat?: Seat, by?: Card): boolean;
  /** Uses the talent now, whether or not it was used before; `by`: as if that card had it. */
  useTalent(seat: Seat, card: Card, by?: Card): void;
  /** The base that the minion was on before it moved last this turn; none if it has not, or that base is gone. */
  cameFrom(minion: NoBase): Base;
  /** Has the card in play moved this turn? For whoever answers a move: before that one. */
  hasMoved(card: NoBase): boolean;
  /** "Once each turn": has the seat used this card for that already? `on`: on that card. */
  isSpent(self: Card, seat: Seat, on?: Card): boolean;
  spend(self: Card, seat: Seat, on?: Card): void;
  /** Spends it, if it is not spent yet. Was it not? */
  spendOnce(self: Card, seat: Seat): boolean;
  /** Asks the player, if it is not spent yet; to say yes spends it. */
  confirmOnce(self: Card, seat: Seat, to: Purpose): boolean;
  /** The same for all cards of its name, and for this one wherever it goes. */
  isNameSpent(self: Card, seat: Seat): boolean;
  spendName(self: Card, seat: Seat): void;
}

/** Playing cards, and what keeps players from it. */
export interface Playing {
  extraMinion(seat: Seat, limits?: PermitLimits): void;
  extraAction(seat: Seat, limits?: PermitLimits): void;
  /** An extra minion now, if the player likes; what was played, or none. */
  playMinionNow(seat: Seat, limits: PermitLimits): Card;
  canPlayMinionNow(seat: Seat, limits: PermitLimits): boolean;
  /** The minions that the seat could play there now, every copy; no more than it could play one after the other (PLAY-12). */
  playableMinions(seat: Seat, at: Base): Card[];
  /** The cards that the seat plays from the hand, and those that a minion lets it play from the discard pile as from there. */
  asInHand(seat: Seat): Card[];
  /** The bases, of all or of these, where the seat may play this minion, or this action if it is played on one. */
  placesToPlay(seat: Seat, card: NoBase, among?: readonly Base[]): Base[];
  /** Offers a particular card as an extra card, wherever it may be played; now or never (PLAY-07). Gives it as played, or none. */
  playExtra(seat: Seat, card: NoBase, how?: Particular): Card;
  canPlayExtra(seat: Seat, card: NoBase, how?: Particular): boolean;
  /** One of these cards as an extra card, if the player likes; what was played, or none. */
  mayPlayOneOf(seat: Seat, cards: readonly NoBase[], how?: Particular & { readonly hidden?: boolean }): Card;
  /** An extra action now, if the player likes; what was played, or none. */
  playActionNow(seat: Seat, limits?: PermitLimits): Card;
  canPlayActionNow(seat: Seat, limits?: PermitLimits): boolean;
  /** Plays a card that its player has already said they play (TIME-21), or that a text has played: only where is asked. Any other extra play can be declined (PLAY-04). */
  playChosen(seat: Seat, card: NoBase, how?: Particular): Card;
  /** Such a minion or action, where using a card says that one is played: which, and where. */
  playDecided(seat: Seat, play: 'minion' | 'action', limits: PermitLimits): Card;
  /** From their hand: a card on the base that is being scored may keep others from that (TIME-14). */
  canPlaySpecials(seat: Seat): boolean;
}
