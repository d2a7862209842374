import {
  action,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  here,
  minion,
  NOBODY,
  type Scene,
  type Seat,
  talent,
  talentAmong,
  talentEither,
  titan,
  type Words,
} from '@baston/engine';

const MAKO = 'sharks/mako';

const aMinion = (game: Words, _self: Card, { card }: Happening): boolean => game.isMinion(card);
const aMinionHere = (game: Words, self: Card, happening: Happening): boolean =>
  here(game, self, happening) && game.isMinion(happening.card);

/** One more counter beside the deck; from the fourth on, the titan may come. */
function circle({ game, me, self }: Scene): boolean {
  game.addMarker(self);
  return game.markersOn(self) < 4 || game.mayPlayTitan(me, self, game.bases());
}

/** Minions that Helicoprion can send back into the deck. */
const smallOnes = (game: Words, me: Seat): Card[] => game.minionsIn(game.discardPile(me), 3);

export const sharks: FactionDef = {
  id: 'sharks',
  name: { en: 'Sharks', fr: 'Requins' },
  look: { deep: '#0e3b4f', bright: '#ffb0a6', paper: '#edf5f8', pattern: 'waves' },
  cards: [
    minion('sharks/megalodon', {
      power: 5,
      copies: 1,
      name: { en: 'Megalodon', fr: 'Mégalodon' },
      icon: 'delapouite/shark-bite',
      text: {
        en: 'You may destroy a minion of 4 power or less here. **Special:** Before this base scores, you may destroy one of 3 power or less here.',
        fr: 'Vous pouvez détruire une Créature de Force 4 ou moins ici. **Spécial :** Avant la Conquête de cette Base, vous pouvez en détruire une de Force 3 ou moins ici.',
      },
      onPlay({ game, me, here }) {
        game.mayDestroyMinion(me, { at: here, maxPower: 4 });
      },
      on: {
        beforeScore: {
          special: true,
          when: here,
          run: ({ game, me }, { at }) => game.mayDestroyMinion(me, { at, maxPower: 3 }),
        },
      },
    }),

    minion('sharks/great-white', {
      power: 4,
      copies: 2,
      name: { en: 'Great White', fr: 'Grand Blanc' },
      icon: 'lorc/needle-jaws',
      text: {
        en: '**Talent:** Move this minion to another base. Destroy a minion of 2 power or less there.',
        fr: '**Talent :** Déplacez cette Créature vers une autre Base. Détruisez-y une Créature de Force 2 ou moins.',
      },
      use: talent({
        can: (game) => game.bases().length > 1,
        run: ({ game, me, self }) => hunt(game, me, self, 2),
      }),
    }),

    minion('sharks/hammerhead', {
      power: 3,
      copies: 3,
      name: { en: 'Hammerhead', fr: 'Face de Marteau' },
      icon: 'lorc/wrecking-ball',
      text: {
        en: '**Ongoing:** After each minion destroyed here, place a +1 power counter on this minion.',
        fr: '**Permanent :** Après chaque Créature détruite ici, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { destroyed: { when: aMinionHere, run: ({ game, self }) => game.addCounters(self, 1) } }, // CARD-116
    }),

    minion(MAKO, {
      power: 2,
      copies: 4,
      name: { en: 'Mako', fr: 'Mako' },
      icon: 'delapouite/fish-escape',
      text: {
        en: '**Special:** After you destroy a minion, you may play this on its base as an extra minion.',
        fr: '**Spécial :** Après avoir détruit une Créature, vous pouvez jouer cette Créature sur sa Base comme Créature supplémentaire.',
      },
      special: { on: 'destroyed', can: (game, _self, seat, { card, by }) => by === seat && game.isMinion(card) }, // CARD-117
    }),

    action('sharks/air-jaws', {
      copies: 1,
      name: { en: 'Air Jaws', fr: 'Les Dents du Ciel' },
      icon: 'lorc/fishbone',
      text: {
        en: 'Move one of your minions to another base. Destroy a minion of 3 power or less there.',
        fr: 'Déplacez une de vos Créatures vers une autre Base. Détruisez-y une Créature de Force 3 ou moins.',
      },
      onPlay({ game, me }) {
        hunt(game, me, game.chooseMinion(me, { of: me }, { to: 'move' }), 3);
      },
    }),

    action('sharks/blood-in-the-water', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Blood in the Water', fr: 'Du Sang dans l’Eau' },
      icon: 'lorc/droplet-splash',
      text: {
        en: 'Play on a base. **Ongoing:** After each minion destroyed here, play an extra minion of 3 power or less here.',
        fr: 'Attachez : Base. **Permanent :** Après chaque Créature détruite ici, jouez ici une Créature supplémentaire de Force 3 ou moins.',
      },
      on: {
        destroyed: {
          when: aMinionHere,
          run: ({ game, me, self, here }) => game.extraMinion(me, { at: here, near: self, maxPower: 3 }),
        },
      },
    }),

    action('sharks/chum', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Chum', fr: 'Confrérie' },
      icon: 'delapouite/fish-bucket',
      text: {
        en: 'Play on a minion. **Ongoing:** After each minion destroyed on any base, place a +1 power counter on this one.',
        fr: 'Attachez : Créature. **Permanent :** Après chaque Créature détruite sur n’importe quelle Base, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { destroyed: { when: aMinion, run: ({ game, bearer }) => game.addCounters(bearer, 1) } }, // CARD-115
    }),

    action('sharks/dangerous-waters', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Dangerous Waters', fr: 'Eaux Dangereuses' },
      icon: 'lorc/splashy-stream',
      text: {
        en: 'Play on a base. **Talent:** A minion here has −2 power this turn.',
        fr: 'Attachez : Base. **Talent :** Une Créature ici a Force −2 ce tour-ci.',
      },
      use: talentAmong(
        (game, self) => ({ at: game.baseOf(self) }),
        ({ game, me }, prey) => game.givePower(game.chooseMinion(me, prey, { to: 'lowerPower' }), -2),
      ),
    }),

    action('sharks/feeding-frenzy', {
      copies: 1,
      name: { en: 'Feeding Frenzy', fr: 'Frénésie Alimentaire' },
      icon: 'delapouite/circling-fish',
      text: {
        en: 'On one base, destroy any number of minions of 2 power or less.',
        fr: 'Sur une même Base, détruisez n’importe quel nombre de Créatures de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'destroy' });
        game.destroyAll(game.chooseMinions(me, { at, maxPower: 2 }, { to: 'destroy' }));
      },
    }),

    action('sharks/freakin-laser-beam', {
      copies: 1,
      name: { en: 'Freakin’ Laser Beam', fr: 'Fichu Rayon Laser' },
      icon: 'lorc/laser-warning',
      text: {
        en: 'Choose one of your minions. Destroy a minion on its base that is no stronger.',
        fr: 'Choisissez une de vos Créatures. Détruisez sur sa Base une Créature pas plus forte.',
      },
      onPlay({ game, me }) {
        const shooter = game.chooseMinion(me, { of: me }, { to: 'compare' });
        if (shooter) game.destroyMinion(me, { at: game.baseOf(shooter), maxPower: game.powerOf(shooter) });
      },
    }),

    action('sharks/torn-apart', {
      copies: 1,
      name: { en: 'Torn Apart', fr: 'Lacération' },
      icon: 'lorc/tearing',
      text: {
        en: 'Destroy a minion of 3 power or less. Draw a card.',
        fr: 'Détruisez une Créature de Force 3 ou moins. Piochez une carte.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { maxPower: 3 });
        game.draw(me, 1);
      },
    }),

    action('sharks/week-of-sharks', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Week of Sharks', fr: 'Semaine des Requins' },
      icon: 'delapouite/surf-board',
      text: {
        en: 'Play on a base. **Ongoing:** At the end of your turn, draw a card if you have a minion here. Only one Week of Sharks per turn.',
        fr: 'Attachez : Base. **Permanent :** À la fin de votre tour, piochez une carte si vous avez une Créature ici. Une seule Semaine des Requins par tour.',
      },
      on: {
        turnEnd: {
          when: (game, self, happening) =>
            byYou(game, self, happening) &&
            !game.isNameSpent(self, happening.by) &&
            game.countMinions({ at: game.baseOf(self), of: happening.by }) > 0,
          run({ game, me, self }) {
            game.spendName(self, me);
            game.draw(me, 1);
          },
        },
      },
    }),
  ],

  titan: titan('sharks/helicoprion', {
    optional: true,
    name: { en: 'Helicoprion', fr: 'Helicoprion' },
    icon: 'lorc/circular-sawblade',
    text: {
      en: '**Special:** At the start of your turn, and after each minion destroyed, place a counter on this titan if it is not in play. With four or more, you may remove them and play it. **Ongoing:** Once per turn, after you destroy a player’s minion, you may place a +1 power counter on this titan, or move it to that base and add that minion’s power to yours there this turn. **Talent:** From your discard pile, shuffle a minion of 3 power or less into your deck OR search your deck and/or discard pile for a Mako and take it.',
      fr: '**Spécial :** Au début de votre tour et après chaque Créature détruite, placez un marqueur sur ce Titan s’il est hors jeu. Dès quatre, vous pouvez les retirer et le jouer. **Permanent :** Une fois par tour, après avoir détruit une Créature d’un joueur, vous pouvez placer un marqueur Force +1 sur ce Titan, ou l’y déplacer et y gagner sa Force ce tour-ci. **Talent :** Mélangez dans votre pioche une Créature de Force 3 ou moins de votre défausse OU cherchez un Mako dans votre pioche et/ou défausse et prenez-le en main.',
    },
    aside: {
      on: {
        turnStart: { special: true, when: byYou, run: circle },
        destroyed: { special: true, when: aMinion, run: circle },
      },
    },
    on: {
      destroyed: {
        when: (game, self, happening) =>
          byYou(game, self, happening) && game.isMinion(happening.card) && happening.controller !== NOBODY,
        run: chaseOrGrow,
      },
    },
    use: talentEither([
      {
        way: 'shuffleIn',
        can: (game, _self, me) => smallOnes(game, me).length > 0,
        run: ({ game, me }) => game.shuffleIn(me, [game.chooseCard(me, smallOnes(game, me), { to: 'shuffleIn' })]),
      },
      {
        way: 'search',
        can: (game, _self, me) => !game.isExhausted(me),
        run: ({ game, me }) => game.searchToHand(me, (card) => game.isNamed(card, MAKO), { also: ['discard'] }),
      },
    ]),
  }),
};

/** The minion moves to another base, and its player destroys a minion of at most this power there. */
function hunt(game: Words, me: Seat, hunter: Card, maxPower: number): void {
  if (hunter && game.moveAway(me, hunter)) game.destroyMinion(me, { at: game.baseOf(hunter), maxPower });
}

/** Once a turn, the titan may follow its player's prey and count its power there, or grow. */
function chaseOrGrow({ game, me, self, here }: Scene, { card: prey, at }: Happening): void {
  if (game.isSpent(self, me)) return;
  const chase = (): void => {
    game.spend(self, me);
    if (game.move(self, at)) game.changeTotal(at, game.powerOf(prey)); // VAL-08
  };
  const grow = (): void => {
    game.spend(self, me);
    game.addCounters(self, 1);
  };
  const isElsewhere = at !== here && game.isInPlay(at);
  game.either(
    me,
    [
      { way: 'move', can: isElsewhere, run: chase },
      { way: 'addCounter', run: grow },
    ],
    { may: true, isSingle: true },
  );
}
