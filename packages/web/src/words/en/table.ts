/** Texts of the table screen, except for the questions and the log, which come from the table package. */
import type { SideDeckId } from '@baston/engine';

const cards = (count: number, where: string): string => `${count} ${where}`;

export const table = {
  loading: 'Dealing the cards…',
  home: 'Home',
  players: 'Players',
  question: 'Question',
  /** Opens a question that is folded to one line. */
  wholeQuestion: 'Whole question',
  log: 'Log',
  lately: 'Latest events',
  hand: 'Your hand',
  close: 'Close',
  dismiss: 'Dismiss',
  allOptions: 'All options',
  undo: 'Undo',
  hint: 'Hint',
  hintSays: 'A bot would choose:',
  hintDecline: 'A bot would pass here.',
  hintChance: (percent: number) => `Estimated win chance: ${percent}%`,
  help: 'Shortcuts',
  cancel: 'Cancel',
  wait: 'Wait',
  foreseen: (before: number, after: number) => `Your power here goes from ${before} to ${after}.`,
  doneWith: (count: number) => `Done (${count})`,
  confirmOrder: 'Confirm order',
  chosen: (count: number, min: number, max: number) =>
    min === max ? `${count} of ${max} chosen` : `${count} chosen (up to ${max})`,
  spend: 'Use which play?',
  asks: (card: string) => `${card} asks`,
  chooseWhere: (card: string) => `Choose where to play ${card}.`,
  /** Stands before cards that somebody has just been shown. */
  seen: 'You see',
  /** Stands before what a card will ask once it is played. */
  next: 'Then',
  aim: 'Plays the chosen card and chooses this',
  moveUp: (card: string) => `Move ${card} up`,
  moveDown: (card: string) => `Move ${card} down`,
  endWarning: 'Bases score and you draw two cards. This can’t be undone.',
  noUndo: 'can’t be undone',
  /** An answer is on its way, and the table has not replied yet. */
  sent: 'Sent. Waiting for a reply',
  /** Stands before the base that scores, where a Special may be played. */
  moments: { beforeScoring: 'Before this base scores', afterScoring: 'After this base has scored' },
  /** We are asked, but there is only one answer, which is given for us. */
  noChoice: 'Only one option: the game continues in a moment.',
  /** Stands in a balloon beside the name. */
  thinks: 'thinking',
  thinking: (player: string) => `${player} is thinking…`,
  turnOf: (player: string, mine: boolean) => (mine ? 'Your turn' : `${player}’s turn`),
  toWin: (vp: number) => `First to ${vp} VP`,
  counts: (hand: number, deck: number, discard: number) =>
    `${cards(hand, 'in hand')}, ${cards(deck, 'in the deck')}, ${cards(discard, 'in the discard pile')}`,
  handShort: 'Hand',
  deckShort: 'Deck',
  discardShort: 'Discard',
  discardOf: (player: string, mine: boolean) => (mine ? 'Your discard pile' : `${player}’s discard pile`),
  emptyPile: 'No cards here.',
  /** Decks that all players share. */
  sharedDecks: 'Shared decks',
  deckLeft: (deck: string, count: number) => `${deck}: ${cards(count, 'left in the deck')}`,
  baseDeck: 'Base deck',
  baseDeckNote: 'When a base has scored, the top base of this deck takes its place.',
  discardedBases: 'Discarded bases',
  knownInDeck: 'Known cards in the deck',
  /** Where a card lies in a deck: on top, or there ("2nd"). */
  onTop: 'on top',
  fromTop: (place: string) => `${place} from the top`,
  /** They explain the decks. */
  deckNotes: {
    madness:
      'Some cards make players draw from this deck. Madness may help now, but at the end of the game every two Madness cards in your hand, deck and discard pile cost you 1 VP.',
    monster: 'Monsters occupy bases and raise their breakpoints. Destroy one to take its treasures.',
    treasure: 'You win treasures by destroying monsters, or when their base scores.',
  } satisfies Record<SideDeckId, string>,
  madnessShort: 'Madness',
  newestFirst: 'Newest card first.',
  ifScoredNow: 'If it scored now',
  printedVp: 'VP for 1st, 2nd and 3rd place',
  missing: (power: number) => `${power} to go`,
  readyToScore: 'Scores this turn',
  cannotScore: 'Can’t score',
  /** Below the number on the star of a base; the same in a sentence. */
  breaksAt: 'breaks at',
  breakpointIs: (power: number, isLocked: boolean) =>
    isLocked ? `Breakpoint ${power}, but it can’t score` : `Breakpoint ${power}`,
  /** Across a base that is about to break, after the power there and the breakpoint. */
  breaksNow: 'BREAKS!',
  standing: (player: string, total: number, place: string, vp: string) =>
    `${player}: power ${total}, ${place} for ${vp} if it scored now`,
  nobodyOfMine: 'you have no minions here',
  total: 'Total power',
  totalOf: (player: string) => `Total power: ${player}`,
  minionName: (card: string, power: number, player: string) => `${card}, power ${power}, ${player}`,
  why: 'How its power adds up',
  use: 'Use',
  baseStrip: 'Bases at a glance',
  /** The ability of a base counts for nothing now. */
  cancelled: 'Ability cancelled for now',
  /** Stands before the base whose ability this base has besides its own. */
  alsoText: 'Also has the ability of',
  powerCounters: (count: number) => (count === 1 ? 'one +1 power counter' : `${count} +1 power counters`),
  markers: (count: number) => (count === 1 ? 'one counter' : `${count} counters`),
  thisTurn: 'temporary',
  ownedBy: (player: string) => `Owner: ${player}`,
  showCard: (card: string) => `Show ${card}`,
  showCardsOf: (faction: string) => `Show cards: ${faction}`,
  selectable: 'can be chosen',
  suggested: 'suggested',
  cardsToChoose: 'Cards to choose from',
  showSheet: 'Back to the choice',
  buried: 'Buried cards',
  titanAside: 'Titan beside the deck',
  unknownCard: 'Face-down card',
  duel: 'Duel',
  inDuel: 'in the duel',
  /** How far ahead of the other minion. */
  duelSlot: 'your card',
  /** The fate of a card that is placed in it; in very short on narrow cards. */
  duelFates: {
    action: { said: 'action: happens', short: 'acts' },
    special: { said: 'played or discarded', short: 'if…' },
    bluff: { said: 'bluff: comes back', short: 'bluff' },
  },
  duelSteps: { called: 'Challenge', card: 'card', revealed: 'Reveal', over: 'Result' },
  duelLead: (by: number) => (by > 0 ? `ahead by ${by}` : by < 0 ? `behind by ${-by}` : 'level'),
  /** It is this player's turn to take a faction; it was, and it was this one. */
  draftNow: 'choosing',
  draftTaken: (faction: string) => `${faction} (taken)`,
  /** A base scores; the one that takes its place, with its VP ("4, 2, 1"); what somebody has then. */
  breaks: (base: string) => `${base} breaks!`,
  nextBase: 'Next base',
  comesNext: (base: string, vp: readonly number[]) => `${base} comes into play and gives ${vp.join(', ')} VP.`,
  vpNow: (vp: number, goal: number) => `${vp} of ${goal} VP`,
  goOn: 'Continue',
  enter: 'Enter',
  passTo: (player: string) => `Pass the device to ${player}`,
  passText: 'They decide next. Hands stay hidden until they’re ready.',
  iAm: (player: string) => `I’m ${player}`,
  won: (players: string, mine: boolean, several: boolean) => {
    if (several) return `${players} share the victory`;
    return mine ? 'You win!' : `${players} wins`;
  },
  wonWhy: (vp: number, turn: number, ahead: number) => `${vp} VP at the end of turn ${turn}, ${ahead} ahead.`,
  /** Several players have as many VP; what decides then. */
  tied: (vp: number, turn: number) => `Tied at ${vp} VP after the Madness penalty at the end of turn ${turn}.`,
  fewestMadness: 'The tie goes to the player with the fewest Madness cards.',
  sharedVictory: 'They also have the same number of Madness cards, so they share the victory.',
  /** The VP lost to Madness. */
  penalty: (before: number, madness: string, paid: number) => `${before} VP, less ${paid} for ${madness}`,
  /** The base that gave the winner the latest VP. */
  decisive: (base: string, vp: number) => `The last ${vp} came from ${base}.`,
  finalScore: 'Final score',
  vpOverTime: 'VP over time',
  turnShort: (turn: number) => `Turn ${turn}`,
  chartText: (player: string, vp: number) => `${player}: ${vp} VP`,
  basesGave: 'Points by base',
  noBaseScored: 'No base scored.',
  otherVp: 'Cards and abilities',
  playAgain: 'Rematch',
  playAgainNote: 'Same players and factions, new deal; seats rotate.',
  newGame: 'New game',
  saveRecord: 'Save game',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link couldn’t be copied. Here it is:',
  lookAtTable: 'View table',
  showResult: 'Show result',
  shortcuts: 'Keyboard shortcuts',
  /** Keys and what they do. */
  keys: [
    ['1 – 9', 'choose from the list of options'],
    ['O', 'show all options'],
    ['Enter', 'the yellow button'],
    ['0', 'decline or done'],
    ['E', 'end turn'],
    ['U', 'undo'],
    ['H', 'hint'],
    ['L', 'log'],
    ['W', 'watch the last moves again'],
    ['M', 'menu: save, share, export'],
    ['I', 'show the focused card'],
    ['Esc', 'cancel or close'],
    ['Arrows', 'move between cards'],
    ['Tab', 'next card or button'],
    ['?', 'this list'],
  ] satisfies readonly (readonly [string, string])[],
  undoRule: 'You can undo until a hidden card is seen or another player acts.',
};
