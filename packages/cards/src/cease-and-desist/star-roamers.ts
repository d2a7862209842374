import { action, type Card, type FactionDef, minion, NO_CARD, talent, type Words } from '@baston/engine';

/** Is it another one of your minions that would return to your hand, because you own it too (CARD-141)? */
const isYourOwn = (game: Words, self: Card, target: Card): boolean => {
  const isYours = game.isYours(self, target) && game.ownerOf(target) === game.controllerOf(self);
  return isYours && game.isMinion(target) && target !== self;
};

export const starRoamers: FactionDef = {
  id: 'star-roamers',
  name: { en: 'Star Roamers', fr: 'Voyageurs de l’Espace' },
  look: { deep: '#1b3a6b', bright: '#ffcf5c', paper: '#f0f4fb', pattern: 'orbits' },
  cards: [
    minion('star-roamers/ships-captain', {
      power: 5,
      copies: 1,
      name: { en: 'Ship’s Captain', fr: 'Capitaine du Vaisseau' },
      icon: 'delapouite/star-medal',
      text: {
        en: 'Search your deck for a minion, reveal it, put it into your hand and shuffle your deck. If its power is 3 or less, play it here as an extra minion.',
        fr: 'Cherchez une Créature dans votre pioche, révélez-la, placez-la dans votre main et mélangez votre pioche. Si sa Force est de 3 ou moins, jouez-la ici comme Créature supplémentaire.',
      },
      onPlay({ game, me, here }) {
        const found = game.searchFor(me, (card) => game.isMinion(card));
        if (!game.put(found, 'hand')) return;
        const card = game.now(found);
        if (game.powerOf(card) <= 3) game.playExtra(me, card, { at: here });
      },
    }),

    minion('star-roamers/medical-officer', {
      power: 4,
      copies: 1,
      name: { en: 'Medical Officer', fr: 'Officier Médical' },
      icon: 'delapouite/stethoscope',
      text: {
        en: '**Ongoing:** If another one of your minions would be destroyed, you may return it to its owner’s hand instead.',
        fr: '**Permanent :** Si une autre de vos Créatures doit être détruite, vous pouvez la renvoyer dans la main de son propriétaire à la place.',
      },
      instead: {
        may: 'returnInstead',
        when: (game, self, target, verb) =>
          verb === 'destroy' && game.isMinion(target) && target !== self && game.isYours(self, target),
        run: ({ game }, target) => game.returnToHand(target),
      },
    }),

    minion('star-roamers/science-officer', {
      power: 4,
      copies: 1,
      name: { en: 'Science Officer', fr: 'Officier Scientifique' },
      icon: 'skoll/atom',
      text: {
        en: '**Talent:** Return one of your minions of power 4 or less to its owner’s hand. Play an extra minion with another name.',
        fr: '**Talent :** Renvoyez une de vos Créatures de Force 4 ou moins dans la main de son propriétaire. Jouez une Créature supplémentaire d’un autre nom.',
      },
      use: talent({
        run({ game, me }) {
          const minion = game.chooseMinion(me, { of: me, maxPower: 4 }, { to: 'return' });
          game.returnToHand(minion);
          game.extraMinion(me, minion ? { except: game.defOf(minion) } : {});
        },
      }),
    }),

    minion('star-roamers/ships-engineer', {
      power: 3,
      copies: 3,
      name: { en: 'Ship’s Engineer', fr: 'Ingénieur Passerelle' },
      icon: 'sbed/wrench',
      text: {
        en: '**Ongoing:** If another one of your minions would be returned to your hand, you may move it to another base instead.',
        fr: '**Permanent :** Si une autre de vos Créatures doit être renvoyée dans votre main, vous pouvez la déplacer vers une autre Base à la place.',
      },
      instead: {
        when: (game, self, target, verb) => verb === 'return' && isYourOwn(game, self, target),
        run({ game, me }, target) {
          const others = game.otherBases(game.baseOf(target));
          const to = game.chooseBase(me, others, { to: 'moveInstead', may: true, about: target });
          return to !== NO_CARD && game.move(target, to);
        },
      },
    }),

    minion('star-roamers/ensign', {
      power: 2,
      copies: 4,
      name: { en: 'Ensign', fr: 'Cadet' },
      icon: 'lorc/space-suit',
      text: {
        en: '**Ongoing:** When another player plays a card that directly affects another one of your minions here, you may have it affect this minion instead.',
        fr: '**Permanent :** Quand un autre joueur joue une carte qui affecte directement une autre de vos Créatures ici, vous pouvez décider qu’elle affecte cette Créature à la place.',
      },
      stepsInFor: (game, self, target) => target !== self && game.isYourMinionHere(self, target),
    }),

    action('star-roamers/hyperspeed-10', {
      copies: 1,
      name: { en: 'Hyperspeed 10', fr: 'Hypervitesse 10' },
      icon: 'lorc/rocket',
      text: {
        en: 'Choose a base. Move all minions there to one other base.',
        fr: 'Choisissez une Base. Déplacez toutes ses Créatures vers une même autre Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'move' });
        const to = game.chooseBase(me, game.otherBases(at), { to: 'moveTo', about: at });
        game.moveAll(game.minions({ at }), to);
      },
    }),

    action('star-roamers/mass-teleport', {
      copies: 2,
      name: { en: 'Mass Teleport', fr: 'Téléportation de Masse' },
      icon: 'lorc/ringed-beam',
      text: {
        en: 'Each player returns one of their minions to its owner’s hand.',
        fr: 'Chaque joueur renvoie une de ses Créatures dans la main de son propriétaire.',
      },
      onPlay({ game }) {
        const chosen = game.turnOrder().map((seat) => game.chooseMinion(seat, { of: seat }, { to: 'return' }));
        game.returnAllToHand(chosen);
      },
    }),

    action('star-roamers/port-me-up', {
      copies: 2,
      name: { en: 'Port Me Up', fr: 'Téléportez-Moi' },
      icon: 'lorc/sinusoidal-beam',
      text: {
        en: 'Return one of your minions to its owner’s hand. **Special:** You may play this after a base scores, and the minion must be there.',
        fr: 'Renvoyez une de vos Créatures dans la main de son propriétaire. **Spécial :** Vous pouvez jouer cette carte après la Conquête d’une Base ; la Créature doit alors s’y trouver.',
      },
      onPlay({ game, me }) {
        game.returnMinion(me, { of: me });
      },
      special: {
        on: 'afterScore',
        run: ({ game, me }, { at }) => game.returnMinion(me, { at, of: me }),
      },
    }),

    action('star-roamers/protector-fields', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Protector Fields', fr: 'Champs Protecteurs' },
      icon: 'lorc/energy-shield',
      text: {
        en: 'Play on a base where you have a minion. **Ongoing:** Other players’ cards do not affect your minions here.',
        fr: 'Attachez : Base où vous avez une Créature. **Permanent :** Les cartes des autres joueurs n’affectent pas vos Créatures ici.',
      },
      canPlay: (game, _self, seat, at) => game.countMinions({ at: game.baseOf(at), of: seat }) > 0,
      protects: (game, self, target) => game.isOthersCard(self) && game.isYourMinionHere(self, target),
    }),

    action('star-roamers/teleport-error', {
      copies: 1,
      name: { en: 'Teleport Error', fr: 'Erreur de Téléportation' },
      icon: 'lorc/moebius-star',
      text: {
        en: 'Choose a minion. Move it to another base at random.',
        fr: 'Choisissez une Créature. Déplacez-la vers une autre Base au hasard.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, {}, { to: 'move' });
        if (minion) game.move(minion, game.pickAtRandom(game.otherBases(game.baseOf(minion))));
      },
    }),

    action('star-roamers/teleport-overflow', {
      copies: 1,
      name: { en: 'Teleport Overflow', fr: 'Abus de Téléportation' },
      icon: 'delapouite/stars-stack',
      text: {
        en: 'Return one of your minions to its owner’s hand. Reveal any number of minions with the same name from your hand and play them as extra minions.',
        fr: 'Renvoyez une de vos Créatures dans la main de son propriétaire. Révélez de votre main autant de Créatures de même nom que vous voulez et jouez-les comme Créatures supplémentaires.',
      },
      onPlay({ game, me }) {
        game.returnMinion(me, { of: me });
        const minions = game.minionsIn(game.hand(me));
        const first = game.chooseCard(me, minions, { to: 'reveal', may: true, hidden: true });
        if (!first) return;
        const others = minions.filter((card) => card !== first && game.isSameName(card, first)); // NAME-01
        const all = { to: 'reveal', min: 1, max: 1 + others.length, about: first, hidden: true } as const;
        const count = game.chooseNumber(me, all);
        const shown = [first, ...others].slice(0, count);
        game.reveal(me, shown, 'hand');
        for (const card of shown) if (game.isAlive(card)) game.playExtra(me, card);
      },
    }),

    action('star-roamers/weird-new-worlds', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Weird New Worlds', fr: 'Nouveaux Mondes Étranges' },
      icon: 'lorc/double-ringed-orb',
      text: {
        en: 'Play on a base. Put the top base into play as an extra base, and play an extra minion there. **Ongoing:** The next base that scores is not replaced; discard this card then.',
        fr: 'Attachez : Base. Mettez en jeu la première Base de la pioche comme Base supplémentaire, et jouez-y une Créature supplémentaire. **Permanent :** La prochaine Base conquise n’est pas remplacée ; défaussez alors cette carte.',
      },
      onPlay({ game, me }) {
        for (const top of game.topBases(1)) game.extraMinion(me, { at: game.playBase(top) });
      },
      on: {
        afterScore: {
          run({ game, self }) {
            game.setNextBase('none');
            game.discardFromPlay([self]);
          },
        },
      },
    }),

    action('star-roamers/whiplash-maneuver', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Whiplash Maneuver', fr: 'Manœuvre d’Évasion' },
      icon: 'delapouite/starfighter',
      text: {
        en: 'Play on a base. **Ongoing:** If one of your minions on another base would be returned to your hand, you may move it here instead.',
        fr: 'Attachez : Base. **Permanent :** Si une de vos Créatures sur une autre Base doit être renvoyée dans votre main, vous pouvez la déplacer ici à la place.',
      },
      instead: {
        may: 'moveHere',
        when: (game, self, target, verb) =>
          verb === 'return' && isYourOwn(game, self, target) && !game.isHere(self, target),
        run: ({ game, here }, target) => game.move(target, here),
      },
    }),
  ],
};
