/** The configuration of a match, and the reasons to refuse one (SETUP-01 to SETUP-23, BOX-01 to BOX-03). */
import { type FactionNumber, ID_MASK, type Seat } from '../state/block.ts';
import { Refusal } from '../state/errors.ts';

export const MULLIGANS = ['draw-then-shuffle', 'may-discard', 'must-discard', 'none'] as const;

export interface Config {
  readonly seats: number;
  /** All chance in the game follows from it. */
  readonly seed: string;
  /** Two factions for each seat; or drawn at random; or drafted, once round the table and back (SETUP-08). */
  readonly factions: readonly (readonly [string, string])[] | 'random' | 'draft';
  /** The factions to draw or draft from; all of them if left out. */
  readonly pool: readonly string[];
  /** How many boxes of each set are on the table: so many players may take the same faction. */
  readonly boxes: number;
  /** Bases of the boxes that the factions come from, or of all boxes (C-02). */
  readonly bases: 'in-play' | 'all';
  /** Titans of the factions that need theirs, or also those that are optional (SETUP-11). */
  readonly titans: 'needed' | 'all';
  readonly vpToWin: number;
  /** As the newest rulebooks say, or one of the older ways (C-01). */
  readonly mulligan: (typeof MULLIGANS)[number];
  /**
   * Are players asked also where only hidden cards leave them nothing to decide? Otherwise everybody learns from who is
   * asked, and how often, what others hold. For games of people on their own devices; the end of play is asked then.
   */
  readonly discreet: boolean;
  /** Is a player who can only end the play phase asked to? If not, others learn that there was nothing left to do. */
  readonly endOfPlay: 'asked' | 'automatic';
  /** Are players asked only for orders that matter (indifference.ts)? */
  readonly brief: boolean;
  /** This seat takes the first turn. */
  readonly firstPlayer: Seat | 'random';
}

const refuse = (message: string): never => {
  throw new Refusal('bad-config', message);
};

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const KEYS = [
  'seats',
  'seed',
  'factions',
  'pool',
  'boxes',
  'bases',
  'titans',
  'vpToWin',
  'mulligan',
  'discreet',
  'endOfPlay',
  'brief',
  'firstPlayer',
];

/** The factions that there are (rules.ts). */
interface Factions {
  readonly factionIds: readonly string[];
  factionIndex(id: string): FactionNumber;
}

/** A complete, checked config; what is left out is what players expect. */
export function checkConfig(given: Partial<Config> & { seed: string }, rules: Factions): Config {
  if (typeof given !== 'object' || given === null) refuse('the set-up of a match is an object');
  for (const key of Object.keys(given)) if (!KEYS.includes(key)) refuse(`there is no match option "${key}"`);
  // Spelled out, so that all configs are of one shape.
  const config: Config = {
    seats: given.seats ?? 2,
    seed: given.seed,
    factions: given.factions ?? 'random',
    pool: checkPool(given.pool ?? [], rules),
    boxes: given.boxes ?? 1,
    bases: given.bases ?? 'in-play',
    titans: given.titans ?? 'needed',
    vpToWin: given.vpToWin ?? 15,
    mulligan: given.mulligan ?? 'draw-then-shuffle',
    discreet: given.discreet ?? false,
    endOfPlay: given.endOfPlay ?? 'asked',
    brief: given.brief ?? false,
    firstPlayer: given.firstPlayer ?? 'random',
  };
  if (!isWhole(config.seats, 2, 4)) refuse(`a match seats 2, 3 or 4 players, not ${String(config.seats)}`);
  if (typeof config.seed !== 'string' || config.seed.length === 0)
    refuse('a match needs a seed, a text that is not empty');
  if (!isWhole(config.boxes, 1, 4)) refuse('the number of boxes of each set is 1 to 4');
  if (!isWhole(config.vpToWin, 1, 99)) refuse('the VP to win are 1 to 99');
  if (config.bases !== 'in-play' && config.bases !== 'all') refuse('the bases are those "in-play" or "all"');
  if (config.titans !== 'needed' && config.titans !== 'all') refuse('the titans are those "needed" or "all"');
  if (!MULLIGANS.includes(config.mulligan)) refuse(`the mulligan is one of ${MULLIGANS.join(', ')}`);
  if (typeof config.discreet !== 'boolean') refuse('a match is discreet (true) or not (false)');
  if (config.endOfPlay !== 'asked' && config.endOfPlay !== 'automatic')
    refuse('the end of play is "asked" or "automatic"');
  if (typeof config.brief !== 'boolean') refuse('a match is brief (true) or not (false)');
  if (config.firstPlayer !== 'random' && !isWhole(config.firstPlayer, 0, config.seats - 1)) {
    refuse(`the first player is "random" or a seat from 0 to ${config.seats - 1}`);
  }
  checkFactions(config, rules);
  return config;
}

/** The factions to choose from: those named, each once, or all there are. */
function checkPool(pool: readonly string[], rules: Factions): readonly string[] {
  if (!Array.isArray(pool)) refuse('the pool is a list of factions');
  if (pool.length === 0) return rules.factionIds;
  for (const id of pool) rules.factionIndex(id);
  if (pool.some((id, i) => pool.indexOf(id) !== i))
    refuse('the pool names a faction twice; say how many boxes there are instead');
  return pool;
}

function checkFactions(config: Config, rules: Factions): void {
  const { factions, seats, boxes, pool } = config;
  if (factions === 'random' || factions === 'draft') {
    // The player who takes the last one must not be left with a second copy of their own (SETUP-09).
    if ((pool.length - 1) * boxes + 1 < 2 * seats) {
      refuse(
        `${seats} players need more factions to choose from than ${pool.length} in ${boxes} box${boxes > 1 ? 'es' : ''}`,
      );
    }
    return;
  }
  if (!Array.isArray(factions) || factions.length !== seats)
    refuse('give two factions for every seat, or "random" or "draft"');
  const taken = (factions as Config['factions'] & object).flat();
  for (const pair of factions as unknown[]) {
    if (!Array.isArray(pair) || pair.length !== 2) refuse('every player takes exactly two factions');
    const [one, other] = pair as [string, string];
    if (one === other) refuse(`a player cannot take ${one} twice`);
  }
  for (const id of taken) {
    rules.factionIndex(id);
    if (taken.filter((other) => other === id).length > boxes) {
      refuse(`${id} is taken by more players than there are boxes (${boxes})`);
    }
  }
}

/** How many cards a match has, once the factions are known. */
export function checkSize(cards: number): void {
  if (cards > ID_MASK) refuse(`a match has at most ${ID_MASK} cards and bases, and this one has ${cards}`);
}
