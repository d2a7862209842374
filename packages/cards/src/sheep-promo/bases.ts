import { atMe, type BaseDef, base, type Card, NOBODY } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/sheep-shrine', {
    faction: 'sheep',
    breakpoint: 19,
    vp: [4, 2, 1],
    notAtStart: true,
    name: { en: 'Sheep Shrine', fr: 'Sanctuaire Ovin' },
    icon: 'delapouite/shinto-shrine',
    text: {
      en: 'After this base comes into play, each player may move one of their minions here. It is not among the bases that a game begins with.',
      fr: 'Après que cette Base est entrée en jeu, chaque joueur peut y déplacer une de ses Créatures. Elle n’est pas parmi les Bases du début de partie.',
    },
    on: {
      baseEnters: {
        when: atMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) {
            const elsewhere = { of: seat, notAt: here };
            const mine = game.chooseMinion(seat, elsewhere, { to: 'moveHere', may: true });
            if (mine) game.move(mine, here, seat); // BASE-32
          }
        },
      },
    },
  }),

  base('base/the-pasture', {
    faction: 'sheep',
    breakpoint: 25,
    vp: [5, 3, 2],
    name: { en: 'The Pasture', fr: 'Pâturage' },
    icon: 'delapouite/high-grass',
    text: {
      en: 'After the first minion you move here each turn, move another minion here from the base that it left.',
      fr: 'Après la première Créature que vous déplacez ici à chaque tour, déplacez ici une autre Créature de la Base qu’elle a quittée.',
    },
    on: {
      moved: {
        joint: true,
        when: (game, self, { card, at, by }) =>
          at === self && by !== NOBODY && game.isMinion(card) && !game.isSpent(self, by),
        run({ game, self, here }, { by, alike }) {
          if (!game.spendOnce(self, by)) return;
          const isLeft = (minion: Card): boolean => alike.some(({ from }) => from === game.baseOf(minion));
          const another = { where: isLeft };
          if (game.countMinions(another) === 0 || !game.follows(by)) return;
          const companion = game.chooseMinion(by, another, { to: 'bringAlong' }); // BASE-23
          if (companion) game.move(companion, here, by);
        },
      },
    },
  }),
];
