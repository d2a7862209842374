import {
  action,
  type Card,
  type FactionDef,
  minion,
  othersPlayedHere,
  type Seat,
  talent,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';
import { countersOf } from './counters.ts';

/** Transfers counters among the player's minions. Each counter moves at most once, which is enough for any outcome. */
function redistribute(game: Words, me: Seat): void {
  const left = new Map(game.minions({ of: me }).map((minion) => [minion, game.countersOn(minion)]));
  for (;;) {
    const where = (minion: Card): boolean => (left.get(minion) ?? 0) > 0;
    const from = game.chooseMinion(me, { of: me, where }, { to: 'takeCounter', may: true });
    const to = from && game.chooseMinion(me, { of: me, except: from }, { to: 'receiveCounters', about: from });
    if (!to) return;
    const most = left.get(from) as number;
    const count = game.chooseNumber(me, { to: 'transferCounters', min: 1, max: most, about: from });
    left.set(from, most - count);
    game.transferCounters(from, to, count);
  }
}

export const giantAnts: FactionDef = {
  id: 'giant-ants',
  name: { en: 'Giant Ants', fr: 'Fourmis Géantes' },
  look: { deep: '#5c2f14', bright: '#ffb35c', paper: '#faf2e8', pattern: 'hexes' },
  cards: [
    minion('giant-ants/killer-queen', {
      power: 4,
      copies: 1,
      name: { en: 'Killer Queen', fr: 'Reine Tueuse' },
      icon: 'lorc/insect-jaws',
      text: {
        en: '**Talent:** Choose another minion you played here this turn. Place a +1 power counter on it and one on this minion.',
        fr: '**Talent :** Choisissez une autre Créature que vous avez jouée ici ce tour-ci. Placez un marqueur Force +1 sur elle et un sur cette Créature.',
      },
      use: talent({
        can: (game, self, seat) => othersPlayedHere(game, self, seat).length > 0,
        run({ game, me, self }) {
          const played = othersPlayedHere(game, self, me);
          const other = game.chooseMinion(me, { where: (m) => played.includes(m) }, { to: 'addCounter' });
          game.addCountersAll([self, other], 1);
        },
      }),
    }),

    minion('giant-ants/drone', {
      power: 3,
      copies: 2,
      name: { en: 'Drone', fr: 'Mâle Ailé' },
      icon: 'delapouite/flying-beetle',
      text: {
        en: 'Place a +1 power counter on this minion. **Ongoing:** Instead of destroying one of your minions, you may remove a +1 power counter from this one.',
        fr: 'Placez un marqueur Force +1 sur cette Créature. **Permanent :** Au lieu de détruire une de vos Créatures, vous pouvez retirer un marqueur Force +1 de cette Créature.',
      },
      onPlay({ game, self }) {
        game.addCounters(self, 1);
      },
      instead: {
        may: 'prevent',
        when: (game, self, target, verb) =>
          verb === 'destroy' && game.isMinion(target) && game.isYours(self, target) && game.countersOn(self) > 0,
        run: ({ game, self }) => game.removeCounters(self, 1) > 0,
      },
    }),

    minion('giant-ants/soldier', {
      power: 1,
      copies: 3,
      name: { en: 'Soldier', fr: 'Fourmi Soldat' },
      icon: 'lorc/beetle-shell',
      text: {
        en: 'Place two +1 power counters on this minion. **Talent:** Transfer one of its +1 power counters to another minion.',
        fr: 'Placez deux marqueurs Force +1 sur cette Créature. **Talent :** Transférez un de ses marqueurs Force +1 à une autre Créature.',
      },
      onPlay({ game, self }) {
        game.addCounters(self, 2);
      },
      use: talent({
        can: (game, self) => game.countersOn(self) > 0 && game.countMinions({ except: self }) > 0,
        run({ game, me, self }) {
          const to = game.chooseMinion(me, { except: self }, { to: 'receiveCounters', about: self });
          game.transferCounters(self, to, 1);
        },
      }),
    }),

    minion('giant-ants/worker', {
      power: 0,
      copies: 4,
      name: { en: 'Worker', fr: 'Ouvrière' },
      icon: 'lorc/long-antennae-bug',
      text: {
        en: 'Place two +1 power counters on this minion.',
        fr: 'Placez deux marqueurs Force +1 sur cette Créature.',
      },
      onPlay({ game, self }) {
        game.addCounters(self, 2);
      },
    }),

    action('giant-ants/a-kind-of-magic', {
      copies: 1,
      raises: (game, minion, me) => game.countMinions({ of: me, except: minion, counters: 'some' }) > 0,
      name: { en: 'A Kind of Magic', fr: 'Une Sorte de Magie' },
      icon: 'lorc/magic-palm',
      text: {
        en: 'Transfer any number of +1 power counters among your minions.',
        fr: 'Transférez n’importe quel nombre de marqueurs Force +1 entre vos Créatures.',
      },
      onPlay({ game, me }) {
        redistribute(game, me);
      },
    }),

    action('giant-ants/gimme-the-prize', {
      copies: 2,
      raises: true,
      name: { en: 'Gimme the Prize', fr: 'À Moi la Récompense' },
      icon: 'delapouite/target-prize',
      text: {
        en: 'Choose up to three of your minions. Place a +1 power counter on each.',
        fr: 'Choisissez jusqu’à trois de vos Créatures. Placez un marqueur Force +1 sur chacune.',
      },
      onPlay({ game, me }) {
        game.addCountersAll(game.chooseMinions(me, { of: me }, { to: 'addCounter', max: 3 }), 1);
      },
    }),

    action('giant-ants/headlong', {
      copies: 1,
      raises: true,
      name: { en: 'Headlong', fr: 'Tête Baissée' },
      icon: 'lorc/sprint',
      text: {
        en: 'Move one of your minions to another base and place two +1 power counters on it.',
        fr: 'Déplacez une de vos Créatures vers une autre Base et placez deux marqueurs Force +1 sur elle.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'move' });
        if (!minion) return;
        game.moveAway(me, minion);
        game.addCounters(minion, 2); // RES-20
      },
    }),

    action('giant-ants/the-show-must-go-on', {
      copies: 1,
      playOn: 'base',
      name: { en: 'The Show Must Go On', fr: 'Le Spectacle Continue' },
      icon: 'delapouite/theater-curtains',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards do not affect your minions here that have a +1 power counter.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs n’affectent pas vos Créatures ici qui ont un marqueur Force +1.',
      },
      protects: (game, self, target) =>
        game.isYourMinionHere(self, target) && game.countersOn(target) > 0 && game.isOthersCard(self),
    }),

    action('giant-ants/under-pressure', {
      copies: 1,
      name: { en: 'Under Pressure', fr: 'Sous Pression' },
      icon: 'lorc/anvil-impact',
      text: {
        en: '**Special:** Play this before a base scores. Transfer any number of +1 power counters from one of your minions to another of them.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Transférez n’importe quel nombre de marqueurs Force +1 d’une de vos Créatures à une autre des vôtres.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }) {
          const where = (minion: Card): boolean => game.countersOn(minion) > 0;
          const from = game.chooseMinion(me, { of: me, where }, { to: 'takeCounter', may: true });
          const to = from && game.chooseMinion(me, { of: me, except: from }, { to: 'receiveCounters', about: from });
          if (to) game.transferSomeCounters(me, { from, to });
        },
      },
    }),

    action('giant-ants/we-are-the-champions', {
      copies: 1,
      name: { en: 'We Are the Champions', fr: 'Nous Sommes les Championnes' },
      icon: 'lorc/trophy',
      text: {
        en: '**Special:** Play this after a base scores. Transfer any number of +1 power counters from one of your minions there to another minion.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Transférez à une autre Créature n’importe quel nombre de marqueurs Force +1 d’une des vôtres de cette Base.',
      },
      special: {
        on: 'afterScore',
        run({ game, me }, { at }) {
          const where = (minion: Card): boolean => game.countersOn(minion) > 0;
          const from = game.chooseMinion(me, { at, of: me, where }, { to: 'takeCounter' });
          const to = from && game.chooseMinion(me, { except: from }, { to: 'receiveCounters', about: from });
          if (to) game.transferSomeCounters(me, { from, to });
        },
      },
    }),

    action('giant-ants/we-will-rock-you', {
      copies: 2,
      raises: (game, minion) => game.countersOn(minion) > 0,
      name: { en: 'We Will Rock You', fr: 'Surpuissance' },
      icon: 'lorc/anthem',
      text: {
        en: 'Each of your minions has +1 power this turn for each +1 power counter on it.',
        fr: 'Chacune de vos Créatures a Force +1 ce tour-ci pour chaque marqueur Force +1 placé sur elle.',
      },
      onPlay({ game, me }) {
        const where = (minion: Card): boolean => game.countersOn(minion) > 0;
        game.givePowerAll(game.minions({ of: me, where }), (minion) => game.countersOn(minion)); // CARD-082: as many as now
      },
    }),

    action('giant-ants/who-wants-to-live-forever', {
      copies: 1,
      name: { en: 'Who Wants to Live Forever?', fr: 'Qui Veut Vivre Éternellement ?' },
      icon: 'lorc/heart-bottle',
      text: {
        en: 'Remove any number of +1 power counters from your minions. Draw as many cards.',
        fr: 'Retirez n’importe quel nombre de marqueurs Force +1 de vos Créatures. Piochez autant de cartes.',
      },
      onPlay({ game, me }) {
        game.draw(me, game.takeCounters(me, { of: me }));
      },
    }),
  ],

  titan: titan('giant-ants/death-on-six-legs', {
    optional: true,
    name: { en: 'Death on Six Legs', fr: 'Mort à Six Pattes' },
    icon: 'delapouite/ant',
    text: {
      en: '**Special:** On your turn, if your minions have six or more +1 power counters in all, you may discard a card in order to play this titan. **Ongoing:** Before a minion goes to the discard pile from play, you may transfer one of its +1 power counters to this titan. **Talent:** Play an extra action.',
      fr: '**Spécial :** À votre tour, si vos Créatures ont au moins six marqueurs Force +1 en tout, vous pouvez défausser une carte pour jouer ce Titan. **Permanent :** Avant qu’une Créature n’aille du jeu à la défausse, vous pouvez transférer un de ses marqueurs Force +1 à ce Titan. **Talent :** Jouez une Action supplémentaire.',
    },
    aside: {
      use: titanPlay({
        can: (game, _self, me) => game.hand(me).length > 0 && countersOf(game, me) >= 6,
        price: (game, me) => game.discardCard(me),
      }),
    },
    on: {
      leaves: {
        when: (game, self, { card, together, way }) =>
          way === 'discarded' && game.isMinion(card) && game.countersOn(card) > 0 && !together.includes(self), // CARD-081
        run({ game, me, self }, { card }) {
          if (game.confirm(me, 'transferCounters', card)) game.transferCounters(card, self, 1);
        },
      },
    },
    use: talent({ run: ({ game, me }) => game.extraAction(me) }),
  }),
};
