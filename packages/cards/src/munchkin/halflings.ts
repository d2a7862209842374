import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NOBODY,
  type Seat,
  talent,
  type Words,
  yourMinionHere,
} from '@baston/engine';

/** Offers a minion from the hand there as an extra one, without its abilities (CARD-093). Gives it as played, or none. */
const mayPlaySilently = (game: Words, me: Seat, at: Base, hidden: boolean): Card =>
  game.mayPlayOneOf(me, game.minionsIn(game.hand(me)), { at, isSilent: true, hidden });

export const halflings: FactionDef = {
  id: 'halflings',
  name: { en: 'Halflings', fr: 'Halfelins' },
  look: { deep: '#34530f', bright: '#ffd08a', paper: '#f4f8ec', pattern: 'footprints' },
  cards: [
    minion('halflings/shire-marshal', {
      power: 4,
      copies: 1,
      name: { en: 'Shire Marshal', fr: 'Maréchal du Comté' },
      icon: 'delapouite/robin-hood-hat',
      text: {
        en: '**Talent:** Where another player has more power than you, play an extra minion.',
        fr: '**Talent :** Sur une Base où un autre joueur a plus de Force que vous, jouez une Créature supplémentaire.',
      },
      use: talent({ run: ({ game, me }) => game.extraMinion(me, { whereIAmBehind: true }) }), // PLAY-17
    }),

    minion('halflings/pestling', {
      power: 3,
      copies: 2,
      name: { en: 'Pestling', fr: 'Pestelin' },
      icon: 'delapouite/slingshot',
      text: {
        en: 'Play an extra minion here.',
        fr: 'Jouez une Créature supplémentaire ici.',
      },
      onPlay({ game, me, self }) {
        game.extraMinion(me, { near: self });
      },
    }),

    minion('halflings/bardling', {
      power: 2,
      copies: 3,
      name: { en: 'Bardling', fr: 'Bardelin' },
      icon: 'delapouite/harp',
      text: {
        en: 'Play an extra minion here if another player has more power here than you.',
        fr: 'Jouez ici une Créature supplémentaire si un autre joueur a plus de Force que vous ici.',
      },
      onPlay({ game, me, self, here }) {
        if (game.isBehind(me, here)) game.extraMinion(me, { near: self });
      },
    }),

    minion('halflings/quarterling', {
      power: 2,
      copies: 4,
      name: { en: 'Quarterling', fr: 'Quartelin' },
      icon: 'delapouite/meeple',
      text: {
        en: 'If this is your only minion here, play an extra minion here.',
        fr: 'Si c’est votre seule Créature ici, jouez une Créature supplémentaire ici.',
      },
      onPlay({ game, me, self, here }) {
        if (game.countMinions({ at: here, of: me }) === 1) game.extraMinion(me, { near: self });
      },
    }),

    action('halflings/last-call', {
      copies: 1,
      name: { en: 'Last Call', fr: 'Dernier Service' },
      icon: 'delapouite/beer-horn',
      text: {
        en: '**Special:** Play this before a base scores. Play an extra minion there. It has no abilities this turn.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Jouez-y une Créature supplémentaire. Elle n’a pas d’effet ce tour-ci.',
      },
      special: {
        on: 'beforeScore',
        run: ({ game, me }, { at }) => mayPlaySilently(game, me, at, true), // PLAY-04
      },
    }),

    action('halflings/lunch-run', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Lunch Run', fr: 'Pause Déjeuner' },
      icon: 'delapouite/sandwich',
      text: {
        en: 'Play on a base. **Ongoing:** After each minion you play here, draw a card.',
        fr: 'Attachez : Base. **Permanent :** Après chaque Créature que vous jouez ici, piochez une carte.',
      },
      on: { played: { when: yourMinionHere, run: ({ game, me }) => game.draw(me, 1) } },
    }),

    action('halflings/out-of-nowhere', {
      copies: 1,
      name: { en: 'Out of Nowhere', fr: 'Surgis de Nulle Part' },
      icon: 'delapouite/hole-ladder',
      text: {
        en: 'Reveal cards from your deck until two are minions. Take these and shuffle the rest into your deck.',
        fr: 'Révélez des cartes de votre pioche une à une ; arrêtez-vous à la deuxième Créature. Prenez en main ces deux Créatures et mélangez le reste dans votre pioche.',
      },
      onPlay({ game, me }) {
        const { found, others } = game.revealUntil(me, 2, (card) => game.isMinion(card));
        for (const card of found) game.put(card, 'hand', me);
        game.shuffleIn(me, others);
      },
    }),

    action('halflings/rude-awakening', {
      copies: 1,
      name: { en: 'Rude Awakening', fr: 'Réveil Difficile' },
      icon: 'delapouite/ringing-alarm',
      text: {
        en: 'Choose a base. Reveal your hand and play all its minions there as extra minions. They have no abilities this turn.',
        fr: 'Choisissez une Base. Révélez votre main et jouez-en toutes les Créatures sur cette Base comme Créatures supplémentaires. Elles n’ont pas d’effet ce tour-ci.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'playHere' });
        game.reveal(me, game.hand(me), 'hand');
        while (mayPlaySilently(game, me, at, false)); // PLAY-04
      },
    }),

    action('halflings/small-but-tough', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Small But Tough', fr: 'Petit Mais Costaud' },
      icon: 'lorc/muscle-fat',
      text: {
        en: 'Play on one of your minions. **Ongoing:** If it would go to the discard pile, place it on top of its owner’s deck instead.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Si elle devait aller à la défausse, placez-la sur la pioche de son propriétaire à la place.',
      },
      instead: {
        when: (game, self, target, verb) =>
          verb === 'discard' && target === game.hostOf(self) && game.ownerOf(target) !== NOBODY, // MON-05
        run: ({ game }, target) => game.place(target, 'deckTop'), // ZONE-23
      },
    }),

    action('halflings/sneaksy', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Sneaksy', fr: 'Ni Vu Ni Connu' },
      icon: 'darkzaitzev/hooded-figure',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ actions do not affect your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les Actions des autres joueurs n’affectent pas vos Créatures ici.',
      },
      protects: (game, self, target) => game.isOthersAction(self) && game.isYourMinionHere(self, target),
    }),

    action('halflings/spoiled-brats', {
      copies: 1,
      name: { en: 'Spoiled Brats', fr: 'Enfants Gâtés' },
      icon: 'delapouite/spiral-lollipop',
      text: {
        en: 'From your discard pile, choose any number of minions. Shuffle them and place them on top of your deck.',
        fr: 'Choisissez n’importe quel nombre de Créatures de votre défausse. Mélangez-les et placez-les sur votre pioche.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        game.putOnDeck(me, game.chooseCards(me, minions, { to: 'placeOnDeck' }), NOBODY);
      },
    }),

    action('halflings/unexpected-party', {
      copies: 2,
      name: { en: 'Unexpected Party', fr: 'Fête Inattendue' },
      icon: 'delapouite/hobbit-dwelling',
      text: {
        en: 'Play an extra minion on a base where you have none.',
        fr: 'Jouez une Créature supplémentaire sur une Base où vous n’en avez aucune.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { whereIHaveNone: true });
      },
    }),
  ],
};
