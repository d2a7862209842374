import {
  action,
  type Card,
  minion,
  NOBODY,
  othersMinion,
  type Seat,
  type SideDeckDef,
  talent,
  type Words,
} from '@baston/engine';

const treasuresOn = (game: Words, minion: Card): number =>
  game.cardsOn(minion).filter((on) => game.isTreasure(on)).length;

export const treasures: SideDeckDef = {
  id: 'treasure',
  name: { en: 'Treasures', fr: 'Trésors' },
  look: { deep: '#6a4a00', bright: '#ffd75e', paper: '#fdf7e4', pattern: 'hexes' },
  cards: [
    minion('treasure/dwarf-hireling', {
      power: 2,
      copies: 1,
      name: { en: 'Dwarf Hireling', fr: 'Mercenaire Nain' },
      icon: 'delapouite/dwarf-face',
      text: {
        en: 'You may play a card from the treasure discard pile on this minion as an extra action.',
        fr: 'Vous pouvez jouer une carte de la défausse Trésor sur cette Créature comme Action supplémentaire.',
      },
      onPlay({ game, me, self }) {
        game.mayPlayOneOf(me, game.sideDeck('treasure', 'discard'), { on: self });
      },
    }),

    minion('treasure/halfling-hireling', {
      power: 2,
      copies: 1,
      name: { en: 'Halfling Hireling', fr: 'Mercenaire Halfelin' },
      icon: 'delapouite/meeple-group',
      text: {
        en: 'You may play an extra minion.',
        fr: 'Vous pouvez jouer une Créature supplémentaire.',
      },
      onPlay({ game, me }) {
        game.extraMinion(me);
      },
    }),

    minion('treasure/tiger-steed', {
      power: 3,
      copies: 1,
      name: { en: 'Tiger Steed', fr: 'Tigre Monté' },
      icon: 'delapouite/saber-toothed-cat-head',
      text: {
        en: 'You may destroy a minion of power 2 or less here.',
        fr: 'Vous pouvez détruire une Créature de Force 2 ou moins ici.',
      },
      onPlay({ game, me, here }) {
        game.mayDestroyMinion(me, { at: here, maxPower: 2 });
      },
    }),

    action('treasure/bag-of-caltrops', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Bag of Caltrops', fr: 'Sac de Chausse-Trapes' },
      icon: 'lorc/barbed-coil',
      text: {
        en: 'Play on a base. **Ongoing:** When another player’s minion of power 3 or less is played here, destroy that minion and this card.',
        fr: 'Attachez : Base. **Permanent :** Quand une Créature de Force 3 ou moins d’un autre joueur est jouée ici, détruisez cette Créature et cette carte.',
      },
      on: {
        played: {
          when: (game, self, happening) =>
            happening.at === game.baseOf(self) &&
            othersMinion(game, self, happening) &&
            game.powerOf(happening.card) <= 3,
          run({ game, self, here }, { card }) {
            if (game.isInPlay(card) && game.baseOf(card) === here) game.destroyAll([card, self]); // CARD-011
          },
        },
      },
    }),

    action('treasure/boots-of-butt-kicking', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Boots of Butt-Kicking', fr: 'Bottes à Botter le Train' },
      icon: 'delapouite/metal-boot',
      text: {
        en: 'Play on a minion. You may play an extra action. **Ongoing:** This minion has +1 power.',
        fr: 'Attachez : Créature. Vous pouvez jouer une Action supplémentaire. **Permanent :** Cette Créature a Force +1.',
      },
      onPlay({ game, me }) {
        game.extraAction(me);
      },
      changesPower: { of: 'bearer', by: () => 1 },
    }),

    action('treasure/boots-of-running-really-fast', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Boots of Running Really Fast', fr: 'Bottes de Course Effrénée' },
      icon: 'delapouite/running-shoe',
      text: {
        en: 'Play on a minion. **Talent:** Move this minion to another base.',
        fr: 'Attachez : Créature. **Talent :** Déplacez cette Créature vers une autre Base.',
      },
      use: talent({ run: ({ game, me, bearer }) => game.moveAway(me, bearer) }),
    }),

    action('treasure/buckler-of-swashing', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Buckler of Swashing', fr: 'Rondache de Bravache' },
      icon: 'willdabeast/round-shield',
      text: {
        en: 'Play on a minion. **Ongoing:** This minion cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Cette Créature ne peut pas être détruite.',
      },
      protects: (game, self, target, verb) => verb === 'destroy' && target === game.hostOf(self),
    }),

    action('treasure/chainsaw-of-bloody-dismemberment', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Chainsaw of Bloody Dismemberment', fr: 'Tronçonneuse de Démembrement Sanglant' },
      icon: 'delapouite/chainsaw',
      text: {
        en: 'Play on a minion. **Ongoing:** This minion has +2 power.',
        fr: 'Attachez : Créature. **Permanent :** Cette Créature a Force +2.',
      },
      changesPower: { of: 'bearer', by: () => 2 },
    }),

    action('treasure/chest-of-holding', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Chest of Holding', fr: 'Coffre sans Fond' },
      icon: 'delapouite/chest',
      text: {
        en: 'Play on a minion. **Ongoing:** This minion has +1 power for each treasure on it.',
        fr: 'Attachez : Créature. **Permanent :** Cette Créature a Force +1 pour chaque Trésor qui lui est attaché.',
      },
      changesPower: { of: 'bearer', by: (game, _self, minion) => treasuresOn(game, minion) },
    }),

    action('treasure/cross-bow', {
      copies: 1,
      raises: (game, minion) => !game.isMonster(minion) && !game.isTreasure(minion), // MON-04
      name: { en: 'Cross Bow', fr: 'Arc-Pas-Net' },
      icon: 'carl-olsen/crossbow',
      text: {
        en: 'Choose a base and a faction. Each minion of that faction there has +2 power until the end of the turn.',
        fr: 'Choisissez une Base et une Faction. Chaque Créature de cette Faction y a Force +2 jusqu’à la fin du tour.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'givePower' });
        const raised = game.toRaise(me).filter((minion) => game.baseOf(minion) === at);
        const factions = raised.map((minion) => game.factionOf(minion));
        const faction = game.chooseFaction(me, { among: factions });
        const theirs = (minion: Card): boolean => game.factionOf(minion) === faction;
        game.givePowerAll(game.minions({ at, where: theirs }), 2); // CARD-104
      },
    }),

    action('treasure/dungeon-rule-book', {
      copies: 1,
      name: { en: 'Dungeon Rule Book', fr: 'Règles du Donjon' },
      icon: 'delapouite/rule-book',
      text: {
        en: 'Destroy an action on a minion or on a base. **Special:** You may play this before a base scores.',
        fr: 'Détruisez une Action attachée à une Créature ou à une Base. **Spécial :** Vous pouvez jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        game.destroy(game.chooseCard(me, game.actions(), { to: 'destroy' }));
      },
      special: { on: 'beforeScore' },
    }),

    action('treasure/jetpack-of-anachronism', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Jetpack of Anachronism', fr: 'Réacteur Dorsal Anachronique' },
      icon: 'lorc/jetpack',
      text: {
        en: 'Play on a minion. **Ongoing:** If this minion would go to the discard pile, return it to the hand of its owner instead.',
        fr: 'Attachez : Créature. **Permanent :** Si cette Créature devait aller dans la défausse, renvoyez-la dans la main de son propriétaire à la place.',
      },
      instead: {
        when: (game, self, target, verb) =>
          verb === 'discard' && target === game.hostOf(self) && game.ownerOf(target) !== NOBODY, // MON-04
        run: ({ game, bearer }) => game.returnToHand(bearer),
      },
    }),

    action('treasure/kneepads-of-allure', {
      copies: 1,
      playOn: 'minion',
      raises: true,
      name: { en: 'Kneepads of Allure', fr: 'Genouillères de Séduction' },
      icon: 'delapouite/knee-pad',
      text: {
        en: 'Play on a minion. **Ongoing:** All minions here have +1 power.',
        fr: 'Attachez : Créature. **Permanent :** Toutes les Créatures ici ont Force +1.',
      },
      changesPower: { of: 'here', by: () => 1 },
    }),

    action('treasure/magic-missile', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Magic Missile', fr: 'Projectile Magique' },
      icon: 'lorc/missile-swarm',
      text: {
        en: 'Play on a minion. **Talent:** Place this card under the treasure deck and destroy a minion of power 3 or less here.',
        fr: 'Attachez : Créature. **Talent :** Placez cette carte sous la pioche Trésor et détruisez une Créature de Force 3 ou moins ici.',
      },
      use: talent({
        run({ game, me, self, here }) {
          game.putUnderOwnDeck(self);
          game.destroyMinion(me, { at: here, maxPower: 3 });
        },
      }),
    }),

    action('treasure/potion-of-cowardice', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Potion of Cowardice', fr: 'Potion de Couardise' },
      icon: 'lorc/potion-ball',
      text: {
        en: 'Play on a minion. **Ongoing:** This minion has no abilities.',
        fr: 'Attachez : Créature. **Permanent :** Cette Créature n’a pas d’effet.',
      },
      makesBearer: 'silent',
    }),

    action('treasure/potion-of-halitosis', {
      copies: 1,
      name: { en: 'Potion of Halitosis', fr: 'Potion de Mauvaise Haleine' },
      icon: 'lorc/bottle-vapors',
      text: {
        en: 'Choose a base and a player with a minion there. That player moves one of their minions from there to another base. **Special:** You may play this before a base scores.',
        fr: 'Choisissez une Base et un joueur qui y a une Créature. Ce joueur déplace une de ses Créatures de là vers une autre Base. **Spécial :** Vous pouvez jouer cette carte avant la Conquête d’une Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.basesWith({ notOf: NOBODY }), { to: 'move' });
        if (!at) return;
        const seat = game.choosePlayer(me, game.playersAt(at), { to: 'whoseMinions' });
        game.moveMinion(seat, { at, of: seat });
      },
      special: { on: 'beforeScore' },
    }),

    action('treasure/potion-of-idiotic-bravery', {
      copies: 1,
      raises: true,
      name: { en: 'Potion of Idiotic Bravery', fr: 'Potion de Courage Imbécile' },
      icon: 'delapouite/health-potion',
      text: {
        en: 'A minion has +3 power until the end of the turn.',
        fr: 'Une Créature a Force +3 jusqu’à la fin du tour.',
      },
      onPlay({ game, me }) {
        game.strengthen(me, {}, 3);
      },
    }),

    action('treasure/potion-of-line-cutting', {
      copies: 1,
      name: { en: 'Potion of Line Cutting', fr: 'Potion de Resquille' },
      icon: 'lorc/square-bottle',
      text: {
        en: '**Special:** When the treasures of a base that has scored are revealed, before they are shared, you may play this to take one of them.',
        fr: '**Spécial :** Quand les Trésors d’une Base conquise sont révélés, avant leur partage, vous pouvez jouer cette carte pour en prendre un.',
      },
      special: {
        on: 'rewards',
        can: (_game, _self, _seat, { way }) => way === 'treasures',
        run({ game, me }, { together }) {
          const loot = together.filter((card) => game.isInLimbo(card));
          game.takeTreasure(me, game.chooseCard(me, loot, { to: 'takeTreasure' }));
        },
      },
    }),

    action('treasure/potion-of-paralysis', {
      copies: 1,
      name: { en: 'Potion of Paralysis', fr: 'Potion de Paralysie' },
      icon: 'delapouite/magic-potion',
      text: {
        en: '**Special:** Before a base scores, you may play this. Until the end of the turn, cards on that base have no abilities: minions, and actions on it or on minions there.',
        fr: '**Spécial :** Avant la Conquête d’une Base, vous pouvez jouer cette carte. Jusqu’à la fin du tour, les cartes sur cette Base n’ont pas d’effet : les Créatures, et les Actions qui lui sont attachées ou qui sont attachées à ses Créatures.',
      },
      lasting: {
        silent: {
          silencesGuests: true, // CARD-105
          tells: ({ until, seat }, base) => ({ type: 'silence', base, until, seat }),
        },
      },
      special: {
        on: 'beforeScore',
        run({ game }, { at }) {
          game.leave('silent', { about: at });
        },
      },
    }),

    action('treasure/potion-of-redundancy-potion', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Potion of Redundancy Potion', fr: 'Potion de Potion Redondante' },
      icon: 'lorc/spiral-bottle',
      text: {
        en: 'Play on a minion. **Talent:** This minion uses the talent of another minion in play as if it were its own.',
        fr: 'Attachez : Créature. **Talent :** Cette Créature utilise le Talent d’une autre Créature en jeu comme si c’était le sien.',
      },
      use: talent({
        can: (game, self, seat) => talented(game, seat, game.hostOf(self)).length > 0, // ZONE-33
        run({ game, me, bearer }) {
          const from = game.chooseCard(me, talented(game, me, bearer), { to: 'useTalent' });
          if (from) game.useTalent(me, from, bearer);
        },
      }),
    }),

    action('treasure/wand-of-dowsing', {
      copies: 1,
      name: { en: 'Wand of Dowsing', fr: 'Baguette de Sourcier' },
      icon: 'delapouite/water-diviner-stick',
      text: {
        en: 'Draw two treasures. Then shuffle this card and the treasure discard pile into the treasure deck.',
        fr: 'Piochez deux Trésors. Mélangez ensuite cette carte et la défausse Trésor dans la pioche Trésor.',
      },
      onPlay({ game, me, self }) {
        game.drawTreasures(me, 2);
        game.shuffleTreasures(game.sideDeck('treasure', 'discard')); // RES-17
        game.insteadOfDiscard(self, (card) => game.shuffleTreasures([card]));
      },
    }),

    action('treasure/wishing-ring', {
      copies: 1,
      name: { en: 'Wishing Ring', fr: 'Anneau à Souhaits' },
      icon: 'delapouite/ring',
      text: {
        en: 'You get 1 VP. Place this card under the treasure deck.',
        fr: 'Vous gagnez 1 PV. Placez cette carte sous la pioche Trésor.',
      },
      onPlay({ game, me, self }) {
        game.gainVp(me, 1);
        game.insteadOfDiscard(self, (card) => game.putUnderOwnDeck(card));
      },
    }),
  ],
};

/** The other minions in play with a talent that the player could have this one use as its own. */
const talented = (game: Words, me: Seat, bearer: Card): Card[] =>
  game.minions({ except: bearer, where: (minion) => game.hasTalent(minion, me, bearer) });
