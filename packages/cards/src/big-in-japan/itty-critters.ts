import {
  action,
  byYou,
  type Card,
  type FactionDef,
  hasWon,
  minion,
  NOBODY,
  talent,
  talentAmong,
  titan,
  titanOffer,
  type Words,
  yourMinionHere,
} from '@baston/engine';

const RAINBOROC = 'itty-critters/rainboroc';

const isWeak =
  (game: Words, maxPower: number) =>
  (card: Card): boolean =>
    game.isMinion(card) && game.powerOf(card) <= maxPower;

export const ittyCritters: FactionDef = {
  id: 'itty-critters',
  name: { en: 'Itty Critters', fr: 'Monstrapoches' },
  look: { deep: '#7a2d12', bright: '#ffd166', paper: '#fdf4e7', pattern: 'dots' },
  cards: [
    minion('itty-critters/critter-champion', {
      power: 5,
      copies: 1,
      name: { en: 'Critter Champion', fr: 'Championne Monstrapoche' },
      icon: 'delapouite/podium-winner',
      text: {
        en: '**Talent:** Search your deck for a minion of 2 power or less and play it here as an extra minion. At the end of the turn, if you control it, place it under its owner’s deck.',
        fr: '**Talent :** Cherchez dans votre pioche une Créature de Force 2 ou moins et jouez-la ici comme Créature supplémentaire. À la fin du tour, si vous la contrôlez, placez-la sous la pioche de son propriétaire.',
      },
      use: talent({ run: ({ game, me, here }) => game.recallAtEnd(game.searchAndPlay(me, isWeak(game, 2), here)) }),
    }),

    minion('itty-critters/critter-coach', {
      power: 4,
      copies: 3,
      name: { en: 'Critter Coach', fr: 'Dresseur Monstrapoche' },
      icon: 'lorc/bell-shield',
      text: {
        en: 'You may search your deck for a minion of 2 power or less and play it here as an extra minion. At the end of the turn, if you control it, place it under its owner’s deck.',
        fr: 'Vous pouvez chercher dans votre pioche une Créature de Force 2 ou moins et la jouer ici comme Créature supplémentaire. À la fin du tour, si vous la contrôlez, placez-la sous la pioche de son propriétaire.',
      },
      onPlay({ game, me, here }) {
        game.recallAtEnd(game.maySearchAndPlay(me, isWeak(game, 2), here));
      },
    }),

    minion('itty-critters/calicoin', {
      power: 2,
      copies: 1,
      name: { en: 'Calicoin', fr: 'Calicoin' },
      icon: 'lorc/beveled-star',
      text: {
        en: 'On another minion here, you may place a +1 power counter.',
        fr: 'Sur une autre Créature ici, vous pouvez placer un marqueur Force +1.',
      },
      onPlay({ game, me, self, here }) {
        game.addCounters(game.chooseMinion(me, { at: here, except: self }, { to: 'addCounter', may: true }), 1);
      },
    }),

    minion('itty-critters/floofairy', {
      power: 2,
      copies: 1,
      name: { en: 'Floofairy', fr: 'Floufée' },
      icon: 'lorc/fairy',
      text: { en: 'You may draw a card.', fr: 'Vous pouvez piocher une carte.' },
      onPlay({ game, me }) {
        game.mayDraw(me);
      },
    }),

    minion('itty-critters/krakatoad', {
      power: 2,
      copies: 1,
      name: { en: 'Krakatoad', fr: 'Krakrapaud' },
      icon: 'lorc/toad-teeth',
      text: {
        en: 'You may give another minion here +2 power this turn.',
        fr: 'Vous pouvez donner Force +2 à une autre Créature ici ce tour-ci.',
      },
      onPlay({ game, me, self, here }) {
        game.givePower(game.chooseMinion(me, { at: here, except: self }, { to: 'givePower', may: true }), 2);
      },
    }),

    minion('itty-critters/leafaroo', {
      power: 2,
      copies: 1,
      name: { en: 'Leafaroo', fr: 'Kangoufeuille' },
      icon: 'delapouite/kangaroo',
      text: {
        en: 'From your discard pile, you may shuffle a card into your deck.',
        fr: 'Vous pouvez mélanger dans votre pioche une carte de votre défausse.',
      },
      onPlay({ game, me }) {
        const card = game.chooseCard(me, game.discardPile(me), { to: 'shuffleIn', may: true });
        if (card) game.shuffleIn(me, [card]);
      },
    }),

    minion('itty-critters/shellshock', {
      power: 2,
      copies: 1,
      name: { en: 'Shellshock', fr: 'Carachoc' },
      icon: 'delapouite/sea-turtle',
      text: {
        en: 'You may destroy another minion of 2 power or less here.',
        fr: 'Vous pouvez détruire une autre Créature de Force 2 ou moins ici.',
      },
      onPlay({ game, me, self, here }) {
        game.mayDestroyMinion(me, { at: here, maxPower: 2, except: self });
      },
    }),

    minion('itty-critters/tadpour', {
      power: 2,
      copies: 1,
      name: { en: 'Tadpour', fr: 'Têtaverse' },
      icon: 'delapouite/tadpole',
      text: {
        en: 'You may move another minion here to another base.',
        fr: 'Vous pouvez déplacer une autre Créature ici vers une autre Base.',
      },
      onPlay({ game, me, self, here }) {
        game.mayMoveMinion(me, { at: here, except: self });
      },
    }),

    action('itty-critters/coach-combat', {
      copies: 1,
      name: { en: 'Coach Combat', fr: 'Combat de Dresseurs' },
      icon: 'delapouite/boxing-ring',
      text: {
        en: 'Choose one of your minions. Destroy a weaker minion on its base.',
        fr: 'Choisissez une de vos Créatures. Détruisez une Créature plus faible sur sa Base.',
      },
      onPlay({ game, me }) {
        const fighter = game.chooseMinion(me, { of: me }, { to: 'compare' });
        if (!fighter) return;
        const weaker = { at: game.baseOf(fighter), weakerThan: game.powerOf(fighter) };
        game.destroyMinion(me, weaker);
      },
    }),

    action('itty-critters/critter-cube', {
      copies: 1,
      name: { en: 'Critter Cube', fr: 'Prism-A-Poche' },
      icon: 'lorc/cubeforce',
      text: {
        en: 'Shuffle a minion of 3 power or less into your deck, whoever owns it.',
        fr: 'Mélangez dans votre pioche une Créature de Force 3 ou moins, quel que soit son propriétaire.',
      },
      onPlay({ game, me }) {
        const owned = { maxPower: 3, where: (minion: Card) => game.ownerOf(minion) !== NOBODY }; // OWN-02
        game.place(game.chooseMinion(me, owned, { to: 'shuffleIn' }), 'deck', me); // CARD-150
      },
    }),

    action('itty-critters/evolution', {
      copies: 2,
      name: { en: 'Evolution', fr: 'Évolution' },
      icon: 'lorc/dna1',
      text: {
        en: 'Destroy one of your minions in order to play Rainboroc there, or to search your deck for a minion with at most 1 more power and play it there as an extra minion.',
        fr: 'Détruisez une de vos Créatures pour y jouer Arcanoroc, ou pour chercher dans votre pioche une Créature ayant au plus 1 de Force de plus et l’y jouer comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        const young = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
        const [at, power] = [game.baseOf(young), game.powerOf(young)];
        if (!game.destroy(young)) return; // TIME-17
        const aside = game.titansNamed(RAINBOROC).filter((card) => game.canPlayTitan(me, card)); // anybody's (TITAN-05)
        const bring = (): Card => game.chooseCard(me, aside, { to: 'bringTitan', about: at });
        game.either(
          me,
          [
            { way: 'playTitan', can: aside.length > 0, run: () => game.playTitan(me, bring(), at) },
            {
              way: 'search',
              can: !game.isExhausted(me),
              run: () => game.searchAndPlay(me, isWeak(game, power + 1), at),
            },
          ],
          { isSingle: true },
        );
      },
    }),

    action('itty-critters/gotta-get-em-all', {
      copies: 1,
      name: { en: 'Gotta Get ’Em All', fr: 'Tous Dans la Poche' },
      icon: 'delapouite/backpack',
      text: {
        en: 'From your discard pile, shuffle one minion of each name into your deck.',
        fr: 'Mélangez dans votre pioche une Créature de chaque nom de votre défausse.',
      },
      onPlay({ game, me }) {
        const minions = game.minionsIn(game.discardPile(me));
        const firstOf = (card: Card): Card | undefined => minions.find((other) => game.isSameName(other, card));
        game.shuffleIn(
          me,
          minions.filter((card) => firstOf(card) === card),
        );
      },
    }),

    action('itty-critters/i-select-you', {
      copies: 1,
      name: { en: 'I Select You!', fr: 'Je Vous Choisis !' },
      icon: 'lorc/pointing',
      text: {
        en: 'Search your deck for a minion of 3 power or less and play it as an extra minion. At the end of the turn, if you control it, place it under its owner’s deck.',
        fr: 'Cherchez dans votre pioche une Créature de Force 3 ou moins et jouez-la comme Créature supplémentaire. À la fin du tour, si vous la contrôlez, placez-la sous la pioche de son propriétaire.',
      },
      onPlay({ game, me }) {
        game.recallAtEnd(game.searchAndPlay(me, isWeak(game, 3)));
      },
    }),

    action('itty-critters/ittypedia', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Ittypedia', fr: 'Pochepédia' },
      icon: 'willdabeast/white-book',
      text: {
        en: 'Play on a base. **Ongoing:** After you play a minion here, it has +1 power this turn.',
        fr: 'Attachez : Base. **Permanent :** Après que vous avez joué une Créature ici, elle a Force +1 ce tour-ci.',
      },
      on: { played: { when: yourMinionHere, run: ({ game }, { card }) => game.givePower(card, 1) } },
    }),

    action('itty-critters/recall-critter', {
      copies: 1,
      name: { en: 'Recall Critter', fr: 'Reviens, Monstrapoche' },
      icon: 'lorc/return-arrow',
      text: {
        en: 'Play an extra minion of 2 power or less from your discard pile. At the end of the turn, if you control it, place it under its owner’s deck.',
        fr: 'Jouez une Créature supplémentaire de Force 2 ou moins de votre défausse. À la fin du tour, si vous la contrôlez, placez-la sous la pioche de son propriétaire.',
      },
      onPlay({ game, me }) {
        game.recallAtEnd(game.playMinionNow(me, { from: 'discard', maxPower: 2 }));
      },
    }),

    action('itty-critters/super-effective', {
      copies: 1,
      name: { en: 'Super Effective', fr: 'Super Efficace' },
      icon: 'lorc/afterburn',
      text: {
        en: 'Destroy an action on a base or minion.',
        fr: 'Détruisez une Action attachée à une Base ou Créature.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
    }),
  ],

  titan: titan(RAINBOROC, {
    name: { en: 'Rainboroc', fr: 'Arcanoroc' },
    icon: 'lorc/bird-mask',
    text: {
      en: '**Special:** After you win a base while this titan is not in play, you may play it on the base that takes its place. **Ongoing:** After the first minion of 2 power or less that you play here each turn, place a +1 power counter on this titan. **Talent:** From your discard pile, shuffle a minion of 2 power or less into your deck. If you do, you may move this titan to another base.',
      fr: '**Spécial :** Après avoir gagné une Base alors que ce Titan n’est pas en jeu, vous pouvez le jouer sur la Base qui la remplace. **Permanent :** Après la première Créature de Force 2 ou moins que vous jouez ici à chaque tour, placez un marqueur Force +1 sur ce Titan. **Talent :** Mélangez dans votre pioche une Créature de Force 2 ou moins de votre défausse. Si vous le faites, vous pouvez déplacer ce Titan vers une autre Base.',
    },
    recalls: 'powers',
    aside: {
      on: {
        replaced: titanOffer({
          when: (game, self, happening) => hasWon(happening, game.controllerOf(self)),
          on: (_game, _me, { at }) => [at],
        }),
      },
    },
    on: {
      played: {
        when(game, self, happening) {
          const played = game.playedThisTurn({ kind: 'minion', by: happening.by, on: game.baseOf(self) });
          const first = played.find(({ card, power = game.powerOf(card) }) => power <= 2);
          return byYou(game, self, happening) && first?.card === happening.card;
        },
        run({ game, self }) {
          game.addCounters(self, 1);
        },
      },
    },
    use: talentAmong(
      (game, _self, seat) => game.minionsIn(game.discardPile(seat), 2),
      ({ game, me, self }, weak) => {
        game.shuffleIn(me, [game.chooseCard(me, weak, { to: 'shuffleIn' })]);
        game.moveAway(me, self, { may: true });
      },
    ),
  }),
};
