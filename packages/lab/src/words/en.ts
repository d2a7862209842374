import type { ReportWords } from './types.ts';

const count = new Intl.NumberFormat('en');

export const en: ReportWords = {
  lang: 'en',
  duel: (one, other, players) =>
    players === 2 ? `${one} against ${other}` : `${one} against ${players - 1} of ${other}`,
  tournament: 'Tournament',
  balance: 'Faction balance',
  made: (games, players, seed) => `${count.format(games)} games with ${players} players; seed “${seed}”.`,
  playedBy: (bot) => `Every seat is played by the bot ${bot}.`,
  ranking: 'Ranking',
  matrix: 'Who beats whom',
  matrixNote: 'How often the row beats the column.',
  factions: 'Factions',
  factionsNote: 'Win rate of decks with the faction, with a 95% confidence interval.',
  pairs: 'Faction pairs',
  pairsNote: 'Win rate of each pair. Empty: never played.',
  order: 'Turn order',
  place: (number) => `Player ${number}`,
  lengths: 'Game length',
  lengthsNote: 'Number of turns per game, all players together.',
  curve: 'Victory points',
  curveNote: 'Mean VP after each turn, for winners and for the others.',
  winner: 'Winner',
  others: 'Others',
  people: 'Compared with people',
  peopleNote: (correlation, bot) =>
    `Wins relative to an even share, next to published results of games between people. Rank correlation ${correlation}; ${bot} played here.`,
  ours: 'Here',
  theirs: 'People',
  faction: 'Faction',
  wins: 'Wins',
  interval: 'Interval',
  games: 'Games',
  even: 'even',
  turns: 'Turns',
};
