/** Texts of the pages around the table. */
import type { ScreenName } from '../../route.ts';
import type { FileFault } from '../../screens/replay/file.ts';
import type { Settings } from '../../store.ts';

export const pages = {
  app: {
    name: 'Baston',
    home: 'Baston: home',
    close: 'Close',
    loading: 'Loading…',
    settingTheTable: 'Setting the table…',
    titles: {
      '': 'Baston: a card brawl in your browser',
      new: 'New game · Baston',
      play: 'The table · Baston',
      learn: 'Learn to play · Baston',
      puzzles: 'Puzzles · Baston',
      cards: 'Cards · Baston',
      rules: 'Rules in short · Baston',
      settings: 'Settings · Baston',
      credits: 'Credits · Baston',
      replay: 'Replay · Baston',
      overflow: 'All cards · Baston',
      friends: 'Play with friends · Baston',
      lobby: 'Tables to join · Baston',
      table: 'A table · Baston',
    } satisfies Record<ScreenName, string>,
    crash: {
      title: 'Something broke',
      text: 'This page has made a mistake and had to stop. Your game is saved: after reloading you go on where you were.',
      reload: 'Reload the page',
      details: 'What exactly happened',
    },
    cannotOpen: {
      title: 'This game cannot be opened',
      changed:
        'Baston has been updated since then, and its rules have been corrected: the choices made in this game could mean something else now.',
      kept: 'Nothing has been deleted.',
      forget: 'Delete the saved game',
    },
  },

  home: {
    tagline: 'Shuffle two factions into one deck, fight over bases, and be the first to 15 points.',
    playNow: 'Play now',
    playNowNote: 'You against a bot, with factions dealt at random.',
    goOn: 'Continue',
    goOnAgainst: (bots: string) => `Your latest game, against ${bots}.`,
    goOnNote: (players: string) => `Your latest game: ${players}.`,
    learn: 'Learn to play',
    learnNote: 'Your first turns, step by step. It takes five minutes.',
    puzzles: 'Puzzles',
    puzzlesNote: 'One turn, one goal: find the way.',
    newGame: 'New game',
    newGameNote: '2 to 4 players: friends here, bots, draft, options.',
    cards: 'Cards',
    cardsNote: 'Every faction, card and base.',
    rules: 'Rules',
    rulesNote: 'The whole game on one page.',
    replay: 'Replay',
    replayNote: 'Watch a game again, and go on from any point.',
    settings: 'Settings',
    language: 'Language',
    menu: 'What you can do here',
    unofficial:
      'An unofficial fan project. The game is Smash Up, designed by Paul Peterson and published by Alderac Entertainment Group (in French by IELLO). Not affiliated with them.',
    credits: 'Credits',
  },

  settings: {
    title: 'Settings',
    intro: 'Kept in this browser only. Changes take effect at once.',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Settings['theme'], string>,
    textSize: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large' } satisfies Record<Settings['textSize'], string>,
    sample: 'Destroy a minion of 2 power or less here.',
    speed: 'Speed of bots and animations',
    speeds: { off: 'No animation', fast: 'Fast', normal: 'Normal', slow: 'Slow' } satisfies Record<
      Settings['speed'],
      string
    >,
    speedNote: 'You never have to wait for an animation: you can always act at once.',
    motionNote: 'If your system asks for reduced motion, nothing moves here, whatever the speed.',
    motionReduced: 'Your system asks for reduced motion: nothing moves.',
    sound: 'Sounds',
    sounds: { off: 'Off', low: 'Quiet', medium: 'Normal', high: 'Loud' } satisfies Record<Settings['sound'], string>,
    soundNote: 'When a card is played, a base scores, your turn begins and the game ends.',
  },

  credits: {
    title: 'Credits',
    game: 'The game',
    gameText:
      'The game you play here is Smash Up, designed by Paul Peterson, published by Alderac Entertainment Group and in French by IELLO. If you like it, buy the boxes: they are beautiful, and they go well with friends around a table.',
    project: 'This project',
    projectText:
      'Baston (French for a brawl) is an unofficial project by fans, free of charge and open source. It is not affiliated with, or endorsed by, the designer or the publishers. Names and numbers of cards are theirs; every other text, rule and line of code is our own, and there is none of their art.',
    icons: 'Pictures',
    iconsText:
      'The cards are drawn by the program, with icons by many artists. The sign of two clashing cards is our own.',
    iconAuthors: 'Authors of the icons',
    tools: 'Built with',
    toolsText:
      'React, Zustand, Vite and TypeScript. The letters are Lilita One by Juan Montoreano and Figtree by Erik Kennedy (SIL Open Font License 1.1).',
    privacy: 'Privacy',
    privacyText:
      'No account, no tracking. The game runs in your browser, and your games and settings stay there. Only tables with friends are on a server: there a name and a cookie say who you are.',
  },

  replay: {
    title: 'Replay',
    intro:
      'Open a game file that was saved from the table to watch it, or a position (YAML) to play on from there against bots. It stays on this device.',
    open: 'Open a file',
    openAnother: 'Open another file',
    drop: 'or drop it here',
    current: 'Watch your latest game',
    currentNote: 'The one that is saved in this browser.',
    reading: 'Playing the game again…',
    faults: {
      tooLarge: 'This file is too large to be a game.',
      notJson: 'This is not a game file: it cannot be read as JSON.',
      notAGame: 'This is not a game file of Baston, or a part of it is missing.',
      badSeats: 'This game file is damaged: its players and its set-up do not fit together.',
      notAScenario: 'This is not a position of Baston: it cannot be read as a scenario.',
      notKept: 'This browser keeps no such game, or it cannot be read any more.',
    } satisfies Record<FileFault, string>,
    refused: (why: string) => `This game cannot be played back. ${why}`,
    onlyLog: (version: string) =>
      `This game was played with another version of the rules (${version}), which cannot be found here. Only its log can be shown.`,
    controls: 'Playback',
    first: 'To the start',
    turnBack: 'To the turn before',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    turnOn: 'To the next turn',
    last: 'To the end',
    position: 'Position in the game',
    speed: 'Speed',
    /** A number as it is written. */
    number: (value: number) => String(value),
    step: (step: number, of: number) => `Decision ${step} of ${of}`,
    perspective: 'Seen by',
    spectator: 'Spectator',
    goOn: 'Go on from here',
    goOnAs: (player: string) => `Play on as ${player}`,
    goOnNote: 'Plays on at the table from this point, as a game of its own: this one stays as it is.',
    goOnEnd: 'Continue where it stopped',
    save: 'Save as a file',
    log: 'What has happened so far',
    players: 'Players',
    hand: 'Hand',
  },
};
