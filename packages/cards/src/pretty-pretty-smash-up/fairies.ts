import {
  action,
  type Card,
  type FactionDef,
  minion,
  type Scene,
  type Seat,
  talent,
  talentEither,
  titan,
  titanPlay,
  type Way,
  type Words,
} from '@baston/engine';

/** "Talent: Transfer this action to another minion." */
const toAnotherMinion = talent({
  can: (game, self) => game.countMinions({ except: game.hostOf(self) }) > 0,
  run({ game, me, self, bearer }) {
    const heir = game.chooseMinion(me, { except: bearer }, { to: 'transferTo', about: self });
    game.transfer(self, heir); // CARD-074
  },
});

/** "Draw a card and play an extra action", as one side of an OR. */
const drawAndPlayAction = (game: Words, me: Seat): Way => ({
  way: 'drawAndPlayAction',
  run() {
    game.draw(me, 1);
    game.extraAction(me);
  },
});

/** An action that keeps the side of its OR as counters on it: one for the first side, two for the second. */
const [RAISES, LOWERS] = [1, 2];
const keepSide = ({ game, self }: Scene, counters: number): void => {
  for (let i = 0; i < counters; i++) game.addMarker(self);
};
/** Is the action played in order to raise a minion (VAL-13)? */
const mustRaise = ({ game, me }: Scene): boolean => game.toRaise(me).length > 0;
const hasSide = (game: Words, self: Card, side: number): boolean => (game.markersOn(self) & side) !== 0;

