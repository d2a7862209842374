/** Summarises the games of a study, for JSON, tables and reports. */
import { rules } from '@baston/cards';
import type { Result } from './play.ts';
import { type Rate, rankCorrelation, rateOf } from './stats.ts';
import type { Comparison, Pair } from './study.ts';

interface Named {
  readonly name: string;
  readonly rate: Rate;
}

/** Every entrant against every other: `cells[one][other]` is how often one beats the other. */
export interface Matrix {
  readonly names: readonly string[];
  readonly cells: readonly (readonly (Rate | undefined)[])[];
  /** All the games of each together, the best first. */
  readonly ranking: readonly Named[];
}

interface FactionFigures extends Named {
  /** Wins relative to an even share. */
  readonly ratio: number;
}

export interface BalanceFigures {
  readonly factions: readonly FactionFigures[];
  /** Decks of two factions: the rate of each pair that was played. */
  readonly pairs: readonly { readonly pair: Pair; readonly rate: Rate }[];
  /** By the order of the first turns: the first player first. */
  readonly order: readonly Rate[];
  readonly lengths: readonly { readonly turns: number; readonly games: number }[];
  /** Mean VP after each turn, of winners and of the others. */
  readonly curve: readonly { readonly turn: number; readonly winner: number; readonly others: number }[];
  /** Comparison with games between people, for the factions with published results. */
  readonly people?: {
    readonly factions: readonly { readonly id: string; readonly ours: number; readonly theirs: number }[];
    readonly correlation: number;
  };
}

/** Published results of games between people, core box: wins relative to an even share. */
const PEOPLE: readonly (readonly [string, number])[] = [
  ['aliens', 1.43],
  ['zombies', 1.23],
  ['robots', 1.16],
  ['ninjas', 0.98],
  ['dinosaurs', 0.97],
  ['pirates', 0.97],
  ['wizards', 0.91],
  ['tricksters', 0.65],
];

/** Counts wins and games by name. */
class Count {
  readonly #wins = new Map<string, number>();
  readonly #games = new Map<string, number>();
  add(name: string, won: boolean): void {
    this.#games.set(name, (this.#games.get(name) ?? 0) + 1);
    if (won) this.#wins.set(name, (this.#wins.get(name) ?? 0) + 1);
  }
  rate(name: string): Rate {
    return rateOf(this.#wins.get(name) ?? 0, this.#games.get(name) ?? 0);
  }
  get names(): string[] {
    return [...this.#games.keys()];
  }
}

const byRate = (one: { readonly rate: Rate }, other: { readonly rate: Rate }): number =>
  other.rate.rate - one.rate.rate;

/** Summarises a tournament or a duel; entrants are bots or pairs of factions. */
function matrixOf(
  names: readonly string[],
  results: readonly Result[],
  entrant: (result: Result, seat: number) => string,
): Matrix {
  const meetings = new Count();
  const all = new Count();
  for (const result of results) {
    const entrants = result.bots.map((_, seat) => entrant(result, seat));
    entrants.forEach((one, seat) => {
      all.add(one, result.winner === seat);
      entrants.forEach((other, place) => {
        if (place !== seat) meetings.add(`${one}\n${other}`, result.winner === seat);
      });
    });
  }
  const cells = names.map((one) =>
    names.map((other) => {
      const rate = meetings.rate(`${one}\n${other}`);
      return one === other || rate.games === 0 ? undefined : rate;
    }),
  );
  return { names, cells, ranking: names.map((name) => ({ name, rate: all.rate(name) })).sort(byRate) };
}

const pairName = ([one, other]: Pair): string => `${one}+${other}`;

export function tournamentOf(study: Comparison, results: readonly Result[]): Matrix | undefined {
  if (study.kind === 'bots') return matrixOf(study.bots, results, ({ bots }, seat) => bots[seat] as string);
  if (study.kind === 'pairs')
    return matrixOf(study.pairs.map(pairName), results, ({ factions }, seat) => pairName(factions[seat] as Pair));
  return undefined;
}

export function balanceOf(results: readonly Result[]): BalanceFigures {
  const byFaction = new Count();
  const byPair = new Count();
  const byOrder = new Count();
  const lengths = new Map<number, number>();
  let seats = 2;
  for (const { factions, winner, first, turns, bots } of results) {
    seats = bots.length;
    factions.forEach((pair, seat) => {
      const won = winner === seat;
      for (const faction of pair) byFaction.add(faction, won);
      byPair.add([...pair].sort().join('+'), won);
      byOrder.add(String((seat - first + seats) % seats), won);
    });
    lengths.set(turns, (lengths.get(turns) ?? 0) + 1);
  }
  const factions = byFaction.names
    .map((name) => ({ name, rate: byFaction.rate(name), ratio: byFaction.rate(name).rate * seats }))
    .sort(byRate);
  const known = PEOPLE.filter(([id]) => byFaction.rate(id).games > 0);
  const ours = known.map(([id]) => byFaction.rate(id).rate * seats);
  return {
    factions,
    pairs: byPair.names
      .map((name) => ({ pair: name.split('+') as unknown as Pair, rate: byPair.rate(name) }))
      .sort(byRate),
    order: Array.from({ length: seats }, (_, place) => byOrder.rate(String(place))),
    lengths: [...lengths].map(([turns, games]) => ({ turns, games })).sort((one, other) => one.turns - other.turns),
    curve: curveOf(results),
    ...(known.length > 2
      ? {
          people: {
            factions: known.map(([id, theirs], i) => ({ id, ours: ours[i] as number, theirs })),
            correlation: rankCorrelation(
              ours,
              known.map(([, theirs]) => theirs),
            ),
          },
        }
      : {}),
  };
}

/** Covers the turns that at least a tenth of the games reach. */
function curveOf(results: readonly Result[]): BalanceFigures['curve'] {
  const curve: { turn: number; winner: number; others: number }[] = [];
  for (let turn = 1; ; turn++) {
    const lasting = results.filter(({ vp }) => vp.length >= turn);
    if (lasting.length === 0 || lasting.length < results.length / 10) return curve;
    let winner = 0;
    let others = 0;
    for (const { vp, winner: seat } of lasting) {
      const now = vp[turn - 1] as readonly number[];
      winner += now[seat] as number;
      others += (now.reduce((sum, points) => sum + points, 0) - (now[seat] as number)) / (now.length - 1);
    }
    curve.push({ turn, winner: winner / lasting.length, others: others / lasting.length });
  }
}

/** The win rate of the tested bot of a duel, over all seats. */
export const duelRate = ({ seats }: Comparison, results: readonly Result[]): Rate =>
  rateOf(results.filter(({ index, winner }) => winner === index % seats).length, results.length);

/** One line for each player of each game. */
export function toCsv(results: readonly Result[]): string {
  const rows = results.flatMap(({ index, seed, bots, factions, first, winner, turns, vp }) =>
    bots.map((bot, seat) => {
      const [one, other] = factions[seat] as Pair;
      const points = vp.at(-1)?.[seat] ?? 0;
      return [index, seed, seat, bot, one, other, Number(first === seat), Number(winner === seat), points, turns];
    }),
  );
  const heading = ['game', 'seed', 'seat', 'bot', 'faction1', 'faction2', 'first', 'won', 'vp', 'turns'];
  return `${[heading, ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

/** The name of a faction, or of a pair of them. */
export const factionName = (id: string, lang: 'en' | 'fr'): string =>
  id
    .split('+')
    .map((one) => rules.factionAt(rules.factionIndex(one)).name[lang])
    .join(' + ');
