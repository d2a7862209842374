/** Texts about the games that a browser keeps: at home, in the menu of the table, where something is wrong. */
import type { StorageFault } from '../../storage.ts';

export const games = {
  title: 'Your games',
  none: 'No game has been kept yet.',
  /** How many others there are. */
  all: (count: number) => `Show all ${count} games`,
  turn: (turn: number) => `Turn ${turn}`,
  you: 'You',
  yourTurn: 'your decision',
  turnOf: (player: string) => `waiting for ${player}`,
  won: (players: string) => `${players} won`,
  youWon: 'You won',
  vp: (vp: number) => `${vp} VP`,
  goOn: 'Continue',
  replay: 'Replay',
  save: 'Save as a file',
  remove: 'Delete',
  cancel: 'Cancel',
  removeTitle: 'Delete this game?',
  removeText: (players: string) => `The game of ${players} will be gone for good. A file that you have saved stays.`,
  broken: 'A game that cannot be read',
  brokenText: 'What is stored here is damaged. You can save it as a file as it is, or delete it.',
  removeBroken: 'What is left of this game will be gone for good.',
  saveRaw: 'Save what is there',
  openFile: 'Open a game file',
  unkept: {
    full: 'The storage of this browser is full: your game is not being kept. Save it as a file, or delete old games on the home page.',
    forbidden:
      'This browser does not let the page store anything: your game is not being kept. Save it as a file before you leave.',
  } satisfies Record<StorageFault, string>,
  elsewhere: 'This game goes on in another tab',
  elsewhereText: 'It was opened there after you opened it here. Nothing is lost: you can bring it back.',
  playHere: 'Play it here',
  linkBroken: 'This link does not hold a game, or it is cut off.',
  menu: 'Menu',
  watch: 'Watch from the start',
  copyLink: 'Copy a link to this game',
  exportPosition: 'Export the position',
  exportNote: 'A scenario file (YAML) for reports of mistakes and puzzles. Cards that you cannot see are made up.',
  /** When the game is over. */
  exportWholeNote:
    'A scenario file (YAML) for reports of mistakes and puzzles. The game is over: it shows every card as it lies.',
  /** The title and the note of an exported position. */
  positionTitle: (turn: number) => `A position of turn ${turn}`,
  positionNote: (player: string) => `Seen from this seat: ${player}. Hidden cards are made up.`,
  settings: 'Settings',
  close: 'Close',
  home: 'Leave the table',
};
