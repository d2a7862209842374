/** The words that cards are written in: what an effect can do. The rules themselves live in the files that they name. */
import * as bases from './bases.ts';
import { type Card, idOf, MEMO, NO_CARD, NOBODY, type Seat } from './block.ts';
import * as burying from './bury.ts';
import { takeControl } from './control.ts';
import { copyText } from './copies.ts';
import * as counters from './counters.ts';
import type { Scene, Verb } from './defs.ts';
import { isDirect, isReplaced } from './door.ts';
import { duel, type Outcome } from './duel.ts';
import type { Place } from './events.ts';
import type { Game } from './game.ts';
import { Lasting } from './lasting.ts';
import * as piles from './piles.ts';
import type { MinionFilter } from './queries.ts';
import type { Until } from './records.ts';
import { ignoresBase } from './values.ts';
import * as verbs from './verbs.ts';
import { cardAt, moveCard } from './zones.ts';

type OutOfPlay = 'hand' | 'deckTop' | 'deckBottom' | 'deck';

export class Vocabulary extends Lasting {
  // ── Cards in play (verbs.ts) ──────────────────────────────────────────────────────────────────

  destroy(this: Game, card: Card): boolean {
    return this.destroyAll([card]).length > 0;
  }
  /** `by`: the player whom the card makes carry it out, if it is somebody else (RES-22). */
  destroyAll(this: Game, cards: readonly Card[], by?: Seat): Card[] {
    return verbs.destroyAll(this, cards, by);
  }
  /** Destroys the minion that an action is on, but not the action, which is to be transferred. */
  destroyBearer(this: Game, action: Card): boolean {
    this.kept = action;
    const isDestroyed = this.destroy(this.hostOf(action));
    this.kept = NO_CARD;
    return isDestroyed;
  }
  returnToHand(this: Game, card: Card): boolean {
    return this.returnAllToHand([card]).length > 0;
  }
  /** `by` as in `destroyAll`. */
  returnAllToHand(this: Game, cards: readonly Card[], by?: Seat): Card[] {
    return verbs.returnAll(this, cards, by);
  }
  /** From play to the hand or deck of its owner; "deck": shuffled into it. */
  place(this: Game, card: Card, to: OutOfPlay): boolean {
    return this.placeAll([card], to).length > 0;
  }
  placeAll(this: Game, cards: readonly Card[], to: OutOfPlay): Card[] {
    return verbs.placeAll(this, cards, to);
  }
  /** From play into the deck of any player, which is shuffled. */
  shuffleAway(this: Game, card: Card, into: Seat): boolean {
    return verbs.shuffleAway(this, card, into);
  }
  /** At the end of the turn it goes under its owner's deck, if whoever acts controls it then. */
  recallAtEnd(this: Game, card: Card): void {
    verbs.recallAtEnd(this, card);
  }
  /** Does something else than what this card says happen instead of the other's going to the discard pile? */
  goesElsewhere(this: Game, card: Card, self: Card): boolean {
    return isReplaced(this, idOf(card), 'discard', self);
  }
  discardFromPlay(this: Game, cards: readonly Card[]): void {
    verbs.discardInPlay(this, cards);
  }
  /** `by`: who moves it; to be said where a base lets a player do so. */
  move(this: Game, minion: Card, to: Card, by: Seat = this.actor): boolean {
    return this.moveAll([minion], to, by).length > 0;
  }
  moveAll(this: Game, minions: readonly Card[], to: Card, by: Seat = this.actor): Card[] {
    return verbs.moveAll(this, minions, to, by);
  }
  /** Moves the minion to another base of the player's choice. */
  moveAway(this: Game, seat: Seat, minion: Card, may = false): boolean {
    const to = this.chooseBase(seat, this.otherBases(this.baseOf(minion)), { to: 'moveTo', may, about: minion });
    return to !== NO_CARD && this.move(minion, to, seat);
  }
  /** An action in play goes onto another base or minion. */
  transfer(this: Game, action: Card, to: Card): boolean {
    return verbs.transfer(this, action, to);
  }
  /** An action lets go of its minion, which is about to leave, and waits on the base to be transferred or discarded. */
  letGo(this: Game, action: Card): void {
    moveCard(this, idOf(action), this.baseIdOf(idOf(action)));
  }
  /** And if the minion stays after all, the action holds on to it. */
  holdOn(this: Game, action: Card, minion: Card): void {
    if (this.isInPlay(action) && this.isInPlay(minion)) moveCard(this, idOf(action), idOf(minion));
  }
  /** `by`: who gives it; to be said where a base lets a player do so. */
  giveControl(this: Game, card: Card, to: Seat, by: Seat = this.actor): boolean {
    return takeControl(this, [card], to, by).length > 0;
  }
  givePower(this: Game, minion: Card, amount: number, until: Until = 'endOfTurn'): boolean {
    return this.givePowerAll([minion], amount, until).length > 0;
  }
  givePowerAll(this: Game, minions: readonly Card[], amount: number, until: Until = 'endOfTurn'): Card[] {
    return verbs.givePowerAll(this, minions, amount, until);
  }
  /** If it would go to the discard pile, it is returned to the hand of its owner instead. */
  rescue(this: Game, card: Card, until: Until = 'endOfTurn'): boolean {
    return verbs.rescueAll(this, [card], until).length > 0;
  }
  /** Until the end of the turn they cannot be destroyed, moved, returned: whatever is said. */
  keepAllFrom(this: Game, cards: readonly Card[], what: readonly Verb[]): Card[] {
    return verbs.keepAllFrom(this, cards, what);
  }
  /** Whoever acts draws a card after this one goes to the discard pile from play this turn. */
  mourn(this: Game, card: Card): boolean {
    return verbs.mournAll(this, [card], 1).length > 0;
  }
  /** Out of the game. */
  putInBox(this: Game, card: Card): void {
    verbs.putInBox(this, card);
  }
  /** From play, or buried, into this player's hand, whoever owns it. */
  takeInto(this: Game, card: Card, seat: Seat): boolean {
    return verbs.takeInto(this, card, seat);
  }
  changeBreakpoint(this: Game, base: Card, amount: number, until: Until = 'endOfTurn'): void {
    verbs.changeBreakpoint(this, base, amount, until);
  }
  setBreakpoint(this: Game, base: Card, amount: number, until: Until = 'endOfTurn'): void {
    verbs.setBreakpoint(this, base, amount, until);
  }
  /** More power there for whoever acts (or that player), on no minion in particular. */
  changeTotal(this: Game, base: Card, amount: number, until: Until = 'endOfTurn', of?: Seat): void {
    verbs.changeTotal(this, base, amount, until, of);
  }
  /** The card has no abilities for a time (TIME-41). */
  cancelText(this: Game, card: Card, until: Until): void {
    verbs.giveText(this, card, 0, until);
  }
  /** The card that is being played has the abilities of another, for a time, and does at once what they say about that. */
  copyText(this: Game, scene: Scene, model: Card, until: Until): void {
    copyText(this, scene, model, until);
  }
  /** So have the cards on a base, those too that come there later. */
  silenceGuests(this: Game, base: Card, until: Until = 'endOfTurn'): void {
    verbs.silenceGuests(this, base, until);
  }
  /** After this turn, and other extra turns that wait, the player has one more (TURN-21). */
  extraTurn(this: Game, seat: Seat): void {
    verbs.extraTurn(this, seat);
  }
  gainVp(this: Game, seat: Seat, amount: number): void {
    verbs.gainVp(this, seat, amount);
  }

