/** What is said about the games that a browser keeps: at home, in the menu of the table, where something is wrong. */
import type { StorageFault } from '../storage.ts';

export interface GamesText {
  readonly title: string;
  readonly none: string;
  /** How many others there are. */
  readonly all: (count: number) => string;
  readonly turn: (turn: number) => string;
  readonly you: string;
  readonly yourTurn: string;
  readonly turnOf: (player: string) => string;
  readonly won: (players: string) => string;
  readonly youWon: string;
  readonly vp: (vp: number) => string;
  readonly goOn: string;
  readonly replay: string;
  readonly save: string;
  readonly remove: string;
  readonly cancel: string;
  readonly removeTitle: string;
  readonly removeText: (players: string) => string;
  readonly broken: string;
  readonly brokenText: string;
  readonly removeBroken: string;
  readonly saveRaw: string;
  readonly openFile: string;
  readonly unkept: { readonly [F in StorageFault]: string };
  readonly elsewhere: string;
  readonly elsewhereText: string;
  readonly playHere: string;
  readonly linkBroken: string;
  readonly menu: string;
  readonly watch: string;
  readonly copyLink: string;
  readonly exportPosition: string;
  readonly exportNote: string;
  /** When the game is over. */
  readonly exportWholeNote: string;
  /** The title and the note of an exported position. */
  readonly positionTitle: (turn: number) => string;
  readonly positionNote: (player: string) => string;
  readonly settings: string;
  readonly close: string;
  readonly home: string;
}
