/** The words that stand on cards, and what they mean. Where two could be meant, the first one is. */
import type { Keyword } from '../rules.types.ts';

export const labels: readonly Keyword[] = [
  {
    id: 'ongoing',
    term: 'Ongoing',
    says: /Ongoing/,
    text: 'It always works while the card is in play.',
  },
  {
    id: 'talent',
    term: 'Talent',
    says: /[Tt]alents?/,
    text: 'You may use it once in each of your turns, in the play phase, even in the turn you play the card. If another player takes control of the card, they may use it.',
  },
  {
    id: 'special',
    term: 'Special',
    says: /Special/,
    text: 'You may use it at the moment the card names, for example before a base scores, even on another player’s turn and, if it says so, from your hand.',
  },
];

export const numbers: readonly Keyword[] = [
  { id: 'breakpoint', term: 'Breakpoint', says: /breakpoint/, text: 'The total power at which a base scores.' },
  {
    id: 'counter',
    term: '+1 power counter',
    says: /\+1 power counters?/,
    text: 'Each one gives its minion +1 power. It stays until it is removed or transferred, or the card leaves play. On other cards it does nothing unless a card says so.',
  },
  {
    id: 'power',
    term: 'Power',
    says: /power/,
    text: 'The strength of a minion, with everything that raises or lowers it. Never below 0.',
  },
  {
    id: 'vp',
    term: 'VP',
    says: /VP/,
    text: 'Victory points: you get them for your place on a base that scores, and from some cards.',
  },
  {
    id: 'winner',
    term: 'Winner, runner-up',
    says: /winner|runner-up/,
    text: 'The players in first and second place on a base that scores. On a tie for first there are several winners and no runner-up.',
  },
];

