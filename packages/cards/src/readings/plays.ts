/** Readings about playing, searching and paying. */
import type { Reading } from './reading.ts';

export const plays: readonly Reading[] = [
  {
    id: 'at-once-or-kept',
    cards: ['zombies/they-keep-coming', 'ghosts/the-dead-rise'],
    rules: ['PLAY-05', 'PLAY-06', 'PLAY-07'],
    question: {
      en: 'You get an extra play in your play phase. Must you use it at once?',
      fr: 'Vous obtenez une carte supplémentaire pendant votre phase de jeu. Faut-il la jouer aussitôt ?',
    },
    choice: {
      en: 'No, you can keep it for later in the phase, even if it is for a card in your discard pile. If other effects wait, you are asked first whether you play it before them; Specials in hands do not count as waiting.',
      fr: 'Non, vous pouvez la garder pour la suite de la phase, même pour une carte de votre défausse. Si d’autres effets attendent, on vous demande d’abord si vous la jouez avant eux ; les Spéciaux en main ne comptent pas.',
    },
    reason: {
      en: 'Only a play of a particular card, or of one chosen in a stated way, is lost if it is not used. Asking because of a Special in a hand would tell who holds one.',
      fr: 'Seule se perd la possibilité de jouer une carte précise, ou choisie d’une manière donnée. Poser la question à cause d’un Spécial en main révélerait qui en a un.',
    },
  },
  {
    id: 'namesakes-at-once',
    cards: ['innsmouth/spreading-the-word', 'innsmouth/sacred-circle', 'base/plateau-of-leng'],
    rules: ['PLAY-06', 'PLAY-07'],
    question: {
      en: 'You may play an extra minion of the same name as another one. Can you keep that for later?',
      fr: 'Vous pouvez jouer une Créature supplémentaire du même nom qu’une autre. Pouvez-vous attendre ?',
    },
    choice: { en: 'No: now or never.', fr: 'Non : maintenant ou jamais.' },
    reason: {
      en: 'The effect says how the card is chosen, by a name that is there now.',
      fr: 'L’effet dit comment la carte est choisie, par un nom présent maintenant.',
    },
  },
  {
    id: 'optional-after-paying',
    cards: ['grimms-fairy-tales/the-frog-prince', 'sheep/wood-for-sheep'],
    rules: ['PLAY-04', 'RES-21'],
    question: {
      en: '“You may do this in order to play an extra card.” You have done it. Must you play the card?',
      fr: '« Vous pouvez faire ceci pour jouer une carte supplémentaire. » Vous l’avez fait. Devez-vous la jouer ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: { en: 'Extra plays are never compulsory.', fr: 'Jouer une carte supplémentaire n’est jamais obligatoire.' },
  },
  {
    id: 'both-or-neither',
    cards: ['kaiju/johnny', 'ancient-incas/llama', 'ninjas/ninja-acolyte', 'russian-fairy-tales/finist-the-falcon'],
    rules: ['TIME-21', 'CARD-008'],
    question: {
      en: '“You may return a card and play it.” You have returned it. Must you play it?',
      fr: '« Vous pouvez renvoyer une carte et la jouer. » Vous l’avez renvoyée. Devez-vous la jouer ?',
    },
    choice: { en: 'Yes, if you can.', fr: 'Oui, si c’est possible.' },
    reason: {
      en: '“You may do X and Y” means both or neither.',
      fr: '« Vous pouvez faire X et Y » signifie les deux ou aucun.',
    },
  },
  {
    id: 'one-of-both',
    cards: ['sheep/in-sheeps-clothing', 'vigilantes/brojak', 'sharks/helicoprion', 'explorers/idaho-smith'],
    rules: ['TIME-21', 'PROT-03', 'RES-19'],
    question: {
      en: '“You may do X and Y”, and one of the two is prevented. Does the other happen?',
      fr: '« Vous pouvez faire X et Y », et l’un des deux est empêché. L’autre a-t-il lieu ?',
    },
    choice: {
      en: 'Not if the first is prevented. If it is the second, the first stays done.',
      fr: 'Non, si le premier est empêché. Si c’est le second, le premier reste fait.',
    },
    reason: {
      en: 'Both or neither: the second cannot be had alone. But what is protected can still be chosen, and what is done is not undone.',
      fr: 'Les deux ou aucun : on n’obtient pas le second seul. Mais on peut choisir ce qui est protégé, et ce qui est fait n’est pas défait.',
    },
  },
  {
    id: 'off-the-top',
    cards: [
      'russian-fairy-tales/baba-yaga',
      'russian-fairy-tales/the-frog-princess',
      'russian-fairy-tales/transformation',
      'base/transformation-spring',
    ],
    rules: ['TOP-01'],
    question: {
      en: 'A minion is played off the top of a deck. May that be declined?',
      fr: 'Une Créature est jouée du dessus d’une pioche. Peut-on y renoncer ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'The rule says: reveal until there is one, and play it.',
      fr: 'La règle dit : révélez jusqu’à en trouver une, et jouez-la.',
    },
  },
  {
    id: 'search-then-play',
    cards: [
      'shapeshifters/transmogrify',
      'shapeshifters/doppelganger',
      'shapeshifters/g-e-l-f',
      'shapeshifters/really',
    ],
    rules: ['PLAY-04', 'RES-18'],
    question: {
      en: 'A card lets you search for a minion and play it as an extra minion. What can be declined?',
      fr: 'Une carte vous fait chercher une Créature et la jouer comme Créature supplémentaire. À quoi peut-on renoncer ?',
    },
    choice: {
      en: 'The search is compulsory, the play is not. A card that is not played stays in its pile.',
      fr: 'La recherche est obligatoire, pas le fait de jouer la carte. Une carte qui n’est pas jouée reste dans sa pile.',
    },
    reason: {
      en: 'Instructions are followed, but extra plays are never compulsory.',
      fr: 'On suit les instructions, mais jouer une carte supplémentaire n’est jamais obligatoire.',
    },
  },
  {
    id: 'deck-and-or-discard',
    cards: [
      'ancient-incas/sapa-inca',
      'grimms-fairy-tales/teamwork',
      'polynesian-voyagers/tattoo-artist',
      'russian-fairy-tales/the-birch-woman',
      'russian-fairy-tales/the-birch',
      'magical-girls/black-magicat',
      'magical-girls/white-magicat',
    ],
    rules: ['TIME-22'],
    question: {
      en: '“Search your deck and/or discard pile.” Must the deck be searched?',
      fr: '« Cherchez dans votre pioche et/ou votre défausse. » Faut-il fouiller la pioche ?',
    },
    choice: { en: 'You are asked each time.', fr: 'On vous le demande chaque fois.' },
    reason: {
      en: '“And/or” lets you do either or both, and to leave the deck alone is to leave it unshuffled.',
      fr: '« Et/ou » permet l’un, l’autre ou les deux, et ne pas fouiller la pioche évite de la mélanger.',
    },
  },
  {
    id: 'shoggoth-revealed',
    cards: ['base/secret-volcano-headquarters', 'elder-things/shoggoth'],
    rules: ['BASE-31'],
    question: {
      en: 'Secret Volcano Headquarters reveals a Shoggoth whose player has too little power there. What becomes of it?',
      fr: 'Base Secrète de l’HAVOC révèle un Shoggoth dont le joueur n’a pas assez de Force. Que devient-il ?',
    },
    choice: { en: 'It goes back on top of its deck.', fr: 'Il retourne sur sa pioche.' },
    reason: {
      en: 'It cannot be played there, and cards that are not played go back.',
      fr: 'Il ne peut pas y être joué, et les cartes non jouées y retournent.',
    },
  },
  {
    id: 'monsters-that-cannot-come',
    cards: ['monster/web-troll', 'base/the-gauntlet'],
    rules: ['MON-11', 'PROT-03'],
    question: {
      en: 'A monster would be played where it cannot be played. What becomes of it?',
      fr: 'Un Monstre devrait être joué là où il ne peut pas l’être. Que devient-il ?',
    },
    choice: {
      en: 'It is shown and stays on its deck. Monsters that a base or another monster plays obey “cannot be played here”, but not limits on what a player may play.',
      fr: 'Il est montré et reste sur sa pioche. Les Monstres joués par une Base ou un autre Monstre respectent « ne peut pas être joué ici », mais non les limites imposées aux joueurs.',
    },
    reason: { en: 'No player plays such a monster.', fr: 'Aucun joueur ne joue un tel Monstre.' },
  },
  {
    id: 'one-for-one',
    cards: ['ninjas/disguise', 'princesses/eliza'],
    rules: ['CARD-008'],
    question: {
      en: 'You choose two minions for Disguise and play only one. How many go home?',
      fr: 'Vous choisissez deux Créatures avec Déguisement et n’en jouez qu’une. Combien reviennent en main ?',
    },
    choice: {
      en: 'One, the one whose place the new minion takes.',
      fr: 'Une seule, celle que la nouvelle Créature remplace.',
    },
    reason: {
      en: 'Returning and playing go together or not at all, for each one.',
      fr: 'Renvoyer et jouer vont ensemble ou pas du tout, pour chacune.',
    },
  },
  {
    id: 'nothing-to-pay-for',
    cards: ['vikings/berserk', 'thieves/backstab', 'thieves/potion-bandolier', 'mages/zzzzzap'],
    rules: ['TIME-17', 'TIME-18'],
    question: {
      en: 'You have no minion and play Berserk. Do you place a card on your deck?',
      fr: 'Vous n’avez pas de Créature et jouez Berserk. Placez-vous une carte sur votre pioche ?',
    },
    choice: { en: 'No, nothing happens.', fr: 'Non, il ne se passe rien.' },
    reason: {
      en: 'The card is the price of the bonus; what cannot be had is not paid for.',
      fr: 'La carte est le prix du bonus ; on ne paie pas ce que l’on ne peut pas obtenir.',
    },
  },
  {
    id: 'talents-for-nothing',
    cards: [
      'killer-plants/killer-kudzu',
      'miskatonic-university/professor',
      'innsmouth/sacred-circle',
      'orcs/topper-chopper',
      'base/changing-room',
    ],
    rules: ['TIME-08', 'PLAY-04', 'CARD-099'],
    question: {
      en: 'Can a talent be used if there is nothing to gain from it?',
      fr: 'Peut-on utiliser un Talent qui ne rapporte rien ?',
    },
    choice: {
      en: 'Not if nothing at all could come of it: Professor without a Madness card, Sacred Circle without a minion to play. Killer Kudzu may be destroyed even without a minion to play. A Topper Chopper has nothing to use in the Changing Room either: what answers the use of a talent does not come of the talent.',
      fr: 'Non, si rien ne peut en résulter : Professeur sans carte Folie, Cercle Sacré sans Créature à jouer. Kudzu Tueur peut être détruit même sans Créature à jouer. Toc et Retoc n’a rien à utiliser dans la Cabine de Transformation non plus : ce qui répond à l’utilisation d’un Talent ne résulte pas du Talent.',
    },
    reason: {
      en: 'Killer Kudzu’s talent does something in any case, and its player may want what comes after it leaves play.',
      fr: 'Le Talent de Kudzu Tueur a toujours un effet, et son joueur peut vouloir ce qui suit son départ du jeu.',
    },
  },
  {
    id: 'empty-half',
    cards: ['clerics/turner', 'warriors/ruckus', 'fairies/puck', 'smash-up-all-stars/puck', 'madness/madness'],
    rules: ['TIME-23', 'TIME-26'],
    question: {
      en: '“X OR Y”: only one of the two can be done. May you choose the other, so that nothing happens?',
      fr: '« X OU Y » : un seul des deux est possible. Pouvez-vous choisir l’autre pour qu’il ne se passe rien ?',
    },
    choice: {
      en: 'No, you do the one that can be done: without a card left to draw, you cannot choose to draw. But “destroy all” can always be chosen, even if there is nothing to destroy.',
      fr: 'Non, vous faites celui qui est possible : sans carte à piocher, vous ne pouvez pas choisir de piocher. Mais « détruisez tout » peut toujours être choisi, même s’il n’y a rien à détruire.',
    },
    reason: {
      en: 'You do exactly one of the two, and what cannot be done is not done.',
      fr: 'Vous faites exactement l’un des deux, et on ne fait pas ce qui est impossible.',
    },
  },
  {
    id: 'both-sides',
    cards: ['fairies/spirit-of-the-forest', 'mages/wand-whiz', 'base/fairy-circle'],
    rules: ['TIME-23', 'TIME-24', 'TIME-36'],
    question: {
      en: 'Which abilities does Spirit of the Forest let you do both parts of, and when do you say so?',
      fr: 'De quels effets Esprit de la Forêt vous laisse-t-il appliquer les deux parties, et quand le dites-vous ?',
    },
    choice: {
      en: 'Those of your own cards that have OR in capitals, as far as both parts can be done then. You say so as you choose the first part.',
      fr: 'Ceux de vos propres cartes qui disent OU en capitales, si les deux parties sont alors possibles. Vous le dites en choisissant la première partie.',
    },
    reason: {
      en: 'Only the OR in capitals offers exactly one of two parts, and a base is nobody’s card. You may do both when you use the ability, not after you have seen what one part brings.',
      fr: 'Seul le OU en capitales offre exactement une partie sur deux, et une Base n’est à personne. On peut faire les deux en utilisant l’effet, non après avoir vu ce qu’apporte l’une.',
    },
  },
  {
    id: 'counted-extras',
    cards: ['princesses/eliza'],
    rules: ['PLAY-03', 'PLAY-12', 'TITAN-04', 'BURY-08'],
    question: {
      en: 'What counts as an extra card for Eliza, and what becomes of one that cannot be played?',
      fr: 'Qu’est-ce qui compte comme carte supplémentaire pour Elisa, et que devient celle qui ne peut être jouée ?',
    },
    choice: {
      en: 'Every card played besides the regular two of your turn: Specials, uncovered cards and those of other piles too. Monsters and titans do not count. It stays where it is; one that is uncovered, or must be played off the top of a deck, is discarded.',
      fr: 'Toute carte jouée en plus des deux gratuites de votre tour : aussi les Spéciaux, les cartes dévoilées et celles d’autres piles. Ni les Monstres ni les Titans ne comptent. Elle reste où elle est ; une carte dévoilée, ou qui doit être jouée du dessus d’une pioche, est défaussée.',
    },
    reason: {
      en: 'An extra card is one outside the quota of its type. Nobody has a quota of monsters or titans.',
      fr: 'Une carte supplémentaire dépasse le quota de son type. Personne n’a de quota de Monstres ou de Titans.',
    },
  },
  {
    id: 'helped-actions',
    cards: ['princesses/woodland-helpers'],
    rules: ['STD-01', 'STD-04'],
    question: {
      en: 'Woodland Helpers speak of any action that you play. What about one that stays in play, or says itself where it goes?',
      fr: 'Petits Amis de la Forêt parle de toute Action que vous jouez. Et si elle reste en jeu, ou dit elle-même où elle va ?',
    },
    choice: {
      en: 'They do nothing with it, not even when it leaves play later.',
      fr: 'Rien ne lui arrive, même quand elle quitte le jeu plus tard.',
    },
    reason: {
      en: 'They answer an action that was just played and is about to be discarded, and replace that alone.',
      fr: 'La carte répond à une Action qui vient d’être jouée et va être défaussée, et ne remplace que cela.',
    },
  },
  {
    id: 'terraforming-empty',
    cards: ['aliens/terraforming'],
    rules: ['ZONE-20'],
    question: {
      en: 'The base deck is empty. Does Terraforming find anything?',
      fr: 'La pioche de Bases est vide. Terraformation trouve-t-elle quelque chose ?',
    },
    choice: {
      en: 'Yes, the discarded bases are shuffled into a new deck first.',
      fr: 'Oui, on mélange d’abord les Bases défaussées en une nouvelle pioche.',
    },
    reason: {
      en: 'That is what is done whenever an empty deck is to be searched.',
      fr: 'C’est ce que l’on fait chaque fois qu’il faut fouiller une pioche vide.',
    },
  },
  {
    id: 'buccaneer-closed-base',
    cards: ['pirates/buccaneer'],
    rules: ['PROT-03'],
    question: {
      en: 'May a Buccaneer flee to a base that it cannot move to?',
      fr: 'Un Boucanier peut-il fuir vers une Base où il ne peut pas aller ?',
    },
    choice: {
      en: 'It may be chosen. The Buccaneer does not get there and is destroyed.',
      fr: 'On peut la choisir. Le Boucanier n’y arrive pas et est détruit.',
    },
    reason: {
      en: 'What is protected can still be chosen; the effect does nothing.',
      fr: 'Ce qui est protégé peut quand même être choisi ; l’effet ne fait rien.',
    },
  },
  {
    id: 'taken-as-played',
    cards: ['geeks/control-minion'],
    rules: ['CTRL-09', 'RES-30'],
    question: {
      en: 'You take control of a minion as another player plays it. Whose is what it does when it is played?',
      fr: 'Vous prenez le contrôle d’une Créature au moment où un autre joueur la joue. À qui revient son effet ?',
    },
    choice: {
      en: 'Yours: you decide, and “you” on the card means you. It stays on the base where it was played, and the other player has played it.',
      fr: 'À vous : vous décidez, et « vous » sur la carte vous désigne. Elle reste sur la Base où elle a été jouée, et c’est l’autre joueur qui l’a jouée.',
    },
    reason: {
      en: 'Control changes before the card does anything, and the one thing that the ruling says you cannot change is the base.',
      fr: 'Le contrôle change avant que la carte ait un effet, et la seule chose que la précision interdit de changer est la Base.',
    },
  },
  {
    id: 'stopped-action',
    cards: [
      'geeks/force-of-wil',
      'geeks/wil-wheaton',
      'geeks/non-infinite-loop',
      'smash-up-all-stars/non-infinite-loop',
    ],
    rules: ['CARD-153', 'PLAY-01'],
    question: {
      en: 'An action is stopped before it has an effect. Has it been played, and on what?',
      fr: 'Une Action est arrêtée avant d’avoir un effet. A-t-elle été jouée, et sur quoi ?',
    },
    choice: {
      en: 'It has been played, and that play is used up. It never was on a base or minion, and Non-Infinite Loop cannot take it back.',
      fr: 'Elle a été jouée, et cette possibilité est utilisée. Elle n’a jamais été attachée à une Base ou à une Créature, et Boucle Semi-Finie ne peut pas la reprendre.',
    },
    reason: {
      en: 'The Special answers an action that is played; what goes onto a card, or happens after it was played, comes later.',
      fr: 'Le Spécial répond à une Action jouée ; s’attacher à une carte, et ce qui se passe une fois l’Action jouée, vient après.',
    },
  },
  {
    id: 'argonaut-on-a-base',
    cards: ['mythic-greeks/argonaut'],
    rules: ['CARD-111', 'ZONE-35'],
    question: {
      en: 'Does an Argonaut set off what answers an action that is played on a base, or can it take the place of one?',
      fr: 'Un Argonaute déclenche-t-il ce qui répond à une Action attachée à une Base, et peut-il en remplacer une ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'Only cards that are attached count as actions on a base, and the ruling excludes such an action for a minion too.',
      fr: 'Seules les cartes attachées comptent comme Actions d’une Base, et la précision exclut de même une Action à attacher à une Créature.',
    },
  },
];
