import { action, type Card, type FactionDef, minion, type Seat, talent, type Words } from '@baston/engine';

/** A card from your hand goes on top of your deck, unseen (ZONE-24). */
export function sacrificeCard(game: Words, me: Seat): boolean {
  const card = game.chooseCard(me, game.hand(me), { to: 'placeOnDeck' });
  if (!card) return false;
  game.putOnDeck(me, [card], me);
  return true;
}

/** Is the card an action, or a minion of that power or less? */
export const isPlunder = (game: Words, card: Card, maxPower: number): boolean =>
  game.isAction(card) || game.powerOf(card) <= maxPower;

export const vikings: FactionDef = {
  id: 'vikings',
  name: { en: 'Vikings', fr: 'Vikings' },
  look: { deep: '#1d4a63', bright: '#9fe0ff', paper: '#eef7fb', pattern: 'shields' },
  cards: [
    minion('vikings/valkyrie', {
      power: 5,
      copies: 1,
      name: { en: 'Valkyrie', fr: 'Walkyrie' },
      icon: 'lorc/winged-sword',
      text: {
        en: 'Take a minion from another player’s discard pile.',
        fr: 'Prenez en main une Créature de la défausse d’un autre joueur.',
      },
      onPlay({ game, me }) {
        const fallen = game.others(me).flatMap((seat) => game.discardPile(seat));
        const card = game.chooseCard(me, game.minionsIn(fallen), { to: 'takeCard' });
        if (card) game.take(me, game.ownerOf(card), card); // OWN-05
      },
    }),

    minion('vikings/raider', {
      power: 4,
      copies: 2,
      name: { en: 'Raider', fr: 'Pillard' },
      icon: 'delapouite/viking-head',
      text: {
        en: '**Talent:** Place up to three cards from your hand on top of your deck. For each of them, this minion has +1 power this turn.',
        fr: '**Talent :** Placez jusqu’à trois cartes de votre main sur votre pioche. Cette Créature a Force +1 pour chacune ce tour-ci.',
      },
      use: talent({
        can: (game, _self, seat) => game.hand(seat).length > 0,
        run({ game, me, self }) {
          const cards = game.chooseCards(me, game.hand(me), { to: 'placeOnDeck', max: 3 });
          if (cards.length === 0) return;
          game.putBack(me, cards); // ZONE-24
          game.givePower(self, cards.length);
        },
      }),
    }),

    minion('vikings/shield-maiden', {
      power: 3,
      copies: 3,
      name: { en: 'Shield Maiden', fr: 'Skjaldmö' },
      icon: 'delapouite/viking-shield',
      text: {
        en: 'Reveal the top card of another player’s deck. If it is an action or a minion of 3 power or less, take it. Otherwise, put it back.',
        fr: 'Révélez la première carte de la pioche d’un autre joueur. Si c’est une Action ou une Créature de Force 3 ou moins, prenez-la en main. Sinon, replacez-la.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'reveal' });
        const top = game.revealTop(other, 1);
        for (const card of top) if (isPlunder(game, card, 3)) game.take(me, other, card);
      },
    }),

    minion('vikings/huscarl', {
      power: 2,
      copies: 4,
      name: { en: 'Huscarl', fr: 'Housecarl' },
      icon: 'delapouite/viking-helmet',
      text: {
        en: '**Talent:** Place a card from your hand on top of your deck in order to give this minion +2 power this turn.',
        fr: '**Talent :** Placez une carte de votre main sur votre pioche pour donner à cette Créature Force +2 ce tour-ci.',
      },
      use: talent({
        can: (game, _self, seat) => game.hand(seat).length > 0,
        run({ game, me, self }) {
          if (sacrificeCard(game, me)) game.givePower(self, 2);
        },
      }),
    }),

    action('vikings/berserk', {
      copies: 2,
      raises: (game, _minion, me) => game.hand(me).length > 1,
      name: { en: 'Berserk', fr: 'Berserk' },
      icon: 'delapouite/enrage',
      text: {
        en: 'Place a card from your hand on top of your deck in order to give one of your minions +3 power this turn.',
        fr: 'Placez une carte de votre main sur votre pioche pour donner à une de vos Créatures Force +3 ce tour-ci.',
      },
      onPlay({ game, me }) {
        if (game.countMinions({ of: me }) === 0 || !sacrificeCard(game, me)) return;
        game.strengthen(me, { of: me }, 3);
      },
    }),

    action('vikings/cast-the-runes', {
      copies: 1,
      name: { en: 'Cast the Runes', fr: 'Jeter les Runes' },
      icon: 'lorc/rune-stone',
      text: {
        en: 'Look at another player’s hand and the top two cards of their deck. Put these back in any order. Play an extra action.',
        fr: 'Consultez la main d’un autre joueur et les deux premières cartes de sa pioche. Replacez celles-ci dans l’ordre de votre choix. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'look' });
        game.lookAtHand(me, other);
        const top = game.lookAtTop(me, 2, other);
        const left = top.filter((card) => game.isAlive(card));
        game.putBack(other, left, me);
        game.extraAction(me);
      },
    }),

    action('vikings/combat-training', {
      copies: 1,
      raises: true,
      name: { en: 'Combat Training', fr: 'Entraînement au Combat' },
      icon: 'lorc/crossed-axes',
      text: {
        en: 'Each of your minions has +1 power this turn.',
        fr: 'Chacune de vos Créatures a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.givePowerAll(game.minions({ of: me }), 1);
      },
    }),

    action('vikings/pillage', {
      copies: 1,
      name: { en: 'Pillage', fr: 'Pillage' },
      icon: 'lorc/locked-chest',
      text: {
        en: 'Take a card at random from another player’s hand.',
        fr: 'Prenez en main une carte au hasard de la main d’un autre joueur.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'takeCard' });
        if (game.hand(other).length > 0) game.take(me, other, game.pickAtRandom(game.hand(other)));
      },
    }),

    action('vikings/raiding-party', {
      copies: 2,
      name: { en: 'Raiding Party', fr: 'Foire d’Empoigne' },
      icon: 'delapouite/drakkar-dragon',
      text: {
        en: 'Reveal the top three cards of another player’s deck. You may play an action, or a minion of 4 power or less, among them as an extra card. Put the others back in any order.',
        fr: 'Révélez les trois premières cartes de la pioche d’un autre joueur. Vous pouvez jouer, comme carte supplémentaire, une Action ou une Créature de Force 4 ou moins parmi elles. Replacez les autres dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'reveal' });
        const top = game.revealTop(other, 3);
        const plunder = top.filter((card) => game.isAlive(card) && isPlunder(game, card, 4));
        game.mayPlayOneOf(me, plunder); // PLAY-07, PLAY-23
        const left = top.filter((card) => game.isAlive(card));
        game.putBack(other, left, me);
      },
    }),

    action('vikings/ransack', {
      copies: 1,
      name: { en: 'Ransack', fr: 'Saccage' },
      icon: 'delapouite/coins-pile',
      text: {
        en: 'Place in your hand an action on a base or minion, or a buried card.',
        fr: 'Placez dans votre main une Action attachée à une Base ou Créature, ou une carte enterrée.',
      },
      onPlay({ game, me }) {
        game.place(game.chooseCard(me, [...game.actions(), ...game.buried({})], { to: 'takeCard' }), 'hand', me); // OWN-05
      },
    }),

    action('vikings/tribute', {
      copies: 1,
      name: { en: 'Tribute', fr: 'Tribut' },
      icon: 'delapouite/two-coins',
      text: { en: 'Draw three cards.', fr: 'Piochez trois cartes.' },
      onPlay({ game, me }) {
        game.draw(me, 3);
      },
    }),

    action('vikings/viking-funeral', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Viking Funeral', fr: 'Funérailles Vikings' },
      icon: 'delapouite/brasero',
      text: {
        en: 'Play on one of your minions of 5 power or more. **Ongoing:** After it goes to the discard pile, gain 1 VP. If you own it, put it back into the box.',
        fr: 'Attachez : une de vos Créatures de Force 5 ou plus. **Permanent :** Après qu’elle est allée à la défausse, gagnez 1 PV. Si vous en êtes propriétaire, rangez-la dans la boîte.',
      },
      canPlay: (game, _self, _seat, at) => game.isInPlay(at) && game.powerOf(at) >= 5,
      on: {
        discardedFromPlay: {
          when: (game, self, { card }) => card === game.hostOf(self),
          run({ game, me }, { card, owner }) {
            game.gainVp(me, 1);
            const fallen = game.discardPile(me).find((other) => game.isSameCard(other, card));
            if (owner === me && fallen) game.putInBox(fallen); // ZONE-36
          },
        },
      },
    }),
  ],
};
