/** Readings about effects, protections and replacements. */
import type { Reading } from './reading.ts';

export const effects: readonly Reading[] = [
  {
    id: 'own-madness',
    cards: ['minions-of-cthulhu/cthulhu', 'madness/madness'],
    rules: ['MAD-02', 'MAD-04', 'ZONE-17'],
    question: {
      en: 'You draw a Madness card from your own deck. Does Cthulhu get a counter?',
      fr: 'Vous piochez une carte Démence dans votre propre pioche. Cthulhu reçoit-il un marqueur ?',
    },
    choice: { en: 'Yes, and you show the card.', fr: 'Oui, et vous montrez la carte.' },
    reason: {
      en: 'The text does not say from which deck, and what counts has to be seen.',
      fr: 'Le texte ne dit pas de quelle pioche, et ce qui compte doit se voir.',
    },
  },
  {
    id: 'gorgodzolla-comes',
    cards: ['kaiju/gorgodzolla', 'kaiju/oh-no', 'kaiju/tiny-priestesses'],
    rules: ['CARD-144', 'RES-16'],
    question: {
      en: 'Oh, No! brings Gorgodzolla, which gets a counter for that action. May you draw a card for it too?',
      fr: 'Oh Non ! fait venir Gorgonzilla, qui reçoit un marqueur pour cette Action. Pouvez-vous aussi piocher une carte ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'Gorgodzolla was not there when the action was played. The ruling makes an exception for the counter only.',
      fr: 'Gorgonzilla n’était pas là quand l’Action a été jouée. La règle ne fait exception que pour le marqueur.',
    },
  },
  {
    id: 'ruckus-at-bastion',
    cards: ['warriors/ruckus', 'base/bastion'],
    rules: ['MON-15'],
    question: {
      en: 'Ruckus destroys the monsters at Bastion without getting any treasure. May you still draw one for Bastion?',
      fr: 'Grabuge détruit les Monstres du Bastion sans en tirer de Trésor. Pouvez-vous quand même en piocher un pour le Bastion ?',
    },
    choice: { en: 'Yes, one for each of them.', fr: 'Oui, un pour chacun d’eux.' },
    reason: {
      en: 'Ruckus speaks of what the monsters carry, and Bastion gives a treasure besides that.',
      fr: 'Grabuge parle de ce que portent les Monstres, et le Bastion donne un Trésor en plus.',
    },
  },
  {
    id: 'ongoing-begins',
    cards: ['killer-plants/sleep-spores', 'dinosaurs/tooth-and-claw-and-guns', 'tricksters/hideout'],
    rules: ['TIME-37', 'ERR-05', 'CARD-012'],
    question: {
      en: 'When does an ongoing effect affect a minion?',
      fr: 'Quand un effet Permanent affecte-t-il une Créature ?',
    },
    choice: {
      en: 'When it begins: as its card is played, as the minion comes there or changes hands, or as the effect is no longer cancelled. Sleep Spores set off Tooth and Claw or Hideout then, and not if these come later.',
      fr: 'Quand il commence : lorsque sa carte est jouée, que la Créature arrive ou change de contrôleur, ou que l’effet n’est plus annulé. Spores Soporifiques déclenchent alors Des Dents, des Griffes et des Flingues ou Cachette, mais non si ces cartes arrivent plus tard.',
    },
    reason: {
      en: 'A card is affected when its power changes, not as long as it is changed.',
      fr: 'Une carte est affectée quand sa Force change, et non tant qu’elle reste modifiée.',
    },
  },
  {
    id: 'hideout-two-bases',
    cards: ['tricksters/hideout', 'pirates/cannon'],
    rules: ['CARD-012'],
    question: {
      en: 'A Cannon aims at minions on two bases, and one has a Hideout. Whom does it protect?',
      fr: 'Un Coup de Canon vise des Créatures sur deux Bases, dont une avec une Cachette. Qui protège-t-elle ?',
    },
    choice: { en: 'Only your minions on its base.', fr: 'Seulement vos Créatures sur sa Base.' },
    reason: { en: 'The text speaks of your minions here.', fr: 'Le texte parle de vos Créatures ici.' },
  },
  {
    id: 'paralysed-protection',
    cards: ['treasure/potion-of-paralysis', 'innsmouth/in-plain-sight', 'shapeshifters/mimic'],
    rules: ['PROT-05'],
    question: {
      en: 'Potion of Paralysis takes abilities away that protect from it, or that decide whether a minion is protected. Which counts?',
      fr: 'Potion de Paralysie supprime des effets qui en protègent, ou qui décident si une Créature est protégée. Qu’est-ce qui compte ?',
    },
    choice: {
      en: 'The abilities of the moment when the effect comes, or when the card comes to the base. That holds as long as the effect does.',
      fr: 'Les effets du moment où elle s’applique, ou bien où la carte arrive sur la Base. Cela vaut aussi longtemps que la Potion agit.',
    },
    reason: { en: 'Otherwise each would undo the other without end.', fr: 'Sinon, l’un annulerait l’autre sans fin.' },
  },
  {
    id: 'whom-to-save',
    cards: ['giant-ants/drone', 'star-roamers/medical-officer'],
    rules: ['RES-07'],
    question: {
      en: 'Several of your minions would be destroyed together. Which does Drone or Medical Officer save?',
      fr: 'Plusieurs de vos Créatures devraient être détruites ensemble. Lesquelles Mâle Ailé ou Officier Médical sauvent-ils ?',
    },
    choice: {
      en: 'You see all of them first, then choose which to save, in your own order.',
      fr: 'Vous les voyez d’abord toutes, puis choisissez lesquelles sauver, dans l’ordre que vous voulez.',
    },
    reason: {
      en: 'They would be destroyed at one moment, so none of them comes before the others.',
      fr: 'Elles seraient détruites au même moment : aucune ne passe avant les autres.',
    },
  },
  {
    id: 'fields-too-late',
    cards: ['star-roamers/protector-fields'],
    rules: ['PROT-06'],
    question: {
      en: 'A minion has got −2 power, then Protector Fields come. Does it get its power back?',
      fr: 'Une Créature a subi Force −2, puis Champs Protecteurs arrive. Retrouve-t-elle sa Force ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'What has been done to it already is not undone; only actions on it are an effect that would go on.',
      fr: 'Ce qui est déjà fait n’est pas défait ; seules les Actions attachées à elle sont un effet qui se poursuivrait.',
    },
  },
  {
    id: 'neutral-space-monsters',
    cards: ['base/neutral-space'],
    rules: ['TIME-36'],
    question: {
      en: 'Does Neutral Space protect a monster that nobody controls, and does it protect from one?',
      fr: 'Zone Franche Intersidérale protège-t-elle un Monstre sans contrôleur, et protège-t-elle d’un tel Monstre ?',
    },
    choice: {
      en: 'It protects the monster from all players’ minions here. It does not protect from the monster.',
      fr: 'Elle protège le Monstre des Créatures de tous les joueurs ici. Elle ne protège pas du Monstre.',
    },
    reason: {
      en: 'To a card that belongs to nobody every player is another player, but its own effects are no player’s.',
      fr: 'Pour une carte qui n’est à personne, chaque joueur est un autre joueur ; mais ses effets ne sont ceux d’aucun joueur.',
    },
  },
  {
    id: 'folly-and-actions-on-minions',
    cards: ['kaiju/the-folly-of-men'],
    rules: ['ZONE-35'],
    question: {
      en: 'Does The Folly of Men protect your actions on minions?',
      fr: 'La Folie des Hommes protège-t-elle vos Actions attachées à des Créatures ?',
    },
    choice: { en: 'Yes, on minions here.', fr: 'Oui, sur les Créatures ici.' },
    reason: {
      en: 'They are not on the base, but the text says “here”, as it does of minions.',
      fr: 'Elles ne sont pas attachées à la Base, mais le texte dit « ici », comme pour les Créatures.',
    },
  },
  {
    id: 'infiltrate-bonus',
    cards: ['ninjas/infiltrate'],
    rules: ['TIME-20'],
    question: {
      en: 'With Infiltrate you may ignore the base. Do you lose a bonus that it gives all the time?',
      fr: 'Avec Infiltration, vous pouvez ignorer la Base. Perdez-vous un bonus qu’elle donne en permanence ?',
    },
    choice: { en: 'No, it stays.', fr: 'Non, il reste.' },
    reason: {
      en: 'To ignore is a choice, and nobody ignores a bonus; there is no moment at which to ask.',
      fr: 'Ignorer est un choix, et personne n’ignore un bonus ; il n’y a pas de moment où poser la question.',
    },
  },
  {
    id: 'jumper-destroyed',
    cards: ['time-travelers/jumper', 'base/field-of-honor'],
    rules: ['TIME-16'],
    question: {
      en: 'A Jumper is destroyed at the Field of Honor and goes to the hand. Does it count as destroyed?',
      fr: 'Un Sauteur Temporel est détruit au Champ d’Honneur et va en main. Compte-t-il comme détruit ?',
    },
    choice: { en: 'Yes.', fr: 'Oui.' },
    reason: {
      en: 'It is destroyed first; where it then goes is another matter.',
      fr: 'Il est d’abord détruit ; où il va ensuite est une autre affaire.',
    },
  },
  {
    id: 'stones-and-wolf',
    cards: ['base/standing-stones', 'werewolves/great-wolf-spirit'],
    rules: ['TIME-10'],
    question: {
      en: 'Standing Stones and Great Wolf Spirit both let a talent be used twice. How often is that in all?',
      fr: 'Mégalithe Lunaire et Esprit du Grand Loup permettent tous deux d’utiliser un Talent deux fois. Combien de fois en tout ?',
    },
    choice: { en: 'Twice.', fr: 'Deux fois.' },
    reason: {
      en: 'Each of them says twice or a second time, and neither speaks of a third.',
      fr: 'L’un dit deux fois, l’autre une seconde fois ; aucun ne parle d’une troisième.',
    },
  },
  {
    id: 'copied-treasure',
    cards: ['treasure/chest-of-holding'],
    rules: ['MON-03'],
    question: {
      en: 'Does Chest of Holding count a card that has copied a treasure?',
      fr: 'Coffre sans Fond compte-t-il une carte qui a copié un Trésor ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'A copy has the ability of the treasure; it does not become one.',
      fr: 'Une copie a l’effet du Trésor ; elle n’en devient pas un.',
    },
  },
  {
    id: 'cards-on-a-destroyed-base',
    cards: ['kaiju/there-goes-tokyo', 'polynesian-voyagers/volcanic-uprising'],
    rules: ['RES-22'],
    question: {
      en: 'A base is destroyed. Who destroys the cards there?',
      fr: 'Une Base est détruite. Qui détruit les cartes présentes ?',
    },
    choice: { en: 'Whoever destroys the base.', fr: 'Qui détruit la Base.' },
    reason: {
      en: 'The credit goes to the player who carries the effect out.',
      fr: 'Cela revient au joueur qui applique l’effet.',
    },
  },
  {
    id: 'start-of-paradise',
    cards: [
      'rock-stars/turn-up-to-11',
      'base/tropical-paradise',
      'killer-plants/overgrowth',
      'vigilantes/lets-finish-this',
    ],
    rules: ['VAL-01', 'VAL-02', 'VAL-03'],
    question: {
      en: 'Turn Up to 11 is on a base whose breakpoint another card sets to 0. Which counts?',
      fr: 'Pousse l’Ampli à 11 est sur une Base dont une autre carte met la Résistance à 0. Qu’est-ce qui compte ?',
    },
    choice: {
      en: 'If the other effect comes at the start of a turn, the active player picks one of the two for that turn. Tropical Paradise and Let’s Finish This do not compete with it: the breakpoint is 21.',
      fr: 'Si l’autre effet vient au début d’un tour, le joueur actif choisit l’un des deux pour ce tour. Paradis Tropical et Finissons-en ne lui font pas concurrence : la Résistance est de 21.',
    },
    reason: {
      en: 'Let’s Finish This changes what is printed, and not what the breakpoint starts from. The text of a base is there all the time, and Turn Up to 11 raises whatever is lower.',
      fr: 'Finissons-en change ce qui est inscrit, et non la valeur de départ. Le texte d’une Base est là en permanence, et Pousse l’Ampli à 11 relève tout ce qui est plus bas.',
    },
  },
  {
    id: 'temple-bonus',
    cards: ['base/ancient-temple'],
    rules: ['RES-24', 'RES-29'],
    question: {
      en: 'The minion that Ancient Temple strengthens leaves, and comes back in the same turn. Has it the bonus?',
      fr: 'La Créature renforcée par Temple Antique s’en va, et revient pendant le même tour. A-t-elle le bonus ?',
    },
    choice: {
      en: 'Yes, whenever it is there in that turn, whoever controls it. Another minion that comes meanwhile changes nothing.',
      fr: 'Oui, chaque fois qu’elle y est pendant ce tour, quel que soit son contrôleur. Une autre Créature qui arrive entre-temps n’y change rien.',
    },
    reason: {
      en: 'The condition is read at the start of the turn; the bonus holds while the minion is there.',
      fr: 'La condition se vérifie au début du tour ; le bonus vaut tant que la Créature est là.',
    },
  },
  {
    id: 'two-lovey-bears',
    cards: ['teddy-bears/lovey-bear', 'shapeshifters/mimic'],
    rules: ['VAL-02'],
    question: {
      en: 'Lovey Bears of two players are on one base. What do they start from?',
      fr: 'Des Oursons Doudou de deux joueurs sont sur une même Base. De quelle Force partent-ils ?',
    },
    choice: {
      en: 'Each starts from the highest starting power of the other players’ minions, that of the other bear included. Where they only look at each other, it is the printed power.',
      fr: 'Chacun part de la plus haute Force de départ des Créatures des autres joueurs, y compris de celle de l’autre ourson. S’ils ne regardent que l’un l’autre, c’est la Force inscrite.',
    },
    reason: {
      en: 'A starting power is one, wherever it comes from; but two bears cannot raise each other without end.',
      fr: 'Une Force de départ en est une, d’où qu’elle vienne ; mais deux oursons ne peuvent pas se hausser l’un l’autre sans fin.',
    },
  },
  {
    id: 'two-picnics',
    cards: ['teddy-bears/bear-picnic'],
    rules: ['PROT-01', 'PLAY-17'],
    question: {
      en: 'There are Bear Picnics of two players on two bases. Where can a third player play a weak minion?',
      fr: 'Des Heures du Goûter de deux joueurs sont sur deux Bases. Où un troisième joueur peut-il jouer une Créature faible ?',
    },
    choice: { en: 'On either of the two.', fr: 'Sur l’une ou l’autre.' },
    reason: {
      en: 'Each of them allows what the other would forbid, and neither is to leave the player nowhere to go.',
      fr: 'Chacune permet ce que l’autre interdirait, et aucune ne doit laisser le joueur sans endroit où aller.',
    },
  },
  {
    id: 'searching-is-not-looking',
    cards: ['grannies/great-grandma'],
    rules: ['ZONE-16', 'ZONE-17', 'ZONE-18'],
    question: {
      en: 'You search your deck. Does Great Grandma answer?',
      fr: 'Vous cherchez dans votre pioche. Arrière-Grand-Mère y répond-elle ?',
    },
    choice: {
      en: 'If you reveal the card that you found there, yes; otherwise not. It is once for each effect.',
      fr: 'Si vous révélez la carte que vous y avez trouvée, oui ; sinon, non. C’est une fois par effet.',
    },
    reason: {
      en: 'To look, to reveal and to search are different words of the rules, and what is found is revealed.',
      fr: 'Consulter, révéler et chercher sont des termes différents des règles, et ce que l’on trouve est révélé.',
    },
  },
  {
    id: 'laser-beam-itself',
    cards: ['sharks/freakin-laser-beam'],
    rules: ['TIME-35', 'RES-18'],
    question: {
      en: 'May Freakin’ Laser Beam destroy the very minion that you have chosen?',
      fr: 'Fichu Rayon Laser peut-il détruire la Créature même que vous avez choisie ?',
    },
    choice: {
      en: 'Yes, and it must if there is no other one.',
      fr: 'Oui, et il le doit s’il n’y en a pas d’autre.',
    },
    reason: {
      en: '“A minion” is any minion, its power is equal to its own, and the text does not say “you may”.',
      fr: '« Une Créature » est n’importe laquelle, sa Force est égale à la sienne, et le texte ne dit pas « vous pouvez ».',
    },
  },
  {
    id: 'helicoprion-power',
    cards: ['sharks/helicoprion'],
    rules: ['VAL-08', 'TIME-21'],
    question: {
      en: 'How much power does Helicoprion bring along, and may it do so if it is there already?',
      fr: 'Combien de Force Helicoprion apporte-t-il, et le peut-il s’il est déjà sur place ?',
    },
    choice: {
      en: 'The power printed on the destroyed minion. If it is there already, it can only get a counter.',
      fr: 'La Force imprimée sur la Créature détruite. S’il est déjà sur place, il ne peut que recevoir un marqueur.',
    },
    reason: {
      en: 'Out of play a minion has its printed power; to move and to add the power go together.',
      fr: 'Hors du jeu, une Créature a sa Force imprimée ; se déplacer et ajouter la Force vont ensemble.',
    },
  },
  {
    id: 'taken-from-a-hand',
    cards: ['elves/trade'],
    rules: ['ZONE-15'],
    question: {
      en: 'You get a card from another player’s hand. Have you drawn a card?',
      fr: 'Vous obtenez une carte de la main d’un autre joueur. Avez-vous pioché une carte ?',
    },
    choice: {
      en: 'No: you have taken it. Cards that answer a draw do not answer it.',
      fr: 'Non : vous l’avez prise. Les cartes qui réagissent à une pioche n’y réagissent pas.',
    },
    reason: {
      en: 'A card is always drawn from the top of a deck.',
      fr: 'On pioche toujours la première carte d’une pioche.',
    },
  },
  {
    id: 'burn-it-down-itself',
    cards: ['dragons/burn-it-down', 'tornados/not-in-kansas'],
    rules: ['TITAN-08', 'BURY-13', 'SCORE-08'],
    question: {
      en: 'A base is destroyed and its minions stay. What becomes of titans and buried cards, and may the same base come back?',
      fr: 'Une Base est détruite et ses Créatures restent. Que deviennent Titans et cartes enterrées, et la même Base peut-elle revenir ?',
    },
    choice: {
      en: 'Titans and buried cards leave with the base, and it cannot come back by the same effect.',
      fr: 'Titans et cartes enterrées partent avec la Base, et elle ne peut pas revenir par le même effet.',
    },
    reason: {
      en: 'Only minions are said to stay, and the new base is chosen as the old one leaves.',
      fr: 'Seules les Créatures restent d’après le texte, et la nouvelle Base est choisie au moment où l’ancienne part.',
    },
  },
  {
    id: 'copied-amount',
    cards: ['giant-ants/we-will-rock-you', 'cowboys/quick-draw', 'disco-dancers/dancing-king'],
    rules: ['COPY-04', 'COPY-05', 'CARD-166'],
    question: {
      en: 'Dancing King lets an action that gives power affect one more minion. How much does that one get?',
      fr: 'Roi du Dancing fait affecter une Créature de plus par une Action qui donne de la Force. Combien reçoit-elle ?',
    },
    choice: {
      en: 'As much as the first, unless the action counts something on each minion, like We Will Rock You.',
      fr: 'Autant que la première, sauf si l’Action compte quelque chose sur chaque Créature, comme Surpuissance.',
    },
    reason: {
      en: '“The same way” keeps the amount of Quick Draw, fixed when it is played; “for each counter on it” is worked out for each.',
      fr: '« De la même manière » garde le montant de Gâchette Éclair, fixé quand on la joue ; « pour chaque marqueur placé sur elle » se compte pour chacune.',
    },
  },
];
