/** The rules in short, in our own words. `**…**` is bold; `[text](anchor)` leads to a section or a keyword. */

export interface Keyword {
  readonly id: string;
  readonly term: string;
  /** How it is said on cards. */
  readonly says: RegExp;
  readonly text: string;
}

/** A player's row in a worked example of scoring. */
export interface ExampleRow {
  readonly seat: number;
  readonly minions: readonly number[];
  readonly place: number;
  readonly vp: number;
}

export interface Example {
  readonly intro: string;
  readonly rows: readonly ExampleRow[];
  readonly outcome: string;
}

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  /** How cards say what it is about. */
  readonly says?: RegExp;
  readonly paragraphs: readonly string[];
  readonly steps?: readonly string[];
  readonly example?: Example;
  readonly keywords?: readonly Keyword[];
}

export interface RulesText {
  readonly title: string;
  readonly intro: string;
  readonly contents: string;
  readonly columns: {
    readonly player: string;
    readonly minions: string;
    readonly total: string;
    readonly place: string;
    readonly vp: string;
  };
  readonly playNow: string;
  /** Leads from one entry to all of the rules. */
  readonly more: string;
  /** Leads back to the table. */
  readonly back: string;
  /** Leads to the lesson. */
  readonly learn: string;
  readonly sections: readonly RulesSection[];
}

/** The bases of the examples: the same in all languages. */
export const EXAMPLE_ROWS: readonly ExampleRow[] = [
  { seat: 0, minions: [4, 3, 2], place: 1, vp: 4 },
  { seat: 1, minions: [5, 2], place: 2, vp: 2 },
  { seat: 2, minions: [5], place: 3, vp: 1 },
];
export const TIE_ROWS: readonly ExampleRow[] = [
  { seat: 0, minions: [5, 3], place: 1, vp: 4 },
  { seat: 1, minions: [4, 4], place: 1, vp: 4 },
  { seat: 2, minions: [3, 2], place: 3, vp: 1 },
];