  // ── Counters (counters.ts) ────────────────────────────────────────────────────────────────────

  addCounters(this: Game, card: Card, count: number): boolean {
    return this.addCountersAll([card], count).length > 0;
  }
  /** `byControllers`: each player places those on their own cards. */
  addCountersAll(this: Game, cards: readonly Card[], count: number, byControllers = false): Card[] {
    return counters.addCountersAll(this, cards, count, byControllers);
  }
  removeCounters(this: Game, card: Card, count: number): number {
    return counters.removeCounters(this, card, count);
  }
  transferCounters(this: Game, from: Card, to: Card, count: number): number {
    return counters.transferCounters(this, from, to, count);
  }
  /** So many counters, split among these minions as the player likes. */
  spreadCounters(this: Game, seat: Seat, filter: MinionFilter, count: number): Card[] {
    const chosen: Card[] = [];
    for (let i = 0; i < count; i++) {
      const minion = this.chooseMinion(seat, filter, { to: 'addCounter' });
      if (minion) chosen.push(minion);
    }
    return counters.spreadCounters(this, chosen);
  }
  /** Any number of counters off each of these minions, back to the bank. Gives how many in all. */
  takeCounters(this: Game, seat: Seat, filter: MinionFilter): number {
    const bearing = this.minions(filter).filter((minion) => this.countersOn(minion) > 0);
    const counts = bearing.map((about) =>
      this.chooseNumber(seat, 0, this.countersOn(about), { to: 'removeCounters', about }),
    );
    return bearing.reduce((sum, minion, i) => sum + this.removeCounters(minion, counts[i] as number), 0);
  }
  /** Some or all counters of one card to another. Gives how many went. */
  transferSomeCounters(this: Game, seat: Seat, from: Card, to: Card, min = 0): number {
    const count = this.chooseNumber(seat, min, this.countersOn(from), { to: 'transferCounters', about: from });
    return this.transferCounters(from, to, count);
  }
  clearCounters(this: Game, card: Card): void {
    counters.clearCounters(this, card);
  }
  addMarker(this: Game, card: Card): void {
    counters.addMarker(this, card);
  }

