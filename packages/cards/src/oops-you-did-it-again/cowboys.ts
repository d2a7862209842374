import { action, byYou, type FactionDef, here, minion, only, type Scene, titan, yourMinionHere } from '@baston/engine';
import { chooseDuel, destroyLosers, hasFoe, mayDuel } from './duels.ts';

/** The Deputy goes to the discard pile, and a minion gains power. */
function helpOut({ game, me, self: deputy }: Scene): void {
  const minion = game.chooseMinion(me, {}, { to: 'givePower' });
  if (minion && game.discard(deputy)) game.givePower(minion, 2);
}

export const cowboys: FactionDef = {
  id: 'cowboys',
  name: { en: 'Cowboys', fr: 'Cow-boys' },
  look: { deep: '#70321a', bright: '#ffbe8a', paper: '#fbf0e6', pattern: 'horseshoes' },
  cards: [
    minion('cowboys/sheriff', {
      power: 5,
      copies: 1,
      name: { en: 'Sheriff', fr: 'Shérif' },
      icon: 'delapouite/wanted-reward',
      text: {
        en: '**Special:** Before this base scores, this minion may duel a minion of another player here. Destroy the loser.',
        fr: '**Spécial :** Avant la Conquête de cette Base, cette Créature peut affronter en duel une Créature d’un autre joueur ici. Détruisez la perdante.',
      },
      on: {
        beforeScore: {
          special: true,
          when: (game, self, happening) => here(game, self, happening) && hasFoe(game, self),
          run({ game, me, self }) {
            let isUsed = false; // it counts as used even if the duel has no result
            const outcomes = mayDuel(game, me, self, () => {
              isUsed = true;
            });
            destroyLosers(game, outcomes);
            return isUsed;
          },
        },
      },
    }),

    minion('cowboys/pinkerton', {
      power: 4,
      copies: 2,
      name: { en: 'Pinkerton', fr: 'Pinkerton' },
      icon: 'lorc/magnifying-glass',
      text: {
        en: '**Ongoing:** Once per duel here, when one of your minions is in it, you may place a +1 power counter on that minion.',
        fr: '**Permanent :** Une fois par duel ici, quand une de vos Créatures y participe, vous pouvez placer un marqueur Force +1 sur elle.',
      },
      on: {
        duelStarts: {
          when: (game, self, happening) =>
            here(game, self, happening) && game.duelists(game.controllerOf(self)).length > 0,
          run({ game, me }) {
            for (const minion of game.duelists(me)) {
              game.mayAddCounter(me, minion); // CARD-168
            }
          },
        },
      },
    }),

    minion('cowboys/gunfighter', {
      power: 3,
      copies: 3,
      name: { en: 'Gunfighter', fr: 'Pistolero' },
      icon: 'delapouite/cowboy-holster',
      text: {
        en: 'This minion may duel a minion of another player here. Destroy the loser.',
        fr: 'Cette Créature peut affronter en duel une Créature d’un autre joueur ici. Détruisez la perdante.',
      },
      onPlay({ game, me, self }) {
        destroyLosers(game, mayDuel(game, me, self));
      },
    }),

    minion('cowboys/deputy', {
      power: 2,
      copies: 4,
      name: { en: 'Deputy', fr: 'Adjointe' },
      icon: 'delapouite/western-hat',
      text: {
        en: '**Special:** On your turn, or in a duel of one of your minions, you may discard this card from your hand in order to give a minion +2 power this turn.',
        fr: '**Spécial :** À votre tour, ou lors d’un duel d’une de vos Créatures, vous pouvez défausser cette carte de votre main pour donner à une Créature Force +2 ce tour-ci.',
      },
      use: { label: 'special', from: 'hand', can: (game) => game.countMinions({}) > 0, run: helpOut },
      special: {
        on: 'duel',
        unplayed: true,
        can: (game, _self, seat) => game.duelists(seat).length > 0,
        run: helpOut, // CARD-164
      },
    }),

    action('cowboys/dynamite-surprise', {
      copies: 1,
      name: { en: 'Dynamite Surprise', fr: 'Dynamite Surprise' },
      icon: 'delapouite/time-dynamite',
      text: {
        en: '**Special:** Play this before a base scores where you have a minion and are not winning. Destroy a minion of 4 power or less there. **Special:** Play this when a card of another player reveals or looks at a card in your hand or deck. Destroy one of their minions of 4 power or less.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base où vous avez une Créature sans être en tête. Détruisez-y une Créature de Force 4 ou moins. **Spécial :** À jouer quand une carte d’un autre joueur révèle ou consulte une carte de votre main ou pioche. Détruisez une de ses Créatures de Force 4 ou moins.',
      },
      special: [
        {
          on: 'beforeScore',
          can: (game, _self, seat, { at }) => game.countMinions({ at, of: seat }) > 0 && game.isBehind(seat, at),
          run({ game, me }, { at }) {
            game.destroyMinion(me, { at, maxPower: 4 });
          },
        },
        {
          on: 'seen', // CARD-165
          can: (_game, _self, seat, { controller }) => controller === seat,
          run({ game, me }, { by }) {
            game.destroyMinion(me, { of: by, maxPower: 4 });
          },
        },
      ],
    }),

    action('cowboys/form-a-posse', {
      copies: 1,
      raises: true,
      name: { en: 'Form a Posse', fr: 'Tous en Selle' },
      icon: 'lorc/horse-head',
      text: {
        en: 'Each of your minions has +1 power and cannot be destroyed, moved or returned to hand this turn.',
        fr: 'Chacune de vos Créatures a Force +1 et ne peut être ni détruite, ni déplacée, ni renvoyée en main ce tour-ci.',
      },
      lasting: {
        posse: {
          protects: (_game, left, target, verb) =>
            target === left.card && (verb === 'destroy' || verb === 'move' || verb === 'return'),
        },
      },
      onPlay({ game, me }) {
        const posse = game.minions({ of: me });
        game.givePowerAll(posse, 1);
        game.leave('posse', { about: posse });
      },
    }),

    action('cowboys/gold-in-them-thar-hills', {
      copies: 1,
      name: { en: 'Gold in Them Thar Hills', fr: 'De l’Or dans ces Collines' },
      icon: 'delapouite/gold-mine',
      text: {
        en: 'Look at the top three cards of your deck. Reveal one of them and draw it; you may play it as an extra card. Put the others back in any order.',
        fr: 'Consultez les trois premières cartes de votre pioche. Révélez-en une et piochez-la ; vous pouvez la jouer comme carte supplémentaire. Replacez les autres dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        const top = game.lookAtTop(me, 3);
        const chosen = game.chooseCard(me, top, { to: 'placeInHand' });
        if (!chosen) return;
        game.reveal(me, [chosen]);
        const drawn = game.drawRevealed(me, chosen);
        if (drawn) game.playExtra(me, drawn);
        const left = top.filter((card) => game.isAlive(card));
        game.putBack(me, left);
      },
    }),

    action('cowboys/gold-strike', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Gold Strike', fr: 'Filon d’Or' },
      icon: 'delapouite/gold-nuggets',
      text: {
        en: 'Play on a base. **Ongoing:** After each minion you play here, draw a card.',
        fr: 'Attachez : Base. **Permanent :** Après chaque Créature que vous jouez ici, piochez une carte.',
      },
      on: { played: { when: yourMinionHere, run: ({ game, me }) => game.draw(me, 1) } },
    }),

    action('cowboys/high-noon', {
      copies: 2,
      name: { en: 'High Noon', fr: 'Midi Pile' },
      icon: 'lorc/sundial',
      text: {
        en: 'One of your minions duels a minion of another player on its base. Destroy the loser. If your minion wins, play an extra minion there.',
        fr: 'Une de vos Créatures affronte en duel une Créature d’un autre joueur sur sa Base. Détruisez la perdante. Si votre Créature gagne, jouez-y une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const duel = chooseDuel(game, me);
        if (!duel) return;
        const outcomes = game.challenge(duel.mine, duel.theirs);
        destroyLosers(game, outcomes);
        const hasWon = outcomes.some(({ winner }) => winner === duel.mine);
        if (hasWon && game.isInPlay(duel.mine)) game.extraMinion(me, { near: duel.mine }); // CARD-167
      },
    }),

    action('cowboys/quick-draw', {
      copies: 2,
      raises: true,
      name: { en: 'Quick Draw', fr: 'Gâchette Éclair' },
      icon: 'lorc/gunshot',
      text: {
        en: 'One of your minions has +2 power this turn, or +4 power if it is in a duel.',
        fr: 'Une de vos Créatures a Force +2 ce tour-ci, ou Force +4 si elle est en plein duel.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'givePower' });
        if (minion) game.givePower(minion, game.duelists(me).includes(minion) ? 4 : 2); // CARD-166
      },
    }),

    action('cowboys/run-em-off', {
      copies: 1,
      raises: hasFoe,
      name: { en: 'Run ’Em Off', fr: 'Du Balai !' },
      icon: 'delapouite/cowboy-boot',
      text: {
        en: 'One of your minions duels a minion of another player on its base. The winner has +3 power this turn, and its controller moves the loser to another base.',
        fr: 'Une de vos Créatures affronte en duel une Créature d’un autre joueur sur sa Base. La gagnante a Force +3 ce tour-ci, et son contrôleur déplace la perdante vers une autre Base.',
      },
      onPlay({ game, me }) {
        const duel = chooseDuel(game, me);
        if (!duel) return;
        const outcomes = game.challenge(duel.mine, duel.theirs);
        game.givePowerAll(
          outcomes.map(({ winner }) => winner),
          3,
        );
        for (const { winner, loser } of outcomes) game.moveAway(game.controllerOf(winner), loser);
      },
    }),

    action('cowboys/stagecoach', {
      copies: 1,
      name: { en: 'Stagecoach', fr: 'Diligence' },
      icon: 'delapouite/caravan',
      text: {
        en: 'From one base to another, move or transfer up to two of your cards.',
        fr: 'D’une Base vers une autre, déplacez ou transférez jusqu’à deux de vos cartes.',
      },
      onPlay({ game, me }) {
        const settled = game.bases().filter((base) => game.cardsAt(base, me).length > 0);
        const from = game.chooseBase(me, settled, { to: 'bringAlong' });
        if (!from) return;
        const cards = game.chooseCards(me, game.cardsAt(from, me), { to: 'bringAlong', max: 2 });
        const to = cards.length > 0 && game.chooseBase(me, game.otherBases(from), { to: 'moveTo' });
        if (to) game.bringAll(cards, to);
      },
    }),
  ],

  titan: titan('cowboys/pecos-bill', {
    optional: true,
    name: { en: 'Pecos Bill', fr: 'Pecos Bill' },
    icon: 'lorc/tornado',
    text: {
      en: '**Special:** When you become the challenger in a duel, you may discard a card in order to play this titan there. Titans clash only after that duel. **Ongoing:** During duels here, other players cannot move minions from here or return them to hand. **Ongoing:** After you win a duel, draw a card.',
      fr: '**Spécial :** Quand vous devenez le challenger d’un duel, vous pouvez défausser une carte pour jouer ce Titan à cet endroit. Les Titans ne s’affrontent qu’après ce duel. **Permanent :** Lors des duels ici, les autres joueurs ne peuvent ni déplacer de Créatures depuis cette Base ni les renvoyer en main. **Permanent :** Après avoir gagné un duel, piochez une carte.',
    },
    aside: {
      on: {
        duelStarts: {
          special: true,
          when: (game, self, { card }) => game.isYours(self, card) && game.canPlayTitan(game.controllerOf(self), self),
          run({ game, me, self }, { at }) {
            const price = game.chooseCard(me, game.hand(me), { to: 'discard', may: true, about: self });
            if (!game.discard(price)) return false;
            game.holdClashes();
            return game.playTitan(me, self, at);
          },
        },
      },
    },
    protects(game, self, target, verb) {
      const isInvolved = game.isMinion(target) && game.isHere(self, target) && game.isDuelOn(game.baseOf(self));
      return isInvolved && (verb === 'move' ? game.isDoneByOther(self) : verb === 'return' && game.isOthersCard(self));
    },
    on: { duel: { when: only('won', byYou), run: ({ game, me }) => game.draw(me, 1) } },
  }),
};
