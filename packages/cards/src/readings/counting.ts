/** Readings about what counts, and how often. */
import type { Reading } from './reading.ts';

export const counting: readonly Reading[] = [
  {
    id: 'nothing-to-lose',
    cards: ['thieves/clever-distraction', 'elves/helping-hands'],
    rules: ['RES-19', 'ERR-06'],
    question: {
      en: 'A winner without VP would lose one to you. Do you get it?',
      fr: 'Un Vainqueur qui n’a aucun PV devrait en perdre un à votre profit. Le gagnez-vous ?',
    },
    choice: {
      en: 'With Clever Distraction, yes; with Helping Hands, no.',
      fr: 'Avec Habile Diversion, oui ; avec Prêter Main-Forte, non.',
    },
    reason: {
      en: 'To lose a VP and to gain one are two parts of Clever Distraction. Helping Hands gives you one of theirs.',
      fr: 'Perdre un PV et en gagner un sont deux parties d’Habile Diversion. Prêter Main-Forte vous donne un des siens.',
    },
  },
  {
    id: 'heirloom-without-effect',
    cards: ['princesses/heirloom', 'cyborg-apes/shielding'],
    rules: ['PROT-01', 'PROT-06'],
    question: {
      en: 'A minion with an Heirloom of another player becomes unaffected by it. What becomes of the Heirloom?',
      fr: 'Une Créature à laquelle est attaché l’Héritage d’un autre joueur n’en est plus affectée. Que devient l’Héritage ?',
    },
    choice: {
      en: 'It stays on the minion and gives it no power.',
      fr: 'Il reste attaché à la Créature et ne lui donne pas de Force.',
    },
    reason: {
      en: 'It would be destroyed, but it cannot be. The power is an effect like any other.',
      fr: 'Il devrait être détruit, mais ne peut pas l’être. La Force est un effet comme un autre.',
    },
  },
  {
    id: 'copied-once-per-turn',
    cards: ['shapeshifters/copycat', 'astroknights/alien-guru'],
    rules: ['COPY-13', 'RES-14'],
    question: {
      en: 'Copycat copies an ability that can be used once per turn. Does that count together with the minion that it copies, or with another Copycat?',
      fr: 'Imposteur copie un effet utilisable une fois par tour. Cela compte-t-il avec la Créature copiée, ou avec un autre Imposteur ?',
    },
    choice: { en: 'No, each of them may use it once.', fr: 'Non, chacun peut l’utiliser une fois.' },
    reason: {
      en: 'The ability is each card’s own, and so is its limit.',
      fr: 'Chaque carte a son propre effet, et donc sa propre limite.',
    },
  },
  {
    id: 'monster-first',
    cards: ['warriors/ruckus', 'warriors/taunter', 'base/dimension-doors', 'robots/microbot-fixer'],
    rules: ['MON-03', 'MON-07'],
    question: {
      en: 'You play a monster. Is it the first minion that you play?',
      fr: 'Vous jouez un Monstre. Est-ce la première Créature que vous jouez ?',
    },
    choice: {
      en: 'Yes. One that comes with a base or that another monster plays is nobody’s.',
      fr: 'Oui. Celui qui arrive avec une Base, ou qu’un autre Monstre joue, n’est joué par personne.',
    },
    reason: {
      en: 'A monster is a minion, and you have played it, though it takes up none of your plays.',
      fr: 'Un Monstre est une Créature, et vous l’avez joué, même s’il n’utilise aucune de vos possibilités de jeu.',
    },
  },
  {
    id: 'argonaut-and-that-action',
    cards: ['mythic-greeks/argonaut', 'geeks/force-of-wil', 'sheep/hello-dolly'],
    rules: ['CARD-111', 'CARD-153'],
    question: {
      en: 'Can Force of Wil or Hello, Dolly! answer an Argonaut?',
      fr: 'Relis ta Carte ou Hello, Dolly ! peuvent-ils répondre à un Argonaute ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: 'They speak of the action that was played, in order to stop or to copy it, and an Argonaut is none.',
      fr: 'Ces cartes parlent de l’Action jouée, pour l’arrêter ou la copier, et un Argonaute n’en est pas une.',
    },
  },
  {
    id: 'played-twice-here',
    cards: ['mythic-horses/rainbow', 'giant-ants/killer-queen'],
    rules: ['ZONE-27', 'CARD-077'],
    question: {
      en: 'You play a minion, take it back and play it here again. Have you played another minion here this turn?',
      fr: 'Vous jouez une Créature, la reprenez et la rejouez ici. Avez-vous joué une autre Créature ici ce tour-ci ?',
    },
    choice: {
      en: 'Not for that minion’s own talent, but for those of others.',
      fr: 'Pas pour le Talent de cette Créature elle-même, mais pour celui des autres.',
    },
    reason: {
      en: 'It comes back as if it were new, but it is the same card.',
      fr: 'Elle revient comme si elle était nouvelle, mais c’est la même carte.',
    },
  },
  {
    id: 'power-as-it-is-played',
    cards: ['treasure/bag-of-caltrops', 'itty-critters/rainboroc', 'tricksters/leprechaun', 'base/the-deep'],
    rules: ['RES-01', 'RES-16', 'TIME-12', 'CARD-011'],
    question: {
      en: 'A minion grows by what it does when it is played. Which power counts for what answers minions of a certain power?',
      fr: 'Une Créature gagne en Force par son propre effet en étant jouée. Quelle Force compte pour ce qui répond aux Créatures d’une certaine Force ?',
    },
    choice: {
      en: 'The power with which it came, for Bag of Caltrops and Rainboroc. The power that it has by then, for Leprechaun and The Deep.',
      fr: 'La Force avec laquelle elle est arrivée, pour Sac de Chausse-Trapes et Rainboroc. La Force qu’elle a alors, pour Farfadet et L’Abysse.',
    },
    reason: {
      en: 'The former speak of the minion that is played, the latter of how strong it is afterwards.',
      fr: 'Les premiers parlent de la Créature qui est jouée, les seconds de la Force qu’elle a ensuite.',
    },
  },
];
