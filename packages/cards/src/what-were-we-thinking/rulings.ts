import type { Rulings } from '../ruling.ts';

export const rulings: Rulings = {
  'explorers/it-belongs-in-a-museum': [
    {
      id: 'CARD-120',
      en: 'If there are minions on one base only, none of them moves.',
      fr: 'S’il n’y a de Créatures que sur une seule Base, aucune ne se déplace.',
    },
  ],
  'explorers/crypt-looter': [
    {
      id: 'CARD-122',
      en: 'It can be played on any base that comes into play, even one that takes the place of a base that has not scored.',
      fr: 'Elle peut être jouée sur toute Base qui entre en jeu, même si celle-ci en remplace une qui n’a pas été conquise.',
    },
  ],
  'explorers/forgotten-horrors': [
    {
      id: 'CARD-123',
      en: 'A card that moves several minions here makes you draw one card. So does a minion that you play here and that brings others.',
      fr: 'Une carte qui déplace ici plusieurs Créatures ne fait piocher qu’une carte. De même pour une Créature jouée ici qui en amène d’autres.',
    },
  ],
  'explorers/lost-city': [
    {
      id: 'CARD-124',
      en: 'If another effect chooses the next base, you may still play your minion there.',
      fr: 'Si un autre effet choisit la Base suivante, vous pouvez quand même y jouer votre Créature.',
    },
  ],
  'explorers/very-large-boulder': [
    {
      id: 'CARD-125',
      en: 'No minion is destroyed unless this titan has moved.',
      fr: 'Aucune Créature n’est détruite si ce Titan ne s’est pas déplacé.',
    },
  ],
  'grannies/attic-treasures': [
    {
      id: 'CARD-126',
      en: 'If you have fewer than three cards, all of them go under your deck, and you still draw three.',
      fr: 'Si vous avez moins de trois cartes, toutes vont sous votre pioche, et vous en piochez trois quand même.',
    },
  ],
  'teddy-bears/bear-picnic': [
    {
      id: 'CARD-127',
      en: 'Monsters are not concerned, nor are minions that belong to somebody else than the player who plays them.',
      fr: 'Ni les Monstres, ni les Créatures qui n’appartiennent pas au joueur qui les joue ne sont concernés.',
    },
  ],
  'teddy-bears/cuddle': [
    {
      id: 'CARD-128',
      en: 'Abilities that actions give the minion are cancelled too. What the actions do themselves is not, nor are the treasures of a monster.',
      fr: 'Les effets que des Actions donnent à la Créature sont aussi annulés, mais ni ceux des Actions elles-mêmes, ni les Trésors d’un Monstre.',
    },
  ],
  'teddy-bears/group-hug': [
    {
      id: 'CARD-129',
      en: 'The bonus does not change when minions come or go later, nor when this one moves.',
      fr: 'Le bonus ne change pas si des Créatures arrivent ou partent ensuite, ni si celle-ci se déplace.',
    },
  ],
  'teddy-bears/lovey-bear': [
    {
      id: 'CARD-130',
      en: 'If none of them starts from more power than this minion, nothing changes.',
      fr: 'Si aucune ne part d’une Force supérieure à la sienne, rien ne change.',
    },
  ],
  'teddy-bears/snuggly-bear': [
    {
      id: 'CARD-131',
      en: 'Several Snuggly Bears can follow the same first minion.',
      fr: 'Plusieurs Oursons Câlins peuvent suivre la même première Créature.',
    },
  ],
  'rock-stars/turn-up-to-11': [
    {
      id: 'CARD-132',
      en: 'If another effect also says what the breakpoint starts from, the active player picks one of them. Monsters and other changes are then added to it.',
      fr: 'Si un autre effet dit aussi d’où part la Résistance, le joueur actif choisit lequel s’applique. Les Monstres et les autres changements s’y ajoutent ensuite.',
    },
  ],
};
