import { action, type Card, type FactionDef, here, minion, talent, titan, titanOffer } from '@baston/engine';

export const pirates: FactionDef = {
  id: 'pirates',
  name: { en: 'Pirates', fr: 'Pirates' },
  look: { deep: '#123f6d', bright: '#8fd0ff', paper: '#eef5fb', pattern: 'waves' },
  cards: [
    minion('pirates/pirate-king', {
      power: 5,
      copies: 1,
      name: { en: 'Pirate King', fr: 'Roi des Pirates' },
      icon: 'delapouite/pirate-captain',
      text: {
        en: '**Special:** You may move this minion to a base before it scores.',
        fr: '**Spécial :** Vous pouvez déplacer cette Créature vers une Base avant sa Conquête.',
      },
      on: {
        beforeScore: {
          special: true,
          when: (game, self, { at }) => game.baseOf(self) !== at,
          run: ({ game, me, self }, { at }) =>
            game.chooseBase(me, [at], { to: 'moveTo', may: true, about: self }) === at && game.move(self, at),
        },
      },
    }),

    minion('pirates/buccaneer', {
      power: 4,
      copies: 2,
      name: { en: 'Buccaneer', fr: 'Boucanier' },
      icon: 'delapouite/pirate-hook',
      text: {
        en: '**Special:** Instead of destroying this minion, move it to another base.',
        fr: '**Spécial :** Au lieu de détruire cette Créature, déplacez-la vers une autre Base.',
      },
      instead: {
        special: true,
        when: (game, self, target, verb) => verb === 'destroy' && target === self && game.bases().length > 1,
        run: ({ game, me, self }) => game.moveAway(me, self),
      },
    }),

    minion('pirates/cut-lass', {
      power: 3,
      copies: 3,
      name: { en: 'Saucy Wench', fr: 'Fine Lame' },
      icon: 'cathelineau/swordwoman',
      text: {
        en: 'You may destroy a minion of 2 power or less here.',
        fr: 'Vous pouvez détruire une Créature de Force 2 ou moins ici.',
      },
      onPlay({ game, me, here }) {
        game.mayDestroyMinion(me, { at: here, maxPower: 2 });
      },
    }),

    minion('pirates/first-mate', {
      power: 2,
      copies: 4,
      name: { en: 'First Mate', fr: 'Matelot' },
      icon: 'delapouite/ship-wheel',
      text: {
        en: '**Special:** After this base scores, you may move this minion to another base instead of discarding it.',
        fr: '**Spécial :** Après la Conquête de cette Base, vous pouvez déplacer cette Créature vers une autre Base au lieu de la défausser.',
      },
      on: {
        afterScore: {
          special: true,
          when: here,
          run: ({ game, me, self }) => game.moveAway(me, self, { may: true }),
        },
      },
    }),

    action('pirates/broadside', {
      copies: 2,
      name: { en: 'Broadside', fr: 'Bordée' },
      icon: 'cathelineau/iron-hulled-warship',
      text: {
        en: 'Choose a base where you have a minion. Destroy one player’s minions of 2 power or less there.',
        fr: 'Choisissez une Base où vous avez une Créature. Détruisez-y les Créatures de Force 2 ou moins d’un joueur.',
      },
      onPlay({ game, me }) {
        const mine = game.basesWith({ of: me });
        const at = game.chooseBase(me, mine, { to: 'destroy' });
        if (!at) return;
        const whose = game.choosePlayer(me, game.turnOrder(), { to: 'whoseMinions' }); // TIME-26
        game.destroyAll(game.minions({ at, of: whose, maxPower: 2 }));
      },
    }),

    action('pirates/cannon', {
      copies: 1,
      name: { en: 'Cannon', fr: 'Coup de Canon' },
      icon: 'lorc/cannon-shot',
      text: {
        en: 'Destroy up to two minions of 2 power or less.',
        fr: 'Détruisez jusqu’à deux Créatures de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        game.destroyAll(game.chooseMinions(me, { maxPower: 2 }, { to: 'destroy', max: 2 }));
      },
    }),

    action('pirates/dinghy', {
      copies: 2,
      name: { en: 'Dinghy', fr: 'Chaloupe' },
      icon: 'delapouite/canoe',
      text: {
        en: 'Choose up to two of your minions. Move each to another base.',
        fr: 'Choisissez jusqu’à deux de vos Créatures. Déplacez chacune vers une autre Base.',
      },
      onPlay({ game, me }) {
        for (const minion of game.chooseMinions(me, { of: me }, { to: 'move', max: 2 })) {
          game.moveAway(me, minion);
        }
      },
    }),

    action('pirates/full-sail', {
      copies: 1,
      name: { en: 'Full Sail', fr: 'Toutes Voiles Dehors' },
      icon: 'lorc/galleon',
      text: {
        en: 'Move any number of your minions to other bases. **Special:** You may also play this before a base scores.',
        fr: 'Déplacez n’importe quel nombre de vos Créatures vers d’autres Bases. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        for (const minion of game.chooseMinions(me, { of: me }, { to: 'move' })) {
          game.moveAway(me, minion);
        }
      },
      special: { on: 'beforeScore' },
    }),

    action('pirates/powderkeg', {
      copies: 1,
      name: { en: 'Powderkeg', fr: 'Feu aux Poudres' },
      icon: 'delapouite/dynamite',
      text: {
        en: 'Choose one of your minions. Destroy it and all others on its base that are no stronger.',
        fr: 'Choisissez une de vos Créatures. Détruisez-la avec toutes celles de sa Base qui ne sont pas plus fortes.',
      },
      onPlay({ game, me }) {
        const keg = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
        if (!keg) return;
        const others = game.minions({ at: game.baseOf(keg), maxPower: game.powerOf(keg), except: keg });
        game.destroyAll([keg, ...others]);
      },
    }),

    action('pirates/sea-dogs', {
      copies: 1,
      name: { en: 'Sea Dogs', fr: 'Changement de Cap' },
      icon: 'lorc/compass',
      text: {
        en: 'Choose a base and name a faction. Move other players’ minions of that faction from there to one other base.',
        fr: 'Choisissez une Base et nommez une Faction. Déplacez-en vers une même autre Base les Créatures de cette Faction des autres joueurs.',
      },
      onPlay({ game, me }) {
        const from = game.chooseBase(me, game.bases(), { to: 'move' });
        const faction = game.chooseFaction(me); // ERR-27
        const crew = (minion: Card): boolean => game.factionOf(minion) === faction;
        const moving = game.minions({ at: from, notOf: me, where: crew });
        if (moving.length > 0) game.moveAll(moving, game.chooseBase(me, game.otherBases(from), { to: 'moveTo' }));
      },
    }),

    action('pirates/shanghai', {
      copies: 1,
      name: { en: 'Shanghai', fr: 'Enrôlé de Force' },
      icon: 'delapouite/handcuffed',
      text: {
        en: 'Move a minion of another player to another base.',
        fr: 'Déplacez une Créature d’un autre joueur vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { notOf: me });
      },
    }),

    action('pirates/swashbuckling', {
      copies: 1,
      raises: true,
      name: { en: 'Swashbuckling', fr: 'De Cape et d’Épée' },
      icon: 'lorc/crossed-swords',
      text: {
        en: 'Each of your minions has +1 power this turn.',
        fr: 'Chacune de vos Créatures a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.givePowerAll(game.minions({ of: me }), 1);
      },
    }),
  ],

  titan: titan('pirates/the-kraken', {
    optional: true,
    name: { en: 'The Kraken', fr: 'Le Kraken' },
    icon: 'delapouite/kraken-tentacle',
    text: {
      en: '**Special:** After a base scores where you had a minion, if this titan was not in play, you may shout “Release the Kraken!” and play it on the base that takes its place. **Talent:** Move this titan to another base. Each minion of another player there has −1 power this turn. **Special:** After this base scores, move one of your minions here to another base.',
      fr: '**Spécial :** Après la Conquête d’une Base où vous aviez une Créature, si ce Titan n’était pas en jeu, vous pouvez crier « Libérez le Kraken ! » et le jouer sur la Base qui la remplace. **Talent :** Déplacez ce Titan vers une autre Base. Chaque Créature d’un autre joueur y a Force −1 ce tour-ci. **Spécial :** Après la Conquête de cette Base, déplacez une de vos Créatures d’ici vers une autre Base.',
    },
    aside: {
      on: {
        replaced: titanOffer({
          when: (game, self, { standings }) =>
            standings.some(({ seat, hadMinion }) => hadMinion && seat === game.controllerOf(self)),
          on: (_game, _me, { at }) => [at],
        }),
      },
    },
    on: {
      afterScore: {
        special: true,
        when: here,
        run: ({ game, me }, { at }) => game.moveMinion(me, { at, of: me }),
      },
    },
    use: talent({
      run({ game, me, self, here }) {
        const to = game.chooseBase(me, game.otherBases(here), { to: 'moveTo', about: self });
        if (to && game.move(self, to)) game.givePowerAll(game.minions({ at: to, notOf: me }), -1); // even if it has left that base again
      },
    }),
  }),
};
