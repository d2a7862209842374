import type { Rulings } from '../ruling.ts';

const OWN_VP = {
  id: 'CARD-109',
  en: 'It lowers only what the base itself gives, not VP from abilities.',
  fr: 'Elle réduit seulement ce que donne la Base elle-même, et non les PV gagnés par des effets.',
};
const ARRIVING = {
  id: 'CARD-110',
  en: 'It answers minions that come here, not those that leave. It also answers if another player moves this minion itself.',
  fr: 'Elle répond aux Créatures qui arrivent ici, et non à celles qui partent. Elle répond aussi si un autre joueur la déplace elle-même.',
};
const IN_PLAY_NOW = {
  id: 'CARD-118',
  en: 'Minions that you play later in the turn get nothing.',
  fr: 'Les Créatures que vous jouez plus tard dans le tour ne reçoivent rien.',
};

export const rulings: Rulings = {
  'dragons/burn-it-down': [
    {
      id: 'CARD-107',
      en: 'Actions on minions are not destroyed. You cannot look at the base deck before you choose.',
      fr: 'Les Actions attachées aux Créatures ne sont pas détruites. Vous ne pouvez pas consulter la pioche Base avant de choisir.',
    },
  ],
  'dragons/dangerous-ground': [
    {
      id: 'CARD-108',
      en: 'The card is discarded before the minion is played. Whoever has no other card cannot play a minion there.',
      fr: 'La carte est défaussée avant que la Créature soit jouée. Qui n’a pas d’autre carte ne peut pas y jouer de Créature.',
    },
  ],
  'dragons/great-wyrm': [OWN_VP],
  'dragons/ruins': [OWN_VP],
  'dragons/hatchling': [ARRIVING],
  'dragons/imperial-dragon': [ARRIVING],
  'mythic-greeks/argonaut': [
    {
      id: 'CARD-111',
      en: 'It can take the place of an extra action, but not of particular cards, nor of an action for a minion. It then leaves you your regular minion, although it counts as a minion played. Either way, it sets off Spartan, Jason and the like.',
      fr: 'Il peut remplacer une Action supplémentaire, mais ni des cartes précises, ni une Action à attacher à une Créature. Il vous laisse alors votre Créature gratuite, mais compte comme une Créature jouée. Dans tous les cas, il déclenche Spartiate, Jason, etc.',
    },
  ],
  'mythic-greeks/heracles': [
    {
      id: 'CARD-112',
      en: 'It answers every action, not only the first of a turn. Actions of the player who controls it count too.',
      fr: 'Elle répond à chaque Action, et pas seulement à la première d’un tour. Celles du joueur qui la contrôle comptent aussi.',
    },
  ],
  'mythic-greeks/odysseus': [
    {
      id: 'CARD-112',
      en: 'It answers every action that you play, not only the first of a turn.',
      fr: 'Elle répond à chaque Action que vous jouez, et pas seulement à la première d’un tour.',
    },
  ],
  'mythic-greeks/jason': [
    {
      id: 'CARD-113',
      en: 'Only minions that are in play then get more power. If you played an action before Jason, he gives nothing this turn.',
      fr: 'Seules les Créatures alors en jeu gagnent de la Force. Si vous avez joué une Action avant Jason, il ne donne rien ce tour-ci.',
    },
  ],
  'mythic-greeks/spartan': [
    {
      id: 'CARD-114',
      en: 'If you played an action before this minion, it gets no counter this turn.',
      fr: 'Si vous avez joué une Action avant cette Créature, elle ne reçoit pas de marqueur ce tour-ci.',
    },
  ],
  'sharks/chum': [
    {
      id: 'CARD-115',
      en: 'It does not matter on which base the minion is destroyed.',
      fr: 'Peu importe sur quelle Base la Créature est détruite.',
    },
  ],
  'sharks/hammerhead': [
    {
      id: 'CARD-116',
      en: 'If several are destroyed at once, it gets a counter for each.',
      fr: 'Si plusieurs sont détruites en même temps, il reçoit un marqueur pour chacune.',
    },
  ],
  'sharks/mako': [
    {
      id: 'CARD-117',
      en: 'If you draw it with Torn Apart, you may play it at once.',
      fr: 'Si vous le piochez grâce à Lacération, vous pouvez le jouer aussitôt.',
    },
  ],
  'super-heroes/captain-amazing': [IN_PLAY_NOW],
  'super-heroes/justice-friends': [IN_PLAY_NOW],
  'super-heroes/mind-lady': [
    {
      id: 'CARD-119',
      en: 'The minion stays without abilities even if Mind Lady leaves play.',
      fr: 'La Créature reste sans effets même si Psychique quitte le jeu.',
    },
  ],
  'tornados/trade-winds': [
    {
      id: 'CARD-120',
      en: 'If there is only one such minion in play, it does not move.',
      fr: 'S’il n’y a qu’une telle Créature en jeu, elle ne se déplace pas.',
    },
  ],
  'tornados/twister': [
    {
      id: 'CARD-121',
      en: 'It may move itself.',
      fr: 'Elle peut se déplacer elle-même.',
    },
  ],
};
