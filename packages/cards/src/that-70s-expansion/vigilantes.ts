import {
  action,
  actionPlayed,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  hasWon,
  minion,
  NOBODY,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

/** Is the minion on a base where the player has one too? */
const present = (game: Words, me: Seat, minion: Card): boolean =>
  game.countMinions({ at: game.baseOf(minion), of: me }) > 0;

/** Something that another player does directly to a minion on the base of this card. */
const othersActHere = (game: Words, self: Card, { card, at, by }: Happening): boolean =>
  by !== game.controllerOf(self) && at === game.baseOf(self) && game.isMinion(card) && game.isDirect();

export const vigilantes: FactionDef = {
  id: 'vigilantes',
  name: { en: 'Vigilantes', fr: 'Justiciers' },
  look: { deep: '#2b2b33', bright: '#ff9a8a', paper: '#f4f3f6', pattern: 'bricks' },
  cards: [
    minion('vigilantes/brojak', {
      power: 4,
      copies: 1,
      name: { en: 'Brojak', fr: 'Grojak' },
      icon: 'lorc/fedora',
      text: {
        en: '**Ongoing:** After a minion moves, you may move this one to the same base. It then has +1 power this turn.',
        fr: '**Permanent :** Après le déplacement d’une Créature, vous pouvez déplacer cette Créature vers la même Base. Elle a alors Force +1 ce tour-ci.',
      },
      on: {
        moved: {
          when: (game, self, { card, together }) => game.isMinion(card) && (card === self || !together.includes(self)), // RES-26
          run({ game, me, self }, { at }) {
            if (!game.chooseBase(me, [at], { to: 'moveTo', may: true, about: self })) return;
            const isThere = game.baseOf(self) === at || game.move(self, at); // TIME-21
            if (isThere) game.givePower(self, 1); // CARD-179: even if he is there already
          },
        },
      },
    }),

    minion('vigilantes/death-wisher', {
      power: 4,
      copies: 1,
      name: { en: 'Death Wisher', fr: 'Paul Karcher' },
      icon: 'skoll/colt-m1911',
      text: {
        en: '**Ongoing:** Once per turn, after another player destroys a minion that they do not control, you may destroy one of that player’s minions.',
        fr: '**Permanent :** Une fois par tour, après qu’un autre joueur a détruit une Créature qu’il ne contrôle pas, vous pouvez détruire une des Créatures de ce joueur.',
      },
      on: {
        destroyed: {
          when(game, self, { card, by, controller }) {
            const me = game.controllerOf(self);
            return game.isMinion(card) && by !== NOBODY && by !== me && by !== controller && !game.isSpent(self, me);
          },
          run({ game, me, self }, { by }) {
            if (game.isSpent(self, me)) return;
            const minion = game.chooseMinion(me, { of: by }, { to: 'destroy', may: true });
            if (!minion) return;
            game.spend(self, me);
            game.destroy(minion);
          },
        },
      },
    }),

    minion('vigilantes/dusty-henry', {
      power: 4,
      copies: 1,
      name: { en: 'Dusty Henry', fr: 'Henry le Poussiéreux' },
      icon: 'skoll/desert-eagle',
      text: {
        en: 'You may shuffle a minion from here into its owner’s deck.',
        fr: 'Vous pouvez mélanger une Créature d’ici dans la pioche de son propriétaire.',
      },
      onPlay({ game, me, here }) {
        game.place(game.chooseMinion(me, { at: here }, { to: 'shuffleAway', may: true }), 'deck');
      },
    }),

    minion('vigilantes/foxy-green', {
      power: 4,
      copies: 1,
      name: { en: 'Foxy Green', fr: 'Jade Fox' },
      icon: 'lorc/fox-head',
      text: {
        en: '**Ongoing:** After another player directly affects minions here with a card they play or a talent, place a +1 power counter on this minion.',
        fr: '**Permanent :** Après qu’un autre joueur a directement affecté des Créatures ici avec une carte qu’il joue ou un Talent, placez un marqueur Force +1 sur cette Créature.',
      },
      on: {
        affected: { when: othersActHere, run: ({ game, self }) => void game.addCounters(self, 1) },
      },
    }),

    minion('vigilantes/jacky-bill', {
      power: 4,
      copies: 1,
      name: { en: 'Jacky Bill', fr: 'Jack Bill' },
      icon: 'delapouite/high-punch',
      text: {
        en: '**Ongoing:** After another player plays an action, you may give this minion +2 power this turn.',
        fr: '**Permanent :** Après qu’un autre joueur a joué une Action, vous pouvez donner à cette Créature Force +2 ce tour-ci.',
      },
      on: {
        played: {
          when: (game, self, happening) => actionPlayed(game, self, happening) && !byYou(game, self, happening),
          run({ game, me, self }) {
            if (game.confirm(me, 'givePower')) game.givePower(self, 2);
          },
        },
      },
    }),

    minion('vigilantes/shift', {
      power: 4,
      copies: 1,
      name: { en: 'Shift', fr: 'Shift' },
      icon: 'skoll/balaclava',
      text: {
        en: 'From your discard pile, place up to two minions on top of your deck.',
        fr: 'Placez sur votre pioche jusqu’à deux Créatures de votre défausse.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        const chosen = game.chooseCards(me, minions, { to: 'placeOnDeck', max: 2 });
        game.putBack(me, chosen);
      },
    }),

    minion('vigilantes/stoneford', {
      power: 4,
      copies: 1,
      name: { en: 'Stoneford', fr: 'Stoneford' },
      icon: 'delapouite/arrest',
      text: {
        en: 'Search your deck for an action and take it.',
        fr: 'Cherchez une Action dans votre pioche et prenez-la en main.',
      },
      onPlay({ game, me }) {
        game.searchToHand(me, (card) => game.isAction(card));
      },
    }),

    action('vigilantes/a-whole-lot-meaner', {
      copies: 1,
      raises: true,
      name: { en: 'A Whole Lot Meaner', fr: 'Bien Plus Méchant' },
      icon: 'lorc/muscle-up',
      text: {
        en: 'A minion has +3 power this turn.',
        fr: 'Une Créature a Force +3 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, {}, 3);
      },
    }),

    action('vigilantes/feeling-lucky', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Feeling Lucky?', fr: 'On Se Sent Chanceux ?' },
      icon: 'sbed/clover',
      text: {
        en: 'Play on a minion. **Ongoing:** After its controller plays an action, destroy it if this action is still on it.',
        fr: 'Attachez : Créature. **Permanent :** Après que son contrôleur a joué une Action, détruisez-la si cette Action lui est toujours attachée.',
      },
      on: {
        played: {
          when: (game, self, happening) =>
            happening.card !== self && // RES-16
            actionPlayed(game, self, happening) &&
            happening.by === game.controllerOf(game.hostOf(self)),
          run({ game, bearer, firstBearer }) {
            if (bearer === firstBearer) game.destroy(bearer);
          },
        },
      },
    }),

    action('vigilantes/knocked-into-next-week', {
      copies: 1,
      name: { en: 'Knocked into Next Week', fr: 'Expédié à la Semaine Prochaine' },
      icon: 'skoll/knockout',
      text: {
        en: 'Shuffle a minion into its owner’s deck.',
        fr: 'Mélangez une Créature dans la pioche de son propriétaire.',
      },
      onPlay({ game, me }) {
        game.place(game.chooseMinion(me, {}, { to: 'shuffleAway' }), 'deck');
      },
    }),

    action('vigilantes/lets-finish-this', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Let’s Finish This', fr: 'Finissons-en' },
      icon: 'skoll/bullseye',
      text: {
        en: 'Play on a base. **Ongoing:** At the start of your turn, if you and another player have a minion here, its printed breakpoint becomes 0 this turn.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, si vous et un autre joueur avez une Créature ici, sa Résistance inscrite devient 0 ce tour-ci.',
      },
      on: {
        turnStart: {
          when: byYou,
          run({ game, me, here }) {
            const isContested =
              game.countMinions({ at: here, of: me }) > 0 && game.countMinions({ at: here, notOf: me }) > 0;
            if (isContested) game.setBreakpoint(here, 0, 'printed'); // VAL-01
          },
        },
      },
    }),

    action('vigilantes/make-my-day', {
      copies: 1,
      name: { en: 'Make My Day', fr: 'Fais-Moi Plaisir' },
      icon: 'skoll/headshot',
      text: {
        en: 'Where you have a minion, destroy one of 3 power or less. Draw a card.',
        fr: 'Sur une Base où vous avez une Créature, détruisez-en une de Force 3 ou moins. Piochez une carte.',
      },
      onPlay({ game, me }) {
        const weak = { maxPower: 3, where: (minion: Card) => present(game, me, minion) };
        game.destroyMinion(me, weak);
        game.draw(me, 1);
      },
    }),

    action('vigilantes/scared-straight', {
      copies: 1,
      name: { en: 'Scared Straight', fr: 'Remis dans le Droit Chemin' },
      icon: 'skoll/open-palm',
      text: {
        en: 'Where you have a minion, move a minion of another player to another base. Play an extra action.',
        fr: 'Sur une Base où vous avez une Créature, déplacez-en une d’un autre joueur vers une autre Base. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const theirs = { notOf: me, where: (minion: Card) => present(game, me, minion) };
        game.moveMinion(me, theirs);
        game.extraAction(me);
      },
    }),

    action('vigilantes/shrug-it-off', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Shrug It Off', fr: 'Même Pas Mal' },
      icon: 'delapouite/shrug',
      text: {
        en: 'Play on a base. **Talent:** Cancel its abilities until the start of your next turn.',
        fr: 'Attachez : Base. **Talent :** Annulez ses effets jusqu’au début de votre prochain tour.',
      },
      use: talent({ run: ({ game, here }) => game.loseAbilities(here, 'startOfYourTurn') }),
    }),

    action('vigilantes/street-justice', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Street Justice', fr: 'La Loi de la Rue' },
      icon: 'delapouite/banging-gavel',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards do not affect your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs n’affectent pas vos Créatures ici.',
      },
      protects: (game, self, target) => game.isOthersCard(self) && game.isYourMinionHere(self, target),
    }),

    action('vigilantes/the-revenge', {
      copies: 1,
      name: { en: 'The Revenge', fr: 'La Revanche' },
      icon: 'lorc/backstab',
      text: {
        en: '**Special:** Play this after a base scores where you are not the winner. Move one of your minions there to another base instead of discarding it.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base dont vous n’êtes pas le Vainqueur. Déplacez une de vos Créatures de cette Base vers une autre au lieu de la défausser.',
      },
      special: {
        on: 'afterScore',
        can: (_game, _self, seat, happening) => !hasWon(happening, seat),
        run: ({ game, me }, { at }) => game.moveMinion(me, { at, of: me }),
      },
    }),

    action('vigilantes/tough-it-out', {
      copies: 2,
      playOn: 'minion',
      raises: true,
      name: { en: 'Tough It Out', fr: 'À la Dure' },
      icon: 'skoll/kevlar-vest',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +2 power and cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +2 et ne peut pas être détruite.',
      },
      changesPower: { of: 'bearer', by: () => 2 },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
    }),

    action('vigilantes/who-loves-ya-baby', {
      copies: 2,
      name: { en: 'Who Loves Ya, Baby?', fr: 'C’est Qui, le Plus Beau ?' },
      icon: 'skoll/hearts',
      text: {
        en: 'Draw a card for each of your minions of 4 power or more.',
        fr: 'Piochez une carte pour chacune de vos Créatures de Force 4 ou plus.',
      },
      onPlay({ game, me }) {
        game.draw(me, game.countMinions({ of: me, minPower: 4 }));
      },
    }),
  ],
};
