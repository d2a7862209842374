import {
  action,
  type Base,
  type Card,
  type FactionDef,
  type Happening,
  here,
  minion,
  type Seat,
  toMe,
  type Words,
} from '@baston/engine';
import { chooseDuel, destroyLosers } from './duels.ts';

/** A minion of this card's controller goes to the discard pile. */
const isYourMinion = (game: Words, self: Card, { card, controller }: Happening): boolean =>
  game.isMinion(card) && controller === game.controllerOf(self);

export const samurai: FactionDef = {
  id: 'samurai',
  name: { en: 'Samurai', fr: 'Samouraïs' },
  look: { deep: '#7a1f3d', bright: '#ffb3c6', paper: '#fdf1f3', pattern: 'petals' },
  cards: [
    minion('samurai/shogun', {
      power: 5,
      copies: 1,
      name: { en: 'Shogun', fr: 'Shogun' },
      icon: 'delapouite/samurai-helmet',
      text: {
        en: '**Ongoing:** After another of your minions goes from play to the discard pile, place a +1 power counter on this one.',
        fr: '**Permanent :** Après qu’une autre de vos Créatures est allée du jeu à la défausse, placez un marqueur Force +1 sur cette Créature.',
      },
      on: {
        discardedFromPlay: {
          when: (game, self, happening) => happening.card !== self && isYourMinion(game, self, happening),
          run: ({ game, self }) => game.addCounters(self, 1),
        },
      },
    }),

    minion('samurai/bushi', {
      power: 4,
      copies: 2,
      name: { en: 'Bushi', fr: 'Bushi' },
      icon: 'delapouite/katana',
      text: {
        en: '**Ongoing:** After this minion goes from play to the discard pile with 5 power or more, gain 1 VP.',
        fr: '**Permanent :** Après que cette Créature est allée du jeu à la défausse avec une Force de 5 ou plus, gagnez 1 PV.',
      },
      on: {
        discardedFromPlay: {
          when: (game, self, { card }) => card === self && game.powerOf(self) >= 5,
          run: ({ game, me }) => game.gainVp(me, 1),
        },
      },
    }),

    minion('samurai/ronin', {
      power: 3,
      copies: 3,
      name: { en: 'Ronin', fr: 'Rônin' },
      icon: 'lorc/dervish-swords',
      text: {
        en: 'If this is your only minion here, place a +1 power counter on it.',
        fr: 'Si c’est votre seule Créature ici, placez un marqueur Force +1 sur elle.',
      },
      onPlay({ game, me, self, here }) {
        if (game.countMinions({ at: here, of: me }) === 1) game.addCounters(self, 1);
      },
    }),

    minion('samurai/samurai-chan', {
      power: 2,
      copies: 4,
      name: { en: 'Samurai-Chan', fr: 'Samouraï-Chan' },
      icon: 'delapouite/kimono',
      text: {
        en: '**Ongoing:** After this minion goes from play to the discard pile, draw a card.',
        fr: '**Permanent :** Après que cette Créature est allée du jeu à la défausse, piochez une carte.',
      },
      on: { discardedFromPlay: { when: toMe, run: ({ game, me }) => game.draw(me, 1) } },
    }),

    action('samurai/code-of-bushido', {
      copies: 1,
      raises: true,
      name: { en: 'Code of Bushido', fr: 'Code du Bushido' },
      icon: 'lorc/tied-scroll',
      text: {
        en: 'Choose up to three of your minions. Place a +1 power counter on each.',
        fr: 'Choisissez jusqu’à trois de vos Créatures. Placez un marqueur Force +1 sur chacune.',
      },
      onPlay({ game, me }) {
        game.addCountersAll(game.chooseMinions(me, { of: me }, { to: 'addCounter', max: 3 }), 1);
      },
    }),

    action('samurai/final-haiku', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Final Haiku', fr: 'Haïku d’Adieu' },
      icon: 'delapouite/scroll-quill',
      text: {
        en: 'Play on one of your minions. **Ongoing:** After it goes from play to the discard pile, each of your minions has +2 power this turn.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Après qu’elle est allée du jeu à la défausse, chacune de vos Créatures a Force +2 ce tour-ci.',
      },
      on: {
        discardedFromPlay: {
          when: (game, self, { card }) => card === game.hostOf(self),
          run: ({ game, me }) => game.givePowerAll(game.minions({ of: me }), 2),
        },
      },
    }),

    action('samurai/heart-of-the-battle', {
      copies: 1,
      name: { en: 'Heart of the Battle', fr: 'Cœur de la Bataille' },
      icon: 'lorc/sword-clash',
      text: {
        en: '**Special:** Play this before a base scores. One of your minions there duels a minion of another player there. Destroy the loser.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Une de vos Créatures y affronte en duel une Créature d’un autre joueur. Détruisez la perdante.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const duel = chooseDuel(game, me, at);
          if (duel) destroyLosers(game, game.challenge(duel.mine, duel.theirs));
        },
      },
    }),

    action('samurai/honor-the-ancestors', {
      copies: 1,
      raises: true,
      name: { en: 'Honor the Ancestors', fr: 'Honneur des Ancêtres' },
      icon: 'delapouite/prayer-beads',
      text: {
        en: 'Place a +1 power counter on one of your minions. For each other player, you may shuffle a minion from your discard pile into your deck.',
        fr: 'Placez un marqueur Force +1 sur une de vos Créatures. Pour chaque autre joueur, vous pouvez mélanger une Créature de votre défausse dans votre pioche.',
      },
      onPlay({ game, me }) {
        game.placeCounter(me, { of: me });
        const fallen = game.minionsIn(game.discardPile(me));
        game.shuffleIn(me, game.chooseCards(me, fallen, { to: 'shuffleIn', max: game.others(me).length })); // CARD-170
      },
    }),

    action('samurai/honor-the-fallen', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Honor the Fallen', fr: 'Honneur des Disparus' },
      icon: 'delapouite/grave-flowers',
      text: {
        en: 'Play on a base. **Ongoing:** After one of your minions goes from here to the discard pile, draw a card.',
        fr: 'Attachez : Base. **Permanent :** Après qu’une de vos Créatures est allée d’ici à la défausse, piochez une carte.',
      },
      on: {
        discardedFromPlay: {
          when: (game, self, happening) => here(game, self, happening) && isYourMinion(game, self, happening),
          run: ({ game, me }) => game.draw(me, 1),
        },
      },
    }),

    action('samurai/honorable-combat', {
      copies: 1,
      name: { en: 'Honorable Combat', fr: 'Combat d’Honneur' },
      icon: 'delapouite/sword-brandish',
      text: {
        en: 'Choose a base where another player has more power than you. One of your minions there duels one of theirs. The winner’s controller gains 1 VP.',
        fr: 'Choisissez une Base où un autre joueur a plus de Force que vous. Une de vos Créatures y affronte en duel une des siennes. Le contrôleur de la gagnante gagne 1 PV.',
      },
      onPlay({ game, me }) {
        if (game.isDuelOn()) return; // DUEL-09
        const isStronger = (at: Base, seat: Seat): boolean => game.totalOf(at, seat) > game.totalOf(at, me);
        const bases = game.bases().filter((base) => game.others(me).some((seat) => isStronger(base, seat)));
        const at = game.chooseBase(me, bases, { to: 'aimAt' }); // also one without a minion of theirs (PLAY-16)
        const foes = { at, notOf: me, where: (foe: Card) => isStronger(at, game.controllerOf(foe)) };
        const mine = at && game.countMinions(foes) > 0 && game.chooseMinion(me, { at, of: me }, { to: 'duel' });
        const theirs = mine && game.chooseMinion(me, foes, { to: 'duelAgainst', about: mine });
        if (!theirs) return;
        for (const { winner } of game.challenge(mine, theirs)) game.gainVp(game.controllerOf(winner), 1);
      },
    }),

    action('samurai/way-of-the-warrior', {
      copies: 2,
      raises: true,
      name: { en: 'Way of the Warrior', fr: 'Voie du Guerrier' },
      icon: 'delapouite/japanese-bridge',
      text: {
        en: 'This turn, one of your minions has +3 power and, if it goes from play to the discard pile, draw a card.',
        fr: 'Ce tour-ci, une de vos Créatures a Force +3 et, si elle va du jeu à la défausse, piochez une carte.',
      },
      lasting: {
        mourned: {
          on: {
            discardedFromPlay: {
              when: (_game, left, { card }) => card === left.card,
              run: ({ game, me }, _happening, { amount }) => game.draw(me, amount),
            },
          },
        },
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'givePower' });
        if (!minion) return;
        game.givePower(minion, 3);
        game.leave('mourned', { about: minion, amount: 1 });
      },
    }),

    action('samurai/yokai-attack', {
      copies: 2,
      name: { en: 'Yokai Attack!', fr: 'Attaque de Yôkai !' },
      icon: 'delapouite/oni',
      text: {
        en: 'Destroy one of your minions in order to play one extra minion and one extra action.',
        fr: 'Détruisez une de vos Créatures pour jouer une Créature supplémentaire et une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
        if (!minion || !game.destroy(minion)) return;
        game.extraMinion(me);
        game.extraAction(me);
      },
    }),
  ],
};
