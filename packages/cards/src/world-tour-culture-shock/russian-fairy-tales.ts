import {
  action,
  type Base,
  byYou,
  type Card,
  type FactionDef,
  minion,
  NOBODY,
  type Seat,
  talent,
  toMe,
  type Words,
} from '@baston/engine';

const BIRCH = 'russian-fairy-tales/the-birch';
const BIRCH_WOMAN = 'russian-fairy-tales/the-birch-woman';

/** The minion goes under its owner's deck, and the owner plays a minion off the top of that deck in its place. */
function transform(game: Words, target: Card): void {
  const at = game.baseOf(target);
  for (const gone of game.placeAll([target], 'deckBottom')) {
    const owner = game.ownerOf(gone);
    if (owner === NOBODY) continue; // MON-04
    game.playMinionOffTop(owner, at);
    game.shuffleDeck(owner);
  }
}

/** Searches hand, deck and discard pile for that minion. `at`: it can be played only there. */
function find(game: Words, me: Seat, name: string, at?: Base): void {
  const found = game.searchFor(me, (card) => game.isNamed(card, name), { also: ['hand', 'discard'] });
  game.takeOrPlay(me, found, at); // CARD-182
}

export const russianFairyTales: FactionDef = {
  id: 'russian-fairy-tales',
  name: { en: 'Russian Fairy Tales', fr: 'Contes Féeriques Russes' },
  look: { deep: '#8c1c13', bright: '#ffb59e', paper: '#fdf1ec', pattern: 'scales' },
  cards: [
    minion('russian-fairy-tales/baba-yaga', {
      power: 5,
      copies: 1,
      name: { en: 'Baba Yaga', fr: 'Baba Yaga' },
      icon: 'cathelineau/witch-face',
      text: {
        en: '**Talent:** Place another minion here under its owner’s deck. If you do, they play a minion off the top of their deck here as an extra minion, then shuffle their deck.',
        fr: '**Talent :** Placez une autre Créature d’ici sous la pioche de son propriétaire. Si vous le faites, celui-ci joue ici, comme Créature supplémentaire, une Créature du dessus de sa pioche, puis mélange sa pioche.',
      },
      use: talent({
        can: (game, self) => game.countMinions({ at: game.baseOf(self), except: self }) > 0,
        run({ game, me, self, here }) {
          const target = game.chooseMinion(me, { at: here, except: self }, { to: 'transform' });
          if (target) transform(game, target);
        },
      }),
    }),

    minion('russian-fairy-tales/finist-the-falcon', {
      power: 4,
      copies: 1,
      name: { en: 'Finist the Falcon', fr: 'Finist-Clair-Faucon' },
      icon: 'delapouite/falcon-moon',
      text: {
        en: '**Special:** Before a base scores, you may move this minion there or, if it is there, return it to hand and play it on another base as an extra minion.',
        fr: '**Spécial :** Avant la Conquête d’une Base, vous pouvez y déplacer cette Créature ou, si elle y est déjà, la renvoyer en main et la jouer sur une autre Base comme Créature supplémentaire.',
      },
      on: {
        beforeScore: {
          special: true,
          run: ({ game, me, self }, { at }) =>
            game.baseOf(self) === at ? flyOff(game, me, self, at) : flyTo(game, me, self, at),
        },
      },
    }),

    minion('russian-fairy-tales/the-birch-woman', {
      power: 4,
      copies: 1,
      mentions: [BIRCH],
      name: { en: 'The Birch Woman', fr: 'La Dame au Bouleau' },
      icon: 'cathelineau/tree-face',
      text: {
        en: '**Ongoing:** After this minion goes from play to the discard pile, you may search your hand, deck and/or discard pile for The Birch. Take it or play it as an extra minion.',
        fr: '**Permanent :** Après que cette Créature est allée du jeu à la défausse, vous pouvez chercher Le Bouleau dans votre main, votre pioche et/ou votre défausse. Prenez-le en main ou jouez-le comme Créature supplémentaire.',
      },
      on: {
        discardedFromPlay: {
          when: toMe, // CARD-184
          run({ game, me }) {
            if (game.confirm(me, 'searchPiles')) find(game, me, BIRCH);
          },
        },
      },
    }),

    minion('russian-fairy-tales/the-gray-wolf', {
      power: 3,
      copies: 1,
      name: { en: 'The Gray Wolf', fr: 'Le Loup Gris' },
      icon: 'lorc/wolf-howl',
      text: {
        en: '**Talent:** Place this minion on top of its owner’s deck. If you do, play an extra minion here and place a +1 power counter on it.',
        fr: '**Talent :** Placez cette Créature sur la pioche de son propriétaire. Si vous le faites, jouez ici une Créature supplémentaire et placez un marqueur Force +1 sur elle.',
      },
      use: talent({
        run({ game, me, self, here }) {
          if (!game.place(self, 'deckTop')) return;
          const played = game.playMinionNow(me, { at: here }); // PLAY-04, PLAY-08
          if (game.isInPlay(played)) game.addCounters(played, 1);
        },
      }),
    }),

    minion('russian-fairy-tales/foolish-magician', {
      power: 3,
      copies: 2,
      name: { en: 'Foolish Magician', fr: 'Magicien Étourdi' },
      icon: 'caro-asercion/tarot-01-the-magician',
      text: {
        en: 'Draw three cards. Then place three cards from your hand, each on top of your deck or under it, in any order.',
        fr: 'Piochez trois cartes. Placez ensuite trois cartes de votre main, chacune sur ou sous votre pioche, dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        game.draw(me, 3);
        const three = game.chooseCards(me, game.hand(me), { to: 'putBack', min: 3, max: 3 });
        const top = game.chooseCards(me, three, { to: 'placeOnDeck', max: 3 });
        const bottom = three.filter((card) => !top.includes(card));
        game.putBack(me, top);
        game.putBackUnder(me, bottom);
      },
    }),

    minion('russian-fairy-tales/the-birch', {
      power: 2,
      copies: 1,
      mentions: [BIRCH_WOMAN],
      name: { en: 'The Birch', fr: 'Le Bouleau' },
      icon: 'caro-asercion/birch-trees',
      text: {
        en: '**Ongoing:** At the start of your turn, you may destroy this minion. If you do, search your hand, deck and/or discard pile for The Birch Woman. Take her or play her here as an extra minion.',
        fr: '**Permanent :** Au début de votre tour, vous pouvez détruire cette Créature. Si vous le faites, cherchez La Dame au Bouleau dans votre main, votre pioche et/ou votre défausse. Prenez-la en main ou jouez-la ici comme Créature supplémentaire.',
      },
      on: {
        turnStart: {
          when: byYou,
          run({ game, me, self, here }) {
            if (game.confirm(me, 'sacrifice') && game.destroy(self)) find(game, me, BIRCH_WOMAN, here); // CARD-186
          },
        },
      },
    }),

    minion('russian-fairy-tales/tsar-eagle', {
      power: 2,
      copies: 2,
      name: { en: 'Tsar Eagle', fr: 'Tsar Aigle' },
      icon: 'lorc/eagle-emblem',
      text: {
        en: 'Draw a card OR, from another player’s discard pile, place a minion on top of their deck.',
        fr: 'Piochez une carte OU placez sur sa pioche une Créature de la défausse d’un autre joueur.',
      },
      onPlay({ game, me }) {
        const fallen = game.others(me).flatMap((seat) => game.minionsIn(game.discardPile(seat)));
        game.either(me, [
          { way: 'draw', can: !game.isExhausted(me), run: () => game.draw(me, 1) },
          {
            way: 'placeDiscardedOnDeck',
            can: fallen.length > 0,
            run: () => game.put(game.chooseCard(me, fallen, { to: 'placeOnDeck' }), 'deckTop'),
          },
        ]);
      },
    }),

    minion('russian-fairy-tales/toad', {
      power: 0,
      copies: 1,
      name: { en: 'Toad', fr: 'Crapaud' },
      icon: 'lorc/frog',
      text: {
        en: 'You may give control of this minion to another player. If you do, shuffle another of their minions here into its owner’s deck.',
        fr: 'Vous pouvez donner à un autre joueur le contrôle de cette Créature. Si vous le faites, mélangez une autre de ses Créatures d’ici dans la pioche de son propriétaire.',
      },
      onPlay({ game, me, self, here }) {
        if (!game.confirm(me, 'giveControl')) return;
        const other = game.choosePlayer(me, game.others(me), { to: 'giveControl' });
        if (!game.giveControl(self, other)) return;
        game.place(game.chooseMinion(me, { at: here, of: other, except: self }, { to: 'shuffleAway' }), 'deck');
      },
    }),

    action('russian-fairy-tales/bewitched', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Bewitched', fr: 'Ensorcelé' },
      icon: 'lorc/cursed-star',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +2 power. If it leaves play, transfer this action to another minion.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +2. Si elle quitte le jeu, transférez cette Action sur une autre Créature.',
      },
      changesPower: { of: 'bearer', by: () => 2 },
      staysBehind({ game, me, self }) {
        const minion = game.chooseMinion(me, {}, { to: 'transferTo', about: self });
        if (minion) game.transfer(self, minion);
      },
    }),

    action('russian-fairy-tales/fetch-i-know-not-what', {
      copies: 1,
      name: { en: 'Fetch I Know Not What', fr: 'Apporte Je ne Sais Quoi' },
      icon: 'lorc/uncertainty',
      text: {
        en: 'Reveal cards from your deck until two are actions. You may take any of those actions. Shuffle the rest into your deck.',
        fr: 'Révélez des cartes de votre pioche une à une ; arrêtez-vous à la deuxième Action. Vous pouvez prendre en main ces Actions, ou l’une d’elles. Mélangez le reste dans votre pioche.',
      },
      onPlay({ game, me }) {
        const { found, others } = game.revealUntil(me, 2, (card) => game.isAction(card));
        const kept = game.chooseCards(me, found, { to: 'placeInHand', max: 2 });
        for (const card of kept) game.put(card, 'hand', me);
        game.shuffleIn(me, [...others, ...found.filter((card) => !kept.includes(card))]);
      },
    }),

    action('russian-fairy-tales/go-i-know-not-whither', {
      copies: 1,
      name: { en: 'Go I Know Not Whither', fr: 'Va Je ne Sais Où' },
      icon: 'delapouite/path-distance',
      text: {
        en: 'Choose a base. For each other player, shuffle one of their minions there, at random, into its owner’s deck.',
        fr: 'Choisissez une Base. Pour chaque autre joueur, mélangez dans la pioche de son propriétaire une de ses Créatures de cette Base, au hasard.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'shuffleAway' });
        const lost = game.others(me).map((seat) => game.pickAtRandom(game.minions({ at, of: seat })));
        game.placeAll(lost, 'deck');
      },
    }),

    action('russian-fairy-tales/go-see-my-sister', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Go See My Sister', fr: 'Va Voir Ma Sœur' },
      icon: 'delapouite/forest-entrance',
      text: {
        en: 'Play on a base. **Ongoing:** After you play a minion here or move one of yours here, you may draw a card.',
        fr: 'Attachez : Base. **Permanent :** Après avoir joué une Créature ici ou y avoir déplacé une des vôtres, vous pouvez piocher une carte.',
      },
      on: {
        played: { when: arrivesHere, run: mayDraw },
        moved: { when: arrivesHere, run: mayDraw },
      },
    }),

    action('russian-fairy-tales/mass-transformation', {
      copies: 1,
      name: { en: 'Mass Transformation', fr: 'Transformation Collective' },
      icon: 'lorc/cycle',
      text: {
        en: 'Each player places their hand under their deck, then draws as many cards.',
        fr: 'Chaque joueur place sa main sous sa pioche, puis pioche autant de cartes.',
      },
      onPlay({ game }) {
        for (const seat of game.turnOrder()) {
          const hand = game.hand(seat);
          game.putUnder(hand, seat, seat);
          game.draw(seat, hand.length);
        }
      },
    }),

    action('russian-fairy-tales/the-frog-princess', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'The Frog Princess', fr: 'La Princesse Grenouille' },
      icon: 'caro-asercion/paper-frog',
      text: {
        en: 'Play on one of your minions. **Talent:** Place it under its owner’s deck. If you do, play a minion off the top of your deck here as an extra minion, transfer this action to it and shuffle your deck.',
        fr: 'Attachez : une de vos Créatures. **Talent :** Placez-la sous la pioche de son propriétaire. Si vous le faites, jouez ici, comme Créature supplémentaire, une Créature du dessus de votre pioche, transférez-lui cette Action et mélangez votre pioche.',
      },
      use: talent({
        run({ game, me, self, here }) {
          if (!game.removeBearer(self, 'deckBottom')) return;
          const played = game.playMinionOffTop(me, here);
          if (!game.isInPlay(played) || !game.transfer(self, played)) game.discardFromPlay([self]);
          game.shuffleDeck(me);
        },
      }),
    }),

    action('russian-fairy-tales/the-water-of-life', {
      copies: 2,
      name: { en: 'The Water of Life', fr: 'L’Eau de la Vie' },
      icon: 'sbed/water-drop',
      text: {
        en: 'From your discard pile, place a minion on top of your deck. Play an extra action.',
        fr: 'Placez sur votre pioche une Créature de votre défausse. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        game.put(game.chooseCard(me, minions, { to: 'placeOnDeck' }), 'deckTop');
        game.extraAction(me);
      },
    }),

    action('russian-fairy-tales/transformation', {
      copies: 2,
      name: { en: 'Transformation', fr: 'Transformation' },
      icon: 'lorc/beast-eye',
      text: {
        en: 'Place a minion under its owner’s deck. If you do, they play a minion off the top of their deck there as an extra minion, then shuffle their deck.',
        fr: 'Placez une Créature sous la pioche de son propriétaire. Si vous le faites, celui-ci joue à sa place, comme Créature supplémentaire, une Créature du dessus de sa pioche, puis mélange sa pioche.',
      },
      onPlay({ game, me }) {
        const target = game.chooseMinion(me, {}, { to: 'transform' });
        if (target) transform(game, target);
      },
    }),
  ],
};

