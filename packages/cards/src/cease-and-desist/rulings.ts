import type { Rulings } from '../ruling.ts';

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

const NO_LONGER_YOURS = {
  id: 'CARD-139',
  en: 'A minion that you own is one from your deck that you no longer control.',
  fr: 'Une Créature dont vous êtes propriétaire : une Créature de votre pioche que vous ne contrôlez plus.',
};

const ALL_BUT_BENEFITS = {
  id: 'CARD-135',
  en: 'It also loses the abilities that actions on it give it, but not what those actions do themselves. Abilities that it gets later are kept.',
  fr: 'Elle perd aussi les effets que lui octroient les Actions qui lui sont attachées, mais pas ce que ces Actions font elles-mêmes. Les effets gagnés ensuite sont conservés.',
};

const RAISES = (id: string) => ({
  id,
  en: 'An action directly increases power if it gives +N power, places or transfers a +1 power counter, or raises the printed power of a minion that is already in play. One that gives a talent, or removes what lowers power, does not.',
  fr: 'Une Action augmente directement la Force si elle donne Force +N, place ou transfère un marqueur Force +1, ou augmente la Force inscrite d’une Créature déjà en jeu. Octroyer un Talent, ou retirer ce qui diminue la Force, ne compte pas.',
});

export const rulings: Rulings = {
  'astroknights/walking-carpet': [RAISES('CARD-136')],
  'astroknights/space-prince': [RAISES('CARD-136')],
  'astroknights/alien-guru': [
    RAISES('CARD-136'),
    {
      id: 'CARD-136',
      en: 'If the action increased the power of several minions, choose one of them.',
      fr: 'Si l’Action a augmenté la Force de plusieurs Créatures, choisissez l’une d’elles.',
    },
  ],
  'astroknights/scoundrel': [
    {
      id: 'CARD-137',
      en: 'You can use her talent even if you have no other minion there.',
      fr: 'Vous pouvez utiliser son Talent même si vous n’avez aucune autre Créature à cet endroit.',
    },
  ],
  'base/hive-of-scum-and-villainy': [RAISES('BASE-11')],
  'changerbots/form-mergacon': [
    {
      id: 'CARD-133',
      en: 'Minions that are played afterwards get nothing.',
      fr: 'Les Créatures jouées ensuite ne gagnent rien.',
    },
  ],
  'changerbots/solarshout': [
    {
      id: 'CARD-134',
      en: 'The −2 stays for the turn even if the minion loses its ability.',
      fr: 'La Force −2 demeure pendant le tour même si la Créature perd son effet.',
    },
  ],
  'changerbots/the-touch': [ALL_BUT_BENEFITS],
  'changerbots/bruiser': [ALL_BUT_BENEFITS],
  'base/changing-room': [
    {
      id: 'BASE-02',
      en: 'The talent may be the minion’s own or given by an action on it. One that brings the minion here does not count.',
      fr: 'Le Talent peut être celui de la Créature ou octroyé par une Action attachée. Celui qui amène la Créature ici ne compte pas.',
    },
  ],
  'ignobles/betrothed': [
    {
      id: 'CARD-138',
      en: 'However the other player came to control it, and even if it has moved to another base.',
      fr: 'Quelle que soit la façon dont l’autre joueur en a pris le contrôle, et même si elle a été déplacée vers une autre Base.',
    },
  ],
  'ignobles/activate-the-spy': [NO_LONGER_YOURS],
  'ignobles/banner-call': [NO_LONGER_YOURS],
  'ignobles/foot-of-the-king': [NO_LONGER_YOURS],
  'ignobles/inevitable-betrayal': [NO_LONGER_YOURS],
  'base/spikey-chair-room': [
    {
      id: 'BASE-35',
      en: 'Even if the minion played here has moved on, or this base has scored.',
      fr: 'Même si la Créature jouée ici a été déplacée, ou si cette Base a été conquise.',
    },
  ],
  'base/wintersquashed': [
    {
      id: 'BASE-44',
      en: 'The ability of the minion is resolved first, then its control is given.',
      fr: 'L’effet de la Créature est résolu d’abord, puis son contrôle est donné.',
    },
  ],
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
