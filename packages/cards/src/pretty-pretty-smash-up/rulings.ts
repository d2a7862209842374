import type { Rulings } from '../ruling.ts';

const TRANSFERRED = {
  id: 'CARD-074',
  en: 'Whoever controls an action still controls it after it was transferred.',
  fr: 'Transférer une Action ne change rien à qui la contrôle.',
};

export const rulings: Rulings = {
  'fairies/daisy-chain': [TRANSFERRED],
  'fairies/ladybug': [TRANSFERRED],
  'fairies/leaf-armor': [TRANSFERRED],
  'fairies/tinx': [TRANSFERRED],
  'fairies/glymmer': [
    {
      id: 'CARD-075',
      en: 'It lasts until your next turn even if this minion leaves play, or if another player takes it and uses its talent.',
      fr: 'Cela dure jusqu’à votre prochain tour même si cette Créature quitte le jeu, ou si un autre joueur en prend le contrôle et utilise son Talent.',
    },
  ],
  'fairies/enchantment': [
    {
      id: 'CARD-076',
      en: 'Transferred to another base, it keeps the option that you chose.',
      fr: 'Transférée sur une autre Base, elle garde l’option choisie.',
    },
  ],
  'mythic-horses/starlyte': [{ id: 'ERR-29', en: 'It does not count itself.', fr: 'Elle ne se compte pas elle-même.' }],
  'mythic-horses/rainbow': [
    {
      id: 'CARD-077',
      en: 'Minions that were played on an earlier turn do not count.',
      fr: 'Les Créatures jouées lors d’un tour précédent ne comptent pas.',
    },
  ],
  'mythic-horses/teaching-power': [
    {
      id: 'ERR-30',
      en: 'One card is revealed for each of your minions there, and one minion among them may be played.',
      fr: 'On révèle une carte par Créature que vous avez sur cette Base, et une seule Créature révélée peut être jouée.',
    },
  ],
  'mythic-horses/encouragement-power': [
    {
      id: 'ERR-31',
      en: 'The minion that it is on does not count.',
      fr: 'La Créature à laquelle elle est attachée ne compte pas.',
    },
  ],
  'mythic-horses/super-future-space-armor-power': [
    {
      id: 'CARD-078',
      en: 'Minions that come into play later get nothing.',
      fr: 'Les Créatures qui arrivent en jeu plus tard n’y gagnent rien.',
    },
  ],
  'princesses/eliza': [
    {
      id: 'CARD-079',
      en: 'What is played on the turn of somebody else, or in another phase than that of playing cards, is an extra card.',
      fr: 'Ce qui est joué pendant le tour d’un autre, ou hors de la phase « Jouer des cartes », est une carte supplémentaire.',
    },
  ],
  'princesses/heirloom': [
    {
      id: 'CARD-080',
      en: 'One gives +1 power, two give +4 in all, three give +9.',
      fr: 'Un seul donne Force +1, deux donnent +4 au total, trois donnent +9.',
    },
  ],
  'base/ice-castle': [
    {
      id: 'BASE-12',
      en: 'Minions can be moved here. If this base takes the place of another, minions that were there stay.',
      fr: 'Des Créatures peuvent être déplacées ici. Si cette Base en remplace une autre, les Créatures présentes restent.',
    },
  ],
};
