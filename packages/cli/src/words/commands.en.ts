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
        'a player: human, or a bot, from weakest to strongest: random, restless, rookie, novice, amateur, greedy, regular, adept, planner, search, master (search:500ms thinks for half a second); once for each player',
      ],
      factions: [
        'A,B',
        'two factions, by name; once for each player, random where left out; or “random” (the default), or “draft”',
      ],
      titans: ['', 'include optional titans'],
      seed: ['TEXT', 'the same seed gives the same deal'],
      save: ['FILE', 'save the game there when it ends or you quit'],
      resume: ['FILE', 'continue a saved game'],
    },
    after: 'baston cards lists the factions and their cards.',
  },
  replay: {
    summary: 'print the log of a saved game',
    line: 'FILE [OPTIONS]',
    about: 'Replays a game saved by baston play --save FILE or by the browser, and prints its log and result.',
    options: {
      seat: ['N', 'as player N saw it (1 to 4); by default, what everyone could see'],
      position: [
        'N',
        'print the position after N answers as a scenario instead (in the middle of an effect: the position where it began); with --seat, what that player cannot know is made up',
      ],
    },
    after: '',
  },
  hint: {
    summary: 'show what a bot would do in a saved game',
    line: 'FILE [OPTIONS]',
    about: 'Shows what a bot thinks of each option in a saved game: the chance to win, and why.',
    options: {
      position: ['N', 'after N answers; by default at the end of the saved game'],
      bot: ['BOT', 'the bot to ask: from novice to master, search by default, such as search:5000'],
      json: ['', 'print JSON'],
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
        'print JSON: id, set, faction, type, copies, power, breakpoint, VP, and name and text in both languages',
      ],
    },
    after: '',
  },
  sim: {
    summary: 'play many games between bots',
    line: '[OPTIONS]',
    about: 'Plays games between bots and prints a summary. Ctrl-C stops early and prints the summary so far.',
    options: {
      games: ['N', 'how many; 1000 by default'],
      players: ['N', '2 to 4 players; 2 by default'],
      factions: ['A,B,…', 'use only these factions'],
      titans: ['', 'include optional titans'],
      seed: ['TEXT', 'the same seed gives the same games; “sim” by default'],
      bot: [
        'BOT',
        'random (the default), restless, rookie, novice, amateur, greedy, regular, adept, planner, search or master; optionally with the number of games to simulate, such as search:1000',
      ],
      jobs: ['N', 'number of threads; 1 by default'],
      check: [
        '',
        'check the state after every step, and saving, restoring and cloning from time to time; afterwards play until every ability of every card has been used, and list those that never were',
      ],
    },
    after:
      'Exit status: 0, or 1 if a game fails or an ability is never reached. The seed of a failed game is printed: --games 1 --seed SEED replays it.',
  },
  lab: {
    summary: 'measure bots and factions over many games',
    line: 'STUDY [OPTIONS]',
    about:
      'duel A B: bot A against bot B (against three of B with four players), in every seat on the same deals. tournament A B C…: every bot against every other; or pairs of factions, such as pirates+robots, played by --bot. balance: how often each faction and each pair wins. selfplay: games to train on, for two to four players, into the file --out. train FILE…: trains the network of the bots on such games and writes its weights to --out; with --positions, writes what a GPU trains on, and with --weights says how good the weights are that came of it. puzzles: finds positions where a well-played turn wins the game or scores a base, and writes them as scenarios to the folder --out; with --solve BOT, counts how many puzzles in a folder the bot solves. worker: plays games from --queue for other machines.',
    options: {
      games: ['N', 'how many; 200 by default'],
      players: ['N', 'for duel and balance: 2 to 4 players; 2 by default'],
      factions: ['A,B,…', 'use only these factions'],
      seed: ['TEXT', 'the same seed gives the same games; “lab” by default, “puzzles” for puzzles'],
      bot: [
        'BOT',
        'the bot that plays when factions are measured, and for puzzles; greedy by default, greedy:16 for puzzles',
      ],
      jobs: ['N', 'number of threads; one per core by default'],
      out: ['FILE', 'write every game there as it ends'],
      resume: ['', 'continue the games in that file'],
      csv: ['FILE', 'write a line for each player of each game'],
      report: ['FILE', 'write a report with charts: one self-contained HTML file'],
      queue: ['URL', 'a PostgreSQL database; workers that use it play the games'],
      solve: ['BOT', 'the bot that solves the puzzles'],
      effort: ['N', 'for selfplay: how many worlds the bot plays at most for a decision; 40 by default'],
      weights: ['FILE', 'for selfplay: play with this network, not with weights set by hand; for train: see above'],
      positions: ['FOLDER', 'for train: see above'],
      json: ['', 'print JSON'],
    },
    after:
      'Bots: random, restless, rookie, novice, amateur, greedy, regular, adept, planner, search, master, search:1000. Ctrl-C keeps what is done.',
  },
  bench: {
    summary: 'measure the speed of the engine',
    line: '[OPTIONS]',
    about:
      'Plays random games and measures them against a unit: the CPU time of 20 million steps of xorshift32, taken in the same run. Leave the machine otherwise idle.',
    options: {
      windows: ['N', 'short measurements per figure; 60 by default'],
      json: ['', 'print JSON'],
    },
    after: '',
  },
  scenario: {
    summary: 'run scenario files and report failures',
    line: 'FILE… [OPTIONS]',
    about:
      'Runs scenario files, or all those in a folder, and reports what fails. docs/scenarios.md describes the format.',
    options: { seeds: ['N', 'run scenarios that name no seed with N different seeds'] },
    after: 'Exit status: 0 if all pass, 1 if some fail, 2 if a file cannot be read.',
  },
  rules: {
    summary: 'list rules without a scenario',
    line: '[OPTIONS]',
    about: 'Compares docs/rules.md, docs/examples.md and the cards with the scenarios, and lists those that have none.',
    options: { json: ['', 'print JSON'] },
    after: 'Exit status: 0, or 1 if a scenario names a rule that does not exist.',
  },
  serve: {
    summary: 'run a server: tables for friends, in the browser',
    line: '[OPTIONS]',
    about:
      'Serves the browser game and its tables on one port. Anyone with the link to a table can play there. Every move is saved before it is confirmed. Ctrl-C stops the server; games continue when it starts again.',
    options: {
      port: ['N', '8080 by default; or PORT'],
      host: ['ADDRESS', 'address to listen on; all by default, with --proxy only this machine; or HOST'],
      data: ['FILE', 'the SQLite file to store everything in; baston.db by default; or BASTON_DATA'],
      database: ['URL', 'a PostgreSQL database instead, which several servers can share; or DATABASE_URL'],
      proxy: ['', 'trust the headers of a reverse proxy in front; or BASTON_PROXY=1'],
      origin: ['URL', 'also allow pages from this origin; or BASTON_ORIGIN'],
      bots: ['N', 'threads for bots; one less than the number of cores by default; or BASTON_BOTS'],
      keep: ['DAYS', 'delete tables without activity for this long; 90 by default, 0 for never; or BASTON_KEEP'],
      window: [
        'SECONDS',
        'how long players have to use a Special, at least; at most twice as long; 3 by default; or BASTON_WINDOW',
      ],
      drain: [
        'SECONDS',
        'how long players have before the server stops for an update (SIGUSR2); 300 by default; or BASTON_DRAIN',
      ],
      names: ['FILE', 'patterns of forbidden names, one per line; or BASTON_NAMES'],
      'no-push': ['', 'never notify players of their turn through their browser; or BASTON_PUSH=0'],
      'push-host': ['HOST', 'also notify players through this push service; or BASTON_PUSH_HOST'],
      'admin-token': ['TEXT', 'opens the admin page, /admin; better as BASTON_ADMIN_TOKEN'],
      log: ['LEVEL', 'silent, error, warn, info or debug; lines of JSON; or BASTON_LOG'],
    },
    after: 'docs/operating.md explains how to run, back up, upgrade and scale a server.',
  },
  backup: {
    summary: 'back up everything a server stores, while it runs',
    line: 'FILE [OPTIONS]',
    about:
      'Writes games, people and tokens to one file, as of one moment. A PostgreSQL database is read directly. A SQLite file in use by a server is backed up by that server, which needs an admin token; otherwise it is read directly.',
    options: {
      data: ['FILE', 'the SQLite file; baston.db by default; or BASTON_DATA'],
      database: ['URL', 'a PostgreSQL database instead; or DATABASE_URL'],
      server: ['URL', 'the server that makes the backup; http://localhost:8080 by default'],
      token: ['TEXT', 'its admin token; better as BASTON_ADMIN_TOKEN'],
    },
    after: 'The file contains device tokens only as hashes, but names and games in plain text: keep it private.',
  },
  restore: {
    summary: 'replace what a server stores with a backup',
    line: 'FILE [OPTIONS]',
    about:
      'Checks a backup, then replaces everything with it, completely or not at all. A SQLite backup can be restored into PostgreSQL, and the other way round. Players who are connected meanwhile come back to the restored games.',
    options: {
      data: ['FILE', 'the SQLite file; baston.db by default; or BASTON_DATA'],
      database: ['URL', 'a PostgreSQL database instead; or DATABASE_URL'],
      server: ['URL', 'the server that uses the SQLite file; http://localhost:8080 by default'],
      token: ['TEXT', 'its admin token; better as BASTON_ADMIN_TOKEN'],
      overwrite: ['', 'replace existing games: they are lost'],
    },
    after: 'Exit status: 0 if restored, 2 if nothing has changed.',
  },
  verify: {
    summary: 'check that a server dealt a game fairly',
    line: 'FILE|URL [OPTIONS]',
    about:
      'Checks a finished game, given the link to its table or a file with its record: that the deal follows from what the server promised and from what each player added, and that the game follows from the deal.',
    options: {
      commitment: ['HEX', 'what the server promised, as you saw it before the game'],
      'run-rules': [
        '',
        'if the game was played with another version of the rules: download those rules from the server and run them; only for servers you trust',
      ],
    },
    after:
      'Exit status: 0 if fair, 1 if not, 2 if it cannot be read, 3 if the deal is fair but the game could not be replayed.',
  },
};
