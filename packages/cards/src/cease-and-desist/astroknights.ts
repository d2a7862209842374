import { action, byYou, type Card, type FactionDef, here as isHere, minion, talent } from '@baston/engine';
import { mayPlayRaising, raisingActions } from './raising.ts';

export const astroknights: FactionDef = {
  id: 'astroknights',
  name: { en: 'Astroknights', fr: 'Chevaliers des Étoiles' },
  look: { deep: '#23264d', bright: '#9dff8a', paper: '#f1f3f7', pattern: 'stars' },
  cards: [
    minion('astroknights/space-knight', {
      power: 5,
      copies: 1,
      name: { en: 'Space Knight', fr: 'Chevalier de l’Espace' },
      icon: 'skoll/chess-knight',
      text: {
        en: '**Talent:** Reveal the top three cards of your deck. You may draw one action among them. Return the others in any order.',
        fr: '**Talent :** Révélez les trois premières cartes de votre pioche. Vous pouvez piocher une Action parmi elles. Replacez les autres dans l’ordre de votre choix.',
      },
      use: talent({
        run({ game, me }) {
          const top = game.revealTop(me, 3);
          const actions = game.actionsIn(top);
          const drawn = game.chooseCard(me, actions, { to: 'placeInHand', may: true });
          game.put(drawn, 'hand');
          const others = top.filter((card) => card !== drawn);
          game.putBack(me, others);
        },
      }),
    }),

    minion('astroknights/scoundrel', {
      power: 4,
      copies: 1,
      name: { en: 'Scoundrel', fr: 'Vaurienne' },
      icon: 'sbed/blaster',
      text: {
        en: '**Talent:** Move this minion and another one of your minions here to another base.',
        fr: '**Talent :** Déplacez cette Créature et une autre de vos Créatures ici vers une autre Base.',
      },
      use: talent({
        run({ game, me, self, here }) {
          const mate = game.chooseMinion(me, { at: here, of: me, except: self }, { to: 'bringAlong' }); // CARD-137
          const to = game.chooseBase(me, game.otherBases(here), { to: 'moveTo', about: self });
          game.moveAll(mate ? [self, mate] : [self], to);
        },
      }),
    }),

    minion('astroknights/space-prince', {
      power: 4,
      copies: 1,
      name: { en: 'Space Prince', fr: 'Prince de l’Espace' },
      icon: 'skoll/chess-king',
      text: {
        en: '**Talent:** Play now an extra action that directly increases the power of one of your minions.',
        fr: '**Talent :** Jouez immédiatement une Action supplémentaire qui augmente directement la Force d’une de vos Créatures.',
      },
      use: talent({
        can: (game, _self, seat) => raisingActions(game, seat, game.minions({ of: seat })).length > 0,
        run: ({ game, me }) => mayPlayRaising(game, me, game.minions({ of: me })),
      }),
    }),

    minion('astroknights/walking-carpet', {
      power: 4,
      copies: 1,
      name: { en: 'Walking Carpet', fr: 'Carpette sur Pattes' },
      icon: 'delapouite/bear-head',
      text: {
        en: '**Special:** Before this base scores, if you are not winning, you may play an action that directly increases the power of this minion.',
        fr: '**Spécial :** Avant la Conquête de cette Base, si vous n’êtes pas en train de la gagner, vous pouvez jouer une Action qui augmente directement la Force de cette Créature.',
      },
      on: {
        beforeScore: {
          special: true,
          when: (game, self, happening) =>
            isHere(game, self, happening) && game.isBehind(game.controllerOf(self), happening.at),
          run: ({ game, me, self }) => mayPlayRaising(game, me, [self]),
        },
      },
    }),

    minion('astroknights/alien-guru', {
      power: 2,
      copies: 1,
      name: { en: 'Alien Guru', fr: 'Gourou Alien' },
      icon: 'lorc/alien-skull',
      text: {
        en: '**Ongoing:** Once per turn, after you play an action that directly increases a minion’s power, you may place a +1 power counter on that minion.',
        fr: '**Permanent :** Une fois par tour, après avoir joué une Action qui augmente directement la Force d’une Créature, vous pouvez placer un marqueur Force +1 sur cette Créature.',
      },
      on: {
        raised: {
          when: (game, self, { card, by }) =>
            game.isMinion(card) && by === game.controllerOf(self) && !game.isSpent(self, by),
          run({ game, me, self }, { together }) {
            if (game.isSpent(self, me)) return;
            const where = (one: Card): boolean => together.includes(one);
            const chosen = game.chooseMinion(me, { where }, { to: 'addCounter', may: true }); // CARD-136
            if (!chosen) return;
            game.spend(self, me);
            game.addCounters(chosen, 1);
          },
        },
      },
    }),

    minion('astroknights/annoying-alien', {
      power: 2,
      copies: 1,
      name: { en: 'Annoying Alien', fr: 'Alien Agaçant' },
      icon: 'delapouite/alien-egg',
      text: {
        en: '**Talent:** Name a minion. All minions of that name here get −2 power until the start of your next turn.',
        fr: '**Talent :** Nommez une Créature. Toutes les Créatures de ce nom ici ont Force −2 jusqu’au début de votre prochain tour.',
      },
      use: talent({
        run({ game, me, here }) {
          const named = game.chooseMinion(me, {}, { to: 'chooseName', may: true }); // declined: the player names a card that is not in play
          const isNamesake = (one: Card): boolean => game.isSameName(one, named); // NAME-01
          game.givePowerAll(game.minions({ at: here, where: isNamesake }), -2, 'startOfYourTurn');
        },
      }),
    }),

    minion('astroknights/astro-robot', {
      power: 2,
      copies: 1,
      name: { en: 'Astro Robot', fr: 'Robot Astro' },
      icon: 'darkzaitzev/big-gear',
      text: {
        en: 'Destroy an action on this base or on a minion here.',
        fr: 'Détruisez une Action attachée à cette Base ou à une Créature ici.',
      },
      onPlay({ game, me, here }) {
        const onMinions = game.minions({ at: here }).flatMap((one) => game.actions(one));
        game.destroy(game.chooseCard(me, [...game.actionsOnBase(here), ...onMinions], { to: 'destroy' }));
      },
    }),

    minion('astroknights/mannersbot', {
      power: 2,
      copies: 1,
      name: { en: 'Mannersbot', fr: 'Robot de Protocole' },
      icon: 'skoll/chess-bishop',
      text: {
        en: '**Talent:** Reveal the top card of your deck. If it is an action, draw it; otherwise return it.',
        fr: '**Talent :** Révélez la première carte de votre pioche. Si c’est une Action, piochez-la ; sinon, replacez-la.',
      },
      use: talent({
        run({ game, me }) {
          const top = game.revealTop(me, 1);
          for (const card of top) if (game.isAction(card)) game.put(card, 'hand');
        },
      }),
    }),

    minion('astroknights/pupoks', {
      power: 2,
      copies: 1,
      name: { en: 'Pupoks', fr: 'Nounoks' },
      icon: 'delapouite/beaver',
      text: {
        en: '**Talent:** Lose 1 VP in order to reveal the top three cards of your deck and draw them. You may play one of them as an extra card.',
        fr: '**Talent :** Perdez 1 PV pour révéler les trois premières cartes de votre pioche et les piocher. Vous pouvez jouer l’une d’elles comme carte supplémentaire.',
      },
      use: talent({
        can: (game, _self, seat) => game.vp(seat) > 0,
        run({ game, me }) {
          game.gainVp(me, -1);
          const top = game.revealTop(me, 3);
          for (const card of top) game.put(card, 'hand');
          const drawn = top.map((card) => game.now(card));
          game.mayPlayOneOf(me, drawn);
        },
      }),
    }),

    minion('astroknights/ghost-knight', {
      power: 0,
      copies: 1,
      name: { en: 'Ghost Knight', fr: 'Chevalier Fantôme' },
      icon: 'skoll/evil-eyes',
      text: {
        en: '**Ongoing:** This minion cannot be destroyed. Your other minions here have +2 power.',
        fr: '**Permanent :** Cette Créature ne peut pas être détruite. Vos autres Créatures ici ont Force +2.',
      },
      protects: (_game, self, target, verb) => target === self && verb === 'destroy',
      changesPower: {
        of: 'here',
        by: (game, self, other) => (other !== self && game.isYours(self, other) ? 2 : 0),
      },
    }),

    action('astroknights/block-the-probe', {
      copies: 2,
      raises: true,
      name: { en: 'Block the Probe', fr: 'Stopper la Sonde' },
      icon: 'delapouite/barrier',
      text: {
        en: 'Choose a minion. It gets +2 power until the end of the turn. **Special:** You may play this before a base scores.',
        fr: 'Choisissez une Créature. Elle gagne Force +2 jusqu’à la fin du tour. **Spécial :** Vous pouvez jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, {}, 2);
      },
      special: { on: 'beforeScore' },
    }),

    action('astroknights/hidden-base', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Hidden Base', fr: 'Base Cachée' },
      icon: 'delapouite/base-dome',
      text: {
        en: 'Play on a base. **Ongoing:** At the start of your turn, if you have a minion here, draw a card.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, si vous avez une Créature ici, piochez une carte.',
      },
      on: {
        turnStart: {
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.countMinions({ at: game.baseOf(self), of: happening.by }) > 0,
          run: ({ game, me }) => game.draw(me, 1),
        },
      },
    }),

    action('astroknights/its-a-trap', {
      copies: 1,
      name: { en: 'It’s a Trap!', fr: 'C’est une Trappe !' },
      icon: 'skoll/box-trap',
      text: {
        en: '**Special:** Before a base scores, you may play this to reveal cards from the top of your deck until one is an action. You may draw it or play it at once. Shuffle what is not used into your deck.',
        fr: '**Spécial :** Avant la Conquête d’une Base, vous pouvez jouer cette carte pour révéler des cartes de votre pioche jusqu’à une Action. Vous pouvez la piocher ou la jouer immédiatement. Mélangez dans votre pioche ce qui ne sert pas.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }) {
          const { found, others } = game.revealUntil(me, 1, (card) => game.isAction(card)); // TOP-06
          for (const card of found) {
            const take = { way: 'placeInHand', run: () => game.put(card, 'hand') } as const;
            const play = { way: 'playNow', run: () => game.playChosen(me, card) } as const;
            game.either(me, [take, { ...play, can: game.canPlayExtra(me, card) }], { may: true, isSingle: true });
          }
          game.shuffleIn(me, [...others, ...found.filter((card) => game.isInLimbo(card))]);
        },
      },
    }),

    action('astroknights/laser-sword', {
      copies: 2,
      playOn: 'minion',
      raises: true,
      name: { en: 'Laser Sword', fr: 'Épée Laser' },
      icon: 'lorc/energy-sword',
      text: {
        en: 'Play on a minion. **Ongoing:** This minion has +1 power and is not affected by other players’ minions.',
        fr: 'Attachez : Créature. **Permanent :** Cette Créature a Force +1 et n’est pas affectée par les Créatures des autres joueurs.',
      },
      changesPower: { of: 'bearer', by: () => 1 },
      protects: (game, self, target) =>
        target === game.hostOf(self) && game.isEffectOf('minion') && game.isOthersCard(self), // PROT-13
    }),

    action('astroknights/prepare-for-battle', {
      copies: 1,
      name: { en: 'Prepare for Battle', fr: 'Se Préparer au Combat' },
      icon: 'skoll/brodie-helmet',
      text: {
        en: 'Reveal the top two cards of your deck. Put one into your hand and the other on the bottom of your deck.',
        fr: 'Révélez les deux premières cartes de votre pioche. Placez-en une dans votre main et l’autre sous votre pioche.',
      },
      onPlay({ game, me }) {
        const top = game.revealTop(me, 2);
        const taken = game.chooseCard(me, top, { to: 'placeInHand' });
        game.put(taken, 'hand');
        for (const other of top) if (other !== taken) game.put(other, 'deckBottom');
      },
    }),

    action('astroknights/recycle-the-trash', {
      copies: 1,
      name: { en: 'Recycle the Trash', fr: 'Recycler les Déchets' },
      icon: 'delapouite/barrel-leak',
      text: {
        en: 'Shuffle up to two actions from your discard pile into your deck.',
        fr: 'Mélangez dans votre pioche jusqu’à deux Actions de votre défausse.',
      },
      onPlay({ game, me }) {
        const actions = game.actionsIn(game.discardPile(me));
        game.shuffleIn(me, game.chooseCards(me, actions, { to: 'shuffleIn', max: 2 }));
      },
    }),

    action('astroknights/use-the-fours', {
      copies: 1,
      raises: true,
      name: { en: 'Use the Fours', fr: 'Que la Fours Soit Avec Vous' },
      icon: 'sbed/level-four',
      text: {
        en: 'One of your minions gets +4 power until the end of the turn.',
        fr: 'Une de vos Créatures gagne Force +4 jusqu’à la fin du tour.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, { of: me }, 4);
      },
    }),

    action('astroknights/yield-to-rage', {
      copies: 1,
      raises: true,
      name: { en: 'Yield to Rage', fr: 'Céder à la Rage' },
      icon: 'sbed/pulse',
      text: {
        en: 'One of your minions gets +2 power until the end of the turn. Play an extra action.',
        fr: 'Une de vos Créatures gagne Force +2 jusqu’à la fin du tour. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, { of: me }, 2);
        game.extraAction(me);
      },
    }),
  ],
};
