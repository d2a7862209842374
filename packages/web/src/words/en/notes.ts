/** Each new kind of card is explained once, where it first matters. */
import type { CardKind } from '../../table/question/kinds.ts';

export const notes = {
  close: 'OK',
  kinds: {
    special: {
      title: 'Specials',
      says: 'You may use one now, even on another player’s turn, or pass and keep it.',
    },
    duel: {
      title: 'Duels',
      says: 'Two minions fight. Both players may add a card face down; then the stronger minion wins.',
    },
    titan: {
      title: 'Titans',
      says: 'Neither a minion nor an action: a titan waits beside your deck until its text lets you play it.',
    },
    buried: {
      title: 'Buried cards',
      says: 'They lie face down at a base. At the start of your turn, you may uncover one of yours and play it there.',
    },
    madness: {
      title: 'Madness cards',
      says: 'They help you now, but at the end of the game every two of them cost you 1 VP.',
    },
    treasure: {
      title: 'Treasures',
      says: 'You get them from monsters, and play them like your own cards.',
    },
    talent: {
      title: 'Talents',
      says: 'You may use a talent once in each of your turns, without playing a card: choose the framed card in play.',
    },
    ongoing: {
      title: 'Actions that stay',
      says: 'Some of your actions are played on a base or minion. They stay there and keep working.',
    },
    monster: {
      title: 'Monsters',
      says: 'While nobody controls a monster, its power is added to the breakpoint of its base.',
    },
    counter: {
      title: '+1 power counters',
      says: 'Each one gives its minion +1 power for as long as the minion stays in play.',
    },
    base: {
      title: 'Bases have abilities',
      says: 'The text on a base applies to all players there.',
    },
  } satisfies { readonly [K in CardKind]: { readonly title: string; readonly says: string } },
};
