import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NOBODY,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

const treasuresOn = (game: Words, minion: Card): Card[] => game.cardsOn(minion).filter((on) => game.isTreasure(on));

const discarded = (game: Words): Card[] => game.sideDeck('treasure', 'discard');

/** A discarded treasure of the player's choice goes into their hand. */
function recover(game: Words, me: Seat): void {
  game.takeTreasure(me, game.chooseCard(me, discarded(game), { to: 'takeTreasure' }));
}

/** The ways to play that card on one of the player's minions, there or anywhere. */
const bearersFor = (game: Words, me: Seat, card: Card, at?: Base): Card[] =>
  game
    .minions(at === undefined ? { of: me } : { of: me, at })
    .filter((minion) => game.isPlayedOn(card, 'minion') && game.canPlayExtra(me, card, { on: minion }));

/** One of the treasures, on one of the player's minions, if they like (PLAY-04). */
function mayPlayOnOwn(game: Words, me: Seat, treasures: readonly Card[], at?: Base): void {
  const fitting = treasures.filter((card) => bearersFor(game, me, card, at).length > 0);
  const card = game.chooseCard(me, fitting, { to: 'playExtra', may: true, hidden: true });
  if (!card) return;
  const bearer = game.chooseCard(me, bearersFor(game, me, card, at), { to: 'aimAt', about: card });
  game.playChosen(me, card, { on: bearer });
}

