import {
  action,
  type Base,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

/** You play another action on the base where this card is. */
const actionHere = (game: Words, self: Card, { card, by }: Happening): boolean =>
  card !== self && isYourAction(game, self, card, by) && game.hostOf(card) === game.baseOf(self);

const isYourAction = (game: Words, self: Card, card: Card, by: Seat): boolean =>
  by === game.controllerOf(self) && game.isAction(card);

const isForBases =
  (game: Words) =>
  (card: Card): boolean =>
    game.isPlayedOn(card, 'base');

export const ancientIncas: FactionDef = {
  id: 'ancient-incas',
  name: { en: 'Ancient Incas', fr: 'Anciens Incas' },
  look: { deep: '#6b3f04', bright: '#ffd24d', paper: '#fcf5e3', pattern: 'bricks' },
  cards: [
    minion('ancient-incas/sapa-inca', {
      power: 5,
      copies: 1,
      name: { en: 'Sapa Inca', fr: 'Sapa Inca' },
      icon: 'delapouite/aztec-calendar-sun',
      text: {
        en: 'Search your deck and/or discard pile for an action that is played on a base and take it. **Ongoing:** After you play an action on a base, place a +1 power counter on one of your minions there.',
        fr: 'Cherchez dans votre pioche et/ou votre défausse une Action qui se joue sur une Base et prenez-la en main. **Permanent :** Après avoir joué une Action sur une Base, placez un marqueur Force +1 sur une de vos Créatures de cette Base.',
      },
      onPlay({ game, me }) {
        game.searchToHand(me, isForBases(game), { also: ['discard'] });
      },
      on: {
        played: {
          when: (game, self, { card, by }) => isYourAction(game, self, card, by) && game.isBase(game.hostOf(card)),
          run: ({ game, me }, { at }) => game.placeCounter(me, { at, of: me }),
        },
      },
    }),

    minion('ancient-incas/child-of-the-sun', {
      power: 4,
      copies: 2,
      name: { en: 'Child of the Sun', fr: 'Enfant du Soleil' },
      icon: 'lorc/barbed-sun',
      text: {
        en: '**Ongoing:** After the first action you play on this base each turn, play an extra action.',
        fr: '**Permanent :** Après la première Action que vous jouez sur cette Base à chaque tour, jouez une Action supplémentaire.',
      },
      on: {
        played: {
          when: (game, self, happening) =>
            actionHere(game, self, happening) &&
            game.playedThisTurn({ kind: 'action', by: happening.by, on: happening.at }).length === 1,
          run({ game, me }) {
            game.extraAction(me);
          },
        },
      },
    }),

    minion('ancient-incas/incan-engineer', {
      power: 3,
      copies: 3,
      name: { en: 'Incan Engineer', fr: 'Ingénieure Inca' },
      icon: 'lorc/stone-crafting',
      text: {
        en: 'Reveal cards from your deck until one is an action that is played on a base. Take it and shuffle the rest into your deck.',
        fr: 'Révélez des cartes de votre pioche une à une ; arrêtez-vous à la première Action qui se joue sur une Base. Prenez-la en main et mélangez le reste dans votre pioche.',
      },
      onPlay({ game, me }) {
        const { found, others } = game.revealUntil(me, 1, isForBases(game));
        for (const card of found) game.put(card, 'hand', me);
        game.shuffleIn(me, others);
      },
    }),

    minion('ancient-incas/llama', {
      power: 2,
      copies: 4,
      name: { en: 'Llama', fr: 'Lama' },
      icon: 'delapouite/wool',
      text: {
        en: 'From another base, you may return one of your actions to hand and play it here as an extra action.',
        fr: 'D’une autre Base, vous pouvez renvoyer en main une de vos Actions et la jouer ici comme Action supplémentaire.',
      },
      onPlay({ game, me, here }) {
        const elsewhere = game.otherBases(here).flatMap((base) => game.actionsOnBase(base, me));
        const playable = elsewhere.filter((card) => game.canPlayExtra(me, card, { at: here })); // TIME-21
        const action = game.chooseCard(me, playable, { to: 'return', may: true });
        if (action && game.returnToHand(action)) replay(game, me, action, here);
      },
    }),

    action('ancient-incas/armory', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Armory', fr: 'Armurerie' },
      icon: 'lorc/battle-gear',
      text: {
        en: 'Play on a base. **Ongoing:** For each of your other actions on it, you have +2 power here.',
        fr: 'Attachez : Base. **Permanent :** Pour chacune de vos autres Actions qui lui sont attachées, vous avez Force +2 ici.',
      },
      changesTotal(game, self, seat) {
        if (seat !== game.controllerOf(self)) return 0;
        return 2 * (game.actionsOnBase(game.baseOf(self), seat).length - 1);
      },
    }),

    action('ancient-incas/ashlar-masonry', {
      copies: 1,
      name: { en: 'Ashlar Masonry', fr: 'Pierres de Taille' },
      icon: 'delapouite/stone-wall',
      text: {
        en: '**Special:** Play this after a base scores. Instead of discarding your actions on it, you may return one to hand and shuffle the others into your deck.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Au lieu de défausser vos Actions qui lui sont attachées, vous pouvez en renvoyer une en main et mélanger les autres dans votre pioche.',
      },
      special: {
        on: 'afterScore',
        run({ game, me }, { at }) {
          const kept = game.chooseCard(me, game.actionsOnBase(at, me), { to: 'return', may: true });
          if (!kept) return; // TIME-21
          game.returnToHand(kept);
          game.placeAll(game.actionsOnBase(at, me), 'deck');
        },
      },
    }),

    action('ancient-incas/fortress-walls', {
      copies: 2,
      playOn: 'base',
      raises: true,
      name: { en: 'Fortress Walls', fr: 'Remparts' },
      icon: 'heavenly-dog/defensive-wall',
      text: {
        en: 'Play on a base. Place a +1 power counter on one of your minions here. **Ongoing:** You may do so again after each other action you play on this base.',
        fr: 'Attachez : Base. Placez un marqueur Force +1 sur une de vos Créatures ici. **Permanent :** Vous pouvez le refaire après chaque autre Action que vous jouez sur cette Base.',
      },
      onPlay({ game, me, here }) {
        game.placeCounter(me, { at: here, of: me });
      },
      on: {
        played: {
          when: actionHere,
          run: ({ game, me, here }) =>
            game.addCounters(game.chooseMinion(me, { at: here, of: me }, { to: 'addCounter', may: true }), 1),
        },
      },
    }),

    action('ancient-incas/golden-condor', {
      copies: 1,
      name: { en: 'Golden Condor', fr: 'Condor d’Or' },
      icon: 'lorc/condor-emblem',
      text: {
        en: 'Return any number of your actions on bases to hand. You must play each as an extra action.',
        fr: 'Renvoyez en main n’importe quel nombre de vos Actions attachées à des Bases. Vous devez jouer chacune comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const mine = game.bases().flatMap((base) => game.actionsOnBase(base, me));
        const returned = game.returnAllToHand(game.chooseCards(me, mine, { to: 'return' }));
        let left = returned.map((card) => game.now(card)).filter((card) => game.hand(me).includes(card));
        while (left.length > 0) {
          const next = game.chooseCard(me, left, { to: 'playExtra' });
          left = left.filter((card) => card !== next);
          if (!game.playChosen(me, next)) game.discard(next); // PLAY-17
        }
      },
    }),

    action('ancient-incas/quipu-strings', {
      copies: 1,
      name: { en: 'Quipu Strings', fr: 'Quipu' },
      icon: 'delapouite/rope-coil',
      text: {
        en: 'From your discard pile, play an extra action that is played on a base.',
        fr: 'Jouez une Action supplémentaire de votre défausse qui se joue sur une Base.',
      },
      onPlay({ game, me }) {
        const knotted = game.discardPile(me).filter(isForBases(game));
        game.mayPlayOneOf(me, knotted); // PLAY-04, PLAY-07
      },
    }),

    action('ancient-incas/royal-highway', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Royal Highway', fr: 'Route Royale' },
      icon: 'delapouite/mountain-road',
      text: {
        en: 'Play on a base. You may move one of your minions to or from here. **Ongoing:** After each action you play on another base, you may move one of your minions between here and there.',
        fr: 'Attachez : Base. Vous pouvez déplacer une de vos Créatures vers ou depuis cette Base. **Permanent :** Après chaque Action que vous jouez sur une autre Base, vous pouvez déplacer une de vos Créatures entre ces deux Bases.',
      },
      onPlay({ game, me, here }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'move', may: true });
        if (!minion) return;
        game.moveToOrFrom(me, minion, here);
      },
      on: {
        played: {
          when: (game, self, { card, by, at }) =>
            isYourAction(game, self, card, by) &&
            game.hostOf(card) === at &&
            at !== game.baseOf(self) &&
            game.isBase(at),
          run({ game, me, here }, { at }) {
            const onEither = { of: me, where: (m: Card) => game.baseOf(m) === here || game.baseOf(m) === at };
            const minion = game.chooseMinion(me, onEither, { to: 'move', may: true });
            if (minion) game.move(minion, game.baseOf(minion) === here ? at : here);
          },
        },
      },
    }),

    action('ancient-incas/signs-in-the-stars', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Signs in the Stars', fr: 'Présages des Étoiles' },
      icon: 'delapouite/star-formation',
      text: {
        en: 'Play on a base. **Ongoing:** The top base of the base deck is face up. As long as it is, this base also has its ability. At the start of each turn, its player may turn the top base face down for this turn. **Talent:** Place the top base under the base deck.',
        fr: 'Attachez : Base. **Permanent :** La première Base de la pioche Base est face visible. Tant qu’elle l’est, cette Base a aussi son effet. Au début de chaque tour, le joueur dont c’est le tour peut retourner la première Base face cachée pour ce tour. **Talent :** Placez la première Base sous la pioche Base.',
      },
      alsoTopBase: true, // CARD-181
      lasting: {
        turnedDown: {
          forbids: { what: 'topBase' },
          tells: ({ seat }) => ({ type: 'turnDown', seat }),
        },
      },
      on: {
        turnStart: {
          when: (game) => game.deck('baseDeck').length > 0,
          run({ game }, { by }) {
            if (game.confirm(by, 'turnDownBase')) game.leave('turnedDown', { seat: by });
          },
        },
      },
      use: talent({
        can: (game) => game.deck('baseDeck').length > 0,
        run: ({ game, me }) => game.putUnder(game.topBases(1)[0] as Base, 'baseDeck', me),
      }),
    }),

    action('ancient-incas/temple-of-the-sun', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Temple of the Sun', fr: 'Temple du Soleil' },
      icon: 'delapouite/mayan-pyramid',
      text: {
        en: 'Play on a base. Draw a card. **Ongoing:** After each other action you play on it, draw a card.',
        fr: 'Attachez : Base. Piochez une carte. **Permanent :** Après chaque autre Action que vous jouez sur elle, piochez une carte.',
      },
      onPlay({ game, me }) {
        game.draw(me, 1);
      },
      on: { played: { when: actionHere, run: ({ game, me }) => game.draw(me, 1) } },
    }),
  ],
};

/** A card that has come back to your hand is played there at once. One that went to another player's hand is not. */
function replay(game: Words, me: Seat, returned: Card, at: Base): void {
  const card = game.now(returned);
  if (game.hand(me).includes(card)) game.playChosen(me, card, { at }); // PLAY-07, TIME-21
}
