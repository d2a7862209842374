import {
  action,
  type Base,
  byYou,
  type Card,
  type FactionDef,
  minion,
  NOBODY,
  type Purpose,
  type Seat,
  type Words,
} from '@baston/engine';

/** Any number of cards of one name: a first one says the name, the others follow (NAME-01, TIME-25). */
function chooseSameName(game: Words, me: Seat, cards: readonly Card[], to: Purpose): Card[] {
  const named = (name: Card): Card[] => cards.filter((card) => game.isSameName(card, name));
  const first = game.chooseCard(me, cards, { to, may: true });
  if (!first) return [];
  const others = named(first).filter((card) => card !== first);
  return [first, ...game.chooseCards(me, others, { to })];
}

export const zombies: FactionDef = {
  id: 'zombies',
  name: { en: 'Zombies', fr: 'Zombies' },
  look: { deep: '#4d5716', bright: '#dcea76', paper: '#f6f7e6', pattern: 'cobwebs' },
  cards: [
    minion('zombies/zombie-lord', {
      power: 5,
      copies: 1,
      name: { en: 'Zombie Lord', fr: 'Seigneur Zombie' },
      icon: 'lorc/crowned-skull',
      text: {
        en: 'On each base where you have no minion, play an extra minion of 2 power or less from your discard pile.',
        fr: 'Sur chaque Base où vous n’avez aucune Créature, jouez une Créature supplémentaire de Force 2 ou moins de votre défausse.',
      },
      onPlay({ game, me }) {
        const weakFromDiscard = (at: Base) => ({ from: 'discard', at, maxPower: 2 }) as const;
        let free = game.basesWithout({ of: me }); // CARD-027
        for (;;) {
          free = free.filter((base) => game.canPlayMinionNow(me, weakFromDiscard(base)));
          const at = game.chooseBase(me, free, { to: 'playHere', may: true });
          if (!at) return;
          game.playDecided(me, 'minion', weakFromDiscard(at));
          free = free.filter((base) => base !== at);
        }
      },
    }),

    minion('zombies/grave-digger', {
      power: 4,
      copies: 2,
      name: { en: 'Grave Digger', fr: 'Fossoyeur' },
      icon: 'skoll/trench-spade',
      text: {
        en: 'You may take a minion from your discard pile.',
        fr: 'Vous pouvez prendre en main une Créature de votre défausse.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        game.put(game.chooseCard(me, minions, { to: 'placeInHand', may: true }), 'hand');
      },
    }),

    minion('zombies/tenacious-z', {
      power: 2,
      copies: 3,
      mentions: ['zombies/tenacious-z'],
      name: { en: 'Tenacious Z', fr: 'Increvable' },
      icon: 'delapouite/half-body-crawling',
      text: {
        en: '**Special:** On your turn, you may play this from your discard pile as an extra minion. Only one Tenacious Z per turn this way.',
        fr: '**Spécial :** À votre tour, vous pouvez jouer cette carte de votre défausse comme Créature supplémentaire. Un seul Increvable par tour de cette façon.',
      },
      use: {
        label: 'special',
        from: 'discard',
        sharedByName: true,
        can: (game, self, seat) => game.canPlayExtra(seat, self),
        run({ game, me, self }) {
          game.playChosen(me, self);
        },
      },
    }),

    minion('zombies/walker', {
      power: 2,
      copies: 4,
      name: { en: 'Walker', fr: 'Rôdeur' },
      icon: 'delapouite/shambling-zombie',
      text: {
        en: 'Look at the top card of your deck. You may discard it.',
        fr: 'Consultez la première carte de votre pioche. Vous pouvez la défausser.',
      },
      onPlay({ game, me }) {
        const [top] = game.topCards(me, 1);
        if (!top) return;
        game.lookAt(me, [top], me);
        if (game.chooseMode(me, ['discard', 'leave'], { to: 'topCard' }) === 'discard') game.discard(top);
      },
    }),

    action('zombies/grave-robbing', {
      copies: 2,
      name: { en: 'Grave Robbing', fr: 'Pillage de Tombes' },
      icon: 'lorc/coffin',
      text: {
        en: 'Take a card from your discard pile.',
        fr: 'Prenez en main une carte de votre défausse.',
      },
      onPlay({ game, me }) {
        game.put(game.chooseCard(me, game.discardPile(me), { to: 'placeInHand' }), 'hand');
      },
    }),

    action('zombies/lend-a-hand', {
      copies: 1,
      name: { en: 'Lend a Hand', fr: 'Coup de Main' },
      icon: 'darkzaitzev/severed-hand',
      text: {
        en: 'From your discard pile, shuffle any number of cards into your deck.',
        fr: 'Mélangez dans votre pioche n’importe quel nombre de cartes de votre défausse.',
      },
      onPlay({ game, me }) {
        const pile = game.discardPile(me); // PLAY-21: this card is not there yet
        const chosen = game.chooseCards(me, pile, { to: 'shuffleIn' });
        if (chosen.length > 0) game.shuffleIn(me, chosen);
      },
    }),

    action('zombies/mall-crawl', {
      copies: 1,
      name: { en: 'Mall Crawl', fr: 'Virée au Centre Commercial' },
      icon: 'delapouite/shopping-cart',
      text: {
        en: 'Search your deck for any number of cards of the same name. Place them in your discard pile.',
        fr: 'Cherchez dans votre pioche n’importe quel nombre de cartes de même nom. Placez-les dans votre défausse.',
      },
      onPlay({ game, me }) {
        for (const card of chooseSameName(game, me, game.search(me), 'placeInDiscard')) game.put(card, 'discard');
        game.shuffleDeck(me); // ZONE-18
      },
    }),

    action('zombies/not-enough-bullets', {
      copies: 1,
      name: { en: 'Not Enough Bullets', fr: 'À Court de Balles' },
      icon: 'lorc/bullets',
      text: {
        en: 'Take any number of minions of the same name from your discard pile.',
        fr: 'Prenez en main n’importe quel nombre de Créatures de même nom de votre défausse.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        for (const card of chooseSameName(game, me, minions, 'placeInHand')) game.put(card, 'hand');
      },
    }),

    action('zombies/outbreak', {
      copies: 1,
      name: { en: 'Outbreak', fr: 'Épidémie' },
      icon: 'lorc/biohazard',
      text: {
        en: 'Play an extra minion on a base where you have none.',
        fr: 'Jouez une Créature supplémentaire sur une Base où vous n’en avez aucune.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { whereIHaveNone: true });
      },
    }),

    action('zombies/overrun', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Overrun', fr: 'Raid' }, // NAME-09
      icon: 'delapouite/broken-wall',
      text: {
        en: 'Play on a base. **Ongoing:** Only you can play minions here. At the start of your turn, destroy this action.',
        fr: 'Attachez : Base. **Permanent :** Vous seul pouvez jouer des Créatures ici. Au début de votre tour, détruisez cette Action.',
      },
      forbids: {
        what: 'playing',
        when: (game, self, card, seat, at) =>
          at === game.baseOf(self) && game.isMinion(card) && seat !== game.controllerOf(self) && seat !== NOBODY, // MON-11
      },
      on: { turnStart: { when: byYou, run: ({ game, self }) => game.destroy(self) } },
    }),

    action('zombies/they-keep-coming', {
      copies: 2,
      name: { en: 'They Keep Coming', fr: 'Il en Arrive Encore' },
      icon: 'skoll/raise-zombie',
      text: {
        en: 'Play an extra minion from your discard pile.',
        fr: 'Jouez une Créature supplémentaire de votre défausse.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { from: 'discard' });
      },
    }),

    action('zombies/theyre-coming-to-get-you', {
      copies: 1,
      playOn: 'base',
      name: { en: 'They’re Coming To Get You', fr: 'Ils arrivent' },
      icon: 'skoll/hasty-grave',
      text: {
        en: 'Play on a base. **Ongoing:** On your turn, the minions you play here may come from your discard pile instead of your hand.',
        fr: 'Attachez : Base. **Permanent :** À votre tour, les Créatures que vous jouez ici peuvent venir de votre défausse au lieu de votre main.',
      },
      fromDiscard: { what: 'minionsHere' },
    }),
  ],
};
