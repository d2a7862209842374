import type { LessonText } from '../lesson.types.ts';

export const lesson: LessonText = {
  name: 'Lesson',
  title: 'Learn to play',
  intro: 'Three short chapters, each played at the table. Take them in any order.',
  learnt: 'Done',
  chapters: {
    basics: {
      title: 'Your first turns',
      about: 'Minions, actions, and how a base scores.',
      wonText: 'That’s the whole game. You now know how to:',
      learnt: [
        'play one minion and one action each turn',
        'bring a base to its breakpoint and take first place',
        'use the abilities of cards and bases',
        'get to 15 VP',
      ],
    },
    talents: {
      title: 'Talents and counters',
      about: 'Abilities you use turn after turn, and power that stays.',
      wonText: 'Counter by counter. You now know how to:',
      learnt: [
        'use a talent, once in each of your turns',
        'place +1 power counters, which stay on a minion',
        'see on a base what each counter adds',
      ],
    },
    specials: {
      title: 'Specials',
      about: 'Cards for the moment before a base scores, even on another player’s turn.',
      wonText: 'Nobody saw that coming. You now know how to:',
      learnt: [
        'use a Special just before a base scores',
        'pass, and keep a Special for later',
        'win a base on another player’s turn',
      ],
    },
  },
  progress: (step, of) => `Step ${step} of ${of}`,
  restart: 'Restart lesson',
  leave: 'Leave lesson',
  next: 'Continue',
  chooseCard: (card) => `Choose ${card} in your hand.`,
  chooseBase: (base) => `Now choose the base: ${base}.`,
  chooseInPlay: (card) => `Choose ${card} on its base.`,
  confirm: 'Now press the button to play it.',
  confirmUse: 'Now press the button to use it.',
  press: (button) => `Press “${button}”.`,
  steps: {
    minion: {
      title: 'Play a minion',
      text: () =>
        'You fight over three bases. Each turn you may play one minion and one action. A minion adds its power, the number in its corner, to the base you play it on.',
    },
    ability: {
      title: 'Cards do things',
      text: ({ card }) =>
        `Most cards do something when you play them: ${card} destroys a weak minion on its base. Everything you can choose is framed.`,
      task: ({ opponent, choice }) => `Choose a minion of ${opponent}: ${choice}, for example.`,
    },
    action: {
      title: 'Play an action',
      text: ({ card }) =>
        `One minion, one action: you still have your action. ${card} makes a minion much stronger for this turn.`,
    },
    target: {
      title: 'Choose who gets it',
      text: () => 'Some actions stay in play. This one works once, then goes to your discard pile.',
      task: ({ choice }) => `Choose your ${choice}.`,
    },
    totals: {
      title: 'Enough for this base',
      text: ({ base, total, breakpoint, opponent, mine, theirs }) =>
        `A base scores when the power of all players together reaches its breakpoint. ${base}: ${total} of ${breakpoint}. You have the most there (${mine.power}) and will get ${mine.vp} VP; ${opponent} is second (${theirs.power}) and will get ${theirs.vp}.`,
    },
    end: {
      title: 'End your turn',
      text: ({ opponent }) =>
        `Until now you could undo everything. When you end your turn, the base scores, you draw two cards, and it’s ${opponent}’s turn.`,
    },
    special: {
      title: 'A Special',
      text: ({ card }) =>
        `The base has scored. Its cards are discarded and a new base replaces it. But ${card} has a Special, an ability for moments like this: it can escape.`,
      task: () => 'Choose a base for it, or decline.',
    },
    scored: {
      title: 'Who got what',
      text: ({ opponent, mine, theirs, myVp, theirVp, goal }) =>
        `You got ${mine.vp} VP, ${opponent} got ${theirs.vp}. You drew two cards (nobody keeps more than ten), and ${opponent} had a turn. The score is at the top: ${myVp} to ${theirVp}. The game is won at ${goal}.`,
    },
    base: {
      title: 'Bases have abilities, too',
      text: ({ base, card }) =>
        `When you play a minion on ${base}, you may play another small one. Start with ${card}, your strongest.`,
    },
    extra: {
      title: 'An extra minion',
      text: ({ card }) =>
        `You’ve played your minion, but the base gives you an extra one. ${card} has an Ongoing ability, which always works: the pack makes it stronger.`,
    },
    win: {
      title: 'The last points',
      text: ({ base, total, breakpoint, mine, myVp, goal }) =>
        `${base}: ${total} of ${breakpoint}. You are first, and ${myVp} + ${mine.vp} make ${myVp + mine.vp}. If a player has ${goal} VP or more at the end of a turn, the player with the most wins.`,
    },
    counters: {
      title: 'Power that stays',
      text: ({ card, base, opponent }) =>
        `You and ${opponent} are level on ${base}. ${card} has no power of its own, but it comes with two +1 power counters.`,
      instead: 'That’s allowed. But the lesson needs this minion, on this base, to show you counters.',
    },
    stay: {
      title: 'Each counter is +1 power',
      text: ({ base, mine, theirs, total, breakpoint }) =>
        `You now have ${mine.power} on ${base}, against ${theirs.power}; together that’s ${total} of ${breakpoint}. Counters stay on a minion as long as it is in play.`,
    },
    talent: {
      title: 'A talent',
      text: ({ card }) =>
        `You’ve played your minion, but ${card} has a talent: an ability that you may use once in each of your turns, without playing a card.`,
      instead: 'That’s allowed, but your talent would go unused this turn. Go back and use it first.',
    },
    give: {
      title: 'One counter more',
      text: ({ card }) => `${card} places a +1 power counter on another of your minions.`,
      task: ({ choice }) => `Choose ${choice}.`,
      instead:
        'A counter is good anywhere. To make this base score, it has to be on a minion there: go back and choose again.',
    },
    once: {
      title: 'Once per turn',
      text: ({ base, total, breakpoint }) =>
        `The talent is used up for this turn. ${base} has ${total} of ${breakpoint}: not enough yet.`,
    },
    again: {
      title: 'The talent is ready again',
      text: ({ card }) => `It’s your turn again: the counters are still there, and ${card} can be used once more.`,
      instead: 'That’s allowed, but your talent is free and ready again: go back and use it first.',
    },
    giveAgain: {
      title: 'And another one',
      text: () => 'A minion may have any number of counters.',
      task: ({ choice }) => `Choose ${choice} again.`,
      instead:
        'A counter is good anywhere. To make this base score, it has to be on a minion there: go back and choose again.',
    },
    many: {
      title: 'A counter on each of them',
      text: ({ card, base, total, breakpoint }) =>
        `${base} has ${total} of ${breakpoint}. ${card} places a counter on every minion of yours at once.`,
      instead: 'Without this action the base doesn’t score this turn. Go back and play it.',
    },
    count: {
      title: 'It all adds up',
      text: ({ base, total, breakpoint, mine, theirs, goal }) =>
        `${base} has ${total} of ${breakpoint}, and you lead ${mine.power} to ${theirs.power}. First place is worth ${mine.vp} VP: enough for ${goal}.`,
    },
    fill: {
      title: 'Fill a base',
      text: ({ base }) => `${base} needs only a little more to score. Fill it up with your strongest minion.`,
      instead:
        'Not yet: keep the other cards in your hand, you’ll need them in a moment. Go back and play the strong one.',
    },
    behind: {
      title: 'Full, but you’re second',
      text: ({ base, opponent, mine, theirs, total, breakpoint }) =>
        `${base} has ${total} of ${breakpoint}, but ${opponent} leads ${theirs.power} to ${mine.power}. You have no minion left to play this turn, but you have Specials, which are made for the moment before a base scores.`,
    },
    open: {
      title: 'Let it score',
      text: () => 'End your turn all the same. Before the base scores, you will be asked whether you use a Special.',
      instead: 'That’s allowed, but the lesson is about what happens now. Go back and end your turn.',
    },
    before: {
      title: 'Before the base scores',
      text: ({ card }) =>
        `This is the moment, and what you can use is framed. ${card} may be played there now, in addition to your minion of the turn.`,
      instead: 'That works as well, but you’ll need that card later. Go back and use the other Special.',
    },
    keep: {
      title: 'Pass, and keep the other',
      text: ({ mine, theirs }) =>
        `Now you lead ${mine.power} to ${theirs.power}. You’re asked again as long as you hold Specials, but one is enough: keep the other.`,
      instead: 'You’re first already. Go back and keep that card: you’ll need it on your opponent’s turn.',
    },
    abroad: {
      title: 'On another player’s turn',
      text: ({ opponent, base, mine, theirs }) =>
        `You won that base. Now ${opponent} has filled ${base} and leads ${theirs.power} to ${mine.power}. It isn’t your turn, but anyone may use Specials before a base scores.`,
      instead: 'Then your opponent wins this base. Go back and use your Special.',
    },
    ambush: {
      title: 'Who comes out of hiding?',
      text: ({ card }) =>
        `The Special lets you play a minion there at once. ${card} is even stronger on other players’ turns.`,
      instead: 'Without a minion the Special does nothing. Go back and play one.',
    },
  },
  waiting: {
    title: 'Your opponent’s turn',
    text: ({ opponent }) => `${opponent} is playing. The log shows what happens.`,
  },
  astray: {
    title: 'That works, too',
    text: 'It’s allowed, and in a real game it may be clever. The lesson has something else to show you: go back, or just play on.',
    back: 'Go back',
  },
  over: {
    won: (mine, theirs) => `You win, ${mine} to ${theirs}!`,
    lost: (opponent) => `${opponent} wins`,
    lostText: 'It happens to everyone. You still know how to:',
    playNow: 'Play now',
    rules: 'Rules in short',
    again: 'Repeat lesson',
    close: 'View table',
    next: 'Now play a game of your own, with random factions.',
    more: (count) => (count === 1 ? 'One more chapter, if you like' : 'Two more chapters, if you like'),
  },
};
