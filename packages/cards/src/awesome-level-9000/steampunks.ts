import {
  action,
  type Base,
  byYou,
  type Card,
  type FactionDef,
  minion,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

/** The bases that have one of the player's actions on them (CARD-041). */
const workings = (game: Words, seat: Seat): Base[] => game.bases().filter((base) => hasWorks(game, base, seat));
const hasWorks = (game: Words, base: Base, seat: Seat): boolean => game.actionsOnBase(base, seat).length > 0;

const mansThePost = (game: Words, self: Card): boolean =>
  game.countMinions({ at: game.baseOf(self), of: game.controllerOf(self) }) > 0;

const isYours = (game: Words, self: Card, other: Card): boolean => game.isYours(self, other);

export const steampunks: FactionDef = {
  id: 'steampunks',
  name: { en: 'Steampunks', fr: 'Steampunks' },
  look: { deep: '#5b3a16', bright: '#9ff0dc', paper: '#f8f4ec', pattern: 'hexes' },
  cards: [
    minion('steampunks/steam-queen', {
      power: 5,
      copies: 1,
      name: { en: 'Steam Queen', fr: 'Reine Vapeur' },
      icon: 'delapouite/steampunk-goggles',
      text: {
        en: '**Ongoing:** Other players’ cards do not affect your actions.',
        fr: '**Permanent :** Les cartes des autres joueurs n’affectent pas vos Actions.',
      },
      protects: (game, self, target) => game.isAction(target) && isYours(game, self, target) && game.isOthersCard(self),
    }),

    minion('steampunks/mechanic', {
      power: 4,
      copies: 2,
      name: { en: 'Mechanic', fr: 'Mécano' },
      icon: 'delapouite/monkey-wrench',
      text: {
        en: 'From your discard pile, play an extra action that is played on a base.',
        fr: 'Jouez une Action supplémentaire de votre défausse qui se joue sur une Base.',
      },
      onPlay({ game, me }) {
        game.playActionNow(me, { from: 'discard', on: 'base' });
      },
    }),

    minion('steampunks/steam-man', {
      power: 3,
      copies: 3,
      name: { en: 'Steam Man', fr: 'Automate' },
      icon: 'lorc/mechanical-arm',
      text: {
        en: '**Ongoing:** If one of your actions is on this base, this minion has +1 power.',
        fr: '**Permanent :** Si une de vos Actions est attachée à cette Base, cette Créature a Force +1.',
      },
      changesPower: {
        of: 'self',
        by: (game, self) => (hasWorks(game, game.baseOf(self), game.controllerOf(self)) ? 1 : 0), // CARD-041
      },
    }),

    minion('steampunks/captain-ahab', {
      power: 2,
      copies: 4,
      name: { en: 'Captain Ahab', fr: 'Capitaine Achab' },
      icon: 'lorc/harpoon-chain',
      text: {
        en: '**Talent:** Move this minion to a base with one of your actions on it.',
        fr: '**Talent :** Déplacez cette Créature vers une Base à laquelle une de vos Actions est attachée.',
      },
      use: talent({
        can: (game, self, seat) => workings(game, seat).some((base) => base !== game.baseOf(self)),
        run({ game, me, self, here }) {
          const goals = workings(game, me).filter((base) => base !== here);
          game.move(self, game.chooseBase(me, goals, { to: 'moveTo', about: self }));
        },
      }),
    }),

    action('steampunks/aggromotive', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Aggromotive', fr: 'Vapomotive' },
      icon: 'delapouite/steam-locomotive',
      text: {
        en: 'Play on a base. **Ongoing:** As long as you have a minion here, you have +5 power here.',
        fr: 'Attachez : Base. **Permanent :** Tant que vous avez une Créature ici, vous avez Force +5 ici.',
      },
      changesTotal: (game, self, seat) => (seat === game.controllerOf(self) && mansThePost(game, self) ? 5 : 0), // CARD-038
    }),

    action('steampunks/change-of-venue', {
      copies: 1,
      name: { en: 'Change of Venue', fr: 'Changement de Décor' },
      icon: 'delapouite/gear-stick',
      text: {
        en: 'Place one of your actions in play in your hand. You may then play it as an extra action.',
        fr: 'Placez dans votre main une de vos Actions en jeu. Vous pouvez alors la jouer comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const mine = game.actions().filter((card) => game.controllerOf(card) === me);
        const action = game.chooseCard(me, mine, { to: 'takeCard' });
        if (!action || !game.place(action, 'hand')) return;
        if (game.hand(me).includes(game.now(action))) game.playExtra(me, game.now(action)); // PLAY-04, OWN-07
      },
    }),

    action('steampunks/difference-engine', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Difference Engine', fr: 'Machine à Différences' },
      icon: 'lorc/cog',
      text: {
        en: 'Play on a base. **Ongoing:** At the end of your turn, draw a card if you have a minion here.',
        fr: 'Attachez : Base. **Permanent :** À la fin de votre tour, piochez une carte si vous avez une Créature ici.',
      },
      on: {
        turnEnd: {
          when: (game, self, happening) => byYou(game, self, happening) && mansThePost(game, self),
          run: ({ game, me }) => game.draw(me, 1),
        },
      },
    }),

    action('steampunks/escape-hatch', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Escape Hatch', fr: 'Trappe de Secours' },
      icon: 'delapouite/airtight-hatch',
      text: {
        en: 'Play on a base. **Ongoing:** Instead of destroying one of your minions here, return it to hand.',
        fr: 'Attachez : Base. **Permanent :** Au lieu de détruire une de vos Créatures ici, renvoyez-la en main.',
      },
      instead: {
        when: (game, self, target, verb) => verb === 'destroy' && game.isYourMinionHere(self, target),
        run: ({ game }, target) => game.returnToHand(target), // CARD-039
      },
    }),

    action('steampunks/ornate-dome', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Ornate Dome', fr: 'Dôme de Protection' },
      icon: 'delapouite/lightning-dome',
      text: {
        en: 'Play on a base. Destroy the actions of other players on it. **Ongoing:** Only you can play actions on it.',
        fr: 'Attachez : Base. Détruisez les Actions des autres joueurs qui lui sont attachées. **Permanent :** Vous seul pouvez jouer des Actions sur elle.',
      },
      onPlay({ game, me, here }) {
        game.destroyAll(game.actionsOnBase(here).filter((card) => game.controllerOf(card) !== me)); // CARD-040
      },
      forbids: {
        what: 'playing',
        when: (game, self, card, seat, at) =>
          at === game.baseOf(self) && seat !== game.controllerOf(self) && game.isPlayedOn(card, 'base'),
      },
    }),

    action('steampunks/rotary-slug-thrower', {
      copies: 1,
      playOn: 'base',
      raises: true,
      name: { en: 'Rotary Slug Thrower', fr: 'Sulfateuse Rotative' },
      icon: 'lorc/minigun',
      text: {
        en: 'Play on a base. **Ongoing:** Your minions here have +2 power.',
        fr: 'Attachez : Base. **Permanent :** Vos Créatures ici ont Force +2.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (isYours(game, self, minion) ? 2 : 0) },
    }),

    action('steampunks/scrap-diving', {
      copies: 2,
      name: { en: 'Scrap Diving', fr: 'Fouille dans la Ferraille' },
      icon: 'lorc/gear-hammer',
      text: {
        en: 'Take an action from your discard pile.',
        fr: 'Prenez en main une Action de votre défausse.',
      },
      onPlay({ game, me }) {
        const actions = game.actionsIn(game.discardPile(me));
        game.put(game.chooseCard(me, actions, { to: 'placeInHand' }), 'hand');
      },
    }),

    action('steampunks/zeppelin', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Zeppelin', fr: 'Zeppelin' },
      icon: 'skoll/zeppelin',
      text: {
        en: 'Play on a base. **Talent:** Move one of your minions to or from here.',
        fr: 'Attachez : Base. **Talent :** Déplacez une de vos Créatures vers ou depuis cette Base.',
      },
      use: talent({
        can: (game, _self, seat) => game.bases().length > 1 && game.countMinions({ of: seat }) > 0,
        run({ game, me, here }) {
          const minion = game.chooseMinion(me, { of: me }, { to: 'move' });
          if (!minion) return;
          game.moveToOrFrom(me, minion, here);
        },
      }),
    }),
  ],
};
