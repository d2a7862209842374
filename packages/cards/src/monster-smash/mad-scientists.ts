import {
  action,
  byYou,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  NO_CARD,
  type Scene,
  type Seat,
  talent,
  talentEither,
  titan,
  toMe,
  type Words,
  withMinionHere,
  yourMinionHere,
} from '@baston/engine';
import { countersOf, removeOne, withCounter } from './counters.ts';
import { canDoTwo, doTwo, type Task } from './tasks.ts';

/** The first time this turn that you place or remove counters on one of your minions, draw a card. */
const drawsOnce = {
  when: (game: Words, self: Card, { card, by, controller, way }: Happening): boolean =>
    way !== 'transferred' &&
    game.isMinion(card) &&
    by === controller &&
    by === game.controllerOf(self) &&
    !game.isSpent(self, by),
  run({ game, me, self }: Scene): void {
    if (game.spendOnce(self, me)) game.draw(me, 1);
  },
};

/** The ways to pay for the titan with a minion. */
const sacrifices = (game: Words, me: Seat): Task[] => {
  const cards = game.minionsIn([...game.hand(me), ...game.discardPile(me)]);
  const owned = cards.filter((card) => game.ownerOf(card) === me);
  return [
    { way: 'putInBox', to: 'putInBox', among: owned, hidden: true, run: (card) => game.putInBox(card) },
    { way: 'destroyMinion', to: 'sacrifice', among: game.minions({ of: me }), run: (minion) => game.destroy(minion) },
    {
      way: 'removeCounter',
      to: 'removeCounters',
      among: withCounter(game, me),
      run: (minion) => game.removeCounters(minion, 1) === 1,
    },
  ];
};

