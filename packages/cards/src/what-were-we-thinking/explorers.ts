import {
  action,
  type Card,
  type FactionDef,
  minion,
  NOBODY,
  type Scene,
  titan,
  titanPlay,
  yourMinionHere,
} from '@baston/engine';

/** A card is drawn, and the action goes to another base; not twice for one play (CARD-123). */
function drawAndMoveOn({ game, me, self, here }: Scene, from: Card): void {
  if (here !== from) return;
  game.draw(me, 1);
  const to = game.chooseBase(me, game.otherBases(here), { to: 'transferTo', about: self });
  if (to) game.transfer(self, to);
}

export const explorers: FactionDef = {
  id: 'explorers',
  name: { en: 'Explorers', fr: 'Explorateurs' },
  look: { deep: '#5c4a12', bright: '#ffd98f', paper: '#f9f5e6', pattern: 'footprints' },
  cards: [
    minion('explorers/idaho-smith', {
      power: 5,
      copies: 1,
      name: { en: 'Idaho Smith', fr: 'Idaho Smith' },
      icon: 'lorc/whip',
      text: {
        en: 'You may put the top base of the base deck into play and move this minion there, with any number of your other minions here.',
        fr: 'Vous pouvez mettre en jeu la première Base de la pioche Base et y déplacer cette Créature, avec n’importe quel nombre de vos autres Créatures ici.',
      },
      onPlay({ game, me, self, here }) {
        const [top] = game.topBases(1);
        if (!top || !game.confirm(me, 'playBase')) return;
        const found = game.playBase(top); // SCORE-37
        const others = game.chooseMinions(me, { at: here, of: me, except: self }, { to: 'bringAlong' });
        game.moveAll([self, ...others], found);
      },
    }),

    minion('explorers/guide', {
      power: 4,
      copies: 2,
      name: { en: 'Guide', fr: 'Guide' },
      icon: 'delapouite/outback-hat',
      text: {
        en: '**Ongoing:** After each of your minions moves for the first time in a turn, it has +1 power this turn.',
        fr: '**Permanent :** Après le premier déplacement de chacune de vos Créatures dans un tour, celle-ci a Force +1 ce tour-ci.',
      },
      on: {
        moved: {
          when: (game, self, { card, together }) =>
            game.isMinion(card) &&
            game.isYours(self, card) &&
            !game.hasMoved(card) &&
            (card === self || !together.includes(self)), // RES-26
          run: ({ game }, { card }) => game.givePower(card, 1),
        },
      },
    }),

    minion('explorers/crypt-looter', {
      power: 3,
      copies: 3,
      name: { en: 'Crypt Looter', fr: 'Pilleuse de Tombe' },
      icon: 'delapouite/primitive-torch',
      text: {
        en: '**Special:** After a base comes into play, you may play this there as an extra minion.',
        fr: '**Spécial :** Après l’entrée en jeu d’une Base, vous pouvez y jouer cette Créature comme Créature supplémentaire.',
      },
      special: { on: 'baseEnters' }, // CARD-122
    }),

    minion('explorers/glory-hound', {
      power: 2,
      copies: 4,
      name: { en: 'Glory Hound', fr: 'Chasseur de Gloire' },
      icon: 'delapouite/rope-bridge',
      text: {
        en: 'Look at the top two bases of the base deck. Put one back and place the other under the deck.',
        fr: 'Consultez les deux premières Bases de la pioche Base. Replacez-en une et placez l’autre sous la pioche.',
      },
      onPlay({ game, me }) {
        const seen = game.topBases(2);
        game.lookAt(me, seen, 'baseDeck');
        const top = game.chooseCard(me, seen, { to: 'nextBase' });
        for (const other of seen.filter((base) => base !== top)) {
          game.putOnBaseDeck([other, top]);
          game.putUnder(other, 'baseDeck', me);
        }
      },
    }),

    action('explorers/dr-livingstone-i-presume', {
      copies: 1,
      name: { en: 'Dr Livingstone, I Presume?', fr: 'Docteur Livingstone, Je Présume ?' },
      icon: 'delapouite/cork-hat',
      text: {
        en: 'Choose a minion. If there is no other minion on its base, shuffle it into its owner’s deck.',
        fr: 'Choisissez une Créature. S’il n’y en a pas d’autre sur sa Base, mélangez-la dans la pioche de son propriétaire.',
      },
      onPlay({ game, me }) {
        const found = game.chooseMinion(me, {}, { to: 'shuffleAway' });
        if (found && game.countMinions({ at: game.baseOf(found) }) === 1) game.place(found, 'deck');
      },
    }),

    action('explorers/forgotten-horrors', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Forgotten Horrors', fr: 'Horreurs Oubliées' },
      icon: 'lorc/fanged-skull',
      text: {
        en: 'Play on a base. **Ongoing:** After you play a minion here, or a card that moves your minions here, draw a card and transfer this action to another base.',
        fr: 'Attachez : Base. **Permanent :** Après avoir joué une Créature ici, ou une carte qui déplace ici vos Créatures, piochez une carte et transférez cette Action vers une autre Base.',
      },
      on: {
        played: { when: yourMinionHere, run: (scene, { at }) => drawAndMoveOn(scene, at) },
        moved: {
          joint: true,
          when: (game, self, move) =>
            move.way === 'byCard' && game.isYours(self, move.card) && yourMinionHere(game, self, move),
          run: (scene, { at }) => drawAndMoveOn(scene, at),
        },
      },
    }),

    action('explorers/fortune-and-glory', {
      copies: 2,
      name: { en: 'Fortune and Glory', fr: 'Fortune et Gloire' },
      icon: 'willdabeast/gold-bar',
      text: {
        en: 'From one base to another, you may move one or two minions together.',
        fr: 'D’une Base vers une autre, vous pouvez déplacer ensemble une ou deux Créatures.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'move' });
        const chosen = game.chooseMinions(me, { at }, { to: 'move', max: 2 });
        if (chosen.length > 0) game.moveAll(chosen, game.chooseBase(me, game.otherBases(at), { to: 'moveTo' }));
      },
    }),

    action('explorers/i-said-no-camels', {
      copies: 1,
      raises: true,
      name: { en: 'I Said No Camels!', fr: 'J’Avais Dit Pas de Chameaux !' },
      icon: 'delapouite/camel',
      text: {
        en: 'Choose a base. Place a +1 power counter on each of your minions there OR draw as many cards as you have minions there.',
        fr: 'Choisissez une Base. Placez un marqueur Force +1 sur chacune de vos Créatures de cette Base OU piochez autant de cartes que vous y avez de Créatures.',
      },
      onPlay({ game, me }) {
        const mine = game.minions({ at: game.chooseBase(me, game.bases(), { to: 'addCounter' }), of: me });
        if (mine.length === 0) return;
        game.either(me, [
          { way: 'addCounter', run: () => game.addCountersAll(mine, 1) },
          {
            way: 'draw',
            can: game.toRaise(me).length === 0 && !game.isExhausted(me), // VAL-13
            run: () => game.draw(me, mine.length),
          },
        ]);
      },
    }),

    action('explorers/it-belongs-in-a-museum', {
      copies: 1,
      name: { en: 'It Belongs in a Museum', fr: 'Sa Place est dans un Musée' },
      icon: 'delapouite/stone-bust',
      text: {
        en: 'Move two minions on different bases, each to the other’s base.',
        fr: 'Déplacez deux Créatures de Bases différentes, chacune vers la Base de l’autre.',
      },
      onPlay({ game, me }) {
        if (game.basesWith({}).length < 2) return; // CARD-120
        const one = game.chooseMinion(me, {}, { to: 'move' });
        const from = game.baseOf(one);
        const other = game.chooseMinion(me, { notAt: from }, { to: 'move' });
        const to = game.baseOf(other);
        game.move(one, to);
        game.move(other, from);
      },
    }),

    action('explorers/lost-city', {
      copies: 2,
      name: { en: 'Lost City', fr: 'Cité Perdue' },
      icon: 'delapouite/egyptian-temple',
      text: {
        en: '**Special:** Play this after a base scores. Reveal the top two bases of the base deck; one of your choice replaces it. Discard the other. Play an extra minion on the new base.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Révélez les deux premières Bases de la pioche Base ; celle de votre choix la remplace. Défaussez l’autre. Jouez une Créature supplémentaire sur la nouvelle Base.',
      },
      lasting: {
        settlers: {
          on: {
            replaced: { run: ({ game }, { at }, { seat }) => game.playMinionNow(seat, { at }) }, // CARD-124
          },
        },
      },
      special: {
        on: 'afterScore',
        run({ game, me }, { at }) {
          const shown = game.topBases(2);
          game.reveal(me, shown, 'baseDeck');
          const next = game.chooseCard(me, shown, { to: 'nextBase' });
          const others: Card[] = shown.filter((base) => base !== next);
          for (const other of others) game.discard(other);
          if (next) game.setNextBase(next);
          game.leave('settlers', { about: at, seat: me });
        },
      },
    }),

    action('explorers/x-never-marks-the-spot', {
      copies: 1,
      name: { en: 'X Never Marks the Spot', fr: 'Une Croix ne Marque Jamais l’Emplacement' },
      icon: 'delapouite/position-marker',
      text: {
        en: 'Move each of your minions to another base of your choice.',
        fr: 'Déplacez chacune de vos Créatures vers une autre Base de votre choix.',
      },
      onPlay({ game, me }) {
        for (const minion of game.minions({ of: me })) game.moveAway(me, minion);
      },
    }),

    action('explorers/you-call-this-archaeology', {
      copies: 1,
      name: { en: 'You Call This Archaeology', fr: 'Vous Appelez Ça de l’Archéologie' },
      icon: 'delapouite/trowel',
      text: {
        en: 'Move one of your minions to another base. **Special:** You may also play this before or after a base scores.',
        fr: 'Déplacez une de vos Créatures vers une autre Base. **Spécial :** Vous pouvez aussi jouer cette carte avant ou après la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { of: me });
      },
      special: [{ on: 'beforeScore' }, { on: 'afterScore' }],
    }),
  ],

  titan: titan('explorers/very-large-boulder', {
    optional: true,
    name: { en: 'Very Large Boulder', fr: 'Très Gros Caillou' },
    icon: 'delapouite/falling-boulder',
    text: {
      en: '**Special:** Instead of your regular minion, you may play this titan on a base where no player has a minion. **Ongoing:** Once per turn, after a minion moves from here, you may move this titan after it. If you do, destroy a minion there of less power than the number of +1 power counters on this titan. **Ongoing:** At the end of your turn, if this titan has not moved, place a +1 power counter on it.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite, vous pouvez jouer ce Titan sur une Base où aucun joueur n’a de Créature. **Permanent :** Une fois par tour, après qu’une Créature est partie d’ici, vous pouvez déplacer ce Titan à sa suite. Si vous le faites, détruisez-y une Créature de Force inférieure au nombre de marqueurs Force +1 de ce Titan. **Permanent :** À la fin de votre tour, si ce Titan ne s’est pas déplacé, placez un marqueur Force +1 sur lui.',
    },
    aside: { use: titanPlay({ spends: 'minion', on: (game) => game.basesWithout({ notOf: NOBODY }) }) }, // MON-08
    on: {
      moved: {
        when: (game, self, { card, from }) => game.isMinion(card) && from === game.baseOf(self),
        run({ game, me, self, here }, { at }) {
          if (here === at || game.isSpent(self, me)) return;
          if (!game.chooseBase(me, [at], { to: 'moveTo', may: true, about: self })) return;
          game.spend(self, me);
          if (game.move(self, at)) game.destroyMinion(me, { at, weakerThan: game.countersOn(self) }); // CARD-125
        },
      },
      turnEnd: {
        when: (game, self, { by }) => by === game.controllerOf(self) && !game.hasMoved(self),
        run: ({ game, self }) => game.addCounters(self, 1),
      },
    },
  }),
};
