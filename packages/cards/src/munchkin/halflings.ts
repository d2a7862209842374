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
        en: '**Talent:** Play an extra minion on a base where another player has more power than you.',
        fr: '**Talent :** Jouez une Créature supplémentaire sur une Base où un autre joueur a plus de Force que vous.',
      },
      use: talent({ run: ({ game, me }) => game.extraMinion(me, { whereIAmBehind: true }) }), // PLAY-17
    }),

    minion('halflings/pestling', {
      power: 3,
      copies: 2,
      name: { en: 'Pestling', fr: 'Pestelin' },
      icon: 'delapouite/slingshot',
      text: {
        en: 'You may play an extra minion here.',
        fr: 'Vous pouvez jouer une Créature supplémentaire ici.',
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
        en: 'If another player has more power here than you, you may play an extra minion here.',
        fr: 'Si un autre joueur a plus de Force que vous ici, vous pouvez jouer une Créature supplémentaire ici.',
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
        en: 'If this is your only minion here, you may play an extra minion here.',
        fr: 'Si c’est votre seule Créature ici, vous pouvez jouer une Créature supplémentaire ici.',
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
        en: '**Special:** Before a base scores, play a minion there. It has no abilities until the end of the turn.',
        fr: '**Spécial :** Avant la Conquête d’une Base, jouez-y une Créature. Elle n’a pas d’effet jusqu’à la fin du tour.',
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
        en: 'Play on a base. **Ongoing:** After you play a minion here, draw a card.',
        fr: 'Attachez : Base. **Permanent :** Après que vous avez joué une Créature ici, piochez une carte.',
      },
      on: { played: { when: yourMinionHere, run: ({ game, me }) => game.draw(me, 1) } },
    }),

    action('halflings/out-of-nowhere', {
      copies: 1,
      name: { en: 'Out of Nowhere', fr: 'Surgis de Nulle Part' },
      icon: 'delapouite/hole-ladder',
      text: {
        en: 'Reveal cards from the top of your deck until you have revealed two minions. Place those into your hand and shuffle the others into your deck.',
        fr: 'Révélez des cartes du dessus de votre pioche jusqu’à avoir révélé deux Créatures. Placez celles-ci dans votre main et mélangez les autres dans votre pioche.',
      },
      onPlay({ game, me }) {
        const { found, others } = game.revealUntil(me, 2, (card) => game.isMinion(card));
        for (const card of found) game.put(card, 'hand');
        game.shuffleIn(me, others);
      },
    }),

    action('halflings/rude-awakening', {
      copies: 1,
      name: { en: 'Rude Awakening', fr: 'Réveil Difficile' },
      icon: 'delapouite/ringing-alarm',
      text: {
        en: 'Choose a base. Reveal your hand and play all minions in it there as extra minions. They have no abilities until the end of the turn.',
        fr: 'Choisissez une Base. Révélez votre main et jouez sur cette Base toutes les Créatures de votre main comme Créatures supplémentaires. Elles n’ont pas d’effet jusqu’à la fin du tour.',
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
        en: 'Play on one of your minions. **Ongoing:** If this minion would go to the discard pile, place it on top of its owner’s deck instead.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Si cette Créature devait aller dans la défausse, placez-la plutôt sur la pioche de son propriétaire.',
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
        en: 'Play on a base. **Ongoing:** Your minions here are not affected by other players’ actions.',
        fr: 'Attachez : Base. **Permanent :** Vos Créatures ici ne sont pas affectées par les Actions des autres joueurs.',
      },
      protects: (game, self, target) => game.isOthersAction(self) && game.isYourMinionHere(self, target),
    }),

    action('halflings/spoiled-brats', {
      copies: 1,
      name: { en: 'Spoiled Brats', fr: 'Enfants Gâtés' },
      icon: 'delapouite/spiral-lollipop',
      text: {
        en: 'Choose any number of minions in your discard pile. Shuffle them and place them on top of your deck.',
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
        en: 'Play an extra minion on a base where you have no minion.',
        fr: 'Jouez une Créature supplémentaire sur une Base où vous n’avez pas de Créature.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { whereIHaveNone: true });
      },
    }),
  ],
};
