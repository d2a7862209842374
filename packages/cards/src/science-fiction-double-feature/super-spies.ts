import {
  action,
  actionPlayed,
  byOther,
  type Deck,
  type FactionDef,
  here,
  minion,
  NO_CARD,
  NOBODY,
  type Seat,
  talent,
  titan,
  type Words,
} from '@baston/engine';
import { arrangeTop } from './tops.ts';

/** The deck of a player, or one that all share, if it is in the game. */
function chooseDeck(game: Words, me: Seat): Deck {
  const isUsed = (id: 'monster' | 'treasure'): boolean =>
    game.sideDeck(id, 'pile').length + game.sideDeck(id, 'discard').length > 0;
  const shared = (['monster', 'treasure'] as const).filter(isUsed).map((id) => `${id}Deck` as const);
  const deck = game.chooseMode(me, ['playersDeck', 'baseDeck', ...shared], { to: 'lookAtDeck', hidden: true });
  return deck === 'playersDeck' ? game.choosePlayer(me, game.turnOrder(), { to: 'lookAtDeck' }) : deck;
}

export const superSpies: FactionDef = {
  id: 'super-spies',
  name: { en: 'Super Spies', fr: 'Super Espions' },
  look: { deep: '#23262e', bright: '#ff8f8f', paper: '#f3f3f5', pattern: 'eyes' },
  cards: [
    minion('super-spies/secret-agent', {
      power: 5,
      copies: 1,
      name: { en: 'Secret Agent', fr: 'Super Agent' },
      icon: 'lorc/martini',
      text: {
        en: '**Ongoing:** After another player plays an action, that player discards a card.',
        fr: '**Permanent :** Après qu’un autre joueur a joué une Action, il défausse une carte.',
      },
      on: {
        played: {
          evenIfGone: true, // CARD-068
          when: (game, self, happening) => byOther(game, self, happening) && actionPlayed(game, self, happening),
          run({ game }, { by }) {
            game.discardCard(by);
          },
        },
      },
    }),

    minion('super-spies/mole', {
      power: 4,
      copies: 2,
      name: { en: 'Mole', fr: 'Taupe' },
      icon: 'caro-asercion/mole',
      text: {
        en: '**Ongoing:** Before this base scores, you may play an action as if it were a Special.',
        fr: '**Permanent :** Avant la Conquête de cette Base, vous pouvez jouer une Action comme si c’était une carte Spécial.',
      },
      on: {
        beforeScore: {
          special: true,
          when: (game, self, happening) => here(game, self, happening) && game.canPlaySpecials(game.controllerOf(self)),
          run: ({ game, me }) => game.playActionNow(me) !== NO_CARD,
        },
      },
    }),

    minion('super-spies/operative', {
      power: 3,
      copies: 3,
      name: { en: 'Operative', fr: 'Agent de Terrain' },
      icon: 'delapouite/id-card',
      text: {
        en: 'Reveal the top card of each player’s deck. Place any of them under their owners’ decks. The others stay on top.',
        fr: 'Révélez la première carte de la pioche de chaque joueur. Placez celles que vous voulez sous la pioche de leur propriétaire. Les autres restent dessus.',
      },
      onPlay({ game, me }) {
        const tops = game.turnOrder().map((seat) => ({ seat, cards: game.topCards(seat, 1) }));
        for (const { seat, cards } of tops) game.reveal(seat, cards);
        const revealed = tops.flatMap(({ cards }) => cards).filter((card) => game.isAlive(card));
        const under = game.chooseCards(me, revealed, { to: 'putUnder' });
        for (const card of under) game.put(card, 'deckBottom');
      },
    }),

    minion('super-spies/spy', {
      power: 2,
      copies: 4,
      name: { en: 'Spy', fr: 'Espion' },
      icon: 'delapouite/spy',
      text: {
        en: 'Look at the top three cards of your deck. Place each on top of it or under it, in any order.',
        fr: 'Consultez les trois premières cartes de votre pioche. Placez chacune dessus ou dessous, dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        arrangeTop(game, me, 3);
      },
    }),

    action('super-spies/discards-are-forever', {
      copies: 1,
      name: { en: 'Discards Are Forever', fr: 'Les Défausses Sont Éternelles' },
      icon: 'lorc/cut-diamond',
      text: {
        en: 'Each player reveals cards from their deck until one is a minion. Discard all of these cards.',
        fr: 'Chaque joueur révèle des cartes de sa pioche une à une ; il s’arrête à la première Créature. Défaussez toutes ces cartes.',
      },
      onPlay({ game }) {
        const piles = game.turnOrder().map((seat) => {
          const { found, others } = game.revealUntil(seat, 1, (card) => game.isMinion(card)); // TOP-06
          return { seat, cards: [...others, ...found] };
        });
        for (const { seat, cards } of piles) for (const card of cards) game.discard(card, seat);
      },
    }),

    action('super-spies/for-my-eyes-only', {
      copies: 2,
      name: { en: 'For My Eyes Only', fr: 'Rien que pour Mes Yeux' },
      icon: 'delapouite/eye-target',
      text: {
        en: 'Look at the top five cards of your deck. Place each on top of it or under it, in any order.',
        fr: 'Consultez les cinq premières cartes de votre pioche. Placez chacune dessus ou dessous, dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        arrangeTop(game, me, 5);
      },
    }),

    action('super-spies/from-q-with-love', {
      copies: 1,
      name: { en: 'From Q With Love', fr: 'Bons Baisers de Q' },
      icon: 'delapouite/briefcase',
      text: {
        en: 'Draw three cards. Discard two cards.',
        fr: 'Piochez trois cartes. Défaussez deux cartes.',
      },
      onPlay({ game, me }) {
        game.draw(me, 3);
        for (const card of game.chooseCards(me, game.hand(me), { to: 'discard', min: 2, max: 2 })) game.discard(card);
      },
    }),

    action('super-spies/live-and-let-chum', {
      copies: 1,
      name: { en: 'Live and Let Chum', fr: 'Vivre et Laisser Mordre' },
      icon: 'delapouite/shark-fin',
      text: {
        en: '**Special:** Play this before a base scores. Destroy a minion of 3 power or less there.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Détruisez-y une Créature de Force 3 ou moins.',
      },
      special: { on: 'beforeScore', run: ({ game, me }, { at }) => game.destroyMinion(me, { at, maxPower: 3 }) },
    }),

    action('super-spies/mindraker', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Mindraker', fr: 'Bloquer N’est Pas Jouer' },
      icon: 'delapouite/defense-satellite',
      text: {
        en: 'Play on a base. **Ongoing:** Other players cannot play Special cards while this base scores.',
        fr: 'Attachez : Base. **Permanent :** Les autres joueurs ne peuvent pas jouer de carte Spécial pendant la Conquête de cette Base.',
      },
      forbids: {
        what: 'specialsFromHand',
        when: (game, self, _card, seat, at) => at === game.baseOf(self) && seat !== game.controllerOf(self), // CARD-067
      },
    }),

    action('super-spies/permit-to-kill', {
      copies: 1,
      name: { en: 'Permit to Kill', fr: 'Permis de Tuer' },
      icon: 'john-colburn/pistol-gun',
      text: {
        en: 'Each other player reveals the top two cards of their deck and discards the minions among them. Put the others back in any order.',
        fr: 'Chaque autre joueur révèle les deux premières cartes de sa pioche et défausse les Créatures parmi elles. Replacez les autres dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        for (const other of game.others(me)) {
          const cards = game.revealTop(other, 2, other); // RES-22
          for (const card of cards) if (game.isMinion(card)) game.discard(card);
          const left = cards.filter((card) => game.isAlive(card));
          if (left.length > 1) game.putBack(other, left, me);
        }
      },
    }),

    action('super-spies/the-base-is-not-enough', {
      copies: 1,
      name: { en: 'The Base Is Not Enough', fr: 'La Base Ne Suffit Pas' },
      icon: 'lorc/radar-sweep',
      text: {
        en: '**Special:** Play this before a base scores. Take control of a minion of 4 power or less there this turn.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Prenez-y ce tour-ci le contrôle d’une Créature de Force 4 ou moins.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const minion = game.chooseMinion(me, { at, maxPower: 4 }, { to: 'takeControl' });
          if (minion) game.borrow(minion, me);
        },
      },
    }),

    action('super-spies/the-spy-who-ditched-me', {
      copies: 2,
      name: { en: 'The Spy Who Ditched Me', fr: 'L’Espion Qui Me Défaussait' },
      icon: 'lorc/spyglass',
      text: {
        en: 'Each other player discards a minion, or reveals a hand without minions.',
        fr: 'Chaque autre joueur défausse une Créature, ou révèle une main sans Créature.',
      },
      onPlay({ game, me }) {
        for (const other of game.others(me)) {
          const minions = game.minionsIn(game.hand(other));
          const card = game.chooseCard(other, minions, { to: 'discard', hidden: true });
          if (card) game.discard(card);
          else game.reveal(other, game.hand(other), 'hand');
        }
      },
    }),
  ],

  titan: titan('super-spies/moon-zero-three', {
    optional: true,
    name: { en: 'Moon Zero Three', fr: 'Lune Zéro Trois' },
    icon: 'delapouite/moon-orbit',
    text: {
      en: '**Special:** Instead of your regular action, you may play this titan in order to look at the hand of a player who has a minion there. **Talent:** Look at the top card of a deck. Place it on top of that deck or under it. **Ongoing:** After another player discards cards from their hand or deck, one or more at a time, you may place a +1 power counter on this titan.',
      fr: '**Spécial :** Au lieu de jouer votre Action gratuite, vous pouvez jouer ce Titan pour consulter la main d’un joueur ayant une Créature sur sa Base. **Talent :** Consultez la première carte d’une pioche. Placez-la sur ou sous cette pioche. **Permanent :** Après qu’un autre joueur a défaussé une ou plusieurs cartes de sa main ou de sa pioche, vous pouvez placer un marqueur Force +1 sur ce Titan.',
    },
    aside: {
      use: {
        label: 'special',
        from: 'aside',
        spends: 'action',
        run({ game, me, self }) {
          const at = game.chooseBase(me, game.bases(), { to: 'playTitan', about: self });
          if (!game.playTitan(me, self, at)) return;
          const seat = game.choosePlayer(me, game.playersAt(at), { to: 'look' });
          if (seat !== NOBODY && seat !== me) game.lookAtHand(me, seat);
        },
      },
    },
    use: talent({
      run({ game, me }) {
        const deck = chooseDeck(game, me);
        const top = game.lookAtTop(me, 1, deck);
        for (const card of game.chooseCards(me, top, { to: 'putUnder' })) game.putUnder(card, deck, me);
      },
    }),
    on: { discarded: { when: byOther, run: ({ game, me, self }) => game.mayAddCounter(me, self) } },
  }),
};
