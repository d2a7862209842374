/** Studies and the games they consist of. A game is determined by its study and its number, so it can be replayed anywhere. */
import type { KeptWeights } from '@baston/bots';
import { rules } from '@baston/cards';
import { below, seedWords } from '@baston/engine';

export type Pair = readonly [string, string];

/** One game: its bots by seat, and their factions. */
export interface Plan {
  readonly seed: string;
  /** The bot in each seat. */
  readonly bots: readonly string[];
  /** Random from the seed if left out. */
  readonly factions?: readonly Pair[];
  /** Only those that a faction needs, if left out. */
  readonly titans?: 'all';
}

interface Common {
  readonly seed: string;
  readonly seats: number;
  /** The number of games in the study. */
  readonly games: number;
  /** The factions to choose from; all if empty. */
  readonly pool: readonly string[];
}

/** One bot against others of one kind, in every seat in turn on the same deal. */
interface Duel extends Common {
  readonly kind: 'duel';
  readonly bots: Pair;
}
/** Every bot against every other, seats swapped on the same deal. */
interface BotTournament extends Common {
  readonly kind: 'bots';
  readonly bots: readonly string[];
}
/** Every pair of factions against every other, seats swapped on the same deal, all played by one bot. */
interface PairTournament extends Common {
  readonly kind: 'pairs';
  readonly bot: string;
  readonly pairs: readonly Pair[];
}
/** Factions drawn evenly, all played by one bot. */
interface Balance extends Common {
  readonly kind: 'balance';
  readonly bot: string;
}
/** Games to train on, for two to four players: some turns are played at random, and the answers are kept. */
export interface Selfplay extends Omit<Common, 'seats'> {
  readonly kind: 'selfplay';
  /** The version of the rules: by others the answers mean something else. */
  readonly rules: string;
  /** How many worlds the bot plays at most for a decision. */
  readonly effort: number;
  /** The network that it evaluates with; none: the weights set by hand. */
  readonly weights?: KeptWeights;
}
/** Studies that end in figures and a report. */
export type Comparison = Duel | BotTournament | PairTournament | Balance;
export type Study = Comparison | Selfplay;

/** The number of players in one game after the other, and how many of these there are to one with titans. */
const PLAYERS = [2, 2, 3, 2, 4] as const;
const TITANS_OF = 3;

/** All pairs of the numbers below `count`. */
function matchUps(count: number): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let one = 0; one < count; one++) for (let other = one + 1; other < count; other++) all.push([one, other]);
  return all;
}

const swapped = <T>(pair: readonly [T, T], isSwapped: boolean): readonly [T, T] =>
  isSwapped ? [pair[1], pair[0]] : pair;

export function planOf(study: Study, index: number): Plan {
  const { pool } = study;
  switch (study.kind) {
    case 'duel': {
      const { seats } = study;
      const seed = `${study.seed}/${Math.floor(index / seats)}`;
      const [one, others] = study.bots;
      const bots = Array.from({ length: seats }, (_, seat) => (seat === index % seats ? one : others));
      return { seed, bots, factions: drawFactions(seed, seats, pool) };
    }
    case 'bots': {
      const all = matchUps(study.bots.length);
      const round = Math.floor(index / (2 * all.length));
      const [one, other] = all[Math.floor(index / 2) % all.length] as readonly [number, number];
      const seed = `${study.seed}/${round}`;
      const bots = swapped([study.bots[one] as string, study.bots[other] as string], index % 2 === 1);
      return { seed, bots, factions: drawFactions(seed, 2, pool) };
    }
    case 'pairs': {
      const all = matchUps(study.pairs.length);
      const [one, other] = all[Math.floor(index / 2) % all.length] as readonly [number, number];
      const factions = swapped([study.pairs[one] as Pair, study.pairs[other] as Pair], index % 2 === 1);
      return { seed: `${study.seed}/${Math.floor(index / 2)}`, bots: [study.bot, study.bot], factions };
    }
    case 'balance': {
      const seed = `${study.seed}/${index}`;
      const { seats } = study;
      return { seed, bots: Array(seats).fill(study.bot), factions: drawFactions(seed, seats, pool) };
    }
    case 'selfplay': {
      const seed = `${study.seed}/${index}`;
      const seats = PLAYERS[index % PLAYERS.length] as number;
      const factions = drawFactions(seed, seats, pool);
      return {
        seed,
        bots: Array(seats).fill('selfplay'),
        factions,
        ...(index % TITANS_OF === 0 ? { titans: 'all' } : {}),
      };
    }
  }
}

/** Two different factions for every seat, each as likely as the others. */
function drawFactions(seed: string, seats: number, pool: readonly string[]): Pair[] {
  const words = new Int32Array(4);
  seedWords(`factions ${seed}`, words);
  const left = pool.length > 0 ? [...pool] : rules.factions.map(({ id }) => id);
  const draw = (): string => left.splice(below(words, left.length), 1)[0] as string;
  return Array.from({ length: seats }, () => [draw(), draw()] as const);
}
