import {
  action,
  byYou,
  type Card,
  type FactionDef,
  hasWon,
  here,
  minion,
  talent,
  talentAmong,
  type Words,
} from '@baston/engine';

const HEIRLOOM = 'princesses/heirloom';

const isHeirloom =
  (game: Words) =>
  (card: Card): boolean =>
    game.isNamed(card, HEIRLOOM);

export const princesses: FactionDef = {
  id: 'princesses',
  name: { en: 'Princesses', fr: 'Princesses' },
  look: { deep: '#8a2a6d', bright: '#ffe08a', paper: '#fdf1f8', pattern: 'stars' },
  cards: [
    minion('princesses/apricot', {
      power: 5,
      copies: 1,
      name: { en: 'Apricot', fr: 'Abricot' },
      icon: 'delapouite/orange-slice',
      text: {
        en: '**Talent:** Destroy a minion of 2 power or less of another player here.',
        fr: '**Talent :** Détruisez ici une Créature de Force 2 ou moins d’un autre joueur.',
      },
      use: talentAmong(
        (game, self, me) => ({ at: game.baseOf(self), notOf: me, maxPower: 2 }),
        ({ game, me }, weak) => game.destroyMinion(me, weak),
      ),
    }),

    minion('princesses/eliza', {
      power: 5,
      copies: 1,
      name: { en: 'Eliza', fr: 'Elisa' },
      icon: 'lorc/snow-bottle',
      text: {
        en: '**Ongoing:** Besides their regular cards, each other player can play only one more card per turn.',
        fr: '**Permanent :** Chaque autre joueur ne peut jouer qu’une carte supplémentaire par tour.',
      },
      forbids: {
        what: 'extras',
        when: (game, self, _card, seat) =>
          seat !== game.controllerOf(self) && game.playedThisTurn({ by: seat, extra: true }).length > 0, // CARD-079
      },
    }),

    minion('princesses/griselda', {
      power: 5,
      copies: 1,
      name: { en: 'Griselda', fr: 'Griselda' },
      icon: 'delapouite/pumpkin',
      text: {
        en: '**Talent:** Take an Heirloom from your discard pile.',
        fr: '**Talent :** Prenez en main un Héritage de votre défausse.',
      },
      use: talentAmong(
        (game, _self, me) => game.discardPile(me).filter(isHeirloom(game)),
        ({ game, me }, heirlooms) => game.put(game.chooseCard(me, heirlooms, { to: 'placeInHand' }), 'hand'),
      ),
    }),

    minion('princesses/marie-degraw', {
      power: 5,
      copies: 1,
      name: { en: 'Marie DeGraw', fr: 'Marie DeGraw' },
      icon: 'lorc/gem-pendant',
      text: {
        en: '**Talent:** Reveal the top card of your deck. Draw it if it is a minion. Otherwise, place it under your deck.',
        fr: '**Talent :** Révélez la première carte de votre pioche. Piochez-la si c’est une Créature. Sinon, placez-la sous votre pioche.',
      },
      use: talent({
        can: (game, _self, seat) => game.deck(seat).length + game.discardPile(seat).length > 0,
        run({ game, me }) {
          for (const top of game.revealTop(me, 1)) {
            if (game.isMinion(top)) game.drawRevealed(me, top);
            else game.put(top, 'deckBottom');
          }
        },
      }),
    }),

    minion('princesses/sleeping-beauty', {
      power: 5,
      copies: 1,
      name: { en: 'Sleeping Beauty', fr: 'Belle au Bois Dormant' },
      icon: 'delapouite/bed-lamp',
      text: {
        en: '**Ongoing:** If this minion would go to the discard pile, shuffle it into its owner’s deck instead.',
        fr: '**Permanent :** Si cette Créature devait aller à la défausse, mélangez-la dans la pioche de son propriétaire à la place.',
      },
      instead: {
        when: (_game, self, target, verb) => verb === 'discard' && target === self,
        run: ({ game }, target) => game.place(target, 'deck'), // ZONE-23
      },
    }),

    minion('princesses/snow-white', {
      power: 5,
      copies: 1,
      name: { en: 'Snow White', fr: 'Blanche-Neige' },
      icon: 'lorc/shiny-apple',
      text: {
        en: '**Talent:** Move a minion here from another base.',
        fr: '**Talent :** Déplacez ici une Créature d’une autre Base.',
      },
      use: talentAmong(
        (game, self) => ({ notAt: game.baseOf(self) }),
        ({ game, me, here }, elsewhere) =>
          game.move(game.chooseMinion(me, elsewhere, { to: 'moveHere', about: here }), here),
      ),
    }),

    action('princesses/direct-to-dvd-sequel', {
      copies: 2,
      name: { en: 'Direct to DVD Sequel', fr: 'Suite Direct en DVD' },
      icon: 'delapouite/clapperboard',
      text: {
        en: 'From your discard pile, shuffle a minion into your deck. Draw a card.',
        fr: 'Mélangez dans votre pioche une Créature de votre défausse. Piochez une carte.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseCard(me, game.minionsIn(game.discardPile(me)), { to: 'shuffleIn' });
        if (minion) game.shuffleIn(me, [minion]);
        game.draw(me, 1);
      },
    }),

    action('princesses/fairy-godmother', {
      copies: 1,
      raises: true,
      name: { en: 'Fairy Godmother', fr: 'Marraine la Fée' },
      icon: 'delapouite/magic-broom',
      text: {
        en: 'Draw two cards OR a minion has +3 power this turn.',
        fr: 'Piochez deux cartes OU une Créature a Force +3 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.either(me, [
          {
            way: 'drawTwo',
            can: game.toRaise(me).length === 0 && !game.isExhausted(me), // VAL-13
            run: () => game.draw(me, 2),
          },
          { way: 'powerToMinion', can: game.countMinions({}) > 0, run: () => game.strengthen(me, {}, 3) },
        ]);
      },
    }),

    action('princesses/happily-ever-after', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Happily Ever After', fr: 'Heureux pour Toujours' },
      icon: 'delapouite/diamond-ring',
      text: {
        en: 'Play on a base. **Ongoing:** When it scores, gain 1 VP if you are the winner.',
        fr: 'Attachez : Base. **Permanent :** Lors de sa Conquête, gagnez 1 PV si vous êtes le Vainqueur.',
      },
      on: {
        whenScore: {
          when: (game, self, happening) => here(game, self, happening) && hasWon(happening, game.controllerOf(self)),
          run: ({ game, me }) => game.gainVp(me, 1),
        },
      },
    }),

    action(HEIRLOOM, {
      copies: 3,
      playOn: 'minion',
      raises: true,
      name: { en: 'Heirloom', fr: 'Héritage' },
      icon: 'delapouite/pearl-necklace',
      text: {
        en: 'Play on a minion. **Ongoing:** For each Heirloom on it, this action gives it +1 power. This action cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Pour chaque Héritage qui lui est attaché, cette Action lui donne Force +1. Cette Action ne peut pas être détruite.',
      },
      changesPower: { of: 'bearer', by: (game, _self, minion) => game.actions(minion).filter(isHeirloom(game)).length }, // CARD-080
      protects: (_game, self, target, verb) => verb === 'destroy' && target === self,
    }),

    action('princesses/skillet', {
      copies: 2,
      name: { en: 'Skillet', fr: 'Poêle à Frire' },
      icon: 'delapouite/slippers',
      text: {
        en: 'Destroy a minion of 2 power or less. Draw a card.',
        fr: 'Détruisez une Créature de Force 2 ou moins. Piochez une carte.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { maxPower: 2 });
        game.draw(me, 1);
      },
    }),

    action('princesses/some-day-my-prince-will-come', {
      copies: 1,
      name: { en: 'Some Day My Prince Will Come', fr: 'Un Jour Mon Prince Viendra' },
      icon: 'delapouite/frog-foot',
      text: {
        en: '**Special:** Play this before a base scores. Move a minion there to another base.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Déplacez une de ses Créatures vers une autre Base.',
      },
      special: { on: 'beforeScore', run: ({ game, me }, { at }) => game.moveMinion(me, { at }) },
    }),

    action('princesses/tale-as-old-as-time', {
      copies: 1,
      name: { en: 'Tale as Old as Time', fr: 'Histoire Éternelle' },
      icon: 'lorc/bookmarklet',
      text: {
        en: 'Choose a base. Move all your minions there.',
        fr: 'Choisissez une Base. Déplacez-y toutes vos Créatures.',
      },
      onPlay({ game, me }) {
        const to = game.chooseBase(me, game.bases(), { to: 'moveTo' });
        game.moveAll(game.minions({ of: me }), to);
      },
    }),

    action('princesses/true-loves-kiss', {
      copies: 2,
      name: { en: 'True Love’s Kiss', fr: 'Baiser d’Amour Sincère' },
      icon: 'lorc/pierced-heart',
      text: {
        en: 'Move a minion to another base.',
        fr: 'Déplacez une Créature vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, {});
      },
    }),

    action('princesses/woodland-helpers', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Woodland Helpers', fr: 'Petits Amis de la Forêt' },
      icon: 'delapouite/squirrel',
      text: {
        en: 'Play on a base. **Ongoing:** Instead of discarding an action you have just played, you may place it under your deck.',
        fr: 'Attachez : Base. **Permanent :** Au lieu de défausser une Action que vous venez de jouer, vous pouvez la placer sous votre pioche.',
      },
      on: {
        played: {
          when: (game, self, happening) => byYou(game, self, happening) && game.isStandard(happening.card),
          run({ game, me }, { card }) {
            if (!game.isInLimbo(card) || game.hasDestination(card)) return; // STD-04
            if (game.confirm(me, 'placeUnderDeck', card))
              game.insteadOfDiscard(card, (action) => game.put(action, 'deckBottom'));
          },
        },
      },
    }),
  ],
};
