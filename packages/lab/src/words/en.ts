import type { ReportWords } from './types.ts';

const count = new Intl.NumberFormat('en');

export const en: ReportWords = {
  lang: 'en',
  duel: (one, other, players) =>
    players === 2 ? `${one} against ${other}` : `${one} against ${players - 1} of ${other}`,
  tournament: 'Tournament',
  balance: 'Balance of the factions',
  made: (games, players, seed) => `${count.format(games)} games with ${players} players; seed “${seed}”.`,
  playedBy: (bot) => `All seats are played by the bot ${bot}.`,
  ranking: 'Ranking',
  matrix: 'Who beats whom',
  matrixNote: 'How often the one on the left beats the one above.',
  factions: 'Factions',
  factionsNote:
    'How often a deck with the faction wins, with the interval in which the true rate lies 95 times of 100.',
  pairs: 'Decks of two factions',
  pairsNote: 'How often the deck wins. Empty: it was not drawn.',
  order: 'Order of the first turns',
  place: (number) => `Player ${number}`,
  lengths: 'Length',
  lengthsNote: 'Games by their number of turns, all players together.',
  curve: 'Victory points',
  curveNote: 'Mean VP after each turn, of those who go on to win and of the others.',
  winner: 'Winner',
  others: 'Others',
  people: 'Compared with people',
  peopleNote: (correlation, bot) =>
    `Wins divided by even wins, beside a published record of games between people. Rank correlation ${correlation}; here ${bot} played.`,
  ours: 'Here',
  theirs: 'People',
  faction: 'Faction',
  wins: 'Wins',
  interval: 'Interval',
  games: 'Games',
  even: 'even',
  turns: 'Turns',
};
