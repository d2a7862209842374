import { EXAMPLE_ROWS, type RulesText, TIE_ROWS } from '../rules.types.ts';
import { labels, monsters, numbers, words } from './keywords.ts';

export const rules: RulesText = {
  title: 'Rules in short',
  intro:
    'Everything you need for a first game. The program knows the rest: it only offers legal moves and does all the maths.',
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
        'You shuffle two factions of 20 cards into one deck of 40 and fight over [bases](bases), which give **victory points** (VP). The player who leads with **15 VP** or more at the end of a turn wins.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      paragraphs: ['A turn has five phases, always in this order.'],
      steps: [
        '**Start of turn.** Abilities “at the start of your turn” happen now.',
        '**Play cards.** You may play **one minion** and **one action**, in either order. You may also play only one of them, or nothing, and use [Talents](talent).',
        '**Score.** Every base that has reached its [breakpoint](breakpoint) scores.',
        '**Draw two cards.** If you then have more than ten, discard down to ten. If your deck is empty, your discard pile is shuffled into a new one.',
        '**End of turn.** Abilities “at the end of the turn” happen. Then the game may [end](end).',
      ],
    },
    {
      id: 'minions',
      title: 'Minions',
      says: /minions?/,
      paragraphs: [
        'A minion has **power**. You play it on a base of your choice, and it adds its power to yours there. Then you do what its text says, unless the text has a [label](labels).',
        'Minions stay on their base until it scores or a card removes them.',
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      says: /[Aa]ctions?/,
      paragraphs: [
        'Most actions work once and go to your discard pile. An action that is played **on a base** or **on a minion** stays there and keeps working. If its minion or base leaves play, the action is discarded.',
        'If a card says **“you may”**, you can decline. Otherwise you do as much of it as you can.',
      ],
    },
    {
      id: 'bases',
      title: 'Bases',
      says: /[Bb]ases?/,
      paragraphs: [
        'There is always one more base than players: 3, 4 or 5. Each has a **breakpoint**, **VP** for first, second and third place, and usually an ability that affects everyone.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring a base',
      says: /scor(?:es?|ed|ing)/,
      paragraphs: [
        'In the scoring phase, a base scores if its total power, **of all players together**, is at least its breakpoint. If several bases score, the player whose turn it is chooses the order.',
      ],
      steps: [
        '**Before it scores,** players may use [Specials](special). The base now scores even if it loses power.',
        '**Places.** The player with the most power there is first, and so on. To get a place you need a minion there, or at least 1 power.',
        '**VP.** First, second and third place get the VP shown on the base. Fourth place gets nothing.',
        '**After it has scored,** other Specials and the ability of the base may happen.',
        '**All cards there are discarded,** and a new base takes its place. Discarding is not [destroying](destroy).',
      ],
      example: {
        intro: 'A base with breakpoint 20 is worth 4, 2 and 1 VP. Three players have minions there:',
        rows: EXAMPLE_ROWS,
        outcome: 'Together that is 9 + 7 + 5 = 21, at least 20: the base scores. The players get 4, 2 and 1 VP.',
      },
    },
    {
      id: 'ties',
      title: 'Ties',
      paragraphs: [
        'Tied players all get the full VP of their place. Each of them uses up a place: after two first places there is no second, and the next player is third.',
      ],
      example: {
        intro: 'The same base, with other minions:',
        rows: TIE_ROWS,
        outcome: 'Two players share first place and get 4 VP each. Nobody is second. The third player gets 1 VP.',
      },
    },
    {
      id: 'extra',
      title: 'Extra plays',
      says: /extra/,
      paragraphs: [
        'Some cards let you play an **extra** minion or action, one more than your turn allows. You never have to. In your play phase you can usually keep it for later in that phase. At any other time, or if it is for a specific card, you use it at once or lose it.',
      ],
    },
    {
      id: 'titans',
      title: 'Titans',
      says: /titans?/,
      paragraphs: [
        'A titan is neither a minion nor an action. It lies face up beside its owner’s deck until a card (usually the titan itself) lets you play it on a base. You never have to, and you can’t while you control another titan.',
        'A titan has no power of its own: its Ongoing ability and the +1 power counters on it add to your total on its base. When it or its base leaves play, it goes back beside its owner’s deck without counters, and can be played again.',
        '**Clash of titans.** When a titan arrives at a base with another titan, one of them must leave: that of the player with the lower total there. On a tie, the one that was there first stays.',
      ],
    },
    {
      id: 'labels',
      title: 'Ongoing, Talent, Special',
      paragraphs: [
        'Text without a label happens once, when you play the card. A label says when the text after it applies.',
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
      paragraphs: ['Each of these means something different. Protection from one does not protect from another.'],
      keywords: words,
    },
    {
      id: 'monsters',
      title: 'Monsters and treasures',
      paragraphs: [
        'Some bases bring monsters with them. While nobody controls a monster, its power is **added to the breakpoint** of its base. Apart from that it is a minion like any other: it can be moved, weakened or destroyed.',
        'If you destroy a monster, you draw its treasures. If monsters are still there when the base has scored, their treasures are revealed and shared: players with a minion or power there take one in turn, the winner first, until none is left.',
      ],
      keywords: monsters,
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'If somebody has 15 VP or more at the end of a turn, the player with the **most** VP wins, no matter who reached 15 first. If there is a tie for the most, you play on until one player leads.',
        'If there are [Madness cards](madness) in the game, they are counted at the end: every two of them cost 1 VP. The best score after that wins, even below 15. A tie goes to the player with fewer Madness cards; if that is equal too, the victory is shared.',
      ],
    },
  ],
};
