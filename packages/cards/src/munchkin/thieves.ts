import { action, type Card, type FactionDef, minion, talent, winners, withMinionThere } from '@baston/engine';

export const thieves: FactionDef = {
  id: 'thieves',
  name: { en: 'Thieves', fr: 'Voleurs' },
  look: { deep: '#2f3a33', bright: '#f5d547', paper: '#f4f5f0', pattern: 'stripes' },
  cards: [
    minion('thieves/master-thief', {
      power: 5,
      copies: 1,
      name: { en: 'Master Thief', fr: 'Maître Voleur' },
      icon: 'delapouite/robber',
      text: {
        en: '**Talent:** Draw a treasure.',
        fr: '**Talent :** Piochez un Trésor.',
      },
      use: talent({ run: ({ game, me }) => game.drawTreasures(me, 1) }),
    }),

    minion('thieves/fence', {
      power: 3,
      copies: 2,
      name: { en: 'Fence', fr: 'Receleur' },
      icon: 'delapouite/receive-money',
      text: {
        en: 'You may discard two treasures in order to gain 1 VP.',
        fr: 'Vous pouvez défausser deux Trésors pour gagner 1 PV.',
      },
      onPlay({ game, me }) {
        if (game.treasuresInHand(me).length < 2 || !game.confirm(me, 'sellTreasures')) return;
        if (game.payTreasures(me, 2)) game.gainVp(me, 1);
      },
    }),

    minion('thieves/cat-burglar', {
      power: 3,
      copies: 3,
      name: { en: 'Cat Burglar', fr: 'Monte-en-l’Air' },
      icon: 'delapouite/robber-mask',
      text: {
        en: 'Reveal any number of treasures from your hand. Place as many +1 power counters on this minion.',
        fr: 'Révélez n’importe quel nombre de Trésors de votre main. Placez autant de marqueurs Force +1 sur cette Créature.',
      },
      onPlay({ game, me, self }) {
        const mine = game.treasuresInHand(me);
        const shown = game.chooseCards(me, mine, { to: 'reveal', hidden: true });
        game.reveal(me, shown, 'hand');
        if (shown.length > 0) game.addCounters(self, shown.length);
      },
    }),

    minion('thieves/pickpocket', {
      power: 2,
      copies: 4,
      mentions: ['thieves/pickpocket'],
      name: { en: 'Pickpocket', fr: 'Pickpocket' },
      icon: 'darkzaitzev/robber-hand',
      text: {
        en: 'Draw a treasure if there is another Pickpocket here.',
        fr: 'Piochez un Trésor s’il y a un autre Pickpocket ici.',
      },
      onPlay({ game, me, self, here }) {
        const itself = game.countMinions({ at: here, named: 'thieves/pickpocket', where: (one) => one === self });
        if (game.countNamed('thieves/pickpocket', here) > itself) game.drawTreasures(me, 1); // NAME-05
      },
    }),

    action('thieves/backstab', {
      copies: 1,
      name: { en: 'Backstab', fr: 'Coup dans le Dos' },
      icon: 'lorc/knife-thrust',
      text: {
        en: 'Discard a treasure in order to destroy a minion of 3 power or less.',
        fr: 'Défaussez un Trésor pour détruire une Créature de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        const weak = { maxPower: 3 };
        if (game.countMinions(weak) > 0 && game.payTreasures(me, 1)) game.destroyMinion(me, weak); // TIME-17
      },
    }),

    action('thieves/clever-distraction', {
      copies: 1,
      name: { en: 'Clever Distraction', fr: 'Habile Diversion' },
      icon: 'lorc/distraction',
      text: {
        en: '**Special:** Play this after a base scores where you have a minion. The winner loses 1 VP and you gain 1 VP.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base où vous avez une Créature. Le Vainqueur perd 1 PV et vous gagnez 1 PV.',
      },
      special: {
        on: 'afterScore',
        can: withMinionThere,
        run({ game, me }, happening) {
          for (const seat of winners(happening)) if (game.vp(seat) > 0) game.gainVp(seat, -1);
          game.gainVp(me, 1);
        },
      },
    }),

    action('thieves/mugging', {
      copies: 1,
      name: { en: 'Mugging', fr: 'Agression' },
      icon: 'lorc/grab',
      text: {
        en: 'Transfer an action from a minion to one of yours.',
        fr: 'Transférez sur une de vos Créatures une Action attachée à une Créature.',
      },
      onPlay({ game, me }) {
        const hasHeir = (bearer: Card): boolean => game.countMinions({ of: me, except: bearer }) > 0;
        const stolen = game.chooseCard(me, game.actionsOnMinions({ where: hasHeir }), { to: 'transfer' });
        if (!stolen) return;
        const mine = { of: me, except: game.hostOf(stolen) };
        game.transfer(stolen, game.chooseMinion(me, mine, { to: 'transferTo', about: stolen })); // PROT-16
      },
    }),

    action('thieves/potion-bandolier', {
      copies: 2,
      raises: (game, _minion, me) => game.treasuresInHand(me).length > 0,
      name: { en: 'Potion Bandolier', fr: 'Bandoulière à Potions' },
      icon: 'lorc/bottled-bolt',
      text: {
        en: 'Discard a treasure in order to give a minion +3 power this turn.',
        fr: 'Défaussez un Trésor pour donner à une Créature Force +3 ce tour-ci.',
      },
      onPlay({ game, me }) {
        const drinker = game.chooseMinion(me, {}, { to: 'givePower' });
        if (drinker && game.payTreasures(me, 1)) game.givePower(drinker, 3);
      },
    }),

    action('thieves/secret-stash', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Secret Stash', fr: 'Cachette Secrète' },
      icon: 'delapouite/duffel-bag',
      text: {
        en: 'Play on a base. **Ongoing:** When it scores, two more treasures are shared out.',
        fr: 'Attachez : Base. **Permanent :** Lors de sa Conquête, deux Trésors de plus sont partagés.',
      },
      treasures: 2,
    }),

    action('thieves/smuggling', {
      copies: 1,
      name: { en: 'Smuggling', fr: 'Contrebande' },
      icon: 'delapouite/cargo-crate',
      text: {
        en: 'Discard two treasures in order to gain 1 VP. Shuffle your discard pile into your deck. Place this card under your deck.',
        fr: 'Défaussez deux Trésors pour gagner 1 PV. Mélangez votre défausse dans votre pioche. Placez cette carte sous votre pioche.',
      },
      onPlay({ game, me, self }) {
        if (game.payTreasures(me, 2)) game.gainVp(me, 1);
        game.shuffleIn(me, game.discardPile(me));
        game.insteadOfDiscard(self, (card) => game.put(card, 'deckBottom'));
      },
    }),

    action('thieves/strip-bare', {
      copies: 1,
      name: { en: 'Strip Bare', fr: 'Dépouillement' },
      icon: 'delapouite/underwear-shorts',
      text: {
        en: 'Place a treasure in play in your hand.',
        fr: 'Placez dans votre main un Trésor en jeu.',
      },
      onPlay({ game, me }) {
        const treasures = [...game.minions({}), ...game.actions()].filter((card) => game.isTreasure(card));
        game.takeTreasure(me, game.chooseCard(me, treasures, { to: 'takeTreasure' })); // PROT-16
      },
    }),

    action('thieves/swipe', {
      copies: 2,
      name: { en: 'Swipe', fr: 'Larcin' },
      icon: 'lorc/shiny-purse',
      text: {
        en: 'Draw a treasure.',
        fr: 'Piochez un Trésor.',
      },
      onPlay({ game, me }) {
        game.drawTreasures(me, 1);
      },
    }),
  ],
};
