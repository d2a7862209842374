import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NO_CARD,
  NOBODY,
  type Seat,
  talentEither,
  type Words,
} from '@baston/engine';

const monstersAt = (game: Words, at: Base) => ({ at, where: (minion: Card) => game.isMonster(minion) });

/** The player destroys a monster of their choice. Gives it, as it was, or none. */
function destroyMonster(game: Words, me: Seat, monsters: ReturnType<typeof monstersAt> | object): Card {
  const monster = game.chooseMinion(me, monsters, { to: 'destroy' });
  return game.destroy(monster) ? monster : NO_CARD;
}

export const warriors: FactionDef = {
  id: 'warriors',
  name: { en: 'Warriors', fr: 'Guerriers' },
  look: { deep: '#5e2a1e', bright: '#ffcf9e', paper: '#faf1ec', pattern: 'blades' },
  cards: [
    minion('warriors/big-hero', {
      power: 5,
      copies: 1,
      name: { en: 'Big Hero', fr: 'Grand Héros' },
      icon: 'lorc/barbute',
      text: {
        en: '**Talent:** Destroy OR play a monster here.',
        fr: '**Talent :** Détruisez OU jouez un Monstre ici.',
      },
      use: talentEither([
        {
          way: 'destroyMonster',
          can: (game, self) => game.countMinions(monstersAt(game, game.baseOf(self))) > 0,
          run: ({ game, me, here }) => destroyMonster(game, me, monstersAt(game, here)),
        },
        {
          way: 'playMonster',
          can: (game) => !game.isExhausted('monster'),
          run: ({ game, me, here }) => game.playMonster(here, me),
        },
      ]),
    }),

    minion('warriors/star-player', {
      power: 4,
      copies: 2,
      name: { en: 'Star Player', fr: 'Vedette' },
      icon: 'lorc/armor-vest',
      text: {
        en: '**Ongoing:** After each monster destroyed here, place a +1 power counter on this minion.',
        fr: '**Permanent :** Après chaque Monstre détruit ici, placez un marqueur Force +1 sur cette Créature.',
      },
      on: {
        destroyed: {
          when: (game, self, { card, at }) => game.isMonster(card) && at === game.baseOf(self),
          run: ({ game, self }) => game.addCounters(self, 1),
        },
      },
    }),

    minion('warriors/berserker', {
      power: 3,
      copies: 3,
      name: { en: 'Berserker', fr: 'Berserker' },
      icon: 'lorc/battered-axe',
      text: {
        en: 'Destroy a monster here that is no stronger than this minion in order to place a +1 power counter on this minion.',
        fr: 'Détruisez ici un Monstre pas plus fort que cette Créature pour placer un marqueur Force +1 sur elle.',
      },
      onPlay({ game, me, self, here }) {
        const weak = { ...monstersAt(game, here), maxPower: game.powerOf(self) };
        if (destroyMonster(game, me, weak)) game.addCounters(self, 1);
      },
    }),

    minion('warriors/taunter', {
      power: 2,
      copies: 4,
      name: { en: 'Taunter', fr: 'Provocateur' },
      icon: 'lorc/rally-the-troops',
      text: {
        en: 'You may play a monster here.',
        fr: 'Vous pouvez jouer un Monstre ici.',
      },
      onPlay({ game, me, here }) {
        if (game.confirm(me, 'playMonster')) game.playMonster(here, me);
      },
    }),

    action('warriors/campaign', {
      copies: 1,
      raises: (game, minion) => game.countMinions(monstersAt(game, game.baseOf(minion))) > 0,
      name: { en: 'Campaign', fr: 'Campagne' },
      icon: 'lorc/barbed-arrow',
      text: {
        en: 'Each of your minions on a base with a monster has +2 power this turn.',
        fr: 'Chacune de vos Créatures sur une Base où se trouve un Monstre a Force +2 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const isFacingOne = (minion: Card): boolean => game.countMinions(monstersAt(game, game.baseOf(minion))) > 0;
        game.givePowerAll(game.minions({ of: me, where: isFacingOne }), 2); // CARD-092
      },
    }),

    action('warriors/cleave', {
      copies: 2,
      name: { en: 'Cleave', fr: 'Enchaînement' },
      icon: 'lorc/axe-swing',
      text: {
        en: 'Destroy a monster. You may at once play the treasures that you get for it as extra cards.',
        fr: 'Détruisez un Monstre. Vous pouvez jouer aussitôt, comme cartes supplémentaires, les Trésors que vous en tirez.',
      },
      onPlay({ game, me }) {
        const before = game.hand(me);
        if (!destroyMonster(game, me, { where: (minion: Card) => game.isMonster(minion) })) return;
        let loot = game.hand(me).filter((card) => game.isTreasure(card) && !before.includes(card));
        for (;;) {
          loot = loot.filter((card) => game.hand(me).includes(card));
          if (!game.mayPlayOneOf(me, loot, { hidden: true })) return;
        }
      },
    }),

    action('warriors/dumbbells', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Dumbbells', fr: 'Haltères' },
      icon: 'delapouite/weight-lifting-down',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +3 power.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +3.',
      },
      changesPower: { of: 'bearer', by: () => 3 },
    }),

    action('warriors/dungeon-bait', {
      copies: 2,
      name: { en: 'Dungeon Bait', fr: 'Appât de Donjon' },
      icon: 'lorc/meat-hook',
      text: {
        en: 'Play a monster OR destroy a minion of 2 power or less.',
        fr: 'Jouez un Monstre OU détruisez une Créature de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        const choose = (): Base => game.chooseBase(me, game.bases(), { to: 'playMonster' });
        const weak = { maxPower: 2 };
        game.either(me, [
          { way: 'playMonster', can: !game.isExhausted('monster'), run: () => game.playMonster(choose(), me) },
          { way: 'destroyMinion', can: game.countMinions(weak) > 0, run: () => game.destroyMinion(me, weak) },
        ]);
      },
    }),

    action('warriors/eternal-hero', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Eternal Hero', fr: 'Héros Éternel' },
      icon: 'lorc/laurel-crown',
      text: {
        en: 'Play on one of your minions. **Ongoing:** If it would go to the discard pile, place it and this action in your hand instead.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Si elle devait aller à la défausse, placez-la dans votre main à la place, avec cette Action.',
      },
      instead: {
        when: (game, self, target, verb) =>
          verb === 'discard' && target === game.hostOf(self) && game.ownerOf(target) !== NOBODY, // MON-05
        run: ({ game, self }, target) => game.placeAll([self, target], 'hand').includes(target),
      },
    }),

    action('warriors/ruckus', {
      copies: 1,
      name: { en: 'Ruckus', fr: 'Grabuge' },
      icon: 'lorc/arrows-shield',
      text: {
        en: 'Choose a base. Play two monsters there OR destroy all monsters there without getting any treasure.',
        fr: 'Choisissez une Base. Jouez-y deux Monstres OU détruisez-y tous les Monstres sans en tirer de Trésor.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'aimAt' });
        if (!at) return;
        const playTwo = (): void => {
          for (let i = 0; i < 2; i++) game.playMonster(at, me);
        };
        const monsters = game.minions(monstersAt(game, at));
        game.either(me, [
          { way: 'playMonster', can: !game.isExhausted('monster'), run: playTwo },
          { way: 'destroyMonster', run: () => game.destroyAll(monsters, me, { isUnrewarded: true }) }, // TIME-26
        ]);
      },
    }),

    action('warriors/shield-of-ubiquity', {
      copies: 1,
      playOn: 'minion',
      raises: (game, minion) => game.countMinions(monstersAt(game, game.baseOf(minion))) > 0,
      name: { en: 'Shield of Ubiquity', fr: 'Bouclier d’Ubiquité' },
      icon: 'lorc/shield-echoes',
      text: {
        en: 'Play on a minion. **Ongoing:** For each monster here, it has +2 power.',
        fr: 'Attachez : Créature. **Permanent :** Pour chaque Monstre ici, elle a Force +2.',
      },
      changesPower: {
        of: 'bearer',
        by: (game, self) => 2 * game.countMinions(monstersAt(game, game.baseOf(self))),
      },
    }),

    action('warriors/war-cry', {
      copies: 1,
      raises: (game, minion) => game.countMinions({ ...monstersAt(game, game.baseOf(minion)), except: minion }) > 0,
      name: { en: 'War Cry', fr: 'Cri de Guerre' },
      icon: 'lorc/hunting-horn',
      text: {
        en: 'Destroy a monster in order to add its power to that of a minion on its base this turn.',
        fr: 'Détruisez un Monstre pour ajouter sa Force à celle d’une Créature de sa Base ce tour-ci.',
      },
      onPlay({ game, me }) {
        const monster = game.chooseMinion(me, { where: (minion: Card) => game.isMonster(minion) }, { to: 'destroy' });
        const [power, at] = [game.powerOf(monster), game.baseOf(monster)];
        if (!game.destroy(monster)) return;
        game.givePower(game.chooseMinion(me, { at }, { to: 'givePower' }), power);
      },
    }),
  ],
};
