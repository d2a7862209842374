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
        en: '**Talent:** Put a minion from your discard pile into your hand whose power is at most the number of your minions here.',
        fr: '**Talent :** Placez dans votre main une Créature de votre défausse dont la Force ne dépasse pas le nombre de vos Créatures ici.',
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
        en: '**Talent:** A minion here has −1 power for each of your minions here, until the start of your next turn.',
        fr: '**Talent :** Une Créature ici a Force −1 pour chacune de vos Créatures ici, jusqu’au début de votre prochain tour.',
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
        en: '**Talent:** Destroy a minion here that you do not control, of power at most the number of your minions here.',
        fr: '**Talent :** Détruisez ici une Créature que vous ne contrôlez pas, de Force inférieure ou égale au nombre de vos Créatures ici.',
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
        en: '**Talent:** The breakpoint of this base goes down by the number of your minions here until the end of the turn.',
        fr: '**Talent :** La Résistance de cette Base diminue du nombre de vos Créatures ici jusqu’à la fin du tour.',
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
        en: '**Ongoing:** Your other minions here are not affected by other players’ cards.',
        fr: '**Permanent :** Vos autres Créatures ici ne sont pas affectées par les cartes des autres joueurs.',
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
        en: '**Talent:** Move a minion to or from here whose power is at most the number of your minions here.',
        fr: '**Talent :** Déplacez vers ou depuis cette Base une Créature dont la Force ne dépasse pas le nombre de vos Créatures ici.',
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
        en: 'Put Lunar Captain into your hand: search your deck and/or discard pile for it; shuffle a deck that you search.',
        fr: 'Placez la Capitaine Lunaire dans votre main : cherchez-la dans votre pioche et/ou votre défausse ; mélangez la pioche si vous y cherchez.',
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
        en: 'Put Power Maid into your hand: search your deck and/or discard pile for it; shuffle a deck that you search.',
        fr: 'Placez la Super Soubrette dans votre main : cherchez-la dans votre pioche et/ou votre défausse ; mélangez la pioche si vous y cherchez.',
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
        en: 'Your other minions here have +1 power until the end of the turn.',
        fr: 'Vos autres Créatures ici ont Force +1 jusqu’à la fin du tour.',
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
        en: 'Play an extra minion OR play Walking Castle.',
        fr: 'Jouez une Créature supplémentaire OU jouez le Château Marcheur.',
      },
      onPlay({ game, me }) {
        const aside = game.titansNamed(CASTLE).filter((card) => game.canPlayTitan(me, card));
        game.either(me, [
          { way: 'playExtraMinion', run: () => game.extraMinion(me) },
          {
            way: 'playTitan',
            can: aside.length > 0,
            run: () => game.mayPlayTitan(me, game.chooseCard(me, aside, { to: 'bringTitan' }), game.bases()),
          },
        ]);
      },
    }),

    action('magical-girls/coronet-attack', {
      copies: 1,
      name: { en: 'Coronet Attack', fr: 'Attaque du Diadème' },
      icon: 'delapouite/tiara',
      text: {
        en: 'Destroy a minion that you do not control, of power at most the number of your minions on its base.',
        fr: 'Détruisez une Créature que vous ne contrôlez pas, de Force inférieure ou égale au nombre de vos Créatures sur sa Base.',
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
        en: 'Put a minion from your discard pile into your hand. You may play an extra action.',
        fr: 'Placez dans votre main une Créature de votre défausse. Vous pouvez jouer une Action supplémentaire.',
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
        en: 'Choose a minion in each player’s discard pile and put it into its owner’s hand.',
        fr: 'Choisissez une Créature dans la défausse de chaque joueur et placez-la dans la main de son propriétaire.',
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
        en: 'Play on one of your minions. **Ongoing:** This minion has +1 power. If it would go to the discard pile, place it on top of its owner’s deck instead.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Cette Créature a Force +1. Si elle devait aller dans la défausse, placez-la plutôt sur la pioche de son propriétaire.',
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
        en: 'Choose a card in play. Destroy an action on it OR take off all counters on it.',
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
        en: 'All players shuffle all minions of their discard piles into their decks.',
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
      en: '**Special:** Instead of your regular minion, you may play this titan on a base where you have two or more minions. **Ongoing:** Your minions here cannot be destroyed by other players’ cards. **Talent:** Move this titan and up to three of your minions here to another base.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite, vous pouvez jouer ce Titan sur une Base où vous avez au moins deux Créatures. **Permanent :** Vos Créatures ici ne peuvent pas être détruites par les cartes des autres joueurs. **Talent :** Déplacez ce Titan et jusqu’à trois de vos Créatures d’ici vers une autre Base.',
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
