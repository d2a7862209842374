import type { Rulings } from '../ruling.ts';

const IMMEDIATE = {
  id: 'CARD-182',
  en: 'As the text says which card it is, it is played at once or not at all.',
  fr: 'Comme le texte dit de quelle carte il s’agit, elle est jouée tout de suite ou pas du tout.',
};
const EXTRA_BASES = {
  id: 'BASE-15',
  en: 'From then on there are more bases in play, until the end of the game.',
  fr: 'Il y a désormais davantage de Bases en jeu, jusqu’à la fin de la partie.',
};

export const rulings: Rulings = {
  'ancient-incas/signs-in-the-stars': [
    {
      id: 'CARD-181',
      en: 'When the top base changes, the ability of the old one ceases, but what it has done stays done. The new one is face up if the old one was.',
      fr: 'Quand la première Base change, l’effet de l’ancienne cesse, mais ce qu’il a déjà fait demeure. La nouvelle est face visible si l’ancienne l’était.',
    },
  ],
  'ancient-incas/llama': [IMMEDIATE],
  'anansi-tales/collecting-stories': [IMMEDIATE],
  'anansi-tales/anansi-the-spider': [IMMEDIATE],
  'anansi-tales/mboro-hornet': [IMMEDIATE],
  'russian-fairy-tales/finist-the-falcon': [
    {
      id: 'CARD-183',
      en: 'Played again, it is a new card: its ability may be used again.',
      fr: 'Rejouée, c’est une nouvelle carte : son effet peut servir de nouveau.',
    },
  ],
  'russian-fairy-tales/the-birch-woman': [
    {
      id: 'CARD-184',
      en: 'It does not matter whether it was destroyed or discarded after its base scored.',
      fr: 'Peu importe qu’elle ait été détruite ou défaussée après la Conquête de sa Base.',
    },
    IMMEDIATE,
  ],
  'russian-fairy-tales/the-frog-princess': [
    {
      id: 'CARD-185',
      en: 'If Baba Yaga or Transformation takes the minion, this card is just discarded.',
      fr: 'Si Baba Yaga ou Transformation emporte la Créature, cette carte est simplement défaussée.',
    },
  ],
  'russian-fairy-tales/the-birch': [
    {
      id: 'CARD-186',
      en: 'Nothing happens if anything else destroys it.',
      fr: 'Rien ne se passe si autre chose le détruit.',
    },
    IMMEDIATE,
  ],
  'base/gingerbread-house': [
    {
      id: 'BASE-08',
      en: 'Exactly two minions, or none.',
      fr: 'Exactement deux Créatures, ou aucune.',
    },
  ],
  'base/island-chain': [EXTRA_BASES],
  'polynesian-voyagers/maui': [EXTRA_BASES],
  'polynesian-voyagers/volcanic-uprising': [EXTRA_BASES],
  'base/storytellers-hut': [
    {
      id: 'BASE-37',
      en: 'Its counters are not +1 power counters, and neither kind counts as the other.',
      fr: 'Ses marqueurs ne sont pas des marqueurs Force +1, et aucun des deux ne compte pour l’autre.',
    },
  ],
  'base/transformation-spring': [
    {
      id: 'BASE-42',
      en: 'In any phase of your turn.',
      fr: 'Pendant n’importe quelle phase de votre tour.',
    },
  ],
};
