import { commands } from './commands.en.ts';
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
    title: 'baston: a card brawl in the terminal, a server, and tools.',
    line: 'COMMAND [OPTIONS]',
    more: 'baston COMMAND --help explains a command.',
    version: 'show which version this is',
    release: (release, rules) => `Baston ${release}, rules version ${rules}`,
    options: {
      lang: ['LANG', 'en or fr; by default the language of the environment'],
      help: ['', 'show this help'],
    },
    usage: (line) => `Usage: ${line}`,
  },
  commands,
  errors: {
    line: (message) => `baston: ${message}`,
    noCommand: (name, commands) => `unknown command “${name}”; the commands are ${all(commands)}`,
    noOption: (option) => `unknown option ${option}; see --help`,
    needsValue: (option) => `${option} needs a value`,
    takesNoValue: (option) => `${option} takes no value`,
    unexpected: (word) => `unexpected argument “${word}”`,
    notWhole: (option, min, max, given) =>
      `${option} must be a whole number from ${number(min)} to ${number(max)}, not “${given}”`,
    notOneOf: (option, allowed, given) => `${option} must be ${either(allowed)}, not “${given}”`,
    notPostgres: (option) => `${option} must be the address of a PostgreSQL database, such as postgres://me@host/name`,
    cannotRead: (file, reason) => `cannot read ${file}: ${reason}`,
    cannotWrite: (file, reason) => `cannot write ${file}: ${reason}`,
    notRecord: (file) => `${file} is not a saved game`,
    notJson: (file) => `${file} is not a saved game: it is not JSON`,
    notPlayable: (file, why) => `${file} cannot be played. ${why}`,
    keeps: (file) => `${file} exists and is not a saved game; it is left as it is`,
    nameRecord: 'give the file of a saved game',
    resumed: '--resume continues a game as it was set up; leave out --players, --factions, --titans and --seed',
    tooOften: (option, times, players) => `${option} is given ${times} times, for ${players} players`,
    noFaction: (name) => `unknown faction “${name}”; baston cards lists them`,
    notTwoFactions: (given) => `--factions takes two factions for each player, such as pirates,robots, not “${given}”`,
    factionTwice: (name) => `the faction “${name}” can be taken only once`,
    tooFewFactions: (players, needed, given) =>
      `${players} players need at least ${needed} factions to draw from, not ${given}`,
    noSuchFile: (path) => `no such file or folder: ${path}`,
    nameScenarios: 'give the scenario files to run, or a folder of them',
    noScenario: (paths) => `no scenarios in ${either(paths)}`,
    badScenario: (file, fault) => `${file}: ${fault}`,
    noIds: 'docs/rules.md or docs/examples.md contains no ids',
    reasons: {
      ENOENT: 'no such file or folder',
      EISDIR: 'it is a folder',
      ENOTDIR: 'it is not a folder',
      EACCES: 'permission denied',
      EADDRINUSE: 'the port is in use; choose another with --port',
      EADDRNOTAVAIL: 'this machine does not have that address',
      ENOTFOUND: 'unknown host',
      ECONNREFUSED: 'connection refused',
      ENOSPC: 'the disk is full',
    },
  },
  replay: {
    position: (answers, turn) =>
      `Turn ${turn}, after ${number(answers)} ${plural(answers, { one: 'answer', other: 'answers' })}`,
    notBegun: 'the first turn has not started: there is no position yet',
    onlyLog: (version, own) =>
      `Played with version ${version} of the rules; this program has version ${own}. This is the log as it was saved.`,
  },

  hint: {
    isOver: 'the game is over: there is nothing to decide',
    cannotTell: (bot) => `${bot} gives no hints: use one from novice to master, such as search`,
  },

  sim: {
    facts: {
      games: 'Games',
      time: 'Time',
      decisions: 'Decisions',
      turns: 'Turns',
      chain: 'Longest chain',
      bases: 'Bases',
      began: 'First player',
    },
    games: (count, players, bot, seed) => `${number(count)}, ${players} players, bot ${bot}, seed ${seed}`,
    time: (seconds, games) => `${number(seconds, 1)} s, ${number(games / Math.max(seconds, 0.001))} games/s`,
    decisions: (total, games) => `${number(total)}, ${number(total / games, 1)} per game`,
    turns: (average, longest) => `${number(average, 1)} per game, ${longest} at most`,
    chain: (effects) => `${effects} ${effects === 1 ? 'effect' : 'effects'}, each triggered by the one before`,
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
    allHolds: 'All checks passed after every step of every game.',
    reached: (done, of) => `Abilities reached: ${number(done)} of ${number(of)}`,
    never: (ability) => `never: ${ability}`,
    fails: (seed, message) => `the game with seed ${seed} failed: ${message}`,
    again: (command) => `to reproduce: ${command}`,
  },
  lab: {
    noStudy: 'choose a study: baston lab duel, tournament, balance, selfplay, train, puzzles or worker',
    notTaken: (study, option) => `lab ${study} has no option ${option}`,
    nameTwoBots: 'name two bots, for example: baston lab duel planner greedy',
    nameEntrants: 'name at least two bots, or two pairs of factions, such as pirates+robots zombies+aliens',
    written: (file) => `Written to ${file}.`,
    factions: 'Factions',
    order: 'Turn order',
    place: (place) => `player ${place}`,
    people: (correlation, bot) =>
      `Rank correlation with games between people: ${number(correlation, 2)} (${bot} played)`,
    needsOut: '--resume needs --out FILE: the games to continue',
    notAStudy: (file) => `${file} is not a file of the lab; it is left as it is`,
    anotherStudy: (file) => `${file} contains other games: different bots, seed or number of games`,
    exists: (file) => `${file} exists; --resume continues it`,
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
    needsGamesFile: 'say where the games go: --out FILE',
    needsGames: 'name the files of the games to train on, written by baston lab selfplay',
    notGames: (file) => `${file} does not contain games of baston lab selfplay`,
    otherRules: (file, theirs, ours) =>
      `the games of ${file} follow version ${theirs} of the rules; these are version ${ours}`,
    notWeights: (file) => `${file} does not contain weights of this network`,
    played: (games, file) => `${number(games)} ${plural(games, { one: 'game', other: 'games' })} in ${file}`,
    trained: (positions, games) => `${number(positions)} positions of ${number(games)} games`,
    loss: (kept, uniform) => `log loss ${number(kept, 4)}; ${number(uniform, 4)} by guessing`,
    reliability: (mean, won, estimates) => `estimated ${mean}, won ${won} (${estimates} estimates)`,
    needsFolder: 'give a folder for the puzzles: --out FOLDER',
    holdsPuzzles: (file) => `${file} exists; choose another folder`,
    noPuzzles: (folder) => `no puzzles in ${folder}`,
    found: (puzzles, games) =>
      `${number(puzzles)} ${plural(puzzles, { one: 'puzzle', other: 'puzzles' })} in ${number(games)} ${plural(games, { one: 'game', other: 'games' })}`,
    solved: (bot, solved, of) =>
      `${bot} solves ${number(solved)} of ${number(of)} ${plural(of, { one: 'puzzle', other: 'puzzles' })}`,
    unsolved: 'Not solved:',
    needsQueue: 'give the address of the queue: --queue postgres://…',
    unreachable: (host, reason) => `cannot reach the queue at ${host}: ${reason}`,
    works: (host, threads) =>
      `Playing games from the queue at ${host}, in ${number(threads)} ${plural(threads, { one: 'thread', other: 'threads' })}. Press Ctrl-C to stop.`,
    worked: (games) => `${number(games)} ${plural(games, { one: 'game', other: 'games' })} played.`,
  },
  bench: {
    machine: (node, rules, unitMs) => `node ${node}, rules ${rules}; one unit took ${rounded(unitMs)} ms`,
    perUnit: 'Number per unit (median, 10th to 90th percentile):',
    games: (players) => `complete games, ${players} players`,
    decisions: (players) => `decisions, ${players} players`,
    clones: 'clones into a pooled state',
    resumptions: 'resumed decisions',
    iterations: 'search iterations, 6 turns deep',
    thinking: 'Thinking time of a bot per decision, in units:',
    range: (low, high, best) => `(${low} to ${high}, best ${best})`,
    parked: (median, most) => `A suspended game: ${rounded(median)} bytes (at most ${rounded(most)})`,
    byCards: 'Decisions per unit by cards in play:',
    against: 'Compared with the goals:',
    goals: {
      games2: '2-player games per unit',
      games4: '4-player games per unit',
      decisions: 'decisions per unit',
      clones: 'clones per unit',
      resumptions: 'resumptions per unit',
      iterations: 'search iterations per unit',
      parkedBytes: 'bytes of a suspended game',
    },
    goal: (value) => `goal ${value}`,
    stages: {
      warmUp: 'warm-up',
      games: 'complete games',
      clones: 'clones',
      resumptions: 'resumptions',
      bots: 'bots',
      parked: 'suspended games',
    },
  },
  rules: {
    title: (_id, english) => english,
    share: (shown, of) => `${shown} of ${of}`,
    missing: 'none:',
    missingInterface: 'none, but concerns only the interface:',
    missingCardless: 'none, and no card in the rulebooks can show it:',
    covered: (shown, of, scenarios) =>
      `${number(shown)} of ${number(of)} rules and examples ${plural(shown, { one: 'has', other: 'have' })} a scenario; there ${plural(scenarios, { one: 'is one scenario', other: `are ${number(scenarios)} scenarios` })}.`,
    cards: (missing, of) => `Cards without a scenario: ${number(missing)} of ${number(of)}`,
    noneMissing: 'none',
    unknown: (file, id) => `${file} names ${id}, which is not a rule, example or card`,
  },
  scenario: {
    outcome: (passed, failed) => `${number(passed)} passed, ${number(failed)} failed`,
    otherEvents: 'pausing at questions changes what happens',
    otherOutcome: 'pausing or saving changes the outcome',
  },

  serve: {
    building: 'Building the site; this takes a moment…',
    noSite: 'the site is not built, and the tools to build it are not installed: run npm ci',
    listening: (address) => `Baston is running at ${address}`,
    others: (addresses) => `On your network: ${all(addresses)}`,
    keeps: (where) => `Games are saved in ${where}`,
    howToStop: 'Press Ctrl-C to stop.',
    stopping: 'Stopping. Games continue when the server starts again.',
    draining: (seconds) =>
      `No new tables from now on; stopping in ${number(seconds)} s, or as soon as nobody is connected.`,
    shortToken: (option, least) => `${option} needs at least ${least} characters, so that nobody can guess it`,
    badPattern: (file, line, reason) => `${file}, line ${line}, is not a valid name pattern: ${reason}`,
    badPushHost: (host) => `${host} is not the name of a host, such as push.example.org or *.example.org`,
    cannotListen: (address, reason) => `cannot listen at ${address}: ${reason}`,
    notAFile: (option) => `${option} must be a file; for a PostgreSQL database use --database`,
    troubles: {
      away: (where, reason) => `${where} is not responding: ${reason}`,
      busy: (where) => `${where} is in use by another server or backup`,
      full: (where, reason) => `${where} cannot be written: ${reason}`,
      filled: (where) => `${where} already contains games or people; --overwrite replaces all of them`,
      damaged: (_where, reason) => `the backup cannot be used: ${reason}`,
      newer: (where) => `${where} was made by a newer version of this program`,
      refused: (where, reason) => `${where} cannot be used: ${reason}`,
    },
  },
  backup: {
    nameFile: 'give the file of the backup',
    notServer: (address) => `“${address}” is not the address of a server, such as http://localhost:8080`,
    needsToken: (address) =>
      `the file is in use by a server, which has to do this itself: set BASTON_ADMIN_TOKEN as for the server at ${address}`,
    wrongToken: (host) => `the server at ${host} has another admin token`,
    noAdmin: (host) => `the server at ${host} was started without an admin token: start it with BASTON_ADMIN_TOKEN`,
    notPlain: 'it is not a plain file',
    brokenOff: 'the server interrupted the backup; its log says why (is its disk full?)',
    done: (file, rows) => `${file} is complete: ${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })}.`,
    restored: (file, rows) =>
      `${file} has been restored: ${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })}.`,
  },
  verify: {
    nameTable: 'give the link to a table, or a file with its record',
    notTable: (from) => `${from} is not a table that was played on a server`,
    unreachable: (host, reason) => `cannot reach ${host}: ${reason}`,
    refused: (message) => `the server says: ${message}`,
    faults: {
      'not-over': 'The game is not over: the server has not revealed its secret.',
      'other-commitment': 'This is not what the server promised before the game.',
      'other-secret': 'The secret is not the one the server promised.',
      'other-share': 'A player’s part of the deal was changed.',
      'other-seed': 'The cards were not dealt from the secret and the players’ parts.',
    },
    replays: (answers) =>
      `The game follows from the deal: ${number(answers)} ${plural(answers, { one: 'answer', other: 'answers' })} replayed.`,
    diverges: 'The game does not follow from the deal.',
    unchecked: (version, own) =>
      `The game was not replayed: it was played with version ${version} of the rules, and this program has version ${own}. With --run-rules it downloads those rules from the server and runs them.`,
    noRules: (from) =>
      `the rules of this game can only be downloaded through the link to its table, and ${from} is not such a link`,
    otherRules: 'the server sent other rules than the record names: nothing was run',
    fair: 'The deal follows from the secret that the server promised and from what each player added.',
    trusted: 'Use --commitment to compare with what you saw before the game.',
  },
};
