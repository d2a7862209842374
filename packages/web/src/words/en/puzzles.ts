/** Texts of the puzzles. */

export const puzzles = {
  title: 'Puzzles',
  intro: 'Positions from real games. You have one turn to reach the goal, and it can be done: a search has proven it.',
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
  hands: 'You may look at all hands and at the next bases: press a player, or the base deck.',
  restart: 'Start the puzzle again',
  leave: 'Back to the puzzles',
  right: 'Solved!',
  rightText: 'That was it. You can play on from here, or take the next one.',
  wrong: 'Not this time',
  wrongText: (gained: number, of: number) => `You gained ${gained} of ${of} VP. There is a way.`,
  notWon: 'The game goes on. There was a way to win it.',
  again: 'Try again',
  next: 'Next puzzle',
  all: 'All puzzles',
  unknown: 'There is no such puzzle any more. Here are the others.',
};
