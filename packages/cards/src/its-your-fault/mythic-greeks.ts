import {
  action,
  actionPlayed,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  type Words,
} from '@baston/engine';

/** You play an action, or a card that counts as one here. */
const yourAction = (game: Words, self: Card, happening: Happening): boolean =>
  byYou(game, self, happening) && actionPlayed(game, self, happening);

/** The same, and you have played no action this turn before (PLAY-24). */
const yourFirstAction = (game: Words, self: Card, happening: Happening): boolean =>
  yourAction(game, self, happening) &&
  game.playedThisTurn({ kind: 'action', by: happening.by }).every(({ card }) => card === happening.card);

export const mythicGreeks: FactionDef = {
  id: 'mythic-greeks',
  name: { en: 'Mythic Greeks', fr: 'Mythologies Grecques' },
  look: { deep: '#0f4c81', bright: '#ffe9b5', paper: '#f2f6fb', pattern: 'zigzag' },
  cards: [
    minion('mythic-greeks/odysseus', {
      power: 5,
      copies: 1,
      name: { en: 'Odysseus', fr: 'Ulysse' },
      icon: 'lorc/bowman',
      text: {
        en: '**Ongoing:** Each time after you have played an action, one of your minions gets a +1 power counter.',
        fr: '**Permanent :** Chaque fois que vous avez joué une Action, placez ensuite un marqueur Force +1 sur une de vos Créatures.',
      },
      on: { played: { when: yourAction, run: ({ game, me }) => game.placeCounter(me, { of: me }) } }, // CARD-112
    }),

    minion('mythic-greeks/heracles', {
      power: 4,
      copies: 1,
      name: { en: 'Heracles', fr: 'Hercule' },
      icon: 'delapouite/strong-man',
      text: {
        en: '**Ongoing:** After each action that a player, you included, plays, this minion gets +1 power until the end of the turn.',
        fr: '**Permanent :** Après chaque Action qu’un joueur a jouée, même vous, cette Créature gagne Force +1 jusqu’à la fin du tour.',
      },
      on: { played: { when: actionPlayed, run: ({ game, self }) => game.givePower(self, 1) } }, // CARD-112
    }),

    minion('mythic-greeks/jason', {
      power: 4,
      copies: 1,
      name: { en: 'Jason', fr: 'Jason' },
      icon: 'lorc/crested-helmet',
      text: {
        en: '**Ongoing:** After the first action that you play each turn, choose a base. Your minions there get +1 power until the end of the turn.',
        fr: '**Permanent :** Après la première Action que vous jouez à chaque tour, choisissez une Base. Vos Créatures de cette Base gagnent Force +1 jusqu’à la fin du tour.',
      },
      on: {
        played: {
          when: yourFirstAction,
          run({ game, me }) {
            const at = game.chooseBase(me, game.bases(), { to: 'givePower' });
            game.givePowerAll(game.minions({ at, of: me }), 1); // CARD-113
          },
        },
      },
    }),

    minion('mythic-greeks/spartan', {
      power: 3,
      copies: 3,
      name: { en: 'Spartan', fr: 'Spartiate' },
      icon: 'delapouite/spartan-helmet',
      text: {
        en: '**Ongoing:** After the first action that you play each turn, this minion gets a +1 power counter.',
        fr: '**Permanent :** Après la première Action que vous jouez à chaque tour, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { played: { when: yourFirstAction, run: ({ game, self }) => game.addCounters(self, 1) } }, // CARD-114
    }),

    minion('mythic-greeks/argonaut', {
      power: 2,
      copies: 4,
      inPlaceOfAction: true,
      name: { en: 'Argonaut', fr: 'Argonaute' },
      icon: 'delapouite/sailboat',
      text: {
        en: 'This triggers whatever your playing an action would trigger. **Special:** You can play this minion in place of any action that you may play.',
        fr: 'Ceci déclenche tout ce que déclencherait une Action que vous joueriez. **Spécial :** Vous pouvez jouer cette Créature à la place de toute Action que vous pouvez jouer.',
      },
    }),

    action('mythic-greeks/favor-of-aphrodite', {
      copies: 1,
      name: { en: 'Favor of Aphrodite', fr: 'Faveur d’Aphrodite' },
      icon: 'lorc/shut-rose',
      text: {
        en: 'You may play an extra minion.',
        fr: 'Vous pouvez jouer une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me);
      },
    }),

    action('mythic-greeks/favor-of-apollo', {
      copies: 1,
      name: { en: 'Favor of Apollo', fr: 'Faveur d’Apollon' },
      icon: 'lorc/lyre',
      text: {
        en: 'Draw a card. You may play an extra action.',
        fr: 'Piochez une carte. Vous pouvez jouer une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.draw(me, 1);
        game.extraAction(me);
      },
    }),

    action('mythic-greeks/favor-of-ares', {
      copies: 1,
      raises: true,
      name: { en: 'Favor of Ares', fr: 'Faveur d’Arès' },
      icon: 'lorc/thrown-spear',
      text: {
        en: 'A minion of yours has +3 power until the end of the turn.',
        fr: 'Une de vos Créatures a Force +3 jusqu’à la fin du tour.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, { of: me }, 3);
      },
    }),

    action('mythic-greeks/favor-of-athena', {
      copies: 1,
      name: { en: 'Favor of Athena', fr: 'Faveur d’Athéna' },
      icon: 'lorc/owl',
      text: {
        en: 'Show the top five cards of your deck to everybody. You may put one action among them into your hand. The others go back on top in an order that you choose.',
        fr: 'Montrez à tous les cinq premières cartes de votre pioche. Vous pouvez placer dans votre main une Action parmi elles. Remettez les autres sur la pioche dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        const top = game.revealTop(me, 5);
        const kept = game.chooseCard(me, game.actionsIn(top), { to: 'placeInHand', may: true });
        if (kept) game.put(kept, 'hand');
        game.putBack(
          me,
          top.filter((card) => card !== kept),
        );
      },
    }),

    action('mythic-greeks/favor-of-dionysus', {
      copies: 1,
      raises: true,
      name: { en: 'Favor of Dionysus', fr: 'Faveur de Dionysos' },
      icon: 'lorc/grapes',
      text: {
        en: 'A minion of yours has +1 power until the end of the turn. You may play an extra action. You may put this card on top of your deck instead of discarding it.',
        fr: 'Une de vos Créatures a Force +1 jusqu’à la fin du tour. Vous pouvez jouer une Action supplémentaire. Vous pouvez placer cette carte sur votre pioche au lieu de la défausser.',
      },
      onPlay({ game, me, self }) {
        game.strengthen(me, { of: me }, 1);
        game.extraAction(me);
        game.insteadOfDiscard(self, (card) => {
          if (game.confirm(me, 'placeOnDeck', card)) game.put(card, 'deckTop');
        });
      },
    }),

    action('mythic-greeks/favor-of-hades', {
      copies: 1,
      name: { en: 'Favor of Hades', fr: 'Faveur d’Hadès' },
      icon: 'lorc/daemon-skull',
      text: {
        en: 'Put an action from your discard pile into your hand.',
        fr: 'Reprenez en main une Action de votre défausse.',
      },
      onPlay({ game, me }) {
        const actions = game.actionsIn(game.discardPile(me));
        game.put(game.chooseCard(me, actions, { to: 'placeInHand' }), 'hand');
      },
    }),

    action('mythic-greeks/favor-of-hera', {
      copies: 1,
      raises: true,
      name: { en: 'Favor of Hera', fr: 'Faveur d’Héra' },
      icon: 'lorc/sharp-crown',
      text: {
        en: 'Choose up to two of your minions. Each gets a +1 power counter.',
        fr: 'Choisissez jusqu’à deux de vos Créatures. Placez un marqueur Force +1 sur chacune.',
      },
      onPlay({ game, me }) {
        game.addCountersAll(game.chooseMinions(me, { of: me }, { to: 'addCounter', max: 2 }), 1);
      },
    }),

    action('mythic-greeks/favor-of-hermes', {
      copies: 1,
      name: { en: 'Favor of Hermes', fr: 'Faveur d’Hermès' },
      icon: 'lorc/wingfoot',
      text: {
        en: 'You may play two extra actions.',
        fr: 'Vous pouvez jouer deux Actions supplémentaires.',
      },
      onPlay({ game, me }) {
        game.extraAction(me, { count: 2 });
      },
    }),

    action('mythic-greeks/favor-of-poseidon', {
      copies: 1,
      name: { en: 'Favor of Poseidon', fr: 'Faveur de Poséidon' },
      icon: 'lorc/trident',
      text: {
        en: 'Choose up to three cards in your discard pile and shuffle them into your deck.',
        fr: 'Choisissez jusqu’à trois cartes de votre défausse et mélangez-les dans votre pioche.',
      },
      onPlay({ game, me }) {
        game.shuffleIn(me, game.chooseCards(me, game.discardPile(me), { to: 'shuffleIn', max: 3 }));
      },
    }),

    action('mythic-greeks/favor-of-zeus', {
      copies: 1,
      name: { en: 'Favor of Zeus', fr: 'Faveur de Zeus' },
      icon: 'lorc/lightning-dissipation',
      text: {
        en: 'Choose a base. Its breakpoint goes down by 5 until the end of the turn.',
        fr: 'Choisissez une Base. Sa Résistance est réduite de 5 jusqu’à la fin du tour.',
      },
      onPlay({ game, me }) {
        game.changeBreakpoint(game.chooseBase(me, game.bases(), { to: 'lowerBreakpoint' }), -5);
      },
    }),
  ],
};
