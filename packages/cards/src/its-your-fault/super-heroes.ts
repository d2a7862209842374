import {
  action,
  byYou,
  type Card,
  type FactionDef,
  minion,
  talent,
  talentAmong,
  talentEither,
  titan,
  titanOffer,
} from '@baston/engine';

export const superHeroes: FactionDef = {
  id: 'super-heroes',
  name: { en: 'Super Heroes', fr: 'Super-Héros' },
  look: { deep: '#98121f', bright: '#ffe45c', paper: '#fdf3ee', pattern: 'bolts' },
  cards: [
    minion('super-heroes/awesome-guy', {
      power: 5,
      copies: 1,
      name: { en: 'Awesome Guy', fr: 'Super Gars' },
      icon: 'lorc/wing-cloak',
      text: {
        en: '**Ongoing:** Other players’ cards cannot destroy your minions here.',
        fr: '**Permanent :** Les cartes des autres joueurs ne peuvent pas détruire vos Créatures ici.',
      },
      protects: (game, self, target, verb) =>
        verb === 'destroy' && game.isYourMinionHere(self, target) && game.isOthersCard(self),
    }),

    minion('super-heroes/captain-amazing', {
      power: 5,
      copies: 1,
      name: { en: 'Captain Amazing', fr: 'Capitaine Admirable' },
      icon: 'lorc/justice-star',
      text: {
        en: '**Talent:** Each of your minions here has +1 power this turn.',
        fr: '**Talent :** Chacune de vos Créatures ici a Force +1 ce tour-ci.',
      },
      use: talent({ run: ({ game, me, here }) => game.givePowerAll(game.minions({ at: here, of: me }), 1) }), // CARD-118
    }),

    minion('super-heroes/mind-lady', {
      power: 5,
      copies: 1,
      name: { en: 'Mind Lady', fr: 'Psychique' },
      icon: 'lorc/telepathy',
      text: {
        en: '**Talent:** A minion of another player has no abilities until the start of your next turn.',
        fr: '**Talent :** Une Créature d’un autre joueur n’a pas d’effet jusqu’au début de votre prochain tour.',
      },
      use: talentAmong(
        (_game, _self, me) => ({ notOf: me }),
        ({ game, me }, others) => game.loseAbilities(game.chooseMinion(me, others, { to: 'aimAt' }), 'startOfYourTurn'), // CARD-119
      ),
    }),

    minion('super-heroes/the-burst', {
      power: 5,
      copies: 1,
      name: { en: 'The Burst', fr: 'La Fusée' },
      icon: 'lorc/hypersonic-bolt',
      text: {
        en: '**Ongoing:** After a minion is played on another base, you may move this minion there.',
        fr: '**Permanent :** Après qu’une Créature a été jouée sur une autre Base, vous pouvez y déplacer cette Créature.',
      },
      on: {
        played: {
          when: (game, self, { card, at }) => game.isMinion(card) && at !== game.baseOf(self),
          run({ game, me, self, here }, { at }) {
            const goal = game.otherBases(here).filter((base) => base === at); // it may have moved meanwhile
            game.move(self, game.chooseBase(me, goal, { to: 'moveTo', may: true, about: self }));
          },
        },
      },
    }),

    minion('super-heroes/mild-mannered-citizen', {
      power: 2,
      copies: 5,
      name: { en: 'Mild Mannered Citizen', fr: 'Citoyen Sans Histoires' },
      icon: 'delapouite/tie',
      text: {
        en: '**Ongoing:** At the start of your turn, you may destroy this minion in order to search your deck for one of 5 power or more and play it here as an extra minion.',
        fr: '**Permanent :** Au début de votre tour, vous pouvez détruire cette Créature pour chercher dans votre pioche une Créature de Force 5 ou plus et la jouer ici comme Créature supplémentaire.',
      },
      on: {
        turnStart: {
          when: byYou,
          run({ game, me, self, here }) {
            const isHero = (card: Card): boolean => game.isMinion(card) && game.powerOf(card) >= 5;
            if (game.confirm(me, 'sacrifice', self) && game.destroy(self)) game.searchAndPlay(me, isHero, here);
          },
        },
      },
    }),

    action('super-heroes/expanded-power', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Expanded Power', fr: 'Pouvoir Décuplé' },
      icon: 'lorc/surrounded-shield',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +1 power, and other players cannot destroy it.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +1, et les autres joueurs ne peuvent pas la détruire.',
      },
      changesPower: { of: 'bearer', by: () => 1 },
      protects: (game, self, target, verb) =>
        verb === 'destroy' && target === game.hostOf(self) && game.isDoneByOther(self),
    }),

    action('super-heroes/golden-age', {
      copies: 2,
      name: { en: 'Golden Age', fr: 'Âge d’Or' },
      icon: 'lorc/sun-radiations',
      text: {
        en: 'From your discard pile, place up to three minions under your deck.',
        fr: 'Placez sous votre pioche jusqu’à trois Créatures de votre défausse.',
      },
      onPlay({ game, me }) {
        const fallen = game.minionsIn(game.discardPile(me));
        game.putBackUnder(me, game.chooseCards(me, fallen, { to: 'placeUnderDeck', max: 3 }));
      },
    }),

    action('super-heroes/justice-friends', {
      copies: 2,
      raises: (game, minion) => game.powerOf(minion) >= 5,
      name: { en: 'Justice Friends', fr: 'Club Justice' },
      icon: 'delapouite/human-pyramid',
      text: {
        en: 'Each of your minions of 5 power or more has +2 power this turn.',
        fr: 'Chacune de vos Créatures de Force 5 ou plus a Force +2 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.givePowerAll(game.minions({ of: me, minPower: 5 }), 2); // CARD-118
      },
    }),

    action('super-heroes/my-only-weakness', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'My Only Weakness!', fr: 'Ma Seule Faiblesse !' },
      icon: 'lorc/crystalize',
      text: {
        en: 'Play on a minion. **Ongoing:** It has no abilities.',
        fr: 'Attachez : Créature. **Permanent :** Elle n’a pas d’effet.',
      },
      makesBearer: 'silent',
    }),

    action('super-heroes/not-really-dead', {
      copies: 2,
      name: { en: 'Not Really Dead', fr: 'Pas Vraiment Mort' },
      icon: 'delapouite/person-in-bed',
      text: {
        en: 'Take up to two minions of 2 power or less from your discard pile.',
        fr: 'Prenez en main jusqu’à deux Créatures de Force 2 ou moins de votre défausse.',
      },
      onPlay({ game, me }) {
        const fallen = game.minionsIn(game.discardPile(me), 2);
        for (const minion of game.chooseCards(me, fallen, { to: 'placeInHand', max: 2 })) game.put(minion, 'hand');
      },
    }),

    action('super-heroes/radioactive-exposure', {
      copies: 1,
      name: { en: 'Radioactive Exposure', fr: 'Exposition Radioactive' },
      icon: 'lorc/mushroom-cloud',
      text: {
        en: 'Destroy one of your minions in order to search your deck for a stronger minion and play it there as an extra minion.',
        fr: 'Détruisez une de vos Créatures pour chercher dans votre pioche une Créature plus forte et la jouer sur sa Base comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const victim = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
        const [power, at] = [game.powerOf(victim), game.baseOf(victim)];
        const isStronger = (card: Card): boolean => game.isMinion(card) && game.powerOf(card) > power;
        if (game.destroy(victim)) game.searchAndPlay(me, isStronger, at);
      },
    }),

    action('super-heroes/secret-base', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Secret Base', fr: 'Base Secrète' },
      icon: 'delapouite/entry-door',
      text: {
        en: 'Play on a base. **Ongoing:** Other players cannot destroy your minions of 3 power or less here.',
        fr: 'Attachez : Base. **Permanent :** Les autres joueurs ne peuvent pas détruire vos Créatures de Force 3 ou moins ici.',
      },
      protects: (game, self, target, verb) =>
        verb === 'destroy' &&
        game.isYourMinionHere(self, target) &&
        game.isDoneByOther(self) &&
        game.powerOf(target) <= 3,
    }),

    action('super-heroes/sidekick', {
      copies: 1,
      name: { en: 'Sidekick', fr: 'Acolyte' },
      icon: 'delapouite/gemini',
      text: {
        en: 'Where one of your minions has 5 power or more, play an extra minion of 2 power or less.',
        fr: 'Sur une Base où une de vos Créatures a Force 5 ou plus, jouez une Créature supplémentaire de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.basesWith({ of: me, minPower: 5 }), { to: 'playHere' });
        if (at) game.extraMinion(me, { at, maxPower: 2 });
      },
    }),
  ],

  titan: titan('super-heroes/the-everything-glove', {
    optional: true,
    name: { en: 'The Everything Glove', fr: 'Le Gant à Tout Faire' },
    icon: 'delapouite/gauntlet',
    text: {
      en: '**Special:** After one of your minions is destroyed, you may play this titan on the base where it was. **Ongoing:** Other players’ abilities do not affect your minions of 3 power or less here. **Talent:** Play an extra minion of 2 power or less here OR draw a card.',
      fr: '**Spécial :** Après la destruction d’une de vos Créatures, vous pouvez jouer ce Titan sur la Base où elle était. **Permanent :** Les effets des autres joueurs n’affectent pas vos Créatures de Force 3 ou moins ici. **Talent :** Jouez ici une Créature supplémentaire de Force 2 ou moins OU piochez une carte.',
    },
    aside: {
      on: {
        destroyed: titanOffer({
          when: (game, self, { card, controller }) => game.isMinion(card) && controller === game.controllerOf(self),
          on: (game, _me, { at }) => (game.isInPlay(at) ? [at] : []),
        }),
      },
    },
    protects: (game, self, target) =>
      game.isYourMinionHere(self, target) && game.isOthersCard(self) && game.powerOf(target) <= 3,
    use: talentEither([
      { way: 'playExtraMinion', run: ({ game, me, self }) => game.extraMinion(me, { near: self, maxPower: 2 }) },
      { way: 'draw', can: (game, _self, me) => !game.isExhausted(me), run: ({ game, me }) => game.draw(me, 1) },
    ]),
  }),
};
