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
        en: 'Search your deck for a minion and take it. If its power is 3 or less, play it here as an extra minion.',
        fr: 'Cherchez une Créature dans votre pioche et prenez-la en main. Si sa Force est de 3 ou moins, jouez-la ici comme Créature supplémentaire.',
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
        en: '**Ongoing:** Instead of destroying another of your minions, you may return it to hand.',
        fr: '**Permanent :** Au lieu de détruire une autre de vos Créatures, vous pouvez la renvoyer en main.',
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
        en: '**Talent:** Return one of your minions of 4 power or less to hand. Play an extra minion of another name.',
        fr: '**Talent :** Renvoyez en main une de vos Créatures de Force 4 ou moins. Jouez une Créature supplémentaire d’un autre nom.',
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
        en: '**Ongoing:** Instead of returning another of your minions to hand, you may move it to another base if you own it.',
        fr: '**Permanent :** Au lieu de renvoyer en main une autre de vos Créatures, vous pouvez la déplacer vers une autre Base si vous en êtes propriétaire.',
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
        en: '**Ongoing:** When another player plays a card that directly affects another of your minions here, you may let it affect this one instead.',
        fr: '**Permanent :** Quand un autre joueur joue une carte qui affecte directement une autre de vos Créatures ici, vous pouvez faire affecter cette Créature à la place.',
      },
      stepsInFor: (game, self, target) => target !== self && game.isYourMinionHere(self, target),
    }),

    action('star-roamers/hyperspeed-10', {
      copies: 1,
      name: { en: 'Hyperspeed 10', fr: 'Hypervitesse 10' },
      icon: 'lorc/rocket',
      text: {
        en: 'Choose a base. Move all its minions to one other base.',
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
        en: 'Each player returns one of their minions to hand.',
        fr: 'Chaque joueur renvoie en main une de ses Créatures.',
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
        en: 'Return one of your minions to hand. **Special:** You may also play this after a base scores, for a minion there.',
        fr: 'Renvoyez en main une de vos Créatures. **Spécial :** Vous pouvez aussi jouer cette carte après la Conquête d’une Base, pour une Créature de cette Base.',
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
        en: 'Move a minion to another base at random.',
        fr: 'Déplacez une Créature vers une autre Base au hasard.',
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
        en: 'Return one of your minions to hand. Reveal any number of minions of one name from your hand and play them as extra minions.',
        fr: 'Renvoyez en main une de vos Créatures. Révélez de votre main n’importe quel nombre de Créatures d’un même nom et jouez-les comme Créatures supplémentaires.',
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
        en: 'Play on a base. Put the top base of the base deck into play in addition, and play an extra minion there. **Ongoing:** The next base that scores is not replaced; then discard this action.',
        fr: 'Attachez : Base. Mettez en jeu la première Base de la pioche Base comme Base supplémentaire, et jouez-y une Créature supplémentaire. **Permanent :** La prochaine Base conquise n’est pas remplacée ; défaussez alors cette Action.',
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
        en: 'Play on a base. **Ongoing:** Instead of returning one of your minions on another base to hand, you may move it here if you own it.',
        fr: 'Attachez : Base. **Permanent :** Au lieu de renvoyer en main une de vos Créatures d’une autre Base, vous pouvez la déplacer ici si vous en êtes propriétaire.',
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