  // ── Hands, decks and discard piles (piles.ts) ─────────────────────────────────────────────────

  /** From a pile, in front of everybody, to another pile of its owner. */
  put(this: Game, card: Card, to: Place): boolean {
    return piles.put(this, card, to);
  }
  /** `offDeckOf`: the player off whose deck it was revealed. */
  discard(this: Game, card: Card, offDeckOf?: Seat): boolean {
    return piles.discard(this, card, offDeckOf);
  }
  discardAtRandom(this: Game, seat: Seat, count: number): void {
    piles.discardAtRandom(this, seat, count);
  }
  draw(this: Game, seat: Seat, count: number): number {
    return piles.draw(this, seat, count);
  }
  /** "You may draw a card", so many times. */
  drawUpTo(this: Game, seat: Seat, most: number): number {
    return this.draw(seat, this.chooseNumber(seat, 0, most, { to: 'draw' }));
  }
  /** The top cards of a deck, still there. */
  topCards(this: Game, seat: Seat, count: number): Card[] {
    return piles.topCards(this, seat, count);
  }
  reveal(this: Game, seat: Seat, cards: readonly Card[], from: 'hand' | 'deck' = 'deck'): void {
    piles.reveal(this, seat, cards, from);
  }
  /** The same for the top cards of a deck, which stay there. */
  revealTop(this: Game, seat: Seat, count: number): Card[] {
    const top = this.topCards(seat, count);
    this.reveal(seat, top);
    return top;
  }
  look(this: Game, seat: Seat, of: Seat, cards: readonly Card[], from: 'hand' | 'deck' | 'baseDeck'): void {
    piles.look(this, seat, of, cards, from);
  }
  /** Looks through a whole deck; shuffle it afterwards (ZONE-18). */
  search(this: Game, seat: Seat): Card[] {
    this.sink?.({ type: 'search', seat });
    if (this.deck(seat).length === 0) this.topCards(seat, 1);
    piles.openedSecret(this);
    return this.deck(seat);
  }
  /** Searches the deck, and other piles of the player, for one card, shuffles the deck (ZONE-18) and does something with the card. */
  searchFor(
    this: Game,
    seat: Seat,
    also: readonly ('hand' | 'discard')[],
    isWanted: (card: Card) => boolean,
    then: (card: Card) => void,
    may = false,
  ): void {
    const piles = [...this.search(seat)];
    if (also.includes('discard')) piles.push(...this.discardPile(seat));
    if (also.includes('hand')) piles.push(...this.hand(seat));
    const to = also.length > 0 ? 'searchPiles' : 'search';
    const chosen = this.chooseCard(seat, piles.filter(isWanted), { to, may });
    this.shuffleDeck(seat);
    if (!chosen) return;
    const found = this.now(chosen);
    if (this.deck(seat).includes(found)) this.reveal(seat, [found]);
    if (this.hand(seat).includes(found)) this.reveal(seat, [found], 'hand'); // that nothing else is shown tells as much
    then(found);
  }
  /** Into the player's hand, or played at once as an extra card (PLAY-07). */
  takeOrPlay(this: Game, seat: Seat, card: Card, at?: Card): void {
    const how = at === undefined ? { must: true } : { must: true, at };
    this.either(seat, 'chooseOne', [
      { way: 'placeInHand', run: () => void (this.hand(seat).includes(card) || this.put(card, 'hand')) },
      { way: 'playNow', can: this.canPlayExtra(seat, card, how), run: () => void this.playExtra(seat, card, how) },
    ]);
  }
  shuffleDeck(this: Game, seat: Seat): void {
    piles.shuffleDeck(this, seat);
  }
  /** Cards of a hand or discard pile, or revealed ones, go into the player's deck, which is shuffled. */
  shuffleIn(this: Game, seat: Seat, cards: readonly Card[]): void {
    piles.shuffleIn(this, seat, cards);
  }
  /** Puts cards on top of a deck, the first of the list topmost; only who put them there knows the order. */
  putOnDeck(this: Game, seat: Seat, cards: readonly Card[], by: Seat): void {
    piles.putOnDeck(this, seat, cards, by);
  }
  shuffleOnDeck(this: Game, seat: Seat, cards: readonly Card[]): void {
    piles.shuffleOnDeck(this, seat, cards);
  }
  /** Puts cards under a deck, the last of the list lowest; only who put them there knows the order. */
  putUnderDeck(this: Game, seat: Seat, cards: readonly Card[], by: Seat): void {
    piles.putUnderDeck(this, seat, cards, by);
  }
  /** From the hand (or just played) into the hand of another player. */
  give(this: Game, from: Seat, to: Seat, card: Card): boolean {
    return piles.give(this, from, to, card);
  }
  /** From a pile of another player into the hand of whoever takes it. */
  take(this: Game, to: Seat, from: Seat, card: Card): boolean {
    return piles.take(this, to, from, card);
  }
  pickAtRandom(this: Game, cards: readonly Card[]): Card {
    return piles.pickAtRandom(this, cards);
  }
  /** Reveals from the top of the deck until so many cards are as wanted; put all of them somewhere afterwards. */
  revealUntil(
    this: Game,
    seat: Seat,
    count: number,
    isWanted: (card: Card) => boolean,
  ): ReturnType<typeof piles.revealUntil> {
    return piles.revealUntil(this, seat, count, isWanted);
  }
  /** Plays the first minion off the top of the deck there; what else was revealed is shuffled in (TOP-01 to TOP-08). */
  playMinionOffTop(this: Game, seat: Seat, at: Card): Card {
    const { found, others } = this.revealUntil(seat, 1, (card) => this.isMinion(card));
    let played: Card = NO_CARD;
    for (const card of found) {
      played = this.playExtra(seat, card, { must: true, at });
      if (!played) this.discard(card); // TOP-07
    }
    this.shuffleIn(seat, others);
    return played;
  }

