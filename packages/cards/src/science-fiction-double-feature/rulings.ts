import type { Rulings } from '../rulings.ts';

const PROTECTED = {
  id: 'CARD-058',
  en: 'If the minion that you choose is protected from destruction, the rest still happens.',
  fr: 'Si la Créature choisie est protégée de la destruction, le reste a lieu quand même.',
};

export const rulings: Rulings = {
  'shapeshifters/doppelganger': [
    {
      id: 'CARD-059',
      en: 'After a base scores, the minion cannot be played on the base that comes next: it is not there yet. If Transmogrify destroys this minion, both search. If the minion found cannot be played, discard it.',
      fr: 'Après une Conquête, la Créature ne peut pas être jouée sur la Base suivante, qui n’est pas encore là. Si Métamorphose détruit cette Créature, les deux effets ont lieu. Si la Créature trouvée ne peut pas être jouée, défaussez-la.',
    },
  ],
  'shapeshifters/mimic': [
    {
      id: 'CARD-061',
      en: 'If the highest printed power in play changes, this minion follows; counters and other changes come on top. In a hand or deck its power is 0: G.E.L.F., “…Really?” and Transmogrify can play it.',
      fr: 'Si la plus haute Force inscrite en jeu change, cette Créature suit ; les marqueurs et autres effets s’y ajoutent. Dans la main ou la pioche, sa Force est 0 : E.V.O.G., …Vraiment ? et Métamorphose peuvent la jouer.',
    },
  ],
  'shapeshifters/copycat': [
    {
      id: 'ERR-19',
      en: 'It takes over abilities of every kind, also those for when a minion is played and those of an immune minion; not the name, nor where it can be played. It loses them with the turn, or when it leaves play.',
      fr: 'Elle reprend tous les effets, même ceux qui s’appliquent quand on joue la Créature et ceux d’une Créature immunisée ; ni le nom, ni les conditions pour la jouer. Elle les perd à la fin du tour ou en quittant le jeu.',
    },
  ],
  'shapeshifters/really': [
    {
      id: 'ERR-20',
      en: 'The minion comes from your discard pile and may be as strong as the one destroyed.',
      fr: 'La Créature vient de votre défausse et peut être aussi forte que celle détruite.',
    },
    {
      id: 'CARD-062',
      en: 'You may play the very minion that was just destroyed.',
      fr: 'Vous pouvez jouer la Créature même qui vient d’être détruite.',
    },
  ],
  'shapeshifters/bacta-the-future': [PROTECTED],
  'shapeshifters/transmogrify': [PROTECTED],
  'shapeshifters/cellular-bonding': [
    {
      id: 'CARD-063',
      en: 'On another player’s minion it may copy an action that is played on your own minion. Ignore that limit, unless the ability depends on it.',
      fr: 'Sur la Créature d’un autre joueur, elle peut copier une Action qui se joue sur une de vos Créatures. Ignorez cette limite, sauf si l’effet en dépend.',
    },
  ],
  'shapeshifters/genetic-shift': [
    {
      id: 'CARD-060',
      en: 'The first choice is only for minions in play at that moment.',
      fr: 'Le premier choix ne vaut que pour les Créatures en jeu à cet instant.',
    },
  ],
  'base/faceless-city': [
    {
      id: 'BASE-05',
      en: 'You need not search. Shuffle only if you did.',
      fr: 'Rien ne vous oblige à chercher. Ne mélangez que si vous l’avez fait.',
    },
  ],
};
