import type { Rulings } from '../ruling.ts';

const IN_PLAY_NOW = {
  id: 'CARD-100',
  en: 'It is about the minions in play at that moment, monsters included, not about those played later.',
  fr: 'Il s’agit des Créatures en jeu à ce moment-là, Monstres compris, et non de celles jouées plus tard.',
};
const NO_CONDITIONS = {
  id: 'CARD-093',
  en: 'What such a minion says about where it can be played does not count either.',
  fr: 'Ce qu’une telle Créature dit des endroits où elle peut être jouée ne compte pas non plus.',
};
const TAKEN_OFF = {
  id: 'CARD-102',
  en: 'Taking an action off a minion does not affect the minion: that it is protected does not help.',
  fr: 'Retirer une Action à une Créature n’affecte pas la Créature : qu’elle soit protégée n’y change rien.',
};

export const rulings: Rulings = {
  'clerics/good-habits': [IN_PLAY_NOW],
  'clerics/join-the-club': [IN_PLAY_NOW],
  'clerics/turner': [
    {
      id: 'CARD-101',
      en: 'Undead is a type of monsters. Factions that sound like it, such as Zombies, are not meant.',
      fr: 'Mort-Vivant est un genre de Monstres. Les Factions qui y font penser, comme les Zombies, ne sont pas concernées.',
    },
  ],
  'clerics/bin-and-gone': [
    {
      id: 'ERR-32',
      en: 'Moving a minion is your choice.',
      fr: 'Déplacer une Créature est facultatif.',
    },
  ],
  'dwarves/cash-out': [
    {
      id: 'ERR-22',
      en: 'Minions and actions alike: what you play this way are extra cards.',
      fr: 'Créatures comme Actions : ce que vous jouez ainsi sont des cartes supplémentaires.',
    },
  ],
  'dwarves/cunning-plan': [
    {
      id: 'CARD-095',
      en: 'A treasure that you play through it is an extra card.',
      fr: 'Un Trésor joué grâce à elle est une carte supplémentaire.',
    },
  ],
  'elves/dancing-root': [
    {
      id: 'CARD-088',
      en: 'All players shuffle their discard piles, only you draw. This card is discarded afterwards and stays there.',
      fr: 'Tous les joueurs mélangent leur défausse, vous seul piochez. Cette carte est défaussée ensuite et y reste.',
    },
  ],
  'elves/elf-help-guru': [
    {
      id: 'CARD-089',
      en: 'It is about the minions in play at that moment, and stays as it is whatever becomes of this card.',
      fr: 'Il s’agit des Créatures en jeu à ce moment-là, et rien n’y change, quoi qu’il arrive à cette carte.',
    },
  ],
  'elves/helping-hands': [
    {
      id: 'ERR-06',
      en: 'It is one of your minions that loses power, down to 0 at the lowest.',
      fr: 'C’est une de vos Créatures qui perd de la Force, sans descendre sous 0.',
    },
    {
      id: 'CARD-090',
      en: 'The VP that changes hands affects no card, so that nothing protects from it.',
      fr: 'Le PV qui change de main n’affecte aucune carte : rien n’en protège.',
    },
  ],
  'elves/pumping-iron': [
    {
      id: 'CARD-091',
      en: 'Neither player has to choose a minion of their own.',
      fr: 'Aucun des deux joueurs n’est obligé de choisir une de ses propres Créatures.',
    },
  ],
  'halflings/last-call': [NO_CONDITIONS],
  'halflings/rude-awakening': [NO_CONDITIONS],
  'monster/web-troll': [
    {
      id: 'CARD-103',
      en: 'The monster that it brings does not count towards the number that the base calls for.',
      fr: 'Le Monstre qu’il amène ne compte pas dans le nombre de Monstres de la Base.',
    },
  ],
  'monster/ghoul': [
    {
      id: 'ERR-21',
      en: 'It is undead and carries one treasure, which goes to whoever destroys it.',
      fr: 'C’est un Mort-Vivant, et il porte un Trésor, qui va à quiconque le détruit.',
    },
  ],
  'treasure/cross-bow': [
    {
      id: 'CARD-104',
      en: 'It is about the minions in play at that moment.',
      fr: 'Il s’agit des Créatures en jeu à ce moment-là.',
    },
  ],
  'treasure/potion-of-paralysis': [
    {
      id: 'CARD-105',
      en: 'Cards that come to the base later have no abilities there either. The base itself, other bases and hands are not meant.',
      fr: 'Les cartes qui arrivent ensuite sur la Base n’y ont pas d’effet non plus. La Base elle-même, les autres Bases et les mains ne sont pas concernées.',
    },
  ],
  'treasure/tiger-steed': [
    {
      id: 'CARD-106',
      en: 'It is a minion by itself and is not attached to another.',
      fr: 'C’est une Créature à part entière, qui n’est attachée à aucune autre.',
    },
  ],
  'mages/happy-zapper': [
    {
      id: 'CARD-094',
      en: 'It works before its base scores even if the talent was used earlier in the turn. Of several talents only one can be used then.',
      fr: 'Il agit avant la Conquête de sa Base même si le Talent a déjà servi ce tour-ci. De plusieurs Talents, un seul peut alors servir.',
    },
  ],
  'orcs/and-stay-down': [
    {
      id: 'CARD-096',
      en: 'Being tied for the most power is enough. Specials that have already been resolved are not undone. It lasts until the base has been replaced.',
      fr: 'Être à égalité pour la plus grande Force suffit. Les effets Spéciaux déjà résolus ne sont pas annulés. Cela dure jusqu’au remplacement de la Base.',
    },
  ],
  'orcs/dork-orc': [
    {
      id: 'CARD-097',
      en: 'Actions that other players play on it bounce off and are discarded.',
      fr: 'Les Actions que d’autres joueurs lui attachent rebondissent et sont défaussées.',
    },
  ],
  'orcs/gimme': [
    {
      id: 'ERR-24',
      en: 'The action is transferred to one of your minions. Who controls it does not change.',
      fr: 'L’Action est transférée sur une de vos Créatures. Son contrôle ne change pas.',
    },
    {
      id: 'CARD-098',
      en: 'You get one action, even if there are more on the minion, and get it even if the minion cannot be destroyed.',
      fr: 'Vous obtenez une seule Action, même si la Créature en a plusieurs, et même si la Créature ne peut pas être détruite.',
    },
  ],
  'orcs/topper-chopper': [
    {
      id: 'CARD-099',
      en: 'It has a lot of power instead of an ability that is good for anything.',
      fr: 'Il a beaucoup de Force au lieu d’un effet qui serve à quelque chose.',
    },
  ],
  'thieves/mugging': [TAKEN_OFF],
  'thieves/strip-bare': [TAKEN_OFF],
  'warriors/campaign': [
    {
      id: 'CARD-092',
      en: 'Only minions that are in play now get the power.',
      fr: 'Seules les Créatures en jeu à ce moment gagnent la Force.',
    },
  ],
  'base/dimension-doors': [
    {
      id: 'ERR-18',
      en: 'It comes with one monster, and lets you discard a card once each turn, after your first minion there, in order to play another one there.',
      fr: 'Elle arrive avec un Monstre et vous laisse, une fois par tour, après votre première Créature à cet endroit, défausser une carte pour y jouer une autre Créature.',
    },
  ],
  'base/the-gauntlet': [
    {
      id: 'BASE-07',
      en: 'The base plays the monster, not a player. What a monster does when it is played is not done.',
      fr: 'C’est la Base qui joue le Monstre, et non un joueur. Ce qu’un Monstre fait quand il est joué n’a pas lieu.',
    },
  ],
  'base/subterranean-lair': [
    {
      id: 'BASE-38',
      en: 'Once in your play phase, even if the minion that you played there has moved away.',
      fr: 'Une seule fois pendant votre phase de jeu, même si la Créature que vous y avez jouée est partie.',
    },
  ],
  'base/whack-a-ghoul': [
    {
      id: 'ERR-17',
      en: 'It gives 3, 2 and 1 VP.',
      fr: 'Elle rapporte 3, 2 et 1 PV.',
    },
    {
      id: 'BASE-43',
      en: 'The monsters that leave are not replaced, so that it may begin without any.',
      fr: 'Les Monstres qui s’en vont ne sont pas remplacés : elle peut donc commencer sans aucun Monstre.',
    },
  ],
};
