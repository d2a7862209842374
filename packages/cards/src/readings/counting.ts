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
];
