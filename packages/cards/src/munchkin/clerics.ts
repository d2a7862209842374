import { action, type Card, type FactionDef, here, minion, type Seat, talent, type Words } from '@baston/engine';

/** Cards of the player's discard pile, chosen at random, go into their hand. */
function takeAtRandom(game: Words, me: Seat, count: number): void {
  for (let i = 0; i < count; i++) game.put(game.pickAtRandom(game.discardPile(me)), 'hand');
}

export const clerics: FactionDef = {
  id: 'clerics',
  name: { en: 'Clerics', fr: 'Prêtres' },
  look: { deep: '#4a2a6b', bright: '#ffe9a8', paper: '#f8f4fb', pattern: 'checks' },
  cards: [
    minion('clerics/cardinal', {
      power: 5,
      copies: 1,
      name: { en: 'Cardinal', fr: 'Cardinal' },
      icon: 'delapouite/pope-crown',
      text: {
        en: '**Talent:** If your discard pile has at least five cards, take two of them at random.',
        fr: '**Talent :** Si votre défausse a au moins cinq cartes, prenez-en deux en main au hasard.',
      },
      use: talent({
        can: (game, _self, seat) => game.discardPile(seat).length >= 5,
        run: ({ game, me }) => takeAtRandom(game, me, 2),
      }),
    }),

    minion('clerics/deep-friar', {
      power: 4,
      copies: 2,
      name: { en: 'Deep Friar', fr: 'Frère Recruteur' },
      icon: 'delapouite/monk-face',
      text: {
        en: '**Special:** After this base scores, you may move another of your minions here to another base instead of discarding it.',
        fr: '**Spécial :** Après la Conquête de cette Base, vous pouvez déplacer une autre de vos Créatures ici vers une autre Base au lieu de la défausser.',
      },
      on: {
        afterScore: {
          special: true,
          when: here,
          run: ({ game, me, self, here }) => game.mayMoveMinion(me, { at: here, of: me, except: self }),
        },
      },
    }),

    minion('clerics/turner', {
      power: 3,
      copies: 3,
      name: { en: 'Turner', fr: 'Moine Tourneur' },
      icon: 'lorc/holy-symbol',
      text: {
        en: 'Destroy an undead monster here OR shuffle a minion at random from your discard pile into your deck.',
        fr: 'Détruisez ici un Monstre Mort-Vivant OU mélangez dans votre pioche une Créature au hasard de votre défausse.',
      },
      onPlay({ game, me, here }) {
        const minions = game.minionsIn(game.discardPile(me));
        const undead = { at: here, where: (minion: Card) => game.isUndead(minion) }; // CARD-101
        game.either(me, [
          { way: 'destroyMinion', can: game.countMinions(undead) > 0, run: () => game.destroyMinion(me, undead) },
          { way: 'shuffleIn', can: minions.length > 0, run: () => game.shuffleIn(me, [game.pickAtRandom(minions)]) },
        ]);
      },
    }),

    minion('clerics/holy-roller', {
      power: 2,
      copies: 4,
      name: { en: 'Holy Roller', fr: 'Saint Rouleur' },
      icon: 'lorc/candlebright',
      text: {
        en: 'From your discard pile, you may shuffle a card into your deck.',
        fr: 'Vous pouvez mélanger dans votre pioche une carte de votre défausse.',
      },
      onPlay({ game, me }) {
        const card = game.chooseCard(me, game.discardPile(me), { to: 'shuffleIn', may: true });
        if (card) game.shuffleIn(me, [card]);
      },
    }),

    action('clerics/bin-and-gone', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Bin and Gone', fr: 'Reconversion' },
      icon: 'lorc/arrow-dunk',
      text: {
        en: 'Play on a base. **Ongoing:** After another base scores, you may move one of your minions there to here instead of discarding it.',
        fr: 'Attachez : Base. **Permanent :** Après la Conquête d’une autre Base, vous pouvez en déplacer ici une de vos Créatures au lieu de la défausser.',
      },
      on: {
        afterScore: {
          when: (game, self, { at }) => game.baseOf(self) !== at,
          run({ game, me, here }, { at }) {
            const saved = game.chooseMinion(me, { at, of: me }, { to: 'moveHere', may: true });
            if (saved) game.move(saved, here);
          },
        },
      },
    }),

    action('clerics/collection-plate', {
      copies: 2,
      name: { en: 'Collection Plate', fr: 'La Quête' },
      icon: 'delapouite/pay-money',
      text: {
        en: 'Take two cards at random from your discard pile.',
        fr: 'Prenez en main deux cartes au hasard de votre défausse.',
      },
      onPlay({ game, me }) {
        takeAtRandom(game, me, 2);
      },
    }),

    action('clerics/curse-of-imprisonment', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Curse of Imprisonment', fr: 'Malédiction d’Emprisonnement' },
      icon: 'lorc/imprisoned',
      text: {
        en: 'Play on a minion. **Ongoing:** It has no abilities.',
        fr: 'Attachez : Créature. **Permanent :** Elle n’a pas d’effet.',
      },
      makesBearer: 'silent',
    }),

    action('clerics/curse-of-uselessness', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Curse of Uselessness', fr: 'Malédiction d’Inutilité' },
      icon: 'lorc/crown-of-thorns',
      text: {
        en: 'Play on a minion. **Ongoing:** Its power does not count on its base.',
        fr: 'Attachez : Créature. **Permanent :** Sa Force ne compte pas sur sa Base.',
      },
      forbids: { what: 'counting', when: (game, self, minion) => minion === game.hostOf(self) },
    }),

    action('clerics/good-habits', {
      copies: 1,
      raises: true,
      name: { en: 'Good Habits', fr: 'Soutane Neuve' },
      icon: 'lorc/angel-outfit',
      text: {
        en: 'Each minion has +1 power this turn.',
        fr: 'Chaque Créature a Force +1 ce tour-ci.',
      },
      onPlay({ game }) {
        game.givePowerAll(game.minions({}), 1); // CARD-100
      },
    }),

    action('clerics/join-the-club', {
      copies: 2,
      raises: true,
      name: { en: 'Join the Club', fr: 'Foi de Masse' },
      icon: 'delapouite/meeple-circle',
      text: {
        en: 'Choose a base. Each minion there has +1 power this turn.',
        fr: 'Choisissez une Base. Chaque Créature y a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'givePower' });
        game.givePowerAll(game.minions({ at }), 1); // CARD-100
      },
    }),

    action('clerics/remove-curse', {
      copies: 1,
      name: { en: 'Remove Curse', fr: 'Levée de Malédiction' },
      icon: 'delapouite/holy-water',
      text: {
        en: 'Destroy an action on a base or minion.',
        fr: 'Détruisez une Action attachée à une Base ou Créature.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
    }),

    action('clerics/word-of-recall', {
      copies: 1,
      name: { en: 'Word of Recall', fr: 'Parole de Rappel' },
      icon: 'lorc/scroll-unfurled',
      text: {
        en: 'Choose an action at random from each other player’s discard pile. You may play one of them as an extra action.',
        fr: 'Choisissez une Action au hasard dans la défausse de chaque autre joueur. Vous pouvez jouer l’une d’elles comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const recalled = game.others(me).flatMap((seat) => {
          const actions = game.actionsIn(game.discardPile(seat));
          return actions.length > 0 ? [game.pickAtRandom(actions)] : [];
        });
        game.mayPlayOneOf(me, recalled);
      },
    }),
  ],
};
