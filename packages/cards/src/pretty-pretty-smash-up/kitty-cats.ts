import {
  action,
  type FactionDef,
  type MinionFilter,
  minion,
  type Seat,
  talent,
  talentAmong,
  type Words,
} from '@baston/engine';

/** "Take control of one of these minions until the end of the turn." */
function borrowOne(game: Words, me: Seat, filter: MinionFilter): void {
  game.borrow(game.chooseMinion(me, filter, { to: 'takeControl' }), me);
}

export const kittyCats: FactionDef = {
  id: 'kitty-cats',
  name: { en: 'Kitty Cats', fr: 'Chatons' },
  look: { deep: '#7c3a4a', bright: '#ffe3b3', paper: '#fdf3f5', pattern: 'paws' },
  cards: [
    minion('kitty-cats/queen-fluffy', {
      power: 5,
      copies: 1,
      name: { en: 'Queen Fluffy', fr: 'Reine Duveteuse' },
      icon: 'lorc/lion',
      text: {
        en: '**Talent:** Take control of a minion of 3 power or less this turn.',
        fr: '**Talent :** Prenez ce tour-ci le contrôle d’une Créature de Force 3 ou moins.',
      },
      use: talentAmong(
        () => ({ maxPower: 3 }),
        ({ game, me }, weak) => borrowOne(game, me, weak),
      ),
    }),

    minion('kitty-cats/whiskers', {
      power: 4,
      copies: 2,
      name: { en: 'Whiskers', fr: 'Moustache' },
      icon: 'delapouite/yarn',
      text: {
        en: '**Talent:** Play an extra action. If you do, destroy one of your minions.',
        fr: '**Talent :** Jouez une Action supplémentaire. Si vous le faites, détruisez une de vos Créatures.',
      },
      use: talent({
        can: (game, _self, seat) => game.canPlayActionNow(seat),
        run({ game, me }) {
          if (game.playActionNow(me)) game.destroyMinion(me, { of: me }); // PLAY-14, PLAY-08
        },
      }),
    }),

    minion('kitty-cats/muffin', {
      power: 3,
      copies: 3,
      name: { en: 'Muffin', fr: 'Muffin' },
      icon: 'lorc/flat-paw-print',
      text: {
        en: 'Take control of a minion of 3 power or less this turn.',
        fr: 'Prenez ce tour-ci le contrôle d’une Créature de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        borrowOne(game, me, { maxPower: 3 });
      },
    }),

    minion('kitty-cats/mr-grumpers', {
      power: 2,
      copies: 4,
      name: { en: 'Mr. Grumpers', fr: 'Monsieur Grognon' },
      icon: 'lorc/broken-heart',
      text: {
        en: 'You may give a minion −2 power this turn.',
        fr: 'Vous pouvez donner à une Créature Force −2 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.givePower(game.chooseMinion(me, {}, { to: 'lowerPower', may: true }), -2);
      },
    }),

    action('kitty-cats/can-has-cheeseburger', {
      copies: 1,
      name: { en: 'Can Has Cheeseburger?', fr: 'Veux Cheeseburger ?' },
      icon: 'delapouite/canned-fish',
      text: {
        en: '**Special:** Play this before a base scores. Take control of a minion of 3 power or less there this turn.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Prenez-y ce tour-ci le contrôle d’une Créature de Force 3 ou moins.',
      },
      special: {
        on: 'beforeScore',
        run: ({ game, me }, { at }) => borrowOne(game, me, { at, maxPower: 3 }),
      },
    }),

    action('kitty-cats/cat-fight', {
      copies: 2,
      name: { en: 'Cat Fight', fr: 'Bagarre de Chats' },
      icon: 'delapouite/bastet',
      text: {
        en: 'Choose one of your minions. Draw as many cards as its power, then destroy it.',
        fr: 'Choisissez une de vos Créatures. Piochez autant de cartes que sa Force, puis détruisez-la.',
      },
      onPlay({ game, me }) {
        const fighter = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
        if (!fighter) return;
        game.draw(me, game.powerOf(fighter));
        game.destroy(fighter);
      },
    }),

    action('kitty-cats/cats-paw', {
      copies: 1,
      name: { en: 'Cat’s Paw', fr: 'Patte de Chat' },
      icon: 'lorc/grasping-claws',
      text: {
        en: 'Take control of a minion of 5 power or less this turn.',
        fr: 'Prenez ce tour-ci le contrôle d’une Créature de Force 5 ou moins.',
      },
      onPlay({ game, me }) {
        borrowOne(game, me, { maxPower: 5 });
      },
    }),

    action('kitty-cats/grumpiness', {
      copies: 2,
      playOn: 'minion',
      name: { en: 'Grumpiness', fr: 'Mauvaise Humeur' },
      icon: 'lorc/circle-claws',
      text: {
        en: 'Play on a minion. **Ongoing:** It has −2 power.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force −2.',
      },
      changesPower: { of: 'bearer', by: () => -2 },
    }),

    action('kitty-cats/hang-in-there', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Hang in There', fr: 'Tenir Bon' },
      icon: 'lorc/tree-branch',
      text: {
        en: 'Play on one of your minions. **Ongoing:** Instead of destroying it, move it to another base and destroy this action.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Au lieu de la détruire, déplacez-la vers une autre Base et détruisez cette Action.',
      },
      instead: {
        when: (game, self, target, verb) =>
          verb === 'destroy' && target === game.hostOf(self) && game.bases().length > 1,
        run({ game, me, self }, target) {
          const isSaved = game.moveAway(me, target); // PROT-01
          if (isSaved) game.destroy(self);
          return isSaved;
        },
      },
    }),

    action('kitty-cats/hissy-fit', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Hissy Fit', fr: 'Crise de Feulements' },
      icon: 'lorc/crossed-claws',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ minions here have −1 power.',
        fr: 'Attachez : Base. **Permanent :** Les Créatures des autres joueurs ici ont Force −1.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isOthers(self, minion) ? -1 : 0) },
    }),

    action('kitty-cats/invisible-bicycle', {
      copies: 1,
      name: { en: 'Invisible Bicycle', fr: 'Vélo Invisible' },
      icon: 'lorc/mouse',
      text: {
        en: 'From one base to another, move any number of minions of 2 power or less.',
        fr: 'D’une Base vers une autre, déplacez n’importe quel nombre de Créatures de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'move' });
        const riders = game.chooseMinions(me, { at, maxPower: 2 }, { to: 'move' });
        if (riders.length === 0) return;
        game.moveAll(riders, game.chooseBase(me, game.otherBases(at), { to: 'moveTo', about: at }));
      },
    }),

    action('kitty-cats/nine-lives', {
      copies: 1,
      name: { en: 'Nine Lives', fr: 'Neuf Vies' },
      icon: 'lorc/heart-inside',
      text: {
        en: 'Destroy one of your minions. Play an extra minion.',
        fr: 'Détruisez une de vos Créatures. Jouez une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { of: me });
        game.extraMinion(me);
      },
    }),
  ],
};
