import { action, type Card, type FactionDef, here, minion, type Seat, talent, type Words } from '@baston/engine';

const hasCards = (game: Words, _self: Card, seat: Seat): boolean => game.hand(seat).length > 0;

export const mages: FactionDef = {
  id: 'mages',
  name: { en: 'Mages', fr: 'Magiciens' },
  look: { deep: '#1f2f7a', bright: '#ffb8e6', paper: '#f1f2fb', pattern: 'stars' },
  cards: [
    minion('mages/blaster-master', {
      power: 5,
      copies: 1,
      name: { en: 'Blaster Master', fr: 'Maître Foudroyeur' },
      icon: 'lorc/lightning-branches',
      text: {
        en: '**Talent:** Discard a card in order to destroy a minion of 2 power or less.',
        fr: '**Talent :** Défaussez une carte pour détruire une Créature de Force 2 ou moins.',
      },
      use: talent({
        can: hasCards,
        run({ game, me }) {
          if (game.discardCard(me)) game.destroyMinion(me, { maxPower: 2 });
        },
      }),
    }),

    minion('mages/happy-zapper', {
      power: 3,
      copies: 2,
      name: { en: 'Happy Zapper', fr: 'Zappeur Fou' },
      icon: 'delapouite/bolt-spell-cast',
      text: {
        en: '**Talent:** Discard a card in order to give this minion +2 power this turn. **Special:** Before this base scores, you may use the talent of this minion.',
        fr: '**Talent :** Défaussez une carte pour donner à cette Créature Force +2 ce tour-ci. **Spécial :** Avant la Conquête de cette Base, vous pouvez utiliser le Talent de cette Créature.',
      },
      use: talent({
        can: hasCards,
        run({ game, me, self }) {
          if (game.discardCard(me)) game.givePower(self, 2);
        },
      }),
      on: {
        beforeScore: {
          special: true,
          when: here,
          run({ game, me, self }) {
            const talents = game.abilityCards(self).filter((card) => game.hasTalent(card, me));
            if (talents.length === 0 || !game.confirm(me, 'useTalent', self)) return false;
            game.useTalent(me, game.chooseCard(me, talents, { to: 'useTalent' })); // CARD-094: one, even if it was used before
            return true;
          },
        },
      },
    }),

    minion('mages/wand-whiz', {
      power: 3,
      copies: 3,
      name: { en: 'Wand Whiz', fr: 'As de la Baguette' },
      icon: 'lorc/crystal-wand',
      text: {
        en: 'You may discard a card in order to play one extra minion or action.',
        fr: 'Vous pouvez défausser une carte pour jouer une Créature ou une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        if (!game.mayDiscardCard(me)) return;
        game.either(
          me,
          [
            { way: 'playExtraMinion', run: () => game.extraMinion(me) },
            { way: 'playExtraAction', run: () => game.extraAction(me) },
          ],
          { isSingle: true },
        );
      },
    }),

    minion('mages/scroll-shuffler', {
      power: 2,
      copies: 4,
      name: { en: 'Scroll Shuffler', fr: 'Brasseur de Parchemins' },
      icon: 'lorc/burning-book',
      text: {
        en: 'Discard a card. Draw a card.',
        fr: 'Défaussez une carte. Piochez une carte.',
      },
      onPlay({ game, me }) {
        game.discardCard(me);
        game.draw(me, 1);
      },
    }),

    action('mages/charm', {
      copies: 1,
      name: { en: 'Charm', fr: 'Charme' },
      icon: 'lorc/glass-heart',
      text: {
        en: 'Take control of a monster this turn. It counts as one of your minions.',
        fr: 'Prenez ce tour-ci le contrôle d’un Monstre. Il compte comme une de vos Créatures.',
      },
      onPlay({ game, me }) {
        const monster = game.chooseMinion(me, { where: (card) => game.isMonster(card) }, { to: 'takeControl' });
        game.borrow(monster, me);
      },
    }),

    action('mages/embiggen', {
      copies: 1,
      raises: (game, _minion, me) => game.hand(me).length > 1,
      name: { en: 'Embiggen', fr: 'Agrandissement' },
      icon: 'lorc/embrassed-energy',
      text: {
        en: 'Choose a minion and discard any number of cards. For each of them, it has +1 power this turn.',
        fr: 'Choisissez une Créature et défaussez n’importe quel nombre de cartes. Pour chacune, elle a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, {}, { to: 'givePower' });
        const count = game.discardCards(me);
        if (count > 0) game.givePower(minion, count);
      },
    }),

    action('mages/mass-summoning', {
      copies: 1,
      name: { en: 'Mass Summoning', fr: 'Invocation de Masse' },
      icon: 'lorc/swirl-string',
      text: {
        en: 'Play a monster on each base.',
        fr: 'Jouez un Monstre sur chaque Base.',
      },
      onPlay({ game, me }) {
        for (let left = game.bases(); left.length > 0; ) {
          const at = game.chooseBase(me, left, { to: 'playMonster' }); // RES-07
          game.playMonster(at, me);
          left = left.filter((base) => base !== at && game.isInPlay(base));
        }
      },
    }),

    action('mages/portal-to-beyond', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Portal to Beyond', fr: 'Portail vers l’Au-Delà' },
      icon: 'delapouite/dungeon-gate',
      text: {
        en: 'Play on a base. **Talent:** Discard a card in order to play a monster here.',
        fr: 'Attachez : Base. **Talent :** Défaussez une carte pour jouer un Monstre ici.',
      },
      use: talent({
        can: hasCards,
        run({ game, me, here }) {
          if (game.discardCard(me)) game.playMonster(here, me);
        },
      }),
    }),

    action('mages/recover-arcane-wisdom', {
      copies: 2,
      name: { en: 'Recover Arcane Wisdom', fr: 'Retour de la Sagesse' },
      icon: 'lorc/book-aura',
      text: {
        en: 'Draw cards until you have five in your hand.',
        fr: 'Piochez pour avoir cinq cartes en main.',
      },
      onPlay({ game, me }) {
        game.draw(me, Math.max(0, 5 - game.hand(me).length));
      },
    }),

    action('mages/some-enchanted-evening', {
      copies: 1,
      name: { en: 'Some Enchanted Evening', fr: 'Soirée Enchantée' },
      icon: 'lorc/eclipse',
      text: {
        en: 'Discard any number of cards. Play as many extra minions of 3 power or less.',
        fr: 'Défaussez n’importe quel nombre de cartes. Jouez autant de Créatures supplémentaires de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { maxPower: 3, count: game.discardCards(me) });
      },
    }),

    action('mages/speed-reading', {
      copies: 1,
      name: { en: 'Speed Reading', fr: 'Lecture Rapide' },
      icon: 'lorc/book-storm',
      text: {
        en: 'Discard a card. Draw three cards.',
        fr: 'Défaussez une carte. Piochez trois cartes.',
      },
      onPlay({ game, me }) {
        game.discardCard(me);
        game.draw(me, 3);
      },
    }),

    action('mages/zzzzzap', {
      copies: 2,
      name: { en: 'Zzzzzap!', fr: 'Bzzzzzt !' },
      icon: 'lorc/lightning-tear',
      text: {
        en: 'Discard a card in order to destroy a minion of 3 power or less.',
        fr: 'Défaussez une carte pour détruire une Créature de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        const weak = { maxPower: 3 };
        if (game.countMinions(weak) > 0 && game.discardCard(me)) game.destroyMinion(me, weak); // TIME-17
      },
    }),
  ],
};
