/** The texts of the command line. A text that is missing in one of the languages is a compile error. */
import type { Goal, Stage } from '@baston/bench';
import type { StoreTrouble } from '@baston/server';
import type { DealFault, Lang } from '@baston/table';

/** The options of every command, besides --lang and --help. */
export interface CommandOptions {
  readonly play: 'players' | 'seat' | 'factions' | 'titans' | 'seed' | 'save' | 'resume';
  readonly replay: 'seat' | 'position';
  readonly hint: 'position' | 'bot' | 'json';
  readonly cards: 'json';
  readonly sim: 'games' | 'players' | 'factions' | 'titans' | 'seed' | 'bot' | 'jobs' | 'check';
  readonly lab:
    | 'games'
    | 'players'
    | 'factions'
    | 'seed'
    | 'bot'
    | 'jobs'
    | 'out'
    | 'resume'
    | 'csv'
    | 'report'
    | 'queue'
    | 'solve'
    | 'effort'
    | 'weights'
    | 'positions'
    | 'json';
  readonly bench: 'windows' | 'json';
  readonly scenario: 'seeds';
  readonly rules: 'json';
  readonly serve:
    | 'port'
    | 'host'
    | 'data'
    | 'database'
    | 'proxy'
    | 'origin'
    | 'bots'
    | 'keep'
    | 'window'
    | 'drain'
    | 'names'
    | 'no-push'
    | 'push-host'
    | 'admin-token'
    | 'log';
  readonly backup: 'data' | 'database' | 'server' | 'token';
  readonly restore: 'data' | 'database' | 'server' | 'token' | 'overwrite';
  readonly verify: 'commitment' | 'run-rules';
}
export type CommandName = keyof CommandOptions;

/** The argument of an option (empty for a switch), and its description. */
export type OptionHelp = readonly [value: string, text: string];

interface CommandHelp<O extends string = string> {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The usage after the name of the command. */
  readonly line: string;
  readonly about: string;
  readonly options: { readonly [N in O]: OptionHelp };
  readonly after: string;
}

interface HelpWords {
  readonly title: string;
  readonly line: string;
  readonly more: string;
  readonly version: string;
  release(release: string, rules: string): string;
  readonly options: { readonly [O in 'lang' | 'help']: OptionHelp };
  usage(line: string): string;
}

/** Each is the one line that somebody gets whose input was not understood. */
interface ErrorWords {
  /** The line itself, which names the program. */
  line(message: string): string;
  noCommand(name: string, commands: readonly string[]): string;
  noOption(option: string): string;
  needsValue(option: string): string;
  takesNoValue(option: string): string;
  unexpected(word: string): string;
  notWhole(option: string, min: number, max: number, given: string): string;
  notOneOf(option: string, allowed: readonly string[], given: string): string;
  notPostgres(option: string): string;
  cannotRead(file: string, reason: string): string;
  cannotWrite(file: string, reason: string): string;
  notRecord(file: string): string;
  notJson(file: string): string;
  notPlayable(file: string, why: string): string;
  keeps(file: string): string;
  readonly nameRecord: string;
  readonly resumed: string;
  tooOften(option: string, times: number, players: number): string;
  noFaction(name: string): string;
  notTwoFactions(given: string): string;
  factionTwice(name: string): string;
  tooFewFactions(players: number, needed: number, given: number): string;
  noSuchFile(path: string): string;
  readonly nameScenarios: string;
  noScenario(paths: readonly string[]): string;
  badScenario(file: string, fault: string): string;
  readonly noIds: string;
  /** Why a file cannot be read or written, a server not be reached, or an address not be listened at. */
  readonly reasons: {
    readonly [C in
      | 'ENOENT'
      | 'EISDIR'
      | 'ENOTDIR'
      | 'EACCES'
      | 'EADDRINUSE'
      | 'EADDRNOTAVAIL'
      | 'ENOTFOUND'
      | 'ECONNREFUSED'
      | 'ENOSPC']: string;
  };
}

interface ReplayWords {
  /** The title of a position that is printed. */
  position(answers: number, turn: number): string;
  readonly notBegun: string;
  onlyLog(version: string, own: string): string;
}

interface HintWords {
  readonly isOver: string;
  cannotTell(bot: string): string;
}

interface SimWords {
  readonly facts: { readonly [F in 'games' | 'time' | 'decisions' | 'turns' | 'chain' | 'bases' | 'began']: string };
  games(count: number, players: number, bot: string, seed: string): string;
  time(seconds: number, games: number): string;
  decisions(total: number, games: number): string;
  turns(average: number, longest: number): string;
  chain(effects: number): string;
  bases(average: number): string;
  began(won: string, even: string): string;
  readonly byPlayer: string;
  player(number: number): string;
  readonly byFaction: string;
  outOf(games: number): string;
  readonly byBase: string;
  gamesPlayed(done: number, of: number, perSecond: number): string;
  abilitiesReached(done: number, of: number, perSecond: number): string;
  stopped(done: number, of: number): string;
  /** While the abilities were being reached. */
  stoppedForcing(done: number, of: number): string;
  readonly allHolds: string;
  reached(done: number, of: number): string;
  never(ability: string): string;
  fails(seed: string, message: string): string;
  again(command: string): string;
}

