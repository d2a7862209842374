import {
  action,
  type Base,
  type Card,
  type FactionDef,
  hasWon,
  here,
  minion,
  only,
  talent,
  titan,
} from '@baston/engine';

const MEGABOT = 'mega-troopers/megabot';

export const megaTroopers: FactionDef = {
  id: 'mega-troopers',
  name: { en: 'Mega Troopers', fr: 'Super Combattants' },
  look: { deep: '#8c1626', bright: '#9fe3ff', paper: '#f1f6fa', pattern: 'bolts' },
  cards: [
    minion('mega-troopers/red-trooper', {
      power: 5,
      copies: 1,
      name: { en: 'Red Trooper', fr: 'Valeur Rouge' },
      icon: 'lorc/alien-fire',
      text: {
        en: '**Talent:** Play Megabot here, or move it here.',
        fr: '**Talent :** Jouez Mégabot ici, ou déplacez-le ici.',
      },
      use: talent({
        can: (game, self, seat) =>
          game
            .titansNamed(MEGABOT)
            .some((bot) => game.canPlayTitan(seat, bot) || (game.isInPlay(bot) && !game.isHere(self, bot))),
        run: ({ game, me, here: at }) => game.bringTitan(me, MEGABOT, at),
      }),
    }),

    minion('mega-troopers/blue-trooper', {
      power: 4,
      copies: 1,
      name: { en: 'Blue Trooper', fr: 'Courage Bleu' },
      icon: 'delapouite/full-motorcycle-helmet',
      text: {
        en: '**Special:** Before this base scores, this minion has +2 power this turn.',
        fr: '**Spécial :** Avant la Conquête de cette Base, cette Créature a Force +2 ce tour-ci.',
      },
      on: { beforeScore: { special: true, when: here, run: ({ game, self }) => game.givePower(self, 2) } },
    }),

    minion('mega-troopers/yellow-trooper', {
      power: 4,
      copies: 1,
      name: { en: 'Yellow Trooper', fr: 'Audace Jaune' },
      icon: 'lorc/lightning-helix',
      text: {
        en: '**Special:** Before this base scores, you may move one more of your minions here.',
        fr: '**Spécial :** Avant la Conquête de cette Base, vous pouvez déplacer ici une autre de vos Créatures.',
      },
      on: {
        beforeScore: {
          special: true,
          when: here,
          run({ game, me }, { at }) {
            return game.mayMoveHere(me, { of: me }, at);
          },
        },
      },
    }),

    minion('mega-troopers/black-trooper', {
      power: 3,
      copies: 1,
      name: { en: 'Black Trooper', fr: 'Vertu Noire' },
      icon: 'lorc/android-mask',
      text: {
        en: '**Ongoing:** After each Special used, this minion has +1 power this turn.',
        fr: '**Permanent :** Après chaque effet Spécial utilisé, cette Créature a Force +1 ce tour-ci.',
      },
      on: { used: { when: only('special'), run: ({ game, self }) => game.givePower(self, 1) } }, // CARD-151
    }),

    minion('mega-troopers/green-trooper', {
      power: 3,
      copies: 1,
      name: { en: 'Green Trooper', fr: 'Loyauté Verte' },
      icon: 'lorc/beam-wake',
      text: {
        en: '**Special:** You may play this as an extra minion on a base before it scores.',
        fr: '**Spécial :** Vous pouvez jouer cette Créature comme Créature supplémentaire sur une Base avant sa Conquête.',
      },
      special: { on: 'beforeScore' },
    }),

    minion('mega-troopers/pink-trooper', {
      power: 3,
      copies: 1,
      name: { en: 'Pink Trooper', fr: 'Grâce Rose' },
      icon: 'lorc/crystal-shine',
      text: {
        en: '**Special:** After this base scores, return one of your minions of 3 power or less here to hand instead of discarding it.',
        fr: '**Spécial :** Après la Conquête de cette Base, renvoyez en main une de vos Créatures de Force 3 ou moins ici au lieu de la défausser.',
      },
      on: {
        afterScore: {
          special: true,
          when: here,
          run({ game, me }, { at }) {
            return game.returnMinion(me, { at, of: me, maxPower: 3 });
          },
        },
      },
    }),

    minion('mega-troopers/beta-6', {
      power: 2,
      copies: 4,
      name: { en: 'Beta 6', fr: 'Beta 6' },
      icon: 'lorc/robot-golem',
      text: {
        en: '**Special:** Before this base scores, this minion has +1 power this turn.',
        fr: '**Spécial :** Avant la Conquête de cette Base, cette Créature a Force +1 ce tour-ci.',
      },
      on: { beforeScore: { special: true, when: here, run: ({ game, self }) => game.givePower(self, 1) } },
    }),

    action('mega-troopers/blitzing-sword-attack', {
      copies: 1,
      name: { en: 'Blitzing Sword Attack', fr: 'Attaque de l’Épée Éclair' },
      icon: 'lorc/sword-slice',
      text: {
        en: '**Special:** Play this before a base scores where you have a titan but are not winning. Destroy a minion of 4 power or less there.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base où vous avez un Titan sans être en tête. Détruisez-y une Créature de Force 4 ou moins.',
      },
      special: {
        on: 'beforeScore',
        can: (game, _self, seat, { at }) =>
          game.titans(at).some((card) => game.controllerOf(card) === seat) && game.isBehind(seat, at),
        run: ({ game, me }, { at }) => game.destroyMinion(me, { at, maxPower: 4 }),
      },
    }),

    action('mega-troopers/form-megabot', {
      copies: 2,
      name: { en: 'Form Megabot!', fr: 'Mégabot, Assemblage !' },
      icon: 'lorc/autogun',
      text: {
        en: 'Play Megabot on a base where you have two or more minions, or move it there.',
        fr: 'Jouez Mégabot sur une Base où vous avez au moins deux Créatures, ou déplacez-le vers une telle Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.basesWith({ of: me }, 2), { to: 'aimAt' });
        if (at) game.bringTitan(me, MEGABOT, at);
      },
    }),

    action('mega-troopers/its-blitzin-time', {
      copies: 2,
      raises: true,
      name: { en: 'It’s Blitzin’ Time!', fr: 'C’est l’Heure de l’Éclair !' },
      icon: 'lorc/atomic-slashes',
      text: {
        en: 'One of your minions has +3 power this turn.',
        fr: 'Une de vos Créatures a Force +3 ce tour-ci.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, { of: me }, 3);
      },
    }),

    action('mega-troopers/lightning-crystal', {
      copies: 1,
      name: { en: 'Lightning Crystal', fr: 'Cristal d’Éclair' },
      icon: 'lorc/lightning-storm',
      text: {
        en: 'Destroy an action on a base or minion.',
        fr: 'Détruisez une Action attachée à une Base ou Créature.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
    }),

    action('mega-troopers/lightning-rescue', {
      copies: 1,
      name: { en: 'Lightning Rescue!', fr: 'Éclair à la Rescousse !' },
      icon: 'delapouite/life-buoy',
      text: {
        en: '**Special:** Play an extra action before a base scores.',
        fr: '**Spécial :** Jouez une Action supplémentaire avant une Conquête.',
      },
      special: { on: 'beforeScore', run: ({ game, me }) => game.playActionNow(me) },
    }),

    action('mega-troopers/mega-attack', {
      copies: 1,
      name: { en: 'Mega Attack', fr: 'Méga Attaque' },
      icon: 'lorc/beams-aura',
      text: {
        en: 'Destroy a minion of less power than your minions on its base have together.',
        fr: 'Détruisez une Créature de Force inférieure à la Force totale de vos Créatures sur sa Base.',
      },
      onPlay({ game, me }) {
        const force = (at: Base): number =>
          game.minions({ at, of: me }).reduce((sum, card) => sum + game.powerOf(card), 0);
        const isWeaker = (card: Card): boolean => game.powerOf(card) < force(game.baseOf(card));
        game.destroyMinion(me, { where: isWeaker });
      },
    }),

    action('mega-troopers/plan-for-more', {
      copies: 1,
      name: { en: 'Plan For More!', fr: 'Voyons Plus Grand !' },
      icon: 'delapouite/team-idea',
      text: {
        en: 'Reveal the top three cards of your deck. Draw the minions among them; you may play one as an extra minion. Put the others back in any order.',
        fr: 'Révélez les trois premières cartes de votre pioche. Piochez les Créatures parmi elles ; vous pouvez en jouer une comme Créature supplémentaire. Replacez les autres dans l’ordre de votre choix.',
      },
      onPlay({ game, me }) {
        const revealed = game.revealTop(me, 3);
        const found = game.minionsIn(revealed);
        const drawn = found.map((card) => game.drawRevealed(me, card)).filter((card) => card);
        game.mayPlayOneOf(me, drawn);
        const left = revealed.filter((card) => game.deck(me).includes(card));
        game.putBack(me, left);
      },
    }),

    action('mega-troopers/power-pose', {
      copies: 1,
      name: { en: 'Power Pose', fr: 'Pose Héroïque' },
      icon: 'lorc/aura',
      text: {
        en: '**Special:** Play this after you win a base. Draw two cards.',
        fr: '**Spécial :** À jouer après avoir gagné une Base. Piochez deux cartes.',
      },
      special: {
        on: 'afterScore',
        can: (_game, _self, seat, happening) => hasWon(happening, seat),
        run: ({ game, me }) => game.draw(me, 2),
      },
    }),
  ],

  titan: titan(MEGABOT, {
    name: { en: 'Megabot', fr: 'Mégabot' },
    icon: 'lorc/architect-mask',
    text: {
      en: '**Special:** After you play a minion, if you have minions on three or more bases, you may play this titan on that minion’s base. **Ongoing:** Your minions here have +1 power. **Special:** Before another base scores, you may move this titan there.',
      fr: '**Spécial :** Après avoir joué une Créature, si vous avez des Créatures sur au moins trois Bases, vous pouvez jouer ce Titan sur la Base de cette Créature. **Permanent :** Vos Créatures ici ont Force +1. **Spécial :** Avant la Conquête d’une autre Base, vous pouvez y déplacer ce Titan.',
    },
    aside: {
      on: {
        played: {
          special: true,
          when: (game, self, { card, by }) =>
            by === game.controllerOf(self) && game.isMinion(card) && game.canPlayTitan(by, self),
          run({ game, me, self }, { card }) {
            const canCome = game.basesWith({ of: me }).length >= 3 && game.isInPlay(card);
            return canCome && game.mayPlayTitan(me, self, [game.baseOf(card)]);
          },
        },
      },
    },
    changesPower: {
      of: 'here',
      by: (game, self, target) => (game.isYours(self, target) ? 1 : 0),
    },
    on: {
      beforeScore: {
        special: true,
        when: (game, self, { at }) => game.baseOf(self) !== at,
        run: ({ game, me, self }, { at }) => game.confirm(me, 'moveTitan', at) && game.move(self, at),
      },
    },
  }),
};
