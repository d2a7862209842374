import type { puzzles as en } from '../en/puzzles.ts';
import type { Translation } from '../translation.ts';

export const puzzles: Translation<typeof en> = {
  title: 'Casse-têtes',
  intro:
    'Des positions de vraies parties. Vous avez un tour pour atteindre le but. Chaque casse-tête a une solution prouvée.',
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
  hands: 'Vous pouvez voir toutes les mains et les prochaines Bases : appuyez sur un joueur ou sur la pioche Base.',
  restart: 'Recommencer le casse-tête',
  leave: 'Retour aux casse-têtes',
  right: 'Résolu !',
  rightText: 'C’est ça. Continuez la partie, ou passez au suivant.',
  wrong: 'Pas cette fois',
  wrongText: (gained, of) => `Vous avez gagné ${gained} PV sur ${of}. Il y a une solution.`,
  notWon: 'La partie continue, mais il y avait un moyen de la gagner.',
  again: 'Réessayer',
  next: 'Casse-tête suivant',
  all: 'Tous les casse-têtes',
  unknown: 'Ce casse-tête n’existe plus. Voici les autres.',
};
