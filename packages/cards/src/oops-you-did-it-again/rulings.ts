import type { Rulings } from '../ruling.ts';

const BURIES_ITSELF = {
  id: 'CARD-162',
  en: 'As it buries itself, everybody gets to see it first. Uncovered, it is played again and does not bury itself a second time.',
  fr: 'Comme elle s’enterre elle-même, elle est d’abord montrée à tous. Dévoilée, elle est jouée de nouveau et ne s’enterre pas une seconde fois.',
};
const FROM_PLAY = {
  id: 'CARD-169',
  en: 'It does not matter whether the minion was destroyed or discarded after its base scored.',
  fr: 'Peu importe que la Créature ait été détruite ou défaussée après la Conquête de sa Base.',
};
const UNSEEN = {
  id: 'CARD-171',
  en: 'Nobody sees which card it is: it may be one that belongs to somebody else.',
  fr: 'Personne ne voit de quelle carte il s’agit : elle peut appartenir à un autre joueur.',
};
const PLUNDER = {
  id: 'CARD-172',
  en: 'A card of somebody else in your hand is yours to play. You control it until it leaves play; then it goes to its owner. One that is only revealed stays where it was.',
  fr: 'Vous pouvez jouer une carte d’un autre joueur que vous avez en main. Vous la contrôlez jusqu’à ce qu’elle quitte le jeu ; elle va alors chez son propriétaire. Une carte seulement révélée reste où elle était.',
};

export const rulings: Rulings = {
  'ancient-egyptians/blessing-of-anubis': [BURIES_ITSELF],
  'ancient-egyptians/tomb-trap': [BURIES_ITSELF],
  'ancient-egyptians/you-can-take-it-with-you': [BURIES_ITSELF],
  'ancient-egyptians/mummy': [
    {
      id: 'CARD-163',
      en: 'It must lie face up before the base has scored. It goes straight to the other base, never to the hand or the discard pile.',
      fr: 'Elle doit être face visible avant la fin de la Conquête. Elle va directement sur l’autre Base, sans passer par la main ni par la défausse.',
    },
  ],
  'cowboys/deputy': [
    {
      id: 'CARD-164',
      en: 'In a duel you may wait until your opponent has revealed their card.',
      fr: 'Lors d’un duel, vous pouvez attendre que votre adversaire ait révélé sa carte.',
    },
  ],
  'cowboys/dynamite-surprise': [
    {
      id: 'CARD-165',
      en: 'It goes off from your hand, or when it is revealed from your deck; not when somebody merely looks at it there.',
      fr: 'Elle se déclenche depuis votre main, ou quand elle est révélée de votre pioche ; pas si quelqu’un l’y consulte seulement.',
    },
  ],
  'cowboys/quick-draw': [
    {
      id: 'CARD-166',
      en: 'Whether the minion is in a duel counts at the moment you play it. Nothing changes afterwards.',
      fr: 'C’est au moment où vous la jouez qu’importe si la Créature est en plein duel. Rien ne change ensuite.',
    },
  ],
  'cowboys/high-noon': [
    {
      id: 'CARD-167',
      en: 'Only you can get the extra minion, and only if your minion has won and is still in play. It is played on the base where that minion is then.',
      fr: 'Vous seul pouvez gagner la Créature supplémentaire, et seulement si votre Créature a gagné et reste en jeu. Elle est jouée sur la Base où se trouve alors cette Créature.',
    },
  ],
  'cowboys/pinkerton': [
    {
      id: 'CARD-168',
      en: 'It may place the counter on itself. That comes before duel cards are placed.',
      fr: 'Il peut placer le marqueur sur lui-même. Cela se fait avant que les cartes de duel soient placées.',
    },
  ],
  'samurai/bushi': [FROM_PLAY],
  'samurai/final-haiku': [FROM_PLAY],
  'samurai/honor-the-fallen': [FROM_PLAY],
  'samurai/samurai-chan': [FROM_PLAY],
  'samurai/shogun': [FROM_PLAY],
  'samurai/way-of-the-warrior': [FROM_PLAY],
  'samurai/honor-the-ancestors': [
    {
      id: 'CARD-170',
      en: 'One minion in a game of two players, two in a game of three, three in a game of four.',
      fr: 'Une Créature à deux joueurs, deux à trois joueurs, trois à quatre joueurs.',
    },
  ],
  'vikings/berserk': [UNSEEN],
  'vikings/huscarl': [UNSEEN],
  'vikings/raider': [UNSEEN],
  'vikings/pillage': [PLUNDER],
  'vikings/raiding-party': [PLUNDER],
  'vikings/ransack': [PLUNDER],
  'vikings/shield-maiden': [PLUNDER],
  'vikings/valkyrie': [PLUNDER],
  'base/drakkar': [{ ...PLUNDER, id: 'BASE-04' }],
  'base/longhouse': [{ ...UNSEEN, id: 'BASE-18' }],
  'base/sakura-garden': [
    {
      id: 'BASE-29',
      en: 'Destroyed minions count, and those that are discarded after a base scored, this one too.',
      fr: 'Les Créatures détruites comptent, et celles défaussées après la Conquête d’une Base, celle-ci comprise.',
    },
  ],
  'base/shoguns-palace': [
    {
      id: 'BASE-33',
      en: 'The controller of the minion decides once it was played and its ability is resolved. If it brought more minions there, those duel first.',
      fr: 'Le contrôleur de la Créature décide une fois qu’elle est jouée et son effet résolu. Si elle y a amené d’autres Créatures, celles-ci se battent d’abord.',
    },
  ],
  'base/so-so-corral': [
    {
      id: 'BASE-34',
      en: 'The challenger is who destroys the loser. If a minion brought more minions there, those duel first.',
      fr: 'C’est le challenger qui détruit la perdante. Si une Créature en a amené d’autres, celles-ci se battent d’abord.',
    },
  ],
};
