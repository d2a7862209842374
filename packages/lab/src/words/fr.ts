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
  matrixNote: 'Part des parties que celui de gauche gagne contre celui du haut.',
  factions: 'Factions',
  factionsNote:
    'Part des parties gagnées par un deck de la Faction, avec l’intervalle qui contient la vraie valeur 95 fois sur 100.',
  pairs: 'Decks de deux Factions',
  pairsNote: 'Part des parties gagnées par le deck. Vide : il n’a pas été tiré.',
  order: 'Ordre des premiers tours',
  place: (number) => `Joueur ${number}`,
  lengths: 'Durée',
  lengthsNote: 'Parties par nombre de tours, tous joueurs ensemble.',
  curve: 'Points de Victoire',
  curveNote: 'PV moyens après chaque tour, de qui finira par gagner et des autres.',
  winner: 'Gagnant',
  others: 'Autres',
  people: 'Comparé aux humains',
  peopleNote: (correlation, bot) =>
    `Victoires divisées par les victoires équitables, à côté d’un relevé publié de parties entre humains. Corrélation des rangs : ${correlation} ; ici jouait ${bot}.`,
  ours: 'Ici',
  theirs: 'Humains',
  faction: 'Faction',
  wins: 'Victoires',
  interval: 'Intervalle',
  games: 'Parties',
  even: 'équitable',
  turns: 'Tours',
};
