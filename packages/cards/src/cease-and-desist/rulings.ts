import type { Rulings } from '../rulings.ts';

const NOT_YOUR_OWN = {
  id: 'CARD-140',
  en: 'You may return a minion that you control but do not own, and the rest is done all the same.',
  fr: 'Vous pouvez renvoyer une Créature que vous contrôlez sans en être le propriétaire ; le reste se fait tout de même.',
};
const ONLY_YOUR_OWN = {
  id: 'CARD-141',
  en: 'It does nothing for a minion that you do not own: that one returns to another hand.',
  fr: 'Elle ne fait rien pour une Créature dont vous n’êtes pas le propriétaire : celle-ci va dans une autre main.',
};

export const rulings: Rulings = {
  'star-roamers/science-officer': [NOT_YOUR_OWN],
  'star-roamers/teleport-overflow': [
    NOT_YOUR_OWN,
    {
      id: 'CARD-140',
      en: 'All minions revealed have one name, which need not be that of the minion returned.',
      fr: 'Toutes les Créatures révélées ont un même nom, qui n’est pas forcément celui de la Créature renvoyée.',
    },
  ],
  'star-roamers/ships-engineer': [ONLY_YOUR_OWN],
  'star-roamers/whiplash-maneuver': [ONLY_YOUR_OWN],
  'star-roamers/weird-new-worlds': [
    {
      id: 'CARD-142',
      en: 'If it leaves play before a base scores, the extra base is there for good.',
      fr: 'Si elle quitte le jeu avant la Conquête d’une Base, la Base supplémentaire reste pour toute la partie.',
    },
  ],
};
