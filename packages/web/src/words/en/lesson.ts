import type { LessonText } from '../lesson.types.ts';

export const lesson: LessonText = {
  name: 'Lesson',
  progress: (step, of) => `Step ${step} of ${of}`,
  restart: 'Restart lesson',
  leave: 'Leave lesson',
  next: 'Continue',
  chooseCard: (card) => `Choose ${card} in your hand.`,
  chooseBase: (base) => `Now choose the base: ${base}.`,
  confirm: 'Now press the button to play it.',
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
    wonText: 'That’s the whole game. You now know how to:',
    lostText: 'It happens to everyone. You still know how to:',
    learnt: [
      'play one minion and one action each turn',
      'bring a base to its breakpoint and take first place',
      'use the abilities of cards and bases',
      'get to 15 VP',
    ],
    playNow: 'Play now',
    rules: 'Rules in short',
    again: 'Repeat lesson',
    close: 'View table',
    next: 'Now play a game of your own, with random factions.',
  },
};
