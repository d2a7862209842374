/** The words about hands, decks and discard piles, buried cards and duels. */
import * as burying from '../effects/bury.ts';
import * as piles from '../effects/piles.ts';
import { topOf } from '../effects/treasures.ts';
import { sinkTopBase } from '../mechanics/bases.ts';
import { duel } from '../mechanics/duel.ts';
import type { Game } from '../model/game.ts';
import type { Decks } from '../model/words-decks.ts';
import { mayUncover, uncover } from '../play/uncover.ts';
import { type Base, type Card, idOf, NO_CARD, NOBODY, type Seat } from '../state/block.ts';
import { openedSecret } from '../state/zones.ts';

function searchAndPlay(
  g: Game,
  seat: Seat,
  isWanted: (card: Card) => boolean,
  at: Base | undefined,
  may: boolean,
): Card {
  const how = at === undefined ? {} : { at };
  const isPlayable = (card: Card): boolean => isWanted(card) && g.canPlayExtra(seat, card, how);
  const found = g.searchFor(seat, isPlayable, { may });
  return found ? g.playChosen(seat, found, how) : NO_CARD;
}
/** "Your deck and/or discard pile": the player says whether the deck is searched, as they see the other piles anyway. */
const WHERE = ['search', 'spareDeck'] as const;

