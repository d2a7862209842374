import {
  action,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  NOBODY,
  type Scene,
  type Seat,
  titan,
  titanPlay,
  toMe,
  type Words,
  winners,
} from '@baston/engine';

/** Another player plays a minion here. */
const isIntrusion = (game: Words, self: Card, { card, at, by }: Happening): boolean =>
  at === game.baseOf(self) && game.isMinion(card) && by !== game.controllerOf(self);

/** Is the minion still where this card is, after its own ability? (CARD-011) */
const isStillWith = (game: Words, self: Card, card: Card): boolean => game.isInPlay(card) && game.isHere(self, card);

/** The player who played it chooses a card from their hand and discards it. */
const takeToll = ({ game }: Scene, { by }: Happening): boolean => game.discardCard(by);

export const tricksters: FactionDef = {
  id: 'tricksters',
  name: { en: 'Tricksters', fr: 'Petit Peuple' },
  look: { deep: '#86185f', bright: '#ffa9dd', paper: '#fdf0f8', pattern: 'dots' },
  cards: [
    minion('tricksters/leprechaun', {
      power: 5,
      copies: 1,
      name: { en: 'Leprechaun', fr: 'Farfadet' },
      icon: 'delapouite/shamrock',
      text: {
        en: '**Ongoing:** After another player plays a minion here, destroy it if it is weaker than this one.',
        fr: '**Permanent :** Après qu’un autre joueur a joué une Créature ici, détruisez-la si elle est plus faible que cette Créature.',
      },
      on: {
        played: {
          when: isIntrusion,
          run({ game, self }, { card }) {
            if (isStillWith(game, self, card) && game.powerOf(card) < game.powerOf(self)) game.destroy(card);
          },
        },
      },
    }),

    minion('tricksters/brownie', {
      power: 4,
      copies: 2,
      name: { en: 'Brownie', fr: 'Liliputien' },
      icon: 'delapouite/jester-hat',
      text: {
        en: '**Ongoing:** After another player affects this minion with a card that they play, they discard two cards at random.',
        fr: '**Permanent :** Après qu’un autre joueur a affecté cette Créature avec une carte qu’il joue, il défausse deux cartes au hasard.',
      },
      on: {
        affected: {
          when: (game, self, { card, by, way }) =>
            way === 'byCard' && card === self && by !== game.controllerOf(self) && by !== NOBODY && game.isDirect(), // CARD-010
          run({ game }, { by }) {
            game.discardAtRandom(by, 2);
          },
        },
      },
    }),

    minion('tricksters/gnome', {
      power: 3,
      copies: 3,
      name: { en: 'Gnome', fr: 'Gnome' },
      icon: 'cathelineau/bad-gnome',
      text: {
        en: 'You may destroy a minion here with less power than you have minions here.',
        fr: 'Vous pouvez détruire une Créature ici de Force inférieure au nombre de vos Créatures ici.',
      },
      onPlay({ game, me, here }) {
        const weaker = { at: here, weakerThan: game.countMinions({ at: here, of: me }) };
        game.mayDestroyMinion(me, weaker);
      },
    }),

    minion('tricksters/gremlin', {
      power: 2,
      copies: 4,
      name: { en: 'Gremlin', fr: 'Gremlin' },
      icon: 'lorc/imp-laugh',
      text: {
        en: '**Ongoing:** After this minion is destroyed, draw a card; each other player discards one at random.',
        fr: '**Permanent :** Après la destruction de cette Créature, piochez une carte ; chaque autre joueur en défausse une au hasard.',
      },
      on: {
        destroyed: {
          when: toMe,
          run({ game, me }) {
            game.draw(me, 1);
            for (const other of game.others(me)) game.discardAtRandom(other, 1);
          },
        },
      },
    }),

    action('tricksters/block-the-path', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Block the Path', fr: 'Vous ne passerez pas' },
      icon: 'delapouite/barricade',
      text: {
        en: 'Play on a base. Name a faction. **Ongoing:** Minions of the named faction cannot be played here.',
        fr: 'Attachez : Base. Nommez une Faction. **Permanent :** Les Créatures de la Faction nommée ne peuvent pas être jouées ici.',
      },
      onPlay({ game, me, self }) {
        game.chooseFaction(me, { keepOn: self });
      },
      forbids: {
        what: 'playing',
        when: (game, self, card, _seat, at) =>
          at === game.baseOf(self) && game.isMinion(card) && game.factionOf(card) === game.namedFaction(self),
      },
    }),

    action('tricksters/disenchant', {
      copies: 2,
      name: { en: 'Disenchant', fr: 'Désenchantement' },
      icon: 'lorc/fairy-wand',
      text: {
        en: 'Destroy an action on a base or minion.',
        fr: 'Détruisez une Action attachée à une Base ou Créature.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
    }),

    action('tricksters/enshrouding-mist', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Enshrouding Mist', fr: 'Voile de Brume' },
      icon: 'delapouite/fog',
      text: {
        en: 'Play on a base. **Ongoing:** On each of your turns, play an extra minion here.',
        fr: 'Attachez : Base. **Permanent :** À chacun de vos tours, jouez ici une Créature supplémentaire.',
      },
      everyTurn: { play: 'minion', at: 'here' },
    }),

    action('tricksters/flame-trap', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Flame Trap', fr: 'Paquet Surprise' },
      icon: 'lorc/fire-zone',
      text: {
        en: 'Play on a base. **Ongoing:** After another player plays a minion here, destroy both that minion and this action.',
        fr: 'Attachez : Base. **Permanent :** Après qu’un autre joueur a joué une Créature ici, détruisez cette Créature et cette Action.',
      },
      on: {
        played: {
          when: isIntrusion,
          run({ game, self }, { card }) {
            if (isStillWith(game, self, card)) game.destroyAll([card, self]);
          },
        },
      },
    }),

    action('tricksters/hideout', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Hideout', fr: 'Cachette' },
      icon: 'delapouite/hobbit-door',
      text: {
        en: 'Play on a base. **Ongoing:** If another player’s action would affect one of your minions here, destroy this card instead. This turn, the other action does not affect your minions here.',
        fr: 'Attachez : Base. **Permanent :** Si une Action d’un autre joueur devait affecter une de vos Créatures ici, détruisez cette carte à la place. Ce tour-ci, l’autre Action n’affecte pas vos Créatures ici.',
      },
      instead: {
        when: (game, self, target) => game.isOthersAction(self) && game.isYourMinionHere(self, target),
        run({ game, me, self, here }, _target, _verb, source) {
          game.shrugOff(game.minions({ at: here, of: me }), source); // CARD-012
          game.destroy(self);
          return true;
        },
      },
    }),

    action('tricksters/mark-of-sleep', {
      copies: 1,
      name: { en: 'Mark of Sleep', fr: 'Marchand de Sable' },
      icon: 'delapouite/night-sleep',
      text: {
        en: 'A player of your choice cannot play actions during their next turn.',
        fr: 'Un joueur de votre choix ne peut pas jouer d’Action pendant son prochain tour.',
      },
      lasting: {
        barred: {
          forbids: { what: 'actions', when: (_game, left, _card, seat) => seat === left.seat },
          tells: ({ seat }) => ({ type: 'barred', seat }),
        },
      },
      onPlay({ game, me }) {
        const seat = game.choosePlayer(me, game.turnOrder(), { to: 'barActions' });
        game.leave('barred', { seat, until: 'endOfNextTurn' });
      },
    }),

    action('tricksters/pay-the-piper', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Pay the Piper', fr: 'Payez les Violons' },
      icon: 'zajkonur/violin',
      text: {
        en: 'Play on a base. **Ongoing:** After another player plays a minion here, they discard a card of their choice.',
        fr: 'Attachez : Base. **Permanent :** Après qu’un autre joueur a joué une Créature ici, il défausse une carte de son choix.',
      },
      on: { played: { when: isIntrusion, run: takeToll } },
    }),

    action('tricksters/take-the-shinies', {
      copies: 1,
      name: { en: 'Take the Shinies', fr: 'Par Ici le Magot' },
      icon: 'lorc/gems',
      text: {
        en: 'Each other player discards two cards at random.',
        fr: 'Chaque autre joueur défausse deux cartes au hasard.',
      },
      onPlay({ game, me }) {
        for (const other of game.others(me)) game.discardAtRandom(other, 2);
      },
    }),
  ],

  titan: titan('tricksters/big-funny-giant', {
    optional: true,
    name: { en: 'Big Funny Giant', fr: 'Gros Géant Rigolo' },
    icon: 'delapouite/giant',
    text: {
      en: '**Special:** Instead of your regular minion, you may play this titan. **Ongoing:** After another player plays a minion here, they discard a card of their choice. At the end of another player’s turn, if they have no minion here, you may place a +1 power counter on this titan. **Special:** When this base scores, if you are the winner and another player has no minion here, gain 1 VP.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite, vous pouvez jouer ce Titan. **Permanent :** Après qu’un autre joueur a joué une Créature ici, il défausse une carte de son choix. À la fin du tour d’un autre joueur, s’il n’a pas de Créature ici, vous pouvez placer un marqueur Force +1 sur ce Titan. **Spécial :** Lors de la Conquête de cette Base, si vous êtes le Vainqueur et qu’un autre joueur n’a pas de Créature ici, gagnez 1 PV.',
    },
    aside: { use: titanPlay({ spends: 'minion' }) },
    on: {
      played: { when: isIntrusion, run: takeToll },
      turnEnd: {
        when: (game, self, { by }) => by !== game.controllerOf(self),
        // It is for that player to say whether this comes before what else ends the turn (TURN-16).
        run({ game, me, self, here }, { by }) {
          if (game.countMinions({ at: here, of: by }) === 0) game.mayAddCounter(me, self);
        },
      },
      whenScore: {
        special: true,
        when(game, self, happening) {
          const me = game.controllerOf(self);
          const { at } = happening;
          const isAway = (seat: Seat): boolean => game.countMinions({ at, of: seat }) === 0;
          return at === game.baseOf(self) && winners(happening).includes(me) && game.others(me).some(isAway);
        },
        run: ({ game, me }) => game.gainVp(me, 1),
      },
    },
  }),
};
