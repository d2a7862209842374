/** The help of each command, in English. */
import type { Wording } from './types.ts';

export const commands: Wording['commands'] = {
  play: {
    summary: 'play a game in the terminal',
    line: '[OPTIONS]',
    about: 'Plays a game: you against one bot, unless you say otherwise. Type h in the game for help.',
    options: {
      players: ['N', '2 to 4 players'],
      seat: [
        'WHO',
        'who plays: human (somebody here) or a bot, from the weakest to the strongest: random, restless, greedy, planner, search (search:500ms thinks for half a second); once for each player',
      ],
      factions: [
        'A,B',
        'two factions, by name; once for each player, drawn where left out; or “random” (the default), or “draft”',
      ],
      titans: ['', 'also the titans that are optional'],
      seed: ['TEXT', 'the same seed deals the same game'],
      save: ['FILE', 'save the game there when it ends or you quit'],
      resume: ['FILE', 'go on with a saved game'],
    },
    after: 'baston cards lists the factions and their cards.',
  },
  replay: {
    summary: 'print the log of a saved game',
    line: 'FILE [OPTIONS]',
    about:
      'Plays a game again that baston play --save FILE or the browser has saved, and prints its log and how it ended.',
    options: {
      seat: ['N', 'as player N saw it (1 to 4); without it, what everybody could see'],
      position: [
        'N',
        'print the position after N answers as a scenario instead, or in the middle of an effect the one where it began; with --seat what that player cannot know is made up',
      ],
    },
    after: '',
  },
  hint: {
    summary: 'say what a bot would do in a saved game',
    line: 'FILE [OPTIONS]',
    about: 'Says what a bot thinks of the options of whoever is to decide in a saved game: the chance to win, and why.',
    options: {
      position: ['N', 'after N answers; at the end of what was saved by default'],
      bot: ['BOT', 'who thinks: greedy, planner or search (the default), as in search:5000'],
      json: ['', 'for programs'],
    },
    after: '',
  },
  cards: {
    summary: 'list every card and base',
    line: '[OPTIONS]',
    about: 'Lists every card and base, by faction.',
    options: {
      json: [
        '',
        'for programs: id, set, faction, type, copies, power, breakpoint, VP, and name and text in both languages',
      ],
    },
    after: '',
  },
  sim: {
    summary: 'play many games between bots',
    line: '[OPTIONS]',
    about: 'Plays games between bots and says how they went. Ctrl-C stops it; what was played until then is summed up.',
    options: {
      games: ['N', 'how many; 1000 by default'],
      players: ['N', '2 to 4 players; 2 by default'],
      factions: ['A,B,…', 'draw from these factions only'],
      titans: ['', 'also the titans that are optional'],
      seed: ['TEXT', 'the same seed gives the same games; “sim” by default'],
      bot: [
        'BOT',
        'random (the default), restless, greedy, planner or search; with how many games to think through, as in search:1000',
      ],
      jobs: ['N', 'in so many threads; 1 by default'],
      check: [
        '',
        'look for faults after every step; now and then save and restore the game and let a clone play on; afterwards play until every ability of every card has been used, and name those that never were',
      ],
    },
    after:
      'Exit status: 0, or 1 if a game fails or an ability is never reached. The seed of a game that fails is named: --games 1 --seed SEED plays it again.',
  },
  lab: {
    summary: 'measure bots and factions by many games',
    line: 'STUDY [OPTIONS]',
    about:
      'duel A B: bot A against B (three of them with four players), in every seat on the same deals. tournament A B C…: every bot against every other; or pairs of factions, as in pirates+robots, played by --bot. balance: how often each faction and each pair of them wins. tune: finds the weights of the bots’ evaluation from games that they play, and writes them to --out as the module that the bots read. puzzles: finds positions where a turn of some thought wins the game or scores a base, and writes them as scenarios to the folder --out; with --solve BOT it says how many of those in a folder the bot solves. worker: plays the games that other machines put into --queue.',
    options: {
      games: ['N', 'how many; 200 by default, 2000 for tune'],
      players: ['N', 'for duel and balance: 2 to 4 players; 2 by default'],
      factions: ['A,B,…', 'draw from these factions only'],
      seed: ['TEXT', 'the same seed gives the same games; “lab” by default, “puzzles” for puzzles'],
      bot: [
        'BOT',
        'who plays where the factions are measured, for tune and for puzzles; greedy by default, greedy:16 for puzzles',
      ],
      jobs: ['N', 'in so many threads; one for each core by default'],
      out: ['FILE', 'write every game there as it ends'],
      resume: ['', 'go on with the games in that file'],
      csv: ['FILE', 'write a line for each player of each game'],
      report: ['FILE', 'write a page with plots: one HTML file that stands alone'],
      queue: ['URL', 'a PostgreSQL database; its workers play the games'],
      solve: ['BOT', 'who solves the puzzles'],
      json: ['', 'for programs'],
    },
    after: 'Bots are named random, restless, greedy, planner, search, search:1000. Ctrl-C keeps what is done.',
  },
  bench: {
    summary: 'measure the speed of the engine',
    line: '[OPTIONS]',
    about:
      'Plays random games and measures them against a unit: the CPU time of 20 million steps of xorshift32, taken in the same run. Leave the machine alone meanwhile.',
    options: {
      windows: ['N', 'short windows for each figure; 60 by default'],
      json: ['', 'for programs'],
    },
    after: '',
  },
  scenario: {
    summary: 'run scenario files and say what does not hold',
    line: 'FILE… [OPTIONS]',
    about:
      'Runs scenario files, or all those in a folder, and says what does not hold. docs/scenarios.md describes what is in such a file.',
    options: { seeds: ['N', 'with each of so many seeds those that name none'] },
    after: 'Exit status: 0 all hold, 1 some do not, 2 a file cannot be read.',
  },
  rules: {
    summary: 'say which rules have a scenario',
    line: '[OPTIONS]',
    about: 'Compares docs/rules.md, docs/examples.md and the cards with the scenarios, and says which have none.',
    options: { json: ['', 'for programs'] },
    after: 'Exit status: 0, or 1 if a scenario names a rule that there is not.',
  },
  serve: {
    summary: 'run a server: tables for friends, in the browser',
    line: '[OPTIONS]',
    about:
      'Serves the game in the browser and its tables, on one port. Whoever has the link to a table can play there. Every move is kept as soon as it is acknowledged. Ctrl-C stops it; games go on when it is started again.',
    options: {
      port: ['N', '8080 by default; or PORT'],
      host: ['ADDRESS', 'where to listen; everywhere by default, with --proxy on this machine only; or HOST'],
      data: ['FILE', 'the SQLite file that keeps everything; baston.db by default; or BASTON_DATA'],
      database: ['URL', 'a PostgreSQL instead, which several servers can share; or DATABASE_URL'],
      proxy: ['', 'a proxy stands in front and says who asks and how; or BASTON_PROXY=1'],
      origin: ['URL', 'pages from there may use this server too; or BASTON_ORIGIN'],
      bots: ['N', 'threads in which bots think; one less than there are cores by default; or BASTON_BOTS'],
      keep: [
        'DAYS',
        'tables where nothing has happened for so long are deleted; 90 by default, 0 for never; or BASTON_KEEP',
      ],
      window: [
        'SECONDS',
        'how long all players are asked together for a Special: this to twice as long; 3 by default; or BASTON_WINDOW',
      ],
      drain: [
        'SECONDS',
        'how long players have before the server stops for an update (SIGUSR2); 300 by default; or BASTON_DRAIN',
      ],
      names: ['FILE', 'patterns of names that nobody may have, one on each line; or BASTON_NAMES'],
      'admin-token': ['TEXT', 'opens the admin page, /admin; better as BASTON_ADMIN_TOKEN'],
      log: ['LEVEL', 'silent, error, warn, info or debug; lines of JSON; or BASTON_LOG'],
    },
    after: 'docs/operating.md says how to run, back up, upgrade and scale it.',
  },
  backup: {
    summary: 'back up everything that a server keeps, while it runs',
    line: 'FILE [OPTIONS]',
    about:
      'Writes games, people and tokens into one file, as they are at one moment. A PostgreSQL is read directly. A SQLite file that a server uses is backed up by that server, which needs an admin token; without a server it is read directly.',
    options: {
      data: ['FILE', 'the SQLite file; baston.db by default; or BASTON_DATA'],
      database: ['URL', 'a PostgreSQL instead; or DATABASE_URL'],
      server: ['URL', 'the server that makes the backup; http://localhost:8080 by default'],
      token: ['TEXT', 'its admin token; better as BASTON_ADMIN_TOKEN'],
    },
    after: 'The file holds the tokens of devices only as hashes, but names and games in clear: keep it private.',
  },
  restore: {
    summary: 'replace what a server keeps by a backup',
    line: 'FILE [OPTIONS]',
    about:
      'Checks a backup, then replaces everything by it, at once or not at all. A backup of SQLite can be restored into PostgreSQL, and the other way round. Whoever plays on a server meanwhile comes back to the restored games.',
    options: {
      data: ['FILE', 'the SQLite file; baston.db by default; or BASTON_DATA'],
      database: ['URL', 'a PostgreSQL instead; or DATABASE_URL'],
      server: ['URL', 'the server that uses the SQLite file; http://localhost:8080 by default'],
      token: ['TEXT', 'its admin token; better as BASTON_ADMIN_TOKEN'],
      overwrite: ['', 'also where games are kept already: they are lost'],
    },
    after: 'Exit status: 0 restored, 2 nothing has changed.',
  },
  verify: {
    summary: 'check that the cards of a game on a server were dealt fairly',
    line: 'FILE|URL [OPTIONS]',
    about:
      'Checks a game that is over, by the link to its table or a file with its record: that the deal follows from what the server had promised and from what each player added, and that the game follows from the deal.',
    options: {
      commitment: ['HEX', 'what the server had promised, as you saw it before the game'],
      'run-rules': [
        '',
        'if the game was played with another version of the rules: download these rules from the server and run them; only for servers that you trust',
      ],
    },
    after:
      'Exit status: 0 fair, 1 not, 2 it cannot be read, 3 the deal is fair but the game could not be played again.',
  },
};
