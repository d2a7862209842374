import type { Rulings } from '../ruling.ts';

const NOT_LATER = {
  en: 'Only minions that are in play now get the power, not those played later in the turn.',
  fr: 'Seules les Créatures en jeu à ce moment gagnent la Force, pas celles jouées plus tard dans le tour.',
};
const UNTIL_END_OF_TURN = {
  en: 'The power lasts until the end of the turn.',
  fr: 'Le gain de Force dure jusqu’à la fin du tour.',
};
const TO_YOUR_DISCARD_PILE = {
  id: 'CARD-055',
  en: 'The Madness card goes to your discard pile, not to the Madness deck.',
  fr: 'La carte Démence va dans votre défausse, pas dans la pioche Démence.',
};

export const rulings: Rulings = {
  'elder-things/elder-thing': [
    {
      id: 'ERR-09',
      en: 'It is protected only once its choice has been carried out.',
      fr: 'Elle n’est protégée qu’une fois son choix accompli.',
    },
    {
      id: 'CARD-042',
      en: 'Unless two other minions of yours really are destroyed, it goes under your deck at once. You cannot do both.',
      fr: 'Si deux autres de vos Créatures ne sont pas réellement détruites, elle va aussitôt sous votre pioche. Vous ne pouvez pas faire les deux.',
    },
  ],
  'elder-things/shoggoth': [
    {
      id: 'ERR-14',
      en: 'It can be played only on a base where you have 6 or more power.',
      fr: 'Elle ne peut être jouée que sur une Base où vous avez 6 de Force ou plus.',
    },
    {
      id: 'CARD-044',
      en: 'Your own minions are safe: only those of other players are destroyed.',
      fr: 'Vos propres Créatures ne risquent rien : seules celles des autres joueurs sont détruites.',
    },
  ],
  'elder-things/mi-go': [
    {
      id: 'ERR-12',
      en: 'You draw for other players who do not draw a Madness card, not for yourself.',
      fr: 'Vous piochez pour les autres joueurs qui ne piochent pas de carte Démence, pas pour vous-même.',
    },
  ],
  'elder-things/dunwich-horror': [
    {
      id: 'ERR-11',
      en: 'The +5 power is Ongoing: it lasts as long as this card is on the minion.',
      fr: 'Le gain de Force +5 est Permanent : il dure tant que cette carte est sur la Créature.',
    },
  ],
  'elder-things/the-price-of-power': [
    {
      id: 'ERR-10',
      en: 'Other players with minions on that base show their hands; one of your minions there gets the power.',
      fr: 'Les autres joueurs qui ont des Créatures sur cette Base montrent leur main ; une de vos Créatures s’y trouvant gagne la Force.',
    },
    { id: 'CARD-043', ...UNTIL_END_OF_TURN },
  ],
  'innsmouth/in-plain-sight': [
    {
      id: 'ERR-15',
      en: 'The protection is Ongoing: it goes by the power that your minions have at each moment.',
      fr: 'La protection est Permanente : elle dépend de la Force de vos Créatures à chaque instant.',
    },
  ],
  'innsmouth/mysteries-of-the-deep': [
    {
      id: 'CARD-045',
      en: 'The minions of the same name have to be on the same base.',
      fr: 'Les Créatures du même nom doivent être sur la même Base.',
    },
  ],
  'innsmouth/the-deep-ones': [{ id: 'CARD-046', ...NOT_LATER }],
  'minions-of-cthulhu/altar-to-cthulhu': [
    {
      id: 'ERR-34',
      en: 'Each minion that you play there brings an extra action.',
      fr: 'Chaque Créature que vous y jouez apporte une Action supplémentaire.',
    },
  ],
  'minions-of-cthulhu/complete-the-ritual': [
    {
      id: 'ERR-35',
      en: 'It is played on a base where you have a minion, and works at the start of your turn.',
      fr: 'Elle se joue sur une Base où vous avez une Créature, et agit au début de votre tour.',
    },
    {
      id: 'CARD-048',
      en: 'Actions on minions go under their owners’ decks too. Cards that are immune to it are discarded.',
      fr: 'Les Actions sur des Créatures vont aussi sous la pioche de leur propriétaire. Les cartes immunisées sont défaussées.',
    },
  ],
  'minions-of-cthulhu/cthulhu': [
    {
      id: 'CARD-047',
      en: 'The two Madness cards that bring it place no counters on it.',
      fr: 'Les deux cartes Démence qui l’amènent ne placent pas de marqueurs sur lui.',
    },
  ],
  'minions-of-cthulhu/cthulhus-chosen': [
    {
      id: 'ERR-36',
      en: 'Only if you really draw a Madness card does this minion get the power.',
      fr: 'Cette Créature ne gagne la Force que si vous piochez réellement une carte Démence.',
    },
    {
      id: 'CARD-049',
      en: 'It works whichever base scores, each time a base scores. Each time, a Chosen takes one Madness card at most.',
      fr: 'Il réagit quelle que soit la Base conquise, et à chaque Conquête. Chaque fois, un Élu prend une carte Démence au plus.',
    },
  ],
  'minions-of-cthulhu/furthering-the-cause': [
    {
      id: 'CARD-050',
      en: 'You gain 1 VP if at least one minion was destroyed this turn, not 1 VP for each.',
      fr: 'Vous gagnez 1 PV si au moins une Créature a été détruite ce tour-ci, pas 1 PV pour chacune.',
    },
  ],
  'minions-of-cthulhu/madness-unleashed': [
    {
      id: 'CARD-051',
      en: 'All cards are discarded before the first is drawn: a Madness card drawn now cannot be added.',
      fr: 'Toutes les cartes sont défaussées avant que la première soit piochée : une carte Démence piochée maintenant ne peut pas s’y ajouter.',
    },
  ],
  'minions-of-cthulhu/servitor-of-cthulhu': [
    {
      id: 'ERR-37',
      en: 'Destroying the minion and placing the action do not depend on each other.',
      fr: 'Détruire la Créature et placer l’Action ne dépendent pas l’un de l’autre.',
    },
    {
      id: 'CARD-052',
      en: 'If it survives, the action is placed all the same. On R’lyeh one destruction pays for one of the two abilities only.',
      fr: 'Si elle survit, l’Action est placée quand même. Sur R’lyeh, une destruction ne sert qu’à un seul des deux effets.',
    },
  ],
  'miskatonic-university/professor': [TO_YOUR_DISCARD_PILE],
  'miskatonic-university/librarian': [TO_YOUR_DISCARD_PILE],
  'miskatonic-university/it-just-might-work': [TO_YOUR_DISCARD_PILE, { id: 'CARD-055', ...NOT_LATER }],
  'miskatonic-university/gate-to-beyond': [
    {
      id: 'CARD-053',
      en: 'Whoever uses the talent draws the Madness card, whether or not they play the extra minion.',
      fr: 'Utiliser le Talent oblige à piocher la carte Démence, que l’on joue ou non la Créature supplémentaire.',
    },
  ],
  'miskatonic-university/jinkies': [
    {
      id: 'CARD-054',
      en: 'One Madness card may come from your hand and the other from your discard pile.',
      fr: 'Une carte Démence peut venir de votre main et l’autre de votre défausse.',
    },
  ],
  'miskatonic-university/thats-so-crazy': [{ id: 'CARD-056', ...NOT_LATER }],
  'miskatonic-university/things-best-not-known': [{ id: 'CARD-057', ...UNTIL_END_OF_TURN }],
  'base/plateau-of-leng': [
    {
      id: 'ERR-13',
      en: 'Only the first minion that you play there each turn brings another one.',
      fr: 'Seule la première Créature que vous y jouez à chaque tour en amène une autre.',
    },
  ],
  'base/innsmouth': [
    {
      id: 'BASE-13',
      en: 'The chosen card goes under the deck of its owner.',
      fr: 'La carte choisie va sous la pioche de son propriétaire.',
    },
  ],
  'base/rlyeh': [
    {
      id: 'BASE-27',
      en: 'No VP if the minion was not really destroyed.',
      fr: 'Pas de PV si la Créature n’a pas réellement été détruite.',
    },
  ],
};
