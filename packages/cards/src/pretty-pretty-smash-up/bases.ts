import { type BaseDef, base, firstMinionAtMe, minionAtMe, NOBODY, onYourTurn } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/enchanted-glen', {
    faction: 'fairies',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Enchanted Glen', fr: 'Ruisseau Enchanté' },
    icon: 'delapouite/baobab',
    text: {
      en: 'After each action you play on a minion here, draw a card.',
      fr: 'Après chaque Action que vous jouez sur une Créature ici, piochez une carte.',
    },
    on: {
      played: {
        when: (game, self, { card, at }) => at === self && game.isAction(card) && game.isMinion(game.hostOf(card)),
        run({ game }, { by }) {
          if (game.follows(by)) game.draw(by, 1);
        },
      },
    },
  }),

  base('base/fairy-circle', {
    faction: 'fairies',
    breakpoint: 26,
    vp: [4, 3, 2],
    name: { en: 'Fairy Circle', fr: 'Cercle de Fées' },
    icon: 'delapouite/grass-mushroom',
    text: {
      en: 'After the first minion you play here each turn, play an extra minion here or an extra action.',
      fr: 'Après la première Créature que vous jouez ici à chaque tour, jouez une Créature supplémentaire ici ou une Action supplémentaire.',
    },
    on: {
      played: {
        when: firstMinionAtMe,
        run({ game, self }, { by }) {
          const ways = [
            { way: 'playExtraMinion', run: () => game.extraMinion(by, { at: self }) },
            { way: 'playExtraAction', run: () => game.extraAction(by) },
          ] as const;
          game.either(by, ways, { may: true, isSingle: true });
        },
      },
    },
  }),

  base('base/cool-cats-alley', {
    faction: 'kitty-cats',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Cool Cats’ Alley', fr: 'Ruelle des Chats Sauvages' },
    icon: 'delapouite/apple-core',
    text: {
      en: 'On your turn, you may destroy one of your minions here in order to draw a card.',
      fr: 'À votre tour, vous pouvez détruire une de vos Créatures ici pour piocher une carte.',
    },
    use: onYourTurn({
      can: (game, self, of) => game.countMinions({ at: self, of }) > 0,
      run({ game, me, self }) {
        if (game.destroyMinion(me, { at: self, of: me })) game.draw(me, 1); // TIME-17
      },
    }),
  }),

  base('base/the-house-of-nine-lives', {
    faction: 'kitty-cats',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'The House of Nine Lives', fr: 'Chez la Vieille aux Chats' },
    icon: 'delapouite/arabic-door',
    text: {
      en: 'Instead of destroying a minion on another base, its owner may move it here.',
      fr: 'Si une Créature d’une autre Base devait être détruite, son propriétaire peut la déplacer ici à la place.',
    },
    instead: {
      when: (game, self, target, verb) =>
        verb === 'destroy' &&
        game.isMinion(target) &&
        game.ownerOf(target) !== NOBODY && // MON-04
        game.baseOf(target) !== self,
      run({ game, self }, target) {
        const owner = game.ownerOf(target);
        return game.confirm(owner, 'moveToSave', target) && game.move(target, self, owner);
      },
    },
  }),

  base('base/equaria', {
    faction: 'mythic-horses',
    breakpoint: 25,
    vp: [5, 3, 2],
    name: { en: 'Equaria', fr: 'Equestria' },
    icon: 'delapouite/circle-forest',
    text: {
      en: 'After each minion you play here, you may move one of your minions here from another base.',
      fr: 'Après chaque Créature que vous jouez ici, vous pouvez déplacer ici une de vos Créatures d’une autre Base.',
    },
    on: {
      played: { when: minionAtMe, run: ({ game, self }, { by }) => game.mayMoveHere(by, { of: by }, self) },
    },
  }),

  base('base/pony-land', {
    faction: 'mythic-horses',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Pony Land', fr: 'Royaume des Poneys' },
    icon: 'delapouite/horseshoe',
    text: {
      en: 'Your minions here cannot be destroyed if you have two or more.',
      fr: 'Vos Créatures ici ne peuvent pas être détruites si vous en avez au moins deux.',
    },
    protects(game, self, target, verb) {
      if (verb !== 'destroy' || !game.isMinion(target) || game.baseOf(target) !== self) return false;
      const of = game.controllerOf(target);
      return of !== NOBODY && game.countMinions({ at: self, of }) >= 2;
    },
  }),

  base('base/beautiful-castle', {
    faction: 'princesses',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'Beautiful Castle', fr: 'Château Merveilleux' },
    icon: 'lorc/heart-tower',
    text: {
      en: 'Other players’ cards do not affect minions of 5 power or more here.',
      fr: 'Les cartes des autres joueurs n’affectent pas les Créatures de Force 5 ou plus ici.',
    },
    protects: (game, self, target) =>
      game.isMinion(target) && game.baseOf(target) === self && game.isOthersCard(target) && game.powerOf(target) >= 5,
  }),

  base('base/ice-castle', {
    faction: 'princesses',
    breakpoint: 15,
    vp: [3, 2, 2],
    name: { en: 'Ice Castle', fr: 'Château de Glace' },
    icon: 'delapouite/ice-cubes',
    text: {
      en: 'Nobody can play minions here.',
      fr: 'Personne ne peut jouer de Créatures ici.',
    },
    forbids: { what: 'playing', when: (game, self, card, _seat, at) => at === self && game.isMinion(card) }, // BASE-12
  }),
];
