import {
  atMe,
  type Base,
  type BaseDef,
  base,
  type Card,
  firstMinionAtMe,
  minionAtMe,
  NOBODY,
  onYourTurn,
  type Seat,
  type Words,
} from '@baston/engine';

/** Has the player a minion here, or power? */
const isHere = (game: Words, self: Base, seat: Seat): boolean =>
  game.countMinions({ at: self, of: seat }) > 0 || game.totalOf(self, seat) > 0;

/** The player puts those treasures back, on top of their deck or under it, in any order. */
function putBack(game: Words, seat: Seat, cards: readonly Card[]): void {
  const bottom = game.chooseCards(seat, cards, { to: 'putUnder' });
  const top = cards.filter((card) => !bottom.includes(card));
  for (const card of game.putInOrder(seat, top, 'putOrder').reverse()) game.putOnOwnDeck(card, seat);
  for (const card of game.putInOrder(seat, bottom, 'putOrder')) game.putUnderOwnDeck(card, seat);
}

export const bases: readonly BaseDef[] = [
  base('base/hotel-of-holiness', {
    faction: 'clerics',
    breakpoint: 15,
    vp: [4, 3, 2],
    monsters: 2,
    name: { en: 'Hotel of Holiness', fr: 'Hôtel de Sainteté' },
    icon: 'delapouite/church',
    text: {
      en: '**2 monsters.** After this base scores, each owner places their minions here on top of their deck in any order instead of discarding them.',
      fr: '**2 Monstres.** Après la Conquête de cette Base, chaque propriétaire place ses Créatures d’ici sur sa pioche, dans l’ordre de son choix, au lieu de les défausser.',
    },
    instead: {
      when(game, self, target, verb) {
        const isOwnedMinion = game.isMinion(target) && game.ownerOf(target) !== NOBODY; // MON-04
        const makesRoom = verb === 'discard' && game.isEffectOf(self); // the base discards them to make room for the next one
        return makesRoom && isOwnedMinion && game.hostOf(target) === self;
      },
      run({ game, self }, target) {
        const owner = game.ownerOf(target);
        const isLeft = (minion: Card): boolean => minion === target || !game.isSavedByOther(minion, self); // RES-07, and may move some away
        const theirs = game.minions({ at: self, ownedBy: owner }).filter(isLeft);
        for (const minion of game.putInOrder(owner, theirs, 'putOrder').reverse()) game.place(minion, 'deckTop');
        return !game.isInPlay(target);
      },
    },
  }),

  base('base/whack-a-ghoul', {
    faction: 'clerics',
    breakpoint: 12,
    vp: [3, 2, 1], // ERR-17
    monsters: 3,
    name: { en: 'Whack-a-Ghoul', fr: 'Chasse-Goule' },
    icon: 'delapouite/toy-mallet',
    text: {
      en: '**3 monsters.** Place each undead monster played here under the monster deck. Nobody gets its treasures.',
      fr: '**3 Monstres.** Placez chaque Monstre Mort-Vivant joué ici sous la pioche Monstre. Personne ne reçoit ses Trésors.',
    },
    on: {
      monster: {
        when: (game, self, { card, at }) => at === self && game.isUndead(card),
        run({ game }, { card }) {
          if (game.isInPlay(card)) game.putUnderOwnDeck(card); // BASE-43
        },
      },
    },
  }),

  base('base/the-mines', {
    faction: 'dwarves',
    breakpoint: 13,
    vp: [3, 1, 1],
    monsters: 2,
    name: { en: 'The Mines', fr: 'Les Mines' },
    icon: 'delapouite/mine-wagon',
    text: {
      en: '**2 monsters.** Once per turn, after you play a minion here, you may look at as many cards of the treasure deck as it has power. Place each on top of that deck or under it, in any order.',
      fr: '**2 Monstres.** Une fois par tour, après avoir joué une Créature ici, vous pouvez consulter autant de cartes de la pioche Trésor qu’elle a de Force. Placez chacune sur ou sous cette pioche, dans l’ordre de votre choix.',
    },
    on: {
      played: {
        when: (game, self, happening) => minionAtMe(game, self, happening) && !game.isSpent(self, happening.by),
        run({ game, self }, { card, by }) {
          if (game.isInPlay(card) && game.confirmOnce(self, by, 'look'))
            putBack(game, by, game.lookAtTop(by, game.powerOf(card), 'treasureDeck'));
        },
      },
    },
  }),

  base('base/treasure-bath', {
    faction: 'dwarves',
    breakpoint: 12,
    vp: [2, 0, 0],
    monsters: 1,
    name: { en: 'Treasure Bath', fr: 'Piscine Dorée' },
    icon: 'delapouite/bathtub',
    text: {
      en: '**1 monster.** After the first minion you play here each turn, draw a treasure.',
      fr: '**1 Monstre.** Après la première Créature que vous jouez ici à chaque tour, piochez un Trésor.',
    },
    on: {
      played: {
        when: firstMinionAtMe,
        run({ game }, { by }) {
          if (game.follows(by)) game.drawTreasures(by, 1);
        },
      },
    },
  }),

  base('base/helpers-hollow', {
    faction: 'elves',
    breakpoint: 17,
    vp: [3, 2, 1],
    monsters: 2,
    name: { en: 'Helper’s Hollow', fr: 'Refuge des Assistants' },
    icon: 'delapouite/tree-door',
    text: {
      en: '**2 monsters.** On each player’s turn, other players’ minions here have +1 power.',
      fr: '**2 Monstres.** Pendant le tour de chaque joueur, les Créatures des autres joueurs ici ont Force +1.',
    },
    changesPower: {
      of: 'here',
      by(game, _self, minion) {
        const controller = game.controllerOf(minion);
        return controller !== NOBODY && controller !== game.active ? 1 : 0;
      },
    },
  }),

  base('base/treehouse', {
    faction: 'elves',
    breakpoint: 15,
    vp: [4, 2, 1],
    monsters: 2,
    name: { en: 'Treehouse', fr: 'Cabane Sylvestre' },
    icon: 'caro-asercion/treehouse',
    text: {
      en: '**2 monsters.** After you play a minion here, you may let another player of your choice draw a card.',
      fr: '**2 Monstres.** Après avoir joué une Créature ici, vous pouvez laisser un autre joueur de votre choix piocher une carte.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game }, { by }) {
          if (!game.confirm(by, 'letDraw')) return;
          const other = game.choosePlayer(by, game.others(by), { to: 'letDraw' });
          game.mayDraw(other);
        },
      },
    },
  }),

  base('base/birthday-party', {
    faction: 'halflings',
    breakpoint: 20,
    vp: [4, 2, 1],
    monsters: 1,
    name: { en: 'Birthday Party', fr: 'Fête d’Anniversaire' },
    icon: 'delapouite/party-flags',
    text: {
      en: '**1 monster.** After you play a minion on another base, if you have no minion here, discard a card.',
      fr: '**1 Monstre.** Après avoir joué une Créature sur une autre Base, si vous n’avez pas de Créature ici, défaussez une carte.',
    },
    on: {
      played: {
        when: (game, self, { card, at, by }) =>
          game.isMinion(card) && at !== self && game.countMinions({ at: self, of: by }) === 0,
        run({ game, self }, { by }) {
          if (game.countMinions({ at: self, of: by }) > 0 || !game.follows(by)) return;
          game.discardCard(by);
        },
      },
    },
  }),

  base('base/subterranean-lair', {
    faction: 'halflings',
    breakpoint: 23,
    vp: [5, 3, 2],
    monsters: 1,
    name: { en: 'Subterranean Lair', fr: 'Tanière Souterraine' },
    icon: 'delapouite/underground-cave',
    text: {
      en: '**1 monster.** On your turn, if you have no minion here, play an extra minion here.',
      fr: '**1 Monstre.** À votre tour, si vous n’avez pas de Créature ici, jouez ici une Créature supplémentaire.',
    },
    use: onYourTurn({
      can: (game, self, seat) =>
        game.countMinions({ at: self, of: seat }) === 0 && game.canPlayMinionNow(seat, { at: self }),
      run({ game, me, self }) {
        game.playDecided(me, 'minion', { at: self }); // BASE-38
      },
    }),
  }),

  base('base/the-coffers', {
    faction: 'thieves',
    breakpoint: 12,
    vp: [4, 2, 1],
    monsters: 3,
    name: { en: 'The Coffers', fr: 'Les Coffres' },
    icon: 'delapouite/strongbox',
    text: {
      en: '**3 monsters.** After this base scores, each player here may draw a treasure OR discard as many treasures from their hand as they got VP here, in order to gain 1 VP.',
      fr: '**3 Monstres.** Après la Conquête de cette Base, chaque joueur présent ici peut piocher un Trésor OU défausser de sa main autant de Trésors qu’il a reçu de PV ici, pour gagner 1 PV.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, self }, { standings }) {
          for (const seat of game.turnOrder()) {
            const price = standings.find((standing) => standing.seat === seat)?.vp;
            if (price === undefined || !isHere(game, self, seat)) continue;
            const canPay = price > 0 && game.treasuresInHand(seat).length >= price;
            const canDraw = !game.isExhausted('treasure');
            const draw = { way: 'drawTreasure', can: canDraw, run: () => game.drawTreasures(seat, 1) } as const;
            const sell = (): unknown => game.payTreasures(seat, price) && game.gainVp(seat, 1);
            game.either(seat, [draw, { way: 'sellTreasures', can: canPay, run: sell }], { may: true });
          }
        },
      },
    },
  }),

  base('base/thieves-guild', {
    faction: 'thieves',
    breakpoint: 16,
    vp: [4, 3, 2],
    monsters: 1,
    name: { en: 'Thieves’ Guild', fr: 'Guilde des Voleurs' },
    icon: 'delapouite/lockpicks',
    text: {
      en: '**1 monster.** Before this base scores, each player here reveals their hand. Each who shows the most actions may destroy a minion here.',
      fr: '**1 Monstre.** Avant la Conquête de cette Base, chaque joueur présent ici révèle sa main. Chacun de ceux qui montrent le plus d’Actions peut détruire une Créature ici.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run({ game, self }) {
          const shown = game
            .turnOrder()
            .filter((seat) => isHere(game, self, seat) && game.follows(seat))
            .map((seat) => ({ seat, actions: game.actionsIn(game.hand(seat)).length }));
          for (const { seat } of shown) game.reveal(seat, game.hand(seat), 'hand');
          const most = Math.max(1, ...shown.map(({ actions }) => actions)); // a player who reveals no action gets nothing
          for (const { seat } of shown.filter(({ actions }) => actions === most)) {
            game.mayDestroyMinion(seat, { at: self });
          }
        },
      },
    },
  }),

  base('base/bastion', {
    faction: 'warriors',
    breakpoint: 11,
    vp: [3, 2, 2],
    monsters: 3,
    name: { en: 'Bastion', fr: 'Bastion' },
    icon: 'lorc/guarded-tower',
    text: {
      en: '**3 monsters.** After you destroy a monster here, you may draw a treasure besides its own.',
      fr: '**3 Monstres.** Après avoir détruit un Monstre ici, vous pouvez piocher un Trésor en plus des siens.',
    },
    on: {
      destroyed: {
        when: (game, self, { card, at, by }) => at === self && by !== NOBODY && game.isMonster(card),
        run({ game }, { by }) {
          if (game.confirm(by, 'drawTreasure')) game.drawTreasures(by, 1);
        },
      },
    },
  }),

  base('base/the-gauntlet', {
    faction: 'warriors',
    breakpoint: 14,
    vp: [5, 3, 2],
    monsters: 3,
    name: { en: 'The Gauntlet', fr: 'Le Tournoi' },
    icon: 'lorc/belt-buckles',
    text: {
      en: '**3 monsters.** After each monster destroyed here, the base plays another one here.',
      fr: '**3 Monstres.** Après chaque Monstre détruit ici, la Base en joue un autre ici.',
    },
    on: {
      destroyed: {
        when: (game, self, { card, at }) => at === self && game.isMonster(card),
        run({ game, self }) {
          game.playMonster(self, undefined, { isSilent: true }); // BASE-07
        },
      },
    },
  }),
];
