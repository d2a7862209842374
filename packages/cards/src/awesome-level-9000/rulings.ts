import type { Rulings } from '../ruling.ts';

const HELD_IN_PLACE = {
  id: 'CARD-033',
  en: 'It does not keep minions from being placed, shuffled or destroyed, nor from being moved by a base or by yourself.',
  fr: 'Cette carte n’empêche pas les Créatures d’être placées, mélangées ou détruites, ni d’être déplacées par une Base ou par vous-même.',
};

export const rulings: Rulings = {
  'bear-cavalry/commission': [
    {
      id: 'CARD-028',
      en: 'The extra minion is played and the other one moved at once, or not at all.',
      fr: 'La Créature supplémentaire est jouée et l’autre déplacée immédiatement, ou pas du tout.',
    },
  ],
  'bear-cavalry/cub-scout': [
    {
      id: 'CARD-029',
      en: 'A minion that moves here together with this one is not destroyed.',
      fr: 'Une Créature déplacée ici en même temps que celle-ci n’est pas détruite.',
    },
  ],
  'bear-cavalry/superiority': [
    {
      id: 'CARD-030',
      en: 'It does not keep your minions from being placed or shuffled.',
      fr: 'Elle n’empêche pas vos Créatures d’être placées ou mélangées.',
    },
  ],
  'bear-cavalry/bear-hug': [
    {
      id: 'ERR-03',
      en: 'Whoever controls the weakest minions chooses among them, whoever owns them.',
      fr: 'Qui contrôle les Créatures les plus faibles choisit parmi elles, quel qu’en soit le propriétaire.',
    },
  ],
  'bear-cavalry/high-ground': [
    {
      id: 'ERR-04',
      en: 'It destroys minions only while you have one there yourself.',
      fr: 'Elle ne détruit de Créatures que tant que vous en avez une à cet endroit.',
    },
  ],
  'ghosts/creampuff-man': [
    {
      id: 'CARD-031',
      en: 'A standard action is one that is neither played on a card nor buried, but done and then discarded.',
      fr: 'Une Action standard n’est ni attachée ni enterrée : elle est résolue, puis défaussée.',
    },
  ],
  'ghosts/haunting': [
    {
      id: 'CARD-032',
      en: 'It does nothing while it is in your hand.',
      fr: 'Il ne fait rien tant qu’il est dans votre main.',
    },
  ],
  'killer-plants/deep-roots': [HELD_IN_PLACE],
  'killer-plants/entangled': [HELD_IN_PLACE],
  'killer-plants/overgrowth': [
    {
      id: 'CARD-034',
      en: 'If it is destroyed during your turn, the breakpoint starts from 0 all the same until the end of the turn.',
      fr: 'S’il est détruit pendant votre tour, la Résistance part de 0 tout de même jusqu’à la fin du tour.',
    },
  ],
  'killer-plants/sprout': [
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
  'killer-plants/water-lily': [
    {
      id: 'CARD-036',
      en: 'If a Sprout makes room for it at the start of your turn, it can be used at once.',
      fr: 'Si une Jeune Pousse lui laisse la place au début de votre tour, il peut être utilisé aussitôt.',
    },
  ],
  'killer-plants/weed-eater': [
    {
      id: 'CARD-037',
      en: 'Out of play its power is 5: a Sprout cannot find it. It has 5 again after the turn on which you play it.',
      fr: 'Hors du jeu, leur Force est 5 : une Jeune Pousse ne peut pas les trouver. Elles retrouvent Force 5 après le tour où vous les jouez.',
    },
  ],
  'steampunks/aggromotive': [
    {
      id: 'CARD-038',
      en: 'The +5 counts in your total there, on every player’s turn; no minion gets it.',
      fr: 'La Force +5 s’ajoute à votre total à cet endroit, au tour de chaque joueur ; aucune Créature ne la reçoit.',
    },
  ],
  'steampunks/escape-hatch': [
    {
      id: 'CARD-039',
      en: 'Minions that return to your hand this way have not been destroyed.',
      fr: 'Les Créatures renvoyées ainsi dans votre main n’ont pas été détruites.',
    },
  ],
  'steampunks/ornate-dome': [
    {
      id: 'CARD-040',
      en: 'It neither hits nor stops actions on minions, nor standard actions that aim at the base.',
      fr: 'Il n’affecte ni n’empêche les Actions attachées aux Créatures, ni les Actions standard qui visent la Base.',
    },
  ],
  'steampunks/steam-man': [
    {
      id: 'CARD-041',
      en: 'Several of your actions there give no more than one does.',
      fr: 'Plusieurs de vos Actions à cet endroit ne donnent pas plus qu’une seule.',
    },
  ],
  'base/the-dread-gazebo': [
    {
      id: 'BASE-03',
      en: 'Actions that aim at the base without being played on it are allowed.',
      fr: 'Les Actions qui visent la Base sans y être attachées sont permises.',
    },
  ],
  'base/the-greenhouse': [
    {
      id: 'BASE-10',
      en: 'The winner searches after the new base is there.',
      fr: 'Le Vainqueur cherche une fois la nouvelle Base en jeu.',
    },
  ],
  'base/inventors-salon': [
    {
      id: 'BASE-14',
      en: 'Actions on this base are discarded only afterwards: they cannot be taken.',
      fr: 'Les Actions attachées à cette Base ne sont défaussées qu’ensuite : elles ne peuvent pas être prises.',
    },
  ],
  'base/secret-grove': [
    {
      id: 'BASE-20',
      en: 'You can use it without having a card there.',
      fr: 'Vous pouvez l’utiliser sans avoir de carte à cet endroit.',
    },
  ],
};
