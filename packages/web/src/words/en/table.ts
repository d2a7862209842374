/** Texts of the table screen, except for the questions and the log, which come from the table package. */
import type { SideDeckId } from '@baston/engine';

const cards = (count: number, where: string): string => `${count} ${where}`;

export const table = {
  loading: 'The cards are being dealt…',
  home: 'Home',
  players: 'Players',
  question: 'Question',
  log: 'Log',
  lately: 'What happened lately',
  hand: 'Your hand',
  close: 'Close',
  dismiss: 'Dismiss',
  allOptions: 'All options',
  undo: 'Undo',
  hint: 'Hint',
  hintSays: 'A bot would choose:',
  hintDecline: 'A bot would choose nothing here.',
  hintChance: (percent: number) => `It gives you a ${percent}% chance to win the game.`,
  help: 'Shortcuts',
  cancel: 'Cancel',
  doneWith: (count: number) => `Done (${count})`,
  confirmOrder: 'Use this order',
  chosen: (count: number, min: number, max: number) =>
    min === max ? `${count} of ${max} chosen` : `${count} chosen, at most ${max}`,
  spend: 'Several plays fit. Which one do you spend?',
  asks: (card: string) => `${card} asks`,
  chooseWhere: (card: string) => `Where do you play ${card}?`,
  moveUp: (card: string) => `Move ${card} up`,
  moveDown: (card: string) => `Move ${card} down`,
  endWarning: 'Bases score and you draw two cards. After that there is no undo.',
  noUndo: 'no undo after this',
  /** An answer is on its way, and the table has not replied yet. */
  sent: 'Sent. Waiting for the table',
  /** Stands before the base that scores, where a Special may be played. */
  moments: { beforeScoring: 'Before this base scores', afterScoring: 'After this base has scored' },
  /** We are asked, but there is only one answer, which is given for us. */
  noChoice: 'There is nothing to choose: the game goes on in a moment.',
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
  emptyPile: 'There are no cards here.',
  /** Decks that all players share. */
  sharedDecks: 'Decks that all players share',
  deckLeft: (deck: string, count: number) => `${deck}: ${cards(count, 'left in the deck')}`,
  baseDeck: 'Base deck',
  baseDeckNote: 'When a base has scored, the topmost one takes its place.',
  discardedBases: 'Discarded bases',
  knownInDeck: 'Known to be in the deck',
  /** Where a card lies in a deck: on top, or there ("2nd"). */
  onTop: 'on top',
  fromTop: (place: string) => `${place} from the top`,
  /** They explain the decks. */
  deckNotes: {
    madness:
      'Some cards make players draw from this deck. It may help now; at the end of the game, every two Madness cards in hand, deck and discard pile cost 1 VP.',
    monster: 'Monsters lie on bases and raise their breakpoints. Whoever destroys one takes its treasures.',
    treasure: 'Treasures are won from monsters: by destroying them, or on a base that scores.',
  } satisfies Record<SideDeckId, string>,
  madnessShort: 'Madness',
  newestFirst: 'The newest card first.',
  ifScoredNow: 'If it scored now',
  printedVp: 'VP for 1st, 2nd and 3rd place',
  missing: (power: number) => `${power} to go`,
  readyToScore: 'Scores this turn',
  cannotScore: 'Cannot score',
  /** Below the number on the star of a base; the same in a sentence. */
  breaksAt: 'breaks at',
  breakpointIs: (power: number, isLocked: boolean) =>
    isLocked ? `Breakpoint ${power}, but it cannot score` : `Breakpoint ${power}`,
  /** Across a base that is about to break, after the power there and the breakpoint. */
  breaksNow: 'BREAKS!',
  standing: (player: string, total: number, place: string, vp: string) =>
    `${player}: power ${total}, ${place} for ${vp} if it scored now`,
  nobodyOfMine: 'you have nobody here',
  total: 'Total power',
  totalOf: (player: string) => `Total power: ${player}`,
  minionName: (card: string, power: number, player: string) => `${card}, power ${power}, ${player}`,
  why: 'Why this power',
  use: 'Use',
  baseStrip: 'Bases at a glance',
  /** The ability of a base counts for nothing now. */
  cancelled: 'Ability cancelled for now',
  /** Stands before the base whose ability this base has besides its own. */
  alsoText: 'It also has the ability of',
  powerCounters: (count: number) => (count === 1 ? 'one +1 power counter' : `${count} +1 power counters`),
  markers: (count: number) => (count === 1 ? 'one counter' : `${count} counters`),
  thisTurn: 'for a time',
  ownedBy: (player: string) => `Owner: ${player}`,
  showCard: (card: string) => `Show ${card}`,
  showCardsOf: (faction: string) => `Show the cards: ${faction}`,
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
  duelLead: (by: number) => (by > 0 ? `ahead by ${by}` : by < 0 ? `behind by ${-by}` : 'level'),
  /** It is this player's turn to take a faction; it was, and it was this one. */
  draftNow: 'choosing',
  draftTaken: (faction: string) => `${faction} (taken)`,
  /** A base scores; the one that takes its place, with its VP ("4, 2, 1"); what somebody has then. */
  breaks: (base: string) => `${base} breaks!`,
  nextBase: 'Next base',
  comesNext: (base: string, vp: readonly number[]) => `${base} comes into play and gives ${vp.join(', ')} VP.`,
  vpNow: (vp: number, goal: number) => `${vp} of ${goal} VP`,
  goOn: 'Go on',
  passTo: (player: string) => `Pass the device to ${player}`,
  passText: 'The next decision is theirs. Hands stay hidden until they say that they are there.',
  iAm: (player: string) => `I am ${player}`,
  won: (players: string, mine: boolean, several: boolean) => {
    if (several) return `${players} share the victory`;
    return mine ? 'You win!' : `${players} wins`;
  },
  wonWhy: (vp: number, turn: number, ahead: number) =>
    `${vp} VP at the end of turn ${turn}, ${ahead} ahead of everybody else.`,
  /** Several players have as many VP; what decides then. */
  tied: (vp: number, turn: number) => `${vp} VP after the Madness penalty at the end of turn ${turn}, and not alone.`,
  fewestMadness: 'Of those who are level, whoever has the fewest Madness cards wins.',
  sharedVictory: 'They also have as many Madness cards: the victory is shared.',
  /** The VP lost to Madness. */
  penalty: (before: number, madness: string, paid: number) => `${before} VP, less ${paid} for ${madness}`,
  /** The base that gave the winner the latest VP. */
  decisive: (base: string, vp: number) => `The last ${vp} came from ${base}.`,
  finalScore: 'Final score',
  vpOverTime: 'VP over time',
  turnShort: (turn: number) => `Turn ${turn}`,
  chartText: (player: string, vp: number) => `${player}: ${vp} VP`,
  basesGave: 'What each base gave',
  noBaseScored: 'No base was scored.',
  otherVp: 'From cards and abilities',
  playAgain: 'Rematch',
  playAgainNote: 'A rematch has the same players and factions, another deal, and everybody moves on by one seat.',
  newGame: 'New game',
  saveRecord: 'Save the game',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. Here it is:',
  lookAtTable: 'Look at the table',
  showResult: 'Show the result',
  shortcuts: 'Keyboard shortcuts',
  /** Keys and what they do. */
  keys: [
    ['1 – 9', 'choose from the list of options'],
    ['O', 'list of all options'],
    ['Enter', 'the yellow button'],
    ['0', 'decline, or done'],
    ['E', 'end the play phase'],
    ['U', 'undo'],
    ['H', 'hint'],
    ['L', 'log'],
    ['M', 'menu: save, share, export'],
    ['I', 'show the card under the focus'],
    ['Esc', 'cancel a choice, close a window'],
    ['← →', 'go from card to card'],
    ['Tab', 'go to the next card or button'],
    ['?', 'this list'],
  ] satisfies readonly (readonly [string, string])[],
  undoRule: 'You can undo until something hidden is seen or somebody else decides.',
};
