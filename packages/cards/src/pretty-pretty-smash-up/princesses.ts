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
        en: '**Talent:** A minion of power 2 or less here, of another player, is destroyed.',
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
        en: '**Ongoing:** Besides their regular cards, other players can play only one more card each turn.',
        fr: '**Permanent :** Les autres joueurs ne peuvent jouer qu’une seule carte supplémentaire chacun par tour.',
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
        en: '**Talent:** Put an Heirloom from your discard pile into your hand.',
        fr: '**Talent :** Placez dans votre main un Héritage de votre défausse.',
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
        en: '**Talent:** Reveal the first card of your deck. A minion is drawn; any other card goes to the bottom.',
        fr: '**Talent :** Révélez la première carte de votre pioche. Si c’est une Créature, piochez-la ; sinon, placez-la sous votre pioche.',
      },
      use: talent({
        can: (game, _self, seat) => game.deck(seat).length + game.discardPile(seat).length > 0,
        run({ game, me }) {
          for (const top of game.revealTop(me, 1)) {
            if (game.isMinion(top)) game.draw(me, 1);
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
        en: '**Ongoing:** Whenever this minion would go to the discard pile, it is shuffled into its owner’s deck instead.',
        fr: '**Permanent :** Si cette Créature devait aller dans la défausse, mélangez-la plutôt dans la pioche de son propriétaire.',
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
        en: '**Talent:** A minion that is on another base moves here.',
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
        en: 'A minion of your discard pile is shuffled into your deck. Draw a card.',
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
        en: 'You draw two cards OR a minion has +3 power until the turn ends.',
        fr: 'Vous piochez deux cartes OU une Créature a Force +3 jusqu’à la fin du tour.',
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
        en: 'Play on a base. **Ongoing:** When it scores and you win it, you get 1 VP more.',
        fr: 'Attachez : Base. **Permanent :** Lors de la Conquête de cette Base, si vous en êtes Vainqueur, gagnez 1 PV.',
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
        en: 'Play on a minion. **Ongoing:** This action gives it +1 power for each Heirloom that is on it. Nothing can destroy this action.',
        fr: 'Attachez : Créature. **Permanent :** Cette Action lui donne Force +1 pour chaque Héritage qui lui est attaché. Rien ne peut détruire cette Action.',
      },
      changesPower: { of: 'bearer', by: (game, _self, minion) => game.actions(minion).filter(isHeirloom(game)).length }, // CARD-080
      protects: (_game, self, target, verb) => verb === 'destroy' && target === self,
    }),

    action('princesses/skillet', {
      copies: 2,
      name: { en: 'Skillet', fr: 'Poêle à Frire' },
      icon: 'delapouite/slippers',
      text: {
        en: 'A minion of power 2 or less is destroyed. Draw a card.',
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
        en: '**Special:** Play this before a base scores. A minion that is there moves to another base.',
        fr: '**Spécial :** Jouez cette carte avant la Conquête d’une Base. Déplacez une Créature de cette Base vers une autre.',
      },
      special: { on: 'beforeScore', run: ({ game, me }, { at }) => game.moveMinion(me, { at }) },
    }),

    action('princesses/tale-as-old-as-time', {
      copies: 1,
      name: { en: 'Tale as Old as Time', fr: 'Histoire Éternelle' },
      icon: 'lorc/bookmarklet',
      text: {
        en: 'Choose a base. Every minion of yours moves there.',
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
        en: 'A minion moves to another base.',
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
        en: 'Play on a base. **Ongoing:** When an action that you have played would be discarded, you may put it under your deck instead.',
        fr: 'Attachez : Base. **Permanent :** Quand une Action que vous venez de jouer devrait être défaussée, vous pouvez plutôt la placer sous votre pioche.',
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
