/** Texts about the games that a browser keeps: at home, in the menu of the table, where something is wrong. */
import type { StorageFault } from '../../storage.ts';

export const games = {
  title: 'Your games',
  none: 'No saved games yet.',
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
  save: 'Save to file',
  remove: 'Delete',
  cancel: 'Cancel',
  removeTitle: 'Delete this game?',
  removeText: (players: string) => `The game (${players}) will be deleted for good. Files you have saved stay.`,
  broken: 'Unreadable game',
  brokenText: 'This saved game is damaged. You can save it to a file as it is, or delete it.',
  removeBroken: 'What is left of this game will be deleted for good.',
  saveRaw: 'Save as is',
  openFile: 'Open game file',
  unkept: {
    full: 'This browser’s storage is full: your game is not being saved. Save it to a file, or delete old games on the home page.',
    forbidden:
      'This browser doesn’t let the page store anything: your game is not being saved. Save it to a file before you leave.',
  } satisfies Record<StorageFault, string>,
  elsewhere: 'This game is open in another tab',
  elsewhereText: 'You opened it there after opening it here. Nothing is lost: you can continue it here.',
  playHere: 'Play here',
  linkBroken: 'This link doesn’t contain a game, or it is incomplete.',
  menu: 'Menu',
  watch: 'Watch from the start',
  copyLink: 'Copy link to this game',
  exportPosition: 'Export position',
  exportNote: 'A scenario file (YAML) for bug reports and puzzles. Cards you can’t see are made up.',
  /** When the game is over. */
  exportWholeNote: 'A scenario file (YAML) for bug reports and puzzles. The game is over, so it shows every card.',
  /** The title and the note of an exported position. */
  positionTitle: (turn: number) => `Position in turn ${turn}`,
  positionNote: (player: string) => `Seen by ${player}. Hidden cards are made up.`,
  settings: 'Settings',
  close: 'Close',
  home: 'Leave table',
};
