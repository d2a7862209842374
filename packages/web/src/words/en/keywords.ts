/** The words that stand on cards, and what they mean. Where two could be meant, the first one is. */
import type { Keyword } from '../rules.types.ts';

export const labels: readonly Keyword[] = [
  {
    id: 'ongoing',
    term: 'Ongoing',
    says: /Ongoing/,
    text: 'It works all the time, as long as the card is in play.',
  },
  {
    id: 'talent',
    term: 'Talent',
    says: /[Tt]alents?/,
    text: 'You may use it once in each of your turns, in the play phase, already in the turn in which the card arrives. It goes with the card: whoever controls it may use it.',
  },
  {
    id: 'special',
    term: 'Special',
    says: /Special/,
    text: 'You may use it at the unusual moment that the card names, for example before a base scores, even in another player’s turn and, if it says so, from your hand.',
  },
];

export const numbers: readonly Keyword[] = [
  { id: 'breakpoint', term: 'Breakpoint', says: /breakpoint/, text: 'The total power at which a base is scored.' },
  {
    id: 'counter',
    term: '+1 power counter',
    says: /\+1 power counters?/,
    text: 'On a minion, each one gives it 1 more power. It stays until it is removed or transferred, and is lost when the card leaves play. On other cards it does nothing unless a card says so.',
  },
  {
    id: 'power',
    term: 'Power',
    says: /power/,
    text: 'The number of a minion, with everything that raises or lowers it. Never below 0.',
  },
  {
    id: 'vp',
    term: 'VP',
    says: /VP/,
    text: 'Victory points: from the places on a base that scores, and from cards that give them.',
  },
  {
    id: 'winner',
    term: 'Winner, runner-up',
    says: /winner|runner-up/,
    text: 'Whoever is first, and second, on a base when it scores. With a tie there are several winners, and then no runner-up.',
  },
];

