import { action, byYou, type FactionDef, here, minion, talent } from '@baston/engine';

export const cyborgApes: FactionDef = {
  id: 'cyborg-apes',
  name: { en: 'Cyborg Apes', fr: 'Singes Cyborgs' },
  look: { deep: '#4a2c1f', bright: '#86ecff', paper: '#f8f3ef', pattern: 'circuits' },
  cards: [
    minion('cyborg-apes/cyberback', {
      power: 5,
      copies: 1,
      name: { en: 'Cyberback', fr: 'Dos-Chromé' },
      icon: 'lorc/metal-hand',
      text: {
        en: '**Ongoing:** You may play actions from your discard pile on this minion as if from your hand.',
        fr: '**Permanent :** Vous pouvez jouer des Actions de votre défausse sur cette Créature comme depuis votre main.',
      },
      fromDiscard: { what: 'actionsOnIt' },
    }),

    minion('cyborg-apes/clyde-2-0', {
      power: 4,
      copies: 2,
      name: { en: 'Clyde 2.0', fr: 'Clyde 2.0' },
      icon: 'delapouite/banana-bunch',
      text: {
        en: '**Ongoing:** If one of your actions on a minion here would go to the discard pile, you may place it in your hand instead.',
        fr: '**Permanent :** Si une de vos Actions attachées à une Créature ici devait aller à la défausse, vous pouvez la placer dans votre main à la place.',
      },
      instead: {
        may: 'placeInHand',
        when(game, self, target, verb) {
          const isYoursHere = game.isYours(self, target) && game.isHere(self, target);
          return verb === 'discard' && isYoursHere && game.isAction(target) && game.isMinion(game.hostOf(target));
        },
        run: ({ game }, target) => game.place(target, 'hand'),
      },
    }),

    minion('cyborg-apes/baboom', {
      power: 3,
      copies: 3,
      name: { en: 'Baboom', fr: 'Baboom' },
      icon: 'lorc/time-bomb',
      text: {
        en: '**Talent:** Play an extra action on this minion.',
        fr: '**Talent :** Jouez une Action supplémentaire sur cette Créature.',
      },
      use: talent({
        can: (game, self, seat) => game.canPlayActionNow(seat, { at: self }),
        run({ game, me, self }) {
          game.extraAction(me, { at: self }); // ERR-38
        },
      }),
    }),

    minion('cyborg-apes/furious-george', {
      power: 2,
      copies: 4,
      name: { en: 'Furious George', fr: 'Georges le Furieux' },
      icon: 'lorc/monkey',
      text: {
        en: '**Ongoing:** For each action on it, this minion has +1 power.',
        fr: '**Permanent :** Pour chaque Action qui lui est attachée, cette Créature a Force +1.',
      },
      changesPower: { of: 'self', by: (game, self) => game.actions(self).length },
    }),

    action('cyborg-apes/cyberevolution', {
      copies: 2,
      playOn: 'minion',
      raises: true,
      name: { en: 'Cyberevolution', fr: 'Cyberévolution' },
      icon: 'lorc/microchip',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +3 power.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +3.',
      },
      changesPower: { of: 'bearer', by: () => 3 },
    }),

    action('cyborg-apes/flying-monkey', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Flying Monkey', fr: 'Singe Volant' },
      icon: 'lorc/feathered-wing',
      text: {
        en: 'Play on a minion. **Special:** After this base scores, you may move this minion to another base instead of discarding it. Then destroy this action.',
        fr: 'Attachez : Créature. **Spécial :** Après la Conquête de cette Base, vous pouvez déplacer cette Créature vers une autre Base au lieu de la défausser. Détruisez ensuite cette Action.',
      },
      on: {
        afterScore: {
          special: true,
          when: here,
          run({ game, me, self, bearer }) {
            if (!game.moveAway(me, bearer, { may: true })) return false; // CARD-064
            return game.destroy(self);
          },
        },
      },
    }),

    action('cyborg-apes/going-bananas', {
      copies: 1,
      name: { en: 'Going Bananas', fr: 'Ça Part en Banane' },
      icon: 'delapouite/banana-peeled',
      text: {
        en: 'Choose a base. Destroy the actions of other players on it and on minions there.',
        fr: 'Choisissez une Base. Détruisez les Actions des autres joueurs attachées à cette Base et aux Créatures qui s’y trouvent.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'aimAt' });
        const actions = [...game.actionsOnBase(at), ...game.minions({ at }).flatMap((on) => game.actions(on))];
        game.destroyAll(actions.filter((card) => game.controllerOf(card) !== me));
      },
    }),

    action('cyborg-apes/juiced-up', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Juiced Up', fr: 'Gonflé à Bloc' },
      icon: 'lorc/strong',
      text: {
        en: 'Play on a minion. **Ongoing:** For each action on it, even this one, it has +2 power.',
        fr: 'Attachez : Créature. **Permanent :** Pour chaque Action qui lui est attachée, même celle-ci, elle a Force +2.',
      },
      changesPower: { of: 'bearer', by: (game, _self, minion) => 2 * game.actions(minion).length },
    }),

    action('cyborg-apes/missing-uplink', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Missing Uplink', fr: 'Chaînon Manquant' },
      icon: 'delapouite/satellite-communication',
      text: {
        en: 'Play on one of your minions. **Ongoing:** At the end of your turn, draw a card.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** À la fin de votre tour, piochez une carte.',
      },
      on: { turnEnd: { when: byYou, run: ({ game, me }) => game.draw(me, 1) } }, // CARD-065
    }),

    action('cyborg-apes/monkey-on-your-back', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Monkey on Your Back', fr: 'Singe sur le Dos' },
      icon: 'delapouite/robot-grab',
      text: {
        en: 'Play on one of your minions. **Talent:** Destroy a minion of 4 power or less of another player here. Place this action under your deck.',
        fr: 'Attachez : une de vos Créatures. **Talent :** Détruisez ici une Créature de Force 4 ou moins d’un autre joueur. Placez cette Action sous votre pioche.',
      },
      use: talent({
        run({ game, me, self, here: at }) {
          game.destroyMinion(me, { at, notOf: me, maxPower: 4 });
          game.place(self, 'deckBottom');
        },
      }),
    }),

    action('cyborg-apes/monkey-see-monkey-do', {
      copies: 1,
      name: { en: 'Monkey See, Monkey Do', fr: 'Singeries' },
      icon: 'delapouite/periscope',
      text: {
        en: 'Reveal the top five cards of your deck. Take any number of actions among them. Shuffle the rest into your deck.',
        fr: 'Révélez les cinq premières cartes de votre pioche. Prenez en main n’importe quel nombre d’Actions parmi elles. Mélangez le reste dans votre pioche.',
      },
      onPlay({ game, me }) {
        const revealed = game.revealTop(me, 5);
        const actions = game.actionsIn(revealed);
        for (const card of game.chooseCards(me, actions, { to: 'placeInHand' })) game.put(card, 'hand');
        game.shuffleDeck(me);
      },
    }),

    action('cyborg-apes/shielding', {
      copies: 2,
      playOn: 'minion',
      name: { en: 'Shielding', fr: 'Blindage' },
      icon: 'lorc/shieldcomb',
      text: {
        en: 'Play on a minion. **Ongoing:** Other players’ actions affect neither it nor the other actions on it.',
        fr: 'Attachez : Créature. **Permanent :** Les Actions des autres joueurs n’affectent ni elle ni les autres Actions qui lui sont attachées.',
      },
      protects(game, self, target) {
        if (target === self || !game.isOthersAction(self)) return false; // PROT-14
        const bearer = game.hostOf(self);
        return target === bearer || game.hostOf(target) === bearer; // CARD-066
      },
    }),
  ],
};
