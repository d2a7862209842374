import { action, type SideDeckDef } from '@baston/engine';

export const madness: SideDeckDef = {
  id: 'madness',
  name: { en: 'Madness', fr: 'Démence' },
  look: { deep: '#3b1f5e', bright: '#d7ff7a', paper: '#f5f2fa', pattern: 'zigzag' },
  cards: [
    action('madness/madness', {
      copies: 30,
      name: { en: 'Madness', fr: 'Démence' },
      icon: 'lorc/screaming',
      text: {
        en: 'Draw two cards OR return this to the Madness deck.',
        fr: 'Piochez deux cartes OU renvoyez cette carte dans la pioche Démence.',
      },
      onPlay({ game, me, self }) {
        game.either(me, [
          { way: 'drawTwo', can: !game.isExhausted(me), run: () => game.draw(me, 2) },
          { way: 'returnMadness', run: () => game.insteadOfDiscard(self, (card) => game.putUnderOwnDeck(card)) },
        ]);
      },
    }),
  ],
};
