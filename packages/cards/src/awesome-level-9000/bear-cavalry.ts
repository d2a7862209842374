import {
  action,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  othersMinion,
  talentEither,
  titan,
  titanPlay,
  type Words,
} from '@baston/engine';

const isOnlyOneHere = (game: Words, self: Card): boolean =>
  game.countMinions({ at: game.baseOf(self), of: game.controllerOf(self) }) === 1;

/** It comes here from elsewhere; not together with this card (RES-26). */
const comesHere = (game: Words, self: Card, move: Happening): boolean =>
  move.at === game.baseOf(self) && !move.together.includes(self) && othersMinion(game, self, move);

export const bearCavalry: FactionDef = {
  id: 'bear-cavalry',
  name: { en: 'Bear Cavalry', fr: 'Cavalerie Ours' },
  look: { deep: '#2b4a6b', bright: '#ffd9b0', paper: '#f2f6fa', pattern: 'paws' },
  cards: [
    minion('bear-cavalry/general-ivan', {
      power: 6,
      copies: 1,
      name: { en: 'General Ivan', fr: 'Général Ivan' },
      icon: 'lorc/medal',
      text: {
        en: '**Ongoing:** Your minions cannot be destroyed.',
        fr: '**Permanent :** Vos Créatures ne peuvent pas être détruites.',
      },
      protects: (game, self, target, verb) => verb === 'destroy' && game.isMinion(target) && game.isYours(self, target),
    }),

    minion('bear-cavalry/polar-commando', {
      power: 4,
      copies: 2,
      name: { en: 'Polar Commando', fr: 'Commando Polaire' },
      icon: 'cathelineau/polar-bear',
      text: {
        en: '**Ongoing:** As long as you have no other minion here, this one has +2 power and cannot be destroyed.',
        fr: '**Permanent :** Tant que vous n’avez aucune autre Créature ici, celle-ci a Force +2 et ne peut pas être détruite.',
      },
      changesPower: { of: 'self', by: (game, self) => (isOnlyOneHere(game, self) ? 2 : 0) },
      protects: (game, self, target, verb) => target === self && verb === 'destroy' && isOnlyOneHere(game, self),
    }),

    minion('bear-cavalry/bear-cavalry', {
      power: 3,
      copies: 3,
      name: { en: 'Bear Cavalry', fr: 'Ours de Cavalerie' },
      icon: 'delapouite/cavalry',
      text: {
        en: 'Move a minion of another player here to another base.',
        fr: 'Déplacez vers une autre Base une Créature d’un autre joueur ici.',
      },
      onPlay({ game, me, here }) {
        game.moveMinion(me, { at: here, notOf: me });
      },
    }),

    minion('bear-cavalry/cub-scout', {
      power: 3,
      copies: 4,
      name: { en: 'Cub Scout', fr: 'Guetteur' },
      icon: 'delapouite/binoculars',
      text: {
        en: '**Ongoing:** After a minion of another player moves here, destroy it if it is weaker than this one.',
        fr: '**Permanent :** Après le déplacement ici d’une Créature d’un autre joueur, détruisez-la si elle est plus faible que cette Créature.',
      },
      on: {
        moved: {
          when: comesHere, // CARD-029
          run({ game, self, here }, { card }) {
            if (game.baseOf(card) === here && game.powerOf(card) < game.powerOf(self)) game.destroy(card);
          },
        },
      },
    }),

    action('bear-cavalry/bear-hug', {
      copies: 1,
      name: { en: 'Bear Hug', fr: 'Gros Câlin' },
      icon: 'lorc/paw-heart',
      text: {
        en: 'Each other player destroys their weakest minion (they choose if tied).',
        fr: 'Chaque autre joueur détruit sa Créature la plus faible (il choisit en cas d’égalité).',
      },
      onPlay({ game, me }) {
        for (const seat of game.others(me)) {
          const least = Math.min(...game.minions({ of: seat }).map((one) => game.powerOf(one)));
          const weakest = game.chooseMinion(seat, { of: seat, maxPower: least }, { to: 'destroy' }); // ERR-03
          game.destroyAll([weakest], seat); // RES-22
        }
      },
    }),

    action('bear-cavalry/bear-necessities', {
      copies: 1,
      name: { en: 'Bear Necessities', fr: 'Il en Faut Plus' },
      icon: 'lorc/paw',
      text: {
        en: 'Destroy an action on a base or minion.',
        fr: 'Détruisez une Action attachée à une Base ou Créature.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
    }),

    action('bear-cavalry/bear-rides-you', {
      copies: 1,
      name: { en: 'Bear Rides You', fr: 'L’Ours sur le Dos' },
      icon: 'lorc/paw-front',
      text: {
        en: 'Move one of your minions to another base.',
        fr: 'Déplacez une de vos Créatures vers une autre Base.',
      },
      onPlay({ game, me }) {
        game.moveMinion(me, { of: me });
      },
    }),

    action('bear-cavalry/commission', {
      copies: 2,
      name: { en: 'Commission', fr: 'Assignation' },
      icon: 'delapouite/ribbon-medal',
      text: {
        en: 'Play an extra minion, then, from its base, move a minion of another player to another base.',
        fr: 'Jouez une Créature supplémentaire, puis, depuis sa Base, déplacez vers une autre Base une Créature d’un autre joueur.',
      },
      onPlay({ game, me }) {
        const played = game.playMinionNow(me, {}); // CARD-028
        if (game.isInPlay(played)) game.moveMinion(me, { at: game.baseOf(played), notOf: me });
      },
    }),

    action('bear-cavalry/high-ground', {
      copies: 1,
      playOn: 'base',
      name: { en: 'High Ground', fr: 'Position Surélevée' },
      icon: 'caro-asercion/mountain-climbing',
      text: {
        en: 'Play on a base. **Ongoing:** As long as you have a minion here, destroy every minion of another player that moves here.',
        fr: 'Attachez : Base. **Permanent :** Tant que vous avez une Créature ici, détruisez chaque Créature d’un autre joueur déplacée ici.',
      },
      on: {
        moved: {
          joint: true,
          when: (game, self, move) =>
            comesHere(game, self, move) && game.countMinions({ at: move.at, of: game.controllerOf(self) }) > 0, // ERR-04
          run({ game, me, here }, { alike }) {
            if (game.countMinions({ at: here, of: me }) === 0) return; // your last minion here may be gone by now
            game.destroyAll(alike.map(({ card }) => card).filter((card) => game.baseOf(card) === here));
          },
        },
      },
    }),

    action('bear-cavalry/superiority', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Superiority', fr: 'Suprématie' },
      icon: 'delapouite/star-flag',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards cannot destroy, move or return your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs ne peuvent ni détruire, ni déplacer, ni renvoyer vos Créatures ici.',
      },
      protects(game, self, target, verb) {
        const isKept = verb === 'destroy' || verb === 'move' || verb === 'return'; // CARD-030
        return isKept && game.isYourMinionHere(self, target) && game.isOthersCard(self);
      },
    }),

    action('bear-cavalry/youre-pretty-much-borscht', {
      copies: 1,
      name: { en: 'You’re Pretty Much Borscht', fr: 'Bons pour le Bortsch' },
      icon: 'lorc/bubbling-bowl',
      text: {
        en: 'On one base where you have a minion, move the minions of all other players to one other base.',
        fr: 'Sur une Base où vous avez une Créature, déplacez toutes celles des autres joueurs vers une même autre Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.basesWith({ of: me }), { to: 'move' });
        if (game.countMinions({ at, notOf: me }) === 0) return;
        const to = game.chooseBase(me, game.otherBases(at), { to: 'moveTo', about: at });
        game.moveAll(game.minions({ at, notOf: me }), to);
      },
    }),

    action('bear-cavalry/youre-screwed', {
      copies: 2,
      name: { en: 'You’re Screwed', fr: 'C’est Mal Parti' },
      icon: 'delapouite/push',
      text: {
        en: 'Where you have a minion, move a minion of another player to another base.',
        fr: 'Sur une Base où vous avez une Créature, déplacez-en une d’un autre joueur vers une autre Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.basesWith({ of: me }), { to: 'move' });
        if (at) game.moveMinion(me, { at, notOf: me });
      },
    }),
  ],
  titan: titan('bear-cavalry/major-ursa', {
    optional: true,
    name: { en: 'Major Ursa', fr: 'Commandante Ourse' },
    icon: 'sparker/bear-face',
    text: {
      en: '**Special:** Instead of your regular minion, you may play this titan. **Ongoing:** After a minion of another player moves to or from here, you may place a +1 power counter on this titan. **Talent:** Place a +1 power counter on a minion here OR move this titan to another base.',
      fr: '**Spécial :** Au lieu de jouer votre Créature gratuite, vous pouvez jouer ce Titan. **Permanent :** Après le déplacement vers ou depuis cette Base d’une Créature d’un autre joueur, vous pouvez placer un marqueur Force +1 sur ce Titan. **Talent :** Placez un marqueur Force +1 sur une Créature ici OU déplacez ce Titan vers une autre Base.',
    },
    aside: { use: titanPlay({ spends: 'minion' }) },
    on: {
      moved: {
        when: (game, self, move) =>
          (move.at === game.baseOf(self) || move.from === game.baseOf(self)) &&
          !move.together.includes(self) &&
          othersMinion(game, self, move),
        run({ game, me, self }) {
          game.mayAddCounter(me, self);
        },
      },
    },
    use: talentEither([
      {
        way: 'addCounter',
        can: (game, self) => game.countMinions({ at: game.baseOf(self) }) > 0,
        run: ({ game, me, here }) => game.placeCounter(me, { at: here }),
      },
      {
        way: 'move',
        can: (game, self) => game.otherBases(game.baseOf(self)).length > 0,
        run: ({ game, me, self }) => game.moveAway(me, self),
      },
    ]),
  }),
};
