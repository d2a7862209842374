import {
  action,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  NO_CARD,
  only,
  onYourTurn,
  othersCard,
  type Scene,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

/** Once per turn: two cards from the top of the deck, one of them drawn. */
function mayStudy({ game, me, self }: Scene): void {
  if (!game.confirmOnce(self, me, 'look')) return;
  const top = game.lookAtTop(me, 2);
  const chosen = game.chooseCard(me, top, { to: 'placeInHand' });
  if (!chosen) return;
  game.putOnDeck(me, [chosen, ...top.filter((card) => card !== chosen)], me);
  game.draw(me, 1);
  game.shuffleDeck(me);
}

/** You do it to a minion that you both control and own. */
const isYourOwnMinion = (game: Words, self: Card, { card, by, controller, owner }: Happening): boolean =>
  by === game.controllerOf(self) && controller === by && owner === by && game.isMinion(card);

export const ninjas: FactionDef = {
  id: 'ninjas',
  name: { en: 'Ninjas', fr: 'Ninjas' },
  look: { deep: '#7d1626', bright: '#ffaaa8', paper: '#fcf0ee', pattern: 'blades' },
  cards: [
    minion('ninjas/ninja-master', {
      power: 5,
      copies: 1,
      name: { en: 'Ninja Master', fr: 'Maître Ninja' },
      icon: 'darkzaitzev/ninja-heroic-stance',
      text: {
        en: 'You may destroy a minion here.',
        fr: 'Vous pouvez détruire une Créature ici.',
      },
      onPlay({ game, me, here }) {
        game.mayDestroyMinion(me, { at: here });
      },
    }),

    minion('ninjas/tiger-assassin', {
      power: 4,
      copies: 2,
      name: { en: 'Tiger Assassin', fr: 'Tigre Assassin' },
      icon: 'delapouite/tiger-head',
      text: {
        en: 'You may destroy a minion of 3 power or less here.',
        fr: 'Vous pouvez détruire une Créature de Force 3 ou moins ici.',
      },
      onPlay({ game, me, here }) {
        game.mayDestroyMinion(me, { at: here, maxPower: 3 });
      },
    }),

    minion('ninjas/shinobi', {
      power: 3,
      copies: 3,
      mentions: ['ninjas/shinobi'],
      name: { en: 'Shinobi', fr: 'Shinobi' },
      icon: 'darkzaitzev/ninja-head',
      text: {
        en: '**Special:** Before a base scores, you may play this minion there. Only one Shinobi per base this way.',
        fr: '**Spécial :** Avant la Conquête d’une Base, vous pouvez y jouer cette Créature. Un seul Shinobi par Base de cette façon.',
      },
      special: { on: 'beforeScore', oncePerBase: true },
    }),

    minion('ninjas/ninja-acolyte', {
      power: 2,
      copies: 4,
      name: { en: 'Ninja Acolyte', fr: 'Acolyte Ninja' },
      icon: 'darkzaitzev/running-ninja',
      text: {
        en: '**Special:** In your play phase, as long as you have played no minion in it, you may return this minion to hand and at once play an extra minion here (both or neither).',
        fr: '**Spécial :** Dans votre phase « Jouer des cartes », tant que vous n’y avez joué aucune Créature, vous pouvez renvoyer cette Créature en main et jouer aussitôt une Créature supplémentaire ici (les deux ou aucun des deux).',
      },
      use: onYourTurn({
        can(game, self, seat) {
          if (game.minionsPlayedInPlayPhase(seat) > 0) return false; // TURN-22
          const here = game.baseOf(self);
          const isReplayable = game.ownerOf(self) === seat && game.canPlayExtra(seat, self, { at: here });
          return isReplayable || game.canPlayMinionNow(seat, { at: here }); // CARD-008
        },
        run({ game, me, self, here }) {
          if (game.returnToHand(self)) game.playDecided(me, 'minion', { at: here });
        },
      }),
    }),

    action('ninjas/assassination', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Assassination', fr: 'Assassinat' },
      icon: 'darkzaitzev/hooded-assassin',
      text: {
        en: 'Play on a minion. **Ongoing:** At the end of the turn, destroy it.',
        fr: 'Attachez : Créature. **Permanent :** À la fin du tour, détruisez-la.',
      },
      on: { turnEnd: { run: ({ game, bearer }) => game.destroy(bearer) } },
    }),

    action('ninjas/disguise', {
      copies: 1,
      name: { en: 'Disguise', fr: 'Déguisement' },
      icon: 'lorc/domino-mask',
      text: {
        en: 'Choose one or two of your minions on the same base, but no more than you can replace. You may at once play as many extra minions there; for each one, return a chosen minion to hand.',
        fr: 'Choisissez une ou deux de vos Créatures sur la même Base, mais pas plus que vous ne pouvez en remplacer. Vous pouvez y jouer aussitôt autant de Créatures supplémentaires ; pour chacune, renvoyez une Créature choisie en main.',
      },
      onPlay({ game, me }) {
        const mine = game.basesWith({ of: me });
        const open = mine.filter((base) => game.playableMinions(me, base).length > 0);
        const at = game.chooseBase(me, open, { to: 'exchange', hidden: true });
        if (!at) return;
        const most = Math.min(2, game.playableMinions(me, at).length);
        const chosen = game.chooseMinions(me, { at, of: me }, { to: 'exchange', min: 1, max: most });
        // CARD-008: one is returned for each that was really played; extra plays are optional (PLAY-04).
        game.returnAllToHand(chosen.filter(() => game.playMinionNow(me, { at }) !== NO_CARD));
      },
    }),

    action('ninjas/hidden-ninja', {
      copies: 1,
      name: { en: 'Hidden Ninja', fr: 'Camouflage Urbain' },
      icon: 'lorc/two-shadows',
      text: {
        en: '**Special:** Play this before a base scores. Play an extra minion there.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Jouez-y une Créature supplémentaire.',
      },
      special: { on: 'beforeScore', run: ({ game, me }, { at }) => game.playMinionNow(me, { at }) },
    }),

    action('ninjas/infiltrate', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Infiltrate', fr: 'Infiltration' },
      icon: 'delapouite/secret-door',
      text: {
        en: 'Play on a base. Destroy another action on it. **Ongoing:** You may ignore its ability. At the start of your next turn, destroy this action.',
        fr: 'Attachez : Base. Détruisez une autre Action qui lui est attachée. **Permanent :** Vous pouvez ignorer son effet. Au début de votre prochain tour, détruisez cette Action.',
      },
      onPlay({ game, me, self, here }) {
        const others = game.actions(here).filter((action) => action !== self); // ERR-23
        game.destroy(game.chooseCard(me, others, { to: 'destroy' }));
      },
      ignoresBase: { who: 'controller', may: true },
      on: {
        turnStart: {
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.playedThisTurn({}).every(({ card }) => card !== self), // ERR-23: not if it was uncovered just now
          run({ game, self }) {
            game.destroy(self);
          },
        },
      },
    }),

    action('ninjas/poison', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Poison', fr: 'Poison' },
      icon: 'lorc/poison-bottle',
      text: {
        en: 'Play on a minion. You may destroy any number of actions on it. **Ongoing:** It has −4 power.',
        fr: 'Attachez : Créature. Vous pouvez détruire n’importe quel nombre d’Actions qui lui sont attachées. **Permanent :** Elle a Force −4.',
      },
      onPlay({ game, me, bearer }) {
        const actions = game.actions(bearer); // this one is among them, but needs no question if there is no other
        if (actions.length > 1) game.destroyAll(game.chooseCards(me, actions, { to: 'destroy' }));
      },
      changesPower: { of: 'bearer', by: () => -4 },
    }),

    action('ninjas/seeing-stars', {
      copies: 2,
      name: { en: 'Seeing Stars', fr: 'Trente-Six Chandelles' },
      icon: 'delapouite/knocked-out-stars',
      text: {
        en: 'Destroy a minion of 3 power or less.',
        fr: 'Détruisez une Créature de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { maxPower: 3 });
      },
    }),

    action('ninjas/smoke-bomb', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Smoke Bomb', fr: 'Bombe Fumigène' },
      icon: 'darkzaitzev/smoke-bomb',
      text: {
        en: 'Play on one of your minions. **Ongoing:** Other players’ actions do not affect it. At the start of your turn, destroy this action.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Les Actions des autres joueurs ne l’affectent pas. Au début de votre tour, détruisez cette Action.',
      },
      protects: (game, self, target) => game.isOthersAction(self) && game.cardsOn(target).includes(self),
      on: { turnStart: { when: byYou, run: ({ game, self }) => game.destroy(self) } },
    }),

    action('ninjas/way-of-deception', {
      copies: 1,
      name: { en: 'Way of Deception', fr: 'Voie de la Tromperie' },
      icon: 'lorc/cloak-dagger',
      text: {
        en: 'Move one of your minions to another base.',
        fr: 'Déplacez une de vos Créatures vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { of: me });
      },
    }),
  ],

  titan: titan('ninjas/invisible-ninja', {
    optional: true,
    name: { en: 'Invisible Ninja', fr: 'Ninja Invisible' },
    icon: 'delapouite/invisible',
    text: {
      en: '**Special:** On your turn, if this titan was not in play when it began, you may discard a card in order to play it where you have a minion. **Ongoing:** Once per turn, after you destroy another player’s card or return one of your minions to hand, you may look at the top two cards of your deck: draw one, shuffle the other in. **Special:** At the start of your turn, you may destroy this titan in order to play an extra minion of 3 power or less.',
      fr: '**Spécial :** À votre tour, s’il n’était pas en jeu au début, vous pouvez défausser une carte pour le jouer sur une Base où vous avez une Créature. **Permanent :** Une fois par tour, après avoir détruit la carte d’un autre joueur ou renvoyé une de vos Créatures en main, vous pouvez consulter vos deux prochaines cartes : piochez-en une, mélangez l’autre. **Spécial :** Au début de votre tour, vous pouvez détruire ce Titan pour jouer une Créature supplémentaire de Force 3 ou moins.',
    },
    aside: {
      use: titanPlay({
        can: (game, self, me) => !game.isNameSpent(self, me) && game.hand(me).length > 0,
        price: (game, me) => game.discardCard(me),
        on: (game, me) => game.basesWith({ of: me }),
      }),
    },
    on: {
      destroyed: {
        when: (game, self, happening) => byYou(game, self, happening) && othersCard(game, self, happening),
        run: mayStudy,
      },
      leaves: { when: only('returned', isYourOwnMinion), run: mayStudy },
      turnStart: {
        special: true,
        when: byYou,
        run({ game, me, self }) {
          game.spendName(self, me); // so that it cannot be played on a turn that it began in play
          if (!game.destroy(game.chooseCard(me, [self], { to: 'destroy', may: true }))) return false;
          game.extraMinion(me, { maxPower: 3 });
          return true;
        },
      },
    },
  }),
};
