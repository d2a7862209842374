import {
  action,
  byYou,
  type Card,
  type FactionDef,
  minion,
  only,
  talent,
  titan,
  titanPlay,
  toMe,
  type Words,
} from '@baston/engine';

const isWeak =
  (game: Words, maxPower: number) =>
  (card: Card): boolean =>
    game.isMinion(card) && game.powerOf(card) <= maxPower; // CARD-037

export const killerPlants: FactionDef = {
  id: 'killer-plants',
  name: { en: 'Killer Plants', fr: 'Plantes Carnivores' },
  look: { deep: '#1f5133', bright: '#ff9fc9', paper: '#f0f8f0', pattern: 'petals' },
  cards: [
    minion('killer-plants/venus-man-trap', {
      power: 5,
      copies: 1,
      name: { en: 'Venus Man Trap', fr: 'Dionée Ogresse' },
      icon: 'caro-asercion/venus-flytrap',
      text: {
        en: '**Talent:** Search your deck for a minion of 2 power or less and play it here as an extra minion.',
        fr: '**Talent :** Cherchez dans votre pioche une Créature de Force 2 ou moins et jouez-la ici comme Créature supplémentaire.',
      },
      use: talent({ run: ({ game, me, here }) => game.searchAndPlay(me, isWeak(game, 2), here) }),
    }),

    minion('killer-plants/weed-eater', {
      power: 5,
      copies: 2,
      name: { en: 'Weed Eater', fr: 'Tomates Tueuses' },
      icon: 'delapouite/tomato',
      text: {
        en: 'On the turn you play it, this minion has −2 power.',
        fr: 'Le tour où vous la jouez, cette Créature a Force −2.',
      },
      changesPower: {
        of: 'self',
        by: (game, self) => (game.playedThisTurn({}).some(({ card }) => card === self) ? -2 : 0), // CARD-037
      },
    }),

    minion('killer-plants/water-lily', {
      power: 3,
      copies: 3,
      mentions: ['killer-plants/water-lily'],
      name: { en: 'Water Lily', fr: 'Nénuphar' },
      icon: 'delapouite/lily-pads',
      text: {
        en: '**Ongoing:** At the start of your turn, draw a card. Only one Water Lily per turn.',
        fr: '**Permanent :** Au début de votre tour, piochez une carte. Un seul Nénuphar par tour.',
      },
      on: {
        turnStart: {
          when: byYou, // CARD-036
          run({ game, me, self }) {
            if (game.isNameSpent(self, me)) return;
            game.spendName(self, me);
            game.draw(me, 1);
          },
        },
      },
    }),

    minion('killer-plants/sprout', {
      power: 2,
      copies: 4,
      name: { en: 'Sprout', fr: 'Jeune Pousse' },
      icon: 'lorc/sprout',
      text: {
        en: '**Ongoing:** At the start of your next turn, destroy this minion. Then you may search your deck for a minion of 3 power or less and play it here as an extra minion.',
        fr: '**Permanent :** Au début de votre prochain tour, détruisez cette Créature. Vous pouvez ensuite chercher dans votre pioche une Créature de Force 3 ou moins et la jouer ici comme Créature supplémentaire.',
      },
      on: {
        turnStart: {
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.playedThisTurn({}).every(({ card }) => card !== self), // CARD-035
          run({ game, me, self, here }) {
            game.destroy(self); // ERR-26
            game.maySearchAndPlay(me, isWeak(game, 3), here);
          },
        },
      },
    }),

    action('killer-plants/blossom', {
      copies: 1,
      name: { en: 'Blossom', fr: 'Floraison' },
      icon: 'lorc/flowers',
      text: {
        en: 'Play up to three extra minions of the same name.',
        fr: 'Jouez jusqu’à trois Créatures supplémentaires de même nom.',
      },
      onPlay({ game, me }) {
        let played = game.playMinionNow(me, {});
        for (let more = 0; played && more < 2; more++) played = game.playMinionNow(me, { only: game.defOf(played) });
      },
    }),

    action('killer-plants/budding', {
      copies: 1,
      name: { en: 'Budding', fr: 'Bourgeonnement' },
      icon: 'lorc/bud',
      text: {
        en: 'Choose a minion in play. Search your deck for a copy of it and take it.',
        fr: 'Choisissez une Créature en jeu. Cherchez-en un autre exemplaire dans votre pioche et prenez-le en main.',
      },
      onPlay({ game, me }) {
        const model = game.chooseMinion(me, {}, { to: 'search' });
        if (model) game.searchToHand(me, (card) => game.isSameName(card, model));
      },
    }),

    action('killer-plants/choking-vines', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Choking Vines', fr: 'Lianes Étrangleuses' },
      icon: 'lorc/curling-vines',
      text: {
        en: 'Play on a minion. **Ongoing:** At the start of your turn, destroy it.',
        fr: 'Attachez : Créature. **Permanent :** Au début de votre tour, détruisez-la.',
      },
      on: { turnStart: { when: byYou, run: ({ game, bearer }) => game.destroy(bearer) } },
    }),

    action('killer-plants/deep-roots', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Deep Roots', fr: 'Racines Profondes' },
      icon: 'delapouite/plant-roots',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards cannot move or return your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs ne peuvent ni déplacer ni renvoyer vos Créatures ici.',
      },
      protects(game, self, target, verb) {
        const isKept = verb === 'move' || verb === 'return'; // CARD-033
        return isKept && game.isYourMinionHere(self, target) && game.isOthersCard(self);
      },
    }),

    action('killer-plants/entangled', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Entangled', fr: 'Blocus Végétal' },
      icon: 'lorc/thorny-vine',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards cannot move or return minions from any base where you have a minion. At the start of your turn, destroy this action.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs ne peuvent ni déplacer ni renvoyer les Créatures des Bases où vous avez une Créature. Au début de votre tour, détruisez cette Action.',
      },
      protects(game, self, target, verb) {
        const me = game.controllerOf(self);
        const isKept = (verb === 'move' || verb === 'return') && game.isMinion(target); // CARD-033
        return isKept && game.isOthersCard(self) && game.countMinions({ at: game.baseOf(target), of: me }) > 0;
      },
      on: { turnStart: { when: byYou, run: ({ game, self }) => game.destroy(self) } },
    }),

    action('killer-plants/insta-grow', {
      copies: 2,
      name: { en: 'Insta-Grow', fr: 'Pousse Express' },
      icon: 'delapouite/plant-watering',
      text: { en: 'Play an extra minion.', fr: 'Jouez une Créature supplémentaire.' },
      onPlay({ game, me }) {
        game.extraMinion(me);
      },
    }),

    action('killer-plants/overgrowth', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Overgrowth', fr: 'Pic de Croissance' },
      icon: 'delapouite/tree-growth',
      text: {
        en: 'Play on a base. **Ongoing:** At the start of your turn, its breakpoint starts from 0 this turn.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, sa Résistance part de 0 ce tour-ci.',
      },
      on: { turnStart: { when: byYou, run: ({ game, here }) => game.setBreakpoint(here, 0) } }, // CARD-034
    }),

    action('killer-plants/sleep-spores', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Sleep Spores', fr: 'Spores Soporifiques' },
      icon: 'delapouite/mushrooms-cluster',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ minions here have −1 power.',
        fr: 'Attachez : Base. **Permanent :** Les Créatures des autres joueurs ici ont Force −1.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isOthers(self, minion) ? -1 : 0) },
    }),
  ],
  titan: titan('killer-plants/killer-kudzu', {
    optional: true,
    name: { en: 'Killer Kudzu', fr: 'Kudzu Tueur' },
    icon: 'delapouite/carnivorous-plant',
    text: {
      en: '**Special:** At the start of your turn, place a +1 power counter on this titan if it is not in play. On your turn, if it has three or more, you may play it with up to six of them. **Ongoing:** After this titan leaves play, shuffle up to two minions from your discard pile into your deck OR draw two cards. **Talent:** Destroy this titan in order to play an extra minion from your discard pile, of at most as much power as it has counters.',
      fr: '**Spécial :** Au début de votre tour, placez un marqueur Force +1 sur ce Titan s’il n’est pas en jeu. À votre tour, s’il en a au moins trois, vous pouvez le jouer avec six au plus. **Permanent :** Après qu’il a quitté le jeu, mélangez dans votre pioche jusqu’à deux Créatures de votre défausse OU piochez deux cartes. **Talent :** Détruisez-le pour jouer une Créature supplémentaire de votre défausse, de Force au plus égale à son nombre de marqueurs.',
    },
    aside: {
      on: { turnStart: { special: true, when: byYou, run: ({ game, self }) => game.addCounters(self, 1) } },
      use: titanPlay({ can: (game, self) => game.countersOn(self) >= 3, keeps: 6 }),
    },
    on: {
      leaves: {
        when: only('titan', toMe),
        run({ game, me }) {
          const fallen = game.minionsIn(game.discardPile(me));
          const reclaim = (): void => game.shuffleIn(me, game.chooseCards(me, fallen, { to: 'shuffleIn', max: 2 }));
          game.either(me, [
            { way: 'shuffleIn', can: fallen.length > 0, run: reclaim },
            { way: 'drawTwo', can: !game.isExhausted(me), run: () => game.draw(me, 2) },
          ]);
        },
      },
    },
    use: talent({
      run({ game, me, self }) {
        const maxPower = game.countersOn(self);
        if (game.destroy(self)) game.playMinionNow(me, { from: 'discard', maxPower }); // PLAY-04
      },
    }),
  }),
};
