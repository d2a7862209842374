import {
  action,
  byOther,
  byYou,
  type Card,
  type FactionDef,
  minion,
  only,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

/** The card goes into the hand of another player of your choice. */
function give(game: Words, me: Seat, card: Card, among: readonly Seat[] = game.others(me)): Seat {
  const to = game.choosePlayer(me, among, { to: 'whoGetsIt', about: card });
  game.give(me, to, card);
  return to;
}

/** Once it is done, the action goes into the hand of another player (STD-03). */
function giveAway(game: Words, me: Seat, action: Card): void {
  game.insteadOfDiscard(action, (card) => give(game, me, card));
}

/** Plays a standard action out of the deck, if you like, and gives it away. Gives it as played, or none. */
function playFromDeck(game: Words, me: Seat): Card {
  const played = game.searchAndPlay(me, (card) => game.isStandard(card)); // PLAY-04, PLAY-07
  if (played) giveAway(game, me, played);
  return played;
}

export const anansiTales: FactionDef = {
  id: 'anansi-tales',
  name: { en: 'Anansi Tales', fr: 'Contes d’Anansi' },
  look: { deep: '#6b2d5c', bright: '#ffc46b', paper: '#fbf1ea', pattern: 'zigzag' },
  cards: [
    minion('anansi-tales/anansi-the-spider', {
      power: 5,
      copies: 1,
      name: { en: 'Anansi the Spider', fr: 'Anansi l’Araignée' },
      icon: 'carl-olsen/spider-face',
      text: {
        en: '**Talent:** Search your deck for a standard action and play it as an extra action. Then give it to another player instead of placing it anywhere else. You cannot play another copy of it this turn.',
        fr: '**Talent :** Cherchez une Action standard dans votre pioche et jouez-la comme Action supplémentaire. Donnez-la ensuite à un autre joueur au lieu de la placer ailleurs. Vous ne pouvez pas en jouer d’autre exemplaire ce tour-ci.',
      },
      lasting: {
        noCopies: {
          forbids: {
            what: 'playing',
            when: (game, left, card, seat) =>
              seat === left.seat &&
              game
                .playedThisTurn({ kind: 'action', by: seat })
                .some((one) => game.defOf(one.card) === left.amount && game.isSameName(one.card, card)), // NAME-01
          },
        },
      },
      use: talent({
        run({ game, me }) {
          const played = playFromDeck(game, me);
          if (played) game.leave('noCopies', { seat: me, amount: game.defOf(played) });
        },
      }),
    }),

    minion('anansi-tales/onini-the-python', {
      power: 4,
      copies: 1,
      name: { en: 'Onini the Python', fr: 'Onini le Python' },
      icon: 'lorc/snake',
      text: {
        en: '**Ongoing:** After another player plays or discards, from a hand or deck, a card they do not own, place a +1 power counter on this minion.',
        fr: '**Permanent :** Après qu’un autre joueur a joué ou défaussé, depuis une main ou une pioche, une carte dont il n’est pas propriétaire, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { foreign: { when: byOther, run: ({ game, self }) => game.addCounters(self, 1) } },
    }),

    minion('anansi-tales/osebo-the-leopard', {
      power: 4,
      copies: 1,
      name: { en: 'Osebo the Leopard', fr: 'Osebo le Léopard' },
      icon: 'delapouite/tiger',
      text: {
        en: '**Ongoing:** After you place a card in another player’s hand, place a +1 power counter on this minion.',
        fr: '**Permanent :** Après avoir placé une carte dans la main d’un autre joueur, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { toHand: { when: only('given', byYou), run: ({ game, self }) => game.addCounters(self, 1) } },
    }),

    minion('anansi-tales/akye-the-turtle', {
      power: 3,
      copies: 3,
      name: { en: 'Akye the Turtle', fr: 'Akye la Tortue' },
      icon: 'lorc/turtle',
      text: {
        en: 'You may give a card from your hand to another player. If you do, draw two cards.',
        fr: 'Vous pouvez donner une carte de votre main à un autre joueur. Si vous le faites, piochez deux cartes.',
      },
      onPlay({ game, me }) {
        const card = game.chooseCard(me, game.hand(me), { to: 'giveCard', may: true });
        if (!card) return;
        give(game, me, card);
        game.draw(me, 2);
      },
    }),

    minion('anansi-tales/mboro-hornet', {
      power: 2,
      copies: 4,
      name: { en: 'Mboro Hornet', fr: 'Mboro le Frelon' },
      icon: 'lorc/wasp-sting',
      text: {
        en: '**Special:** After another player plays or discards, from a hand or deck, a card they do not own, you may play this as an extra minion.',
        fr: '**Spécial :** Après qu’un autre joueur a joué ou défaussé, depuis une main ou une pioche, une carte dont il n’est pas propriétaire, vous pouvez jouer cette Créature comme Créature supplémentaire.',
      },
      special: {
        on: 'foreign',
        can: (_game, _self, seat, { by }) => by !== seat,
        where: (game, self, seat) => game.placesToPlay(seat, self),
      },
    }),

    action('anansi-tales/collecting-stories', {
      copies: 2,
      name: { en: 'Collecting Stories', fr: 'Recueillir des Histoires' },
      icon: 'delapouite/discussion',
      text: {
        en: 'Look at another player’s hand. You may play a card you own from it as an extra card.',
        fr: 'Consultez la main d’un autre joueur. Vous pouvez en jouer, comme carte supplémentaire, une carte dont vous êtes propriétaire.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'look' });
        const hand = game.lookAtHand(me, other);
        game.mayPlayOneOf(
          me,
          hand.filter((card) => game.ownerOf(card) === me),
          { fromHandOf: other },
        ); // CARD-182
      },
    }),

    action('anansi-tales/ear-of-corn', {
      copies: 1,
      name: { en: 'Ear of Corn', fr: 'Épi de Maïs' },
      icon: 'delapouite/corn',
      text: {
        en: 'From your discard pile, shuffle up to three actions into your deck. Play an extra action. Give this card to another player.',
        fr: 'Mélangez dans votre pioche jusqu’à trois Actions de votre défausse. Jouez une Action supplémentaire. Donnez cette carte à un autre joueur.',
      },
      onPlay({ game, me, self }) {
        const actions = game.actionsIn(game.discardPile(me));
        game.shuffleIn(me, game.chooseCards(me, actions, { to: 'shuffleIn', max: 3 }));
        game.extraAction(me);
        giveAway(game, me, self);
      },
    }),

    action('anansi-tales/feather-gifts', {
      copies: 1,
      name: { en: 'Feather Gifts', fr: 'Plumes en Cadeau' },
      icon: 'lorc/feather',
      text: {
        en: 'Move one of your minions to another base. Give this card to another player.',
        fr: 'Déplacez une de vos Créatures vers une autre Base. Donnez cette carte à un autre joueur.',
      },
      onPlay({ game, me, self }) {
        game.moveMinion(me, { of: me });
        giveAway(game, me, self);
      },
    }),

    action('anansi-tales/let-it-be-full-and-eat', {
      copies: 1,
      name: { en: 'Let it be Full and Eat', fr: 'Qu’elle soit Pleine et Mangez' },
      icon: 'delapouite/cooking-pot',
      text: {
        en: 'Draw two cards. Give this card to another player.',
        fr: 'Piochez deux cartes. Donnez cette carte à un autre joueur.',
      },
      onPlay({ game, me, self }) {
        game.draw(me, 2);
        giveAway(game, me, self);
      },
    }),

    action('anansi-tales/pot-of-beans', {
      copies: 2,
      raises: true,
      name: { en: 'Pot of Beans', fr: 'Marmite de Haricots' },
      icon: 'delapouite/camp-cooking-pot',
      text: {
        en: 'Place two +1 power counters among the minions in play. Give this card to another player.',
        fr: 'Répartissez deux marqueurs Force +1 entre les Créatures en jeu. Donnez cette carte à un autre joueur.',
      },
      onPlay({ game, me, self }) {
        game.spreadCounters(me, {}, 2);
        giveAway(game, me, self);
      },
    }),

    action('anansi-tales/pot-of-wisdom', {
      copies: 1,
      name: { en: 'Pot of Wisdom', fr: 'Jarre de la Sagesse' },
      icon: 'delapouite/painted-pottery',
      text: {
        en: 'Draw a card for each other player. Then give each of them a card from your hand. Play an extra action.',
        fr: 'Piochez une carte pour chaque autre joueur. Donnez ensuite à chacun une carte de votre main. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        let left = game.others(me);
        game.draw(me, left.length);
        while (left.length > 0 && game.hand(me).length > 0) {
          const to = give(game, me, game.chooseCard(me, game.hand(me), { to: 'giveCard' }), left);
          left = left.filter((seat) => seat !== to);
        }
        game.extraAction(me);
      },
    }),

    action('anansi-tales/the-perfect-gift', {
      copies: 1,
      name: { en: 'The Perfect Gift', fr: 'Le Cadeau Idéal' },
      icon: 'delapouite/present',
      text: {
        en: 'Search your deck for a standard action and play it as an extra action. Then give it to another player instead of placing it anywhere else.',
        fr: 'Cherchez une Action standard dans votre pioche et jouez-la comme Action supplémentaire. Donnez-la ensuite à un autre joueur au lieu de la placer ailleurs.',
      },
      onPlay({ game, me }) {
        playFromDeck(game, me);
      },
    }),

    action('anansi-tales/trading-stories', {
      copies: 1,
      name: { en: 'Trading Stories', fr: 'Échange d’Histoires' },
      icon: 'lorc/conversation',
      text: {
        en: 'You may give up to three cards from your hand to other players. Draw as many cards.',
        fr: 'Vous pouvez donner jusqu’à trois cartes de votre main à d’autres joueurs. Piochez autant de cartes.',
      },
      onPlay({ game, me }) {
        const cards = game.chooseCards(me, game.hand(me), { to: 'giveCard', max: 3 });
        for (const card of cards) give(game, me, card);
        game.draw(me, cards.length);
      },
    }),
  ],
};