export const decks: Decks & ThisType<Game> = {
  // ── Hands, decks and discard piles (piles.ts) ─────────────────────────────────────────────────

  put(card, to, offDeckOf) {
    return piles.put(this, card, to, offDeckOf);
  },
  discard(card, offDeckOf) {
    return piles.discard(this, card, offDeckOf);
  },
  discardCard(seat) {
    return this.discard(this.chooseCard(seat, this.hand(seat), { to: 'discard' }));
  },
  mayDiscardCard(seat) {
    return this.discard(this.chooseCard(seat, this.hand(seat), { to: 'discard', may: true }));
  },
  discardCards(seat, count = {}) {
    const chosen = this.chooseCards(seat, this.hand(seat), { to: 'discard', ...count });
    return chosen.filter((card) => this.discard(card)).length;
  },
  discardAtRandom(seat, count) {
    piles.discardAtRandom(this, seat, count);
  },
  draw(seat, count) {
    return piles.draw(this, seat, count);
  },
  mayDraw(seat) {
    return this.confirm(seat, 'draw') && this.draw(seat, 1) > 0;
  },
  drawRevealed(seat, card, offDeckOf = seat) {
    return piles.drawRevealed(this, seat, card, offDeckOf);
  },
  drawOrPlay(seat, card, how) {
    this.either(
      seat,
      [
        { way: 'placeInHand', run: () => this.drawRevealed(seat, card) },
        { way: 'playNow', can: this.canPlayExtra(seat, card), run: () => this.playChosen(seat, card) },
      ],
      { ...how, isSingle: true },
    );
  },
  topCards(deck, count) {
    if (typeof deck === 'number') return piles.topCards(this, deck, count);
    if (deck === 'baseDeck') return this.topBases(count);
    if (deck === 'monsterDeck') return topOf(this, 'monster', count).map((id) => this.card(id));
    return topOf(this, 'treasure', count).map((id) => this.card(id));
  },
  lookAtTop(seat, count, deck = seat) {
    const top = this.topCards(deck, count);
    this.lookAt(seat, top, deck);
    return top;
  },
  lookAtHand(seat, of) {
    const hand = this.hand(of);
    piles.look(this, seat, of, hand, 'hand');
    return hand;
  },
  reveal(seat, cards, from = 'deck', by) {
    piles.reveal(this, seat, cards, from, by);
  },
  revealTop(seat, count, by) {
    const top = this.topCards(seat, count);
    this.reveal(seat, top, 'deck', by);
    return top;
  },
  lookAt(seat, cards, deck) {
    if (typeof deck === 'number') piles.look(this, seat, deck, cards, 'deck');
    else piles.look(this, seat, deck === 'baseDeck' ? seat : NOBODY, cards, deck);
  },
  search(seat, deck) {
    this.sink?.({ type: 'search', seat, ...(deck && { deck: 'treasure' }) });
    const isEmpty = this.deck(seat).length === 0;
    if (deck || isEmpty) this.topCards(deck ?? seat, 1); // an empty deck is made anew first (ZONE-20)
    openedSecret(this);
    return deck ? this.sideDeck('treasure', 'pile') : this.deck(seat);
  },
  searchFor(seat, isWanted, { also = [], may = false } = {}) {
    const isDeckSearched = also.length === 0 || this.chooseMode(seat, WHERE, { to: 'searchPiles' }) === 'search';
    const all = isDeckSearched ? [...this.search(seat)] : [];
    if (also.includes('discard')) all.push(...this.discardPile(seat));
    if (also.includes('hand')) all.push(...this.hand(seat));
    const to = also.length > 0 ? 'searchPiles' : 'search';
    const chosen = this.chooseCard(seat, all.filter(isWanted), { to, may, hidden: true });
    if (isDeckSearched) this.shuffleDeck(seat);
    if (!chosen) return NO_CARD;
    piles.renumber(this, idOf(chosen));
    const found = this.now(chosen);
    if (this.deck(seat).includes(found)) this.reveal(seat, [found]);
    if (this.hand(seat).includes(found)) this.reveal(seat, [found], 'hand'); // everybody can tell that anyway, as no other pile shows it
    return found;
  },
  searchToHand(seat, isWanted, how) {
    return this.put(this.searchFor(seat, isWanted, how), 'hand');
  },
  searchAndPlay(seat, isWanted, at) {
    return searchAndPlay(this, seat, isWanted, at, true);
  },
  maySearchAndPlay(seat, isWanted, at) {
    return this.confirm(seat, 'search') ? searchAndPlay(this, seat, isWanted, at, false) : NO_CARD;
  },
  takeOrPlay(seat, card, at) {
    if (!card) return;
    const how = at === undefined ? {} : { at };
    this.either(
      seat,
      [
        { way: 'placeInHand', run: () => this.hand(seat).includes(card) || this.put(card, 'hand') },
        { way: 'playNow', can: this.canPlayExtra(seat, card, how), run: () => this.playChosen(seat, card, how) },
      ],
      { isSingle: true },
    );
  },
  shuffleDeck(seat) {
    piles.shuffleDeck(this, seat);
  },
  shuffleIn(seat, cards) {
    piles.shuffleIn(this, seat, cards);
  },
  putOnDeck(seat, cards, by) {
    if (by === NOBODY) piles.shuffleOnDeck(this, seat, cards);
    else piles.putOnDeck(this, seat, cards, by);
  },
  putBack(seat, cards, by = seat) {
    this.putOnDeck(seat, this.putInOrder(by, cards, 'putOrder'), by);
  },
  putBackUnder(seat, cards, by = seat) {
    this.putUnder(this.putInOrder(by, cards, 'putOrder'), seat, by);
  },
  putUnder(cards, deck, by) {
    const all = typeof cards === 'number' ? [cards] : cards;
    if (deck === 'baseDeck') sinkTopBase(this);
    else if (typeof deck === 'number') piles.putUnderDeck(this, deck, all, by);
    else for (const card of all) this.putUnderOwnDeck(card, by);
  },
  give(from, to, card) {
    return piles.give(this, from, to, card);
  },
  take(to, from, card) {
    return piles.take(this, to, from, card);
  },
  pickAtRandom(cards) {
    return piles.pickAtRandom(this, cards) as (typeof cards)[number];
  },
  revealUntil(seat, count, isWanted) {
    return piles.revealUntil(this, seat, count, isWanted);
  },
  playMinionOffTop(seat, at) {
    const { found, others } = this.revealUntil(seat, 1, (card) => this.isMinion(card));
    let played: Card = NO_CARD;
    for (const card of found) {
      played = this.playChosen(seat, card, { at });
      if (!played) this.discard(card); // TOP-07
    }
    this.shuffleIn(seat, others);
    return played;
  },

  // ── Burying and duels (bury.ts, duel.ts) ──────────────────────────────────────────────────────

  bury(card, at, by) {
    return burying.bury(this, card, at, by);
  },
  buryFromHand(seat, at) {
    const card = this.chooseCard(seat, this.hand(seat), { to: 'bury' });
    if (!card) return false;
    const base = at ?? this.chooseBase(seat, this.bases(), { to: 'buryAt', about: card });
    return this.bury(card, base, seat);
  },
  uncover(card) {
    uncover(this, card);
  },
  mayUncover(seat, at) {
    return mayUncover(this, seat, at === undefined ? {} : { at });
  },
  challenge(mine, theirs) {
    return duel(this, mine, theirs);
  },
};
