/** Summarises many simulated games. */
import type { Rules } from '@baston/engine';
import { columns } from '../terminal.ts';
import { numbersOf, type Wording } from '../words/index.ts';
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
  deepest = 0;
  firstWins = 0;
  readonly seatWins: Counts = {};
  readonly factionGames: Counts = {};
  readonly factionWins: Counts = {};
  readonly scored: Counts = {};

  add({ decisions, turns, winners, first, factions, deepest, scored }: Result): void {
    this.games++;
    this.decisions += decisions;
    this.turns += turns;
    this.longest = Math.max(this.longest, turns);
    this.deepest = Math.max(this.deepest, deepest);
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

export function summaryLines(tally: Tally, spec: Spec, rules: Rules, seconds: number, words: Wording): string[] {
  const { games } = tally;
  const { sim: say, lang } = words;
  const { number, percent } = numbersOf(lang);
  const facts = factsOf(tally, spec, seconds, words);
  if (games === 0) return facts;
  const seats = Array.from({ length: spec.seats }, (_, seat) => [
    say.player(seat + 1),
    percent(tally.seatWins[seat] ?? 0, games),
  ]);
  const factions = rules.factions
    .filter(({ id }) => (tally.factionGames[id] ?? 0) > 0)
    .map(({ id, name }) => ({
      name: name[lang],
      games: tally.factionGames[id] ?? 0,
      wins: tally.factionWins[id] ?? 0,
    }))
    .sort((a, b) => b.wins / b.games - a.wins / a.games)
    .map((one) => [one.name, percent(one.wins, one.games), say.outOf(one.games)]);
  const scored = Object.entries(tally.scored)
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([id, count]) => [rules.def(rules.indexOf(id)).name[lang], number(count / games, 2)]);
  return [...facts, ...table(say.byPlayer, seats), ...table(say.byFaction, factions), ...table(say.byBase, scored)];
}

function factsOf(tally: Tally, spec: Spec, seconds: number, { sim: say, lang }: Wording): string[] {
  const { games, decisions, turns, longest, deepest, firstWins } = tally;
  const { percent } = numbersOf(lang);
  const facts: [string, string][] = [
    [say.facts.games, say.games(games, spec.seats, spec.bot, spec.seed)],
    [say.facts.time, say.time(seconds, games)],
  ];
  if (games > 0) {
    const bases = Object.values(tally.scored).reduce((sum, count) => sum + count, 0);
    facts.push(
      [say.facts.decisions, say.decisions(decisions, games)],
      [say.facts.turns, say.turns(turns / games, longest)],
      [say.facts.chain, say.chain(deepest)],
      [say.facts.bases, say.bases(bases / games)],
      [say.facts.began, say.began(percent(firstWins, games), percent(1, spec.seats))],
    );
  }
  return columns(facts, [0, 1]);
}

const table = (title: string, rows: readonly (readonly string[])[]): string[] => [
  '',
  title,
  ...columns(rows).map((row) => `  ${row}`),
];
