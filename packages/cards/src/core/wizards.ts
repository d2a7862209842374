import { action, byYou, type FactionDef, minion, talent, titan, titanOffer } from '@baston/engine';

export const wizards: FactionDef = {
  id: 'wizards',
  name: { en: 'Wizards', fr: 'Sorciers' },
  look: { deep: '#43299a', bright: '#cdb9ff', paper: '#f4f0fd', pattern: 'stars' },
  cards: [
    minion('wizards/archmage', {
      power: 4,
      copies: 1,
      name: { en: 'Archmage', fr: 'Archimage' },
      icon: 'delapouite/wizard-face',
      text: {
        en: '**Ongoing:** On each of your turns, play an extra action.',
        fr: '**Permanent :** À chacun de vos tours, jouez une Action supplémentaire.',
      },
      everyTurn: { play: 'action' },
    }),

    minion('wizards/chronomage', {
      power: 3,
      copies: 2,
      name: { en: 'Chronomage', fr: 'Chronomage' },
      icon: 'lorc/sands-of-time',
      text: {
        en: 'Play an extra action.',
        fr: 'Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraAction(me);
      },
    }),

    minion('wizards/enchantress', {
      power: 2,
      copies: 3,
      name: { en: 'Enchantress', fr: 'Enchanteresse' },
      icon: 'lorc/witch-flight',
      text: { en: 'Draw a card.', fr: 'Piochez une carte.' },
      onPlay({ game, me }) {
        game.draw(me, 1);
      },
    }),

    minion('wizards/neophyte', {
      power: 2,
      copies: 4,
      name: { en: 'Neophyte', fr: 'Apprenti Sorcier' },
      icon: 'lorc/pointy-hat',
      text: {
        en: 'Reveal the top card of your deck. If it is an action, you may play it as an extra action or take it. Otherwise, put it back.',
        fr: 'Révélez la première carte de votre pioche. Si c’est une Action, vous pouvez la jouer comme Action supplémentaire ou la prendre en main. Sinon, replacez-la.',
      },
      onPlay({ game, me }) {
        for (const top of game.actionsIn(game.revealTop(me, 1))) {
          if (game.playExtra(me, top)) return; // CARD-024
          game.put(game.chooseCard(me, [top], { to: 'placeInHand', may: true }), 'hand');
        }
      },
    }),

    action('wizards/mass-enchantment', {
      copies: 1,
      name: { en: 'Mass Enchantment', fr: 'Manipulation de Masse' },
      icon: 'lorc/psychic-waves',
      text: {
        en: 'Each other player reveals the top card of their deck. You may play one action among them as an extra action. Put the others back.',
        fr: 'Chaque autre joueur révèle la première carte de sa pioche. Vous pouvez jouer une Action parmi elles comme Action supplémentaire. Replacez les autres.',
      },
      onPlay({ game, me }) {
        const revealed = game.others(me).flatMap((other) => game.revealTop(other, 1));
        game.mayPlayOneOf(me, game.actionsIn(revealed)); // PLAY-04, CARD-023
      },
    }),

    action('wizards/mystic-studies', {
      copies: 2,
      name: { en: 'Mystic Studies', fr: 'Études Mystiques' },
      icon: 'delapouite/spell-book',
      text: { en: 'Draw two cards.', fr: 'Piochez deux cartes.' },
      onPlay({ game, me }) {
        game.draw(me, 2);
      },
    }),

    action('wizards/portal', {
      copies: 1,
      name: { en: 'Portal', fr: 'Portail' },
      icon: 'lorc/magic-portal',
      text: {
        en: 'Reveal the top five cards of your deck. Take any number of minions among them. Put the others back in any order.',
        fr: 'Révélez les cinq premières cartes de votre pioche. Prenez en main n’importe quel nombre de Créatures parmi elles. Replacez les autres dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        const revealed = game.revealTop(me, 5);
        const minions = game.minionsIn(revealed);
        const taken = game.chooseCards(me, minions, { to: 'placeInHand' });
        for (const card of taken) game.put(card, 'hand');
        const others = revealed.filter((card) => !taken.includes(card));
        game.putBack(me, others);
      },
    }),

    action('wizards/sacrifice', {
      copies: 1,
      name: { en: 'Sacrifice', fr: 'Sacrifice' },
      icon: 'lorc/sacrificial-dagger',
      text: {
        en: 'Choose one of your minions. Draw as many cards as its power, then destroy it.',
        fr: 'Choisissez une de vos Créatures. Piochez autant de cartes que sa Force, puis détruisez-la.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
        if (!minion) return;
        game.draw(me, game.powerOf(minion));
        game.destroy(minion);
      },
    }),

    action('wizards/scry', {
      copies: 1,
      name: { en: 'Scry', fr: 'Divination' },
      icon: 'lorc/crystal-ball',
      text: {
        en: 'Search your deck for an action and take it.',
        fr: 'Cherchez une Action dans votre pioche et prenez-la en main.',
      },
      onPlay({ game, me }) {
        game.searchToHand(me, (card) => game.isAction(card));
      },
    }),

    action('wizards/summon', {
      copies: 2,
      name: { en: 'Summon', fr: 'Invocation' },
      icon: 'lorc/magic-swirl',
      text: {
        en: 'Play an extra minion.',
        fr: 'Jouez une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me);
      },
    }),

    action('wizards/time-loop', {
      copies: 1,
      name: { en: 'Time Loop', fr: 'Boucle Temporelle' },
      icon: 'delapouite/backward-time',
      text: {
        en: 'Play two extra actions.',
        fr: 'Jouez deux Actions supplémentaires.',
      },
      onPlay({ game, me }) {
        game.extraAction(me, { count: 2 });
      },
    }),

    action('wizards/winds-of-change', {
      copies: 1,
      name: { en: 'Winds of Change', fr: 'Vent du Changement' },
      icon: 'lorc/whirlwind',
      text: {
        en: 'Shuffle your hand into your deck, then draw five cards. Play an extra action.',
        fr: 'Mélangez votre main dans votre pioche, puis piochez cinq cartes. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.shuffleIn(me, game.hand(me));
        game.draw(me, 5);
        game.extraAction(me);
      },
    }),
  ],

  titan: titan('wizards/arcane-protector', {
    optional: true,
    name: { en: 'Arcane Protector', fr: 'Protecteur des Arcanes' },
    icon: 'lorc/armoured-shell',
    text: {
      en: '**Special:** After the fifth or a later card you play in a turn, you may play this titan. **Ongoing:** You have +1 power here for every two cards in your hand. **Talent:** Draw a card.',
      fr: '**Spécial :** Après la cinquième carte, ou une suivante, que vous jouez dans un tour, vous pouvez jouer ce Titan. **Permanent :** Vous avez ici Force +1 par tranche de deux cartes de votre main. **Talent :** Piochez une carte.',
    },
    aside: {
      on: {
        played: titanOffer({
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.playedThisTurn({ by: happening.by }).length >= 5, // CARD-022
        }),
      },
    },
    changesTotal: (game, self, seat) => (seat === game.controllerOf(self) ? Math.floor(game.hand(seat).length / 2) : 0),
    use: talent({ run: ({ game, me }) => game.draw(me, 1) }),
  }),
};
