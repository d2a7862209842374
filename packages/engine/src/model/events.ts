/** Events for logs, screens and replays. Emitted only when somebody listens. */
import type { PhaseName, Seat, SideDeckId } from '../state/block.ts';
import type { Until } from '../state/records.ts';

/** A card as it may be shown: the number of its stay, and what it is. */
export interface Face {
  readonly id: number;
  readonly def: string;
}

interface Secret {
  /** The only seats that may see what is in here. */
  readonly seats: readonly Seat[];
  readonly cards: readonly Face[];
}

/** Where a discarded card was. `spent`: it is an action that has been played. */
export type Origin = 'hand' | 'deck' | 'play' | 'spent' | 'buried';
export type Place = 'hand' | 'deckTop' | 'deckBottom' | 'deck' | 'discard';

/** The card whose effect it is, where the event does not name it anyway; added to every event (`game.ts`). */
interface Caused {
  readonly cause?: Face;
}

export type GameEvent = Caused & Happened;

type Happened =
  | { readonly type: 'pick'; readonly seat: Seat; readonly faction: string }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'mulligan'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: PhaseName }
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly card: Face;
      readonly on?: Face;
      readonly extra: boolean;
    }
  | { readonly type: 'use'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'permit'; readonly seat: Seat; readonly play: 'minion' | 'action'; readonly source?: Face }
  | { readonly type: 'draw'; readonly seat: Seat; readonly count: number; readonly secret: Secret }
  | {
      readonly type: 'reveal';
      readonly seat: Seat;
      readonly from: 'hand' | 'deck' | 'duel' | 'baseDeck';
      readonly cards: readonly Face[];
    }
  | {
      readonly type: 'look';
      readonly seat: Seat;
      readonly of: Seat;
      readonly from: 'hand' | 'deck' | 'baseDeck' | 'monsterDeck' | 'treasureDeck';
      readonly count: number;
      readonly secret: Secret;
    }
  /** Through the player's own deck, or one that all share. */
  | { readonly type: 'search'; readonly seat: Seat; readonly deck?: SideDeckId }
  /** A player's deck; with the discard pile in it, if that was shuffled into it. */
  | { readonly type: 'shuffle'; readonly seat: Seat; readonly discardPile?: true }
  | { readonly type: 'put'; readonly seat: Seat; readonly to: Place; readonly count: number; readonly secret: Secret }
  | { readonly type: 'place'; readonly seat: Seat; readonly card: Face; readonly to: Place }
  | { readonly type: 'destroy'; readonly card: Face; readonly controller: Seat; readonly at: Face; readonly by?: Face }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: Face; readonly from: Origin }
  | { readonly type: 'return'; readonly seat: Seat; readonly card: Face }
  | { readonly type: 'move'; readonly card: Face; readonly controller: Seat; readonly from: Face; readonly to: Face }
  | {
      readonly type: 'power';
      readonly card: Face;
      readonly controller: Seat;
      readonly amount: number;
      readonly until: Until;
      readonly seat: Seat;
    }
  | {
      readonly type: 'breakpoint';
      readonly base: Face;
      readonly amount: number;
      readonly until: Until;
      readonly seat: Seat;
    }
  | {
      readonly type: 'startingBreakpoint';
      readonly base: Face;
      readonly amount: number;
      readonly until: Until;
      readonly seat: Seat;
    }
  | {
      readonly type: 'total';
      readonly base: Face;
      readonly amount: number;
      readonly until: Until;
      readonly seat: Seat;
    }
  | { readonly type: 'rescue'; readonly card: Face; readonly until: Until; readonly seat: Seat }
  | {
      readonly type: 'text';
      readonly card: Face;
      /** The card whose text it has now; left out: it has no text. */
      readonly text: string | undefined;
      /** Left out: only while it is being resolved. */
      readonly until?: Until;
      readonly seat: Seat;
    }
  /** Cards on the base have no text. */
  | { readonly type: 'silence'; readonly base: Face; readonly until: Until; readonly seat: Seat }
  /** Placed from the bank, or taken back to it. */
  | { readonly type: 'counters'; readonly card: Face; readonly controller: Seat; readonly amount: number }
  | { readonly type: 'transferCounters'; readonly from: Face; readonly to: Face; readonly amount: number }
  | { readonly type: 'marker'; readonly card: Face }
  | { readonly type: 'transfer'; readonly card: Face; readonly to: Face }
  | { readonly type: 'control'; readonly card: Face; readonly seat: Seat }
  /** A card goes from one player to the hand of another (or of the same, from play); which of the two places it there. */
  | { readonly type: 'give'; readonly seat: Seat; readonly to: Seat; readonly by: Seat; readonly secret: Secret }
  /** The top base of the deck is turned face up, or down. */
  | { readonly type: 'turnUp'; readonly base: Face }
  | { readonly type: 'turnDown'; readonly seat: Seat }
  /** A discarded base goes on top of the deck. */
  | { readonly type: 'baseOnDeck'; readonly base: Face }
  /** The top base of the deck goes under it. */
  | { readonly type: 'sinkBase'; readonly by?: Face }
  | { readonly type: 'destroyBase'; readonly base: Face; readonly by?: Face }
  | { readonly type: 'barred'; readonly seat: Seat }
  /** Only that player can use Specials until the base has scored. */
  | { readonly type: 'hush'; readonly base: Face; readonly seat: Seat }
  | { readonly type: 'extraTurn'; readonly seat: Seat }
  | { readonly type: 'name'; readonly seat: Seat; readonly faction: string }
  | { readonly type: 'spared'; readonly card: Face; readonly by?: Face }
  /** This card takes the place of another one that an effect was about to hit. */
  | { readonly type: 'stepIn'; readonly card: Face; readonly inPlaceOf: Face }
  | { readonly type: 'vp'; readonly seat: Seat; readonly amount: number; readonly source?: Face }
  | { readonly type: 'scoring'; readonly base: Face }
  | {
      readonly type: 'standing';
      readonly base: Face;
      readonly seat: Seat;
      readonly place: number;
      readonly total: number;
      readonly vp: number;
    }
  | { readonly type: 'base'; readonly base: Face; readonly replaces?: Face }
  /** A base leaves play and no other takes its place. */
  | { readonly type: 'baseLeaves'; readonly base: Face }
  /** A card is laid face down beside a base, turned up again, taken to another base. */
  | { readonly type: 'bury'; readonly seat: Seat; readonly at: Face; readonly secret: Secret }
  | { readonly type: 'uncover'; readonly seat: Seat; readonly card: Face; readonly at: Face }
  | { readonly type: 'buriedCounters'; readonly seat: Seat; readonly at: Face; readonly amount: number }
  | { readonly type: 'moveBuried'; readonly seat: Seat; readonly from: Face; readonly to: Face }
  /** Two minions fight, the challenger's first; each player may lay a card face down; nobody wins if it is broken off. */
  | { readonly type: 'duel'; readonly minions: readonly [Face, Face]; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'duelCard'; readonly seat: Seat; readonly secret: Secret }
  | { readonly type: 'duelOver'; readonly minions: readonly Face[]; readonly winners: readonly Face[] }
  | { readonly type: 'box'; readonly card: Face; readonly by?: Face }
  /** A titan goes back beside its owner's deck. */
  | { readonly type: 'aside'; readonly seat: Seat; readonly card: Face }
  /** Clash of titans: which stays and which leaves, and the totals of their controllers. */
  | {
      readonly type: 'clash';
      readonly at: Face;
      readonly stays: Face;
      readonly with: number;
      readonly leaves: Face;
      readonly against: number;
    }
  /** A monster comes to a base; who plays it, if a player does. */
  | { readonly type: 'monster'; readonly card: Face; readonly on: Face; readonly seat?: Seat }
  /** A monster was to be played there, and cannot be: it stays on its deck. */
  | { readonly type: 'noMonster'; readonly at: Face; readonly seat?: Seat }
  | { readonly type: 'treasures'; readonly seat: Seat; readonly count: number; readonly secret: Secret }
  /** Treasures go from their deck to their discard pile. */
  | { readonly type: 'treasuresLost'; readonly cards: readonly Face[] }
  /** The treasures of a base are revealed. */
  | { readonly type: 'loot'; readonly base: Face; readonly cards: readonly Face[] }
  /** A treasure that everybody has seen goes into a hand. */
  | { readonly type: 'take'; readonly seat: Seat; readonly card: Face }
  /** A monster or treasure goes onto its deck, or under it. */
  | {
      readonly type: 'putOnDeck';
      readonly deck: SideDeckId;
      readonly place: 'top' | 'bottom';
      readonly secret: Secret;
    }
  /** The same for a deck that all share. */
  | { readonly type: 'reshuffle'; readonly deck: SideDeckId | 'base'; readonly discardPile?: true }
  /** To a hand from the Madness deck, and back to it. */
  | { readonly type: 'drawMadness'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly type: 'returnMadness'; readonly seat: Seat; readonly cards: readonly Face[] }
  /** The price of Madness cards at the end. */
  | { readonly type: 'penalty'; readonly seat: Seat; readonly cards: number; readonly vp: number }
  | { readonly type: 'win'; readonly seat: Seat; readonly shared: boolean };

/** The part of an event that a seat may see; any other seat, and spectators (-1), only learn that it happened. */
export function eventFor(event: GameEvent, seat: Seat): GameEvent {
  if (!('secret' in event) || event.secret.seats.includes(seat)) return event;
  return { ...event, secret: { seats: event.secret.seats, cards: [] } };
}
