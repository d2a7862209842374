import type { ReportWords } from './types.ts';

const count = new Intl.NumberFormat('fr');

export const fr: ReportWords = {
  lang: 'fr',
  duel: (one, other, players) => (players === 2 ? `${one} contre ${other}` : `${one} contre ${players - 1} ${other}`),
  tournament: 'Tournoi',
  balance: 'Équilibre des Factions',
  made: (games, players, seed) => `${count.format(games)} parties à ${players} joueurs ; graine « ${seed} ».`,
  playedBy: (bot) => `Toutes les places sont jouées par le bot ${bot}.`,
  ranking: 'Classement',
  matrix: 'Qui bat qui',
  matrixNote: 'Part des parties gagnées par la ligne contre la colonne.',
  factions: 'Factions',
  factionsNote: 'Taux de victoire des pioches avec cette Faction, avec un intervalle de confiance à 95 %.',
  pairs: 'Paires de Factions',
  pairsNote: 'Taux de victoire de chaque paire. Vide : jamais jouée.',
  order: 'Ordre de jeu',
  place: (number) => `Joueur ${number}`,
  lengths: 'Durée des parties',
  lengthsNote: 'Nombre de tours par partie, tous joueurs ensemble.',
  curve: 'Points de Victoire',
  curveNote: 'PV moyens après chaque tour, des gagnants et des autres.',
  winner: 'Gagnant',
  others: 'Autres',
  people: 'Comparé aux humains',
  peopleNote: (correlation, bot) =>
    `Victoires par rapport à une part égale, à côté de résultats publiés entre humains. Corrélation des rangs : ${correlation} ; ici, ${bot} jouait.`,
  ours: 'Ici',
  theirs: 'Humains',
  faction: 'Faction',
  wins: 'Victoires',
  interval: 'Intervalle',
  games: 'Parties',
  even: 'équitable',
  turns: 'Tours',
};