export const dwarves: FactionDef = {
  id: 'dwarves',
  name: { en: 'Dwarves', fr: 'Nains' },
  look: { deep: '#5a2f0a', bright: '#ffe27a', paper: '#fbf3e8', pattern: 'bricks' },
  cards: [
    minion('dwarves/dwarf-king', {
      power: 5,
      copies: 1,
      name: { en: 'Dwarf King', fr: 'Roi des Nains' },
      icon: 'kier-heyl/dwarf-king',
      text: {
        en: '**Ongoing:** If a treasure on one of your minions would go to the discard pile, place it in your hand instead.',
        fr: '**Permanent :** Si un Trésor attaché à une de vos Créatures devait aller à la défausse, placez-le dans votre main à la place.',
      },
      instead: {
        when(game, self, target, verb) {
          const host = game.hostOf(target);
          const isOnMine = game.isMinion(host) && game.isYours(self, host);
          return verb === 'discard' && game.isTreasure(target) && game.isAction(target) && isOnMine;
        },
        run({ game, me }, treasure) {
          game.takeTreasure(me, treasure);
          return true;
        },
      },
    }),

    minion('dwarves/loot-lover', {
      power: 4,
      copies: 2,
      name: { en: 'Loot Lover', fr: 'Amateur de Butin' },
      icon: 'lorc/beard',
      text: {
        en: '**Ongoing:** For each treasure on it, this minion has +2 power.',
        fr: '**Permanent :** Pour chaque Trésor qui lui est attaché, cette Créature a Force +2.',
      },
      changesPower: { of: 'self', by: (game, self) => 2 * treasuresOn(game, self).length },
    }),

    minion('dwarves/gold-digger', {
      power: 3,
      copies: 3,
      name: { en: 'Gold Digger', fr: 'Chercheur d’Or' },
      icon: 'lorc/battle-axe',
      text: {
        en: '**Talent:** Take a card from the treasure discard pile.',
        fr: '**Talent :** Prenez en main une carte de la défausse Trésor.',
      },
      use: talent({ can: (game) => discarded(game).length > 0, run: ({ game, me }) => recover(game, me) }),
    }),

    minion('dwarves/gem-grabber', {
      power: 2,
      copies: 4,
      name: { en: 'Gem Grabber', fr: 'Attrape-Gemmes' },
      icon: 'lorc/gem-necklace',
      text: {
        en: '**Ongoing:** As long as there is a treasure on it, this minion has +2 power.',
        fr: '**Permanent :** Tant qu’un Trésor lui est attaché, cette Créature a Force +2.',
      },
      changesPower: { of: 'self', by: (game, self) => (treasuresOn(game, self).length > 0 ? 2 : 0) },
    }),

    action('dwarves/anything-for-money', {
      copies: 1,
      name: { en: 'Anything for Money', fr: 'Tout pour l’Argent' },
      icon: 'delapouite/take-my-money',
      text: {
        en: 'Discard any number of cards. Draw as many treasures.',
        fr: 'Défaussez n’importe quel nombre de cartes. Piochez autant de Trésors.',
      },
      onPlay({ game, me }) {
        const hand = game.hand(me);
        const paid = game.chooseCards(me, hand, { to: 'discard' });
        for (const card of paid) game.discard(card);
        game.drawTreasures(me, paid.length);
      },
    }),

    action('dwarves/cash-out', {
      copies: 1,
      name: { en: 'Cash Out', fr: 'Pactole' },
      icon: 'lorc/cash',
      text: {
        en: 'As extra cards, play up to three treasures from your hand.',
        fr: 'Jouez comme cartes supplémentaires jusqu’à trois Trésors de votre main.',
      },
      onPlay({ game, me }) {
        for (let i = 0; i < 3; i++) {
          if (!game.mayPlayOneOf(me, game.treasuresInHand(me), { hidden: true })) return; // ERR-22
        }
      },
    }),

    action('dwarves/cunning-plan', {
      copies: 1,
      name: { en: 'Cunning Plan', fr: 'Rien à Déclarer' },
      icon: 'lorc/treasure-map',
      text: {
        en: '**Special:** Play this before a base scores. Draw a treasure. You may play it as an extra card.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Piochez un Trésor. Vous pouvez le jouer comme carte supplémentaire.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }) {
          for (const card of game.drawTreasures(me, 1)) game.playExtra(me, card); // CARD-095
        },
      },
    }),

    action('dwarves/greed-is-good', {
      copies: 2,
      name: { en: 'Greed is Good', fr: 'La Cupidité a du Bon' },
      icon: 'lorc/crown-coin',
      text: {
        en: 'Draw a treasure OR take a card from the treasure discard pile. Play an extra action.',
        fr: 'Piochez un Trésor OU prenez en main une carte de la défausse Trésor. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.either(me, [
          { way: 'drawTreasure', can: !game.isExhausted('treasure'), run: () => game.drawTreasures(me, 1) },
          { way: 'placeInHand', can: discarded(game).length > 0, run: () => recover(game, me) },
        ]);
        game.extraAction(me);
      },
    }),

    action('dwarves/hidden-assets', {
      copies: 2,
      name: { en: 'Hidden Assets', fr: 'Actifs Dissimulés' },
      icon: 'lorc/swap-bag',
      text: {
        en: 'Discard the top three cards of the treasure deck. Draw a card. Play an extra action.',
        fr: 'Défaussez les trois premières cartes de la pioche Trésor. Piochez une carte. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        game.drawTreasures(NOBODY, 3);
        game.draw(me, 1);
        game.extraAction(me);
      },
    }),

    action('dwarves/mine', {
      copies: 1,
      name: { en: 'Mine!', fr: 'À Moi la Mine !' },
      icon: 'delapouite/war-pick',
      text: {
        en: 'Search the treasure deck for a card that is played on a minion. Play it on one of yours as an extra action.',
        fr: 'Cherchez dans la pioche Trésor une carte qui se joue sur une Créature. Jouez-la sur une des vôtres comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        mayPlayOnOwn(game, me, game.search(me, 'treasureDeck'));
        game.shuffleTreasures();
      },
    }),

    action('dwarves/no-my-precious', {
      copies: 1,
      name: { en: 'No! My Precious!', fr: 'Non ! Mon Précieux !' },
      icon: 'delapouite/power-ring',
      text: {
        en: 'Destroy an action on a minion. If it is a treasure, play an extra action.',
        fr: 'Détruisez une Action attachée à une Créature. Si c’est un Trésor, jouez une Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const onMinions = game.actions().filter((card) => game.isMinion(game.hostOf(card)));
        const chosen = game.chooseCard(me, onMinions, { to: 'destroy' });
        if (!chosen) return;
        const isTreasure = game.isTreasure(chosen);
        game.destroy(chosen);
        if (isTreasure) game.extraAction(me);
      },
    }),

    action('dwarves/salvage', {
      copies: 1,
      name: { en: 'Salvage', fr: 'Récupération' },
      icon: 'delapouite/wooden-crate',
      text: {
        en: '**Special:** Before a base scores, play an extra action from the discarded treasures on one of your minions there.',
        fr: '**Spécial :** Avant la Conquête d’une Base, jouez-y une Action supplémentaire de la défausse Trésor sur une de vos Créatures.',
      },
      special: {
        on: 'beforeScore',
        run: ({ game, me }, { at }) => mayPlayOnOwn(game, me, discarded(game), at),
      },
    }),
  ],
};
