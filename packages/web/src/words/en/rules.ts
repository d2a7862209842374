import { EXAMPLE_ROWS, type RulesText, TIE_ROWS } from '../rules.types.ts';
import { labels, monsters, numbers, words } from './keywords.ts';

export const rules: RulesText = {
  title: 'Rules in short',
  intro:
    'Everything you need for a first game. The program knows the rest: it offers only what is allowed and does all the arithmetic.',
  contents: 'On this page',
  columns: { player: 'Player', minions: 'Minions', total: 'Total', place: 'Place', vp: 'VP' },
  playNow: 'Play now',
  more: 'All the rules in short',
  back: 'Back to the table',
  learn: 'Learn it by playing',
  sections: [
    {
      id: 'goal',
      title: 'The goal',
      paragraphs: [
        'You shuffle two factions of 20 cards into one deck of 40. With it you fight over [bases](bases). Bases give **victory points** (VP). Whoever leads with **15 VP** or more at the end of a turn wins.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      paragraphs: ['A turn has five phases, always in this order.'],
      steps: [
        '**Start of turn.** Whatever happens “at the start of your turn” happens now.',
        '**Play cards.** You may play **one minion** and **one action**, in either order, or only one of them, or nothing. You may also use [Talents](talent).',
        '**Score.** Every base that has reached its [breakpoint](breakpoint) is scored.',
        '**Draw two cards.** If you then have more than ten, discard down to ten. If your deck is empty, your discard pile is shuffled into a new one.',
        '**End of turn.** Whatever happens “at the end of the turn” happens, then the [end of the game](end) is checked.',
      ],
    },
    {
      id: 'minions',
      title: 'Minions',
      says: /minions?/,
      paragraphs: [
        'A minion has a **power**. You play it on a base of your choice; there it adds its power to yours. Then you do what its text says, unless the text has a [label](labels).',
        'Minions stay on their base until it is scored or a card takes them away.',
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      says: /[Aa]ctions?/,
      paragraphs: [
        'Most actions are done once and go to your discard pile. An action that is played **on a base** or **on a minion** stays there and works as long as it stays. If its minion or base leaves play, the action is discarded.',
        'If a card says **“you may”**, you can decline. If it does not, you do as much of it as you can.',
      ],
    },
    {
      id: 'bases',
      title: 'Bases',
      says: /[Bb]ases?/,
      paragraphs: [
        'There is always one base more than there are players: 3, 4 or 5. Each has a **breakpoint**, three numbers of **VP** for the first, second and third place, and usually an ability that concerns everyone.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring a base',
      says: /scor(?:es?|ed|ing)/,
      paragraphs: [
        'In the scoring phase, a base whose total power, **that of all players together**, is at least its breakpoint has to be scored. If there are several, the player whose turn it is decides which comes first.',
      ],
      steps: [
        '**Before it scores,** players may use [Specials](special). From here on it scores, even if power is lost.',
        '**Places.** The player with the most power there is first, and so on. To have a place you need a minion there, or at least 1 power.',
        '**VP.** First, second and third place get the three numbers of the base. Further places get nothing.',
        '**After it has scored,** other Specials and the base itself may do something.',
        '**All cards there are discarded,** and a new base takes its place. This does not count as [destroying](destroy) them.',
      ],
      example: {
        intro: 'A base with breakpoint 20 is worth 4, 2 and 1 VP. Three players have minions there:',
        rows: EXAMPLE_ROWS,
        outcome:
          'Together that is 9 + 7 + 5 = 21, which is at least 20: the base scores. The places give 4, 2 and 1 VP.',
      },
    },
    {
      id: 'ties',
      title: 'Ties',
      paragraphs: [
        'Tied players all get the full VP of their place. They use up as many places as they are: after two firsts there is no second, and the next player is third.',
      ],
      example: {
        intro: 'The same base, with other minions:',
        rows: TIE_ROWS,
        outcome: 'Two players share the first place and get 4 VP each. Nobody is second. The third player gets 1 VP.',
      },
    },
    {
      id: 'extra',
      title: 'Extra plays',
      says: /extra/,
      paragraphs: [
        'Some cards let you play an **extra** minion or action: one more than your turn allows. You never have to. In your play phase you can usually keep it for later in that phase; at any other time, or if it is about one certain card, you use it at once or lose it.',
      ],
    },
    {
      id: 'titans',
      title: 'Titans',
      says: /titans?/,
      paragraphs: [
        'A titan is neither a minion nor an action. It lies face up beside its owner’s deck until a card (as a rule the titan itself) lets you play it on a base. You never have to, and you cannot while you control another titan.',
        'A titan has no power of its own: its Ongoing text and the +1 power counters on it add to your total on its base. When it leaves play for any reason, or its base does, it goes back beside its owner’s deck without counters, and may come again.',
        '**Clash of titans.** After a titan comes to a base where there is another, one must leave: that of the player with the lower total there. On a tie the one that was there first stays.',
      ],
    },
    {
      id: 'labels',
      title: 'Ongoing, Talent, Special',
      paragraphs: [
        'Text without a label happens once, when the card is played. Labels say when the text after them counts.',
      ],
      keywords: labels,
    },
    {
      id: 'numbers',
      title: 'Power and points',
      paragraphs: [],
      keywords: numbers,
    },
    {
      id: 'words',
      title: 'Words on cards',
      paragraphs: ['Each of these is something different. Protection from one does not protect from another.'],
      keywords: words,
    },
    {
      id: 'monsters',
      title: 'Monsters and treasures',
      paragraphs: [
        'Some bases bring monsters along. As long as nobody controls a monster, its power is **added to the breakpoint** of its base. Otherwise it is a minion like any other: it can be moved, weakened or destroyed.',
        'Whoever destroys a monster draws its treasures. Those of monsters that are still there when the base has scored are revealed and shared: everybody with a minion or power there takes one in turn, the winner first, until none is left.',
      ],
      keywords: monsters,
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'If somebody has 15 VP or more at the end of a turn, the player with the **most** VP wins, whoever got to 15 first. If there is a tie for the most, you play on until one player is alone in the lead.',
        'If there are [Madness cards](madness) in the game, they are counted then: every two of them cost 1 VP. The best score after that wins, even below 15. If there is a tie, whoever has fewer Madness cards wins; if that is equal too, the victory is shared.',
      ],
    },
  ],
};
