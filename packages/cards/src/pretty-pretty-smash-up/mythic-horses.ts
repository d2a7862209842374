import { action, byYou, type Card, type FactionDef, minion, type Seat, talent, type Words } from '@baston/engine';

/** How many other minions the player has where this one is. */
const fellows = (game: Words, minion: Card, of: Seat): number =>
  game.countMinions({ at: game.baseOf(minion), of, except: minion });

const hasFellow = (game: Words, minion: Card, me: Seat): boolean => fellows(game, minion, me) > 0;

/** The other bases where the player has a minion, seen from this minion of theirs. */
const friendlyBases = (game: Words, minion: Card, of: Seat) =>
  game.basesWith({ of }).filter((base) => base !== game.baseOf(minion));

export const mythicHorses: FactionDef = {
  id: 'mythic-horses',
  name: { en: 'Mythic Horses', fr: 'Poneys Magiques' },
  look: { deep: '#2d3f8f', bright: '#ffd0ec', paper: '#f3f4fc', pattern: 'horseshoes' },
  cards: [
    minion('mythic-horses/starlyte', {
      power: 5,
      copies: 1,
      name: { en: 'Starlyte', fr: 'Éclat d’Étoile' },
      icon: 'delapouite/falling-star',
      text: {
        en: '**Ongoing:** For each other minion that you have here, this one has +1 power.',
        fr: '**Permanent :** Pour chaque autre Créature que vous avez ici, celle-ci a Force +1.',
      },
      changesPower: { of: 'self', by: (game, self) => fellows(game, self, game.controllerOf(self)) }, // ERR-29
    }),

    minion('mythic-horses/rainbow', {
      power: 4,
      copies: 2,
      name: { en: 'Rainbow', fr: 'Arc-de-Pluie' },
      icon: 'lorc/rainbow-star',
      text: {
        en: '**Talent:** Draw a card, if another minion was played here by you this turn.',
        fr: '**Talent :** Piochez une carte, si vous avez joué ici une autre Créature pendant ce tour.',
      },
      use: talent({
        can: (game, self, by) =>
          game.playedThisTurn({ kind: 'minion', by, on: game.baseOf(self) }).some(({ card }) => card !== self), // CARD-077
        run: ({ game, me }) => game.draw(me, 1),
      }),
    }),

    minion('mythic-horses/seastar', {
      power: 3,
      copies: 3,
      mentions: ['mythic-horses/seastar'],
      name: { en: 'Seastar', fr: 'Étoile de Mer' },
      icon: 'delapouite/sea-star',
      text: {
        en: 'If you already have a minion here, you may play an extra minion this turn. Only one Seastar does this each turn.',
        fr: 'Si vous avez déjà une Créature ici, vous pouvez jouer une Créature supplémentaire ce tour-ci. Une seule Étoile de Mer le fait à chaque tour.',
      },
      onPlay({ game, me, self }) {
        if (!hasFellow(game, self, me) || game.isNameSpent(self, me)) return;
        game.spendName(self, me);
        game.extraMinion(me);
      },
    }),

    minion('mythic-horses/pinkie', {
      power: 2,
      copies: 4,
      name: { en: 'Pinkie', fr: 'Pinkie' },
      icon: 'lorc/fluffy-wing',
      text: {
        en: '**Ongoing:** This minion has +1 power as long as it is not your only one here.',
        fr: '**Permanent :** Cette Créature a Force +1 tant qu’elle n’est pas votre seule Créature ici.',
      },
      changesPower: { of: 'self', by: (game, self) => (hasFellow(game, self, game.controllerOf(self)) ? 1 : 0) },
    }),

    action('mythic-horses/adventure-power', {
      copies: 1,
      name: { en: 'Adventure Power', fr: 'Pouvoir de l’Aventure' },
      icon: 'delapouite/aqueduct',
      text: {
        en: 'Choose a base. As many of your minions as you like move there.',
        fr: 'Choisissez une Base. Déplacez-y autant de vos Créatures que vous voulez.',
      },
      onPlay({ game, me }) {
        const to = game.chooseBase(me, game.bases(), { to: 'moveTo' });
        game.moveAll(game.chooseMinions(me, { of: me, notAt: to }, { to: 'move' }), to);
      },
    }),

    action('mythic-horses/encouragement-power', {
      copies: 2,
      playOn: 'ownMinion',
      raises: hasFellow,
      name: { en: 'Encouragement Power', fr: 'Pouvoir du Soutien' },
      icon: 'lorc/shining-heart',
      text: {
        en: 'Play on one of your minions. **Ongoing:** For each other minion that you have here, it has +1 power.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Pour chaque autre Créature que vous avez ici, elle a Force +1.',
      },
      changesPower: { of: 'bearer', by: (game, self, minion) => fellows(game, minion, game.controllerOf(self)) }, // ERR-31
    }),

    action('mythic-horses/freedom-power', {
      copies: 1,
      name: { en: 'Freedom Power', fr: 'Pouvoir de la Liberté' },
      icon: 'lorc/winged-emblem',
      text: {
        en: 'An action that is on a base or on a minion is destroyed.',
        fr: 'Détruisez une Action attachée à une Base ou à une Créature.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
    }),

    action('mythic-horses/friendship-power', {
      copies: 1,
      name: { en: 'Friendship Power', fr: 'Pouvoir de l’Amitié' },
      icon: 'delapouite/opposite-hearts',
      text: {
        en: 'One of your minions moves to another base where you have one. Instead of discarding this action, you may put it into your hand.',
        fr: 'Une de vos Créatures se déplace vers une autre Base où vous en avez une. Au lieu de défausser cette Action, vous pouvez la placer dans votre main.',
      },
      onPlay({ game, me, self }) {
        const lonely = { of: me, where: (minion: Card) => friendlyBases(game, minion, me).length > 0 };
        const friend = game.chooseMinion(me, lonely, { to: 'move' });
        if (friend)
          game.move(friend, game.chooseBase(me, friendlyBases(game, friend, me), { to: 'moveTo', about: friend }));
        game.insteadOfDiscard(self, (card) => game.confirm(me, 'placeInHand', card) && game.put(card, 'hand'));
      },
    }),

    action('mythic-horses/sharing-power', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Sharing Power', fr: 'Pouvoir du Partage' },
      icon: 'delapouite/share',
      text: {
        en: 'Play on a base. **Ongoing:** When your turn starts, draw a card if two or more minions here are yours.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, piochez une carte si deux Créatures ou plus ici sont à vous.',
      },
      on: {
        turnStart: {
          when: (game, self, happening) =>
            byYou(game, self, happening) && game.countMinions({ at: game.baseOf(self), of: happening.by }) >= 2,
          run: ({ game, me }) => game.draw(me, 1),
        },
      },
    }),

    action('mythic-horses/super-future-space-armor-power', {
      copies: 1,
      raises: (game, minion, me) => game.controllerOf(minion) === me && hasFellow(game, minion, me),
      name: { en: 'Super Future Space Armor Power', fr: 'Pouvoir de la Super Armure du Futur de l’Espace' },
      icon: 'delapouite/heart-armor',
      text: {
        en: 'All minions that you have in play now have +2 power until the turn ends, except those that are your only one on a base.',
        fr: 'Toutes les Créatures que vous avez maintenant en jeu ont Force +2 jusqu’à la fin du tour, sauf celles qui sont votre seule Créature sur une Base.',
      },
      onPlay({ game, me }) {
        const isInCompany = (minion: Card): boolean => hasFellow(game, minion, me);
        game.givePowerAll(game.minions({ of: me, where: isInCompany }), 2); // CARD-078
      },
    }),

    action('mythic-horses/teaching-power', {
      copies: 1,
      name: { en: 'Teaching Power', fr: 'Pouvoir de l’Enseignement' },
      icon: 'lorc/gift-of-knowledge',
      text: {
        en: '**Special:** Play this before a base scores. Reveal as many cards from your deck as you have minions there. You may play one minion among them there as an extra minion. Put the others back on top in any order.',
        fr: '**Spécial :** Jouez cette carte avant la Conquête d’une Base. Révélez autant de cartes de votre pioche que vous y avez de Créatures. Vous pouvez y jouer une Créature révélée comme Créature supplémentaire. Replacez les autres sur votre pioche dans l’ordre de votre choix.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const revealed = game.revealTop(me, game.countMinions({ at, of: me })); // ERR-30
          game.mayPlayOneOf(me, game.minionsIn(revealed), { at });
          game.putBack(
            me,
            revealed.filter((card) => game.deck(me).includes(card)),
          );
        },
      },
    }),

    action('mythic-horses/togetherness-power', {
      copies: 2,
      name: { en: 'Togetherness Power', fr: 'Pouvoir de l’Union' },
      icon: 'lorc/chained-heart',
      text: {
        en: 'You may play an extra minion on a base where a minion is yours.',
        fr: 'Vous pouvez jouer une Créature supplémentaire sur une Base où une Créature est à vous.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { whereIHaveOne: true });
      },
    }),
  ],
};
