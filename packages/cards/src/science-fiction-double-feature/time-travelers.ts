import {
  action,
  byYou,
  type Card,
  type FactionDef,
  minion,
  only,
  type Scene,
  type Seat,
  talent,
  titan,
  toMe,
  type Words,
} from '@baston/engine';

/** A card that has come back to your hand may be played again, now or never (CARD-069). One that went to another player's hand may not. */
function mayReplay(game: Words, me: Seat, returned: Card): void {
  const card = game.now(returned);
  if (game.hand(me).includes(card)) game.playExtra(me, card);
}

/** Places a counter on the Time Box; with the fifth it may be played (CARD-072). */
function wind({ game, me, self }: Scene): void {
  game.addMarker(self);
  if (game.markersOn(self) >= 5) game.mayPlayTitan(me, self, game.bases());
}

export const timeTravelers: FactionDef = {
  id: 'time-travelers',
  name: { en: 'Time Travelers', fr: 'Voyageurs du Temps' },
  look: { deep: '#1b2a5c', bright: '#ffc95e', paper: '#f2f3fa', pattern: 'orbits' },
  cards: [
    minion('time-travelers/doctor-when', {
      power: 5,
      copies: 1,
      name: { en: 'Doctor When', fr: 'Docteur When' },
      icon: 'skoll/pocket-watch',
      text: {
        en: 'You may return another of your minions to hand. You may then play it as an extra minion.',
        fr: 'Vous pouvez renvoyer en main une autre de vos Créatures. Vous pouvez alors la jouer comme Créature supplémentaire.',
      },
      onPlay({ game, me, self }) {
        const minion = game.chooseMinion(me, { of: me, except: self }, { to: 'return', may: true });
        if (minion && game.returnToHand(minion)) mayReplay(game, me, minion);
      },
    }),

    minion('time-travelers/repeater-perfect', {
      power: 4,
      copies: 2,
      name: { en: 'Repeater Perfect', fr: 'Répétitrice Parfaite' },
      icon: 'delapouite/fast-backward-button',
      text: {
        en: 'From your discard pile, place an action on top of your deck.',
        fr: 'Placez sur votre pioche une Action de votre défausse.',
      },
      onPlay({ game, me }) {
        const actions = game.actionsIn(game.discardPile(me));
        game.put(game.chooseCard(me, actions, { to: 'placeOnDeck' }), 'deckTop');
      },
    }),

    minion('time-travelers/time-raider', {
      power: 3,
      copies: 3,
      name: { en: 'Time Raider', fr: 'Pilleuse de Temps' },
      icon: 'lorc/empty-hourglass',
      text: {
        en: '**Talent:** From your discard pile, place a card under your deck.',
        fr: '**Talent :** Placez sous votre pioche une carte de votre défausse.',
      },
      use: talent({
        can: (game, _self, seat) => game.discardPile(seat).length > 0,
        run({ game, me }) {
          game.put(game.chooseCard(me, game.discardPile(me), { to: 'placeUnderDeck' }), 'deckBottom');
        },
      }),
    }),

    minion('time-travelers/jumper', {
      power: 2,
      copies: 4,
      name: { en: 'Jumper', fr: 'Sauteur Temporel' },
      icon: 'lorc/time-trap',
      text: {
        en: '**Ongoing:** When this minion goes from play to the discard pile, you may take it from there.',
        fr: '**Permanent :** Lorsque cette Créature va du jeu à la défausse, vous pouvez l’y prendre en main.',
      },
      on: {
        discardedFromPlay: {
          when: toMe,
          run({ game, me }, { card, owner }) {
            const fallen = game.discardPile(owner).find((other) => game.isSameCard(other, card));
            if (fallen && game.confirm(me, 'placeInHand', fallen)) game.put(fallen, 'hand');
          },
        },
      },
    }),

    action('time-travelers/1-21-gigawatts', {
      copies: 1,
      name: { en: '1.21 Gigawatts', fr: '1.21 Gigowatts !' },
      icon: 'lorc/focused-lightning',
      text: {
        en: 'Shuffle all actions or all minions of your discard pile into your deck.',
        fr: 'Mélangez dans votre pioche toutes les Actions ou toutes les Créatures de votre défausse.',
      },
      onPlay({ game, me }) {
        const pile = game.discardPile(me);
        const actions = { way: 'shuffleActions', run: () => game.shuffleIn(me, game.actionsIn(pile)) } as const;
        const minions = { way: 'shuffleMinions', run: () => game.shuffleIn(me, game.minionsIn(pile)) } as const;
        game.either(me, [actions, minions], { isSingle: true }); // ERR-40, TIME-24
      },
    }),

    action('time-travelers/do-over', {
      copies: 2,
      name: { en: 'Do Over!', fr: 'Retour du Futur' },
      icon: 'skoll/stopwatch',
      text: {
        en: 'Return one of your minions to hand. You may then play it as an extra minion.',
        fr: 'Renvoyez en main une de vos Créatures. Vous pouvez alors la jouer comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'return' });
        if (minion && game.returnToHand(minion)) mayReplay(game, me, minion);
      },
    }),

    action('time-travelers/into-the-time-slip', {
      copies: 2,
      name: { en: 'Into the Time Slip', fr: 'Faille Temporelle' },
      icon: 'delapouite/time-synchronization',
      text: {
        en: 'Return a card in play to hand.',
        fr: 'Renvoyez en main une carte en jeu.',
      },
      onPlay({ game, me }) {
        game.returnToHand(game.chooseCard(me, game.allCards(), { to: 'return' })); // TITAN-07, BURY-03
      },
    }),

    action('time-travelers/its-astounding', {
      copies: 1,
      name: { en: 'It’s Astounding', fr: 'Déjà-Vu' },
      icon: 'delapouite/extra-time',
      text: {
        en: 'Play an extra action from your discard pile.',
        fr: 'Jouez une Action supplémentaire de votre défausse.',
      },
      onPlay({ game, me }) {
        game.playActionNow(me, { from: 'discard' }); // CARD-070
      },
    }),

    action('time-travelers/stasis-field', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Stasis Field', fr: 'Champ de Stase' },
      icon: 'lorc/frozen-orb',
      text: {
        en: 'Play on a base. **Ongoing:** It cannot score. At the start of your turn, destroy this action.',
        fr: 'Attachez : Base. **Permanent :** Elle ne peut pas être conquise. Au début de votre tour, détruisez cette Action.',
      },
      forbids: { what: 'scoring', when: (game, self, base) => base === game.baseOf(self) },
      on: { turnStart: { when: byYou, run: ({ game, self }) => game.destroy(self) } },
    }),

    action('time-travelers/time-is-fleeting', {
      copies: 1,
      name: { en: 'Time is Fleeting', fr: 'La Porte des Étoiles' },
      icon: 'delapouite/galaxy',
      text: {
        en: '**Special:** Play this after a base scores, if there are discarded bases. Choose one of them to replace it.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base, s’il y a des Bases défaussées. Choisissez-en une pour la remplacer.',
      },
      special: {
        on: 'afterScore',
        can: (game) => game.baseDiscard().length > 0, // CARD-071: the one that scores is not there yet
        run({ game, me }) {
          game.setNextBase(game.chooseCard(me, game.baseDiscard(), { to: 'nextBase' }));
        },
      },
    }),

    action('time-travelers/time-walk', {
      copies: 1,
      name: { en: 'Time Walk', fr: 'Allons-y !' },
      icon: 'delapouite/player-time',
      text: {
        en: 'Play an extra minion and an extra action. Draw two cards. Place this card under your deck instead of discarding it.',
        fr: 'Jouez une Créature et une Action supplémentaires. Piochez deux cartes. Placez cette carte sous votre pioche au lieu de la défausser.',
      },
      onPlay({ game, me, self }) {
        game.extraMinion(me); // CARD-073
        game.extraAction(me);
        game.draw(me, 2);
        game.insteadOfDiscard(self, (card) => game.put(card, 'deckBottom'));
      },
    }),

    action('time-travelers/wormhole', {
      copies: 1,
      name: { en: 'Wormhole', fr: 'Trou de Ver' },
      icon: 'lorc/vortex',
      text: {
        en: '**Special:** Play this after a base scores. Shuffle all your minions there into your deck instead of discarding them.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Mélangez toutes vos Créatures de cette Base dans votre pioche au lieu de les défausser.',
      },
      special: {
        on: 'afterScore',
        run: ({ game, me }, { at }) => game.placeAll(game.minions({ at, of: me }), 'deck'),
      },
    }),
  ],

  titan: titan('time-travelers/time-box', {
    optional: true,
    name: { en: 'Time Box', fr: 'Cabine Temporelle' },
    icon: 'delapouite/locked-door',
    text: {
      en: '**Special:** At the start of your turn, and when a card goes to your hand from play or a discard pile, place a counter on this titan if it is not in play. After the fifth counter or a later one, you may remove all of them and play this titan. **Talent:** Play an extra minion of 2 power or less here, an extra action, or both.',
      fr: '**Spécial :** Au début de votre tour et lorsqu’une carte va du jeu ou d’une défausse dans votre main, placez un marqueur sur ce Titan s’il n’est pas en jeu. Après le cinquième marqueur ou un suivant, vous pouvez tous les retirer et jouer ce Titan. **Talent :** Jouez ici une Créature supplémentaire de Force 2 ou moins, une Action supplémentaire, ou les deux.',
    },
    aside: {
      on: {
        turnStart: { special: true, when: byYou, run: wind },
        toHand: { special: true, when: only('taken', byYou), run: wind },
      },
    },
    use: talent({
      run({ game, me, self }) {
        game.extraMinion(me, { near: self, maxPower: 2 });
        game.extraAction(me);
      },
    }),
  }),
};
