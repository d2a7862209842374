/** The words that cards are written in, as types: hands, decks, and the mechanics of single boxes. The words themselves are in words/. */
import type { Base, Card, NoBase, Seat } from '../state/block.ts';
import type { Place } from './events.ts';
import type { Outcome, Revealed } from './filters.ts';

/** A deck: that of a player, or one that all share. */
export type Deck = Seat | 'baseDeck' | 'monsterDeck' | 'treasureDeck';

/** `also`: other piles to search; the player then says whether the deck is searched too (TIME-22). `may`: the player may take no card. */
interface Search {
  readonly also?: readonly ('hand' | 'discard')[];
  readonly may?: boolean;
}

/** Effects on hands, decks and discard piles, on buried cards and in duels. */
export interface Decks {
  // ── Hands, decks and discard piles (piles.ts) ─────────────────────────────────────────────────

  /** From a pile, in front of everybody, to another pile of its owner. `offDeckOf`: the player off whose deck it was revealed. */
  put(card: NoBase, to: Place, offDeckOf?: Seat): boolean;
  /** The same. */
  discard(card: NoBase, offDeckOf?: Seat): boolean;
  /** One card of the player's choice from their hand; if they like. Is it discarded? */
  discardCard(seat: Seat): boolean;
  mayDiscardCard(seat: Seat): boolean;
  /** Any number of cards from the hand, or `min` to `max`. Gives how many. */
  discardCards(seat: Seat, count?: { readonly min?: number; readonly max?: number }): number;
  discardAtRandom(seat: Seat, count: number): void;
  draw(seat: Seat, count: number): number;
  /** "You may draw a card." */
  mayDraw(seat: Seat): boolean;
  /** "Draw it": a card revealed off the player's deck goes to the hand of its owner (ZONE-23), one off another's to the player's. Gives it if the player has it now. */
  drawRevealed(seat: Seat, card: NoBase, offDeckOf?: Seat): Card;
  /** "Draw it or play it": a card that the player has revealed (TIME-24). */
  drawOrPlay(seat: Seat, card: Card, how?: { readonly may: true }): void;
  /** The top cards of a deck, still there. */
  topCards(deck: Deck, count: number): Card[];
  /** Only the player sees them; gives them. */
  lookAtTop(seat: Seat, count: number, deck?: Deck): Card[];
  lookAtHand(seat: Seat, of: Seat): Card[];
  /** Shows everybody cards of the seat. `by` is who does so, if the card makes another player do it (RES-22). */
  reveal(seat: Seat, cards: readonly Card[], from?: 'hand' | 'deck' | 'baseDeck', by?: Seat): void;
  /** Shows everybody the top cards of a deck, which stay there; gives them. */
  revealTop(seat: Seat, count: number, by?: Seat): Card[];
  lookAt(seat: Seat, cards: readonly Card[], deck: Deck): void;
  /** Looks through a whole deck, the player's own or that of treasures; shuffle it afterwards (ZONE-18). */
  search(seat: Seat, deck?: 'treasureDeck'): Card[];
  /** Searches the deck, or other piles of the player, for one card, shows it and shuffles a deck that was searched (ZONE-18). Gives the card, still there, or none. */
  searchFor(seat: Seat, isWanted: (card: Card) => boolean, how?: Search): Card;
  /** The same, and the card goes into the player's hand. Does it? */
  searchToHand(seat: Seat, isWanted: (card: Card) => boolean, how?: Search): boolean;
  /** Searches the deck for such a card and plays it as an extra card (there), if the player likes. Gives it as played, or none. */
  searchAndPlay(seat: Seat, isWanted: (card: Card) => boolean, at?: Base): Card;
  /** "You may search your deck for such a card and play it": both or neither (TIME-21). */
  maySearchAndPlay(seat: Seat, isWanted: (card: Card) => boolean, at?: Base): Card;
  /** Into the player's hand, or played at once as an extra card (PLAY-07). */
  takeOrPlay(seat: Seat, card: NoBase, at?: Base): void;
  shuffleDeck(seat: Seat): void;
  /** Cards of a hand or discard pile, or revealed ones, go into the player's deck, which is shuffled. */
  shuffleIn(seat: Seat, cards: readonly NoBase[]): void;
  /** Puts cards on top of a deck, the first of the list topmost; only who put them there knows the order. `by` nobody: they are shuffled first. */
  putOnDeck(seat: Seat, cards: readonly NoBase[], by: Seat): void;
  /** Puts cards back on top of a deck, in an order of the player's choice: of whoever's deck it is, or of another. */
  putBack(seat: Seat, cards: readonly NoBase[], by?: Seat): void;
  /** The same under a deck. */
  putBackUnder(seat: Seat, cards: readonly NoBase[], by?: Seat): void;
  /** Puts a card under a deck, or several, the last of them lowest; only who puts them there knows the order. Of the base deck, its top card. */
  putUnder(cards: Card | readonly Card[], deck: Deck, by: Seat): void;
  /** From the hand (or just played) into the hand of another player. */
  give(from: Seat, to: Seat, card: NoBase): boolean;
  /** From a pile of another player into the hand of whoever takes it. */
  take(to: Seat, from: Seat, card: NoBase): boolean;
  pickAtRandom<C extends Card>(cards: readonly C[]): C;
  /** Reveals from the top of the deck until so many cards are as wanted; put all of them somewhere afterwards. */
  revealUntil(seat: Seat, count: number, isWanted: (card: Card) => boolean): Revealed;
  /** Plays the first minion off the top of the deck there; what else was revealed is shuffled in (TOP-01 to TOP-08). */
  playMinionOffTop(seat: Seat, at: Base): Card;

