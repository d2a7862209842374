import {
  action,
  byYou,
  type Card,
  type FactionDef,
  minion,
  only,
  type Scene,
  type Seat,
  talent,
  talentEither,
  titan,
  titanPlay,
  type Words,
  yourMinionHere,
} from '@baston/engine';

const madnessLeft = (game: Words): number => game.sideDeck('madness', 'pile').length;

const hasMadness = (game: Words, _self: Card, seat: Seat): boolean => game.madnessIn(game.hand(seat)).length > 0;

/** A Madness card goes to another player. */
const passMadness = ({ game, me }: Scene): void =>
  game.giveMadness(me, game.choosePlayer(me, game.others(me), { to: 'whoGetsIt' }));

export const minionsOfCthulhu: FactionDef = {
  id: 'minions-of-cthulhu',
  name: { en: 'Minions of Cthulhu', fr: 'Serviteurs de Cthulhu' },
  look: { deep: '#1c4a2f', bright: '#8ff7c8', paper: '#eef7f1', pattern: 'dots' },
  cards: [
    minion('minions-of-cthulhu/star-spawn-of-cthulhu', {
      power: 5,
      copies: 1,
      name: { en: 'Star-Spawn of Cthulhu', fr: 'Larve Stellaire de Cthulhu' },
      icon: 'lorc/octoman',
      text: {
        en: '**Talent:** Give a Madness card from your hand to another player.',
        fr: '**Talent :** Donnez une carte Démence de votre main à un autre joueur.',
      },
      use: talent({ can: hasMadness, run: passMadness }),
    }),

    minion('minions-of-cthulhu/cthulhus-chosen', {
      power: 3,
      copies: 3,
      name: { en: 'Cthulhu’s Chosen', fr: 'Élu de Cthulhu' },
      icon: 'lorc/robe',
      text: {
        en: '**Special:** Before a base scores, you may draw a Madness card in order to give this minion +2 power this turn.',
        fr: '**Spécial :** Avant la Conquête d’une Base, vous pouvez piocher une carte Démence pour donner à cette Créature Force +2 ce tour-ci.',
      },
      on: {
        beforeScore: {
          special: true,
          run: ({ game, me, self }) => game.mayDrawMadness(me) && game.givePower(self, 2), // CARD-049: any base
        },
      },
    }),

    minion('minions-of-cthulhu/servitor-of-cthulhu', {
      power: 2,
      copies: 4,
      name: { en: 'Servitor of Cthulhu', fr: 'Serviteur de Cthulhu' },
      icon: 'lorc/squid-head',
      text: {
        en: '**Talent:** Destroy this minion. From your discard pile, place an action on top of your deck.',
        fr: '**Talent :** Détruisez cette Créature. Placez sur votre pioche une Action de votre défausse.',
      },
      use: talent({
        run({ game, me, self }) {
          game.destroy(self); // ERR-37: the rest does not depend on it
          const actions = game.actionsIn(game.discardPile(me));
          game.put(game.chooseCard(me, actions, { to: 'placeOnDeck' }), 'deckTop');
        },
      }),
    }),

    action('minions-of-cthulhu/altar-to-cthulhu', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Altar to Cthulhu', fr: 'Autel de Cthulhu' },
      icon: 'lorc/sunken-eye',
      text: {
        en: 'Play on a base. **Ongoing:** After each minion you play here, play an extra action.',
        fr: 'Attachez : Base. **Permanent :** Après chaque Créature que vous jouez ici, jouez une Action supplémentaire.',
      },
      on: { played: { when: yourMinionHere, run: ({ game, me }) => game.extraAction(me) } },
    }),

    action('minions-of-cthulhu/complete-the-ritual', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Complete the Ritual', fr: 'Achever le Rituel' },
      icon: 'lorc/pentagram-rose',
      text: {
        en: 'Play on a base where you have a minion. **Ongoing:** At the start of your turn, place all minions and actions on this base under their owners’ decks, and swap it with the top base of the base deck.',
        fr: 'Attachez : Base où vous avez une Créature. **Permanent :** Au début de votre tour, placez toutes les Créatures et Actions de cette Base sous la pioche de leur propriétaire, et échangez-la avec la première Base de la pioche Base.',
      },
      canPlay: (game, _self, seat, at) => game.countMinions({ at: game.baseOf(at), of: seat }) > 0,
      on: {
        turnStart: {
          when: byYou,
          run({ game, here }) {
            const guests = game.cardsOn(here);
            game.placeAll([...guests.flatMap((card) => game.cardsOn(card)), ...guests], 'deckBottom'); // CARD-048
            game.discardFromPlay(game.cardsOn(here)); // PROT-11
            const [next] = game.topBases(1);
            if (next) game.swapBase(here, next);
          },
        },
      },
    }),

    action('minions-of-cthulhu/corruption', {
      copies: 2,
      name: { en: 'Corruption', fr: 'Corruption' },
      icon: 'lorc/goo-skull',
      text: {
        en: 'Draw a Madness card. Destroy a minion.',
        fr: 'Piochez une carte Démence. Détruisez une Créature.',
      },
      onPlay({ game, me }) {
        game.drawMadness(me);
        game.destroyMinion(me, {});
      },
    }),

    action('minions-of-cthulhu/cthulhu-fhtagn', {
      copies: 1,
      name: { en: 'Cthulhu Fhtagn', fr: 'Cthulhu Fhtagn' },
      icon: 'lorc/octopus',
      text: {
        en: 'Reveal cards from your deck until two are actions. Take these. Place the rest under your deck.',
        fr: 'Révélez des cartes de votre pioche une à une ; arrêtez-vous à la deuxième Action. Prenez en main ces deux Actions. Placez le reste sous votre pioche.',
      },
      onPlay({ game, me }) {
        const { found, others } = game.revealUntil(me, 2, (card) => game.isAction(card));
        for (const card of found) game.put(card, 'hand', me);
        for (const card of game.putInOrder(me, others, 'putOrder')) game.put(card, 'deckBottom', me); // OWN-06
      },
    }),

    action('minions-of-cthulhu/furthering-the-cause', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Furthering the Cause', fr: 'Propagande Cultiste' },
      icon: 'lorc/evil-book',
      text: {
        en: 'Play on a base. **Ongoing:** At the end of each turn, gain 1 VP if a minion of another player was destroyed here during it.',
        fr: 'Attachez : Base. **Permanent :** À la fin de chaque tour, gagnez 1 PV si une Créature d’un autre joueur a été détruite ici pendant ce tour.',
      },
      recalls: 'losses',
      on: {
        turnEnd: {
          // Other effects at the end of the turn may destroy one of them first (TURN-16).
          run({ game, me, here }) {
            if (game.others(me).some((seat) => game.hasLost(seat, here, 'destroyed'))) game.gainVp(me, 1); // CARD-050
          },
        },
      },
    }),

    action('minions-of-cthulhu/it-begins-again', {
      copies: 1,
      name: { en: 'It Begins Again', fr: 'Tout Recommence' },
      icon: 'lorc/divided-spiral',
      text: {
        en: 'From your discard pile, shuffle any number of actions into your deck.',
        fr: 'Mélangez dans votre pioche n’importe quel nombre d’Actions de votre défausse.',
      },
      onPlay({ game, me }) {
        const actions = game.actionsIn(game.discardPile(me));
        game.shuffleIn(me, game.chooseCards(me, actions, { to: 'shuffleIn' }));
      },
    }),

    action('minions-of-cthulhu/madness-unleashed', {
      copies: 1,
      name: { en: 'Madness Unleashed', fr: 'Folie Furieuse' },
      icon: 'lorc/brainstorm',
      text: {
        en: 'Discard any number of Madness cards. For each, you may draw a card and play an extra action.',
        fr: 'Défaussez n’importe quel nombre de cartes Démence. Pour chacune, vous pouvez piocher une carte et jouer une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const held = game.madnessIn(game.hand(me));
        const count = game.chooseNumber(me, { to: 'discardMadness', max: held.length, hidden: true });
        for (const card of held.slice(0, count)) game.discard(card); // MAD-08
        const taken = game.chooseNumber(me, { to: 'draw', max: count, hidden: true });
        game.draw(me, taken);
        game.extraAction(me, { count: taken }); // TIME-21: both or neither
      },
    }),

    action('minions-of-cthulhu/recruit-by-force', {
      copies: 1,
      name: { en: 'Recruit by Force', fr: 'Recrutement Forcé' },
      icon: 'lorc/handcuffs',
      text: {
        en: 'From your discard pile, place any number of minions of 3 power or less on top of your deck.',
        fr: 'Placez sur votre pioche n’importe quel nombre de Créatures de Force 3 ou moins de votre défausse.',
      },
      onPlay({ game, me }) {
        const weak = game.discardPile(me).filter((card) => game.isMinion(card) && game.powerOf(card) <= 3);
        const chosen = game.chooseCards(me, weak, { to: 'placeOnDeck' });
        game.putBack(me, chosen);
      },
    }),

    action('minions-of-cthulhu/the-seal-is-broken', {
      copies: 1,
      name: { en: 'The Seal is Broken', fr: 'Le Sceau est Brisé' },
      icon: 'lorc/wax-seal',
      text: {
        en: 'Draw a Madness card. Gain 1 VP.',
        fr: 'Piochez une carte Démence. Gagnez 1 PV.',
      },
      onPlay({ game, me }) {
        game.drawMadness(me);
        game.gainVp(me, 1);
      },
    }),

    action('minions-of-cthulhu/whispers-in-darkness', {
      copies: 2,
      name: { en: 'Whispers in Darkness', fr: 'Murmures dans la Nuit' },
      icon: 'delapouite/human-ear',
      text: {
        en: 'Draw a Madness card. Play two extra actions.',
        fr: 'Piochez une carte Démence. Jouez deux Actions supplémentaires.',
      },
      onPlay({ game, me }) {
        game.drawMadness(me);
        game.extraAction(me, { count: 2 });
      },
    }),
  ],

  titan: titan('minions-of-cthulhu/cthulhu', {
    optional: true,
    name: { en: 'Cthulhu', fr: 'Cthulhu' },
    icon: 'delapouite/brain-tentacle',
    text: {
      en: '**Special:** Instead of your regular action, you may draw two Madness cards in order to play this titan on a base where you have a minion. **Ongoing:** After you play or draw a Madness card, place a +1 power counter on this titan. **Talent:** Draw a Madness card OR give one from your hand to another player.',
      fr: '**Spécial :** Au lieu de jouer votre Action gratuite, vous pouvez piocher deux cartes Démence pour jouer ce Titan sur une Base où vous avez une Créature. **Permanent :** Après avoir joué ou pioché une carte Démence, placez un marqueur Force +1 sur ce Titan. **Talent :** Piochez une carte Démence OU donnez-en une de votre main à un autre joueur.',
    },
    aside: {
      use: titanPlay({
        spends: 'action',
        can: (game) => madnessLeft(game) >= 2,
        price: (game, me) => game.drawMadness(me, 2) === 2,
        on: (game, me) => game.basesWith({ of: me }), // CARD-047
      }),
    },
    on: {
      played: {
        when: (game, self, happening) => byYou(game, self, happening) && game.isMadness(happening.card),
        run: ({ game, self }) => game.addCounters(self, 1),
      },
      toHand: {
        when: only('drawn', byYou),
        run({ game, me, self }, { card, owner }) {
          if (owner === me && game.hand(me).includes(card)) game.reveal(me, [card], 'hand'); // off one's own deck: nobody has seen it
          game.addCounters(self, 1);
        },
      },
    },
    use: talentEither([
      { way: 'drawMadness', can: (game) => madnessLeft(game) > 0, run: ({ game, me }) => game.drawMadness(me) },
      { way: 'giveMadness', can: hasMadness, run: passMadness },
    ]),
  }),
};
