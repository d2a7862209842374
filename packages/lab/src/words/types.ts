/** The texts of a report. */
export interface ReportWords {
  readonly lang: 'en' | 'fr';
  duel(one: string, other: string, players: number): string;
  readonly tournament: string;
  readonly balance: string;
  /** How it was made. */
  made(games: number, players: number, seed: string): string;
  playedBy(bot: string): string;
  readonly ranking: string;
  readonly matrix: string;
  readonly matrixNote: string;
  readonly factions: string;
  readonly factionsNote: string;
  readonly pairs: string;
  readonly pairsNote: string;
  readonly order: string;
  place(number: number): string;
  readonly lengths: string;
  readonly lengthsNote: string;
  readonly curve: string;
  readonly curveNote: string;
  readonly winner: string;
  readonly others: string;
  readonly people: string;
  peopleNote(correlation: string, bot: string): string;
  readonly ours: string;
  readonly theirs: string;
  readonly faction: string;
  readonly wins: string;
  readonly interval: string;
  readonly games: string;
  readonly even: string;
  readonly turns: string;
}