/** Moves the minion to the base that is about to score, if its player wants to. */
function flyTo(game: Words, me: Seat, self: Card, at: Base): boolean {
  return game.confirm(me, 'moveHere') && game.move(self, at);
}

/** Takes the minion back from there, if its player wants to, and plays it on another base. */
function flyOff(game: Words, me: Seat, self: Card, from: Base): boolean {
  const elsewhere = game.otherBases(from).filter((at) => game.canPlayExtra(me, self, { at }));
  if (elsewhere.length === 0 || !game.confirm(me, 'flyOff') || !game.returnToHand(self)) return false; // TIME-21
  const card = game.now(self);
  if (!game.hand(me).includes(card)) return true; // OWN-07
  const at = game.chooseBase(me, elsewhere, { to: 'playHere', about: card });
  game.playChosen(me, card, { at }); // it counts as a new card (CARD-183)
  return true;
}

/** One of your minions comes to the base where this card is, by your doing. */
function arrivesHere(game: Words, self: Card, { card, at, by }: { card: Card; at: Base; by: Seat }): boolean {
  const me = game.controllerOf(self);
  return by === me && at === game.baseOf(self) && game.isMinion(card) && game.controllerOf(card) === me;
}

function mayDraw({ game, me }: { game: Words; me: Seat }): void {
  game.mayDraw(me);
}
