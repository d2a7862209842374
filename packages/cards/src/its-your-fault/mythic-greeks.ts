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
        en: '**Ongoing:** After each action you play, place a +1 power counter on one of your minions.',
        fr: '**Permanent :** Après chaque Action que vous jouez, placez un marqueur Force +1 sur une de vos Créatures.',
      },
      on: { played: { when: yourAction, run: ({ game, me }) => game.placeCounter(me, { of: me }) } }, // CARD-112
    }),

    minion('mythic-greeks/heracles', {
      power: 4,
      copies: 1,
      name: { en: 'Heracles', fr: 'Hercule' },
      icon: 'delapouite/strong-man',
      text: {
        en: '**Ongoing:** After each action that anybody plays, this minion has +1 power this turn.',
        fr: '**Permanent :** Après chaque Action jouée par qui que ce soit, cette Créature a Force +1 ce tour-ci.',
      },
      on: { played: { when: actionPlayed, run: ({ game, self }) => game.givePower(self, 1) } }, // CARD-112
    }),

    minion('mythic-greeks/jason', {
      power: 4,
      copies: 1,
      name: { en: 'Jason', fr: 'Jason' },
      icon: 'lorc/crested-helmet',
      text: {
        en: '**Ongoing:** After the first action you play each turn, choose a base. Each of your minions there has +1 power this turn.',
        fr: '**Permanent :** Après la première Action que vous jouez à chaque tour, choisissez une Base. Chacune de vos Créatures y a Force +1 ce tour-ci.',
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
        en: '**Ongoing:** After the first action you play each turn, place a +1 power counter on this minion.',
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
        en: 'This triggers whatever your playing an action would trigger. **Special:** You may play this minion instead of an action you could play.',
        fr: 'Ceci déclenche tout ce que déclencherait une Action que vous joueriez. **Spécial :** Vous pouvez jouer cette Créature au lieu d’une Action que vous pourriez jouer.',
      },
    }),

    action('mythic-greeks/favor-of-aphrodite', {
      copies: 1,
      name: { en: 'Favor of Aphrodite', fr: 'Faveur d’Aphrodite' },
      icon: 'lorc/shut-rose',
      text: {
        en: 'Play an extra minion.',
        fr: 'Jouez une Créature supplémentaire.',
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
        en: 'Draw a card. Play an extra action.',
        fr: 'Piochez une carte. Jouez une Action supplémentaire.',
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
        en: 'One of your minions has +3 power this turn.',
        fr: 'Une de vos Créatures a Force +3 ce tour-ci.',
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
        en: 'Reveal the top five cards of your deck. You may take one action among them. Put the others back in any order.',
        fr: 'Révélez les cinq premières cartes de votre pioche. Vous pouvez prendre en main une Action parmi elles. Replacez les autres dans l’ordre de votre choix.',
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
        en: 'One of your minions has +1 power this turn. Play an extra action. You may place this card on top of your deck instead of discarding it.',
        fr: 'Une de vos Créatures a Force +1 ce tour-ci. Jouez une Action supplémentaire. Vous pouvez placer cette carte sur votre pioche au lieu de la défausser.',
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
        en: 'Take an action from your discard pile.',
        fr: 'Prenez en main une Action de votre défausse.',
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
        en: 'Choose up to two of your minions. Place a +1 power counter on each.',
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
        en: 'Play two extra actions.',
        fr: 'Jouez deux Actions supplémentaires.',
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
        en: 'From your discard pile, shuffle up to three cards into your deck.',
        fr: 'Mélangez dans votre pioche jusqu’à trois cartes de votre défausse.',
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
        en: 'Lower the breakpoint of a base by 5 this turn.',
        fr: 'Réduisez de 5 la Résistance d’une Base ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.changeBreakpoint(game.chooseBase(me, game.bases(), { to: 'lowerBreakpoint' }), -5);
      },
    }),
  ],
};
