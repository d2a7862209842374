import type { SideDeckId } from '@baston/engine';

/** What the table screen says besides the questions and the log, which come from the phrasebook of the table. */
export interface TableText {
  readonly loading: string;
  readonly home: string;
  readonly players: string;
  readonly question: string;
  readonly log: string;
  readonly hand: string;
  readonly close: string;
  readonly dismiss: string;
  readonly allOptions: string;
  readonly undo: string;
  readonly hint: string;
  readonly hintSays: string;
  readonly hintDecline: string;
  hintChance(percent: number): string;
  readonly help: string;
  readonly cancel: string;
  readonly doneWith: (count: number) => string;
  readonly confirmOrder: string;
  readonly chosen: (count: number, min: number, max: number) => string;
  readonly spend: string;
  readonly asks: (card: string) => string;
  readonly chooseWhere: (card: string) => string;
  readonly moveUp: (card: string) => string;
  readonly moveDown: (card: string) => string;
  readonly endWarning: string;
  readonly noUndo: string;
  /** An answer is on its way, and the table has not replied yet. */
  readonly sent: string;
  /** Stands before the base that scores, where a Special may be played. */
  readonly moments: { readonly beforeScoring: string; readonly afterScoring: string };
  readonly thinking: (player: string) => string;
  readonly turnOf: (player: string, mine: boolean) => string;
  readonly toWin: (vp: number) => string;
  readonly counts: (hand: number, deck: number, discard: number) => string;
  readonly handShort: string;
  readonly deckShort: string;
  readonly discardShort: string;
  readonly discardOf: (player: string, mine: boolean) => string;
  readonly emptyPile: string;
  /** Decks that all players share. */
  readonly sharedDecks: string;
  readonly deckLeft: (deck: string, count: number) => string;
  readonly baseDeck: string;
  readonly baseDeckNote: string;
  readonly discardedBases: string;
  readonly knownInDeck: string;
  /** Where a card lies in a deck: on top, or there ("2nd"). */
  readonly onTop: string;
  fromTop(place: string): string;
  /** What they are for. */
  readonly deckNotes: { readonly [D in SideDeckId]: string };
  readonly madnessShort: string;
  readonly newestFirst: string;
  readonly ifScoredNow: string;
  readonly printedVp: string;
  readonly missing: (power: number) => string;
  readonly readyToScore: string;
  readonly cannotScore: string;
  readonly total: string;
  readonly totalOf: (player: string) => string;
  readonly minionName: (card: string, power: number, player: string) => string;
  readonly why: string;
  readonly use: string;
  readonly baseStrip: string;
  /** The ability of a base counts for nothing now. */
  readonly cancelled: string;
  /** Stands before the base whose ability this base has besides its own. */
  readonly alsoText: string;
  readonly powerCounters: (count: number) => string;
  readonly markers: (count: number) => string;
  readonly thisTurn: string;
  readonly ownedBy: (player: string) => string;
  readonly showCard: (card: string) => string;
  readonly showCardsOf: (faction: string) => string;
  readonly selectable: string;
  readonly suggested: string;
  readonly cardsToChoose: string;
  readonly buried: string;
  readonly titanAside: string;
  readonly unknownCard: string;
  readonly duel: string;
  readonly inDuel: string;
  readonly passTo: (player: string) => string;
  readonly passText: string;
  readonly iAm: (player: string) => string;
  readonly won: (players: string, mine: boolean, several: boolean) => string;
  readonly wonWhy: (vp: number, turn: number, ahead: number) => string;
  /** Several players have as many VP; what decides then. */
  readonly tied: (vp: number, turn: number) => string;
  readonly fewestMadness: string;
  readonly sharedVictory: string;
  /** What Madness has cost. */
  readonly penalty: (before: number, madness: string, paid: number) => string;
  /** The base that gave the winner the latest VP. */
  readonly decisive: (base: string, vp: number) => string;
  readonly finalScore: string;
  readonly vpOverTime: string;
  readonly turnShort: (turn: number) => string;
  readonly chartText: (player: string, vp: number) => string;
  readonly basesGave: string;
  readonly noBaseScored: string;
  readonly otherVp: string;
  readonly playAgain: string;
  readonly playAgainNote: string;
  readonly newGame: string;
  readonly saveRecord: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly lookAtTable: string;
  readonly showResult: string;
  readonly shortcuts: string;
  /** Keys and what they do. */
  readonly keys: readonly (readonly [string, string])[];
  readonly undoRule: string;
}
