/** Readings about who controls what. */
import type { Reading } from './reading.ts';

export const control: readonly Reading[] = [
  {
    id: 'newest-control',
    cards: ['ghosts/make-contact'],
    rules: ['CTRL-05'],
    question: {
      en: 'Make Contact gives you a minion, and then another card gives it to somebody else. Who controls it?',
      fr: 'Possession vous donne une Créature, puis une autre carte la donne à quelqu’un d’autre. Qui la contrôle ?',
    },
    choice: { en: 'Whoever got it last.', fr: 'Le dernier qui l’a reçue.' },
    reason: {
      en: 'A change of control lasts until control changes again.',
      fr: 'Un changement de contrôle dure jusqu’au suivant.',
    },
  },
  {
    id: 'hostage-protected',
    cards: ['ignobles/hostage-exchange'],
    rules: ['PROT-03'],
    question: {
      en: 'Hostage Exchange aims at a minion that is protected. Do you give yours all the same?',
      fr: 'Échange d’Otages vise une Créature protégée. Donnez-vous quand même la vôtre ?',
    },
    choice: { en: 'Yes.', fr: 'Oui.' },
    reason: {
      en: 'A protected card can be chosen; only the protected part does nothing.',
      fr: 'Une carte protégée peut être choisie ; seule la partie dont elle est protégée ne fait rien.',
    },
  },
  {
    id: 'hatch-and-staff',
    cards: ['steampunks/escape-hatch', 'magical-girls/magical-staff'],
    rules: ['TIME-16'],
    question: {
      en: 'A minion with Magical Staff would be destroyed at Escape Hatch. Does it go to the hand or onto the deck?',
      fr: 'Une Créature avec Sceptre Magique devrait être détruite près de Trappe de Secours. Va-t-elle en main ou sur la pioche ?',
    },
    choice: { en: 'To the hand.', fr: 'En main.' },
    reason: {
      en: 'Escape Hatch replaces the destruction, so the minion is not on its way to the discard pile.',
      fr: 'Trappe de Secours remplace la destruction : la Créature ne va donc pas à la défausse.',
    },
  },
  {
    id: 'control-of-your-own',
    cards: [
      'kitty-cats/muffin',
      'kitty-cats/queen-fluffy',
      'kitty-cats/cats-paw',
      'kitty-cats/can-has-cheeseburger',
      'mages/charm',
    ],
    rules: ['TIME-35'],
    question: {
      en: '“Take control of a minion”: may you choose one that you control already?',
      fr: '« Prenez le contrôle d’une Créature » : pouvez-vous en choisir une que vous contrôlez déjà ?',
    },
    choice: { en: 'Yes. Nothing changes then.', fr: 'Oui. Rien ne change alors.' },
    reason: {
      en: 'A minion is anybody’s, unless the text says whose.',
      fr: 'Une Créature est celle de n’importe qui, sauf si le texte dit de qui.',
    },
  },
  {
    id: 'treasure-in-a-deck',
    cards: [
      'treasure/wishing-ring',
      'wizards/scry',
      'cowboys/gold-in-them-thar-hills',
      'halflings/out-of-nowhere',
      'minions-of-cthulhu/cthulhu-fhtagn',
      'russian-fairy-tales/fetch-i-know-not-what',
      'ancient-incas/incan-engineer',
      'astroknights/its-a-trap',
    ],
    rules: ['MON-03', 'MON-04', 'MON-05', 'ZONE-23'],
    question: {
      en: 'A treasure lies in your deck, and an effect takes it from there in front of everybody. Where does it go?',
      fr: 'Un Trésor se trouve dans votre pioche, et un effet l’y prend devant tout le monde. Où va-t-il ?',
    },
    choice: {
      en: 'To your hand or deck, as the effect says. Only one that is discarded or leaves play goes to the treasures’ discard pile.',
      fr: 'Dans votre main ou votre pioche, comme le dit l’effet. Seul un Trésor défaussé ou qui quitte le jeu va dans la défausse Trésor.',
    },
    reason: {
      en: 'It has no owner to go to, it is not leaving play, and otherwise a treasure is an ordinary card.',
      fr: 'Il n’a pas de propriétaire chez qui aller, il ne quitte pas le jeu, et un Trésor est sinon une carte ordinaire.',
    },
  },
];
