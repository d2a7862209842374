import type { Rulings } from '../ruling.ts';

const PROTECTED = {
  id: 'CARD-058',
  en: 'If the minion that you choose is protected from destruction, the rest still happens.',
  fr: 'Si la Créature choisie est protégée de la destruction, le reste a lieu quand même.',
};

const NOW_OR_NEVER = {
  id: 'CARD-069',
  en: 'The minion is played again at once or not at all.',
  fr: 'La Créature est rejouée tout de suite ou pas du tout.',
};

export const rulings: Rulings = {
  'cyborg-apes/baboom': [
    {
      id: 'ERR-38',
      en: 'The action is attached to this very minion.',
      fr: 'L’Action s’attache à cette Créature même.',
    },
  ],
  'cyborg-apes/flying-monkey': [
    {
      id: 'CARD-064',
      en: 'Not to the base that takes the place of the one that has scored.',
      fr: 'Pas vers la Base qui remplace celle qui vient d’être conquise.',
    },
  ],
  'cyborg-apes/missing-uplink': [
    {
      id: 'CARD-065',
      en: 'The end of the turn comes after the two cards are drawn: the limit of ten cards is not looked at again.',
      fr: 'La fin du tour vient après la pioche des deux cartes : la limite de dix cartes n’est pas vérifiée de nouveau.',
    },
  ],
  'cyborg-apes/shielding': [
    {
      id: 'CARD-066',
      en: 'When it is played on a minion, other players’ actions on that minion are destroyed. It does not protect itself, but two of them on one minion protect each other.',
      fr: 'Lorsqu’il est attaché à une Créature, les Actions des autres joueurs attachées à cette Créature sont détruites. Il ne se protège pas lui-même, mais deux d’entre eux sur une même Créature se protègent l’un l’autre.',
    },
  ],
  'base/primate-park': [
    {
      id: 'ERR-39',
      en: 'The actions are placed into the hand.',
      fr: 'Les Actions sont placées dans la main.',
    },
    {
      id: 'BASE-25',
      en: 'You may take some of them and leave the others to be discarded.',
      fr: 'Vous pouvez en prendre certaines et laisser défausser les autres.',
    },
  ],
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
  'super-spies/secret-agent': [
    {
      id: 'CARD-068',
      en: 'A player whose action destroys it discards a card all the same.',
      fr: 'Un joueur dont l’Action la détruit défausse quand même une carte.',
    },
  ],
  'super-spies/mindraker': [
    {
      id: 'CARD-067',
      en: 'From the moment the base is named until another takes its place. Specials that are in play already still work.',
      fr: 'Du moment où la Base est désignée jusqu’à ce qu’une autre la remplace. Les effets Spécial déjà en jeu ont lieu quand même.',
    },
  ],
  'base/secret-volcano-headquarters': [
    {
      id: 'BASE-31',
      en: 'Cards that are not played go back on top of their decks.',
      fr: 'Les cartes qui ne sont pas jouées retournent sur leurs pioches.',
    },
  ],
  'time-travelers/do-over': [NOW_OR_NEVER],
  'time-travelers/doctor-when': [NOW_OR_NEVER],
  'time-travelers/1-21-gigawatts': [
    {
      id: 'ERR-40',
      en: 'Either the actions or the minions, never both.',
      fr: 'Soit les Actions, soit les Créatures, jamais les deux.',
    },
  ],
  'time-travelers/its-astounding': [
    {
      id: 'CARD-070',
      en: 'The extra action is played at once, before this card is discarded.',
      fr: 'L’Action supplémentaire est jouée tout de suite, avant que cette carte soit défaussée.',
    },
  ],
  'time-travelers/time-is-fleeting': [
    {
      id: 'CARD-071',
      en: 'The base that has just scored cannot be chosen.',
      fr: 'La Base qui vient d’être conquise ne peut pas être choisie.',
    },
  ],
  'time-travelers/time-box': [
    {
      id: 'CARD-072',
      en: 'Its counters only count: they are not +1 power counters, and nothing else affects them before it is played.',
      fr: 'Ses marqueurs ne servent qu’à compter : ce ne sont pas des marqueurs Force +1, et rien d’autre ne les affecte avant qu’il soit joué.',
    },
  ],
  'time-travelers/time-walk': [
    {
      id: 'CARD-073',
      en: 'The extra cards can be played after the two cards are drawn, unless this is played outside your play phase.',
      fr: 'Les cartes supplémentaires peuvent être jouées après la pioche des deux cartes, sauf si cette carte est jouée en dehors de votre phase « Jouer des cartes ».',
    },
  ],
  'base/the-nexus': [
    {
      id: 'BASE-21',
      en: 'It cannot be chosen to replace itself.',
      fr: 'Elle ne peut pas être choisie pour se remplacer elle-même.',
    },
  ],
  'base/portal-room': [
    {
      id: 'BASE-24',
      en: 'After the extra turn, play goes on with the player to the left of the one in whose turn this base scored.',
      fr: 'Après le tour supplémentaire, le jeu reprend par le joueur à gauche de celui pendant le tour duquel cette Base a été conquise.',
    },
  ],
};
