/** What many games add up to. */
import type { Rules } from '@baston/engine';
import { lengthOf, pad, padLeft } from '../terminal.ts';
import type { Result, Spec } from './game.ts';

type Counts = { [name: string]: number };
const add = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export class Tally {
  games = 0;
  decisions = 0;
  turns = 0;
  longest = 0;
  firstWins = 0;
  readonly seatWins: Counts = {};
  readonly factionGames: Counts = {};
  readonly factionWins: Counts = {};
  readonly scored: Counts = {};

  add({ decisions, turns, winners, first, factions, scored }: Result): void {
    this.games++;
    this.decisions += decisions;
    this.turns += turns;
    this.longest = Math.max(this.longest, turns);
    if (winners.includes(first)) this.firstWins++;
    for (const seat of winners) add(this.seatWins, String(seat));
    factions.forEach((pair, seat) => {
      for (const faction of pair) {
        add(this.factionGames, faction);
        if (winners.includes(seat)) add(this.factionWins, faction);
      }
    });
    for (const base of scored) add(this.scored, base);
  }
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${number((100 * part) / whole, 1)} %`);

export function summaryLines(tally: Tally, spec: Spec, rules: Rules, seconds: number): string[] {
  const { games } = tally;
  const facts: [string, string][] = [
    ['Games', `${number(games)} of ${spec.seats} players, ${spec.bot} bots, seed ${spec.seed}`],
    ['Time', `${number(seconds, 1)} s, ${number(games / Math.max(seconds, 0.001), 0)} games/s`],
  ];
  if (games === 0) return facts.map(([name, value]) => `${pad(name, 10)} ${value}`);
  const bases = Object.values(tally.scored).reduce((sum, count) => sum + count, 0);
  facts.push(
    ['Decisions', `${number(tally.decisions)}, ${number(tally.decisions / games, 1)} a game`],
    ['Turns', `${number(tally.turns / games, 1)} a game, ${tally.longest} at most`],
    ['Bases', `${number(bases / games, 1)} scored a game`],
    ['Began', `won ${percent(tally.firstWins, games)} (even would be ${percent(1, spec.seats)})`],
  );
  const seats = Array.from({ length: spec.seats }, (_, seat): [string, string] => [
    `player ${seat + 1}`,
    percent(tally.seatWins[seat] ?? 0, games),
  ]);
  const factions = rules.factions
    .filter(({ id }) => (tally.factionGames[id] ?? 0) > 0)
    .map(({ id, name }) => ({ name: name.en, games: tally.factionGames[id] ?? 0, wins: tally.factionWins[id] ?? 0 }))
    .sort((a, b) => b.wins / b.games - a.wins / a.games)
    .map((one): [string, string] => [one.name, `${padLeft(percent(one.wins, one.games), 7)} of ${number(one.games)}`]);
  const scored = Object.entries(tally.scored)
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([id, count]): [string, string] => [
      rules.def(rules.indexOf(id)).name.en,
      padLeft(number(count / games, 2), 7),
    ]);
  return [
    ...facts.map(([name, value]) => `${pad(name, 10)} ${value}`),
    ...table('Wins by player', seats),
    ...table('Wins by faction', factions),
    ...table('Bases scored a game', scored),
  ];
}

function table(title: string, rows: readonly [string, string][]): string[] {
  const width = Math.max(...rows.map(([name]) => lengthOf(name)));
  return ['', title, ...rows.map(([name, value]) => `  ${pad(name, width)}  ${padLeft(value, 7)}`)];
}