  // ── Burying and duels (bury.ts, duel.ts) ──────────────────────────────────────────────────────

  /** Face down beside that base. */
  bury(this: Game, card: Card, at: Card, by: Seat): boolean {
    return burying.bury(this, card, at, by);
  }
  /** One of the cards in the hand, beside that base or one of the player's choice. */
  buryFromHand(this: Game, seat: Seat, at?: Card): boolean {
    const card = this.chooseCard(seat, this.hand(seat), { to: 'bury' });
    if (!card) return false;
    const base = at ?? this.chooseBase(seat, this.bases(), { to: 'buryAt', about: card });
    return this.bury(card, base, seat);
  }
  /** Turns it up and plays it. */
  uncover(this: Game, card: Card): void {
    burying.uncover(this, card);
  }
  /** One of the player's buried cards (there), if they like. */
  mayUncover(this: Game, seat: Seat, at?: Card): boolean {
    return burying.mayUncover(this, seat, at === undefined ? {} : { at });
  }
  /** Returns a buried card to the hand of whoever buried it. */
  takeBack(this: Game, card: Card): boolean {
    return burying.takeBack(this, card);
  }
  moveBuried(this: Game, card: Card, to: Card): boolean {
    return burying.moveBuried(this, card, to);
  }
  /** Two minions duel; the controller of the first is the challenger. After equal power there are two outcomes. */
  challenge(this: Game, mine: Card, theirs: Card): readonly Outcome[] {
    return duel(this, mine, theirs);
  }

