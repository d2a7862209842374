import { action, type FactionDef, here, minion } from '@baston/engine';

export const aliens: FactionDef = {
  id: 'aliens',
  name: { en: 'Aliens', fr: 'Aliens' },
  look: { deep: '#0f5a4a', bright: '#86f0c0', paper: '#eef8f2', pattern: 'orbits' },
  cards: [
    minion('aliens/supreme-overlord', {
      power: 5,
      copies: 1,
      name: { en: 'Supreme Overlord', fr: 'Seigneur Suprême' },
      icon: 'delapouite/overlord-helm',
      text: {
        en: 'You may return a minion to hand.',
        fr: 'Vous pouvez renvoyer en main une Créature.',
      },
      onPlay({ game, me }) {
        game.mayReturnMinion(me, {});
      },
    }),

    minion('aliens/invader', {
      power: 3,
      copies: 2,
      name: { en: 'Invader', fr: 'Envahisseur' },
      icon: 'lorc/alien-stare',
      text: { en: 'Gain 1 VP.', fr: 'Gagnez 1 PV.' },
      onPlay({ game, me }) {
        game.gainVp(me, 1);
      },
    }),

    minion('aliens/scout', {
      power: 3,
      copies: 3,
      name: { en: 'Scout', fr: 'Éclaireur' },
      icon: 'delapouite/scout-ship',
      text: {
        en: '**Special:** After this base scores, you may place this minion in your hand instead of discarding it.',
        fr: '**Spécial :** Après la Conquête de cette Base, vous pouvez placer cette Créature dans votre main au lieu de la défausser.',
      },
      on: {
        afterScore: {
          special: true,
          when: here,
          run: ({ game, me, self }) => game.confirm(me, 'placeInHand') && game.place(self, 'hand'),
        },
      },
    }),

    minion('aliens/collector', {
      power: 2,
      copies: 4,
      mentions: ['aliens/collector'],
      name: { en: 'Collector', fr: 'Récolteur' },
      icon: 'delapouite/alien-bug',
      text: {
        en: 'You may return a minion of 3 power or less here to hand, except a Collector.',
        fr: 'Vous pouvez renvoyer en main une Créature de Force 3 ou moins ici, sauf un Récolteur.',
      },
      onPlay({ game, me, here }) {
        const collectable = { at: here, maxPower: 3, notNamed: 'aliens/collector' }; // ERR-01
        game.mayReturnMinion(me, collectable);
      },
    }),

    action('aliens/abduction', {
      copies: 1,
      name: { en: 'Abduction', fr: 'Rapt' },
      icon: 'delapouite/ufo',
      text: {
        en: 'Return a minion to hand. Play an extra minion.',
        fr: 'Renvoyez en main une Créature. Jouez une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.returnMinion(me, {});
        game.extraMinion(me);
      },
    }),

    action('aliens/beam-up', {
      copies: 2,
      name: { en: 'Beam Up', fr: 'Téléportation' },
      icon: 'lorc/teleport',
      text: {
        en: 'Return a minion to hand.',
        fr: 'Renvoyez en main une Créature.',
      },
      onPlay({ game, me }) {
        game.returnMinion(me, {});
      },
    }),

    action('aliens/crop-circles', {
      copies: 1,
      name: { en: 'Crop Circles', fr: 'Cercles dans les Blés' },
      icon: 'lorc/wheat',
      text: {
        en: 'Choose a base. Return all its minions to hand.',
        fr: 'Choisissez une Base. Renvoyez en main toutes ses Créatures.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'returnEach' });
        if (at) game.returnAllToHand(game.minions({ at }));
      },
    }),

    action('aliens/disintegrator', {
      copies: 2,
      name: { en: 'Disintegrator', fr: 'Désintégrateur' },
      icon: 'lorc/ray-gun',
      text: {
        en: 'Place a minion of 3 power or less under its owner’s deck.',
        fr: 'Placez une Créature de Force 3 ou moins sous la pioche de son propriétaire.',
      },
      onPlay({ game, me }) {
        game.place(game.chooseMinion(me, { maxPower: 3 }, { to: 'placeUnderDeck' }), 'deckBottom');
      },
    }),

    action('aliens/invasion', {
      copies: 1,
      name: { en: 'Invasion', fr: 'Invasion' },
      icon: 'delapouite/planet-conquest',
      text: {
        en: 'Move a minion to another base.',
        fr: 'Déplacez une Créature vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, {});
      },
    }),

    action('aliens/jammed-signal', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Jammed Signal', fr: 'Signal Parasité' },
      icon: 'lorc/radar-dish',
      text: {
        en: 'Play on a base. **Ongoing:** Everybody ignores the ability of the base.',
        fr: 'Attachez : Base. **Permanent :** Tout le monde ignore l’effet de la Base.',
      },
      ignoresBase: { who: 'everybody' },
    }),

    action('aliens/probe', {
      copies: 1,
      name: { en: 'Probe', fr: 'Sonde' },
      icon: 'sbed/syringe',
      text: {
        en: 'Look at another player’s hand. They discard a minion of your choice from it.',
        fr: 'Consultez la main d’un autre joueur. Il en défausse une Créature de votre choix.',
      },
      onPlay({ game, me }) {
        const hand = game.lookAtHand(me, game.choosePlayer(me, game.others(me), { to: 'look' }));
        const minions = game.minionsIn(hand);
        game.discard(game.chooseCard(me, minions, { to: 'discard', hidden: true }));
      },
    }),

    action('aliens/terraforming', {
      copies: 1,
      name: { en: 'Terraforming', fr: 'Terraformation' },
      icon: 'lorc/world',
      text: {
        en: 'Search the base deck for a base and swap it with a base in play. Discard the actions on the old base; its minions stay, with the actions on them. Play an extra minion on the new base.',
        fr: 'Cherchez une Base dans la pioche Base et échangez-la avec une Base en jeu. Défaussez les Actions attachées à l’ancienne Base ; ses Créatures restent, avec les Actions qui leur sont attachées. Jouez une Créature supplémentaire sur la nouvelle Base.',
      },
      onPlay({ game, me }) {
        const found = game.topBases(Number.POSITIVE_INFINITY); // the whole deck, made anew if empty (SCORE-28)
        game.lookAt(me, found, 'baseDeck');
        const next = game.chooseCard(me, found, { to: 'swapIn' });
        if (!next) return;
        const old = game.chooseBase(me, game.bases(), { to: 'swapOut' });
        game.discardFromPlay(game.cardsOn(old).filter((card) => !game.isMinion(card))); // ERR-02, TITAN-08
        game.extraMinion(me, { at: game.swapBase(old, next) });
      },
    }),
  ],
};
