import { action, type Card, type FactionDef, minion, toMe } from '@baston/engine';

export const discoDancers: FactionDef = {
  id: 'disco-dancers',
  name: { en: 'Disco Dancers', fr: 'Danseurs Disco' },
  look: { deep: '#5b1a8c', bright: '#ffb3f5', paper: '#f8effc', pattern: 'checks' },
  cards: [
    minion('disco-dancers/dancing-king', {
      power: 5,
      copies: 1,
      name: { en: 'Dancing King', fr: 'Roi du Dancing' },
      icon: 'lorc/crown',
      text: {
        en: '**Ongoing:** When a standard action directly affects minions here, you may let it affect one more minion here the same way.',
        fr: '**Permanent :** Quand une Action standard affecte directement des Créatures ici, vous pouvez faire affecter une autre Créature ici de la même façon.',
      },
      alsoAffects: {
        onto(game, self, affected) {
          const at = game.baseOf(self);
          if (!affected.some((other) => game.baseOf(other) === at)) return [];
          return game.minions({ at, where: (other) => !affected.includes(other) }); // COPY-10
        },
      },
    }),

    minion('disco-dancers/disco-lou', {
      power: 4,
      copies: 2,
      name: { en: 'Disco Lou', fr: 'Disco Lou' },
      icon: 'delapouite/sunglasses',
      text: {
        en: 'Play an extra action OR, from your discard pile, place one on top of your deck.',
        fr: 'Jouez une Action supplémentaire OU placez sur votre pioche une Action de votre défausse.',
      },
      onPlay({ game, me }) {
        const discarded = game.actionsIn(game.discardPile(me));
        game.either(me, [
          { way: 'playExtraAction', run: () => game.extraAction(me) },
          {
            way: 'placeDiscardedOnDeck',
            can: discarded.length > 0,
            run: () => game.put(game.chooseCard(me, discarded, { to: 'placeOnDeck' }), 'deckTop'),
          },
        ]);
      },
    }),

    minion('disco-dancers/diva', {
      power: 3,
      copies: 3,
      name: { en: 'Diva', fr: 'Diva' },
      icon: 'delapouite/microphone',
      text: {
        en: '**Ongoing:** Once per turn, when a standard action directly affects others of your minions here, you may let it affect this one the same way.',
        fr: '**Permanent :** Une fois par tour, quand une Action standard affecte directement d’autres de vos Créatures ici, vous pouvez faire affecter cette Créature de la même façon.',
      },
      alsoAffects: {
        oncePerTurn: true, // COPY-11
        onto(game, self, affected, me) {
          const mine = game.minions({ at: game.baseOf(self), of: me, except: self });
          return affected.some((other) => mine.includes(other)) ? [self] : [];
        },
      },
    }),

    minion('disco-dancers/roller', {
      power: 2,
      copies: 4,
      name: { en: 'Roller', fr: 'Patineuse' },
      icon: 'delapouite/roller-skate',
      text: {
        en: '**Ongoing:** After a standard action directly affects this minion, place a +1 power counter on it if it had none when the action was played.',
        fr: '**Permanent :** Après qu’une Action standard a directement affecté cette Créature, placez un marqueur Force +1 sur elle si elle n’en avait aucun quand l’Action a été jouée.',
      },
      on: {
        affected: {
          when: (game, self, happening) =>
            happening.way === 'byCard' &&
            toMe(game, self, happening) &&
            game.isDirect('standardAction') &&
            game.countersOn(self) === 0,
          run({ game, self }) {
            game.addCounters(self, 1);
          },
        },
      },
    }),

    action('disco-dancers/celebration', {
      copies: 1,
      name: { en: 'Celebration', fr: 'Alexandrie, Alexandra' },
      icon: 'lorc/balloons',
      text: {
        en: 'Play two extra actions.',
        fr: 'Jouez deux Actions supplémentaires.',
      },
      onPlay({ game, me }) {
        game.extraAction(me, { count: 2 });
      },
    }),

    action('disco-dancers/disco-inferno', {
      copies: 1,
      raises: true,
      name: { en: 'Disco Inferno', fr: 'Viens, Je T’Emmène' },
      icon: 'lorc/burning-passion',
      text: {
        en: 'Each player may place a +1 power counter on one of their minions. Draw a card for each minion that this affected.',
        fr: 'Chaque joueur peut placer un marqueur Force +1 sur une de ses Créatures. Piochez une carte pour chaque Créature ainsi affectée.',
      },
      onPlay({ game, me }) {
        const chosen = game
          .turnOrder()
          .map((seat) => game.chooseMinion(seat, { of: seat }, { to: 'addCounter', may: true }));
        const affected = game.addCountersAll(chosen, 1, { byControllers: true });
        game.draw(me, new Set(affected).size);
      },
    }),

    action('disco-dancers/get-down-tonight', {
      copies: 1,
      raises: true,
      name: { en: 'Get Down Tonight', fr: 'Laissez-Moi Danser' },
      icon: 'delapouite/audio-cassette',
      text: {
        en: 'A minion has +2 power this turn. Draw a card.',
        fr: 'Une Créature a Force +2 ce tour-ci. Piochez une carte.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, {}, 2);
        game.draw(me, 1); // COPY-09
      },
    }),

    action('disco-dancers/im-so-excited', {
      copies: 1,
      name: { en: 'I’m So Excited', fr: 'Ça Plane Pour Moi' },
      icon: 'lorc/barefoot',
      text: {
        en: 'Move one of your minions to another base. Draw a card.',
        fr: 'Déplacez une de vos Créatures vers une autre Base. Piochez une carte.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { of: me });
        game.draw(me, 1);
      },
    }),

    action('disco-dancers/i-will-survive', {
      copies: 1,
      name: { en: 'I Will Survive', fr: 'Je Survivrai' },
      icon: 'delapouite/heart-wings',
      text: {
        en: '**Special:** Play this after a base scores. Return one of your minions there to hand instead of discarding it.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Renvoyez en main une de vos Créatures de cette Base au lieu de la défausser.',
      },
      special: {
        on: 'afterScore',
        run: ({ game, me }, { at }) => game.returnMinion(me, { at, of: me }),
      },
    }),

    action('disco-dancers/its-raining-men', {
      copies: 1,
      name: { en: 'It’s Raining Men', fr: 'Cette Année-Là' },
      icon: 'lorc/umbrella',
      text: {
        en: 'Play an extra minion.',
        fr: 'Jouez une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me);
      },
    }),

    action('disco-dancers/last-dance', {
      copies: 1,
      name: { en: 'Last Dance', fr: 'Mourir sur Scène' },
      icon: 'lorc/angel-wings',
      text: {
        en: 'Each player may destroy one of their minions. For each one really destroyed, its controller gains 1 VP.',
        fr: 'Chaque joueur peut détruire une de ses Créatures. Pour chacune réellement détruite, son contrôleur gagne 1 PV.',
      },
      onPlay({ game }) {
        for (const seat of game.turnOrder()) {
          const minion = game.chooseMinion(seat, { of: seat }, { to: 'sacrifice', may: true });
          const controllers = new Map(game.minions({}).map((one) => [one, game.controllerOf(one)]));
          for (const dead of game.destroyAll([minion], seat)) game.gainVp(controllers.get(dead) ?? seat, 1); // CARD-174
        }
      },
    }),

    action('disco-dancers/stayin-alive', {
      copies: 1,
      name: { en: 'Stayin’ Alive', fr: 'Je Reviens Te Chercher' },
      icon: 'delapouite/heart-beats',
      text: {
        en: 'Choose one of your minions in play. Take a copy of it from your discard pile.',
        fr: 'Choisissez une de vos Créatures en jeu. De votre défausse, prenez-en un autre exemplaire en main.',
      },
      onPlay({ game, me }) {
        const model = game.chooseMinion(me, { of: me }, { to: 'search' });
        const [copy] = game.discardPile(me).filter((card) => model && game.isSameName(card, model));
        if (copy) game.put(copy, 'hand');
      },
    }),

    action('disco-dancers/turn-the-beat-around', {
      copies: 1,
      raises: true,
      name: { en: 'Turn the Beat Around', fr: 'Quoi, Ma Gueule ?' },
      icon: 'delapouite/compact-disc',
      text: {
        en: 'A minion has +1 power this turn. For each minion that got it, a minion of your choice there has −1 power this turn. **Special:** You may also play this before a base scores.',
        fr: 'Une Créature a Force +1 ce tour-ci. Pour chaque Créature qui l’a reçue, une Créature de votre choix sur la même Base a Force −1 ce tour-ci. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
      },
      special: { on: 'beforeScore' },
      onPlay({ game, me }) {
        const raised = game.givePowerAll([game.chooseMinion(me, {}, { to: 'givePower' })], 1);
        const lowered = [...new Set(raised)].map((minion) =>
          game.chooseMinion(me, { at: game.baseOf(minion) }, { to: 'lowerPower' }),
        );
        game.givePowerAll(lowered, -1); // CARD-175
      },
    }),

    action('disco-dancers/we-are-family', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'We Are Family', fr: 'Quand on Arrive en Ville' },
      icon: 'lorc/all-for-one',
      text: {
        en: 'Play on a minion. **Ongoing:** Once per turn, when a standard action directly affects other minions here, you may let it affect this one the same way.',
        fr: 'Attachez : Créature. **Permanent :** Une fois par tour, quand une Action standard affecte directement d’autres Créatures ici, vous pouvez faire affecter cette Créature de la même façon.',
      },
      alsoAffects: {
        oncePerTurn: true, // COPY-11
        onto(game, self, affected) {
          const bearer: Card = game.hostOf(self);
          const others = game.minions({ at: game.baseOf(self), except: bearer });
          return affected.some((other) => others.includes(other)) ? [bearer] : [];
        },
      },
    }),
  ],
};
