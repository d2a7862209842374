import { action, type Card, type FactionDef, minion, talent, titan } from '@baston/engine';

const WAR_RAPTOR = 'dinosaurs/war-raptor';

export const dinosaurs: FactionDef = {
  id: 'dinosaurs',
  name: { en: 'Dinosaurs', fr: 'Dinosaures' },
  look: { deep: '#8a3a10', bright: '#ffc078', paper: '#fdf3e7', pattern: 'footprints' },
  cards: [
    minion('dinosaurs/king-rex', {
      power: 7,
      copies: 1,
      name: { en: 'King Rex', fr: 'King Rex' },
      icon: 'lorc/dinosaur-rex',
      text: { en: '', fr: '' },
    }),

    minion('dinosaurs/laseratops', {
      power: 4,
      copies: 2,
      name: { en: 'Laseratops', fr: 'Lasératops' },
      icon: 'delapouite/triceratops-head',
      text: {
        en: 'Destroy a minion of 2 power or less here.',
        fr: 'Détruisez une Créature de Force 2 ou moins ici.',
      },
      onPlay({ game, me, here }) {
        game.destroyMinion(me, { at: here, maxPower: 2 });
      },
    }),

    minion('dinosaurs/armor-stego', {
      power: 3,
      copies: 3,
      name: { en: 'Armor Stego', fr: 'Stégo Blindé' },
      icon: 'delapouite/stegosaurus-scales',
      text: {
        en: '**Ongoing:** On other players’ turns, this minion has +2 power.',
        fr: '**Permanent :** Pendant le tour des autres joueurs, cette Créature a Force +2.',
      },
      changesPower: { of: 'self', by: (game, self) => (game.active === game.controllerOf(self) ? 0 : 2) },
    }),

    minion(WAR_RAPTOR, {
      power: 2,
      copies: 4,
      mentions: [WAR_RAPTOR],
      name: { en: 'War Raptor', fr: 'Raptor de Combat' },
      icon: 'delapouite/velociraptor',
      text: {
        en: '**Ongoing:** This minion has +1 power for each War Raptor here, itself included.',
        fr: '**Permanent :** Cette Créature a Force +1 pour chaque Raptor de Combat ici, elle-même comprise.',
      },
      changesPower: { of: 'self', by: (game, self) => game.countNamed(WAR_RAPTOR, game.baseOf(self)) },
    }),

    action('dinosaurs/augmentation', {
      copies: 2,
      raises: true,
      name: { en: 'Augmentation', fr: 'Visée Laser' },
      icon: 'lorc/laser-precision',
      text: {
        en: 'A minion has +4 power until the end of your turn.',
        fr: 'Une Créature a Force +4 jusqu’à la fin de votre tour.',
      },
      onPlay({ game, me }) {
        game.givePower(game.chooseMinion(me, {}, { to: 'givePower' }), 4, 'endOfYourTurn'); // CARD-003
      },
    }),

    action('dinosaurs/howl', {
      copies: 2,
      raises: true,
      name: { en: 'Howl', fr: 'Hurlement' },
      icon: 'delapouite/parasaurolophus',
      text: {
        en: 'Each of your minions has +1 power until the end of your turn.',
        fr: 'Chacune de vos Créatures a Force +1 jusqu’à la fin de votre tour.',
      },
      onPlay({ game, me }) {
        game.givePowerAll(game.minions({ of: me }), 1, 'endOfYourTurn'); // CARD-003
      },
    }),

    action('dinosaurs/natural-selection', {
      copies: 1,
      name: { en: 'Natural Selection', fr: 'Sélection Naturelle' },
      icon: 'lorc/food-chain',
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

    action('dinosaurs/rampage', {
      copies: 1,
      name: { en: 'Rampage', fr: 'Furie' },
      icon: 'lorc/quake-stomp',
      text: {
        en: 'Choose one of your minions. Lower the breakpoint of its base by its power this turn.',
        fr: 'Choisissez une de vos Créatures. Réduisez de sa Force la Résistance de sa Base ce tour-ci.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'lowerBreakpoint' });
        if (minion) game.changeBreakpoint(game.baseOf(minion), -game.powerOf(minion)); // CARD-005: its power now
      },
    }),

    action('dinosaurs/survival-of-the-fittest', {
      copies: 1,
      name: { en: 'Survival of the Fittest', fr: 'La Loi du Plus Fort' },
      icon: 'delapouite/t-rex-skull',
      text: {
        en: 'On each base where not all minions have the same power, destroy the weakest (you choose if tied).',
        fr: 'Sur chaque Base où les Créatures n’ont pas toutes la même Force, détruisez la plus faible (vous choisissez en cas d’égalité).',
      },
      onPlay({ game, me }) {
        const doomed: Card[] = [];
        for (const at of game.bases()) {
          const powers = game.minions({ at }).map((minion) => game.powerOf(minion));
          const lowest = Math.min(...powers);
          if (lowest >= Math.max(...powers)) continue;
          doomed.push(game.chooseMinion(me, { at, maxPower: lowest }, { to: 'destroy' }));
        }
        game.destroyAll(doomed);
      },
    }),

    action('dinosaurs/tooth-and-claw-and-guns', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Tooth and Claw... and Guns', fr: 'Des Dents, des Griffes et des Flingues' },
      icon: 'lorc/bestial-fangs',
      text: {
        en: 'Play on a minion. **Ongoing:** If another player’s ability would affect this minion, destroy this action instead. That ability no longer affects this minion this turn.',
        fr: 'Attachez : Créature. **Permanent :** Si l’effet d’un autre joueur devait affecter cette Créature, détruisez cette Action à la place. Cet effet n’affecte plus cette Créature ce tour-ci.',
      },
      instead: {
        // ERR-05
        when: (game, self, target) => game.hostOf(self) === target && game.isOthersCard(self),
        run({ game, self }, target, _verb, source) {
          game.shrugOff([target], source);
          game.destroy(self);
          return true;
        },
      },
    }),

    action('dinosaurs/upgrade', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Upgrade', fr: 'Amélioration' },
      icon: 'delapouite/armor-upgrade',
      text: {
        en: 'Play on a minion. **Ongoing:** It has +2 power.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +2.',
      },
      changesPower: { of: 'bearer', by: () => 2 },
    }),

    action('dinosaurs/wildlife-preserve', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Wildlife Preserve', fr: 'Réserve Naturelle' },
      icon: 'delapouite/jungle',
      text: {
        en: 'Play on a base. Discard other players’ actions on your minions here. **Ongoing:** Other players’ actions do not affect your minions here.',
        fr: 'Attachez : Base. Défaussez les Actions des autres joueurs attachées à vos Créatures ici. **Permanent :** Les Actions des autres joueurs n’affectent pas vos Créatures ici.',
      },
      onPlay({ game, me, here }) {
        const onMine = game.minions({ at: here, of: me }).flatMap((minion) => game.actions(minion));
        game.discardFromPlay(onMine.filter((action) => game.controllerOf(action) !== me)); // CARD-007
      },
      protects: (game, self, target) => game.isOthersAction(self) && game.isYourMinionHere(self, target),
    }),
  ],

  titan: titan('dinosaurs/fort-titanosaurus', {
    optional: true,
    name: { en: 'Fort Titanosaurus', fr: 'Fort Titanosaure' },
    icon: 'delapouite/diplodocus',
    text: {
      en: '**Special:** In your play phase, if you have played no minion in it, you may destroy one of your minions in order to play this titan on its base, with as many +1 power counters as that minion had power. **Ongoing:** Once per turn, after you play an action that directly affects minions, you may place a +1 power counter on one of them, on this titan, or on both. **Talent:** If this titan has four or more +1 power counters, draw a card.',
      fr: '**Spécial :** Dans votre phase « Jouer des cartes », si vous n’y avez joué aucune Créature, vous pouvez détruire une des vôtres pour jouer ce Titan sur sa Base, avec autant de marqueurs Force +1 qu’elle avait de Force. **Permanent :** Une fois par tour, après avoir joué une Action qui affecte directement des Créatures, vous pouvez placer un marqueur Force +1 sur l’une d’elles, sur ce Titan, ou sur les deux. **Talent :** Si ce Titan a au moins quatre marqueurs Force +1, piochez une carte.',
    },
    aside: {
      use: {
        label: 'special',
        from: 'aside',
        can: (game, _self, seat) => game.minionsPlayedInPlayPhase(seat) === 0 && game.countMinions({ of: seat }) > 0, // TURN-22
        run({ game, me, self }) {
          const minion = game.chooseMinion(me, { of: me }, { to: 'sacrifice' });
          const [power, at] = [game.powerOf(minion), game.baseOf(minion)];
          if (game.destroy(minion) && game.playTitan(me, self, at)) game.addCounters(game.now(self), power);
        },
      },
    },
    on: {
      affected: {
        when(game, self, { card, by, way }) {
          const isByYourAction = way === 'byCard' && by === game.controllerOf(self) && game.isDirect('action');
          return isByYourAction && game.isMinion(card) && !game.isSpent(self, by);
        },
        run({ game, me, self }, { together }) {
          if (game.isSpent(self, me)) return;
          const where = (minion: Card): boolean => together.includes(minion);
          const minion = game.chooseMinion(me, { where }, { to: 'addCounter', may: true });
          const isSelfToo = game.confirm(me, 'addCounter', self);
          if (!minion && !isSelfToo) return;
          game.spend(self, me);
          game.addCountersAll(isSelfToo ? [minion, self] : [minion], 1);
        },
      },
    },
    use: talent({ can: (game, self) => game.countersOn(self) >= 4, run: ({ game, me }) => game.draw(me, 1) }),
  }),
};
