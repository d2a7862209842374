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
    title: 'baston: a card brawl in the terminal, and the tools of its engine.',
    line: 'COMMAND [OPTIONS]',
    more: 'baston COMMAND --help says more about a command.',
    options: {
      lang: ['LANG', 'en or fr; the language of the environment by default'],
      help: ['', 'show this help'],
    },
    usage: (line) => `Usage: ${line}`,
  },
  commands,
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
      ECONNREFUSED: 'nothing listens there',
      ENOSPC: 'the disk is full',
    },
  },
  replay: {
    position: (answers, turn) =>
      `Turn ${turn}, after ${number(answers)} ${plural(answers, { one: 'answer', other: 'answers' })}`,
    notBegun: 'the first turn has not begun: there is no position yet',
    onlyLog: (version, own) =>
      `Played with version ${version} of the rules; this program has version ${own}. This is the log as it was saved.`,
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
    draining: (seconds) =>
      `No new tables from now on; stopping in ${number(seconds)} s, or when nobody is connected any more.`,
    shortToken: (option, least) => `${option} needs at least ${least} characters, or somebody could guess it`,
    badPattern: (file, line, reason) => `${file}, line ${line}, is not a pattern for names: ${reason}`,
    cannotListen: (address, reason) => `cannot listen at ${address}: ${reason}`,
    notAFile: (option) => `${option} is a file; the address of a PostgreSQL database goes with --database`,
    troubles: {
      away: (where, reason) => `${where} does not answer: ${reason}`,
      busy: (where) => `something else uses ${where}: another server, or another backup`,
      full: (where, reason) => `${where} cannot be written: ${reason}`,
      filled: (where) => `${where} already keeps games or people; --overwrite replaces all of them`,
      damaged: (_where, reason) => `the backup cannot be used: ${reason}`,
      newer: (where) => `${where} was made by a newer version of this program`,
      refused: (where, reason) => `${where} cannot be used: ${reason}`,
    },
  },
  backup: {
    nameFile: 'name the file of the backup',
    notServer: (address) => `“${address}” is not the address of a server, as in http://localhost:8080`,
    needsToken: (address) =>
      `a server uses the file, so that server has to do it: set BASTON_ADMIN_TOKEN as it was for the server at ${address}`,
    wrongToken: (host) => `the server at ${host} has another admin token`,
    noAdmin: (host) => `the server at ${host} was started without an admin token: start it with BASTON_ADMIN_TOKEN`,
    notPlain: 'it is not a plain file',
    brokenOff: 'the server broke off the backup; its log says why (is there room on its disk?)',
    done: (file, rows) => `${file} is complete: ${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })}.`,
    restored: (file, rows) =>
      `${file} has been restored: ${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })}.`,
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
    unchecked: (version, own) =>
      `The game was not played again: it was played with version ${version} of the rules, and this program has version ${own}. With --run-rules it downloads the rules from the server and runs them.`,
    noRules: (from) =>
      `the rules of this game can only be downloaded with the link to its table, from a server that has them, and ${from} does not lead there`,
    otherRules: 'the server has sent other rules than those the record names: nothing was run',
    fair: 'The deal follows from the secret that the server had promised, and from what each player added.',
    trusted: 'Give --commitment to compare with what you saw before the game.',
  },
};
