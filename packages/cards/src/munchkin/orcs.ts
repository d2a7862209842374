import { action, type Base, type Card, type FactionDef, minion, type Seat, type Words } from '@baston/engine';

/** How much more power the player has there than the strongest of the others. */
const leadOf = (game: Words, me: Seat, at: Base): number =>
  game.totalOf(at, me) - Math.max(...game.others(me).map((other) => game.totalOf(at, other)));

/** The players who have fewer minions there than this one. */
const outnumberedAt = (game: Words, at: Base, by: Seat): Seat[] =>
  game.others(by).filter((of) => game.countMinions({ at, of }) < game.countMinions({ at, of: by }));

export const orcs: FactionDef = {
  id: 'orcs',
  name: { en: 'Orcs', fr: 'Orques' },
  look: { deep: '#2f4a12', bright: '#ffd39a', paper: '#f3f7ea', pattern: 'stripes' },
  cards: [
    minion('orcs/sword-lord', {
      power: 5,
      copies: 1,
      name: { en: 'Sword Lord', fr: 'Seigneur de l’Épée' },
      icon: 'lorc/croc-sword',
      text: {
        en: '**Ongoing:** Your other minions have +1 power.',
        fr: '**Permanent :** Vos autres Créatures ont Force +1.',
      },
      changesPower: {
        of: 'anywhere',
        by: (game, self, minion) => (minion !== self && game.isYours(self, minion) ? 1 : 0),
      },
    }),

    // CARD-099: the ability does nothing when it is used, so it is no `use`.
    minion('orcs/topper-chopper', {
      power: 5,
      copies: 2,
      name: { en: 'Topper Chopper', fr: 'Toc et Retoc' },
      icon: 'lorc/decapitation',
      text: {
        en: '**Talent:** Do nothing.',
        fr: '**Talent :** Ne faites rien.',
      },
    }),

    minion('orcs/hammer-slammer', {
      power: 3,
      copies: 3,
      name: { en: 'Hammer Slammer', fr: 'Marteleur' },
      icon: 'lorc/hammer-drop',
      text: {
        en: 'Destroy a minion of 2 power or less.',
        fr: 'Détruisez une Créature de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { maxPower: 2 });
      },
    }),

    minion('orcs/dork-orc', {
      power: 2,
      copies: 4,
      name: { en: 'Dork Orc', fr: 'Orque Sinoque' },
      icon: 'delapouite/orc-head',
      text: {
        en: '**Ongoing:** Other players’ actions do not affect this minion.',
        fr: '**Permanent :** Les Actions des autres joueurs n’affectent pas cette Créature.',
      },
      protects: (game, self, target) => target === self && game.isOthersAction(self), // CARD-097
    }),

    action('orcs/and-stay-down', {
      copies: 1,
      name: { en: 'And Stay Down!', fr: 'Fais Dodo !' },
      icon: 'lorc/sleepy',
      text: {
        en: '**Special:** Play this before a base scores. If nobody has more power there than you, other players can neither play nor use Specials while it scores.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Si personne n’y a plus de Force que vous, les autres joueurs ne peuvent ni jouer ni utiliser d’effet Spécial pendant cette Conquête.',
      },
      lasting: {
        hushed: {
          forbids: { what: 'specials', when: (_game, left, _card, seat) => seat !== left.seat },
          tells: ({ seat }, base) => ({ type: 'hush', base, seat }),
        },
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          if (leadOf(game, me, at) >= 0) game.leave('hushed', { about: at, seat: me, until: 'leavesPlay' }); // CARD-096
        },
      },
    }),

    action('orcs/angry-pillagers', {
      copies: 2,
      name: { en: 'Angry Pillagers', fr: 'Pillards en Colère' },
      icon: 'delapouite/torch',
      text: {
        en: '**Special:** Play this when a base scores. If you have at least 3 more power there than every other player, gain 1 VP.',
        fr: '**Spécial :** À jouer lors de la Conquête d’une Base. Si vous y avez au moins 3 de Force de plus que chaque autre joueur, gagnez 1 PV.',
      },
      special: {
        on: 'whenScore',
        run({ game, me }, { at }) {
          if (leadOf(game, me, at) >= 3) game.gainVp(me, 1);
        },
      },
    }),

    action('orcs/crush', {
      copies: 1,
      name: { en: 'Crush', fr: 'Écrabouillage' },
      icon: 'lorc/stomp',
      text: {
        en: 'On a base where another player has fewer minions than you, destroy one of theirs.',
        fr: 'Sur une Base où un autre joueur a moins de Créatures que vous, détruisez une des siennes.',
      },
      onPlay({ game, me }) {
        const bases = game.bases().filter((base) => outnumberedAt(game, base, me).length > 0);
        const at = game.chooseBase(me, bases, { to: 'destroy' });
        if (!at) return;
        const of = game.choosePlayer(me, outnumberedAt(game, at, me), { to: 'whoseMinions' }); // also one who has none there (PLAY-16)
        game.destroyMinion(me, { at, of });
      },
    }),

    action('orcs/death-breath', {
      copies: 1,
      name: { en: 'Death Breath', fr: 'Haleine Mortelle' },
      icon: 'lorc/poison-gas',
      text: {
        en: 'Place a minion of 4 power or less under its owner’s deck.',
        fr: 'Placez une Créature de Force 4 ou moins sous la pioche de son propriétaire.',
      },
      onPlay({ game, me }) {
        game.place(game.chooseMinion(me, { maxPower: 4 }, { to: 'placeUnderDeck' }), 'deckBottom');
      },
    }),

    action('orcs/dogpile', {
      copies: 2,
      name: { en: 'Dogpile', fr: 'Tous en Tas' },
      icon: 'delapouite/stone-pile',
      text: {
        en: 'Move one of your minions to a base where you have two or more. **Special:** You may also play this before a base scores.',
        fr: 'Déplacez une de vos Créatures vers une Base où vous en avez au moins deux. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        const piles = game.basesWith({ of: me }, 2);
        const pilesFor = (minion: Card): Base[] => piles.filter((at) => at !== game.baseOf(minion));
        const mine = { of: me, where: (minion: Card) => pilesFor(minion).length > 0 };
        const minion = game.chooseMinion(me, mine, { to: 'move' });
        if (minion) game.move(minion, game.chooseBase(me, pilesFor(minion), { to: 'moveTo', about: minion }));
      },
      special: { on: 'beforeScore' },
    }),

    action('orcs/gimme', {
      copies: 1,
      name: { en: 'Gimme!', fr: 'À Moi !' },
      icon: 'lorc/mailed-fist',
      text: {
        en: 'Choose an action on a minion. Destroy the minion, but transfer the action to one of yours.',
        fr: 'Choisissez une Action attachée à une Créature. Détruisez la Créature, mais transférez l’Action sur une des vôtres.',
      },
      onPlay({ game, me }) {
        const action = game.chooseCard(me, game.actionsOnMinions({}), { to: 'transfer' }); // ERR-24
        const [bearer, at] = [game.hostOf(action), game.baseOf(action)];
        game.removeBearer(action, 'destroy');
        if (!game.isInPlay(action)) return;
        const heir = game.chooseMinion(me, { of: me, except: bearer }, { to: 'transferTo', about: action });
        if (heir) game.transfer(action, heir); // CARD-098: even if the other minion was not destroyed
        if (game.hostOf(action) === at) game.discardFromPlay([action]);
      },
    }),

    action('orcs/stalling', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Stalling', fr: 'Manœuvre Dilatoire' },
      icon: 'lorc/hourglass',
      text: {
        en: 'Play on a base. **Ongoing:** When another player plays a card, you may choose that it does not affect your minions here this turn.',
        fr: 'Attachez : Base. **Permanent :** Quand un autre joueur joue une carte, vous pouvez choisir qu’elle n’affecte pas vos Créatures ici ce tour-ci.',
      },
      instead: {
        when(game, self, target, verb, source) {
          if (verb === 'discard' || !game.isOthersCard(self) || !game.isYourMinionHere(self, target)) return false;
          const isPlayed = game.isInLimbo(source) || game.playedThisTurn({}).some(({ card }) => card === source);
          return isPlayed && !game.isSpent(source, game.controllerOf(self));
        },
        run({ game, me, here }, _target, _verb, source) {
          game.spend(source, me); // asked once for each card, when it first matters
          if (!game.confirm(me, 'shrugOff', source)) return false;
          game.shrugOff(game.minions({ at: here, of: me }), source);
          return true;
        },
      },
    }),

    action('orcs/too-tough', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Too Tough', fr: 'Grosbill' },
      icon: 'lorc/layered-armor',
      text: {
        en: 'Play on a minion. **Ongoing:** Other players’ actions do not affect it.',
        fr: 'Attachez : Créature. **Permanent :** Les Actions des autres joueurs ne l’affectent pas.',
      },
      // PROT-13: other players than whoever controls this action
      protects: (game, self, target) => target === game.hostOf(self) && game.isOthersAction(self),
    }),
  ],
};