  // ── Burying and duels (bury.ts, duel.ts) ──────────────────────────────────────────────────────

  /** Face down beside that base. */
  bury(card: NoBase, at: Base, by: Seat): boolean;
  /** One of the cards in the hand, beside that base or one of the player's choice. */
  buryFromHand(seat: Seat, at?: Base): boolean;
  /** Turns it up and plays it. */
  uncover(card: Card): void;
  /** One of the player's buried cards (there), if they like. */
  mayUncover(seat: Seat, at?: Base): boolean;
  /** Two minions duel; the controller of the first is the challenger. After equal power there are two outcomes. */
  challenge(mine: NoBase, theirs: NoBase): readonly Outcome[];
}

/** The Madness deck. */
export interface Madness {
  /** From the Madness deck into the player's hand. Gives how many. */
  drawMadness(seat: Seat, count?: number): number;
  /** "You may draw a Madness card." Has the player? */
  mayDrawMadness(seat: Seat): boolean;
  /** "Draw up to so many." Gives how many. */
  drawUpToMadness(seat: Seat, most: number): number;
  /** Up to `max` Madness cards of these piles go back to the Madness deck, or any number. Gives how many. */
  returnUpToMadness(seat: Seat, which: { readonly from: readonly (readonly Card[])[]; readonly max?: number }): number;
  /** One Madness card from the hand into the hand of another player, in front of everybody. */
  giveMadness(from: Seat, to: Seat): void;
  /** One Madness card from the hand to the discard pile, if there is one. */
  discardMadness(seat: Seat): boolean;
  madnessIn(cards: readonly Card[]): Card[];
}

/** Titans. */
export interface Titans {
  /** The titans in play: all, or those on a base. */
  titans(at?: Base): Card[];
  /** The titans of that name, in play or beside decks. */
  titansNamed(name: string): Card[];
  canPlayTitan(seat: Seat, titan: Card): boolean;
  playTitan(seat: Seat, titan: NoBase, at: Base): boolean;
  /** Plays a titan on one of these bases. `keeps`: so many of the counters that it has beside the deck stay on it. */
  playTitanOn(seat: Seat, titan: Card, at: readonly Base[], how?: { readonly keeps: number }): boolean;
  /** Offers to play a titan on one of these bases (TITAN-03). */
  mayPlayTitan(seat: Seat, titan: Card, at: readonly Base[]): boolean;
  /** At `placingCounters`: one of the counters goes onto a titan beside its deck instead. */
  divertCounter(from: Card, titan: Card): void;
  /** Titans do not clash until the duel under way is over. */
  holdClashes(): void;
  /** "Play or move": a titan of that name comes here, whoever's it is (TITAN-05). Playing it is optional (TITAN-03). */
  bringTitan(seat: Seat, name: string, to: Base): Card;
}

/** Monsters and treasures. */
export interface Monsters {
  isMonster(card: Card): boolean;
  /** A type of monsters, not a faction (MON-22). */
  isUndead(card: Card): boolean;
  isTreasure(card: Card): boolean;
  otherMonstersHere(monster: Card): Card[];
  /** A monster is played on the base, if it can be there; `by` whom, if by a player. `isSilent`: what it does when it is played is not done. */
  playMonster(at: Base, by?: Seat, how?: { readonly isSilent: true }): Card;
  /** The player controls the minion until the end of the turn. */
  borrow(minion: NoBase, seat: Seat): void;
  /** From the treasure deck into the player's hand; if nobody draws them, to the discard pile (MON-21). */
  drawTreasures(seat: Seat, count: number): Card[];
  treasuresInHand(seat: Seat): Card[];
  /** Discards treasures from the hand: so many, or none (TIME-18). Has the player? */
  payTreasures(seat: Seat, count: number): boolean;
  /** From play or from the discard pile into the player's hand. */
  takeTreasure(seat: Seat, card: Card): void;
  /** A monster, treasure or Madness card goes on top of its own deck. `by`: only that player sees it. */
  putOnOwnDeck(card: Card, by?: Seat): void;
  putUnderOwnDeck(card: Card, by?: Seat): void;
  /** The deck of treasures is shuffled, with these in it. */
  shuffleTreasures(cards?: readonly Card[]): void;
}
