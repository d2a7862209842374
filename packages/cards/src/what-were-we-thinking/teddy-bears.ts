import {
  action,
  type Card,
  type FactionDef,
  type Happening,
  here,
  minion,
  NOBODY,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

const BEAR_PICNIC = 'teddy-bears/bear-picnic';

/** Another player plays or moves a minion here, be it this one, but none that moves together with it (RES-26). */
const othersBringOne = (game: Words, self: Card, happening: Happening): boolean => {
  const { card, by, together } = happening;
  const isAnother = by !== NOBODY && by !== game.controllerOf(self);
  return isAnother && here(game, self, happening) && game.isMinion(card) && (card === self || !together.includes(self));
};

/** Is there a picnic on that base to which the player is bidden too? A copy counts for other copies: no two may wait for each other. */
const hasOtherPicnic = (game: Words, self: Card, seat: Seat, base: Card): boolean =>
  game
    .actions(base)
    .some(
      (other) =>
        (game.isNamed(other, BEAR_PICNIC) || game.isSameName(other, self)) && game.controllerOf(other) !== seat,
    );

export const teddyBears: FactionDef = {
  id: 'teddy-bears',
  name: { en: 'Teddy Bears', fr: 'Oursons' },
  look: { deep: '#7a3b1e', bright: '#ffcfe0', paper: '#fdf4ef', pattern: 'paws' },
  cards: [
    minion('teddy-bears/sir-squeezes', {
      power: 5,
      copies: 1,
      name: { en: 'Sir Squeezes', fr: 'Sire Câlinours' },
      icon: 'delapouite/ancient-sword',
      text: {
        en: 'Play up to three extra minions of 3 power or less here, which together have at most 5 power.',
        fr: 'Jouez ici jusqu’à trois Créatures supplémentaires de Force 3 ou moins, dont la Force totale ne dépasse pas 5.',
      },
      onPlay({ game, me, self, here }) {
        let left = 5;
        for (let i = 0; i < 3; i++) {
          const played = game.playMinionNow(me, { at: here, near: self, maxPower: Math.min(3, left) }); // PLAY-07, TIME-30
          if (!played) return;
          left -= game.printedPower(played);
        }
      },
    }),

    minion('teddy-bears/fun-bear', {
      power: 2,
      copies: 2,
      name: { en: 'Fun Bear', fr: 'Ourson Rigolo' },
      icon: 'delapouite/party-hat',
      text: {
        en: '**Ongoing:** After each minion another player plays or moves here, place a +1 power counter on this one.',
        fr: '**Permanent :** Après chaque Créature qu’un autre joueur joue ou déplace ici, placez un marqueur Force +1 sur cette Créature.',
      },
      on: {
        played: { when: othersBringOne, run: ({ game, self }) => game.addCounters(self, 1) },
        moved: { when: othersBringOne, run: ({ game, self }) => game.addCounters(self, 1) },
      },
    }),

    minion('teddy-bears/lovey-bear', {
      power: 3,
      copies: 3,
      name: { en: 'Lovey Bear', fr: 'Ourson Doudou' },
      icon: 'lorc/self-love',
      text: {
        en: '**Ongoing:** If minions of other players here start from more power than this one, it starts from the highest of those powers.',
        fr: '**Permanent :** Si des Créatures d’autres joueurs ici partent d’une Force supérieure à la sienne, elle part de la plus haute de ces Forces.',
      },
      startsFrom: {
        of: 'self',
        value(game, self, printed) {
          const others = game.minions({ at: game.baseOf(self), notOf: game.controllerOf(self) });
          return Math.max(printed, ...others.map((other) => game.printedPower(other, 'starting'))); // CARD-130
        },
      },
    }),

    minion('teddy-bears/snuggly-bear', {
      power: 1,
      copies: 4,
      name: { en: 'Snuggly Bear', fr: 'Ourson Câlin' },
      icon: 'delapouite/sleeping-bag',
      text: {
        en: '**Special:** After the first minion you play in a turn, you may play this on the same base as an extra minion.',
        fr: '**Spécial :** Après la première Créature que vous jouez dans un tour, vous pouvez jouer cette Créature sur la même Base comme Créature supplémentaire.',
      },
      special: {
        on: 'played',
        can: (game, _self, seat, { card }) => game.playedThisTurn({ kind: 'minion', by: seat })[0]?.card === card, // CARD-131
      },
    }),

    action(BEAR_PICNIC, {
      copies: 1,
      playOn: 'base',
      name: { en: 'Bear Picnic', fr: 'Heure du Goûter' },
      icon: 'delapouite/berry-bush',
      text: {
        en: 'Play on a base. **Ongoing:** Other players who could play one of their own minions of 2 printed power or less here cannot play it on another base.',
        fr: 'Attachez : Base. **Permanent :** Les autres joueurs qui pourraient jouer ici une Créature leur appartenant de Force inscrite 2 ou moins ne peuvent pas la jouer sur une autre Base.',
      },
      forbids: {
        what: 'playing',
        when(game, self, card, seat, at) {
          const here = game.baseOf(self);
          const isMeant = game.isMinion(card) && game.ownerOf(card) === seat && game.printedPower(card) <= 2; // CARD-127
          if (!isMeant || seat === game.controllerOf(self) || at === here) return false;
          return !hasOtherPicnic(game, self, seat, at) && game.placesToPlay(seat, card, [here]).length > 0;
        },
      },
    }),

    action('teddy-bears/care-package', {
      copies: 2,
      name: { en: 'Care Package', fr: 'Colis Surprise' },
      icon: 'delapouite/cardboard-box-closed',
      text: {
        en: 'Draw a card. Play an extra minion.',
        fr: 'Piochez une carte. Jouez une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.draw(me, 1);
        game.extraMinion(me);
      },
    }),

    action('teddy-bears/cuddle', {
      copies: 2,
      playOn: 'minion',
      name: { en: 'Cuddle', fr: 'Câlin Surprise' },
      icon: 'lorc/wrapped-heart',
      text: {
        en: 'Play on a minion. **Ongoing:** It has no abilities.',
        fr: 'Attachez : Créature. **Permanent :** Elle n’a pas d’effet.',
      },
      makesBearer: 'silent', // CARD-128
    }),

    action('teddy-bears/group-hug', {
      copies: 1,
      raises: (game, minion) => game.countMinions({ at: game.baseOf(minion), except: minion }) > 0,
      name: { en: 'Group Hug', fr: 'Câlin Groupé' },
      icon: 'zeromancer/heart-plus',
      text: {
        en: 'One of your minions has +1 power this turn for each other minion on its base.',
        fr: 'Une de vos Créatures a Force +1 ce tour-ci pour chaque autre Créature sur sa Base.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, { of: me }, { to: 'givePower' });
        const others = (one: Card): number => game.countMinions({ at: game.baseOf(one), except: one });
        if (minion && others(minion) > 0) game.givePower(minion, others); // CARD-129
      },
    }),

    action('teddy-bears/love-overload', {
      copies: 1,
      name: { en: 'Love Overload', fr: 'Overdose d’Amour' },
      icon: 'lorc/heartburn',
      text: {
        en: '**Special:** Play this before a base scores. Destroy the strongest minion there, or all of them if tied.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Détruisez-y la Créature la plus forte, ou toutes en cas d’égalité.',
      },
      special: {
        on: 'beforeScore',
        run({ game }, { at }) {
          game.destroyAll(game.minions({ at, where: (minion) => game.isStrongestHere(minion) }));
        },
      },
    }),

    action('teddy-bears/square-deal', {
      copies: 1,
      name: { en: 'Square Deal', fr: 'Partage Équitable' },
      icon: 'aussiesim/card-5-hearts',
      text: {
        en: 'Draw cards until you have more in your hand than at least one other player.',
        fr: 'Piochez des cartes tant que vous n’en avez pas plus en main qu’au moins un autre joueur.',
      },
      onPlay({ game, me }) {
        const fewest = Math.min(...game.others(me).map((seat) => game.hand(seat).length));
        game.draw(me, fewest + 1 - game.hand(me).length);
      },
    }),

    action('teddy-bears/tea-party', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Tea Party', fr: 'Dînette' },
      icon: 'delapouite/teapot-leaves',
      text: {
        en: 'Play on a base. **Talent:** Draw a card if you have a minion here and there is another minion here.',
        fr: 'Attachez : Base. **Talent :** Piochez une carte si vous avez une Créature ici et qu’il y en a une autre.',
      },
      use: talent({
        can: (game, self, seat) =>
          game.countMinions({ at: game.baseOf(self) }) >= 2 &&
          game.countMinions({ at: game.baseOf(self), of: seat }) >= 1,
        run: ({ game, me }) => game.draw(me, 1),
      }),
    }),

    action('teddy-bears/too-cute', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Too Cute', fr: 'Trop Mignon' },
      icon: 'delapouite/baby-bottle',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards cannot destroy your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs ne peuvent pas détruire vos Créatures ici.',
      },
      protects: (game, self, target, verb) =>
        verb === 'destroy' && game.isOthersCard(self) && game.isYourMinionHere(self, target),
    }),
  ],
};
