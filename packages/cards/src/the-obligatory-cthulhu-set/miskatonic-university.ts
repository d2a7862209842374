import { action, type Card, type FactionDef, minion, type Seat, talent, type Words } from '@baston/engine';

const hasMadness = (game: Words, seat: Seat): boolean => game.madnessIn(game.hand(seat)).length > 0;

export const miskatonicUniversity: FactionDef = {
  id: 'miskatonic-university',
  name: { en: 'Miskatonic University', fr: 'Université Miskatonic' },
  look: { deep: '#5a3318', bright: '#ffdf8c', paper: '#faf4ea', pattern: 'checks' },
  cards: [
    minion('miskatonic-university/professor', {
      power: 5,
      copies: 1,
      name: { en: 'Professor', fr: 'Professeur' },
      icon: 'delapouite/teacher',
      text: {
        en: '**Talent:** Discard a Madness card in order to play an extra action and/or an extra minion.',
        fr: '**Talent :** Défaussez une carte Démence pour jouer une Action supplémentaire et/ou une Créature supplémentaire.',
      },
      use: talent({
        can: (game, _self, seat) => hasMadness(game, seat),
        run({ game, me }) {
          if (!game.discardMadness(me)) return;
          game.extraAction(me);
          game.extraMinion(me);
        },
      }),
    }),

    minion('miskatonic-university/librarian', {
      power: 4,
      copies: 2,
      name: { en: 'Librarian', fr: 'Bibliothécaire' },
      icon: 'lorc/book-cover',
      text: {
        en: '**Talent:** Discard a Madness card in order to draw a card.',
        fr: '**Talent :** Défaussez une carte Démence pour piocher une carte.',
      },
      use: talent({
        can: (game, _self, seat) => hasMadness(game, seat),
        run({ game, me }) {
          if (game.discardMadness(me)) game.draw(me, 1);
        },
      }),
    }),

    minion('miskatonic-university/psychologist', {
      power: 3,
      copies: 3,
      name: { en: 'Psychologist', fr: 'Psychologue' },
      icon: 'delapouite/think',
      text: {
        en: 'From your hand or discard pile, you may return a Madness card to the Madness deck.',
        fr: 'Vous pouvez renvoyer dans la pioche Démence une carte Démence de votre main ou de votre défausse.',
      },
      onPlay({ game, me }) {
        game.returnUpToMadness(me, { from: [game.hand(me), game.discardPile(me)], max: 1 });
      },
    }),

    minion('miskatonic-university/researcher', {
      power: 2,
      copies: 4,
      name: { en: 'Researcher', fr: 'Chercheur' },
      icon: 'lorc/microscope-lens',
      text: {
        en: 'You may draw a Madness card.',
        fr: 'Vous pouvez piocher une carte Démence.',
      },
      onPlay({ game, me }) {
        game.mayDrawMadness(me);
      },
    }),

    action('miskatonic-university/old-man-jenkins', {
      copies: 1,
      name: { en: '“Old Man Jenkins!?”', fr: '« Le Vieux Jenkins ? »' },
      icon: 'lorc/duality-mask',
      text: {
        en: '**Special:** Play this before a base scores. Destroy the strongest minion there (you choose if tied).',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Détruisez-y la Créature la plus forte (vous choisissez en cas d’égalité).',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const strongest = { at, where: (minion: Card) => game.isStrongestHere(minion) };
          game.destroyMinion(me, strongest);
        },
      },
    }),

    action('miskatonic-university/it-just-might-work', {
      copies: 1,
      raises: (game, _minion, me) => game.madnessIn(game.hand(me)).length > 0,
      name: { en: '…It Just Might Work', fr: '…Mais Ça Pourrait Marcher' },
      icon: 'delapouite/idea',
      text: {
        en: 'Discard a Madness card in order to give each of your minions +1 power this turn.',
        fr: 'Défaussez une carte Démence pour donner à chacune de vos Créatures Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        if (game.discardMadness(me)) game.givePowerAll(game.minions({ of: me }), 1); // CARD-055
      },
    }),

    action('miskatonic-university/field-trip', {
      copies: 2,
      name: { en: 'Field Trip', fr: 'Sortie Scolaire' },
      icon: 'lorc/knapsack',
      text: {
        en: 'Place any number of cards from your hand under your deck. Draw as many cards.',
        fr: 'Placez sous votre pioche n’importe quel nombre de cartes de votre main. Piochez autant de cartes.',
      },
      onPlay({ game, me }) {
        const hand = game.hand(me);
        const chosen = game.chooseCards(me, hand, { to: 'placeUnderDeck' });
        game.putBackUnder(me, chosen);
        game.draw(me, chosen.length);
      },
    }),

    action('miskatonic-university/gate-to-beyond', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Gate to Beyond', fr: 'Porte vers l’Ailleurs' },
      icon: 'lorc/magic-gate',
      text: {
        en: 'Play on a base. **Talent:** Draw a Madness card. Play an extra minion here.',
        fr: 'Attachez : Base. **Talent :** Piochez une carte Démence. Jouez ici une Créature supplémentaire.',
      },
      use: talent({
        run({ game, me, self }) {
          game.drawMadness(me); // CARD-053
          game.extraMinion(me, { near: self });
        },
      }),
    }),

    action('miskatonic-university/jinkies', {
      copies: 2,
      name: { en: 'Jinkies!', fr: 'Éclair de Lucidité' },
      icon: 'lorc/third-eye',
      text: {
        en: 'From your hand and/or discard pile, return up to two Madness cards to the Madness deck.',
        fr: 'Renvoyez dans la pioche Démence jusqu’à deux cartes Démence de votre main et/ou de votre défausse.',
      },
      onPlay({ game, me }) {
        game.returnUpToMadness(me, { from: [game.hand(me), game.discardPile(me)], max: 2 }); // CARD-054
      },
    }),

    action('miskatonic-university/thats-so-crazy', {
      copies: 1,
      raises: true,
      name: { en: 'That’s So Crazy…', fr: 'C’est de la Folie…' },
      icon: 'lorc/light-bulb',
      text: {
        en: 'Draw a Madness card. Each of your minions has +1 power this turn. Play an extra action.',
        fr: 'Piochez une carte Démence. Chacune de vos Créatures a Force +1 ce tour-ci. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.drawMadness(me);
        game.givePowerAll(game.minions({ of: me }), 1); // CARD-056
        game.extraAction(me);
      },
    }),

    action('miskatonic-university/things-best-not-known', {
      copies: 1,
      name: { en: 'Things Best Not Known', fr: 'Mieux Vaut Ne Pas Savoir' },
      icon: 'delapouite/secret-book',
      text: {
        en: '**Special:** Play this before a base scores. Choose a minion there and draw up to three Madness cards. For each of them, that minion has +2 power this turn.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Choisissez-y une Créature et piochez jusqu’à trois cartes Démence. Pour chacune, cette Créature a Force +2 ce tour-ci.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const minion = game.chooseMinion(me, { at }, { to: 'givePower' });
          const drawn = game.drawUpToMadness(me, 3);
          if (drawn > 0) game.givePower(minion, 2 * drawn); // CARD-057
        },
      },
    }),

    action('miskatonic-university/those-meddling-kids', {
      copies: 1,
      name: { en: 'Those Meddling Kids', fr: 'Ces Sales Gosses' },
      icon: 'delapouite/surfer-van',
      text: {
        en: 'On one base, destroy any number of actions.',
        fr: 'Détruisez n’importe quel nombre d’Actions attachées à une même Base.',
      },
      onPlay({ game, me }) {
        const open = game.bases().filter((base) => game.actionsOnBase(base).length > 0);
        const base = game.chooseBase(me, open, { to: 'aimAt' });
        if (!base) return;
        const actions = game.actionsOnBase(base);
        game.destroyAll(game.chooseCards(me, actions, { to: 'destroy' }));
      },
    }),
  ],
};
