import type { puzzles as en } from '../en/puzzles.ts';
import type { Translation } from '../translation.ts';

export const puzzles: Translation<typeof en> = {
  title: 'Casse-têtes',
  intro:
    'Des positions de vraies parties. Vous avez un tour pour atteindre le but, et c’est possible : une recherche l’a prouvé.',
  players: 'Joueurs',
  playersOf: (count) => `${count} joueurs`,
  solvedOf: (solved, all) => (solved > 1 ? `${solved} résolus sur ${all}` : `${solved} résolu sur ${all}`),
  number: (number) => `Casse-tête ${number}`,
  solved: 'résolu',
  choices: (count) => `${count} choix`,
  win: 'Gagnez la partie ce tour-ci',
  gain: (vp) => `Gagnez ${vp} PV ce tour-ci`,
  against: (factions) => `contre ${factions}`,
  name: 'Casse-tête',
  hands:
    'Vous pouvez regarder toutes les mains et les prochaines Bases : appuyez sur un joueur ou sur la pioche des Bases.',
  restart: 'Recommencer le casse-tête',
  leave: 'Retour aux casse-têtes',
  right: 'Résolu !',
  rightText: 'C’était ça. Vous pouvez continuer la partie, ou passer au suivant.',
  wrong: 'Pas cette fois',
  wrongText: (gained, of) => `Vous avez gagné ${gained} PV sur ${of}. Il y a un moyen.`,
  notWon: 'La partie continue. Il y avait un moyen de la gagner.',
  again: 'Réessayer',
  next: 'Casse-tête suivant',
  all: 'Tous les casse-têtes',
  unknown: 'Ce casse-tête n’existe plus. Voici les autres.',
};