export const words: readonly Keyword[] = [
  {
    id: 'attach',
    term: 'Play on …',
    says: /Play on(?= an? | one )/,
    text: 'The action stays on that base or minion. It moves along with a minion, and is discarded when what it lies on leaves play. It stays yours, whoever controls the minion.',
  },
  {
    id: 'top',
    term: 'Play off the top of the deck',
    says: /off the top/,
    text: 'Reveal cards from the top of the deck until one is of the kind that is named, and play it at once. Then shuffle the others back. If the deck runs out first, stop there.',
  },
  {
    id: 'play',
    term: 'Play',
    says: /[Pp]lay(?:s|ed)?/,
    text: 'From your hand unless the card says otherwise. Only a card that is played does what it says without a label; one that is moved, placed or transferred does not.',
  },
  {
    id: 'standard',
    term: 'Standard action',
    says: /standard actions?/,
    text: 'An action that is not played on anything: it does its work once and is discarded.',
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
    text: 'Where cards go that are done with, face up. Everybody may look through all of them at any time.',
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
    text: 'An action in play, or +1 power counters, go from one card to another. The action keeps its controller and whatever was chosen for it.',
  },
  {
    id: 'place',
    term: 'Place',
    says: /[Pp]lace(?:s|d)?/,
    text: 'Put somewhere in any other way, for example under a deck.',
  },
  {
    id: 'control',
    term: 'Your, control',
    says: /controls?|controller/,
    text: 'Cards in play are yours if you control them: usually those that you have played. If you take control of a card, it counts and works for you from then on.',
  },
  {
    id: 'bury',
    term: 'Bury, uncover',
    says: /(?:[Bb]ury|[Bb]uried|[Uu]ncover(?:ed|s)?)(?: cards?)?/,
    text: 'A buried card lies face down at a base; only whoever buried it may look at it. It has no power, no type and no ability. At the start of their turn each player may uncover one of their own: it is played there at once as an extra card, or discarded if that cannot be. When the base scores, what is still buried there is discarded.',
  },
  {
    id: 'duel',
    term: 'Duel',
    says: /[Dd]uels?/,
    text: 'Two minions on one base fight. First the challenger, then the other player may place a card from hand face down. The cards are revealed in that order: actions are played as extra actions, anything else goes back to the hand. Then the minion with more power wins; if both are equal, both win and both lose. If they are no longer together, nobody wins.',
  },
  {
    id: 'madness',
    term: 'Madness',
    says: /Madness cards?/,
    text: 'A card of the Madness deck, which all players share. Nobody draws or returns one unless a card says so. It belongs to whoever has it; played or discarded, it goes to that player’s discard pile. At the end of the game every two of them, in hand, deck and discard pile, cost 1 VP.',
  },
  {
    id: 'owner',
    term: 'Owner',
    says: /owners?/,
    text: 'The player whose deck the card came from. Whoever controls it: when it leaves play, it goes to the hand, deck or discard pile of its owner.',
  },
  {
    id: 'deck',
    term: 'Deck',
    says: /decks?/,
    text: 'Your pile of cards, face down. If it is empty when you need a card from it, your discard pile is shuffled and becomes the new one.',
  },
  { id: 'draw', term: 'Draw', says: /[Dd]raws?/, text: 'Take the top card of your deck into your hand.' },
  {
    id: 'hand',
    term: 'Hand',
    says: /hands?/,
    text: 'Only you see it. Whoever has more than ten cards after drawing in their turn discards down to ten.',
  },
  {
    id: 'shuffle',
    term: 'Shuffle',
    says: /[Ss]huffle(?:s|d)?/,
    text: 'A card that is shuffled into a deck goes into its owner’s. It counts neither as destroyed nor as discarded.',
  },
  {
    id: 'reveal',
    term: 'Reveal, look',
    says: /[Rr]eveals?|[Ll]ooks?/,
    text: 'What is revealed is seen by everyone; what you look at, by you alone.',
  },
  {
    id: 'search',
    term: 'Search',
    says: /[Ss]earch(?:es)?/,
    text: 'Look for a card in your deck, show it, then shuffle the deck.',
  },
  {
    id: 'copy',
    term: 'Affect the same way',
    says: /the same way/,
    text: 'What a standard action does directly to one minion is done to another as well: one part of it, with the same base or player. The other minion need not fit what the action asks for. A copy is not copied again.',
  },
  {
    id: 'affect',
    term: 'Affect',
    says: /affect(?:s|ed)?/,
    text: 'Move a card, take it out of play, change its power or its controller, put something on it, take counters off it, or cancel its text.',
  },
  {
    id: 'cancel',
    term: 'Cancel, ignore',
    says: /[Cc]ancel(?:s|led)?|[Ii]gnores?/,
    text: 'A text that is cancelled counts as not there; what it has done already stays. Whoever ignores a text neither follows it nor profits from it.',
  },
  {
    id: 'cost',
    term: 'In order to',
    says: /in order to/,
    text: 'Only if the first thing has been done completely does the second one follow.',
  },
  {
    id: 'instead',
    term: 'Instead',
    says: /instead/,
    text: 'What would have happened does not happen; this does. A card that is moved instead of being destroyed was not destroyed.',
  },
];

export const monsters: readonly Keyword[] = [
  {
    id: 'monster',
    term: 'Monster',
    says: /monsters?/,
    text: 'A minion from the monster deck. It belongs to nobody and to no faction, and goes to the discard pile of the monsters when it leaves play.',
  },
  {
    id: 'treasure',
    term: 'Treasure',
    says: /treasures?/,
    text: 'A minion or action from the treasure deck. You play it like your own cards, but it belongs to nobody: afterwards it goes to the discard pile of the treasures.',
  },
  {
    id: 'undead',
    term: 'Undead',
    says: /[Uu]ndead/,
    text: 'A type of monsters. Factions that sound like it are not meant.',
  },
];
