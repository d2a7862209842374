import {
  action,
  byYou,
  type Card,
  type FactionDef,
  hasWon,
  minion,
  othersMinion,
  type Seat,
  talentAmong,
  titan,
  type Words,
} from '@baston/engine';
import { withCounter } from './counters.ts';

/** The minions of the player among these cards, each once. */
const minionsAmong = (game: Words, cards: readonly Card[], me: Seat): Card[] =>
  game.minionsIn([...new Set(cards)]).filter((card) => game.controllerOf(card) === me);

/** Is it a minion of yours here without any counter? */
const isFreshMinionHere = (game: Words, self: Card, card: Card): boolean =>
  game.isYourMinionHere(self, card) && game.countersOn(card) === 0;

export const vampires: FactionDef = {
  id: 'vampires',
  name: { en: 'Vampires', fr: 'Vampires' },
  look: { deep: '#6e0d25', bright: '#ff9d8f', paper: '#fbeeee', pattern: 'cobwebs' },
  cards: [
    minion('vampires/the-count', {
      power: 5,
      copies: 1,
      name: { en: 'The Count', fr: 'Le Comte' },
      icon: 'delapouite/vampire-dracula',
      text: {
        en: '**Ongoing:** After each minion of another player that is destroyed, place a +1 power counter on this one.',
        fr: '**Permanent :** Après la destruction d’une Créature d’un autre joueur, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { destroyed: { when: othersMinion, run: ({ game, self }) => game.addCounters(self, 1) } },
    }),

    minion('vampires/nightstalker', {
      power: 4,
      copies: 2,
      name: { en: 'Nightstalker', fr: 'Traqueur Nocturne' },
      icon: 'lorc/bat-wing',
      text: {
        en: 'Destroy a minion of 2 power or less here in order to place a +1 power counter on this one.',
        fr: 'Détruisez une Créature de Force 2 ou moins ici pour placer un marqueur Force +1 sur cette Créature.',
      },
      onPlay({ game, me, self, here }) {
        const victim = game.chooseMinion(me, { at: here, maxPower: 2 }, { to: 'destroy' });
        if (game.destroy(victim)) game.addCounters(self, 1);
      },
    }),

    minion('vampires/heavy-drinker', {
      power: 3,
      copies: 3,
      name: { en: 'Heavy Drinker', fr: 'Gros Buveur' },
      icon: 'lorc/wine-glass',
      text: {
        en: 'You may destroy one of your minions in order to place a +1 power counter on this one.',
        fr: 'Vous pouvez détruire une de vos Créatures pour placer un marqueur Force +1 sur cette Créature.',
      },
      onPlay({ game, me, self }) {
        const victim = game.chooseMinion(me, { of: me }, { to: 'destroy', may: true });
        if (game.destroy(victim)) game.addCounters(self, 1);
      },
    }),

    minion('vampires/fledgling-vampire', {
      power: 2,
      copies: 4,
      name: { en: 'Fledgling Vampire', fr: 'Vampire Novice' },
      icon: 'delapouite/resting-vampire',
      text: {
        en: 'If another player has more power here than you, place a +1 power counter on this minion.',
        fr: 'Si un autre joueur a plus de Force que vous ici, placez un marqueur Force +1 sur cette Créature.',
      },
      onPlay({ game, me, self, here }) {
        if (game.isBehind(me, here)) game.addCounters(self, 1); // TIME-01
      },
    }),

    action('vampires/big-gulp', {
      copies: 1,
      name: { en: 'Big Gulp', fr: 'Grande Lampée' },
      icon: 'lorc/gluttonous-smile',
      text: {
        en: 'Destroy a minion of 4 power or less.',
        fr: 'Détruisez une Créature de Force 4 ou moins.',
      },
      onPlay({ game, me }) {
        game.destroyMinion(me, { maxPower: 4 });
      },
    }),

    action('vampires/buffet', {
      copies: 1,
      name: { en: 'Buffet', fr: 'Buffet à Volonté' },
      icon: 'delapouite/hot-meal',
      text: {
        en: '**Special:** Play this after a base scores. If you won it, place a +1 power counter on each of your minions.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Si vous en êtes le Vainqueur, placez un marqueur Force +1 sur chacune de vos Créatures.',
      },
      special: {
        on: 'afterScore',
        run({ game, me }, happening) {
          if (hasWon(happening, me)) game.addCountersAll(game.minions({ of: me }), 1);
        },
      },
    }),

    action('vampires/crack-of-dusk', {
      copies: 2,
      name: { en: 'Crack of Dusk', fr: 'À la Nuit Tombée' },
      icon: 'lorc/batwing-emblem',
      text: {
        en: 'Play an extra minion of 2 power or less from your discard pile. Place a +1 power counter on it.',
        fr: 'Jouez une Créature supplémentaire de Force 2 ou moins de votre défausse. Placez un marqueur Force +1 sur elle.',
      },
      onPlay({ game, me }) {
        game.addCounters(game.playMinionNow(me, { from: 'discard', maxPower: 2 }), 1); // PLAY-08
      },
    }),

    action('vampires/cull-the-weak', {
      copies: 1,
      raises: (game, _minion, me) => game.minionsIn(game.hand(me)).length > 0,
      name: { en: 'Cull the Weak', fr: 'Éliminer les Faibles' },
      icon: 'lorc/bleeding-heart',
      text: {
        en: 'Choose one of your minions. Discard any number of minions and place as many +1 power counters on it.',
        fr: 'Choisissez une de vos Créatures. Défaussez n’importe quel nombre de Créatures et placez autant de marqueurs Force +1 sur elle.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'addCounter' });
        const weak = game.minionsIn(game.hand(me));
        const culled = game.chooseCards(me, weak, { to: 'discard', hidden: true });
        for (const card of culled) game.discard(card);
        game.addCounters(minion, culled.length);
      },
    }),

    action('vampires/dinner-date', {
      copies: 2,
      raises: true,
      name: { en: 'Dinner Date', fr: 'Rendez-Vous Nocturne' },
      icon: 'lorc/candle-light',
      text: {
        en: 'Place a +1 power counter on one of your minions. Destroy a minion of 2 power or less on its base.',
        fr: 'Placez un marqueur Force +1 sur une de vos Créatures. Détruisez une Créature de Force 2 ou moins sur sa Base.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'addCounter' });
        if (!minion) return;
        game.addCounters(minion, 1); // CARD-087
        const victim = game.chooseMinion(me, { at: game.baseOf(minion), maxPower: 2 }, { to: 'destroy' });
        game.destroy(victim);
      },
    }),

    action('vampires/mad-monster-party', {
      copies: 1,
      raises: (game, minion) => game.countersOn(minion) === 0,
      name: { en: 'Mad Monster Party', fr: 'Le Bal des Monstres' },
      icon: 'delapouite/party-popper',
      text: {
        en: 'Place a +1 power counter on each of your minions without one.',
        fr: 'Placez un marqueur Force +1 sur chacune de vos Créatures qui n’en a pas.',
      },
      onPlay({ game, me }) {
        game.addCountersAll(game.minions({ of: me, counters: 'none' }), 1);
      },
    }),

    action('vampires/opportunist', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Opportunist', fr: 'Opportuniste' },
      icon: 'delapouite/vampire-cape',
      text: {
        en: 'Play on a minion. **Ongoing:** After each minion of another player that is destroyed, place a +1 power counter on this minion.',
        fr: 'Attachez : Créature. **Permanent :** Après la destruction d’une Créature d’un autre joueur, placez un marqueur Force +1 sur cette Créature.',
      },
      on: { destroyed: { when: othersMinion, run: ({ game, bearer }) => game.addCounters(bearer, 1) } },
    }),

    action('vampires/summon-wolves', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Summon Wolves', fr: 'Appel des Loups' },
      icon: 'lorc/direwolf',
      text: {
        en: 'Play on a base. **Ongoing:** At the start of your turn, place a +1 power counter on this action. As long as you have a minion here, the counters on this action add to your total here.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, placez un marqueur Force +1 sur cette Action. Tant que vous avez une Créature ici, les marqueurs de cette Action s’ajoutent à votre total ici.',
      },
      on: { turnStart: { when: byYou, run: ({ game, self }) => game.addCounters(self, 1) } },
      changesTotal(game, self, seat) {
        const isMine = seat === game.controllerOf(self);
        return isMine && game.countMinions({ at: game.baseOf(self), of: seat }) > 0 ? game.countersOn(self) : 0; // PTC-05
      },
    }),
  ],

  titan: titan('vampires/ancient-lord', {
    optional: true,
    name: { en: 'Ancient Lord', fr: 'Seigneur Ancestral' },
    icon: 'delapouite/moon-bats',
    text: {
      en: '**Special:** When you would place +1 power counters on your minions while this titan is not in play, you may place one of them on this titan instead. Then, if it has three or more, you may remove all of them in order to play it. **Ongoing:** After you place a +1 power counter on one of your minions here that had none, place another one on it. **Talent:** Place a +1 power counter on one of your minions that already has one.',
      fr: '**Spécial :** Quand vous devriez placer des marqueurs Force +1 sur vos Créatures alors que ce Titan n’est pas en jeu, vous pouvez en placer un sur ce Titan à la place. Ensuite, s’il en a au moins trois, vous pouvez les retirer tous pour le jouer. **Permanent :** Après avoir placé un marqueur Force +1 sur une de vos Créatures ici qui n’en avait pas, placez-en un autre sur elle. **Talent :** Placez un marqueur Force +1 sur une de vos Créatures qui en a déjà un.',
    },
    aside: {
      on: {
        placingCounters: {
          special: true,
          when: (game, self, happening) =>
            byYou(game, self, happening) && minionsAmong(game, happening.together, happening.by).length > 0,
          run({ game, me, self }, { together }) {
            const mine = minionsAmong(game, together, me);
            const minion = game.chooseCard(me, mine, { to: 'divertCounter', may: true, about: self });
            if (!minion) return false;
            game.divertCounter(minion, self);
            if (game.countersOn(self) >= 3) game.mayPlayTitan(me, self, game.bases());
            return true;
          },
        },
      },
    },
    on: {
      counters: {
        when: (game, self, happening) =>
          happening.way === 'placed' && byYou(game, self, happening) && isFreshMinionHere(game, self, happening.card),
        run: ({ game }, { card }) => game.addCounters(card, 1),
      },
    },
    use: talentAmong(
      (game, _self, me) => withCounter(game, me),
      ({ game, me }, bearers) => game.addCounters(game.chooseCard(me, bearers, { to: 'addCounter' }), 1),
    ),
  }),
};
