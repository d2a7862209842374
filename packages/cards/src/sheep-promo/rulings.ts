import type { Rulings } from '../ruling.ts';

const BORROWED = {
  id: 'CARD-157',
  en: 'You control the card, and “you” on it means you. When it leaves play, it goes to its owner.',
  fr: 'Vous contrôlez la carte, et « vous » y désigne vous-même. Quand elle quitte le jeu, elle va à son propriétaire.',
};

export const rulings: Rulings = {
  'sheep/black-sheep': [
    {
      id: 'CARD-156',
      en: 'Its controller moves it: Little Bo Peep stops it only if somebody else controls her.',
      fr: 'C’est son contrôleur qui le déplace : Petite Bergère ne l’arrête que si quelqu’un d’autre la contrôle.',
    },
  ],
  'sheep/flock': [
    {
      id: 'CARD-159',
      en: 'It cannot follow minions that leave this base after it has scored.',
      fr: 'Il ne peut pas suivre les Créatures qui quittent cette Base après sa Conquête.',
    },
  ],
  'sheep/counting-sheep': [
    {
      id: 'CARD-158',
      en: 'The other player’s minion may be on any base. Only your minions here at that moment get the power.',
      fr: 'La Créature de l’autre joueur peut être sur n’importe quelle Base. Seules vos Créatures ici à cet instant gagnent la Force.',
    },
  ],
  'sheep/on-the-lamb': [
    {
      id: 'CARD-160',
      en: 'You may choose a player who has no minion there. All the minions go to the same base.',
      fr: 'Vous pouvez choisir un joueur qui n’y a aucune Créature. Toutes les Créatures vont sur la même Base.',
    },
  ],
  'sheep/shearing': [
    {
      id: 'CARD-161',
      en: 'If it leaves play before your next turn, it does not return.',
      fr: 'Si elle quitte le jeu avant votre prochain tour, elle ne revient pas.',
    },
  ],
  'sheep/to-follow-or-not': [BORROWED],
  'sheep/wood-for-sheep': [BORROWED],
  'base/sheep-shrine': [
    {
      id: 'BASE-32',
      en: 'It does not matter how it comes into play.',
      fr: 'Peu importe comment elle entre en jeu.',
    },
  ],
  'base/the-pasture': [
    {
      id: 'BASE-23',
      en: 'If one card moves several minions here, only one of them, of your choice, brings another along.',
      fr: 'Si une carte déplace ici plusieurs Créatures, une seule, au choix, en amène une autre.',
    },
  ],
};
