import {
  action,
  byYou,
  type Card,
  type FactionDef,
  type MinionFilter,
  minion,
  type Seat,
  talent,
  titan,
  titanOffer,
  type Words,
} from '@baston/engine';

/** The player's minions on the base that this one came from. */
const leftBehind = (game: Words, minion: Card, me: Seat): MinionFilter => ({
  at: game.cameFrom(minion),
  of: me,
  except: minion,
});

export const changerbots: FactionDef = {
  id: 'changerbots',
  name: { en: 'Changerbots', fr: 'Changeformers' },
  look: { deep: '#8a1538', bright: '#8fe3ff', paper: '#f3f4f8', pattern: 'circuits' },
  cards: [
    minion('changerbots/leader-two', {
      power: 6,
      copies: 1,
      name: { en: 'Leader Two', fr: 'Leader Deux' },
      icon: 'delapouite/mecha-head',
      text: {
        en: '**Talent:** Another of your minions has +2 power this turn.',
        fr: '**Talent :** Une autre de vos Créatures a Force +2 ce tour-ci.',
      },
      use: talent({
        can: (game, self, seat) => game.countMinions({ of: seat, except: self }) > 0,
        run: ({ game, me, self }) => game.strengthen(me, { of: me, except: self }, 2),
      }),
    }),

    minion('changerbots/solarshout', {
      power: 4,
      copies: 2,
      name: { en: 'Solarshout', fr: 'Origami' },
      icon: 'lorc/laser-blast',
      text: {
        en: '**Talent:** Play an extra action. This minion has −2 power this turn.',
        fr: '**Talent :** Jouez une Action supplémentaire. Cette Créature a Force −2 ce tour-ci.',
      },
      use: talent({
        run({ game, me, self }) {
          game.extraAction(me);
          game.givePower(self, -2);
        },
      }),
    }),

    minion('changerbots/bruiser', {
      power: 2,
      copies: 3,
      name: { en: 'Bruiser', fr: 'Tankeur' },
      icon: 'lorc/battle-tank',
      text: {
        en: '**Ongoing:** This minion cannot be destroyed. **Talent:** Until the start of your next turn, this minion has +2 power and loses its Ongoing ability and all others.',
        fr: '**Permanent :** Cette Créature ne peut pas être détruite. **Talent :** Jusqu’au début de votre prochain tour, cette Créature a Force +2 et perd son effet Permanent ainsi que tous les autres.',
      },
      protects: (_game, self, target, verb) => target === self && verb === 'destroy',
      use: talent({
        run({ game, self }) {
          game.givePower(self, 2, 'startOfYourTurn');
          game.loseAbilities(self, 'startOfYourTurn'); // CARD-135
        },
      }),
    }),

    minion('changerbots/huffie', {
      power: 3,
      copies: 4,
      name: { en: 'Huffie', fr: 'Coccibot' },
      icon: 'delapouite/mono-wheel-robot',
      text: {
        en: '**Talent:** Move this minion to another base. It has −1 power this turn.',
        fr: '**Talent :** Déplacez cette Créature vers une autre Base. Elle a Force −1 ce tour-ci.',
      },
      use: talent({
        run({ game, me, self }) {
          game.moveAway(me, self);
          game.givePower(self, -1);
        },
      }),
    }),

    action('changerbots/cesium-armor', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Cesium Armor', fr: 'Armure de Césium' },
      icon: 'delapouite/abdominal-armor',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +1 power and cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +1 et ne peut pas être détruite.',
      },
      changesPower: { of: 'bearer', by: () => 1 },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
    }),

    action('changerbots/change-into-a-gun', {
      copies: 2,
      playOn: 'ownMinion',
      name: { en: 'Change Into A Gun', fr: 'Pisto-Transformation' },
      icon: 'sbed/laser-gun',
      text: {
        en: 'Play on one of your minions in order to destroy a minion of 4 power or less there. **Ongoing:** It has −2 power. At the start of your turn, destroy this action.',
        fr: 'Jouez cette carte sur une de vos Créatures pour détruire une Créature de Force 4 ou moins au même endroit. **Permanent :** Elle a Force −2. Au début de votre tour, détruisez cette Action.',
      },
      onPlay({ game, me, here, bearer }) {
        if (game.controllerOf(bearer) !== me) return; // CARD-063
        // Its own −2 comes after this (TIME-04).
        const isWeak = (minion: Card): boolean => game.powerOf(minion) + (minion === bearer ? 2 : 0) <= 4;
        game.destroyMinion(me, { at: here, where: isWeak });
      },
      changesPower: { of: 'bearer', by: () => -2 },
      on: { turnStart: { when: byYou, run: ({ game, self }) => game.destroy(self) } },
    }),

    action('changerbots/change-up-and-roll-on', {
      copies: 1,
      name: { en: 'Change Up and Roll On', fr: 'Changez de Forme et Roulez' },
      icon: 'delapouite/tow-truck',
      text: {
        en: '**Special:** Play this before a base scores. Move any number of your minions there. Each of them has −1 power this turn.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Déplacez-y n’importe quel nombre de vos Créatures. Chacune d’elles a Force −1 ce tour-ci.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const elsewhere = { of: me, notAt: at };
          const rolling = game.chooseMinions(me, elsewhere, { to: 'move' });
          game.givePowerAll(game.moveAll(rolling, at), -1);
        },
      },
    }),

    action('changerbots/flighterizer', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Flighterizer', fr: 'Aéro-Pack' },
      icon: 'sbed/jet-pack',
      text: {
        en: 'Play on one of your minions. **Ongoing:** It has the ability that follows. **Talent:** Move this minion to another base. It has −1 power this turn.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Elle a l’effet qui suit. **Talent :** Déplacez cette Créature vers une autre Base. Elle a Force −1 ce tour-ci.',
      },
      use: talent({
        ofBearer: true,
        run({ game, me, bearer }) {
          game.moveAway(me, bearer);
          game.givePower(bearer, -1);
        },
      }),
    }),

    action('changerbots/form-mergacon', {
      copies: 1,
      raises: true,
      name: { en: 'Form Mergacon', fr: 'Méga Assemblage' },
      icon: 'sbed/expander',
      text: {
        en: 'Choose a base. Each of your minions there has +1 power this turn.',
        fr: 'Choisissez une Base. Chacune de vos Créatures y a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'givePower' });
        game.givePowerAll(game.minions({ at, of: me }), 1); // CARD-133
      },
    }),

    action('changerbots/matrix-of-bossiness', {
      copies: 1,
      playOn: 'ownMinion',
      raises: (game, minion) => game.printedPower(minion) < 5,
      name: { en: 'Matrix of Bossiness', fr: 'Matrice de Commandement' },
      icon: 'lorc/orbital',
      text: {
        en: 'Play on one of your minions. **Ongoing:** Its printed power counts as 5.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Sa Force inscrite compte comme 5.',
      },
      startsFrom: { of: 'bearer', value: () => 5 },
    }),

    action('changerbots/passengers', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Passengers', fr: 'Passagers' },
      icon: 'delapouite/bus-doors',
      text: {
        en: 'Play on a minion. **Ongoing:** It has the ability that follows. **Talent:** If this minion has moved this turn, move another of your minions here from the base that it came from.',
        fr: 'Attachez : Créature. **Permanent :** Elle a l’effet qui suit. **Talent :** Si cette Créature a été déplacée ce tour-ci, déplacez ici une autre de vos Créatures de la Base d’où elle vient.',
      },
      use: talent({
        ofBearer: true,
        can: (game, self, seat) => game.countMinions(leftBehind(game, game.hostOf(self), seat)) > 0,
        run: ({ game, me, bearer, here }) =>
          game.move(game.chooseMinion(me, leftBehind(game, bearer, me), { to: 'bringAlong' }), here),
      }),
    }),

    action('changerbots/the-touch', {
      copies: 2,
      playOn: 'ownMinion',
      name: { en: 'The Touch', fr: 'Suréquipé' },
      icon: 'delapouite/robot-leg',
      text: {
        en: 'Play on one of your minions. **Ongoing:** It has the ability that follows. **Talent:** This turn, this minion has +3 power and loses all other abilities.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Elle a l’effet qui suit. **Talent :** Ce tour-ci, cette Créature a Force +3 et perd tous ses autres effets.',
      },
      use: talent({
        ofBearer: true,
        run({ game, self, bearer }) {
          game.givePower(bearer, 3);
          game.loseAbilities(bearer, 'endOfTurn', self); // CARD-135
        },
      }),
    }),
  ],

  titan: titan('changerbots/mergacon', {
    optional: true,
    name: { en: 'Mergacon', fr: 'Mergacon' },
    icon: 'delapouite/tracked-robot',
    text: {
      en: '**Special:** At the start of your turn, you may play this titan on a base where you have two or more minions. **Ongoing:** You have +3 power here. **Talent:** Move this titan to another base. It loses its Ongoing ability this turn.',
      fr: '**Spécial :** Au début de votre tour, vous pouvez jouer ce Titan sur une Base où vous avez au moins deux Créatures. **Permanent :** Vous avez Force +3 ici. **Talent :** Déplacez ce Titan vers une autre Base. Il perd son effet Permanent ce tour-ci.',
    },
    aside: {
      on: {
        turnStart: titanOffer({
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.basesWith({ of: happening.by }, 2).length > 0,
          on: (game, me) => game.basesWith({ of: me }, 2),
        }),
      },
    },
    changesTotal: (game, self, seat) => (game.controllerOf(self) === seat && !game.isSpent(self, seat) ? 3 : 0),
    use: talent({
      run({ game, me, self }) {
        game.moveAway(me, self);
        game.spend(self, me);
      },
    }),
  }),
};