export const fairies: FactionDef = {
  id: 'fairies',
  name: { en: 'Fairies', fr: 'Fées' },
  look: { deep: '#4f2a73', bright: '#c8ff9e', paper: '#f6f2fa', pattern: 'petals' },
  cards: [
    minion('fairies/titania', {
      power: 5,
      copies: 1,
      name: { en: 'Titania', fr: 'Titania' },
      icon: 'lorc/ace',
      text: {
        en: 'Return a minion of another player to hand OR play an extra minion.',
        fr: 'Renvoyez en main une Créature d’un autre joueur OU jouez une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const theirs = { notOf: me };
        game.either(me, [
          { way: 'return', can: game.countMinions(theirs) > 0, run: () => game.returnMinion(me, theirs) },
          { way: 'playExtraMinion', run: () => game.extraMinion(me) },
        ]);
      },
    }),

    minion('fairies/glymmer', {
      power: 4,
      copies: 2,
      name: { en: 'Glymmer', fr: 'Scintilla' },
      icon: 'lorc/dripping-star',
      text: {
        en: '**Talent:** Another minion has −4 power OR this one has +1 power, until the start of your next turn.',
        fr: '**Talent :** Une autre Créature a Force −4 OU celle-ci a Force +1, jusqu’au début de votre prochain tour.',
      },
      use: talentEither([
        {
          way: 'powerFromOther',
          can: (game, self) => game.countMinions({ except: self }) > 0,
          run({ game, me, self }) {
            const other = game.chooseMinion(me, { except: self }, { to: 'lowerPower' });
            game.givePower(other, -4, 'startOfYourTurn'); // CARD-075
          },
        },
        { way: 'powerToThis', run: ({ game, self }) => game.givePower(self, 1, 'startOfYourTurn') },
      ]),
    }),

    minion('fairies/puck', {
      power: 3,
      copies: 3,
      name: { en: 'Puck', fr: 'Puck' },
      icon: 'lorc/imp',
      text: {
        en: 'Play an extra action OR draw a card.',
        fr: 'Jouez une Action supplémentaire OU piochez une carte.',
      },
      onPlay({ game, me }) {
        game.either(me, [
          { way: 'playExtraAction', run: () => game.extraAction(me) },
          { way: 'draw', can: !game.isExhausted(me), run: () => game.draw(me, 1) },
        ]);
      },
    }),

    minion('fairies/tinx', {
      power: 2,
      copies: 4,
      name: { en: 'Tinx', fr: 'Clochette' },
      icon: 'delapouite/hummingbird',
      text: {
        en: 'You may transfer an action on another minion to this one.',
        fr: 'Vous pouvez transférer sur cette Créature une Action attachée à une autre.',
      },
      onPlay({ game, me, self }) {
        const elsewhere = game.actionsOnMinions({ except: self });
        const action = game.chooseCard(me, elsewhere, { to: 'transfer', may: true });
        if (action) game.transfer(action, self); // CARD-074
      },
    }),

    action('fairies/daisy-chain', {
      copies: 2,
      playOn: 'minion',
      raises: (game, minion, me) => game.controllerOf(minion) === me,
      name: { en: 'Daisy Chain', fr: 'Collier de Fleurs' },
      icon: 'lorc/spoted-flower',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +2 power as long as it is yours, and −2 power as long as it is not.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +2 tant qu’elle est à vous, et Force −2 tant qu’elle ne l’est pas.',
      },
      changesPower: { of: 'bearer', by: (game, self, minion) => (game.isYours(self, minion) ? 2 : -2) },
    }),

    action('fairies/enchantment', {
      copies: 1,
      playOn: 'base',
      raises: true,
      name: { en: 'Enchantment', fr: 'Enchantement' },
      icon: 'lorc/twirly-flower',
      text: {
        en: 'Play on a base. Choose what holds from now on. **Ongoing:** Minions here have +1 power OR minions here have −1 power.',
        fr: 'Attachez : Base. Choisissez ce qui vaut désormais. **Permanent :** Les Créatures ici ont Force +1 OU les Créatures ici ont Force −1.',
      },
      onPlay(scene) {
        scene.game.either(scene.me, [
          { way: 'raiseAllHere', run: () => keepSide(scene, RAISES) },
          { way: 'lowerAllHere', can: !mustRaise(scene), run: () => keepSide(scene, LOWERS) },
        ]);
      },
      changesPower: {
        of: 'here',
        by: (game, self) => (hasSide(game, self, RAISES) ? 1 : 0) - (hasSide(game, self, LOWERS) ? 1 : 0),
      },
      protects: (_game, self, target, verb) => target === self && verb === 'counter', // CARD-076: they are no part of the game
    }),

    action('fairies/fairy-ballet', {
      copies: 1,
      name: { en: 'Fairy Ballet', fr: 'Ballet de Fées' },
      icon: 'lorc/butterfly',
      text: {
        en: 'Draw two cards OR draw one and play an extra action.',
        fr: 'Piochez deux cartes OU piochez-en une et jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.either(me, [
          { way: 'drawTwo', can: !game.isExhausted(me), run: () => game.draw(me, 2) },
          drawAndPlayAction(game, me),
        ]);
      },
    }),

    action('fairies/ladybug', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Ladybug', fr: 'Coccinelle' },
      icon: 'delapouite/ladybug',
      text: {
        en: 'Play on a minion. **Ongoing:** It cannot be destroyed. **Talent:** Transfer this action to another minion.',
        fr: 'Attachez : Créature. **Permanent :** Elle ne peut pas être détruite. **Talent :** Transférez cette Action sur une autre Créature.',
      },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
      use: toAnotherMinion,
    }),

    action('fairies/leaf-armor', {
      copies: 2,
      playOn: 'minion',
      raises: true,
      name: { en: 'Leaf Armor', fr: 'Armure de Feuilles' },
      icon: 'lorc/leaf-swirl',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +1 power. **Talent:** Transfer this action to another minion.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +1. **Talent :** Transférez cette Action sur une autre Créature.',
      },
      changesPower: { of: 'bearer', by: () => 1 },
      use: toAnotherMinion,
    }),

    action('fairies/magic-acorns', {
      copies: 1,
      name: { en: 'Magic Acorns', fr: 'Glands Magiques' },
      icon: 'lorc/acorn',
      text: {
        en: 'Draw a card and play an extra action OR each other player discards a card at random.',
        fr: 'Piochez une carte et jouez une Action supplémentaire OU chaque autre joueur défausse une carte au hasard.',
      },
      onPlay({ game, me }) {
        const loseOne = (): void => {
          for (const other of game.others(me)) game.discardAtRandom(other, 1);
        };
        game.either(me, [{ way: 'othersDiscard', run: loseOne }, drawAndPlayAction(game, me)]); // TIME-26
      },
    }),

    action('fairies/magic-ward', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Magic Ward', fr: 'Protection Magique' },
      icon: 'lorc/magic-shield',
      text: {
        en: 'Play on a base. **Ongoing:** Only you can play actions on it or on minions here.',
        fr: 'Attachez : Base. **Permanent :** Vous seul pouvez jouer des Actions sur elle ou sur les Créatures ici.',
      },
      forbids: {
        what: 'playing',
        when: (game, self, card, seat, at) =>
          seat !== game.controllerOf(self) &&
          (game.isPlayedOn(card, 'base') || game.isPlayedOn(card, 'minion')) && // STD-02
          game.baseOf(at) === game.baseOf(self),
      },
    }),

    action('fairies/playful-tricks', {
      copies: 1,
      name: { en: 'Playful Tricks', fr: 'Tours Espiègles' },
      icon: 'delapouite/dandelion-flower',
      text: {
        en: 'Destroy up to two actions on bases or minions.',
        fr: 'Détruisez jusqu’à deux Actions attachées à des Bases ou des Créatures.',
      },
      onPlay({ game, me }) {
        game.destroyAll(game.chooseCards(me, game.actions(), { to: 'destroy', max: 2 }));
      },
    }),
  ],
  titan: titan('fairies/spirit-of-the-forest', {
    optional: true,
    name: { en: 'Spirit of the Forest', fr: 'Esprit de la Forêt' },
    icon: 'delapouite/deku-tree',
    text: {
      en: '**Special:** Instead of both your regular minion and your regular action, you may play this titan. **Ongoing:** Once per turn, when an ability of yours says OR, you may do both parts, in any order. If this titan would leave because it lost a clash, you may move it to another base instead.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite et votre Action gratuite, vous pouvez jouer ce Titan. **Permanent :** Une fois par tour, quand un de vos effets dit OU, vous pouvez appliquer les deux parties, dans l’ordre de votre choix. Si ce Titan devait partir après un choc perdu, vous pouvez le déplacer vers une autre Base à la place.',
    },
    aside: { use: titanPlay({ spends: 'both' }) },
    allows: 'bothSides',
    instead: {
      may: 'moveToSave',
      when: (game, self, target, verb) => verb === 'clash' && target === self && game.bases().length > 1,
      run: ({ game, me, self }) => game.moveAway(me, self),
    },
  }),
};
