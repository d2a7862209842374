import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NOBODY,
  type Seat,
  talent,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

const CASTLE = 'magical-girls/walking-castle';
const CAPTAIN = 'magical-girls/lunar-captain';
const MAID = 'magical-girls/power-maid';

/** How many minions the player has there. */
const together = (game: Words, me: Seat, here: Base): number => game.countMinions({ at: here, of: me });

const discardedMinions = (game: Words, seat: Seat, maxPower = 99): Card[] =>
  game.discardPile(seat).filter((card) => game.isMinion(card) && game.powerOf(card) <= maxPower);

/** Finds the minion of that name in the deck or discard pile. */
const fetch = (game: Words, me: Seat, name: string): boolean =>
  game.searchToHand(me, (card) => game.isNamed(card, name), { also: ['discard'] });

export const magicalGirls: FactionDef = {
  id: 'magical-girls',
  name: { en: 'Magical Girls', fr: 'Petites Magiciennes' },
  look: { deep: '#7b1f5c', bright: '#ffc2e4', paper: '#fdf0f7', pattern: 'stars' },
  cards: [
    minion('magical-girls/lunar-captain', {
      power: 5,
      copies: 1,
      name: { en: 'Lunar Captain', fr: 'Capitaine Lunaire' },
      icon: 'lorc/moon',
      text: {
        en: '**Talent:** Count your minions here. Take a minion of at most that much power from your discard pile.',
        fr: '**Talent :** Comptez vos Créatures ici. Prenez en main une Créature de votre défausse dont la Force ne dépasse pas ce nombre.',
      },
      use: talent({
        can: (game, self, seat) => discardedMinions(game, seat, together(game, seat, game.baseOf(self))).length > 0,
        run({ game, me, here }) {
          const able = discardedMinions(game, me, together(game, me, here));
          game.put(game.chooseCard(me, able, { to: 'placeInHand' }), 'hand');
        },
      }),
    }),

    minion('magical-girls/sakura-warrior', {
      power: 4,
      copies: 1,
      name: { en: 'Sakura Warrior', fr: 'Sakura la Guerrière' },
      icon: 'lorc/flower-twirl',
      text: {
        en: '**Talent:** A minion here has −1 power for each of your minions here until the start of your next turn.',
        fr: '**Talent :** Une Créature ici a Force −1 pour chacune de vos Créatures ici jusqu’au début de votre prochain tour.',
      },
      use: talent({
        run({ game, me, here }) {
          const target = game.chooseMinion(me, { at: here }, { to: 'lowerPower' });
          game.givePower(target, -together(game, me, here), 'startOfYourTurn'); // CARD-146
        },
      }),
    }),

    minion('magical-girls/technomagical-lass', {
      power: 4,
      copies: 1,
      name: { en: 'Technomagical Lass', fr: 'Fille Technomagique' },
      icon: 'lorc/circuitry',
      text: {
        en: '**Talent:** Count your minions here. Destroy a minion of at most that much power here that you do not control.',
        fr: '**Talent :** Comptez vos Créatures ici. Détruisez ici une Créature que vous ne contrôlez pas, dont la Force ne dépasse pas ce nombre.',
      },
      use: talent({
        run({ game, me, here }) {
          const isNotMine = (card: Card): boolean => game.controllerOf(card) !== me;
          const filter = { at: here, maxPower: together(game, me, here), where: isNotMine };
          game.destroyMinion(me, filter);
        },
      }),
    }),

    minion('magical-girls/bewitching-gal', {
      power: 3,
      copies: 1,
      name: { en: 'Bewitching Gal', fr: 'Petite Sorcière' },
      icon: 'delapouite/broom',
      text: {
        en: '**Talent:** Lower the breakpoint here by the number of your minions here this turn.',
        fr: '**Talent :** Réduisez la Résistance de cette Base du nombre de vos Créatures ici ce tour-ci.',
      },
      use: talent({
        run({ game, me, here }) {
          game.changeBreakpoint(here, -together(game, me, here)); // CARD-146
        },
      }),
    }),

    minion('magical-girls/fancy-suit-lad', {
      power: 3,
      copies: 1,
      name: { en: 'Fancy Suit Lad', fr: 'Jeune Homme en Smoking' },
      icon: 'lorc/awareness',
      text: {
        en: '**Ongoing:** Other players’ cards do not affect your other minions here.',
        fr: '**Permanent :** Les cartes des autres joueurs n’affectent pas vos autres Créatures ici.',
      },
      protects: (game, self, target) =>
        target !== self && game.isOthersCard(self) && game.isYourMinionHere(self, target),
    }),

    minion(MAID, {
      power: 3,
      copies: 1,
      name: { en: 'Power Maid', fr: 'Super Soubrette' },
      icon: 'lorc/power-lightning',
      text: {
        en: '**Talent:** Count your minions here. Move a minion of at most that much power to or from here.',
        fr: '**Talent :** Comptez vos Créatures ici. Déplacez vers ou depuis cette Base une Créature dont la Force ne dépasse pas ce nombre.',
      },
      use: talent({
        can: (game, self, seat) => game.countMinions({ maxPower: together(game, seat, game.baseOf(self)) }) > 0,
        run({ game, me, here }) {
          const moved = game.chooseMinion(me, { maxPower: together(game, me, here) }, { to: 'move' });
          if (!moved) return;
          game.moveToOrFrom(me, moved, here);
        },
      }),
    }),

    minion('magical-girls/black-magicat', {
      power: 1,
      copies: 1,
      mentions: [CAPTAIN],
      name: { en: 'Black Magicat', fr: 'Magichat Noir' },
      icon: 'lorc/cat',
      text: {
        en: 'Search your deck and/or discard pile for Lunar Captain and take it.',
        fr: 'Cherchez la Capitaine Lunaire dans votre pioche et/ou votre défausse et prenez-la en main.',
      },
      onPlay({ game, me }) {
        fetch(game, me, CAPTAIN);
      },
    }),

    minion('magical-girls/white-magicat', {
      power: 1,
      copies: 1,
      mentions: [MAID],
      name: { en: 'White Magicat', fr: 'Magichat Blanc' },
      icon: 'lorc/backup',
      text: {
        en: 'Search your deck and/or discard pile for Power Maid and take it.',
        fr: 'Cherchez la Super Soubrette dans votre pioche et/ou votre défausse et prenez-la en main.',
      },
      onPlay({ game, me }) {
        fetch(game, me, MAID);
      },
    }),

    minion('magical-girls/rainbow-girl', {
      power: 2,
      copies: 2,
      name: { en: 'Rainbow Girl', fr: 'Princesse Jiji' },
      icon: 'lorc/star-prominences',
      text: {
        en: 'Each of your other minions here has +1 power this turn.',
        fr: 'Chacune de vos autres Créatures ici a Force +1 ce tour-ci.',
      },
      onPlay({ game, me, self, here }) {
        game.givePowerAll(game.minions({ at: here, of: me, except: self }), 1); // CARD-148
      },
    }),

    action('magical-girls/celestial-teleport', {
      copies: 2,
      name: { en: 'Celestial Teleport', fr: 'Téléportation Céleste' },
      icon: 'lorc/air-zigzag',
      text: {
        en: 'Move one of your minions to another base.',
        fr: 'Déplacez une de vos Créatures vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { of: me });
      },
    }),

    action('magical-girls/coordination', {
      copies: 2,
      name: { en: 'Coordination', fr: 'Coordination' },
      icon: 'lorc/back-forth',
      text: {
        en: 'Play either an extra minion or Walking Castle.',
        fr: 'Jouez soit une Créature supplémentaire, soit le Château Marcheur.',
      },
      onPlay({ game, me }) {
        const aside = game.titansNamed(CASTLE).filter((card) => game.canPlayTitan(me, card));
        const play = (): boolean =>
          game.mayPlayTitan(me, game.chooseCard(me, aside, { to: 'bringTitan' }), game.bases());
        game.either(
          me,
          [
            { way: 'playExtraMinion', run: () => game.extraMinion(me) },
            { way: 'playTitan', can: aside.length > 0, run: play },
          ],
          { isSingle: true }, // TIME-24
        );
      },
    }),

    action('magical-girls/coronet-attack', {
      copies: 1,
      name: { en: 'Coronet Attack', fr: 'Attaque du Diadème' },
      icon: 'delapouite/tiara',
      text: {
        en: 'Destroy a minion you do not control, of at most as much power as you have minions on its base.',
        fr: 'Détruisez une Créature que vous ne contrôlez pas, dont la Force ne dépasse pas le nombre de vos Créatures sur sa Base.',
      },
      onPlay({ game, me }) {
        const isWithinReach = (card: Card): boolean =>
          game.controllerOf(card) !== me && game.powerOf(card) <= together(game, me, game.baseOf(card));
        game.destroyMinion(me, { where: isWithinReach });
      },
    }),

    action('magical-girls/kiss-the-sky-spell', {
      copies: 1,
      name: { en: 'Kiss the Sky Spell', fr: 'Sort du Baiser Céleste' },
      icon: 'delapouite/sparkles',
      text: {
        en: 'Take a minion from your discard pile. Play an extra action.',
        fr: 'Prenez en main une Créature de votre défausse. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.put(game.chooseCard(me, discardedMinions(game, me), { to: 'placeInHand' }), 'hand');
        game.extraAction(me);
      },
    }),

    action('magical-girls/lunar-healing-love-spell', {
      copies: 1,
      name: { en: 'Lunar Healing Love Spell', fr: 'Sort d’Amour Lunaire' },
      icon: 'lorc/bandage-roll',
      text: {
        en: 'From each player’s discard pile, place a minion of your choice in its owner’s hand.',
        fr: 'De la défausse de chaque joueur, placez une Créature de votre choix dans la main de son propriétaire.',
      },
      onPlay({ game, me }) {
        for (const seat of game.turnOrder()) {
          game.put(game.chooseCard(me, discardedMinions(game, seat), { to: 'placeInOwnersHand' }), 'hand');
        }
      },
    }),

    action('magical-girls/magical-staff', {
      copies: 1,
      playOn: 'ownMinion',
      raises: true,
      name: { en: 'Magical Staff', fr: 'Sceptre Magique' },
      icon: 'lorc/wizard-staff',
      text: {
        en: 'Play on one of your minions. **Ongoing:** It has +1 power. If it would go to the discard pile, place it on top of its owner’s deck instead.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Elle a Force +1. Si elle devait aller à la défausse, placez-la sur la pioche de son propriétaire à la place.',
      },
      changesPower: { of: 'bearer', by: () => 1 },
      instead: {
        when: (game, self, target, verb) =>
          verb === 'discard' && target === game.hostOf(self) && game.ownerOf(target) !== NOBODY, // MON-05
        run: ({ game }, target) => game.place(target, 'deckTop'),
      },
    }),

    action('magical-girls/purge-the-demon', {
      copies: 1,
      name: { en: 'Purge the Demon', fr: 'Désenvoûtement' },
      icon: 'lorc/arrow-cluster',
      text: {
        en: 'Choose a card in play. Destroy an action on it OR remove all counters from it.',
        fr: 'Choisissez une carte en jeu. Détruisez une Action qui lui est attachée OU retirez tous ses marqueurs.',
      },
      onPlay({ game, me }) {
        const all = [...game.bases(), ...game.allCards()]; // BURY-03
        const hasCounters = (card: Card): boolean => game.countersOn(card) + game.markersOn(card) > 0;
        const actionsOn = (card: Card): Card[] => game.actionsIn(game.cardsOn(card));
        const able = all.filter((card) => actionsOn(card).length > 0 || hasCounters(card));
        const chosen = game.chooseCard(me, able, { to: 'aimAt' }); // CARD-147
        if (!chosen) return;
        game.either(me, [
          {
            way: 'destroyAction',
            can: actionsOn(chosen).length > 0,
            run: () => game.destroy(game.chooseCard(me, actionsOn(chosen), { to: 'destroy' })),
          },
          { way: 'removeCounters', can: hasCounters(chosen), run: () => game.removeCounters(chosen) },
        ]);
      },
    }),

    action('magical-girls/silver-shard', {
      copies: 1,
      name: { en: 'Silver Shard', fr: 'Éclat d’Argent' },
      icon: 'lorc/crystal-growth',
      text: {
        en: 'Each player shuffles all minions of their discard pile into their deck.',
        fr: 'Chaque joueur mélange dans sa pioche toutes les Créatures de sa défausse.',
      },
      onPlay({ game }) {
        for (const seat of game.turnOrder()) game.shuffleIn(seat, discardedMinions(game, seat));
      },
    }),
  ],

  titan: titan(CASTLE, {
    name: { en: 'Walking Castle', fr: 'Château Marcheur' },
    icon: 'delapouite/castle-ruins',
    text: {
      en: '**Special:** Instead of your regular minion, you may play this titan on a base where you have two or more minions. **Ongoing:** Other players’ cards cannot destroy your minions here. **Talent:** Move this titan and up to three of your minions here to another base.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite, vous pouvez jouer ce Titan sur une Base où vous avez au moins deux Créatures. **Permanent :** Les cartes des autres joueurs ne peuvent pas détruire vos Créatures ici. **Talent :** Déplacez ce Titan et jusqu’à trois de vos Créatures d’ici vers une autre Base.',
    },
    aside: { use: titanPlay({ spends: 'minion', on: (game, me) => game.basesWith({ of: me }, 2) }) },
    protects: (game, self, target, verb) =>
      verb === 'destroy' && game.isOthersCard(self) && game.isYourMinionHere(self, target),
    use: talent({
      run({ game, me, self, here }) {
        const crew = game.chooseMinions(me, { at: here, of: me }, { to: 'bringAlong', max: 3 });
        const to = game.chooseBase(me, game.otherBases(here), { to: 'moveTo', about: self });
        game.moveAll([self, ...crew], to);
      },
    }),
  }),
};
