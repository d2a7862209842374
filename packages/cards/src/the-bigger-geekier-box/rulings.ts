import type { Rulings } from '../ruling.ts';

const BEFORE_IT_RESOLVES = {
  id: 'CARD-153',
  en: 'The action has been played, but has not done anything yet. Whoever played it has used that play.',
  fr: 'L’Action a été jouée, mais n’a encore eu aucun effet. Son joueur a bien joué une Action.',
};
const ONE_LOOP = {
  id: 'CARD-155',
  en: 'The action is played at once. One that cannot be played now, such as a Special, has no effect and stays in your hand. You can take the action back only on this turn: later it is discarded as usual.',
  fr: 'L’Action est jouée tout de suite. Si elle ne peut pas l’être maintenant, comme un Spécial, elle n’a pas d’effet et reste dans votre main. Vous ne pouvez la reprendre que pendant ce tour : ensuite elle est défaussée normalement.',
};

export const rulings: Rulings = {
  'geeks/felicia-day': [
    {
      id: 'ERR-08',
      en: 'Corrected since the first printing: the minions move to her base, all together, and her player moves them.',
      fr: 'Corrigé depuis la première édition : les Créatures se déplacent vers sa Base, toutes ensemble, et c’est son joueur qui les déplace.',
    },
  ],
  'geeks/wil-wheaton': [BEFORE_IT_RESOLVES],
  'geeks/force-of-wil': [BEFORE_IT_RESOLVES],
  'geeks/banned-list': [
    {
      id: 'CARD-152',
      en: 'Nobody has to know the names by heart: you choose from a list of all the cards in the match.',
      fr: 'Nul besoin de connaître les noms par cœur : vous choisissez dans la liste de toutes les cartes de la partie.',
    },
  ],
  'geeks/griefer': [
    {
      id: 'CARD-154',
      en: 'You may choose something else for each player.',
      fr: 'Vous pouvez choisir un effet différent pour chaque joueur.',
    },
  ],
  'geeks/non-infinite-loop': [ONE_LOOP],
  'smash-up-all-stars/non-infinite-loop': [ONE_LOOP],
  'smash-up-all-stars/king-rex': [
    {
      id: 'CARD-004',
      en: 'It has no ability: this is not a misprint.',
      fr: 'Il n’a pas d’effet : ce n’est pas une erreur d’impression.',
    },
  ],
  'smash-up-all-stars/imperial-dragon': [
    {
      id: 'CARD-110',
      en: 'It answers minions that arrive, not those that leave. It also answers if another player moves this minion itself.',
      fr: 'Il réagit aux Créatures qui arrivent, pas à celles qui partent. Il réagit aussi si un autre joueur le déplace lui-même.',
    },
  ],
  'smash-up-all-stars/servitor-of-cthulhu': [
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
  'smash-up-all-stars/sprout': [
    {
      id: 'CARD-035',
      en: 'It does not destroy itself on the turn on which it is played.',
      fr: 'Elle ne se détruit pas pendant le tour où elle est jouée.',
    },
    {
      id: 'ERR-26',
      en: 'It is destroyed at the start of your next turn; then you may search for another minion.',
      fr: 'Elle est détruite au début de votre prochain tour ; vous pouvez alors chercher une autre Créature.',
    },
  ],
  'smash-up-all-stars/its-astounding': [
    {
      id: 'CARD-070',
      en: 'The extra action is played at once, before this card is discarded.',
      fr: 'L’Action supplémentaire est jouée tout de suite, avant que cette carte soit défaussée.',
    },
  ],
  'base/the-con': [
    {
      id: 'ERR-07',
      en: 'Corrected since the first printing: the other minions of the faction there get the bonus, whoever controls them.',
      fr: 'Corrigé depuis la première édition : ce sont les autres Créatures de la Faction sur cette Base qui ont le bonus, quel que soit leur joueur.',
    },
    {
      id: 'BASE-40',
      en: 'Neither the minion that has just been played nor those played after it get the bonus. Each of those gives a bonus of its own.',
      fr: 'Ni la Créature qui vient d’être jouée ni celles jouées après elle n’ont le bonus. Chacune de celles-ci en donne un à son tour.',
    },
  ],
};
