/** Texts of the puzzles. */

export const puzzles = {
  title: 'Puzzles',
  intro: 'Positions from real games. You have one turn to reach the goal. Each puzzle has a proven solution.',
  /** The number of players, and how it is chosen. */
  players: 'Players',
  playersOf: (count: number) => `${count} players`,
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  /** The number of a puzzle in its list. */
  number: (number: number) => `Puzzle ${number}`,
  solved: 'solved',
  choices: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  win: 'Win the game this turn',
  gain: (vp: number) => `Gain ${vp} VP this turn`,
  against: (factions: string) => `against ${factions}`,
  /** At the table. */
  name: 'Puzzle',
  hands: 'You can see all hands and the next bases: press a player or the base deck.',
  restart: 'Restart puzzle',
  leave: 'Back to puzzles',
  right: 'Solved!',
  rightText: 'That’s it. Play on from here, or try the next one.',
  wrong: 'Not this time',
  wrongText: (gained: number, of: number) => `You gained ${gained} of ${of} VP. There is a solution.`,
  notWon: 'The game continues, but there was a way to win it.',
  again: 'Try again',
  next: 'Next puzzle',
  all: 'All puzzles',
  /** The proven answer, shown step by step. */
  showAnswer: 'Show the answer',
  answer: 'The answer',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  nextStep: 'Next step',
  answerOver: 'That’s all. Now try it yourself.',
  answerCost: 'Today’s puzzle won’t count any more.',
  answerEndsStreak: 'This ends your streak: today’s puzzle won’t count any more.',
  cancel: 'Cancel',
  /** The daily puzzle, the same for everybody, and the days in a row on which it was solved. */
  daily: 'Daily puzzle',
  nextAt: (time: string) => `That’s it. The next daily puzzle comes at ${time}.`,
  /** Stands after their number. */
  daysInARow: (days: number) => (days === 1 ? 'day in a row' : 'days in a row'),
  bestStreak: (days: number) => `Your best: ${days}`,
  noStreak: 'Solve a daily puzzle to start a streak.',
  lastDays: (solved: number, of: number) => `${solved} of the last ${of} days solved`,
  share: 'Share, no spoilers',
  shareTitle: (date: string) => `Baston, daily puzzle of ${date}`,
  shareTries: (tries: number) => (tries === 1 ? 'Solved on the first try' : `Solved on try ${tries}`),
  shareStreak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  shareOutcomes: {
    shared: 'Shared.',
    copied: 'Copied: paste it where you like.',
    refused: 'Copy this text:',
  },
  unknown: 'This puzzle no longer exists. Here are the others.',
};
