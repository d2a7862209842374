import { action, type FactionDef, minion, type Seat, toMe, type Words } from '@baston/engine';

const MICROBOT = 'microbot';

/** Shared by two Microbots: an extra minion for the first minion of the turn. */
function extraMinionIfFirst(game: Words, me: Seat): void {
  if (game.minionsPlayed(me) === 1) game.extraMinion(me);
}

export const robots: FactionDef = {
  id: 'robots',
  name: { en: 'Robots', fr: 'Robots' },
  look: { deep: '#3d4956', bright: '#ffd766', paper: '#f2f4f6', pattern: 'circuits' },
  cards: [
    minion('robots/nukebot', {
      power: 5,
      copies: 1,
      name: { en: 'Nukebot', fr: 'Fusiobot' },
      icon: 'lorc/missile-mech',
      text: {
        en: '**Ongoing:** After this minion is destroyed, destroy all other players’ minions here.',
        fr: '**Permanent :** Après la destruction de cette Créature, détruisez toutes les Créatures des autres joueurs ici.',
      },
      on: {
        destroyed: {
          when: toMe,
          run: ({ game, me, here }) => game.destroyAll(game.minions({ at: here, notOf: me })),
        },
      },
    }),

    minion('robots/warbot', {
      power: 4,
      copies: 2,
      name: { en: 'Warbot', fr: 'Warbot' },
      icon: 'delapouite/battle-mech',
      text: {
        en: '**Ongoing:** This minion cannot be destroyed.',
        fr: '**Permanent :** Cette Créature ne peut pas être détruite.',
      },
      protects: (_game, self, target, verb) => verb === 'destroy' && target === self,
    }),

    minion('robots/hoverbot', {
      power: 3,
      copies: 3,
      name: { en: 'Hoverbot', fr: 'Hoverbot' },
      icon: 'delapouite/delivery-drone',
      text: {
        en: 'Reveal the top card of your deck. If it is a minion, you may play it as an extra minion. Otherwise, put it back.',
        fr: 'Révélez la première carte de votre pioche. Si c’est une Créature, vous pouvez la jouer comme Créature supplémentaire. Sinon, replacez-la.',
      },
      onPlay({ game, me }) {
        for (const top of game.minionsIn(game.revealTop(me, 1))) game.playExtra(me, top);
      },
    }),

    minion('robots/zapbot', {
      power: 2,
      copies: 4,
      name: { en: 'Zapbot', fr: 'Zapbot' },
      icon: 'lorc/vintage-robot',
      text: {
        en: 'Play an extra minion of 2 power or less.',
        fr: 'Jouez une Créature supplémentaire de Force 2 ou moins.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { maxPower: 2 });
      },
    }),

    minion('robots/microbot-alpha', {
      power: 1,
      copies: 1,
      names: [MICROBOT],
      name: { en: 'Microbot Alpha', fr: 'Microbot Alpha' },
      icon: 'delapouite/robot-antennas',
      text: {
        en: '**Ongoing:** This minion has +1 power for each other Microbot of yours. All your minions count as Microbots.',
        fr: '**Permanent :** Cette Créature a Force +1 pour chacun de vos autres Microbots. Toutes vos Créatures comptent comme des Microbots.',
      },
      changesPower: {
        of: 'self',
        by(game, self) {
          const me = game.controllerOf(self);
          return game.bases().reduce((count, at) => count + game.countNamed(MICROBOT, at, me), -1); // itself does not count
        },
      },
      countsAs: (game, self, card, name) => name === MICROBOT && game.isMinion(card) && game.isYours(self, card),
    }),

    minion('robots/microbot-archive', {
      power: 1,
      copies: 1,
      names: [MICROBOT],
      name: { en: 'Microbot Archive', fr: 'Microbot Archiviste' },
      icon: 'delapouite/archive-research',
      text: {
        en: '**Ongoing:** After each of your Microbots destroyed, even this one, draw a card.',
        fr: '**Permanent :** Après la destruction d’un de vos Microbots, même celui-ci, piochez une carte.',
      },
      on: {
        destroyed: {
          when: (game, self, { card, controller }) =>
            controller === game.controllerOf(self) && game.isNamed(card, MICROBOT),
          run({ game, me }) {
            game.draw(me, 1);
          },
        },
      },
    }),

    minion('robots/microbot-fixer', {
      power: 1,
      copies: 2,
      names: [MICROBOT],
      name: { en: 'Microbot Fixer', fr: 'Microbot Réparateur' },
      icon: 'lorc/lightning-spanner',
      text: {
        en: 'If this is your first minion played this turn, play an extra minion. **Ongoing:** Your Microbots have +1 power.',
        fr: 'Si c’est votre première Créature jouée ce tour-ci, jouez une Créature supplémentaire. **Permanent :** Vos Microbots ont Force +1.',
      },
      onPlay: ({ game, me }) => extraMinionIfFirst(game, me),
      changesPower: {
        of: 'anywhere',
        alsoActions: true,
        by: (game, self, card) => (game.isYours(self, card) && game.isNamed(card, MICROBOT) ? 1 : 0),
      },
    }),

    minion('robots/microbot-guard', {
      power: 1,
      copies: 2,
      names: [MICROBOT],
      name: { en: 'Microbot Guard', fr: 'Microbot Garde' },
      icon: 'delapouite/robot-helmet',
      text: {
        en: 'Destroy a minion here with less power than you have minions here.',
        fr: 'Détruisez une Créature ici de Force inférieure au nombre de vos Créatures ici.',
      },
      onPlay({ game, me, here }) {
        game.destroyMinion(me, { at: here, weakerThan: game.countMinions({ at: here, of: me }) });
      },
    }),

    minion('robots/microbot-reclaimer', {
      power: 1,
      copies: 2,
      names: [MICROBOT],
      name: { en: 'Microbot Reclaimer', fr: 'Microbot Recycleur' },
      icon: 'lorc/recycle',
      text: {
        en: 'If this is your first minion played this turn, play an extra minion. From your discard pile, shuffle any number of Microbots into your deck.',
        fr: 'Si c’est votre première Créature jouée ce tour-ci, jouez une Créature supplémentaire. Mélangez dans votre pioche n’importe quel nombre de Microbots de votre défausse.',
      },
      onPlay({ game, me }) {
        extraMinionIfFirst(game, me);
        const microbots = game.discardPile(me).filter((card) => game.isNamed(card, MICROBOT));
        game.shuffleIn(me, game.chooseCards(me, microbots, { to: 'shuffleIn' }));
      },
    }),

    action('robots/tech-center', {
      copies: 2,
      name: { en: 'Tech Center', fr: 'Centre Technique' },
      icon: 'lorc/processor',
      text: {
        en: 'Choose a base. Draw a card for each minion you have there.',
        fr: 'Choisissez une Base. Piochez une carte pour chaque Créature que vous y avez.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'drawForMinions' });
        if (at) game.draw(me, game.countMinions({ at, of: me }));
      },
    }),
  ],
};