export const madScientists: FactionDef = {
  id: 'mad-scientists',
  name: { en: 'Mad Scientists', fr: 'Savants Fous' },
  look: { deep: '#1d5b2a', bright: '#b6f56a', paper: '#f0f8ec', pattern: 'bolts' },
  cards: [
    minion('mad-scientists/herr-doktor', {
      power: 5,
      copies: 1,
      name: { en: 'Herr Doktor', fr: 'Herr Doktor' },
      icon: 'lorc/mad-scientist',
      text: {
        en: '**Talent:** On another of your minions, place a +1 power counter.',
        fr: '**Talent :** Sur une autre de vos Créatures, placez un marqueur Force +1.',
      },
      use: talent({
        can: (game, self, seat) => game.countMinions({ of: seat, except: self }) > 0,
        run: ({ game, me, self }) => game.placeCounter(me, { of: me, except: self }),
      }),
    }),

    minion('mad-scientists/the-monster', {
      power: 4,
      copies: 2,
      name: { en: 'The Monster', fr: 'Le Monstre' },
      icon: 'lorc/frankenstein-creature',
      text: {
        en: '**Talent:** Remove one of this minion’s +1 power counters in order to play an extra minion.',
        fr: '**Talent :** Retirez un des marqueurs Force +1 de cette Créature pour jouer une Créature supplémentaire.',
      },
      use: talent({
        can: (game, self) => game.countersOn(self) > 0,
        run({ game, me, self }) {
          if (game.removeCounters(self, 1)) game.extraMinion(me);
        },
      }),
    }),

    minion('mad-scientists/lab-assistant', {
      power: 3,
      copies: 3,
      name: { en: 'Lab Assistant', fr: 'Assistant de Laboratoire' },
      icon: 'delapouite/lab-coat',
      text: {
        en: 'On another of your minions, place a +1 power counter.',
        fr: 'Sur une autre de vos Créatures, placez un marqueur Force +1.',
      },
      onPlay({ game, me, self }) {
        game.placeCounter(me, { of: me, except: self });
      },
    }),

    minion('mad-scientists/igor', {
      power: 2,
      copies: 4,
      name: { en: 'Igor', fr: 'Igor' },
      icon: 'lorc/brain-stem',
      text: {
        en: '**Ongoing:** After this minion is destroyed or discarded, place a +1 power counter on one of yours.',
        fr: '**Permanent :** Après la destruction ou la défausse de cette Créature, placez un marqueur Force +1 sur une des vôtres.',
      },
      on: {
        discardedFromPlay: {
          when: toMe, // CARD-086
          run({ game, me }) {
            game.placeCounter(me, { of: me });
          },
        },
      },
    }),

    action('mad-scientists/angry-mob', {
      copies: 1,
      raises: (game, _minion, me) => game.hand(me).length > 1,
      name: { en: 'Angry Mob', fr: 'Foule en Colère' },
      icon: 'delapouite/pitchfork',
      text: {
        en: 'Choose one of your minions. Place any number of cards from your hand under your deck and as many +1 power counters on that minion.',
        fr: 'Choisissez une de vos Créatures. Placez n’importe quel nombre de cartes de votre main sous votre pioche et autant de marqueurs Force +1 sur cette Créature.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'addCounter' });
        const hand = game.hand(me);
        const chosen = game.chooseCards(me, hand, { to: 'placeUnderDeck' });
        game.putBackUnder(me, chosen);
        game.addCounters(minion, chosen.length);
      },
    }),

    action('mad-scientists/blitzed', {
      copies: 1,
      name: { en: 'Blitzed', fr: 'Foudroyé' },
      icon: 'lorc/lightning-trio',
      text: {
        en: 'Remove any number of +1 power counters from your minions. Destroy a minion of at most that much power.',
        fr: 'Retirez n’importe quel nombre de marqueurs Force +1 de vos Créatures. Détruisez une Créature dont la Force ne dépasse pas ce nombre.',
      },
      onPlay({ game, me }) {
        const maxPower = game.takeCounters(me, { of: me });
        game.destroyMinion(me, { maxPower });
      },
    }),

    action('mad-scientists/body-shop', {
      copies: 1,
      raises: (game, minion, me) => game.countMinions({ of: me, except: minion, minPower: 1 }) > 0,
      name: { en: 'Body Shop', fr: 'Pièces Détachées' },
      icon: 'lorc/stitched-wound',
      text: {
        en: 'Destroy one of your minions. Place as many +1 power counters as it had power among your minions.',
        fr: 'Détruisez une de vos Créatures. Répartissez entre vos Créatures autant de marqueurs Force +1 qu’elle avait de Force.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'destroy' });
        if (!minion) return;
        const power = game.powerOf(minion);
        game.destroy(minion); // PROT-09: the rest does not depend on it
        game.spreadCounters(me, { of: me }, power);
      },
    }),

    action('mad-scientists/german-engineering', {
      copies: 1,
      playOn: 'base',
      name: { en: 'German Engineering', fr: 'Ingénierie Allemande' },
      icon: 'lorc/gears',
      text: {
        en: 'Play on a base. **Ongoing:** After each minion you play here, place a +1 power counter on it.',
        fr: 'Attachez : Base. **Permanent :** Après chaque Créature que vous jouez ici, placez un marqueur Force +1 sur elle.',
      },
      on: { played: { when: yourMinionHere, run: ({ game }, { card }) => game.addCounters(card, 1) } },
    }),

    action('mad-scientists/grave-situation', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Grave Situation', fr: 'Tombé sur un Os' },
      icon: 'sbed/tombstone',
      text: {
        en: 'Play on a base. **Ongoing:** Instead of destroying one of your minions here, return it to hand.',
        fr: 'Attachez : Base. **Permanent :** Au lieu de détruire une de vos Créatures ici, renvoyez-la en main.',
      },
      instead: {
        when: (game, self, target, verb) => verb === 'destroy' && game.isYourMinionHere(self, target),
        run: ({ game }, target) => game.returnToHand(target), // CARD-085
      },
    }),

    action('mad-scientists/its-alive', {
      copies: 2,
      name: { en: 'IT’S ALIVE!', fr: 'IL EST VIVANT !' },
      icon: 'lorc/tesla-coil',
      text: {
        en: 'Play an extra minion and place a +1 power counter on it.',
        fr: 'Jouez une Créature supplémentaire et placez un marqueur Force +1 sur elle.',
      },
      onPlay({ game, me }) {
        game.addCounters(game.playMinionNow(me, {}), 1); // PLAY-08
      },
    }),

    action('mad-scientists/jolt', {
      copies: 1,
      raises: true,
      name: { en: 'Jolt', fr: 'Secousse Électrique' },
      icon: 'lorc/lightning-frequency',
      text: {
        en: 'On each of your minions, place a +1 power counter.',
        fr: 'Sur chacune de vos Créatures, placez un marqueur Force +1.',
      },
      onPlay({ game, me }) {
        game.addCountersAll(game.minions({ of: me }), 1);
      },
    }),

    action('mad-scientists/uberserum', {
      copies: 2,
      playOn: 'minion',
      name: { en: 'Überserum', fr: 'Übersérum' },
      icon: 'lorc/corked-tube',
      text: {
        en: 'Play on a minion. **Ongoing:** It cannot be destroyed. At the start of your turn, place a +1 power counter on it.',
        fr: 'Attachez : Créature. **Permanent :** Elle ne peut pas être détruite. Au début de votre tour, placez un marqueur Force +1 sur elle.',
      },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
      on: { turnStart: { when: byYou, run: ({ game, bearer }) => game.addCounters(bearer, 1) } },
    }),
  ],

  titan: titan('mad-scientists/the-bride', {
    optional: true,
    name: { en: 'The Bride', fr: 'La Fiancée' },
    icon: 'delapouite/female-vampire',
    text: {
      en: '**Special:** At the start of your turn, you may do two of these to different minions in order to play this titan: put one that you own from your hand or discard pile into the box; destroy one of yours; remove a +1 power counter from one of yours. **Ongoing:** Once per turn, after you place or remove a +1 power counter on your minions, draw a card. **Talent:** Place a +1 power counter on one of your minions here OR remove two from your minions in order to play an extra action.',
      fr: '**Spécial :** Au début de votre tour, vous pouvez faire deux de ces choses à deux Créatures pour jouer ce Titan : en ranger dans la boîte une dont vous êtes propriétaire (main ou défausse) ; détruire une des vôtres ; retirer un marqueur Force +1 d’une des vôtres. **Permanent :** Une fois par tour, après avoir placé ou retiré un marqueur Force +1 sur vos Créatures, piochez une carte. **Talent :** Placez-en un sur l’une d’elles ici OU retirez-en deux pour jouer une Action supplémentaire.',
    },
    aside: {
      on: {
        turnStart: {
          special: true,
          when: (game, self, happening) =>
            byYou(game, self, happening) &&
            game.canPlayTitan(happening.by, self) &&
            (game.isDiscreet() || canDoTwo(game, sacrifices(game, happening.by))), // whether they can depends on the hand, which others must not learn
          run({ game, me, self }) {
            const open = canDoTwo(game, sacrifices(game, me)) ? game.bases() : [];
            const at = game.chooseBase(me, open, { to: 'playTitan', may: true, about: self, hidden: true });
            return at !== NO_CARD && doTwo(game, me, () => sacrifices(game, me)) && game.playTitan(me, self, at);
          },
        },
      },
    },
    on: { counters: drawsOnce },
    use: talentEither([
      {
        way: 'addCounter',
        can: withMinionHere,
        run: ({ game, me, here }) => game.placeCounter(me, { at: here, of: me }),
      },
      {
        way: 'playExtraAction',
        can: (game, _self, me) => countersOf(game, me) >= 2,
        run: ({ game, me }) => removeOne(game, me) + removeOne(game, me) === 2 && game.extraAction(me),
      },
    ]),
  }),
};
