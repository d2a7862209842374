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
        en: '**Talent:** Until the turn ends, you control a minion of power 3 or less.',
        fr: '**Talent :** Prenez jusqu’à la fin du tour le contrôle d’une Créature de Force 3 ou moins.',
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
        en: '**Talent:** You may play an extra action now. If you do, destroy one of your minions.',
        fr: '**Talent :** Vous pouvez jouer maintenant une Action supplémentaire. Si vous le faites, détruisez une de vos Créatures.',
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
        en: 'Until the turn ends, you control a minion of power 3 or less.',
        fr: 'Prenez jusqu’à la fin du tour le contrôle d’une Créature de Force 3 ou moins.',
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
        en: 'You may choose a minion: it has −2 power until the turn ends.',
        fr: 'Vous pouvez choisir une Créature : elle a Force −2 jusqu’à la fin du tour.',
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
        en: '**Special:** Play this before a base scores. Until the turn ends, you control a minion of power 3 or less that is there.',
        fr: '**Spécial :** Jouez cette carte avant la Conquête d’une Base. Prenez jusqu’à la fin du tour le contrôle d’une Créature de Force 3 ou moins de cette Base.',
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
        en: 'Choose a minion that is yours. For each point of its power, draw a card. Then destroy it.',
        fr: 'Choisissez une de vos Créatures. Piochez une carte par point de sa Force, puis détruisez-la.',
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
        en: 'Until the turn ends, you control a minion of power 5 or less.',
        fr: 'Prenez jusqu’à la fin du tour le contrôle d’une Créature de Force 5 ou moins.',
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
        en: 'Play on one of your minions. **Ongoing:** Instead of being destroyed, it moves to another base, and this action is destroyed.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Au lieu d’être détruite, elle est déplacée vers une autre Base, et cette Action est détruite.',
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
        en: 'Play on a base. **Ongoing:** Each minion here that another player controls has −1 power.',
        fr: 'Attachez : Base. **Permanent :** Chaque Créature d’un autre joueur ici a Force −1.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isOthers(self, minion) ? -1 : 0) },
    }),

    action('kitty-cats/invisible-bicycle', {
      copies: 1,
      name: { en: 'Invisible Bicycle', fr: 'Vélo Invisible' },
      icon: 'lorc/mouse',
      text: {
        en: 'Choose a base, and as many of its minions of power 2 or less as you like. Move them all to one other base.',
        fr: 'Choisissez une Base et autant de ses Créatures de Force 2 ou moins que vous voulez. Déplacez-les toutes vers une même autre Base.',
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
        en: 'Destroy a minion that is yours. You may play an extra minion.',
        fr: 'Détruisez une de vos Créatures. Vous pouvez jouer une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { of: me });
        game.extraMinion(me);
      },
    }),
  ],
};
