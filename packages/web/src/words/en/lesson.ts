import type { LessonText } from '../lesson.types.ts';

export const lesson: LessonText = {
  name: 'Lesson',
  progress: (step, of) => `Step ${step} of ${of}`,
  restart: 'Start the lesson again',
  leave: 'Leave the lesson',
  next: 'Go on',
  chooseCard: (card) => `Choose ${card} in your hand.`,
  chooseBase: (base) => `Now choose the base: ${base}.`,
  confirm: 'Now press the button that plays it.',
  press: (button) => `Press “${button}”.`,
  steps: {
    minion: {
      title: 'Play a minion',
      text: () =>
        'You fight over three bases. Each turn you may play one minion and one action. A minion adds its power, the number in its corner, to the base you play it on.',
    },
    ability: {
      title: 'Do what it says',
      text: ({ card }) =>
        `Most cards do something when you play them: ${card} destroys a weak minion on its base. Whatever you can choose has a frame.`,
      task: ({ opponent, choice }) => `Choose a minion of ${opponent}: ${choice}, for example.`,
    },
    action: {
      title: 'Play an action',
      text: ({ card }) =>
        `One minion, one action: your action is still to come. ${card} makes a minion much stronger for this turn.`,
    },
    target: {
      title: 'Whom does it help?',
      text: () => 'Some actions stay in play. This one does its work and goes to your discard pile.',
      task: ({ choice }) => `Choose your ${choice}.`,
    },
    totals: {
      title: 'Enough for this base',
      text: ({ base, total, breakpoint, opponent, mine, theirs }) =>
        `A base scores when the power of all players together reaches its breakpoint. ${base}: ${total} of ${breakpoint}. You have the most there (${mine.power}) and will get ${mine.vp} VP; ${opponent} is second (${theirs.power}) and will get ${theirs.vp}.`,
    },
    end: {
      title: 'End your play phase',
      text: ({ opponent }) =>
        `You could undo everything so far. When you end the phase, the base scores, you draw two cards, and it is ${opponent}’s turn.`,
    },
    special: {
      title: 'A Special',
      text: ({ card }) =>
        `The base has scored. Its cards will be discarded, and a new base comes. But ${card} has a Special, a text for an unusual moment like this: it may escape.`,
      task: () => 'Choose a base for it, or decline.',
    },
    scored: {
      title: 'Who got what',
      text: ({ opponent, mine, theirs, myVp, theirVp, goal }) =>
        `You got ${mine.vp} VP, ${opponent} got ${theirs.vp}. You drew two cards (nobody keeps more than ten), and ${opponent} had a turn. The score at the top: ${myVp} to ${theirVp}. At ${goal} somebody wins.`,
    },
    base: {
      title: 'Bases have texts, too',
      text: ({ base, card }) =>
        `Whoever plays a minion on ${base} may play another small one. Begin with ${card}, the strongest you have.`,
    },
    extra: {
      title: 'An extra minion',
      text: ({ card }) =>
        `You have had your minion, but the base gives you an extra one. ${card} has an Ongoing text, one that always works: the pack makes it stronger.`,
    },
    win: {
      title: 'The last points',
      text: ({ base, total, breakpoint, mine, myVp, goal }) =>
        `${base}: ${total} of ${breakpoint}. You are first, and ${myVp} + ${mine.vp} make ${myVp + mine.vp}. If somebody has ${goal} VP or more at the end of a turn, the player with the most wins.`,
    },
  },
  waiting: { title: 'The other turn', text: ({ opponent }) => `${opponent} is playing. The log tells what happens.` },
  astray: {
    title: 'That works, too',
    text: 'It is allowed, and in a real game it may be clever. The lesson wanted to show you something else: go back, or just play on.',
    back: 'Go back',
  },
  over: {
    won: (mine, theirs) => `You win, ${mine} to ${theirs}!`,
    lost: (opponent) => `${opponent} wins`,
    wonText: 'That is the whole game. You now know how to:',
    lostText: 'It happens to everybody. You still know how to:',
    learnt: [
      'play one minion and one action each turn',
      'bring a base to its breakpoint and come first there',
      'use what is written on cards and bases',
      'get to 15 VP',
    ],
    playNow: 'Play now',
    rules: 'The rules in short',
    again: 'The lesson once more',
    close: 'Look at the table',
    next: 'Now for a game of your own, with factions dealt at random.',
  },
};
