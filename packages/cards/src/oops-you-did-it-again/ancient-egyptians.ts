import {
  action,
  type Base,
  byYou,
  type FactionDef,
  here,
  minion,
  NO_CARD,
  only,
  type Seat,
  talent,
  titan,
  type Words,
} from '@baston/engine';

const hasBuried = (game: Words, seat: Seat, at?: Base): boolean =>
  game.buried(at === undefined ? { of: seat } : { at, of: seat }).length > 0;

export const ancientEgyptians: FactionDef = {
  id: 'ancient-egyptians',
  name: { en: 'Ancient Egyptians', fr: 'Anciens Égyptiens' },
  look: { deep: '#6a4a0c', bright: '#ffd65c', paper: '#fdf6e0', pattern: 'eyes' },
  cards: [
    minion('ancient-egyptians/pharaoh', {
      power: 5,
      copies: 1,
      name: { en: 'Pharaoh', fr: 'Pharaon' },
      icon: 'delapouite/egyptian-profile',
      text: {
        en: '**Ongoing:** After each other buried card uncovered, draw a card. **Special:** Before this base scores, you may uncover one of your buried cards here.',
        fr: '**Permanent :** Après chaque autre carte enterrée dévoilée, piochez une carte. **Spécial :** Avant la Conquête de cette Base, vous pouvez dévoiler une de vos cartes enterrées ici.',
      },
      on: {
        buried: { when: only('uncovered'), run: ({ game, me }) => game.draw(me, 1) },
        beforeScore: {
          special: true,
          when: here,
          run: ({ game, me, here }) => game.mayUncover(me, here),
        },
      },
    }),

    minion('ancient-egyptians/priest-of-anubis', {
      power: 4,
      copies: 2,
      name: { en: 'Priest of Anubis', fr: 'Prêtre d’Anubis' },
      icon: 'delapouite/anubis',
      text: {
        en: '**Ongoing:** This minion has +2 power as long as you have a card buried here.',
        fr: '**Permanent :** Cette Créature a Force +2 tant que vous avez une carte enterrée ici.',
      },
      changesPower: {
        of: 'self',
        by: (game, self) => (hasBuried(game, game.controllerOf(self), game.baseOf(self)) ? 2 : 0),
      },
    }),

    minion('ancient-egyptians/pyramid-engineer', {
      power: 3,
      copies: 3,
      name: { en: 'Pyramid Engineer', fr: 'Bâtisseur de Pyramides' },
      icon: 'delapouite/egyptian-walk',
      text: {
        en: 'You may uncover one of your buried cards here. **Talent:** From your hand, bury a card here.',
        fr: 'Vous pouvez dévoiler une de vos cartes enterrées ici. **Talent :** Enterrez ici une carte de votre main.',
      },
      onPlay({ game, me, here }) {
        game.mayUncover(me, here);
      },
      use: talent({
        can: (game, _self, seat) => game.hand(seat).length > 0,
        run: ({ game, me, here }) => game.buryFromHand(me, here),
      }),
    }),

    minion('ancient-egyptians/mummy', {
      power: 2,
      copies: 4,
      name: { en: 'Mummy', fr: 'Momie' },
      icon: 'delapouite/mummy-head',
      text: {
        en: '**Ongoing:** After this base scores, you may bury this minion at another base.',
        fr: '**Permanent :** Après la Conquête de cette Base, vous pouvez enterrer cette Créature sur une autre Base.',
      },
      on: {
        afterScore: {
          when: here,
          run({ game, me, self, here }) {
            const to = game.chooseBase(me, game.otherBases(here), { to: 'buryAt', may: true, about: self });
            if (to) game.bury(self, to, me); // CARD-163
          },
        },
      },
    }),

    action('ancient-egyptians/ancient-curse', {
      copies: 2,
      playOn: 'minion',
      name: { en: 'Ancient Curse', fr: 'Malédiction Antique' },
      icon: 'delapouite/eye-of-horus',
      text: {
        en: 'Play on a minion. You may remove a +1 power counter from it. **Ongoing:** It has −2 power.',
        fr: 'Attachez : Créature. Vous pouvez en retirer un marqueur Force +1. **Permanent :** Elle a Force −2.',
      },
      onPlay({ game, me, bearer }) {
        if (game.countersOn(bearer) > 0 && game.confirm(me, 'removeCounters', bearer)) game.removeCounters(bearer, 1);
      },
      changesPower: { of: 'bearer', by: () => -2 },
    }),

    action('ancient-egyptians/blessing-of-anubis', {
      copies: 1,
      playOn: 'bury',
      name: { en: 'Blessing of Anubis', fr: 'Bénédiction d’Anubis' },
      icon: 'lorc/ankh',
      text: {
        en: 'Bury this card. **Special:** When it is uncovered, each of your minions here has +2 power this turn.',
        fr: 'Enterrez cette carte. **Spécial :** Quand elle est dévoilée, chacune de vos Créatures ici a Force +2 ce tour-ci.',
      },
      onUncover({ game, me, here }) {
        game.givePowerAll(game.minions({ at: here, of: me }), 2);
      },
    }),

    action('ancient-egyptians/lost-knowledge', {
      copies: 1,
      name: { en: 'Lost Knowledge', fr: 'Savoir Perdu' },
      icon: 'delapouite/papyrus',
      text: {
        en: 'Bury a card from your hand OR uncover one of your buried cards. **Special:** You may also play this before a base scores.',
        fr: 'Enterrez une carte de votre main OU dévoilez une de vos cartes enterrées. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        game.either(me, [
          { way: 'bury', can: game.hand(me).length > 0, run: () => game.buryFromHand(me) },
          {
            way: 'uncover',
            can: hasBuried(game, me),
            run: () => game.uncover(game.chooseCard(me, game.buried({ of: me }), { to: 'uncover' })),
          },
        ]);
      },
      special: { on: 'beforeScore' },
    }),

    action('ancient-egyptians/mummy-strength', {
      copies: 1,
      raises: true,
      name: { en: 'Mummy Strength', fr: 'Force de la Momie' },
      icon: 'delapouite/horus',
      text: {
        en: 'One of your minions has +2 power this turn, or +3 power if there is a card buried on its base.',
        fr: 'Une de vos Créatures a Force +2 ce tour-ci, ou Force +3 s’il y a une carte enterrée sur sa Base.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'givePower' });
        if (minion) game.givePower(minion, game.buried({ at: game.baseOf(minion) }).length > 0 ? 3 : 2);
      },
    }),

    action('ancient-egyptians/plague-of-locusts', {
      copies: 1,
      name: { en: 'Plague of Locusts', fr: 'Nuée de Sauterelles' },
      icon: 'lorc/scarab-beetle',
      text: {
        en: 'Choose a base. Each minion of another player there has −1 power this turn. **Special:** You may also play this before a base scores.',
        fr: 'Choisissez une Base. Chaque Créature d’un autre joueur y a Force −1 ce tour-ci. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'lowerPower' });
        game.givePowerAll(game.minions({ at, notOf: me }), -1);
      },
      special: { on: 'beforeScore' },
    }),

    action('ancient-egyptians/seal-the-tomb', {
      copies: 1,
      name: { en: 'Seal the Tomb', fr: 'Sceller le Tombeau' },
      icon: 'delapouite/sarcophagus',
      text: {
        en: 'Bury up to two cards from your hand at one base OR uncover up to two of your cards buried at one base.',
        fr: 'Enterrez jusqu’à deux cartes de votre main sur une même Base OU dévoilez jusqu’à deux de vos cartes enterrées sur une même Base.',
      },
      onPlay({ game, me }) {
        const buryTwo = (): void => {
          const cards = game.chooseCards(me, game.hand(me), { to: 'bury', max: 2 });
          const at = cards.length > 0 ? game.chooseBase(me, game.bases(), { to: 'buryAt' }) : NO_CARD;
          for (const card of cards) game.bury(card, at, me);
        };
        const uncoverTwo = (): void => {
          const first = game.chooseCard(me, game.buried({ of: me }), { to: 'uncover', may: true });
          const at = game.placeOfBuried(first);
          game.uncover(first);
          if (first) game.mayUncover(me, at);
        };
        game.either(me, [
          { way: 'bury', can: game.hand(me).length > 0, run: buryTwo },
          { way: 'uncover', can: hasBuried(game, me), run: uncoverTwo },
        ]);
      },
    }),

    action('ancient-egyptians/tomb-trap', {
      copies: 2,
      playOn: 'bury',
      name: { en: 'Tomb Trap', fr: 'Piège Tombal' },
      icon: 'delapouite/temple-door',
      text: {
        en: 'Bury this card. **Special:** When it is uncovered, you may destroy a minion of 4 power or less here.',
        fr: 'Enterrez cette carte. **Spécial :** Quand elle est dévoilée, vous pouvez détruire une Créature de Force 4 ou moins ici.',
      },
      onUncover({ game, me, here }) {
        game.mayDestroyMinion(me, { at: here, maxPower: 4 });
      },
    }),

    action('ancient-egyptians/you-can-take-it-with-you', {
      copies: 1,
      playOn: 'bury',
      name: { en: 'You Can Take It With You', fr: 'Vous Pouvez l’Emporter' },
      icon: 'delapouite/egyptian-urns',
      text: {
        en: 'Bury this card. **Special:** When it is uncovered, draw three cards.',
        fr: 'Enterrez cette carte. **Spécial :** Quand elle est dévoilée, piochez trois cartes.',
      },
      onUncover({ game, me }) {
        game.draw(me, 3);
      },
    }),
  ],

  titan: titan('ancient-egyptians/sphinx', {
    optional: true,
    name: { en: 'Sphinx', fr: 'Sphinx' },
    icon: 'delapouite/egyptian-sphinx',
    text: {
      en: '**Special:** At the start of your turn, you may return one of your buried cards to hand in order to play this titan on its base. **Special:** After a base scores, if this titan is in play, you may return one of your cards buried there to hand. **Talent:** From your hand, bury a card here.',
      fr: '**Spécial :** Au début de votre tour, vous pouvez renvoyer en main une de vos cartes enterrées pour jouer ce Titan sur sa Base. **Spécial :** Après la Conquête d’une Base, si ce Titan est en jeu, vous pouvez renvoyer en main une de vos cartes qui y sont enterrées. **Talent :** Enterrez ici une carte de votre main.',
    },
    aside: {
      on: {
        turnStart: {
          special: true,
          when: (game, self, happening) => byYou(game, self, happening) && game.canPlayTitan(happening.by, self),
          run({ game, me, self }) {
            const card = game.chooseCard(me, game.buried({ of: me }), { to: 'placeInHand', may: true, about: self });
            const at = game.placeOfBuried(card);
            return game.returnToHand(card) && game.playTitan(me, self, at);
          },
        },
      },
    },
    on: {
      afterScore: {
        special: true,
        when: (game, self, { at }) => hasBuried(game, game.controllerOf(self), at),
        run: ({ game, me }, { at }) =>
          game.returnToHand(
            game.chooseCard(me, game.buried({ at, of: me }), { to: 'placeInHand', may: true, about: at }),
          ),
      },
    },
    use: talent({
      can: (game, _self, seat) => game.hand(seat).length > 0,
      run: ({ game, me, here }) => game.buryFromHand(me, here),
    }),
  }),
};