export const words: readonly Keyword[] = [
  {
    id: 'attach',
    term: 'Play on …',
    says: /Play on(?= an? | one )/,
    text: 'The action stays on that base or minion. It moves with the minion, and is discarded when the base or minion leaves play. It stays yours, no matter who controls the minion.',
  },
  {
    id: 'top',
    term: 'Play off the top of the deck',
    says: /off the top/,
    text: 'Reveal cards from the top of the deck until you reveal one of the named type, and play it at once. Then shuffle the others back. If the deck runs out, stop.',
  },
  {
    id: 'play',
    term: 'Play',
    says: /[Pp]lay(?:s|ed)?/,
    text: 'From your hand unless the card says otherwise. Abilities without a label happen only when a card is played, not when it is moved, placed or transferred.',
  },
  {
    id: 'standard',
    term: 'Standard action',
    says: /standard actions?/,
    text: 'An action that is not played on anything: it works once and is discarded.',
  },
  { id: 'here', term: 'Here', says: /[Hh]ere/, text: 'On the base where this card is.' },
  {
    id: 'destroy',
    term: 'Destroy',
    says: /[Dd]estroy(?:s|ed)?/,
    text: 'From play to its owner’s discard pile.',
  },
  {
    id: 'discard-pile',
    term: 'Discard pile',
    says: /discard piles?/,
    text: 'The face-up pile of used cards. Everyone may look through all discard piles at any time.',
  },
  {
    id: 'discard',
    term: 'Discard',
    says: /[Dd]iscard(?:s|ed|ing)?/,
    text: 'To its owner’s discard pile, from the hand unless the card says otherwise.',
  },
  { id: 'return', term: 'Return', says: /[Rr]eturn(?:s|ed)?/, text: 'From play to its owner’s hand.' },
  {
    id: 'move',
    term: 'Move',
    says: /[Mm]ove(?:s|d)?/,
    text: 'From one base to another, with everything on it. It is not played again.',
  },
  {
    id: 'transfer',
    term: 'Transfer',
    says: /[Tt]ransfer(?:s|red)?/,
    text: 'Move an action in play, or +1 power counters, from one card to another. The action keeps its controller and the choices made for it.',
  },
  {
    id: 'place',
    term: 'Place',
    says: /[Pp]lace(?:s|d)?/,
    text: 'Put a card somewhere in any other way, for example under a deck.',
  },
  {
    id: 'control',
    term: 'Your, control',
    says: /controls?|controller/,
    text: 'Cards in play are yours if you control them: usually those you have played. If you take control of a card, it counts and works for you from then on.',
  },
  {
    id: 'bury',
    term: 'Bury, uncover',
    says: /(?:[Bb]ury|[Bb]uried|[Uu]ncover(?:ed|s)?)(?: cards?)?/,
    text: 'A buried card lies face down at a base; only the player who buried it may look at it. It has no power, no type and no ability. At the start of your turn you may uncover one of yours: it is played there at once as an extra card, or discarded if that is impossible. When the base scores, cards still buried there are discarded.',
  },
  {
    id: 'duel',
    term: 'Duel',
    says: /[Dd]uels?/,
    text: 'Two minions on the same base fight. The challenger, then the other player, may place a card from hand face down. The cards are revealed in that order: actions are played as extra actions, anything else goes back to the hand. Then the minion with more power wins. On a tie, both win and both lose. If they are no longer on the same base, nobody wins.',
  },
  {
    id: 'madness',
    term: 'Madness',
    says: /Madness cards?/,
    text: 'A card of the Madness deck, which all players share. You draw or return one only if a card says so. It belongs to the player who has it; when played or discarded, it goes to that player’s discard pile. At the end of the game, every two of them in your hand, deck and discard pile cost you 1 VP.',
  },
  {
    id: 'owner',
    term: 'Owner',
    says: /owners?/,
    text: 'The player whose deck the card came from. When it leaves play, it goes to its owner’s hand, deck or discard pile, no matter who controlled it.',
  },
  {
    id: 'deck',
    term: 'Deck',
    says: /decks?/,
    text: 'Your face-down pile of cards. If it is empty when you need a card from it, your discard pile is shuffled and becomes the new deck.',
  },
  { id: 'draw', term: 'Draw', says: /[Dd]raws?/, text: 'Take the top card of your deck into your hand.' },
  {
    id: 'hand',
    term: 'Hand',
    says: /hands?/,
    text: 'Only you see it. If you have more than ten cards after drawing on your turn, discard down to ten.',
  },
  {
    id: 'shuffle',
    term: 'Shuffle',
    says: /[Ss]huffle(?:s|d)?/,
    text: 'A card is always shuffled into its owner’s deck. It counts neither as destroyed nor as discarded.',
  },
  {
    id: 'reveal',
    term: 'Reveal, look',
    says: /[Rr]eveals?|[Ll]ooks?/,
    text: 'Everyone sees a revealed card; only you see a card you look at.',
  },
  {
    id: 'search',
    term: 'Search',
    says: /[Ss]earch(?:es)?/,
    text: 'Look for a card in your deck, show it, then shuffle your deck.',
  },
  {
    id: 'copy',
    term: 'Affect the same way',
    says: /the same way/,
    text: 'What a standard action does directly to one minion also happens to another: one part of it, with the same base or player. The other minion need not be a legal choice for the action. A copy is not copied again.',
  },
  {
    id: 'affect',
    term: 'Affect',
    says: /affect(?:s|ed)?/,
    text: 'Move a card, remove it from play, change its power or controller, put something on it, remove counters from it, or cancel its text.',
  },
  {
    id: 'cancel',
    term: 'Cancel, ignore',
    says: /[Cc]ancel(?:s|led)?|[Ii]gnores?/,
    text: 'A cancelled text does nothing; what it has already done stays. If you ignore a text, you neither follow it nor benefit from it.',
  },
  {
    id: 'cost',
    term: 'In order to',
    says: /in order to/,
    text: 'The second thing happens only if the first has been done completely.',
  },
  {
    id: 'instead',
    term: 'Instead',
    says: /instead/,
    text: 'This happens in place of what would have happened. A card that is moved instead of being destroyed was not destroyed.',
  },
];

export const monsters: readonly Keyword[] = [
  {
    id: 'monster',
    term: 'Monster',
    says: /monsters?/,
    text: 'A minion from the monster deck. It has no owner and no faction, and goes to the monster discard pile when it leaves play.',
  },
  {
    id: 'treasure',
    term: 'Treasure',
    says: /treasures?/,
    text: 'A minion or action from the treasure deck. You play it like your own cards, but it has no owner: afterwards it goes to the treasure discard pile.',
  },
  {
    id: 'undead',
    term: 'Undead',
    says: /[Uu]ndead/,
    text: 'A type of monster. It does not mean factions with a similar name.',
  },
];
