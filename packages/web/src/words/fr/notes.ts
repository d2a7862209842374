import type { notes as english } from '../en/notes.ts';
import type { Translation } from '../translation.ts';

export const notes: Translation<typeof english> = {
  close: 'OK',
  kinds: {
    special: {
      title: 'Effets Spéciaux',
      says: 'Vous pouvez en utiliser un maintenant, même au tour d’un autre, ou passer et le garder.',
    },
    duel: {
      title: 'Duels',
      says: 'Deux Créatures se battent. Chaque joueur peut ajouter une carte face cachée, puis la plus forte gagne.',
    },
    titan: {
      title: 'Titans',
      says: 'Ni Créature ni Action : un Titan attend à côté de votre pioche que son texte vous permette de le jouer.',
    },
    buried: {
      title: 'Cartes enterrées',
      says: 'Elles sont face cachée sur une Base. Au début de votre tour, vous pouvez dévoiler une des vôtres et l’y jouer.',
    },
    madness: {
      title: 'Cartes Démence',
      says: 'Elles vous aident maintenant, mais deux d’entre elles vous coûtent 1 PV à la fin de la partie.',
    },
    treasure: {
      title: 'Trésors',
      says: 'Les Monstres vous les donnent, et vous les jouez comme vos propres cartes.',
    },
    talent: {
      title: 'Talents',
      says: 'Un Talent sert une fois à chacun de vos tours, sans jouer de carte : choisissez la carte encadrée en jeu.',
    },
    ongoing: {
      title: 'Des Actions qui restent',
      says: 'Certaines de vos Actions s’attachent à une Base ou à une Créature. Elles y restent et continuent d’agir.',
    },
    monster: {
      title: 'Monstres',
      says: 'Tant que personne ne contrôle un Monstre, sa Force s’ajoute à la Résistance de sa Base.',
    },
    counter: {
      title: 'Marqueurs Force +1',
      says: 'Chacun donne Force +1 à sa Créature tant qu’elle reste en jeu.',
    },
    base: {
      title: 'Les Bases ont des effets',
      says: 'Le texte d’une Base vaut pour tous les joueurs qui s’y trouvent.',
    },
  },
};