interface LabWords {
  readonly noStudy: string;
  notTaken(study: string, option: string): string;
  readonly nameTwoBots: string;
  readonly nameEntrants: string;
  readonly written: (file: string) => string;
  readonly factions: string;
  readonly order: string;
  place(number: number): string;
  people(correlation: number, bot: string): string;
  needsOut: string;
  notAStudy(file: string): string;
  anotherStudy(file: string): string;
  exists(file: string): string;
  /** Lines of the file that could not be read. */
  broken(lines: number): string;
  progress(done: number, of: number, secondsLeft: number): string;
  stopped(done: number, of: number): string;
  duel(one: string, other: string, players: number): string;
  /** A rate with the interval in which it lies, 95 times of 100. */
  rate(rate: string, low: string, high: string, games: number): string;
  fair(rate: string): string;
  length(turns: number): string;
  readonly needsGamesFile: string;
  readonly needsGames: string;
  notGames(file: string): string;
  otherRules(file: string, theirs: string, ours: string): string;
  notWeights(file: string): string;
  played(games: number, file: string): string;
  trained(positions: number, games: number): string;
  loss(kept: number, uniform: number): string;
  reliability(mean: string, won: string, estimates: string): string;
  readonly needsFolder: string;
  holdsPuzzles(file: string): string;
  noPuzzles(folder: string): string;
  found(puzzles: number, games: number): string;
  solved(bot: string, solved: number, of: number): string;
  readonly unsolved: string;
  readonly needsQueue: string;
  unreachable(host: string, reason: string): string;
  works(host: string, threads: number): string;
  worked(games: number): string;
}

interface BenchWords {
  machine(node: string, rules: string, unitMs: number): string;
  readonly perUnit: string;
  games(players: number): string;
  decisions(players: number): string;
  readonly clones: string;
  readonly resumptions: string;
  readonly iterations: string;
  readonly thinking: string;
  range(low: string, high: string, best: string): string;
  parked(median: number, most: number): string;
  readonly byCards: string;
  readonly against: string;
  readonly goals: { readonly [G in Goal]: string };
  goal(value: string): string;
  readonly stages: { readonly [S in Stage]: string };
}

interface RulesWords {
  /** The title of a group of rules; the document has it in English. */
  title(id: string, english: string): string;
  /** Both numbers fill their columns. */
  share(shown: string, of: string): string;
  readonly missing: string;
  readonly missingInterface: string;
  readonly missingCardless: string;
  covered(shown: number, of: number, scenarios: number): string;
  cards(missing: number, of: number): string;
  readonly noneMissing: string;
  unknown(file: string, id: string): string;
}

interface ScenarioWords {
  outcome(passed: number, failed: number): string;
  readonly otherEvents: string;
  readonly otherOutcome: string;
}

interface ServeWords {
  /** The site is made; it takes a moment. */
  readonly building: string;
  readonly noSite: string;
  listening(address: string): string;
  others(addresses: readonly string[]): string;
  keeps(where: string): string;
  readonly howToStop: string;
  readonly stopping: string;
  draining(seconds: number): string;
  shortToken(option: string, least: number): string;
  badPattern(file: string, line: number, reason: string): string;
  badPushHost(host: string): string;
  cannotListen(address: string, reason: string): string;
  /** An option that names a file has got an address. */
  notAFile(option: string): string;
  readonly troubles: {
    readonly [T in StoreTrouble]: (where: string, reason: string) => string;
  };
}

interface BackupWords {
  readonly nameFile: string;
  notServer(address: string): string;
  needsToken(address: string): string;
  wrongToken(host: string): string;
  noAdmin(host: string): string;
  readonly brokenOff: string;
  readonly notPlain: string;
  done(file: string, rows: number): string;
  restored(file: string, rows: number): string;
}

interface VerifyWords {
  readonly nameTable: string;
  notTable(from: string): string;
  unreachable(host: string, reason: string): string;
  refused(message: string): string;
  readonly faults: { readonly [F in DealFault]: string };
  replays(answers: number): string;
  readonly diverges: string;
  unchecked(version: string, own: string): string;
  noRules(from: string): string;
  readonly otherRules: string;
  readonly fair: string;
  readonly trusted: string;
}

export interface Wording {
  readonly lang: Lang;
  readonly help: HelpWords;
  readonly commands: { readonly [C in CommandName]: CommandHelp<CommandOptions[C]> };
  readonly errors: ErrorWords;
  readonly replay: ReplayWords;
  readonly hint: HintWords;
  readonly sim: SimWords;
  readonly lab: LabWords;
  readonly bench: BenchWords;
  readonly rules: RulesWords;
  readonly scenario: ScenarioWords;
  readonly serve: ServeWords;
  readonly backup: BackupWords;
  readonly verify: VerifyWords;
}
