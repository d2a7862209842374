import {
  action,
  type Base,
  byYou,
  type Card,
  type FactionDef,
  here,
  minion,
  type Seat,
  talent,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

/** Where the player has power, and nobody has more: a tie is enough. */
const basesLed = (game: Words, seat: Seat): Base[] =>
  game.bases().filter((base) => game.totalOf(base, seat) > 0 && !game.isBehind(seat, base));

export const werewolves: FactionDef = {
  id: 'werewolves',
  name: { en: 'Werewolves', fr: 'Loups-Garous' },
  look: { deep: '#2c3a63', bright: '#f0dc9a', paper: '#f3f3f7', pattern: 'paws' },
  cards: [
    minion('werewolves/pack-alpha', {
      power: 5,
      copies: 1,
      name: { en: 'Pack Alpha', fr: 'Mâle Alpha' },
      icon: 'lorc/werewolf',
      text: {
        en: '**Special:** Before this base scores, each of your minions here has +1 power this turn.',
        fr: '**Spécial :** Avant la Conquête de cette Base, chacune de vos Créatures ici a Force +1 ce tour-ci.',
      },
      on: {
        beforeScore: {
          special: true,
          when: here,
          run({ game, me, here }) {
            game.givePowerAll(game.minions({ at: here, of: me }), 1); // CARD-083
          },
        },
      },
    }),

    minion('werewolves/loup-garou', {
      power: 4,
      copies: 2,
      name: { en: 'Loup-Garou', fr: 'Loup-Garou' },
      icon: 'lorc/wolverine-claws',
      text: {
        en: '**Special:** Before this base scores, this minion has +2 power this turn.',
        fr: '**Spécial :** Avant la Conquête de cette Base, cette Créature a Force +2 ce tour-ci.',
      },
      on: {
        beforeScore: {
          special: true,
          when: here,
          run({ game, self }) {
            game.givePower(self, 2);
          },
        },
      },
    }),

    minion('werewolves/teenage-wolf', {
      power: 3,
      copies: 3,
      name: { en: 'Teenage Wolf', fr: 'Jeune Loup' },
      icon: 'lorc/love-howl',
      text: {
        en: '**Talent:** This minion has +1 power this turn.',
        fr: '**Talent :** Cette Créature a Force +1 ce tour-ci.',
      },
      use: talent({ run: ({ game, self }) => game.givePower(self, 1) }),
    }),

    minion('werewolves/howler', {
      power: 2,
      copies: 4,
      name: { en: 'Howler', fr: 'Hurleur' },
      icon: 'lorc/sonic-shout',
      text: {
        en: 'This minion has +2 power this turn.',
        fr: 'Cette Créature a Force +2 ce tour-ci.',
      },
      onPlay({ game, self }) {
        game.givePower(self, 2);
      },
    }),

    action('werewolves/chew-toy', {
      copies: 2,
      name: { en: 'Chew Toy', fr: 'Jouet à Mâcher' },
      icon: 'lorc/bone-gnawer',
      text: {
        en: 'Choose one of your minions. Destroy a weaker minion on its base.',
        fr: 'Choisissez une de vos Créatures. Détruisez une Créature plus faible sur sa Base.',
      },
      onPlay({ game, me }) {
        const mine = game.chooseMinion(me, { of: me }, { to: 'compare' });
        if (!mine) return;
        const weaker = { at: game.baseOf(mine), weakerThan: game.powerOf(mine) };
        game.destroyMinion(me, weaker);
      },
    }),

    action('werewolves/frenzy', {
      copies: 2,
      raises: (game, minion) => game.powerOf(minion) >= 4,
      name: { en: 'Frenzy', fr: 'Frénésie' },
      icon: 'lorc/triple-claws',
      text: {
        en: 'Each of your minions of 4 power or more has +1 power this turn.',
        fr: 'Chacune de vos Créatures de Force 4 ou plus a Force +1 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.givePowerAll(game.minions({ of: me, minPower: 4 }), 1); // CARD-083
      },
    }),

    action('werewolves/full-moon', {
      copies: 1,
      playOn: 'base',
      raises: true,
      name: { en: 'Full Moon', fr: 'Pleine Lune' },
      icon: 'lorc/evil-moon',
      text: {
        en: 'Play on a base. **Ongoing:** Your minions here have +1 power.',
        fr: 'Attachez : Base. **Permanent :** Vos Créatures ici ont Force +1.',
      },
      changesPower: {
        of: 'here',
        by: (game, self, minion) => (game.isYours(self, minion) ? 1 : 0),
      },
    }),

    action('werewolves/leader-of-the-pack', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Leader of the Pack', fr: 'Chef de Meute' },
      icon: 'lorc/paw-print',
      text: {
        en: 'Play on a minion. **Talent:** If no minion here is stronger than it, play an extra action.',
        fr: 'Attachez : Créature. **Talent :** Si aucune Créature ici n’est plus forte qu’elle, jouez une Action supplémentaire.',
      },
      use: talent({
        can: (game, self) => game.isStrongestHere(game.hostOf(self)), // CARD-084
        run({ game, me }) {
          game.extraAction(me);
        },
      }),
    }),

    action('werewolves/let-the-dog-out', {
      copies: 1,
      name: { en: 'Let the Dog Out', fr: 'Lâchez le Chien' },
      icon: 'delapouite/dog-house',
      text: {
        en: 'Choose one of your minions. Destroy any number of minions on its base that together have no more power than it.',
        fr: 'Choisissez une de vos Créatures. Détruisez n’importe quel nombre de Créatures sur sa Base dont la Force totale ne dépasse pas la sienne.',
      },
      onPlay({ game, me }) {
        const mine = game.chooseMinion(me, { of: me }, { to: 'compare' });
        if (!mine) return;
        const doomed: Card[] = [];
        let left = game.powerOf(mine);
        for (;;) {
          const weak = { at: game.baseOf(mine), maxPower: left, where: (m: Card) => !doomed.includes(m) };
          const next = game.chooseMinion(me, weak, { to: 'destroy', may: true });
          if (!next) break;
          doomed.push(next);
          left -= game.powerOf(next);
        }
        game.destroyAll(doomed);
      },
    }),

    action('werewolves/marking-territory', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Marking Territory', fr: 'Marquer son Territoire' },
      icon: 'sbed/splash',
      text: {
        en: 'Play on a base. **Ongoing:** At the start of your turn, if you have more power here than each other player, its breakpoint starts from 0 this turn.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, si vous avez plus de Force ici que chacun des autres joueurs, sa Résistance part de 0 ce tour-ci.',
      },
      on: {
        turnStart: {
          when: byYou,
          run({ game, me, here }) {
            const mine = game.totalOf(here, me);
            const leads = game.others(me).every((seat) => game.totalOf(here, seat) < mine);
            if (leads) game.setBreakpoint(here, 0); // ERR-16
          },
        },
      },
    }),

    action('werewolves/moontouched', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Moontouched', fr: 'Sceau Lunaire' },
      icon: 'lorc/moon-claws',
      text: {
        en: 'Play on a minion. **Talent:** If no minion here is stronger than it, draw a card.',
        fr: 'Attachez : Créature. **Talent :** Si aucune Créature ici n’est plus forte qu’elle, piochez une carte.',
      },
      use: talent({
        can: (game, self) => game.isStrongestHere(game.hostOf(self)), // CARD-084
        run({ game, me }) {
          game.draw(me, 1);
        },
      }),
    }),

    action('werewolves/unstoppable', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Unstoppable', fr: 'Inarrêtable' },
      icon: 'lorc/bull-horns',
      text: {
        en: 'Play on a minion. **Ongoing:** It cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Elle ne peut pas être détruite.',
      },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
    }),
  ],

  titan: titan('werewolves/great-wolf-spirit', {
    optional: true,
    name: { en: 'Great Wolf Spirit', fr: 'Esprit du Grand Loup' },
    icon: 'lorc/spectre',
    text: {
      en: '**Special:** On your turn, if you have the most power, alone or tied, on two or more bases, you may play this titan on one of them. **Ongoing:** On your turn, each of your cards can use its talent a second time. **Talent:** One of your minions has +1 power this turn.',
      fr: '**Spécial :** À votre tour, si vous avez la plus grande Force, seul ou à égalité, sur au moins deux Bases, vous pouvez jouer ce Titan sur l’une d’elles. **Permanent :** À votre tour, chacune de vos cartes peut utiliser son Talent une seconde fois. **Talent :** Une de vos Créatures a Force +1 ce tour-ci.',
    },
    aside: { use: titanPlay({ can: (game, _self, me) => basesLed(game, me).length >= 2, on: basesLed }) },
    allows: 'talentsTwice',
    use: talent({
      can: (game, _self, seat) => game.countMinions({ of: seat }) > 0,
      run: ({ game, me }) => game.strengthen(me, { of: me }, 1),
    }),
  }),
};
