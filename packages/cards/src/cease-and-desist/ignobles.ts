import {
  action,
  byYou,
  type Card,
  type FactionDef,
  here,
  type MinionFilter,
  minion,
  type Seat,
  talent,
  talentEither,
  titan,
  titanPlay,
  type Words,
  winners,
} from '@baston/engine';

/** Minions that the player owns and no longer controls (CTRL-08). */
const lost = (me: Seat): MinionFilter => ({ notOf: me, ownedBy: me });

/** Gives another player control of this minion, if you like. */
function mayGiveAway(game: Words, me: Seat, minion: Card): boolean {
  if (!game.confirm(me, 'giveControl', minion)) return false;
  return game.giveControl(minion, game.choosePlayer(me, game.others(me), { to: 'giveControl', about: minion }));
}

/** Gives another player control of one of your minions: the price of something (TIME-18). */
function payWithMinion(game: Words, me: Seat): boolean {
  const minion = game.chooseMinion(me, { of: me }, { to: 'giveAway' });
  if (!minion) return false;
  return game.giveControl(minion, game.choosePlayer(me, game.others(me), { to: 'giveControl', about: minion }));
}

export const ignobles: FactionDef = {
  id: 'ignobles',
  name: { en: 'Ignobles', fr: 'Squatteurs de Trône' },
  look: { deep: '#4b1528', bright: '#e8d9a0', paper: '#faf3f1', pattern: 'shields' },
  cards: [
    minion('ignobles/aunt-of-drakes', {
      power: 5,
      copies: 1,
      name: { en: 'Aunt of Drakes', fr: 'Tante des Dragonneaux' },
      icon: 'skoll/chess-queen',
      text: {
        en: '**Talent:** Give another player control of one of your minions in order to draw a card and play an extra action.',
        fr: '**Talent :** Donnez à un autre joueur le contrôle d’une de vos Créatures pour piocher une carte et jouer une Action supplémentaire.',
      },
      use: talent({
        run({ game, me }) {
          if (!payWithMinion(game, me)) return;
          game.draw(me, 1);
          game.extraAction(me);
        },
      }),
    }),

    minion('ignobles/foot-of-the-king', {
      power: 4,
      copies: 2,
      name: { en: 'Foot of the King', fr: 'Pied du Roi' },
      icon: 'lorc/walking-boot',
      text: {
        en: '**Ongoing:** At the end of your turn, you may take back control of a minion you own.',
        fr: '**Permanent :** À la fin de votre tour, vous pouvez reprendre le contrôle d’une Créature dont vous êtes propriétaire.',
      },
      on: {
        turnEnd: {
          when: byYou,
          run: ({ game, me }) =>
            game.giveControl(game.chooseMinion(me, lost(me), { to: 'takeControl', may: true }), me),
        },
      },
    }),

    minion('ignobles/betrothed', {
      power: 3,
      copies: 3,
      name: { en: 'Betrothed', fr: 'Promise' },
      icon: 'skoll/big-diamond-ring',
      text: {
        en: 'You may give another player control of this minion. **Ongoing:** If another player wins this base while controlling this minion, its owner gains 1 VP.',
        fr: 'Vous pouvez donner à un autre joueur le contrôle de cette Créature. **Permanent :** Si un autre joueur gagne cette Base en contrôlant cette Créature, son propriétaire gagne 1 PV.',
      },
      onPlay({ game, me, self }) {
        mayGiveAway(game, me, self);
      },
      on: {
        whenScore: {
          when: here,
          run({ game, me, self }, happening) {
            const owner = game.ownerOf(self);
            if (me !== owner && winners(happening).includes(me)) game.gainVp(owner, 1); // CARD-138
          },
        },
      },
    }),

    minion('ignobles/sneaky-squire', {
      power: 2,
      copies: 4,
      name: { en: 'Sneaky Squire', fr: 'Écuyer Sournois' },
      icon: 'skoll/chess-pawn',
      text: {
        en: 'You may give another player control of this minion in order to play an extra minion.',
        fr: 'Vous pouvez donner à un autre joueur le contrôle de cette Créature pour jouer une Créature supplémentaire.',
      },
      onPlay({ game, me, self }) {
        if (mayGiveAway(game, me, self)) game.extraMinion(me);
      },
    }),

    action('ignobles/activate-the-spy', {
      copies: 2,
      name: { en: 'Activate the Spy', fr: 'Activer un Espion' },
      icon: 'darkzaitzev/on-sight',
      text: {
        en: 'Take back control of a minion you own. Play an extra action.',
        fr: 'Reprenez le contrôle d’une Créature dont vous êtes propriétaire. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.giveControl(game.chooseMinion(me, lost(me), { to: 'takeControl' }), me);
        game.extraAction(me);
      },
    }),

    action('ignobles/banner-call', {
      copies: 1,
      name: { en: 'Banner Call', fr: 'Appel des Étendards' },
      icon: 'lorc/tattered-banner',
      text: {
        en: 'Take back control of any number of minions you own.',
        fr: 'Reprenez le contrôle de n’importe quel nombre de Créatures dont vous êtes propriétaire.',
      },
      onPlay({ game, me }) {
        for (const own of game.chooseMinions(me, lost(me), { to: 'takeControl' })) game.giveControl(own, me);
      },
    }),

    action('ignobles/fate-of-the-favorites', {
      copies: 1,
      name: { en: 'Fate of the Favorites', fr: 'Le Sort des Favoris' },
      icon: 'lorc/crowned-heart',
      text: {
        en: 'Each player destroys a minion they own.',
        fr: 'Chaque joueur détruit une Créature dont il est propriétaire.',
      },
      onPlay({ game }) {
        for (const seat of game.turnOrder()) {
          game.destroyAll([game.chooseMinion(seat, { ownedBy: seat }, { to: 'destroy' })], seat);
        }
      },
    }),

    action('ignobles/hostage-exchange', {
      copies: 1,
      name: { en: 'Hostage Exchange', fr: 'Échange d’Otages' },
      icon: 'skoll/breaking-chain',
      text: {
        en: 'Give another player control of one of your minions in order to take control of one of theirs that is no stronger.',
        fr: 'Donnez à un autre joueur le contrôle d’une de vos Créatures pour prendre le contrôle d’une des siennes pas plus forte.',
      },
      onPlay({ game, me }) {
        const worthIt = (mine: Card) => ({ notOf: me, maxPower: game.powerOf(mine) });
        const canBuy = (one: Card): boolean => game.countMinions(worthIt(one)) > 0;
        const mine = game.chooseMinion(me, { of: me, where: canBuy }, { to: 'giveAway' });
        if (!mine) return;
        const theirs = game.chooseMinion(me, worthIt(mine), { to: 'takeControl' });
        if (game.giveControl(mine, game.controllerOf(theirs))) game.giveControl(theirs, me);
      },
    }),

    action('ignobles/inevitable-betrayal', {
      copies: 1,
      name: { en: 'Inevitable Betrayal', fr: 'Trahison Inéluctable' },
      icon: 'sbed/revolt',
      text: {
        en: '**Special:** Play this before a base scores. Take back control of a minion you own there.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Reprenez-y le contrôle d’une Créature dont vous êtes propriétaire.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          game.giveControl(game.chooseMinion(me, { at, ...lost(me) }, { to: 'takeControl' }), me);
        },
      },
    }),

    action('ignobles/out-of-sight', {
      copies: 1,
      name: { en: 'Out of Sight', fr: 'Hors de Vue' },
      icon: 'lorc/hidden',
      text: {
        en: 'Each player returns a minion they own to hand.',
        fr: 'Chaque joueur renvoie en main une Créature dont il est propriétaire.',
      },
      onPlay({ game }) {
        const chosen = game.turnOrder().map((seat) => game.chooseMinion(seat, { ownedBy: seat }, { to: 'return' }));
        game.returnAllToHand(chosen);
      },
    }),

    action('ignobles/red-birthday-party', {
      copies: 1,
      name: { en: 'Red Birthday Party', fr: 'Anniversaire Pourpre' },
      icon: 'skoll/blood',
      text: {
        en: 'Destroy a minion you own and all weaker minions on its base.',
        fr: 'Détruisez une Créature dont vous êtes propriétaire et toutes les Créatures plus faibles sur sa Base.',
      },
      onPlay({ game, me }) {
        const host = game.chooseMinion(me, { ownedBy: me }, { to: 'destroy' });
        if (!host) return;
        const guests = game.minions({ at: game.baseOf(host), weakerThan: game.powerOf(host) });
        game.destroyAll([host, ...guests]);
      },
    }),

    action('ignobles/repaying-debts', {
      copies: 2,
      name: { en: 'Repaying Debts', fr: 'Payer Ses Dettes' },
      icon: 'delapouite/coins',
      text: {
        en: 'Give another player control of one of your minions in order to draw two cards and play an extra minion.',
        fr: 'Donnez à un autre joueur le contrôle d’une de vos Créatures pour piocher deux cartes et jouer une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        if (!payWithMinion(game, me)) return;
        game.draw(me, 2);
        game.extraMinion(me);
      },
    }),
  ],

  titan: titan('ignobles/the-hill-that-strolls', {
    optional: true,
    name: { en: 'The Hill that Strolls', fr: 'La Colline qui Marche' },
    icon: 'delapouite/hill-conquest',
    text: {
      en: '**Special:** On your turn, if other players control two or more minions you own, you may play this titan. **Ongoing:** After you give another player control of one of your minions, you may place a +1 power counter on it. **Talent:** Give another player control of one of your minions in order to draw a card OR take back control of a minion you own here.',
      fr: '**Spécial :** À votre tour, si d’autres joueurs contrôlent au moins deux Créatures dont vous êtes propriétaire, vous pouvez jouer ce Titan. **Permanent :** Après avoir donné à un autre joueur le contrôle d’une de vos Créatures, vous pouvez placer un marqueur Force +1 sur elle. **Talent :** Donnez à un autre joueur le contrôle d’une de vos Créatures pour piocher une carte OU reprenez le contrôle d’une Créature ici dont vous êtes propriétaire.',
    },
    aside: { use: titanPlay({ can: (game, _self, seat) => game.countMinions(lost(seat)) >= 2 }) },
    on: {
      controlChanges: {
        when: (game, self, { card, by, controller }) =>
          game.isMinion(card) && by === game.controllerOf(self) && controller === by,
        run({ game, me }, { card }) {
          const isGiven = game.isInPlay(card) && game.controllerOf(card) !== me;
          if (isGiven && game.confirm(me, 'addCounter', card)) game.addCounters(card, 1);
        },
      },
    },
    use: talentEither([
      {
        way: 'giveControl',
        can: (game, _self, me) => game.countMinions({ of: me }) > 0,
        run: ({ game, me }) => payWithMinion(game, me) && game.draw(me, 1),
      },
      {
        way: 'takeControl',
        can: (game, self, me) => game.countMinions({ at: game.baseOf(self), ...lost(me) }) > 0,
        run: ({ game, me, here: at }) =>
          game.giveControl(game.chooseMinion(me, { at, ...lost(me) }, { to: 'takeControl' }), me),
      },
    ]),
  }),
};
