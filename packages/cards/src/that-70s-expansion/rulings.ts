import type { Rulings } from '../ruling.ts';

/** Group COPY, in short. */
const COPYING = {
  en: 'You choose while the action is being played, once for each action, and only one part of what it does. The copy is not direct, so it is not copied again. The same way means, for instance, to the same base; a condition on the first target does not count.',
  fr: 'Vous choisissez pendant que l’Action est jouée, une fois par Action, et une seule partie de ce qu’elle fait. La copie n’est pas directe : elle n’est donc pas copiée à son tour. De la même façon signifie, par exemple, vers la même Base ; une condition sur la première cible ne compte pas.',
};
const COPIER = { id: 'CARD-173', ...COPYING };

const FIXED = {
  id: 'CARD-177',
  en: 'The bonus stays the same if the action is destroyed, or if others arrive.',
  fr: 'Le bonus reste le même si l’Action est détruite, ou si d’autres arrivent.',
};
const ON_THE_BASE = {
  id: 'CARD-178',
  en: 'Actions on minions are not actions on the base.',
  fr: 'Les Actions attachées à des Créatures ne sont pas attachées à la Base.',
};

export const rulings: Rulings = {
  'disco-dancers/diva': [COPIER],
  'disco-dancers/dancing-king': [
    COPIER,
    {
      id: 'CARD-173',
      en: 'Another minion is one that the action has not affected directly; it may be Dancing King himself.',
      fr: 'Une autre Créature est une Créature que l’Action n’affecte pas directement ; ce peut être le Roi du Dancing lui-même.',
    },
  ],
  'disco-dancers/we-are-family': [COPIER],
  'disco-dancers/last-dance': [
    {
      id: 'CARD-174',
      en: 'Whoever chose to destroy a minion is the player who destroyed it.',
      fr: 'C’est le joueur qui a choisi de détruire une Créature qui l’a détruite.',
    },
  ],
  'disco-dancers/turn-the-beat-around': [
    {
      id: 'CARD-175',
      en: 'Only minions that got +1 count, not those that lose power. One minion may lose power several times.',
      fr: 'Seules comptent les Créatures qui ont gagné de la Force, pas celles qui en perdent. Une même Créature peut en perdre plusieurs fois.',
    },
  ],
  'base/funky-town': [{ id: 'BASE-06', ...COPYING }],
  'base/boogie-wonderland': [
    {
      id: 'BASE-06',
      en: 'Moving a minion away from here counts, moving one here does not.',
      fr: 'Déplacer une Créature depuis cette Base compte, en déplacer une vers cette Base ne compte pas.',
    },
  ],
  'kung-fu-fighters/everybody-was-kung-fu-fighting': [
    {
      id: 'CARD-176',
      en: 'In turn order, starting with the active player. A player whose last minion there has just been destroyed still destroys one.',
      fr: 'Dans l’ordre du tour, en commençant par le joueur actif. Un joueur dont la dernière Créature présente vient d’être détruite en détruit quand même une.',
    },
  ],
  'truckers/high-speed-chase': [FIXED],
  'truckers/rally': [FIXED, ON_THE_BASE],
  'truckers/convoy': [ON_THE_BASE],
  'truckers/el-bandido': [ON_THE_BASE],
  'truckers/hotwire': [ON_THE_BASE],
  'truckers/rubber-chicken': [ON_THE_BASE],
  'truckers/skinny-minnie': [ON_THE_BASE],
  'vigilantes/brojak': [
    {
      id: 'CARD-179',
      en: 'He gets +1 power even if he is on that base already, and also after he has moved himself.',
      fr: 'Il gagne Force +1 même s’il est déjà sur cette Base, et aussi après s’être déplacé lui-même.',
    },
  ],
  'vigilantes/death-wisher': [
    {
      id: 'CARD-180',
      en: 'He answers his own destruction by another player as well.',
      fr: 'Il répond aussi à sa propre destruction par un autre joueur.',
    },
  ],
  'base/the-greasy-spoon': [{ ...ON_THE_BASE, id: 'BASE-09' }],
  'base/truck-stop': [{ ...ON_THE_BASE, id: 'BASE-09' }],
};
