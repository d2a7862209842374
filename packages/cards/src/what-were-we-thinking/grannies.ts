import {
  action,
  byYou,
  type FactionDef,
  minion,
  type Seat,
  talent,
  titan,
  titanPlay,
  type Words,
  yourMinionHere,
} from '@baston/engine';
import { revealBottom, settleTop, spread } from './ends.ts';

/** The player has so many cards to reveal. */
const hasCards = (game: Words, seat: Seat, count: number): boolean =>
  game.deck(seat).length + game.discardPile(seat).length >= count;

/** The player says a type of card and reveals two cards of their deck. Are both of that type? */
function guessesTwo(game: Words, me: Seat): boolean {
  const isSaid =
    game.chooseMode(me, ['sayMinion', 'sayAction'], { to: 'chooseOne' }) === 'sayMinion'
      ? game.minionsIn
      : game.actionsIn;
  const end = game.chooseMode(me, ['revealTop', 'revealBottom'], { to: 'chooseOne' });
  const shown = end === 'revealTop' ? game.revealTop(me, 2) : revealBottom(game, me, 2);
  return isSaid.call(game, shown).length === 2;
}

export const grannies: FactionDef = {
  id: 'grannies',
  name: { en: 'Grannies', fr: 'Grands-Mères' },
  look: { deep: '#6a2f5e', bright: '#ffd6ef', paper: '#fbf2f8', pattern: 'petals' },
  cards: [
    minion('grannies/matriarch', {
      power: 5,
      copies: 1,
      name: { en: 'Matriarch', fr: 'Matriarche' },
      icon: 'delapouite/rocking-chair',
      text: {
        en: '**Talent:** Reveal the bottom two cards of your deck. Draw the minions and discard the others.',
        fr: '**Talent :** Révélez les deux cartes du dessous de votre pioche. Piochez les Créatures et défaussez les autres.',
      },
      use: talent({
        can: (game, _self, seat) => hasCards(game, seat, 1),
        run({ game, me }) {
          for (const card of revealBottom(game, me, 2)) {
            if (game.isMinion(card)) game.drawRevealed(me, card);
            else game.discard(card, me);
          }
        },
      }),
    }),

    minion('grannies/granny', {
      power: 4,
      copies: 2,
      name: { en: 'Granny', fr: 'Mémé' },
      icon: 'lorc/sewing-needle',
      text: {
        en: '**Talent:** Look at the top card of your deck. Leave it there or place it under your deck.',
        fr: '**Talent :** Consultez la première carte de votre pioche. Laissez-la dessus ou placez-la dessous.',
      },
      use: talent({
        can: (game, _self, seat) => hasCards(game, seat, 1),
        run: ({ game, me }) => settleTop(game, me),
      }),
    }),

    minion('grannies/nana', {
      power: 3,
      copies: 3,
      name: { en: 'Nana', fr: 'Nana' },
      icon: 'delapouite/cookie',
      text: {
        en: 'Reveal the top card of your deck. If it is an action, draw it or play it as an extra action. Otherwise, place it under your deck.',
        fr: 'Révélez la première carte de votre pioche. Si c’est une Action, piochez-la ou jouez-la comme Action supplémentaire. Sinon, placez-la sous votre pioche.',
      },
      onPlay({ game, me }) {
        for (const top of game.revealTop(me, 1)) {
          if (game.isAction(top)) game.drawOrPlay(me, top);
          else game.put(top, 'deckBottom');
        }
      },
    }),

    minion('grannies/grandma', {
      power: 2,
      copies: 4,
      name: { en: 'Grandma', fr: 'Mamie' },
      icon: 'delapouite/bunny-slippers',
      text: {
        en: 'Look at the top card of your deck. Leave it there or place it under your deck.',
        fr: 'Consultez la première carte de votre pioche. Laissez-la dessus ou placez-la dessous.',
      },
      onPlay({ game, me }) {
        settleTop(game, me);
      },
    }),

    action('grannies/always-room-at-grannys', {
      copies: 1,
      name: { en: 'Always Room at Granny’s', fr: 'Il y a Toujours de la Place chez Mémé' },
      icon: 'delapouite/barracks-tent',
      text: {
        en: '**Special:** Play this after a base scores. Place up to three of your minions there, each on top of your deck or under it, in any order.',
        fr: '**Spécial :** À jouer après la Conquête d’une Base. Placez jusqu’à trois de vos Créatures de cette Base, chacune sur ou sous votre pioche, dans l’ordre de votre choix.',
      },
      special: {
        on: 'afterScore',
        run({ game, me }, { at }) {
          const chosen = game.chooseMinions(me, { at, of: me }, { to: 'topOrBottom', max: 3 });
          spread(game, me, chosen, (cards, to) => game.placeAll(cards, to));
        },
      },
    }),

    action('grannies/attic-treasures', {
      copies: 2,
      name: { en: 'Attic Treasures', fr: 'Trésors du Grenier' },
      icon: 'delapouite/locked-box',
      text: {
        en: 'Place three cards from your hand under your deck in any order, then draw three.',
        fr: 'Placez trois cartes de votre main sous votre pioche, dans l’ordre de votre choix, puis piochez trois cartes.',
      },
      onPlay({ game, me }) {
        const three = { to: 'placeUnderDeck', min: 3, max: 3 } as const;
        game.putBackUnder(me, game.chooseCards(me, game.hand(me), three)); // CARD-126
        game.draw(me, 3);
      },
    }),

    action('grannies/chicken-soup', {
      copies: 1,
      name: { en: 'Chicken Soup', fr: 'Bouillon de Poule' },
      icon: 'delapouite/roast-chicken',
      text: {
        en: 'From your discard pile, place up to two cards, each on top of your deck or under it.',
        fr: 'Placez jusqu’à deux cartes de votre défausse, chacune sur ou sous votre pioche.',
      },
      onPlay({ game, me }) {
        const chosen = game.chooseCards(me, game.discardPile(me), { to: 'topOrBottom', max: 2 });
        spread(game, me, chosen, (cards, to) => {
          for (const card of cards) game.put(card, to);
        });
      },
    }),

    action('grannies/dont-mess-with-my-babies', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Don’t Mess With My Babies!', fr: 'Touche pas à Mes Petits !' },
      icon: 'delapouite/heart-shield',
      text: {
        en: 'Play on a base. **Ongoing:** Other players’ cards do not affect your minions here.',
        fr: 'Attachez : Base. **Permanent :** Les cartes des autres joueurs n’affectent pas vos Créatures ici.',
      },
      protects: (game, self, target) => game.isOthersCard(self) && game.isYourMinionHere(self, target),
    }),

    action('grannies/family-reunion', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Family Reunion', fr: 'Réunion de Famille' },
      icon: 'delapouite/family-tree',
      text: {
        en: 'Play on a base. **Ongoing:** After you play a minion here, reveal the bottom card of your deck. Draw it if it is a minion. Otherwise, place it on top of your deck.',
        fr: 'Attachez : Base. **Permanent :** Après avoir joué une Créature ici, révélez la carte du dessous de votre pioche. Piochez-la si c’est une Créature. Sinon, placez-la sur votre pioche.',
      },
      on: {
        played: {
          when: yourMinionHere,
          run({ game, me }) {
            for (const card of revealBottom(game, me, 1)) {
              if (game.isMinion(card)) game.drawRevealed(me, card);
              else game.put(card, 'deckTop');
            }
          },
        },
      },
    }),

    action('grannies/grannys-purse', {
      copies: 2,
      name: { en: 'Granny’s Purse', fr: 'Sac à Main de Mémé' },
      icon: 'delapouite/hand-bag',
      text: {
        en: 'Reveal the top card of your deck. If it is an action, draw it or leave it there. Otherwise, place it under your deck. Play an extra action.',
        fr: 'Révélez la première carte de votre pioche. Si c’est une Action, piochez-la ou laissez-la. Sinon, placez-la sous votre pioche. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        for (const top of game.revealTop(me, 1)) {
          if (!game.isAction(top)) game.put(top, 'deckBottom');
          else if (game.chooseMode(me, ['placeInHand', 'leave'], { to: 'topCard' }) === 'placeInHand')
            game.drawRevealed(me, top);
        }
        game.extraAction(me);
      },
    }),

    action('grannies/hush-my-stories-are-on', {
      copies: 1,
      name: { en: 'Hush, My Stories are On', fr: 'Chut, C’est l’Heure de Mon Feuilleton' },
      icon: 'delapouite/tv',
      text: {
        en: 'Reveal and draw the bottom card of your deck. You may play it as an extra minion if it is one.',
        fr: 'Révélez et piochez la carte du dessous de votre pioche. Si c’est une Créature, vous pouvez la jouer comme Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        for (const card of revealBottom(game, me, 1)) {
          const drawn = game.drawRevealed(me, card);
          if (drawn && game.isMinion(drawn)) game.playExtra(me, drawn);
        }
      },
    }),

    action('grannies/knitting-circle', {
      copies: 1,
      name: { en: 'Knitting Circle', fr: 'Club de Tricot' },
      icon: 'delapouite/ball-pyramid',
      text: {
        en: 'Destroy up to three actions on bases or minions. Draw as many cards.',
        fr: 'Détruisez jusqu’à trois Actions attachées à des Bases ou des Créatures. Piochez autant de cartes.',
      },
      onPlay({ game, me }) {
        const undone = game.destroyAll(game.chooseCards(me, game.actions(), { to: 'destroy', max: 3 }));
        game.draw(me, undone.length);
      },
    }),
  ],

  titan: titan('grannies/great-grandma', {
    optional: true,
    name: { en: 'Great Grandma', fr: 'Arrière-Grand-Mère' },
    icon: 'delapouite/sewing-machine',
    text: {
      en: '**Special:** On your turn, if you control no titan, you may say “minion” or “action” and reveal the top or bottom two cards of your deck, which stay there. If both are of that type, play this titan. **Ongoing:** After you look at or reveal cards of your deck, you may give one of your minions +1 power this turn. **Talent:** Reveal the bottom card of your deck. If it is a minion of 3 power or less, play it here as an extra minion.',
      fr: '**Spécial :** À votre tour, si vous ne contrôlez aucun Titan, vous pouvez dire « Créature » ou « Action » et révéler les deux cartes du dessus ou du dessous de votre pioche, qui y restent. Si elles sont de ce type, jouez ce Titan. **Permanent :** Après avoir consulté ou révélé des cartes de votre pioche, vous pouvez donner Force +1 à une de vos Créatures ce tour-ci. **Talent :** Révélez la carte du dessous de votre pioche. Si c’est une Créature de Force 3 ou moins, jouez-la ici comme Créature supplémentaire.',
    },
    aside: { use: titanPlay({ can: (game, _self, seat) => hasCards(game, seat, 2), price: guessesTwo }) },
    on: {
      seen: {
        joint: true,
        when: (game, self, happening) => byYou(game, self, happening) && happening.controller === happening.by,
        run({ game, me }) {
          const minion = game.chooseMinion(me, { of: me }, { to: 'givePower', may: true });
          if (minion) game.givePower(minion, 1);
        },
      },
    },
    use: talent({
      can: (game, _self, seat) => hasCards(game, seat, 1),
      run({ game, me, here }) {
        for (const card of game.minionsIn(revealBottom(game, me, 1), 3)) game.playExtra(me, card, { at: here });
      },
    }),
  }),
};
