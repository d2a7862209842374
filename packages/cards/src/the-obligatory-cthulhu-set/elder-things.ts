import { action, type Card, type FactionDef, minion, type Seat, type Words } from '@baston/engine';

/** These players show their hands. Gives the Madness cards in them. */
function revealHands(game: Words, seats: readonly Seat[]): Card[] {
  for (const seat of seats) game.reveal(seat, game.hand(seat), 'hand');
  return game.madnessIn(seats.flatMap((seat) => game.hand(seat)));
}

/** Each other player may draw a Madness card. Gives those who do not. */
const refusers = (game: Words, me: Seat): Seat[] => game.others(me).filter((seat) => !game.mayDrawMadness(seat));

export const elderThings: FactionDef = {
  id: 'elder-things',
  name: { en: 'Elder Things', fr: 'Grands Anciens' },
  look: { deep: '#3a2b57', bright: '#9be8ff', paper: '#f1f0f8', pattern: 'orbits' },
  cards: [
    minion('elder-things/elder-thing', {
      power: 10,
      copies: 1,
      name: { en: 'Elder Thing', fr: 'Chose Très Ancienne' },
      icon: 'lorc/gooey-daemon',
      text: {
        en: 'Destroy two of your other minions or place this one under your deck. **Ongoing:** Other players’ cards do not affect this minion.',
        fr: 'Détruisez deux autres de vos Créatures ou placez celle-ci sous votre pioche. **Permanent :** Les cartes des autres joueurs n’affectent pas cette Créature.',
      },
      onPlay({ game, me, self }) {
        const others = { of: me, except: self };
        const leave = (): unknown => game.place(self, 'deckBottom');
        const pay = (): void => {
          const doomed = game.chooseMinions(me, others, { to: 'sacrifice', min: 2, max: 2 });
          if (game.destroyAll(doomed).length < 2) leave(); // CARD-042
        };
        game.either(
          me,
          [
            { way: 'destroyTwo', can: game.countMinions(others) >= 2, run: pay },
            { way: 'placeUnderDeck', run: leave },
          ],
          { isSingle: true },
        );
      },
      protects: (game, self, target) => target === self && game.isOthersCard(self),
    }),

    minion('elder-things/shoggoth', {
      power: 6,
      copies: 2,
      name: { en: 'Shoggoth', fr: 'Shoggoth' },
      icon: 'lorc/eyestalk',
      text: {
        en: 'Play this minion only on a base where you have 6 power or more. Each other player may draw a Madness card. Destroy here one minion of each of those who did not.',
        fr: 'Ne jouez cette Créature que sur une Base où vous avez 6 de Force ou plus. Chaque autre joueur peut piocher une carte Démence. Détruisez ici une Créature de chacun de ceux qui ne l’ont pas fait.',
      },
      canPlay: (game, _self, seat, at) => game.totalOf(game.baseOf(at), seat) >= 6,
      onPlay({ game, me, here }) {
        const chosen = refusers(game, me).map((of) => game.chooseMinion(me, { at: here, of }, { to: 'destroy' }));
        game.destroyAll(chosen);
      },
    }),

    minion('elder-things/mi-go', {
      power: 3,
      copies: 3,
      name: { en: 'Mi-go', fr: 'Mi-Go' },
      icon: 'lorc/masked-spider',
      text: {
        en: 'Each other player may draw a Madness card. For each of those who do not, you may draw a card.',
        fr: 'Chaque autre joueur peut piocher une carte Démence. Pour chacun de ceux qui ne le font pas, vous pouvez piocher une carte.',
      },
      onPlay({ game, me }) {
        game.draw(me, game.chooseNumber(me, { to: 'draw', max: refusers(game, me).length })); // ERR-12
      },
    }),

    minion('elder-things/byakhee', {
      power: 2,
      copies: 4,
      name: { en: 'Byakhee', fr: 'Byakhee' },
      icon: 'lorc/curly-wing',
      text: {
        en: 'Each other player with a minion here draws a Madness card.',
        fr: 'Chaque autre joueur qui a une Créature ici pioche une carte Démence.',
      },
      onPlay({ game, me, here }) {
        for (const of of game.others(me)) if (game.countMinions({ at: here, of }) > 0) game.drawMadness(of);
      },
    }),

    action('elder-things/begin-the-summoning', {
      copies: 2,
      name: { en: 'Begin the Summoning', fr: 'Début de l’Invocation' },
      icon: 'lorc/candle-skull',
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

    action('elder-things/dunwich-horror', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Dunwich Horror', fr: 'L’Horreur de Dunwich' },
      icon: 'lorc/tentacles-skull',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +5 power. At the end of the turn, destroy it.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +5. À la fin du tour, détruisez-la.',
      },
      changesPower: { of: 'bearer', by: () => 5 },
      on: { turnEnd: { run: ({ game, bearer }) => game.destroy(bearer) } },
    }),

    action('elder-things/insanity', {
      copies: 1,
      name: { en: 'Insanity', fr: 'Folie' },
      icon: 'lorc/cracked-mask',
      text: {
        en: 'Each other player draws two Madness cards.',
        fr: 'Chaque autre joueur pioche deux cartes Démence.',
      },
      onPlay({ game, me }) {
        for (const seat of game.others(me)) game.drawMadness(seat, 2);
      },
    }),

    action('elder-things/power-of-madness', {
      copies: 2,
      name: { en: 'Power of Madness', fr: 'Pouvoir de la Démence' },
      icon: 'lorc/bleeding-eye',
      text: {
        en: 'Each other player reveals their hand, discards its Madness cards, then shuffles their discard pile into their deck.',
        fr: 'Chaque autre joueur révèle sa main, en défausse les cartes Démence, puis mélange sa défausse dans sa pioche.',
      },
      onPlay({ game, me }) {
        const others = game.others(me);
        for (const card of revealHands(game, others)) game.discard(card);
        for (const seat of others) game.shuffleIn(seat, game.discardPile(seat));
      },
    }),

    action('elder-things/spreading-horror', {
      copies: 1,
      name: { en: 'Spreading Horror', fr: 'Horreur Rampante' },
      icon: 'lorc/tentacle-strike',
      text: {
        en: 'Each other player discards cards at random until one of them is not a Madness card.',
        fr: 'Chaque autre joueur défausse des cartes au hasard ; il s’arrête à la première qui n’est pas une carte Démence.',
      },
      onPlay({ game, me }) {
        for (const seat of game.others(me)) {
          let isMadness = true;
          while (isMadness && game.hand(seat).length > 0) {
            const card = game.pickAtRandom(game.hand(seat));
            isMadness = game.isMadness(card);
            game.discard(card);
          }
        }
      },
    }),

    action('elder-things/the-price-of-power', {
      copies: 1,
      name: { en: 'The Price of Power', fr: 'Le Prix du Pouvoir' },
      icon: 'lorc/glowing-hands',
      text: {
        en: '**Special:** Play this before a base scores. Each other player with minions there reveals their hand. One of your minions there has +2 power this turn for each Madness card revealed.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Chaque autre joueur qui y a des Créatures révèle sa main. Une de vos Créatures y a Force +2 ce tour-ci pour chaque carte Démence révélée.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const present = game.others(me).filter((of) => game.countMinions({ at, of }) > 0);
          const shown = revealHands(game, present).length;
          if (shown === 0) return;
          const minion = game.chooseMinion(me, { at, of: me }, { to: 'givePower' });
          game.givePower(minion, 2 * shown); // CARD-043
        },
      },
    }),

    action('elder-things/touch-of-madness', {
      copies: 1,
      name: { en: 'Touch of Madness', fr: 'Un Brin de Démence' },
      icon: 'lorc/evil-hand',
      text: {
        en: 'Each other player draws a Madness card. Draw a card. Play an extra action.',
        fr: 'Chaque autre joueur pioche une carte Démence. Piochez une carte. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        for (const seat of game.others(me)) game.drawMadness(seat);
        game.draw(me, 1);
        game.extraAction(me);
      },
    }),

    action('elder-things/unfathomable-goals', {
      copies: 1,
      name: { en: 'Unfathomable Goals', fr: 'Desseins Insondables' },
      icon: 'lorc/star-pupil',
      text: {
        en: 'Each other player reveals their hand. Each of them who shows a Madness card destroys one of their minions.',
        fr: 'Chaque autre joueur révèle sa main. Chacun de ceux qui montrent une carte Démence détruit une de ses Créatures.',
      },
      onPlay({ game, me }) {
        const mad = revealHands(game, game.others(me)).map((card) => game.ownerOf(card));
        for (const seat of new Set(mad)) {
          const minion = game.chooseMinion(seat, { of: seat }, { to: 'sacrifice' });
          if (minion) game.destroyAll([minion], seat);
        }
      },
    }),
  ],
};
