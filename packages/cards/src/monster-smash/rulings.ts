import type { Rulings } from '../ruling.ts';

const NOT_LATER = {
  id: 'CARD-083',
  en: 'Minions that are played afterwards get nothing.',
  fr: 'Les Créatures jouées ensuite ne gagnent rien.',
};
const STRONGEST = {
  id: 'CARD-084',
  en: 'It works for whoever controls this card, even on another player’s minion. A tie for the most power is enough.',
  fr: 'Le bénéfice est pour celui qui contrôle cette carte, même sur la Créature d’un autre joueur. Une égalité pour la plus grande Force suffit.',
};

export const rulings: Rulings = {
  'giant-ants/death-on-six-legs': [
    {
      id: 'CARD-081',
      en: 'It may take counters from the minions of other players too.',
      fr: 'Elle peut aussi prendre des marqueurs aux Créatures des autres joueurs.',
    },
  ],
  'giant-ants/we-will-rock-you': [
    {
      id: 'CARD-082',
      en: 'The bonus is fixed when the card is played, whatever happens to the counters afterwards.',
      fr: 'Le bonus est fixé quand la carte est jouée, quoi qu’il arrive ensuite aux marqueurs.',
    },
  ],
  'mad-scientists/grave-situation': [
    {
      id: 'CARD-085',
      en: 'Minions that go to the hand this way were not destroyed.',
      fr: 'Les Créatures qui vont ainsi dans la main n’ont pas été détruites.',
    },
  ],
  'mad-scientists/igor': [
    {
      id: 'CARD-086',
      en: 'Also when it is discarded after its base scores, but not when it is discarded from a hand.',
      fr: 'Aussi quand il est défaussé après la Conquête de sa Base, mais pas quand il est défaussé d’une main.',
    },
  ],
  'vampires/dinner-date': [
    {
      id: 'CARD-087',
      en: 'The counter can be placed even if there is no other minion on the base.',
      fr: 'Le marqueur peut être placé même s’il n’y a aucune autre Créature sur la Base.',
    },
  ],
  'werewolves/frenzy': [NOT_LATER],
  'werewolves/pack-alpha': [NOT_LATER],
  'werewolves/leader-of-the-pack': [STRONGEST],
  'werewolves/moontouched': [STRONGEST],
  'werewolves/marking-territory': [
    {
      id: 'ERR-16',
      en: 'It is the total on this very base that counts, and it has to be higher than that of each other player.',
      fr: 'C’est le total sur cette Base même qui compte, et il doit dépasser celui de chacun des autres joueurs.',
    },
  ],
  'base/standing-stones': [
    {
      id: 'BASE-36',
      en: 'The second use has to meet the conditions of the talent. Of several talents, only one is used again.',
      fr: 'La seconde utilisation doit respecter les conditions du Talent. De plusieurs Talents, un seul est réutilisé.',
    },
  ],
};
