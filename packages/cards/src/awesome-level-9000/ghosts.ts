import {
  action,
  type Card,
  type FactionDef,
  minion,
  type Seat,
  talent,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

/** Two cards or fewer in hand: the condition of most Ghosts. */
const hasSmallHand = (game: Words, seat: Seat): boolean => game.hand(seat).length <= 2;

/** The standard actions among these cards that the player could play now (CARD-031). */
const standardActions = (game: Words, seat: Seat, cards: readonly Card[]): Card[] =>
  cards.filter((card) => game.isStandard(card) && game.canPlayExtra(seat, card));

/** The cards whose discard leaves a standard action in the discard pile that can be played: any card, or only such actions. */
function fuel(game: Words, seat: Seat): Card[] {
  const hand = game.hand(seat);
  if (standardActions(game, seat, game.discardPile(seat)).length > 0) return hand;
  return standardActions(game, seat, hand).filter((card) => game.ownerOf(card) === seat); // a card of another player goes to that player's discard pile
}

export const ghosts: FactionDef = {
  id: 'ghosts',
  name: { en: 'Ghosts', fr: 'Fantômes' },
  look: { deep: '#37425e', bright: '#c9f4ff', paper: '#f1f5f9', pattern: 'waves' },
  cards: [
    minion('ghosts/spectre', {
      power: 5,
      copies: 1,
      name: { en: 'Spectre', fr: 'Revenant' },
      icon: 'lorc/ghost',
      text: {
        en: '**Special:** When you can play a minion and have two cards or fewer in your hand, you may play this one from your discard pile instead.',
        fr: '**Spécial :** Quand vous pouvez jouer une Créature et avez deux cartes ou moins en main, vous pouvez jouer cette Créature depuis votre défausse à la place.',
      },
      fromDiscard: { what: 'itself', when: (game, _self, seat) => hasSmallHand(game, seat) },
    }),

    minion('ghosts/haunting', {
      power: 3,
      copies: 2,
      name: { en: 'Haunting', fr: 'Spectre' },
      icon: 'delapouite/floating-ghost',
      text: {
        en: '**Ongoing:** As long as you have two cards or fewer in your hand, this minion has +3 power and other players’ cards do not affect it.',
        fr: '**Permanent :** Tant que vous avez deux cartes ou moins en main, cette Créature a Force +3 et les cartes des autres joueurs ne l’affectent pas.',
      },
      changesPower: { of: 'self', by: (game, self) => (hasSmallHand(game, game.controllerOf(self)) ? 3 : 0) },
      protects(game, self, target) {
        const me = game.controllerOf(self);
        return target === self && hasSmallHand(game, me) && game.isOthersCard(self);
      },
    }),

    minion('ghosts/spirit', {
      power: 3,
      copies: 3,
      name: { en: 'Spirit', fr: 'Esprit' },
      icon: 'lorc/spark-spirit',
      text: {
        en: 'Choose a minion. You may discard as many cards as it has power in order to destroy it.',
        fr: 'Choisissez une Créature. Vous pouvez défausser autant de cartes que sa Force pour la détruire.',
      },
      onPlay({ game, me }) {
        const affordable = { maxPower: game.hand(me).length };
        const minion = game.chooseMinion(me, affordable, { to: 'destroy', may: true });
        if (!minion) return;
        const price = game.powerOf(minion);
        if (game.discardCards(me, { min: price, max: price }) === price) game.destroy(minion);
      },
    }),

    minion('ghosts/ghost', {
      power: 2,
      copies: 4,
      name: { en: 'Ghost', fr: 'Fantôme' },
      icon: 'lorc/ghost-ally',
      text: {
        en: 'You may discard a card.',
        fr: 'Vous pouvez défausser une carte.',
      },
      onPlay({ game, me }) {
        game.mayDiscardCard(me);
      },
    }),

    action('ghosts/across-the-divide', {
      copies: 1,
      name: { en: 'Across the Divide', fr: 'De l’Autre Côté' },
      icon: 'skoll/raise-skeleton',
      text: {
        en: 'Take any number of minions of the same name from your discard pile.',
        fr: 'Prenez en main n’importe quel nombre de Créatures de même nom de votre défausse.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        const named = game.chooseCard(me, minions, { to: 'chooseName', may: true });
        const copies = minions.filter((card) => named && game.isSameName(card, named));
        const taken = copies.length > 1 ? game.chooseCards(me, copies, { to: 'placeInHand' }) : copies;
        for (const card of taken) game.put(card, 'hand');
      },
    }),

    action('ghosts/door-to-the-beyond', {
      copies: 1,
      playOn: 'base',
      raises: (game, _minion, me) => game.hand(me).length <= 3, // it is still in the hand then
      name: { en: 'Door to the Beyond', fr: 'Porte de l’Au-delà' },
      icon: 'lorc/doorway',
      text: {
        en: 'Play on a base. **Ongoing:** As long as you have two cards or fewer in your hand, your minions here have +2 power.',
        fr: 'Attachez : Base. **Permanent :** Tant que vous avez deux cartes ou moins en main, vos Créatures ici ont Force +2.',
      },
      changesPower: {
        of: 'here',
        by(game, self, minion) {
          const me = game.controllerOf(self);
          return game.controllerOf(minion) === me && hasSmallHand(game, me) ? 2 : 0;
        },
      },
    }),

    action('ghosts/ghostly-arrival', {
      copies: 2,
      name: { en: 'Ghostly Arrival', fr: 'Apparition' },
      icon: 'delapouite/door-watcher',
      text: {
        en: 'Play an extra minion and/or an extra action.',
        fr: 'Jouez une Créature supplémentaire et/ou une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me);
        game.extraAction(me);
      },
    }),

    action('ghosts/incorporeal', {
      copies: 2,
      playOn: 'ownMinion',
      name: { en: 'Incorporeal', fr: 'Immatériel' },
      icon: 'delapouite/invisible-face',
      text: {
        en: 'Play on one of your minions. **Ongoing:** Other players’ cards do not affect it.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Les cartes des autres joueurs ne l’affectent pas.',
      },
      protects: (game, self, target) => target === game.hostOf(self) && game.isOthersCard(self),
    }),

    action('ghosts/make-contact', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Make Contact', fr: 'Possession' },
      icon: 'lorc/body-swapping',
      text: {
        en: 'Play on a minion, only if this is the only card in your hand. **Ongoing:** You control it.',
        fr: 'Attachez : Créature, seulement si cette carte est la seule de votre main. **Permanent :** Vous la contrôlez.',
      },
      canPlay(game, self, seat) {
        const isUncovered = game.buried({ of: seat }).includes(self); // as if from the hand (BURY-08)
        return game.hand(seat).includes(self)
          ? game.hand(seat).length === 1
          : isUncovered && game.hand(seat).length === 0;
      },
      makesBearer: 'yours',
    }),

    action('ghosts/seance', {
      copies: 1,
      name: { en: 'Séance', fr: 'Spiritisme' },
      icon: 'delapouite/glass-ball',
      text: {
        en: 'If you have two cards or fewer in your hand, draw until you have five.',
        fr: 'Si vous avez deux cartes ou moins en main, piochez pour en avoir cinq.',
      },
      onPlay({ game, me }) {
        if (hasSmallHand(game, me)) game.draw(me, 5 - game.hand(me).length); // PLAY-20
      },
    }),

    action('ghosts/shady-deal', {
      copies: 1,
      name: { en: 'Shady Deal', fr: 'Affaire Louche' },
      icon: 'delapouite/money-stack',
      text: {
        en: 'Gain 1 VP if you have two cards or fewer in your hand.',
        fr: 'Gagnez 1 PV si vous avez deux cartes ou moins en main.',
      },
      onPlay({ game, me }) {
        if (hasSmallHand(game, me)) game.gainVp(me, 1);
      },
    }),

    action('ghosts/the-dead-rise', {
      copies: 1,
      name: { en: 'The Dead Rise', fr: 'Les Morts se Lèvent' },
      icon: 'delapouite/half-dead',
      text: {
        en: 'Discard any number of cards. Play an extra minion of less power than that number from your discard pile.',
        fr: 'Défaussez n’importe quel nombre de cartes. Jouez une Créature supplémentaire de votre défausse, de Force inférieure à ce nombre.',
      },
      onPlay({ game, me }) {
        const discarded = game.discardCards(me);
        if (discarded > 0) game.extraMinion(me, { from: 'discard', maxPower: discarded - 1 });
      },
    }),
  ],
  titan: titan('ghosts/creampuff-man', {
    optional: true,
    name: { en: 'Creampuff Man', fr: 'Chantilhomme' },
    icon: 'delapouite/cupcake',
    text: {
      en: '**Special:** On your turn, if you have no cards in your hand, you may play this titan. **Ongoing:** You have +5 power here, less 1 for each card in your hand. **Talent:** Discard a card in order to play a standard action from your discard pile as an extra action. That action goes under your deck instead of to the discard pile.',
      fr: '**Spécial :** À votre tour, si vous n’avez aucune carte en main, vous pouvez jouer ce Titan. **Permanent :** Vous avez Force +5 ici, moins 1 par carte de votre main. **Talent :** Défaussez une carte pour jouer une Action standard de votre défausse comme Action supplémentaire. Cette Action va sous votre pioche au lieu d’aller à la défausse.',
    },
    aside: { use: titanPlay({ can: (game, _self, seat) => game.hand(seat).length === 0 }) },
    changesTotal: (game, self, seat) =>
      seat === game.controllerOf(self) ? Math.max(0, 5 - game.hand(seat).length) : 0,
    use: talent({
      can: (game, _self, seat) => fuel(game, seat).length > 0,
      run({ game, me }) {
        if (!game.discard(game.chooseCard(me, fuel(game, me), { to: 'discard' }))) return;
        const played = game.mayPlayOneOf(me, standardActions(game, me, game.discardPile(me)));
        if (played && !game.hasDestination(played))
          game.insteadOfDiscard(played, (card) => game.put(card, 'deckBottom')); // STD-04
      },
    }),
  }),
};
