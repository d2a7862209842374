/** What the puzzles say. */
export interface PuzzlesText {
  readonly title: string;
  readonly intro: string;
  /** The number of players, and how it is chosen. */
  readonly players: string;
  playersOf(count: number): string;
  solvedOf(solved: number, all: number): string;
  /** The number of a puzzle in its list. */
  number(number: number): string;
  readonly solved: string;
  choices(count: number): string;
  readonly win: string;
  gain(vp: number): string;
  against(factions: string): string;
  /** At the table. */
  readonly name: string;
  readonly hands: string;
  readonly restart: string;
  readonly leave: string;
  readonly right: string;
  readonly rightText: string;
  readonly wrong: string;
  wrongText(gained: number, of: number): string;
  readonly notWon: string;
  readonly again: string;
  readonly next: string;
  readonly all: string;
  readonly unknown: string;
}
