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
        en: 'From the treasure discard pile, you may play a card on this minion as an extra action.',
        fr: 'Vous pouvez jouer sur cette Créature, comme Action supplémentaire, une carte de la défausse Trésor.',
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
        en: 'Play an extra minion.',
        fr: 'Jouez une Créature supplémentaire.',
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
        en: 'You may destroy a minion of 2 power or less here.',
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
        en: 'Play on a base. **Ongoing:** When another player’s minion of 3 power or less is played here, destroy it and this card.',
        fr: 'Attachez : Base. **Permanent :** Quand une Créature de Force 3 ou moins d’un autre joueur est jouée ici, détruisez-la avec cette carte.',
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
        en: 'Play on a minion. Play an extra action. **Ongoing:** It has +1 power.',
        fr: 'Attachez : Créature. Jouez une Action supplémentaire. **Permanent :** Elle a Force +1.',
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
        en: 'Play on a minion. **Talent:** Move it to another base.',
        fr: 'Attachez : Créature. **Talent :** Déplacez-la vers une autre Base.',
      },
      use: talent({ run: ({ game, me, bearer }) => game.moveAway(me, bearer) }),
    }),

    action('treasure/buckler-of-swashing', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Buckler of Swashing', fr: 'Rondache de Bravache' },
      icon: 'willdabeast/round-shield',
      text: {
        en: 'Play on a minion. **Ongoing:** It cannot be destroyed.',
        fr: 'Attachez : Créature. **Permanent :** Elle ne peut pas être détruite.',
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
        en: 'Play on a minion. **Ongoing:** It has +2 power.',
        fr: 'Attachez : Créature. **Permanent :** Elle a Force +2.',
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
        en: 'Play on a minion. **Ongoing:** For each treasure on it, it has +1 power.',
        fr: 'Attachez : Créature. **Permanent :** Pour chaque Trésor qui lui est attaché, elle a Force +1.',
      },
      changesPower: { of: 'bearer', by: (game, _self, minion) => treasuresOn(game, minion) },
    }),

    action('treasure/cross-bow', {
      copies: 1,
      raises: (game, minion) => !game.isMonster(minion) && !game.isTreasure(minion), // MON-04
      name: { en: 'Cross Bow', fr: 'Arc-Pas-Net' },
      icon: 'carl-olsen/crossbow',
      text: {
        en: 'Choose a base and a faction. Each minion of that faction there has +2 power this turn.',
        fr: 'Choisissez une Base et une Faction. Chaque Créature de cette Faction y a Force +2 ce tour-ci.',
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
        en: 'Destroy an action on a base or minion. **Special:** You may also play this before a base scores.',
        fr: 'Détruisez une Action attachée à une Base ou Créature. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
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
        en: 'Play on a minion. **Ongoing:** If it would go to the discard pile, return it to hand instead.',
        fr: 'Attachez : Créature. **Permanent :** Si elle devait aller à la défausse, renvoyez-la en main à la place.',
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
        en: 'Play on a minion. **Ongoing:** Minions here have +1 power.',
        fr: 'Attachez : Créature. **Permanent :** Les Créatures ici ont Force +1.',
      },
      changesPower: { of: 'here', by: () => 1 },
    }),

    action('treasure/magic-missile', {
      copies: 1,
      playOn: 'minion',
      name: { en: 'Magic Missile', fr: 'Projectile Magique' },
      icon: 'lorc/missile-swarm',
      text: {
        en: 'Play on a minion. **Talent:** Place this card under the treasure deck and destroy a minion of 3 power or less here.',
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
        en: 'Play on a minion. **Ongoing:** It has no abilities.',
        fr: 'Attachez : Créature. **Permanent :** Elle n’a pas d’effet.',
      },
      makesBearer: 'silent',
    }),

    action('treasure/potion-of-halitosis', {
      copies: 1,
      name: { en: 'Potion of Halitosis', fr: 'Potion de Mauvaise Haleine' },
      icon: 'lorc/bottle-vapors',
      text: {
        en: 'Choose a base and a player with a minion there. They move one of theirs there to another base. **Special:** You may also play this before a base scores.',
        fr: 'Choisissez une Base et un joueur qui y a une Créature. Il en déplace une des siennes vers une autre Base. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
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
        en: 'A minion has +3 power this turn.',
        fr: 'Une Créature a Force +3 ce tour-ci.',
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
        en: '**Special:** Play this when the treasures of a base that has scored are revealed, before they are shared. Take one of them.',
        fr: '**Spécial :** À jouer quand les Trésors d’une Base conquise sont révélés, avant leur partage. Prenez-en un en main.',
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
        en: '**Special:** Play this before a base scores. This turn, cards on that base have no abilities: minions, and actions on it or on minions there.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Ce tour-ci, les cartes sur cette Base n’ont pas d’effet : les Créatures, et les Actions qui lui sont attachées ou qui sont attachées à ses Créatures.',
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
        en: 'Play on a minion. **Talent:** It uses the talent of another minion in play as if it were its own.',
        fr: 'Attachez : Créature. **Talent :** Elle utilise le Talent d’une autre Créature en jeu comme si c’était le sien.',
      },
      use: talent({
        can: (game, self, seat) => talents(game, seat, self).length > 0, // ZONE-33
        run({ game, me, self }) {
          const from = game.chooseCard(me, talents(game, me, self), { to: 'useTalent' });
          if (from) game.useTalent(me, from, userOf(game, from, self));
        },
      }),
    }),

    action('treasure/wand-of-dowsing', {
      copies: 1,
      name: { en: 'Wand of Dowsing', fr: 'Baguette de Sourcier' },
      icon: 'delapouite/water-diviner-stick',
      text: {
        en: 'Draw two treasures. Then shuffle this card, with the treasure discard pile, into the treasure deck.',
        fr: 'Piochez deux Trésors. Mélangez ensuite cette carte, avec la défausse Trésor, dans la pioche Trésor.',
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
        en: 'Gain 1 VP. Place this card under the treasure deck.',
        fr: 'Gagnez 1 PV. Placez cette carte sous la pioche Trésor.',
      },
      onPlay({ game, me, self }) {
        game.gainVp(me, 1);
        game.insteadOfDiscard(self, (card) => game.putUnderOwnDeck(card));
      },
    }),
  ],
};

/** The other minions in play with a talent that the player could have this one use as its own. */
const talents = (game: Words, me: Seat, potion: Card): Card[] =>
  game
    .minions({ except: game.hostOf(potion) })
    .flatMap((minion) => game.abilityCards(minion))
    .filter((card) => game.hasTalent(card, me, userOf(game, card, potion)));

/** The card in whose place the talent is used: the bearer, or the potion for a talent that an action gives to a minion. */
const userOf = (game: Words, card: Card, potion: Card): Card => (game.isMinion(card) ? game.hostOf(potion) : potion);
