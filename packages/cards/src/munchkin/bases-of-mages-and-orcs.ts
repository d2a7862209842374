import { atMe, type BaseDef, base, firstMinionAtMe, type Seat, type Words, winners } from '@baston/engine';

/** The player looks at that many cards of their deck, plays or draws one of them, and puts the others back. */
function takeOneOfTop(game: Words, seat: Seat, count: number): void {
  const top = game.lookAtTop(seat, count);
  const chosen = game.chooseCard(seat, top, { to: 'playOrDraw' });
  if (!chosen) return;
  const putOthersBack = (): void =>
    game.putBack(
      seat,
      top.filter((card) => card !== chosen && game.deck(seat).includes(card)),
    );
  const play = (): void => {
    game.playChosen(seat, chosen);
    putOthersBack();
  };
  const draw = (): void => {
    putOthersBack();
    game.putOnDeck(seat, [chosen], seat); // nobody else sees which card it is
    game.draw(seat, 1);
  };
  game.either(seat, [
    { way: 'playNow', can: game.canPlayExtra(seat, chosen), run: play },
    { way: 'draw', run: draw },
  ]);
}

export const basesOfMagesAndOrcs: readonly BaseDef[] = [
  base('base/dimension-doors', {
    faction: 'mages',
    breakpoint: 20,
    vp: [4, 2, 1],
    monsters: 1,
    name: { en: 'Dimension Doors', fr: 'Portes Dimensionnelles' },
    icon: 'lorc/portal',
    text: {
      en: '**1 monster.** After the first minion you play here each turn, you may discard a card in order to play an extra minion here.',
      fr: '**1 Monstre.** Après la première Créature que vous jouez ici à chaque tour, vous pouvez défausser une carte pour jouer ici une Créature supplémentaire.',
    },
    on: {
      played: {
        when: firstMinionAtMe,
        run({ game, self }, { by }) {
          const card = game.chooseCard(by, game.hand(by), { to: 'discard', may: true }); // ERR-18
          if (card && game.discard(card)) game.extraMinion(by, { at: self });
        },
      },
    },
  }),

  base('base/mages-tower', {
    faction: 'mages',
    breakpoint: 15,
    vp: [3, 2, 1],
    monsters: 1,
    name: { en: 'Mage’s Tower', fr: 'Tour de Mage' },
    icon: 'lorc/white-tower',
    text: {
      en: '**1 monster.** After the first minion you play here each turn, discard a card and draw two cards.',
      fr: '**1 Monstre.** Après la première Créature que vous jouez ici à chaque tour, défaussez une carte et piochez deux cartes.',
    },
    on: {
      played: {
        when: firstMinionAtMe,
        run({ game }, { by }) {
          if (!game.follows(by)) return;
          game.discardCard(by);
          game.draw(by, 2);
        },
      },
    },
  }),

  base('base/garrison', {
    faction: 'orcs',
    breakpoint: 12,
    vp: [2, 1, 1],
    monsters: 1,
    name: { en: 'Garrison', fr: 'Garnison' },
    icon: 'delapouite/medieval-barracks',
    text: {
      en: '**1 monster.** After this base scores, the winner may look at as many cards from the top of their deck as they have minions here, play or draw one of them, and put the others back in any order.',
      fr: '**1 Monstre.** Après la Conquête de cette Base, le Vainqueur peut consulter autant de cartes du dessus de sa pioche qu’il a de Créatures ici, en jouer ou en piocher une, et replacer les autres dans l’ordre de son choix.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, self }, happening) {
          for (const winner of winners(happening)) {
            const count = game.countMinions({ at: self, of: winner });
            if (count > 0 && game.confirm(winner, 'look')) takeOneOfTop(game, winner, count);
          }
        },
      },
    },
  }),

  base('base/the-pits', {
    faction: 'orcs',
    breakpoint: 20,
    vp: [5, 3, 2],
    monsters: 3,
    name: { en: 'The Pits', fr: 'La Fosse' },
    icon: 'delapouite/spiky-pit',
    text: {
      en: '**3 monsters.** Once per turn, when your standard action directly affects a minion here, you may let it affect a monster here the same way.',
      fr: '**3 Monstres.** Une fois par tour, quand votre Action standard affecte directement une Créature ici, vous pouvez lui faire affecter un Monstre ici de la même façon.',
    },
    alsoAffects: {
      oncePerTurn: true,
      onto(game, self, affected) {
        if (!affected.some((minion) => game.baseOf(minion) === self)) return [];
        return game.minions({ at: self, where: (card) => game.isMonster(card) && !affected.includes(card) });
      },
    },
  }),
];
