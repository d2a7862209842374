import {
  action,
  type Card,
  type FactionDef,
  type Happening,
  here,
  minion,
  NO_CARD,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

/** Another player plays a minion here, or moves one here; be it this one (CARD-110), but none that moves together with it (RES-26). */
const intrudes = (game: Words, self: Card, { card, at, by, together }: Happening): boolean =>
  at === game.baseOf(self) &&
  game.isMinion(card) &&
  isAnother(game, self, by) &&
  (card === self || !together.includes(self));

/** Is it another player than the one who controls this card? Not nobody. */
const isAnother = (game: Words, self: Card, seat: Seat): boolean => game.others(game.controllerOf(self)).includes(seat);

/** One VP less for everybody else (CARD-109). */
const oneLess = (game: Words, self: Card, seat: Seat): number => (isAnother(game, self, seat) ? -1 : 0);

/** It may also be played on the base that is about to score. */
const beforeScoring = {
  on: 'beforeScore',
  where: (_game: Words, _self: Card, _seat: Seat, { at }: Happening): readonly Card[] => [at],
} as const;

export const dragons: FactionDef = {
  id: 'dragons',
  name: { en: 'Dragons', fr: 'Dragons' },
  look: { deep: '#6b1408', bright: '#ffd07a', paper: '#fcf1ea', pattern: 'scales' },
  cards: [
    minion('dragons/great-wyrm', {
      power: 5,
      copies: 1,
      name: { en: 'Great Wyrm', fr: 'Grand Saurien' },
      icon: 'delapouite/spiked-dragon-head',
      text: {
        en: '**Ongoing:** When this base scores, each other player gets 1 VP less for their place.',
        fr: '**Permanent :** Lors de la Conquête de cette Base, chaque autre joueur reçoit 1 PV de moins pour sa place.',
      },
      changesAward: oneLess,
    }),

    minion('dragons/wyvern', {
      power: 4,
      copies: 2,
      name: { en: 'Wyvern', fr: 'Wyvern' },
      icon: 'lorc/wyvern',
      text: {
        en: 'Destroy a minion of 3 power or less here. **Talent:** Lower the breakpoint here by 3 this turn.',
        fr: 'Détruisez ici une Créature de Force 3 ou moins. **Talent :** Réduisez de 3 la Résistance de cette Base ce tour-ci.',
      },
      onPlay({ game, me, here }) {
        game.destroyMinion(me, { at: here, maxPower: 3 });
      },
      use: talent({ run: ({ game, here }) => game.changeBreakpoint(here, -3) }),
    }),

    minion('dragons/imperial-dragon', {
      power: 3,
      copies: 3,
      name: { en: 'Imperial Dragon', fr: 'Dragon Impérial' },
      icon: 'faithtoken/dragon-head',
      text: {
        en: '**Ongoing:** After each minion another player plays or moves here, draw a card.',
        fr: '**Permanent :** Après chaque Créature qu’un autre joueur joue ou déplace ici, piochez une carte.',
      },
      on: {
        played: { when: intrudes, run: ({ game, me }) => game.draw(me, 1) },
        moved: { when: intrudes, run: ({ game, me }) => game.draw(me, 1) },
      },
    }),

    minion('dragons/hatchling', {
      power: 2,
      copies: 4,
      name: { en: 'Hatchling', fr: 'Dragonnet' },
      icon: 'delapouite/nest-eggs',
      text: {
        en: '**Ongoing:** After each minion another player plays or moves here, it has −1 power this turn.',
        fr: '**Permanent :** Après chaque Créature qu’un autre joueur joue ou déplace ici, elle a Force −1 ce tour-ci.',
      },
      on: {
        played: { when: intrudes, run: ({ game }, { card }) => game.givePower(card, -1) },
        moved: { when: intrudes, run: ({ game }, { card }) => game.givePower(card, -1) },
      },
    }),

    action('dragons/bring-down-the-walls', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Bring Down the Walls', fr: 'Abattez les Murs' },
      icon: 'delapouite/siege-tower',
      text: {
        en: 'Play on a base. **Special:** Before this base scores, play an extra minion here.',
        fr: 'Attachez : Base. **Spécial :** Avant la Conquête de cette Base, jouez ici une Créature supplémentaire.',
      },
      on: {
        beforeScore: {
          special: true,
          when: here,
          run: ({ game, me }, { at }) => game.playMinionNow(me, { at }) !== NO_CARD,
        },
      },
    }),

    action('dragons/burn-it-down', {
      copies: 1,
      name: { en: 'Burn It Down', fr: 'Brûlez Tout' },
      icon: 'lorc/burning-embers',
      text: {
        en: 'Destroy a base, and the actions on it. Its minions stay, on a discarded base of your choice or on the top base of the base deck.',
        fr: 'Détruisez une Base et les Actions qui lui sont attachées. Ses Créatures restent, sur une Base défaussée de votre choix ou sur la première Base de la pioche Base.',
      },
      onPlay({ game, me }) {
        const burnt = game.chooseBase(me, game.bases(), { to: 'swapOut' });
        const next = game.chooseCard(me, game.baseDiscard(), { to: 'nextBase', may: true });
        game.destroyBase(burnt, { keepsMinions: true, next }); // CARD-107
      },
    }),

    action('dragons/dangerous-ground', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Dangerous Ground', fr: 'Terrain Dangereux' },
      icon: 'lorc/claw-slashes',
      text: {
        en: 'Play on a base. **Ongoing:** Before another player can play a minion here, they have to discard a card.',
        fr: 'Attachez : Base. **Permanent :** Avant de pouvoir jouer une Créature ici, un autre joueur doit défausser une carte.',
      },
      forbids: {
        what: 'playing',
        when: (game, self, card, seat, at) =>
          at === game.baseOf(self) && game.isMinion(card) && isAnother(game, self, seat),
        // CARD-108
        unless: {
          can: (game, seat, card, times) => restOfHand(game, seat, card).length >= times,
          pay: (game, seat, card) =>
            game.discard(game.chooseCard(seat, restOfHand(game, seat, card), { to: 'discard', hidden: true })),
        },
      },
    }),

    action('dragons/dragon-lands', {
      copies: 1,
      playOn: 'base',
      raises: true,
      name: { en: 'Dragon Lands', fr: 'Terres des Dragons' },
      icon: 'delapouite/mountain-cave',
      text: {
        en: 'Play on a base. **Ongoing:** Your minions here have +1 power. **Special:** You may also play this before a base scores, on that base.',
        fr: 'Attachez : Base. **Permanent :** Vos Créatures ici ont Force +1. **Spécial :** Vous pouvez aussi jouer cette carte sur une Base avant sa Conquête.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isYours(self, minion) ? 1 : 0) },
      special: beforeScoring,
    }),

    action('dragons/flank-attack', {
      copies: 1,
      name: { en: 'Flank Attack', fr: 'Attaque de Flanc' },
      icon: 'lorc/pincers',
      text: {
        en: 'Search your deck and/or discard pile for an action that is played on a base. Play it as an extra action.',
        fr: 'Cherchez dans votre pioche et/ou votre défausse une Action qui se joue sur une Base. Jouez-la comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const isWanted = (card: Card): boolean => game.isPlayedOn(card, 'base') && game.canPlayExtra(me, card);
        const found = game.searchFor(me, isWanted, { also: ['discard'], may: true }); // PLAY-04
        if (found) game.playChosen(me, found);
      },
    }),

    action('dragons/intimidating-presence', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Intimidating Presence', fr: 'Présence Intimidante' },
      icon: 'lorc/terror',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ minions here have −1 power. **Special:** You may also play this before a base scores, on that base.',
        fr: 'Attachez : Base. **Permanent :** Les Créatures des autres joueurs ici ont Force −1. **Spécial :** Vous pouvez aussi jouer cette carte sur une Base avant sa Conquête.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isOthers(self, minion) ? -1 : 0) },
      special: beforeScoring,
    }),

    action('dragons/raze', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Raze', fr: 'Mise à Sac' },
      icon: 'lorc/flaming-claw',
      text: {
        en: 'Play on a base. **Ongoing:** It has no ability.',
        fr: 'Attachez : Base. **Permanent :** Elle n’a pas d’effet.',
      },
      ignoresBase: { who: 'everybody' },
    }),

    action('dragons/ruins', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Ruins', fr: 'Ruines' },
      icon: 'delapouite/ancient-ruins',
      text: {
        en: 'Play on a base. **Ongoing:** When this base scores, each other player gets 1 VP less for their place.',
        fr: 'Attachez : Base. **Permanent :** Lors de la Conquête de cette Base, chaque autre joueur reçoit 1 PV de moins pour sa place.',
      },
      changesAward: oneLess,
    }),
  ],
};

/** Returns the player's hand without the card that they are about to play. */
function restOfHand(game: Words, seat: Seat, played: Card): Card[] {
  return game.hand(seat).filter((card) => card !== played);
}
