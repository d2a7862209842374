import {
  action,
  type Base,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  here,
  minion,
  talent,
  type Words,
} from '@baston/engine';

/** Another minion leaves the base of the one that would follow it. */
const leavesHere = (game: Words, follower: Card, { card, from }: Happening): boolean =>
  card !== follower && game.isMinion(card) && from === game.baseOf(follower);

/** Where those minions went, each base once; nowhere if the effect has moved the follower away as well (RES-26). */
const goals = (game: Words, follower: Card, moves: readonly Happening[]): Base[] => [
  ...new Set(moves.filter(({ from }) => from === game.baseOf(follower)).map(({ at }) => at)),
];

export const sheep: FactionDef = {
  id: 'sheep',
  name: { en: 'Sheep', fr: 'Moutons' },
  look: { deep: '#454a63', bright: '#ffe8c2', paper: '#f8f6f0', pattern: 'scales' },
  cards: [
    minion('sheep/little-bo-peep', {
      power: 5,
      copies: 1,
      name: { en: 'Little Bo Peep', fr: 'Petite Bergère' },
      icon: 'delapouite/shepherds-crook',
      text: {
        en: '**Ongoing:** Other players cannot move minions to or from this base. **Talent:** Move one of your minions here.',
        fr: '**Permanent :** Les autres joueurs ne peuvent pas déplacer de Créatures vers ou depuis cette Base. **Talent :** Déplacez ici une de vos Créatures.',
      },
      protects(game, self, target, verb) {
        const isOthersMove = verb === 'move' && game.isMinion(target) && game.isDoneByOther(self);
        return isOthersMove && (game.isMovingTo(game.baseOf(self)) || game.isHere(self, target));
      },
      use: talent({
        run({ game, me, here }) {
          const elsewhere = { of: me, notAt: here };
          const mine = game.chooseMinion(me, elsewhere, { to: 'moveHere' });
          if (mine) game.move(mine, here);
        },
      }),
    }),

    minion('sheep/ram', {
      power: 4,
      copies: 2,
      name: { en: 'Ram', fr: 'Bélier' },
      icon: 'delapouite/ram-profile',
      text: {
        en: '**Talent:** Move this minion to another base. Then you may return a minion of 2 power or less there to hand.',
        fr: '**Talent :** Déplacez cette Créature vers une autre Base. Vous pouvez ensuite renvoyer en main une Créature de Force 2 ou moins de cette Base.',
      },
      use: talent({
        run({ game, me, self }) {
          if (!game.moveAway(me, self)) return;
          const weak = { at: game.baseOf(self), maxPower: 2 };
          game.mayReturnMinion(me, weak);
        },
      }),
    }),

    minion('sheep/black-sheep', {
      power: 4,
      copies: 3,
      name: { en: 'Black Sheep', fr: 'Mouton Noir' },
      icon: 'darkzaitzev/ram',
      text: {
        en: '**Ongoing:** After a minion is played here, even this one, move this minion to another base.',
        fr: '**Permanent :** Après qu’une Créature, même celle-ci, a été jouée ici, déplacez cette Créature vers une autre Base.',
      },
      on: {
        played: {
          when: (game, self, happening) => here(game, self, happening) && game.isMinion(happening.card),
          run({ game, me, self }) {
            game.moveAway(me, self); // CARD-156
          },
        },
      },
    }),

    minion('sheep/flock', {
      power: 2,
      copies: 4,
      name: { en: 'Flock', fr: 'Troupeau' },
      icon: 'delapouite/sheep',
      text: {
        en: '**Ongoing:** After another minion moves from here to another base, move this one there too.',
        fr: '**Permanent :** Après le déplacement d’une autre Créature d’ici vers une autre Base, déplacez-y aussi cette Créature.',
      },
      on: {
        moved: {
          joint: true,
          when: (game, self, move) => leavesHere(game, self, move) && !game.isLeaving(move.from), // CARD-159
          run({ game, me, self }, { alike }) {
            game.move(self, game.chooseBase(me, goals(game, self, alike), { to: 'moveTo', about: self }));
          },
        },
      },
    }),

    action('sheep/counting-sheep', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Counting Sheep', fr: 'Compter les Moutons' },
      icon: 'delapouite/wooden-fence',
      text: {
        en: 'Play on a base. **Ongoing:** After the power of another player’s minion increases, each of your minions here has +1 power this turn.',
        fr: 'Attachez : Base. **Permanent :** Après que la Force d’une Créature d’un autre joueur a augmenté, chacune de vos Créatures ici a Force +1 ce tour-ci.',
      },
      on: {
        strengthened: {
          when(game, self, { together }) {
            const isOthers = together.some((minion) => game.isOthers(self, minion));
            return isOthers && !game.isEffectOf({ textOf: self }); // two of these would trigger each other for ever
          },
          run({ game, me, here }) {
            game.givePowerAll(game.minions({ at: here, of: me }), 1); // CARD-158
          },
        },
      },
    }),

    action('sheep/ewe-shall-pass', {
      copies: 2,
      name: { en: 'Ewe Shall Pass', fr: 'La Brebis Passera' },
      icon: 'delapouite/wooden-sign',
      text: {
        en: 'Move one of your minions to another base. Draw a card. Play an extra action.',
        fr: 'Déplacez une de vos Créatures vers une autre Base. Piochez une carte. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { of: me });
        game.draw(me, 1);
        game.extraAction(me);
      },
    }),

    action('sheep/hello-dolly', {
      copies: 1,
      name: { en: 'Hello, Dolly!', fr: 'Hello, Dolly !' },
      icon: 'lorc/mirror-mirror',
      text: {
        en: '**Special:** Play this after another player plays an action. It has the ability of that action.',
        fr: '**Spécial :** À jouer après qu’un autre joueur a joué une Action. Cette carte a l’effet de cette Action.',
      },
      special: {
        on: 'played',
        copies: true,
        can: (game, _self, seat, { card, by }) => by !== seat && game.isAction(card),
      },
    }),

    action('sheep/in-sheeps-clothing', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'In Sheep’s Clothing', fr: 'Déguisé en Agneau' },
      icon: 'delapouite/clothes',
      text: {
        en: 'Play on a minion. **Ongoing:** After another minion moves from here to another base, you may move this one along and destroy this action.',
        fr: 'Attachez : Créature. **Permanent :** Après le déplacement d’une autre Créature d’ici vers une autre Base, vous pouvez y déplacer aussi cette Créature et détruire cette Action.',
      },
      on: {
        moved: {
          joint: true,
          when: (game, self, move) => leavesHere(game, game.hostOf(self), move),
          run({ game, me, self, bearer }, { alike }) {
            const to = game.chooseBase(me, goals(game, bearer, alike), { to: 'moveTo', may: true, about: bearer });
            if (to && game.move(bearer, to)) game.destroy(self); // TIME-21
          },
        },
      },
    }),

    action('sheep/on-the-lamb', {
      copies: 1,
      name: { en: 'On the Lamb', fr: 'Fuyez, Pauvres Brebis !' },
      icon: 'lorc/trample',
      text: {
        en: 'Choose one of your minions and another player. Move it, and all minions of that player on its base, to one other base.',
        fr: 'Choisissez une de vos Créatures et un autre joueur. Déplacez-la, avec toutes les Créatures de ce joueur sur sa Base, vers une même autre Base.',
      },
      onPlay({ game, me }) {
        const mine = game.chooseMinion(me, { of: me }, { to: 'move' });
        if (!mine) return;
        const at = game.baseOf(mine);
        const other = game.choosePlayer(me, game.others(me), { to: 'whoseMinions' }); // CARD-160
        const to = game.chooseBase(me, game.otherBases(at), { to: 'moveTo', about: mine });
        game.moveAll([mine, ...game.minions({ at, of: other })], to);
      },
    }),

    action('sheep/shearing', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Shearing', fr: 'Tonte' },
      icon: 'delapouite/gardening-shears',
      text: {
        en: 'Play on a minion. Draw a card. **Ongoing:** It has −2 power. At the start of your turn, return this action to hand.',
        fr: 'Attachez : Créature. Piochez une carte. **Permanent :** Elle a Force −2. Au début de votre tour, renvoyez cette Action en main.',
      },
      onPlay({ game, me }) {
        game.draw(me, 1);
      },
      changesPower: { of: 'bearer', by: () => -2 },
      on: {
        turnStart: {
          when: byYou,
          run({ game, self }) {
            game.returnToHand(self); // CARD-161
          },
        },
      },
    }),

    action('sheep/to-follow-or-not', {
      copies: 2,
      name: { en: 'To Follow, or Not?', fr: 'Suivre Ou Ne Pas Suivre ?' },
      icon: 'lorc/shadow-follower',
      text: {
        en: 'Choose an action at random from another player’s discard pile. Play it as an extra action or leave it there. Draw a card.',
        fr: 'Choisissez une Action au hasard dans la défausse d’un autre joueur. Jouez-la comme Action supplémentaire ou laissez-la. Piochez une carte.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'takeCard' });
        const actions = game.actionsIn(game.discardPile(other));
        if (actions.length > 0) game.playExtra(me, game.pickAtRandom(actions)); // PLAY-23
        game.draw(me, 1);
      },
    }),

    action('sheep/wood-for-sheep', {
      copies: 1,
      name: { en: 'Wood for Sheep', fr: 'Trois Bois Contre Un Mouton' },
      icon: 'delapouite/wood-pile',
      text: {
        en: 'Another player reveals a card at random from their hand. You may give them a card from your hand in order to play the revealed card as an extra card.',
        fr: 'Un autre joueur révèle une carte au hasard de sa main. Vous pouvez lui donner une carte de votre main pour jouer la carte révélée comme carte supplémentaire.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'reveal' });
        if (game.hand(other).length === 0) return;
        const shown = game.pickAtRandom(game.hand(other));
        game.reveal(other, [shown], 'hand');
        if (!game.canPlayExtra(me, shown, { fromHandOf: other })) return;
        const given = game.chooseCard(me, game.hand(me), { to: 'giveCard', may: true });
        if (given && game.give(me, other, given)) game.playExtra(me, shown, { fromHandOf: other }); // PLAY-04, PLAY-23
      },
    }),
  ],
};
