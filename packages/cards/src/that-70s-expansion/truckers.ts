import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NO_CARD,
  type Seat,
  talent,
  talentEither,
  type Words,
} from '@baston/engine';

/** The action goes to another base of the player's choice. Gives that base, or none if it stays where it is. */
function driveOff(game: Words, me: Seat, action: Card): Base {
  const elsewhere = game.otherBases(game.baseOf(action));
  const to = game.chooseBase(me, elsewhere, { to: 'transferTo', about: action });
  return game.transfer(action, to) ? to : NO_CARD;
}

export const truckers: FactionDef = {
  id: 'truckers',
  name: { en: 'Truckers', fr: 'Routiers' },
  look: { deep: '#264653', bright: '#ffb84a', paper: '#eef4f5', pattern: 'stripes' },
  cards: [
    minion('truckers/el-bandido', {
      power: 5,
      copies: 1,
      name: { en: '“El Bandido”', fr: '« El Bandido »' },
      icon: 'delapouite/bandana',
      text: {
        en: 'You may take control of an action on this base. **Talent:** Play an extra action on a base OR transfer an action between bases.',
        fr: 'Vous pouvez prendre le contrôle d’une Action attachée à cette Base. **Talent :** Jouez une Action supplémentaire sur une Base OU transférez une Action d’une Base à une autre.',
      },
      onPlay({ game, me, here }) {
        const others = game.actionsOnBase(here).filter((card) => game.controllerOf(card) !== me);
        game.giveControl(game.chooseCard(me, others, { to: 'takeControl', may: true }), me);
      },
      use: talentEither([
        { way: 'playExtraAction', run: ({ game, me }) => game.extraAction(me, { on: 'base' }) },
        {
          way: 'transfer',
          can: (game) => game.bases().length > 1 && game.actionsOnBases().length > 0,
          run: ({ game, me }) => driveOff(game, me, game.chooseCard(me, game.actionsOnBases(), { to: 'transfer' })),
        },
      ]),
    }),

    minion('truckers/rubber-chicken', {
      power: 4,
      copies: 2,
      name: { en: '“Rubber Chicken”', fr: '« Poulet Couineur »' },
      icon: 'delapouite/chicken',
      text: {
        en: '**Ongoing:** For each of your actions on this base, this minion has +1 power.',
        fr: '**Permanent :** Pour chacune de vos Actions attachées à cette Base, cette Créature a Force +1.',
      },
      changesPower: {
        of: 'self',
        by: (game, self) => game.actionsOnBase(game.baseOf(self), game.controllerOf(self)).length,
      },
    }),

    minion('truckers/skinny-minnie', {
      power: 3,
      copies: 3,
      name: { en: '“Skinny Minnie”', fr: '« Mamie Minnie »' },
      icon: 'delapouite/steering-wheel',
      text: {
        en: '**Talent:** If this base has an action on it, move this minion to another base in order to transfer one there.',
        fr: '**Talent :** Si une Action est attachée à cette Base, déplacez cette Créature vers une autre Base pour y en transférer une.',
      },
      use: talent({
        can: (game, self) => game.actionsOnBase(game.baseOf(self)).length > 0,
        run({ game, me, self, here }) {
          if (!game.moveAway(me, self)) return; // TIME-17
          const action = game.chooseCard(me, game.actionsOnBase(here), { to: 'transfer' });
          game.transfer(action, game.baseOf(self));
        },
      }),
    }),

    minion('truckers/good-buddy', {
      power: 2,
      copies: 4,
      name: { en: '“Good Buddy”', fr: '« Vieux Frère »' },
      icon: 'delapouite/shaking-hands',
      text: {
        en: 'If one of your actions is on this base, draw a card.',
        fr: 'Si une de vos Actions est attachée à cette Base, piochez une carte.',
      },
      onPlay({ game, me, here }) {
        if (game.actionsOnBase(here, me).length > 0) game.draw(me, 1);
      },
    }),

    action('truckers/armored-truck', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Armored Truck', fr: 'Camion Blindé' },
      icon: 'skoll/apc',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards cannot destroy or move your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs ne peuvent ni détruire ni déplacer vos Créatures ici.',
      },
      protects(game, self, target, verb) {
        const isKept = verb === 'destroy' || verb === 'move';
        return isKept && game.isOthersCard(self) && game.isYourMinionHere(self, target);
      },
    }),

    action('truckers/cab-over-pete', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Cab-over Pete', fr: 'Semi-Remorque' },
      icon: 'delapouite/truck',
      text: {
        en: 'Play on a base. **Talent:** Transfer this action to another base in order to transfer or move another of your cards from here to there.',
        fr: 'Attachez : Base. **Talent :** Transférez cette Action vers une autre Base pour y transférer ou y déplacer une autre de vos cartes d’ici.',
      },
      use: talent({
        run({ game, me, self, here }) {
          const to = driveOff(game, me, self);
          if (!to) return; // TIME-17
          game.bringAll([game.chooseCard(me, game.cardsAt(here, me), { to: 'bringAlong' })], to);
        },
      }),
    }),

    action('truckers/convoy', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Convoy', fr: 'Convoi' },
      icon: 'skoll/flatbed-covered',
      text: {
        en: 'Play on a base. **Ongoing:** For each of your actions on it, even this one, you have +1 power here.',
        fr: 'Attachez : Base. **Permanent :** Pour chacune de vos Actions qui lui sont attachées, même celle-ci, vous avez Force +1 ici.',
      },
      changesTotal: (game, self, seat) =>
        seat === game.controllerOf(self) ? game.actionsOnBase(game.baseOf(self), seat).length : 0,
    }),

    action('truckers/dekotora', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Dekotora', fr: 'Dekotora' },
      icon: 'delapouite/asian-lantern',
      text: {
        en: 'Play on a base. **Talent:** Transfer this action to another base in order to move up to three of your minions along.',
        fr: 'Attachez : Base. **Talent :** Transférez cette Action vers une autre Base pour y déplacer jusqu’à trois de vos Créatures d’ici.',
      },
      use: talent({
        run({ game, me, self, here }) {
          const to = driveOff(game, me, self);
          if (to) game.moveAll(game.chooseMinions(me, { at: here, of: me }, { to: 'move', max: 3 }), to); // TIME-17
        },
      }),
    }),

    action('truckers/fixin-to-fix-it', {
      copies: 1,
      name: { en: 'Fixin’ to Fix It', fr: 'Mains dans le Cambouis' },
      icon: 'lorc/auto-repair',
      text: {
        en: 'From your discard pile, play an extra action that is played on a base.',
        fr: 'Jouez une Action supplémentaire de votre défausse qui se joue sur une Base.',
      },
      onPlay({ game, me }) {
        const parked = game.discardPile(me).filter((card) => game.isPlayedOn(card, 'base'));
        game.mayPlayOneOf(me, parked); // PLAY-04, PLAY-07
      },
    }),

    action('truckers/high-speed-chase', {
      copies: 1,
      playOn: 'base',
      name: { en: 'High-Speed Chase', fr: 'Course-Poursuite' },
      icon: 'skoll/f1-car',
      text: {
        en: 'Play on a base. **Talent:** Transfer this action to another base in order to move one of your minions along. It has +3 power this turn.',
        fr: 'Attachez : Base. **Talent :** Transférez cette Action vers une autre Base pour y déplacer une de vos Créatures d’ici. Elle a Force +3 ce tour-ci.',
      },
      use: talent({
        run({ game, me, self, here }) {
          const to = driveOff(game, me, self);
          const minion = to && game.chooseMinion(me, { at: here, of: me }, { to: 'move' }); // TIME-17
          if (minion && game.move(minion, to)) game.givePower(minion, 3); // CARD-177
        },
      }),
    }),

    action('truckers/hotwire', {
      copies: 1,
      name: { en: 'Hotwire', fr: 'Contact aux Fils' },
      icon: 'lorc/alligator-clip',
      text: {
        en: 'Transfer an action on a base to another base and/or take control of it.',
        fr: 'Transférez une Action attachée à une Base vers une autre Base et/ou prenez-en le contrôle.',
      },
      onPlay({ game, me }) {
        const action = game.chooseCard(me, game.actionsOnBases(), { to: 'transfer' }); // CARD-178
        if (!action) return;
        const isOthers = game.controllerOf(action) !== me;
        const elsewhere = game.otherBases(game.baseOf(action));
        const to = game.chooseBase(me, elsewhere, { to: 'transferTo', may: isOthers, about: action });
        if (to) game.transfer(action, to);
        if (isOthers && (!to || game.confirm(me, 'takeControl'))) game.giveControl(action, me); // TIME-22
      },
    }),

    action('truckers/rally', {
      copies: 1,
      name: { en: 'Rally', fr: 'Festival Routier' },
      icon: 'lorc/black-flag',
      text: {
        en: '**Special:** Play this before a base scores. One of your minions there has +2 power this turn for each of your actions on that base.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Une de vos Créatures y a Force +2 ce tour-ci pour chacune de vos Actions attachées à cette Base.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const minion = game.chooseMinion(me, { at, of: me }, { to: 'givePower' });
          game.givePower(minion, 2 * game.actionsOnBase(at, me).length); // CARD-177
        },
      },
    }),
  ],
};
