import type { Rulings } from '../ruling.ts';

const ON_THE_BASE = {
  id: 'CARD-143',
  en: 'Actions on minions are not actions on the base.',
  fr: 'Les Actions attachées à des Créatures ne sont pas attachées à la Base.',
};
const FOR_THE_SUMMONER = {
  id: 'CARD-144',
  en: 'If it brings Gorgodzolla here, Gorgodzolla gets a +1 power counter for this card too.',
  fr: 'Si elle amène Gorgonzilla ici, Gorgonzilla reçoit aussi un marqueur Force +1 pour cette carte.',
};
const ONCE = {
  id: 'CARD-146',
  en: 'It is reckoned once: it does not change if minions come or go later.',
  fr: 'Le calcul est fait une seule fois : il ne change pas si des Créatures arrivent ou partent ensuite.',
};
const RECALLED = {
  id: 'CARD-149',
  en: 'The minion goes under the deck of its owner even if this card has left play first.',
  fr: 'La Créature va sous la pioche de son propriétaire même si cette carte a quitté le jeu avant.',
};

export const rulings: Rulings = {
  'kaiju/gorgodzolla': [ON_THE_BASE],
  'kaiju/kaijookey': [ON_THE_BASE],
  'kaiju/wade-through-the-buildings': [ON_THE_BASE],
  'kaiju/oh-no': [FOR_THE_SUMMONER],
  'kaiju/tiny-priestesses': [FOR_THE_SUMMONER],
  'kaiju/they-say-hes-got-to-go': [
    {
      id: 'CARD-145',
      en: 'It may be the titan of any player.',
      fr: 'Ce peut être le Titan de n’importe quel joueur.',
    },
  ],
  'magical-girls/bewitching-gal': [ONCE],
  'magical-girls/sakura-warrior': [ONCE],
  'magical-girls/purge-the-demon': [
    {
      id: 'CARD-147',
      en: 'Any card in play may be chosen, also a base or a titan.',
      fr: 'Vous pouvez choisir n’importe quelle carte en jeu, même une Base ou un Titan.',
    },
  ],
  'magical-girls/rainbow-girl': [
    {
      id: 'CARD-148',
      en: 'Minions that are played later do not get the bonus.',
      fr: 'Les Créatures jouées plus tard n’ont pas ce bonus.',
    },
  ],
  'itty-critters/critter-champion': [RECALLED],
  'itty-critters/critter-coach': [RECALLED],
  'itty-critters/critter-cube': [
    {
      id: 'CARD-150',
      en: 'You draw and play minions of other players like your own. When they leave play they go to their owners.',
      fr: 'Vous piochez et jouez les Créatures des autres joueurs comme les vôtres. Lorsqu’elles quittent le jeu, elles vont chez leurs propriétaires.',
    },
  ],
  'mega-troopers/black-trooper': [
    {
      id: 'CARD-151',
      en: 'Each time any player uses a Special, also several times in one turn.',
      fr: 'Chaque fois qu’un joueur, quel qu’il soit, utilise un effet Spécial, même plusieurs fois dans un tour.',
    },
  ],
  'base/kaiju-island': [
    {
      id: 'BASE-17',
      en: 'If this ability is cancelled, titans that are here together stay; but one that arrives then makes the weakest leave.',
      fr: 'Si cet effet est annulé, les Titans présents ensemble restent ; mais un Titan qui arrive ensuite élimine les plus faibles.',
    },
  ],
  'base/moon-dumpster': [
    {
      id: 'BASE-19',
      en: 'Players reveal in turn order, the active player first. During set-up, this comes before the opening hands, and the first player begins.',
      fr: 'Les joueurs révèlent dans l’ordre du tour, le joueur actif en premier. Pendant la mise en place, cela se fait avant les mains de départ, et le premier joueur commence.',
    },
  ],
  'base/q-point': [
    {
      id: 'BASE-26',
      en: 'One minion or one action, not one of each. Cards that cannot be destroyed stay. Titans are not concerned.',
      fr: 'Une Créature ou une Action, pas une de chaque. Les cartes indestructibles restent. Les Titans ne sont pas concernés.',
    },
  ],
};
