import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  type Seat,
  talent,
  type Words,
  withMinionThere,
} from '@baston/engine';

const GROUPIE = 'rock-stars/groupie';

const isGroupie =
  (game: Words) =>
  (card: Card): boolean =>
    game.isNamed(card, GROUPIE);

/** A base with a breakpoint of 21 or more. */
const isBig = (game: Words, base: Base): boolean => game.breakpointOf(base) >= 21;

/** Up to three of the player's minions come there from bases with lower breakpoints. */
function tour(game: Words, me: Seat, to: Base): void {
  const isLower = (minion: Card): boolean => game.breakpointOf(game.baseOf(minion)) < game.breakpointOf(to);
  game.moveAll(game.chooseMinions(me, { of: me, where: isLower }, { to: 'moveHere', max: 3 }), to);
}

export const rockStars: FactionDef = {
  id: 'rock-stars',
  name: { en: 'Rock Stars', fr: 'Rockstars' },
  look: { deep: '#2a1240', bright: '#ff7fd1', paper: '#f7f0fb', pattern: 'bolts' },
  cards: [
    minion('rock-stars/the-monarch', {
      power: 5,
      copies: 1,
      mentions: [GROUPIE],
      name: { en: 'The Monarch', fr: 'Le Monarque' },
      icon: 'delapouite/banjo',
      text: {
        en: '**Talent:** Search your deck and/or discard pile for a Groupie and take it.',
        fr: '**Talent :** Cherchez une Groupie dans votre pioche et/ou votre défausse et prenez-la en main.',
      },
      use: talent({
        run: ({ game, me }) => game.searchToHand(me, isGroupie(game), { also: ['discard'] }),
      }),
    }),

    minion('rock-stars/classic-rocker', {
      power: 4,
      copies: 2,
      mentions: ['rock-stars/classic-rocker'],
      name: { en: 'Classic Rocker', fr: 'Vieux Rockeur' },
      icon: 'lorc/guitar',
      text: {
        en: '**Talent:** If the breakpoint here is 21 or more, draw a card. Only one Classic Rocker per turn.',
        fr: '**Talent :** Si la Résistance de cette Base est de 21 ou plus, piochez une carte. Un seul Vieux Rockeur par tour.',
      },
      use: {
        ...talent({
          can: (game, self) => isBig(game, game.baseOf(self)),
          run: ({ game, me }) => game.draw(me, 1),
        }),
        sharedByName: true,
      },
    }),

    minion('rock-stars/rick-roll', {
      power: 3,
      copies: 2,
      name: { en: 'Rick Roll', fr: 'Rick Roll' },
      icon: 'delapouite/old-microphone',
      text: {
        en: 'Move up to three of your minions here from bases with a lower breakpoint.',
        fr: 'Déplacez ici jusqu’à trois de vos Créatures depuis des Bases de Résistance inférieure.',
      },
      onPlay({ game, me, here }) {
        tour(game, me, here);
      },
    }),

    minion(GROUPIE, {
      power: 2,
      copies: 5,
      mentions: [GROUPIE],
      name: { en: 'Groupie', fr: 'Groupie' },
      icon: 'delapouite/3d-glasses',
      text: {
        en: 'Play one more Groupie here as an extra minion.',
        fr: 'Jouez ici une autre Groupie comme Créature supplémentaire.',
      },
      onPlay({ game, me, here }) {
        game.mayPlayOneOf(me, game.hand(me).filter(isGroupie(game)), { at: here, hidden: true }); // PLAY-07
      },
    }),

    action('rock-stars/guest-star', {
      copies: 2,
      name: { en: 'Guest Star', fr: 'Invitée d’Honneur' },
      icon: 'delapouite/guitar-bass-head',
      text: {
        en: 'Search your deck and/or discard pile for a Groupie. Take it or play it as an extra minion.',
        fr: 'Cherchez une Groupie dans votre pioche et/ou votre défausse. Prenez-la en main ou jouez-la comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.takeOrPlay(me, game.searchFor(me, isGroupie(game), { also: ['discard'] }));
      },
    }),

    action('rock-stars/hot-venue', {
      copies: 1,
      playOn: 'base',
      raises: true,
      name: { en: 'Hot Venue', fr: 'Salle en Feu' },
      icon: 'delapouite/speaker',
      text: {
        en: 'Play on a base. **Ongoing:** Your minions here have +1 power. At the end of each turn in which you have played a minion here, draw a card if the breakpoint here is 21 or more.',
        fr: 'Attachez : Base. **Permanent :** Vos Créatures ici ont Force +1. À la fin de chaque tour où vous avez joué une Créature ici, piochez une carte si la Résistance de cette Base est de 21 ou plus.',
      },
      changesPower: { of: 'here', by: (game, self, minion) => (game.isYours(self, minion) ? 1 : 0) },
      on: {
        turnEnd: {
          when(game, self) {
            const here = game.baseOf(self);
            const played = game.playedThisTurn({ kind: 'minion', by: game.controllerOf(self), on: here });
            return isBig(game, here) && played.length > 0;
          },
          run: ({ game, me }) => game.draw(me, 1),
        },
      },
    }),

    action('rock-stars/power-ballad', {
      copies: 1,
      raises: true,
      name: { en: 'Power Ballad', fr: 'Slow Torride' },
      icon: 'delapouite/guitar-head',
      text: {
        en: 'Choose a base. Each of your minions there has +1 power this turn. **Special:** You may also play this before a base with a breakpoint of 21 or more scores, for that base.',
        fr: 'Choisissez une Base. Chacune de vos Créatures y a Force +1 ce tour-ci. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base de Résistance 21 ou plus, pour cette Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'givePower' });
        game.givePowerAll(game.minions({ at, of: me }), 1);
      },
      special: {
        on: 'beforeScore',
        can: (game, _self, _seat, { at }) => isBig(game, at),
        run: ({ game, me }, { at }) => game.givePowerAll(game.minions({ at, of: me }), 1),
      },
    }),

    action('rock-stars/reunion-tour', {
      copies: 1,
      name: { en: 'Reunion Tour', fr: 'Tournée de Retrouvailles' },
      icon: 'delapouite/drum-kit',
      text: {
        en: 'From your discard pile, shuffle any number of minions into your deck.',
        fr: 'Mélangez dans votre pioche n’importe quel nombre de Créatures de votre défausse.',
      },
      onPlay({ game, me }) {
        game.shuffleIn(me, game.chooseCards(me, game.minionsIn(game.discardPile(me)), { to: 'shuffleIn' }));
      },
    }),

    action('rock-stars/rock-of-luuv', {
      copies: 1,
      name: { en: 'Rock of Luuv', fr: 'Le Rock de l’Amûûr' },
      icon: 'lorc/love-song',
      text: {
        en: 'Search your deck for up to three minions of the same name, each of 2 power or less, and take them.',
        fr: 'Cherchez dans votre pioche jusqu’à trois Créatures de même nom, chacune de Force 2 ou moins, et prenez-les en main.',
      },
      onPlay({ game, me }) {
        const weak = game.minionsIn(game.search(me), 2);
        const first = game.chooseCard(me, weak, { to: 'placeInHand', may: true });
        const others = weak.filter((card) => card !== first && game.isSameName(card, first));
        const found = first ? [first, ...game.chooseCards(me, others, { to: 'placeInHand', max: 2 })] : [];
        game.shuffleDeck(me); // ZONE-18: before they are shown, as nobody is to learn where they lay
        game.reveal(me, found.map(game.now, game));
        for (const card of found) game.put(game.now(card), 'hand');
      },
    }),

    action('rock-stars/total-sellout', {
      copies: 2,
      name: { en: 'Total Sellout', fr: 'À Guichets Fermés' },
      icon: 'delapouite/contract',
      text: {
        en: '**Special:** Play this after a base scores where you have a minion. Draw two cards, or three if its breakpoint was 21 or more.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base où vous avez une Créature. Piochez deux cartes, ou trois si sa Résistance était de 21 ou plus.',
      },
      special: {
        on: 'afterScore',
        can: withMinionThere,
        run: ({ game, me }, { at }) => game.draw(me, isBig(game, at) ? 3 : 2),
      },
    }),

    action('rock-stars/tour-bus', {
      copies: 1,
      name: { en: 'Tour Bus', fr: 'Bus de Tournée' },
      icon: 'delapouite/bus-stop',
      text: {
        en: 'Choose a base. Move up to three of your minions there from bases with a lower breakpoint.',
        fr: 'Choisissez une Base. Déplacez-y jusqu’à trois de vos Créatures depuis des Bases de Résistance inférieure.',
      },
      onPlay({ game, me }) {
        tour(game, me, game.chooseBase(me, game.bases(), { to: 'moveTo' }));
      },
    }),

    action('rock-stars/turn-up-to-11', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Turn Up to 11', fr: 'Pousse l’Ampli à 11' },
      icon: 'delapouite/boombox',
      text: {
        en: 'Play on a base. **Ongoing:** If its breakpoint would start from less than 21, it starts from 21.',
        fr: 'Attachez : Base. **Permanent :** Si sa Résistance devait partir de moins de 21, elle part de 21.',
      },
      startsFrom: {
        of: 'base',
        value: (game, self, start) => (start < 21 && !game.isSpent(self, game.active) ? 21 : undefined), // CARD-132: spent if it is ignored this turn
      },
    }),
  ],
};
