import type { Amounts, Prompts } from '../types.ts';

export const prompts: Prompts = {
  draftFaction: 'Choisissez une Faction.',
  mulligan: 'Vous n’avez aucune Créature en main. Piochez-vous une nouvelle main ?',
  turn: 'C’est à vous de jouer. Que faites-vous ?',
  playExtra: {
    other: 'Choisissez une carte supplémentaire à jouer maintenant.',
    cards: 'Choisissez une carte à jouer comme carte supplémentaire.',
  },
  playSpecial: 'Jouez-vous une carte Spécial maintenant ?',
  playHere: 'Choisissez une Base où jouer une Créature.',
  resolveNext: 'Plusieurs effets arrivent en même temps. Choisissez le suivant.',
  scoreNext: 'Plusieurs Bases peuvent être conquises. Choisissez la suivante.',
  discardToTen: 'Vous avez plus de dix cartes en main. Choisissez ce que vous défaussez.',
  discard: { other: 'Choisissez une carte à défausser.', 'cards+': 'Choisissez des cartes à défausser.' },
  destroy: {
    other: 'Choisissez une carte à détruire.',
    minions: 'Choisissez une Créature à détruire.',
    'minions+': 'Choisissez des Créatures à détruire.',
    'cards+': 'Choisissez des cartes à détruire.',
    bases: 'Choisissez la Base où des Créatures sont détruites.',
  },
  return: {
    other: 'Choisissez une carte à renvoyer dans la main de son propriétaire.',
    minions: 'Choisissez une Créature à renvoyer dans la main de son propriétaire.',
    'minions+': 'Choisissez des Créatures à renvoyer dans la main de leur propriétaire.',
  },
  returnEach: 'Choisissez une Base. Toutes ses Créatures sont renvoyées dans la main de leur propriétaire.',
  exchange: {
    other: 'Choisissez une Créature à reprendre une fois qu’une autre est jouée.',
    'minions+': 'Choisissez les Créatures à reprendre une fois que d’autres sont jouées.',
    bases: 'Choisissez la Base où vous échangez des Créatures.',
  },
  placeUnderDeck: {
    other: 'Choisissez une carte à placer sous la pioche de son propriétaire.',
    minions: 'Choisissez une Créature à placer sous la pioche de son propriétaire.',
  },
  placeInHand: {
    other: 'Choisissez une carte à placer dans votre main.',
    'cards+': 'Choisissez des cartes à placer dans votre main.',
    confirm: 'Placez-vous cette Créature dans votre main ?',
  },
  placeInDiscard: {
    other: 'Choisissez une carte à placer dans votre défausse.',
    'cards+': 'Choisissez des cartes à placer dans votre défausse.',
  },
  putOrder: 'Choisissez l’ordre des cartes, en commençant par celle du dessus.',
  shuffleIn: {
    other: 'Choisissez une carte à mélanger dans votre pioche.',
    'cards+': 'Choisissez des cartes à mélanger dans votre pioche.',
  },
  move: {
    other: 'Choisissez une Créature à déplacer.',
    'minions+': 'Choisissez des Créatures à déplacer.',
    bases: 'Choisissez la Base d’où partent les Créatures.',
  },
  moveTo: 'Choisissez la Base d’arrivée.',
  moveHere: {
    other: 'Choisissez une Créature à déplacer vers cette Base.',
    confirm: 'Déplacez-vous cette Créature vers cette Base ?',
  },
  givePower: 'Choisissez une Créature qui gagne de la Force.',
  compare: 'Choisissez une de vos Créatures : les autres lui seront comparées.',
  lowerBreakpoint: 'Choisissez une de vos Créatures. La Résistance de sa Base est réduite d’autant que sa Force.',
  draw: 'Piochez-vous une carte ?',
  look: 'Choisissez le joueur dont vous consultez la main.',
  reveal: { other: 'Choisissez une carte à révéler.', 'cards+': 'Choisissez des cartes à révéler.' },
  search: 'Choisissez une carte de votre pioche.',
  nameFaction: 'Nommez une Faction.',
  whoseMinions: 'Choisissez le joueur dont les Créatures sont touchées.',
  barActions: 'Choisissez le joueur qui ne pourra pas jouer d’Action à son prochain tour.',
  drawForMinions: 'Choisissez une Base. Vous piochez une carte pour chaque Créature que vous y avez.',
  swapOut: 'Choisissez la Base qui quitte le jeu.',
  swapIn: 'Choisissez la Base qui entre en jeu.',
  nextBase: 'Choisissez la Base suivante.',
  ignoreBase: 'Ignorez-vous l’effet de cette Base ?',
  sacrifice: 'Choisissez une de vos Créatures à détruire.',
  topCard: 'Que faites-vous de la première carte de votre pioche ?',
};

export const amounts: Amounts = {
  optional: 'Vous pouvez refuser.',
  anyNumber: 'N’importe quel nombre, ou aucune.',
  inOrder: 'Donnez-les toutes, dans l’ordre.',
  upTo: (most) => `Jusqu’à ${most}, ou aucune.`,
  exactly: (count) => `Exactement ${count}.`,
  between: (least, most) => `De ${least} à ${most}.`,
};
