import { numbersOf } from './numbers.ts';
import type { Wording } from './types.ts';

const { number, rounded, plural, either, all } = numbersOf('en');

/** Hours, minutes or seconds. */
const timeLeft = (seconds: number): string => {
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`;
  return seconds >= 60 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds)} s`;
};

export const en: Wording = {
  lang: 'en',
  help: {
    title: 'baston: a card brawl in the terminal, and the tools of its engine.',
    line: 'COMMAND [OPTIONS]',
    more: 'baston COMMAND --help says more about a command.',
    options: {
      lang: ['LANG', 'en or fr; the language of the environment by default'],
      help: ['', 'show this help'],
    },
    usage: (line) => `Usage: ${line}`,
  },
  commands: {
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
      about:
        'Says what a bot thinks of the options of whoever is to decide in a saved game: the chance to win, and why.',
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
      about:
        'Plays games between bots and says how they went. Ctrl-C stops it; what was played until then is summed up.',
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
      options: {},
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
        host: ['ADDRESS', 'where to listen; everywhere by default; or HOST'],
        data: ['FILE', 'the SQLite file that keeps everything; baston.db by default; or BASTON_DATA'],
        database: ['URL', 'a PostgreSQL instead, which several servers can share; or DATABASE_URL'],
        proxy: ['', 'a proxy stands in front and says who asks and how; or BASTON_PROXY=1'],
        origin: ['URL', 'pages from there may use this server too; or BASTON_ORIGIN'],
        bots: ['N', 'threads in which bots think; one less than there are cores by default; or BASTON_BOTS'],
        keep: [
          'DAYS',
          'tables where nothing has happened for so long are deleted; 90 by default, 0 for never; or BASTON_KEEP',
        ],
        log: ['LEVEL', 'silent, error, warn, info or debug; lines of JSON; or BASTON_LOG'],
      },
      after: 'docs/operating.md says how to run, back up, upgrade and scale it.',
    },
    verify: {
      summary: 'check that the cards of a game on a server were dealt fairly',
      line: 'FILE|URL [OPTIONS]',
      about:
        'Checks a game that is over, by the link to its table or a file with its record: that the deal follows from what the server had promised and from what each player added, and that the game follows from the deal.',
      options: { commitment: ['HEX', 'what the server had promised, as you saw it before the game'] },
      after: 'Exit status: 0 fair, 1 not, 2 it cannot be read.',
    },
  },
  errors: {
    line: (message) => `baston: ${message}`,
    noCommand: (name, commands) => `there is no command “${name}”; the commands are ${all(commands)}`,
    noOption: (option) => `there is no option ${option} here; --help lists those there are`,
    needsValue: (option) => `${option} needs a value`,
    takesNoValue: (option) => `${option} takes no value`,
    unexpected: (word) => `“${word}” was not expected here`,
    notWhole: (option, min, max, given) =>
      `${option} is a whole number from ${number(min)} to ${number(max)}, not “${given}”`,
    notOneOf: (option, allowed, given) => `${option} is ${either(allowed)}, not “${given}”`,
    notPostgres: (option) => `${option} is the address of a PostgreSQL database, as in postgres://me@host/name`,
    cannotRead: (file, reason) => `cannot read ${file}: ${reason}`,
    cannotWrite: (file, reason) => `cannot write ${file}: ${reason}`,
    notRecord: (file) => `${file} is not the record of a game`,
    notJson: (file) => `${file} is not the record of a game: it is not JSON`,
    notPlayable: (file, why) => `${file} cannot be played. ${why}`,
    keeps: (file) => `${file} exists and is not the record of a game; it is left as it is`,
    nameRecord: 'name the file of a saved game',
    resumed: '--resume goes on with a game as it was set up; leave out --players, --factions, --titans and --seed',
    tooOften: (option, times, players) => `${option} is there ${times} times, for ${players} players`,
    noFaction: (name) => `there is no faction “${name}”; baston cards lists those there are`,
    notTwoFactions: (given) => `--factions takes two factions for each player, as in pirates,robots, not “${given}”`,
    factionTwice: (name) => `the faction “${name}” can be taken only once`,
    tooFewFactions: (players, needed, given) =>
      `${players} players need at least ${needed} factions to draw from, not ${given}`,
    noSuchFile: (path) => `there is no file or folder ${path}`,
    nameScenarios: 'name the scenario files to run, or a folder of them',
    noScenario: (paths) => `there is no scenario in ${either(paths)}`,
    badScenario: (file, fault) => `${file}: ${fault}`,
    noIds: 'docs/rules.md or docs/examples.md names no ids',
    reasons: {
      ENOENT: 'there is no such file or folder',
      EISDIR: 'it is a folder',
      ENOTDIR: 'it is not a folder',
      EACCES: 'access is denied',
      EADDRINUSE: 'the port is taken; choose another with --port',
      EADDRNOTAVAIL: 'this machine does not have that address',
      ENOTFOUND: 'nobody knows that name',
    },
  },
  replay: {
    position: (answers, turn) =>
      `Turn ${turn}, after ${number(answers)} ${plural(answers, { one: 'answer', other: 'answers' })}`,
    notBegun: 'the first turn has not begun: there is no position yet',
  },

  hint: {
    isOver: 'the game is over: nobody has anything to decide',
    cannotTell: (bot) => `${bot} does not think: ask greedy, planner or search`,
  },

  sim: {
    facts: {
      games: 'Games',
      time: 'Time',
      decisions: 'Decisions',
      turns: 'Turns',
      bases: 'Bases',
      began: 'First player',
    },
    games: (count, players, bot, seed) => `${number(count)}, ${players} players, bot ${bot}, seed ${seed}`,
    time: (seconds, games) => `${number(seconds, 1)} s, ${number(games / Math.max(seconds, 0.001))} games/s`,
    decisions: (total, games) => `${number(total)}, ${number(total / games, 1)} per game`,
    turns: (average, longest) => `${number(average, 1)} per game, ${longest} at most`,
    bases: (average) => `${number(average, 1)} scored per game`,
    began: (won, even) => `wins ${won} of the games (${even} would be even)`,
    byPlayer: 'Wins by player',
    player: (player) => `player ${player}`,
    byFaction: 'Wins by faction',
    outOf: (games) => `of ${number(games)}`,
    byBase: 'Bases scored per game',
    gamesPlayed: (done, of, perSecond) =>
      `${number(done)} of ${number(of)} ${plural(of, { one: 'game', other: 'games' })}, ${number(perSecond)}/s`,
    abilitiesReached: (done, of, perSecond) =>
      `${number(done)} of ${number(of)} ${plural(of, { one: 'ability', other: 'abilities' })}, ${number(perSecond)}/s`,
    stopped: (done, of) =>
      `Stopped after ${number(done)} of ${number(of)} ${plural(of, { one: 'game', other: 'games' })}.`,
    stoppedForcing: (done, of) =>
      `Stopped after ${number(done)} of ${number(of)} ${plural(of, { one: 'ability', other: 'abilities' })}.`,
    allHolds: 'All checks hold after every step of every game.',
    reached: (done, of) => `Abilities reached: ${number(done)} of ${number(of)}`,
    never: (ability) => `never: ${ability}`,
    fails: (seed, message) => `the game with seed ${seed} fails: ${message}`,
    again: (command) => `see it again with: ${command}`,
  },
  lab: {
    noStudy: 'say what to do: baston lab duel, tournament, balance, tune, puzzles or worker',
    notTaken: (study, option) => `lab ${study} does not take ${option}`,
    nameTwoBots: 'name two bots, as in baston lab duel planner greedy',
    nameEntrants: 'name at least two bots, or two pairs of factions, as in pirates+robots zombies+aliens',
    written: (file) => `Written to ${file}.`,
    factions: 'Factions',
    order: 'Order of the first turns',
    place: (place) => `player ${place}`,
    people: (correlation, bot) =>
      `Rank correlation with a record of games between people: ${number(correlation, 2)} (${bot} played)`,
    needsOut: '--resume needs --out FILE: the games to go on with',
    notAStudy: (file) => `${file} is not a file of the lab; it is left as it is`,
    anotherStudy: (file) => `${file} holds other games: other bots, another seed or another number of them`,
    exists: (file) => `${file} exists; --resume goes on with it`,
    broken: (lines) =>
      `${number(lines)} ${plural(lines, { one: 'line', other: 'lines' })} of the file could not be read; the rest is kept.`,
    progress: (done, of, left) => `${number(done)} of ${number(of)}, ${timeLeft(left)} left`,
    stopped: (done, of) =>
      `Stopped after ${number(done)} of ${number(of)} ${plural(of, { one: 'game', other: 'games' })}.`,
    duel: (one, other, players) =>
      players === 2 ? `${one} against ${other}` : `${one} against ${players - 1} of ${other}`,
    rate: (rate, low, high, games) =>
      `wins ${rate} (${low} to ${high}) of ${number(games)} ${plural(games, { one: 'game', other: 'games' })}`,
    fair: (rate) => `${rate} would be even`,
    length: (turns) => `${number(turns, 1)} turns per game`,
    tuned: (positions, games) => `${number(positions)} positions of ${number(games)} games`,
    loss: (tuned, byHand, uniform) =>
      `log loss ${number(tuned, 4)}; ${number(byHand, 4)} with the weights set by hand, ${number(uniform, 4)} by guessing`,
    needsFolder: 'say where the puzzles go: --out FOLDER',
    holdsPuzzles: (file) => `${file} exists; choose another folder`,
    noPuzzles: (folder) => `${folder} holds no puzzle`,
    found: (puzzles, games) =>
      `${number(puzzles)} ${plural(puzzles, { one: 'puzzle', other: 'puzzles' })} in ${number(games)} ${plural(games, { one: 'game', other: 'games' })}`,
    solved: (bot, solved, of) =>
      `${bot} solves ${number(solved)} of ${number(of)} ${plural(of, { one: 'puzzle', other: 'puzzles' })}`,
    unsolved: 'Not solved:',
    needsQueue: 'say where the games are: --queue postgres://…',
    unreachable: (host, reason) => `cannot reach the queue at ${host}: ${reason}`,
    works: (host, threads) =>
      `Playing what is in the queue at ${host}, in ${number(threads)} ${plural(threads, { one: 'thread', other: 'threads' })}; Ctrl-C ends it.`,
    worked: (games) => `${number(games)} ${plural(games, { one: 'game', other: 'games' })} played.`,
  },
  bench: {
    machine: (node, rules, unitMs) => `node ${node}, rules ${rules}; a unit took ${rounded(unitMs)} ms`,
    perUnit: 'How many fit into a unit (median, 10th to 90th percentile):',
    games: (players) => `complete games, ${players} players`,
    decisions: (players) => `decisions, ${players} players`,
    clones: 'clones into a pooled state',
    resumptions: 'resumed decisions',
    iterations: 'iterations of a search, 6 turns far',
    thinking: 'Thinking time of a bot for a decision, in units:',
    range: (low, high, best) => `(${low} to ${high}, best ${best})`,
    parked: (median, most) => `A parked game: ${rounded(median)} bytes (at most ${rounded(most)})`,
    byCards: 'Decisions per unit by cards in play:',
    against: 'Against the goals:',
    goals: {
      games2: '2-player games per unit',
      games4: '4-player games per unit',
      decisions: 'decisions per unit',
      clones: 'clones per unit',
      resumptions: 'resumptions per unit',
      iterations: 'search iterations per unit',
      parkedBytes: 'bytes of a parked game',
    },
    goal: (value) => `goal ${value}`,
    stages: {
      warmUp: 'warm-up',
      games: 'complete games',
      clones: 'clones',
      resumptions: 'resumptions',
      bots: 'bots',
      parked: 'parked games',
    },
  },
  rules: {
    title: (_id, english) => english,
    share: (shown, of) => `${shown} of ${of}`,
    missing: 'none:',
    missingInterface: 'none, but for the interface only:',
    missingCardless: 'none, and no card of the rulebooks can show it:',
    covered: (shown, of, scenarios) =>
      `${number(shown)} of ${number(of)} rules and examples ${plural(shown, { one: 'has', other: 'have' })} a scenario; there ${plural(scenarios, { one: 'is one scenario', other: `are ${number(scenarios)} scenarios` })}.`,
    cards: (missing, of) => `Cards without a scenario: ${number(missing)} of ${number(of)}`,
    noneMissing: 'none',
    unknown: (file, id) => `${file} names ${id}, and there is no such rule, example or card`,
  },
  scenario: {
    outcome: (passed, failed) => `${number(passed)} passed, ${number(failed)} failed`,
    otherEvents: 'stopping at questions changes what happens',
    otherOutcome: 'stopping or saving changes the outcome',
  },

  serve: {
    building: 'The site is being built; this takes a moment…',
    noSite: 'the site has not been built, and what builds it is not installed: npm ci',
    listening: (address) => `Baston is served at ${address}`,
    others: (addresses) => `For others in your network: ${all(addresses)}`,
    keeps: (where) => `Games are kept in ${where}`,
    howToStop: 'Ctrl-C stops it.',
    stopping: 'Stopping; games go on when the server is started again.',
    cannotListen: (address, reason) => `cannot listen at ${address}: ${reason}`,
    notAFile: (option) => `${option} is a file; the address of a PostgreSQL database goes with --database`,
    troubles: {
      away: (where, reason) => `${where} does not answer: ${reason}`,
      busy: (where) => `another server uses ${where}`,
      newer: (where) => `${where} was made by a newer version of this program`,
      refused: (where, reason) => `${where} cannot be used: ${reason}`,
    },
  },
  verify: {
    nameTable: 'name the link to a table, or a file with its record',
    notTable: (from) => `${from} is not a table that was played on a server`,
    unreachable: (host, reason) => `${host} cannot be reached: ${reason}`,
    refused: (message) => `the server says: ${message}`,
    faults: {
      'not-over': 'The game is not over: the server has not told its secret.',
      'other-commitment': 'This is not what the server had promised before the game.',
      'other-secret': 'The secret is not the one that the server had promised.',
      'other-share': 'A player’s part of the deal is not the one that was given.',
      'other-seed': 'The cards were not dealt from the secret and what the players added.',
    },
    replays: (answers) =>
      `The game follows from the deal: ${number(answers)} ${plural(answers, { one: 'answer', other: 'answers' })} played again.`,
    diverges: 'The game does not follow from the deal.',
    fair: 'The deal follows from the secret that the server had promised, and from what each player added.',
    trusted: 'Give --commitment to compare with what you saw before the game.',
  },
};
