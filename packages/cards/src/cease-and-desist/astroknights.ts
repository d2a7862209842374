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
        en: '**Talent:** Reveal the top three cards of your deck. You may draw one action among them. Put the others back in any order.',
        fr: '**Talent :** Révélez les trois premières cartes de votre pioche. Vous pouvez piocher une Action parmi elles. Replacez les autres dans l’ordre de votre choix.',
      },
      use: talent({
        run({ game, me }) {
          const top = game.revealTop(me, 3);
          const actions = game.actionsIn(top);
          const drawn = game.chooseCard(me, actions, { to: 'placeInHand', may: true });
          game.drawRevealed(me, drawn);
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
        en: '**Talent:** Move this minion and another of yours here to another base.',
        fr: '**Talent :** Déplacez cette Créature et une autre des vôtres ici vers une autre Base.',
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
        en: '**Talent:** Play an extra action that directly increases one of your minions’ power.',
        fr: '**Talent :** Jouez une Action supplémentaire qui augmente directement la Force d’une de vos Créatures.',
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
        en: '**Special:** Before this base scores, if you are not winning here, you may play an action that directly increases this minion’s power.',
        fr: '**Spécial :** Avant la Conquête de cette Base, si vous n’êtes pas en tête ici, vous pouvez jouer une Action qui augmente directement la Force de cette Créature.',
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
        en: '**Ongoing:** Once per turn, after you play an action that directly increases a minion’s power, you may place a +1 power counter on it.',
        fr: '**Permanent :** Une fois par tour, après avoir joué une Action qui augmente directement la Force d’une Créature, vous pouvez placer un marqueur Force +1 sur elle.',
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
        en: '**Talent:** Name a minion. Each minion of that name here has −2 power until the start of your next turn.',
        fr: '**Talent :** Nommez une Créature. Chaque Créature de ce nom ici a Force −2 jusqu’au début de votre prochain tour.',
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
        en: 'Destroy an action on this base or a minion here.',
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
        en: '**Talent:** Reveal the top card of your deck. Draw it if it is an action. Otherwise, put it back.',
        fr: '**Talent :** Révélez la première carte de votre pioche. Piochez-la si c’est une Action. Sinon, replacez-la.',
      },
      use: talent({
        run({ game, me }) {
          const top = game.revealTop(me, 1);
          for (const card of game.actionsIn(top)) game.drawRevealed(me, card);
        },
      }),
    }),

    minion('astroknights/pupoks', {
      power: 2,
      copies: 1,
      name: { en: 'Pupoks', fr: 'Nounoks' },
      icon: 'delapouite/beaver',
      text: {
        en: '**Talent:** Lose 1 VP in order to reveal and draw the top three cards of your deck. You may play one as an extra card.',
        fr: '**Talent :** Perdez 1 PV pour révéler et piocher les trois premières cartes de votre pioche. Vous pouvez en jouer une comme carte supplémentaire.',
      },
      use: talent({
        can: (game, _self, seat) => game.vp(seat) > 0,
        run({ game, me }) {
          game.gainVp(me, -1);
          const top = game.revealTop(me, 3);
          const drawn = top.map((card) => game.drawRevealed(me, card)).filter((card) => card);
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
        en: '**Ongoing:** Your other minions here have +2 power. This one cannot be destroyed.',
        fr: '**Permanent :** Vos autres Créatures ici ont Force +2. Cette Créature ne peut pas être détruite.',
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
        en: 'A minion has +2 power this turn. **Special:** You may also play this before a base scores.',
        fr: 'Une Créature a Force +2 ce tour-ci. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
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
        en: 'Play on a base. **Ongoing:** At the start of your turn, draw a card if you have a minion here.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, piochez une carte si vous avez une Créature ici.',
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
        en: '**Special:** Play this before a base scores. Reveal cards from your deck until one is an action. You may draw it or play it. Shuffle the rest into your deck.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Révélez des cartes de votre pioche une à une ; arrêtez-vous à la première Action. Vous pouvez la piocher ou la jouer. Mélangez le reste dans votre pioche.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }) {
          const { found, others } = game.revealUntil(me, 1, (card) => game.isAction(card)); // TOP-06
          for (const card of found) game.drawOrPlay(me, card, { may: true });
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
        en: 'Play on a minion. **Ongoing:** It has +1 power. Other players’ minions do not affect it.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +1. Les Créatures des autres joueurs ne l’affectent pas.',
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
        en: 'Reveal the top two cards of your deck. Take one. Place the other under your deck.',
        fr: 'Révélez les deux premières cartes de votre pioche. Prenez-en une en main. Placez l’autre sous votre pioche.',
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
        en: 'From your discard pile, shuffle up to two actions into your deck.',
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
        en: 'One of your minions has +4 power this turn.',
        fr: 'Une de vos Créatures a Force +4 ce tour-ci.',
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
        en: 'One of your minions has +2 power this turn. Play an extra action.',
        fr: 'Une de vos Créatures a Force +2 ce tour-ci. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, { of: me }, 2);
        game.extraAction(me);
      },
    }),
  ],
};
