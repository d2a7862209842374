import {
  action,
  byYou,
  type Card,
  type FactionDef,
  minion,
  othersPlayedHere,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

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
        en: '**Ongoing:** For each of your other minions here, this one has +1 power.',
        fr: '**Permanent :** Pour chacune de vos autres Créatures ici, celle-ci a Force +1.',
      },
      changesPower: { of: 'self', by: (game, self) => fellows(game, self, game.controllerOf(self)) }, // ERR-29
    }),

    minion('mythic-horses/rainbow', {
      power: 4,
      copies: 2,
      name: { en: 'Rainbow', fr: 'Arc-de-Pluie' },
      icon: 'lorc/rainbow-star',
      text: {
        en: '**Talent:** Draw a card if you have played another minion here this turn.',
        fr: '**Talent :** Piochez une carte si vous avez joué une autre Créature ici ce tour-ci.',
      },
      use: talent({
        can: (game, self, by) => othersPlayedHere(game, self, by).length > 0, // CARD-077
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
        en: 'If you already have a minion here, play an extra minion. Only one Seastar per turn.',
        fr: 'Si vous avez déjà une Créature ici, jouez une Créature supplémentaire. Une seule Étoile de Mer par tour.',
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
        en: 'Choose a base. Move any number of your minions there.',
        fr: 'Choisissez une Base. Déplacez-y n’importe quel nombre de vos Créatures.',
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
        en: 'Play on one of your minions. **Ongoing:** For each of your other minions here, it has +1 power.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Pour chacune de vos autres Créatures ici, elle a Force +1.',
      },
      changesPower: { of: 'bearer', by: (game, self, minion) => fellows(game, minion, game.controllerOf(self)) }, // ERR-31
    }),

    action('mythic-horses/freedom-power', {
      copies: 1,
      name: { en: 'Freedom Power', fr: 'Pouvoir de la Liberté' },
      icon: 'lorc/winged-emblem',
      text: {
        en: 'Destroy an action on a base or minion.',
        fr: 'Détruisez une Action attachée à une Base ou Créature.',
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
        en: 'Move one of your minions to another base where you have one. You may place this card in your hand instead of discarding it.',
        fr: 'Déplacez une de vos Créatures vers une autre Base où vous en avez une. Vous pouvez placer cette carte dans votre main au lieu de la défausser.',
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
        en: 'Play on a base. **Ongoing:** At the start of your turn, draw a card if you have two or more minions here.',
        fr: 'Attachez : Base. **Permanent :** Au début de votre tour, piochez une carte si vous avez au moins deux Créatures ici.',
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
        en: 'Each of your minions that is not your only one on its base has +2 power this turn.',
        fr: 'Chacune de vos Créatures qui n’est pas votre seule sur sa Base a Force +2 ce tour-ci.',
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
        en: '**Special:** Play this before a base scores. Reveal as many cards from your deck as you have minions there. You may play one minion among them there as an extra minion. Put the others back in any order.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Révélez autant de cartes de votre pioche que vous y avez de Créatures. Vous pouvez y jouer une Créature parmi elles comme Créature supplémentaire. Replacez les autres dans l’ordre de votre choix.',
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
        en: 'Play an extra minion on a base where you have one.',
        fr: 'Jouez une Créature supplémentaire sur une Base où vous en avez une.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me, { whereIHaveOne: true });
      },
    }),
  ],
};