  // ── Bases (bases.ts) ──────────────────────────────────────────────────────────────────────────

  /** One base more. Gives it as it is in play. */
  playBase(this: Game, base: Card): Card {
    return bases.playBase(this, base);
  }
  destroyBase(this: Game, base: Card): Card {
    return bases.destroyBase(this, base);
  }
  swapBase(this: Game, old: Card, next: Card): Card {
    return bases.swapBase(this, old, next);
  }
  /** That base replaces the one being scored (SCORE-27). Of several cards that say so, the active player picks one (SCORE-36). */
  setNextBase(this: Game, base: Card): void {
    if (this.isAlive(this.nextBase)) {
      const ways = [this.now(this.nextBaseBy), this.source];
      if (this.chooseCard(this.active, ways, { to: 'nextBaseBy' }) !== this.source) return;
    }
    this.nextBase = base;
    this.nextBaseBy = this.source;
  }
  /** A discarded base goes on top of the base deck. */
  raiseBase(this: Game, base: Card): void {
    bases.raiseBase(this, base);
  }
  /** That base, with all that is on it, scores in place of the one that was about to. */
  succeedBase(this: Game, old: Card, next: Card): void {
    bases.succeedBase(this, old, next);
  }
  /** No base does: there is one less from then on. */
  leaveUnreplaced(this: Game): void {
    this.isUnreplaced = true;
  }
  /** The top base goes under the base deck. */
  sinkTopBase(this: Game): void {
    bases.sinkTopBase(this);
  }
  /** The top base lies face down until the end of the turn. */
  turnDownTopBase(this: Game, seat: Seat): void {
    bases.turnDownTopBase(this, seat);
  }
  putOnBaseDeck(this: Game, cards: readonly Card[]): void {
    bases.putOnBaseDeck(this, cards);
  }
  /** Does the player follow the ability of the base that is being resolved? One who may ignore it is asked, once (TIME-42). */
  follows(this: Game, seat: Seat): boolean {
    const base = idOf(this.source);
    if (ignoresBase(this, base, seat, false)) return false;
    if (!ignoresBase(this, base, seat, true) || this.following.includes(seat)) return true;
    if (this.ignoring.includes(seat)) return false;
    const ignores = this.confirm(seat, 'ignoreBase');
    (ignores ? this.ignoring : this.following).push(seat);
    return !ignores;
  }

  // ── What is being resolved ────────────────────────────────────────────────────────────────────

  /** Keeps a faction on the card, for everybody to see. */
  nameFaction(this: Game, card: Card, faction: number): void {
    if (!this.isInPlay(card)) return;
    this.block[cardAt(idOf(card)) + MEMO] = faction + 1;
    this.sink?.({ type: 'name', seat: this.controllerOf(card), faction: this.rules.factionId(faction) });
  }
  /** Does the card being played, or the talent being used, do this itself, not as a copy (TIME-40, COPY-02)? */
  isDirect(this: Game): boolean {
    return isDirect(this);
  }
  /** Is the effect being resolved an action of somebody else than this player? */
  isOthersAction(this: Game, me: Seat): boolean {
    return this.actor !== NOBODY && this.actor !== me && this.isAction(this.source);
  }
  /** Is it a card of another player than this one? */
  isOthersCard(this: Game, me: Seat): boolean {
    return this.actor !== NOBODY && this.actor !== me;
  }
  /** The standard action goes somewhere else than the discard pile once it is done; the last word counts (STD-03). */
  insteadOfDiscard(this: Game, action: Card, go: (card: Card) => void): void {
    const { source, actor } = this;
    this.destinations.push({ card: action, source, actor, go });
  }
  /** Has something been said about where the action goes (STD-04)? */
  hasDestination(this: Game, action: Card): boolean {
    return this.destinations.some(({ card }) => card === action);
  }
}
