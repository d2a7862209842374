import {
  action,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  type Scene,
  talent,
  talentEither,
  titan,
  type Words,
} from '@baston/engine';

const hasElsewhere = (game: Words): boolean => game.bases().length > 1;

/** One of your minions moves to or from the base where this card is, and not together with it. */
const yourMinionPasses = (game: Words, self: Card, { card, at, from, controller, together }: Happening): boolean =>
  game.isMinion(card) &&
  controller === game.controllerOf(self) &&
  (at === game.baseOf(self) || from === game.baseOf(self)) &&
  !together.includes(self);

export const tornados: FactionDef = {
  id: 'tornados',
  name: { en: 'Tornados', fr: 'Tornades' },
  look: { deep: '#3f4650', bright: '#cfeec0', paper: '#f3f5f2', pattern: 'orbits' },
  cards: [
    minion('tornados/monster-tornado', {
      power: 5,
      copies: 1,
      name: { en: 'Monster Tornado', fr: 'Tornade Monstrueuse' },
      icon: 'lorc/half-tornado',
      text: {
        en: '**Talent:** Move a minion of 4 power or less to or from here.',
        fr: '**Talent :** Déplacez vers ou depuis cette Base une Créature de Force 4 ou moins.',
      },
      use: talent({
        can: (game) => hasElsewhere(game) && game.countMinions({ maxPower: 4 }) > 0,
        run: ({ game, me, here }) =>
          game.moveToOrFrom(me, game.chooseMinion(me, { maxPower: 4 }, { to: 'move' }), here),
      }),
    }),

    minion('tornados/cyclone', {
      power: 4,
      copies: 2,
      name: { en: 'Cyclone', fr: 'Cyclone' },
      icon: 'lorc/tornado-discs',
      text: {
        en: '**Talent:** Move this minion to another base.',
        fr: '**Talent :** Déplacez cette Créature vers une autre Base.',
      },
      use: talent({ can: hasElsewhere, run: ({ game, me, self }) => game.moveAway(me, self) }),
    }),

    minion('tornados/twister', {
      power: 3,
      copies: 3,
      name: { en: 'Twister', fr: 'Tornade' },
      icon: 'delapouite/sandstorm',
      text: {
        en: 'You may move a minion of 3 power or less, even this one, to or from here.',
        fr: 'Vous pouvez déplacer vers ou depuis cette Base une Créature de Force 3 ou moins, même celle-ci.',
      },
      onPlay({ game, me, here }) {
        const swept = game.chooseMinion(me, { maxPower: 3 }, { to: 'move', may: true }); // CARD-121
        if (swept) game.moveToOrFrom(me, swept, here);
      },
    }),

    minion('tornados/dust-devil', {
      power: 2,
      copies: 4,
      name: { en: 'Dust Devil', fr: 'Tourbillon de Poussière' },
      icon: 'delapouite/windsock',
      text: {
        en: '**Special:** You may move this minion to a base before it scores.',
        fr: '**Spécial :** Vous pouvez déplacer cette Créature vers une Base avant sa Conquête.',
      },
      on: {
        beforeScore: {
          special: true,
          when: (game, self, { at }) => game.baseOf(self) !== at,
          run: ({ game, me, self }, { at }) =>
            game.chooseBase(me, [at], { to: 'moveTo', may: true, about: self }) === at && game.move(self, at),
        },
      },
    }),

    action('tornados/carried-away', {
      copies: 2,
      name: { en: 'Carried Away', fr: 'Emporté' },
      icon: 'delapouite/cow',
      text: {
        en: 'Move a minion to another base.',
        fr: 'Déplacez une Créature vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, {});
      },
    }),

    action('tornados/gone-with-the-wind', {
      copies: 1,
      name: { en: 'Gone with the Wind', fr: 'Autant en Emporte le Vent' },
      icon: 'lorc/windy-stripes',
      text: {
        en: '**Special:** Play this after a base scores. You may move one of your minions there to another base instead of discarding it.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Vous pouvez déplacer une de vos Créatures de cette Base vers une autre au lieu de la défausser.',
      },
      special: { on: 'afterScore', run: ({ game, me }, { at }) => game.mayMoveMinion(me, { at, of: me }) },
    }),

    action('tornados/not-in-kansas', {
      copies: 1,
      name: { en: 'Not in Kansas', fr: 'Loin du Kansas' },
      icon: 'delapouite/family-house',
      text: {
        en: 'Destroy a base, and the actions on it and on its minions. These minions stay, on the top base of the base deck.',
        fr: 'Détruisez une Base et les Actions attachées à elle et à ses Créatures. Ces Créatures restent, sur la première Base de la pioche Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'swapOut' });
        game.destroyAll([...game.actionsOnBase(at), ...game.actionsOnMinions({ at })]);
        game.destroyBase(at, { keepsMinions: true });
      },
    }),

    action('tornados/over-the-rainbow', {
      copies: 1,
      name: { en: 'Over the Rainbow', fr: 'Par-Delà l’Arc-en-Ciel' },
      icon: 'delapouite/sun-cloud',
      text: {
        en: '**Special:** Play this before a base scores. Move one of your minions there from another base.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Déplacez-y une de vos Créatures d’une autre Base.',
      },
      special: {
        on: 'beforeScore',
        run: ({ game, me }, { at }) =>
          game.move(game.chooseMinion(me, { of: me, notAt: at }, { to: 'moveHere', about: at }), at),
      },
    }),

    action('tornados/picked-up', {
      copies: 1,
      name: { en: 'Picked Up', fr: 'Soulevé' },
      icon: 'delapouite/air-balloon',
      text: {
        en: '**Special:** Play this before a base scores. Move a minion there to another base.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Déplacez une de ses Créatures vers une autre Base.',
      },
      special: { on: 'beforeScore', run: ({ game, me }, { at }) => game.moveMinion(me, { at }) },
    }),

    action('tornados/ripped-off', {
      copies: 1,
      name: { en: 'Ripped Off', fr: 'Arraché' },
      icon: 'delapouite/barn',
      text: {
        en: 'Choose an action on a base or minion. Transfer it to another base if it is on a base, or to another minion if it is on a minion.',
        fr: 'Choisissez une Action attachée à une Base ou Créature. Transférez-la vers une autre Base si elle est attachée à une Base, ou sur une autre Créature si elle l’est à une Créature.',
      },
      onPlay({ game, me }) {
        const torn = game.chooseCard(me, game.actions(), { to: 'transfer' });
        if (!torn) return;
        const from = game.hostOf(torn);
        const to = game.isMinion(from)
          ? game.chooseMinion(me, { except: from }, { to: 'transferTo', about: torn })
          : game.chooseBase(me, game.otherBases(game.baseOf(torn)), { to: 'transferTo', about: torn });
        if (to) game.transfer(torn, to);
      },
    }),

    action('tornados/trade-winds', {
      copies: 2,
      name: { en: 'Trade Winds', fr: 'Vents Contraires' },
      icon: 'lorc/crossed-air-flows',
      text: {
        en: 'Move two minions of 3 power or less, each to the other’s base.',
        fr: 'Déplacez deux Créatures de Force 3 ou moins, chacune vers la Base de l’autre.',
      },
      onPlay({ game, me }) {
        if (game.countMinions({ maxPower: 3 }) < 2) return; // CARD-120
        const [one, other] = game.chooseMinions(me, { maxPower: 3 }, { to: 'move', min: 2, max: 2 }) as [Card, Card];
        const [from, to] = [game.baseOf(one), game.baseOf(other)];
        if (from === to) return;
        game.move(one, to);
        game.move(other, from);
      },
    }),

    action('tornados/whirlwinds', {
      copies: 1,
      name: { en: 'Whirlwinds', fr: 'Tourbillons' },
      icon: 'lorc/pentarrows-tornado',
      text: {
        en: 'Move any number of your minions to other bases.',
        fr: 'Déplacez n’importe quel nombre de vos Créatures vers d’autres Bases.',
      },
      onPlay({ game, me }) {
        for (const minion of game.chooseMinions(me, { of: me }, { to: 'move' })) game.moveAway(me, minion);
      },
    }),
  ],

  titan: titan('tornados/category-5', {
    optional: true,
    name: { en: 'Category 5', fr: 'Catégorie 5' },
    icon: 'lorc/wind-hole',
    text: {
      en: '**Special:** After you have moved two or more minions in one turn, you may play this titan on a base where you have a minion. **Ongoing:** After your minions move to or from here, one or more at a time, place a +1 power counter on one of them. **Talent:** Move this titan to another base OR place a +1 power counter on it.',
      fr: '**Spécial :** Après avoir déplacé au moins deux Créatures pendant un même tour, vous pouvez jouer ce Titan sur une Base où vous avez une Créature. **Permanent :** Après le déplacement vers ou depuis cette Base d’une ou plusieurs de vos Créatures, placez un marqueur Force +1 sur l’une d’elles. **Talent :** Déplacez ce Titan vers une autre Base OU placez un marqueur Force +1 sur lui.',
    },
    aside: {
      on: {
        moved: {
          special: true,
          joint: true,
          when: (game, self, happening) => byYou(game, self, happening) && game.isMinion(happening.card),
          run: gather,
        },
      },
    },
    on: {
      moved: {
        joint: true,
        when: yourMinionPasses,
        run({ game, me }, { alike }) {
          const moved = alike.map(({ card }) => card);
          game.placeCounter(me, { where: (minion) => moved.includes(minion) });
        },
      },
    },
    use: talentEither([
      { way: 'move', can: hasElsewhere, run: ({ game, me, self }) => game.moveAway(me, self) },
      { way: 'addCounter', run: ({ game, self }) => game.addCounters(self, 1) },
    ]),
  }),
};

/** Offers the titan once its owner has moved two different minions this turn, in this effect or together with an earlier one. */
function gather({ game, me, self }: Scene, { alike }: Happening): boolean {
  const moved = new Set(alike.map(({ card }) => card));
  const isFirst = game.spendOnce(self, me);
  const hasMoved = (minion: Card): boolean => !moved.has(minion) && game.isInPlay(game.cameFrom(minion));
  const isEnough = moved.size > 1 || (!isFirst && game.minions({ where: hasMoved }).length > 0);
  return isEnough && game.mayPlayTitan(me, self, game.basesWith({ of: me }));
}
