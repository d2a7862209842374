/** Readings about where cards go. */
import type { Reading } from './reading.ts';

export const places: readonly Reading[] = [
  {
    id: 'own-place-declined',
    cards: [
      'geeks/non-infinite-loop',
      'mythic-greeks/favor-of-dionysus',
      'mythic-horses/friendship-power',
      'smash-up-all-stars/non-infinite-loop',
      'smash-up-all-stars/favor-of-dionysus',
      'smash-up-all-stars/friendship-power',
    ],
    rules: ['STD-04'],
    question: {
      en: 'An action may go to the hand or onto the deck instead of being discarded, and you decline. Does Non-Infinite Loop let you take it back?',
      fr: 'Une Action peut aller en main ou sur la pioche au lieu d’être défaussée, et vous y renoncez. Boucle Semi-Finie permet-elle de la reprendre ?',
    },
    choice: { en: 'No, it is discarded.', fr: 'Non, elle est défaussée.' },
    reason: {
      en: 'What replaces the discard does not apply to a card that names a place of its own, and it names that place even if you do not use it.',
      fr: 'Ce qui remplace la défausse ne s’applique pas à une carte qui indique elle-même où elle va, et elle l’indique même si vous n’en profitez pas.',
    },
  },
  {
    id: 'copied-place',
    cards: ['sheep/hello-dolly', 'treasure/wishing-ring', 'treasure/wand-of-dowsing', 'madness/madness'],
    rules: ['COPY-16', 'MON-01', 'ZONE-05'],
    question: {
      en: 'Hello, Dolly! copies an action that goes into the treasure deck or the Madness deck. Where does Hello, Dolly! go?',
      fr: 'Hello, Dolly ! copie une Action qui va dans la pioche Trésor ou la pioche Démence. Où va Hello, Dolly ! ?',
    },
    choice: {
      en: 'To its owner’s discard pile. Where the copied action goes to a hand or a player’s deck, it goes there too.',
      fr: 'Dans la défausse de son propriétaire. Si l’Action copiée va en main ou dans la pioche d’un joueur, elle y va aussi.',
    },
    reason: {
      en: 'Those decks hold nothing but treasures and Madness cards; a player’s card goes to its owner.',
      fr: 'Ces pioches ne contiennent que des Trésors et des cartes Démence ; la carte d’un joueur va chez son propriétaire.',
    },
  },
  {
    id: 'cube-and-nobody',
    cards: ['itty-critters/critter-cube', 'treasure/dwarf-hireling', 'treasure/tiger-steed'],
    rules: ['OWN-02', 'MON-05'],
    question: {
      en: 'May Critter Cube capture a treasure or a monster?',
      fr: 'Prism-A-Poche peut-il capturer un Trésor ou un Monstre ?',
    },
    choice: { en: 'No.', fr: 'Non.' },
    reason: {
      en: '“Whoever owns it” speaks of a minion that somebody owns. Those belong to nobody, and out of play they go to their own discard pile.',
      fr: '« Quel que soit son propriétaire » parle d’une Créature qui en a un. Celles-là n’appartiennent à personne et, hors du jeu, vont dans leur propre défausse.',
    },
  },
  {
    id: 'others-cards-revealed',
    cards: [
      'cyborg-apes/monkey-see-monkey-do',
      'minions-of-cthulhu/cthulhu-fhtagn',
      'halflings/out-of-nowhere',
      'russian-fairy-tales/fetch-i-know-not-what',
      'ancient-incas/incan-engineer',
    ],
    rules: ['OWN-06', 'ZONE-23'],
    question: {
      en: 'Among the cards that you reveal from your deck is one of another player. You shuffle the rest into your deck, or place it under your deck. Where does that card go?',
      fr: 'Parmi les cartes révélées de votre pioche s’en trouve une d’un autre joueur. Vous mélangez le reste dans votre pioche, ou vous le placez dessous. Où va cette carte ?',
    },
    choice: {
      en: 'Shuffled in, it stays in your deck. Placed under the deck, it goes under its owner’s; taken, it goes to its owner’s hand.',
      fr: 'Mélangée, elle reste dans votre pioche. Placée dessous, elle va sous celle de son propriétaire ; prise en main, elle va dans la main de son propriétaire.',
    },
    reason: {
      en: 'A card that is shuffled back has only been revealed. The other cards go somewhere else in front of everybody.',
      fr: 'Une carte remélangée a seulement été révélée. Les autres vont ailleurs devant tout le monde.',
    },
  },
  {
    id: 'really-a-jumper',
    cards: ['shapeshifters/really', 'time-travelers/jumper'],
    rules: ['RES-16', 'TIME-20', 'ERR-20'],
    question: {
      en: '“…Really?” destroys a Jumper. Can it play that very Jumper, or does Jumper go to the hand first?',
      fr: '…Vraiment ? détruit un Sauteur Temporel. Peut-on jouer ce Sauteur Temporel même, ou va-t-il d’abord en main ?',
    },
    choice: {
      en: 'You may play that very Jumper. If you play another minion, you may take Jumper afterwards.',
      fr: 'Vous pouvez jouer ce Sauteur Temporel même. Si vous jouez une autre Créature, vous pouvez le prendre en main ensuite.',
    },
    reason: {
      en: '“…Really?” is done to its end before the cards that it has set off answer. Until then Jumper lies in the discard pile.',
      fr: '…Vraiment ? s’applique jusqu’au bout avant que répondent les cartes qu’il a déclenchées. D’ici là, le Sauteur Temporel est dans la défausse.',
    },
  },
  {
    id: 'found-but-unplayable',
    cards: [
      'shapeshifters/doppelganger',
      'shapeshifters/transmogrify',
      'shapeshifters/g-e-l-f',
      'killer-plants/venus-man-trap',
      'killer-plants/sprout',
      'super-heroes/mild-mannered-citizen',
    ],
    rules: ['PLAY-17', 'CARD-059'],
    question: {
      en: 'You search your deck for a minion to play, and one of those that fit cannot be played. May you choose it?',
      fr: 'Vous cherchez dans votre pioche une Créature à jouer, et l’une de celles qui conviennent ne peut pas être jouée. Pouvez-vous la choisir ?',
    },
    choice: {
      en: 'With Doppelgänger, Transmogrify and G.E.L.F., yes, and it is discarded. Other searches find only what can be played.',
      fr: 'Avec Doppelgänger, Métamorphose et E.V.O.G., oui, et elle est défaussée. Les autres recherches ne trouvent que ce qui peut être joué.',
    },
    reason: {
      en: 'The ruling on Doppelgänger says so, and we read the two others of its faction like it. Elsewhere no text asks you to choose what you cannot play.',
      fr: 'La précision sur Doppelgänger le dit, et nous lisons de même les deux autres cartes de sa Faction. Ailleurs, aucun texte ne demande de choisir ce que l’on ne peut pas jouer.',
    },
  },
];
