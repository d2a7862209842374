import {
  action,
  byYou,
  type Card,
  type FactionDef,
  type MinionFilter,
  minion,
  NOBODY,
  type Seat,
  talent,
  talentEither,
  titan,
  type Words,
} from '@baston/engine';

/** `where`: the minions that counters are transferred among, all if left out; `givers`: those that may give some. */
interface Transfer {
  readonly where?: MinionFilter;
  readonly givers?: MinionFilter;
  readonly may?: boolean;
}

/** Transfers one counter, or any number, from a minion that has some to another one there (TIME-25). */
function transferCounters(game: Words, me: Seat, howMany: 'one' | 'any', how: Transfer = {}): void {
  const { where = {}, givers = where, may = false } = how;
  const from = game.chooseMinion(me, { ...givers, counters: 'some' }, { to: 'takeCounter', may });
  const to = from && game.chooseMinion(me, { ...where, except: from }, { to: 'receiveCounters' });
  if (!to) return;
  if (howMany === 'one') game.transferCounters(from, to, 1);
  else game.transferSomeCounters(me, { from, to });
}

const canTransferCounters = (game: Words, where: MinionFilter): boolean =>
  game.countMinions({ ...where, counters: 'some' }) > 0 && game.countMinions(where) > 1;

/** The player's minions that have counters. */
const bearersOf = (game: Words, seat: Seat): Card[] => game.minions({ of: seat, counters: 'some' });

const countersOf = (game: Words, seat: Seat): number =>
  bearersOf(game, seat).reduce((sum, minion) => sum + game.countersOn(minion), 0);

/** Transfers counters from the player's minions to a card: any number, but at least that many in all. */
function collectCounters(game: Words, me: Seat, to: Card, atLeast: number): void {
  let left = countersOf(game, me);
  let needed = atLeast;
  for (const minion of bearersOf(game, me)) {
    left -= game.countersOn(minion);
    needed -= game.transferSomeCounters(me, { from: minion, to, min: Math.max(0, needed - left) });
  }
}

export const kungFuFighters: FactionDef = {
  id: 'kung-fu-fighters',
  name: { en: 'Kung Fu Fighters', fr: 'Maîtres Kung-Fu' },
  look: { deep: '#14532d', bright: '#ffe066', paper: '#f4f8ea', pattern: 'scales' },
  cards: [
    minion('kung-fu-fighters/dragon-warrior', {
      power: 5,
      copies: 1,
      name: { en: 'Dragon Warrior', fr: 'Guerrier Dragon' },
      icon: 'lorc/double-dragon',
      text: {
        en: '**Talent:** Transfer any number of +1 power counters from a minion to another. **Ongoing:** This minion cannot be destroyed.',
        fr: '**Talent :** Transférez n’importe quel nombre de marqueurs Force +1 d’une Créature à une autre. **Permanent :** Cette Créature ne peut pas être détruite.',
      },
      protects: (_game, self, target, verb) => verb === 'destroy' && target === self,
      use: talent({
        can: (game) => canTransferCounters(game, {}),
        run: ({ game, me }) => transferCounters(game, me, 'any'),
      }),
    }),

    minion('kung-fu-fighters/lady-whirlwind', {
      power: 4,
      copies: 2,
      name: { en: 'Lady Whirlwind', fr: 'Dame Tourbillon' },
      icon: 'lorc/stomp-tornado',
      text: {
        en: '**Talent:** If this minion has no +1 power counter, destroy a weaker minion here in order to place one on it.',
        fr: '**Talent :** Si cette Créature n’a aucun marqueur Force +1, détruisez une Créature plus faible ici pour en placer un sur elle.',
      },
      use: talent({
        can: (game, self) =>
          game.countersOn(self) === 0 &&
          game.countMinions({ at: game.baseOf(self), weakerThan: game.powerOf(self) }) > 0,
        run({ game, me, self, here }) {
          const weaker = { at: here, weakerThan: game.powerOf(self) };
          if (game.destroyMinion(me, weaker)) game.addCounters(self, 1); // TIME-17
        },
      }),
    }),

    minion('kung-fu-fighters/drunken-master', {
      power: 3,
      copies: 3,
      name: { en: 'Drunken Master', fr: 'Maître Ivre' },
      icon: 'lorc/beer-stein',
      text: {
        en: '**Talent:** If this minion has no +1 power counter, place one on it.',
        fr: '**Talent :** Si cette Créature n’a aucun marqueur Force +1, placez-en un sur elle.',
      },
      use: talent({
        can: (game, self) => game.countersOn(self) === 0,
        run: ({ game, self }) => game.addCounters(self, 1),
      }),
    }),

    minion('kung-fu-fighters/cricket', {
      power: 2,
      copies: 4,
      name: { en: 'Cricket', fr: 'Petit Scarabée' },
      icon: 'delapouite/cricket',
      text: {
        en: 'You may transfer one minion’s +1 power counter to another.',
        fr: 'Vous pouvez transférer un marqueur Force +1 d’une Créature à une autre.',
      },
      onPlay({ game, me }) {
        transferCounters(game, me, 'one', { may: true });
      },
    }),

    action('kung-fu-fighters/a-little-bit-frightening', {
      copies: 1,
      raises: (game, minion, me) => {
        const at = game.baseOf(minion);
        const strongest = Math.max(...game.minions({ at, of: me }).map((fighter) => game.powerOf(fighter)));
        return game.countMinions({ at, except: minion, weakerThan: strongest }) > 0;
      },
      name: { en: 'A Little Bit Frightening', fr: 'Plutôt Impressionnant' },
      icon: 'lorc/lightning-shout',
      text: {
        en: 'Choose one of your minions. Destroy a weaker minion on its base in order to place two +1 power counters among your minions there.',
        fr: 'Choisissez une de vos Créatures. Détruisez une Créature plus faible sur sa Base pour répartir deux marqueurs Force +1 entre vos Créatures de cette Base.',
      },
      onPlay({ game, me }) {
        const weaker = (than: Card) => ({ at: game.baseOf(than), weakerThan: game.powerOf(than) });
        const canFight = (mine: Card): boolean => game.toRaise(me).length === 0 || game.countMinions(weaker(mine)) > 0;
        const fighter = game.chooseMinion(me, { of: me, where: canFight }, { to: 'compare' });
        const at = game.baseOf(fighter);
        const victim = fighter && game.chooseMinion(me, weaker(fighter), { to: 'destroy' });
        if (victim && game.destroy(victim)) game.spreadCounters(me, { at, of: me }, 2); // TIME-17
      },
    }),

    action('kung-fu-fighters/ancient-chinese-art', {
      copies: 2,
      playOn: 'base',
      name: { en: 'Ancient Chinese Art', fr: 'Art Chinois Ancestral' },
      icon: 'lorc/lotus-flower',
      text: {
        en: 'Play on a base. **Talent:** Place a +1 power counter on a minion here OR transfer any number of them from one minion here to another here.',
        fr: 'Attachez : Base. **Talent :** Placez un marqueur Force +1 sur une Créature ici OU transférez-en n’importe quel nombre d’une Créature ici à une autre ici.',
      },
      use: talentEither([
        {
          way: 'addCounter',
          can: (game, self) => game.countMinions({ at: game.baseOf(self) }) > 0,
          run: ({ game, me, here }) => game.placeCounter(me, { at: here }),
        },
        {
          way: 'transferCounters',
          can: (game, self) => canTransferCounters(game, { at: game.baseOf(self) }),
          run: ({ game, me, here }) => transferCounters(game, me, 'any', { where: { at: here } }),
        },
      ]),
    }),

    action('kung-fu-fighters/everybody-knew-their-part', {
      copies: 1,
      name: { en: 'Everybody Knew Their Part', fr: 'Chacun Son Rôle' },
      icon: 'delapouite/punching-bag',
      text: {
        en: 'Choose one of your minions. Play a weaker extra minion on its base.',
        fr: 'Choisissez une de vos Créatures. Jouez une Créature supplémentaire plus faible sur sa Base.',
      },
      onPlay({ game, me }) {
        const fighter = game.chooseMinion(me, { of: me }, { to: 'compare' });
        if (fighter) game.extraMinion(me, { near: fighter, weaker: true });
      },
    }),

    action('kung-fu-fighters/everybody-was-kung-fu-fighting', {
      copies: 1,
      name: { en: 'Everybody was Kung Fu Fighting', fr: 'Au Karaté, T’as Qu’à Réattaquer !' },
      icon: 'delapouite/high-kick',
      text: {
        en: 'Choose a base. Each player who has a minion there destroys a minion of another player there.',
        fr: 'Choisissez une Base. Chaque joueur qui y a une Créature en détruit une d’un autre joueur sur cette Base.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, game.bases(), { to: 'destroy' });
        const fighting = game.playersAt(at); // CARD-176
        for (const seat of fighting) {
          game.destroyAll([game.chooseMinion(seat, { at, notOf: seat }, { to: 'destroy' })], seat);
        }
      },
    }),

    action('kung-fu-fighters/expert-timing', {
      copies: 1,
      raises: (game, minion, me) =>
        game.allCards().some((card) => card !== minion && game.controllerOf(card) === me && game.countersOn(card) > 0),
      name: { en: 'Expert Timing', fr: 'Main de Fer' },
      icon: 'delapouite/attack-gauge',
      text: {
        en: 'Choose one of your cards in play. Transfer any number of its +1 power counters to another card, and/or use its talent once more. **Special:** You may also play this before a base scores.',
        fr: 'Choisissez une de vos cartes en jeu. Transférez n’importe quel nombre de ses marqueurs Force +1 à une autre carte, et/ou utilisez son Talent une fois de plus. **Spécial :** Vous pouvez aussi jouer cette carte avant la Conquête d’une Base.',
      },
      special: { on: 'beforeScore' },
      onPlay({ game, me }) {
        const all = [...game.bases(), ...game.allCards()]; // TITAN-07, BURY-03
        const mine = all.filter((card) => game.controllerOf(card) === me);
        const raised = game.toRaise(me);
        const isUseful = (card: Card): boolean =>
          raised.length > 0
            ? game.countersOn(card) > 0 && raised.some((minion) => minion !== card)
            : game.countersOn(card) > 0 || game.hasTalent(card);
        const card = game.chooseCard(me, mine.filter(isUseful), { to: 'aimAt' });
        if (!card) return;
        const [min, max] = [Math.min(raised.length, 1), game.countersOn(card)];
        const count = game.chooseNumber(me, { to: 'transferCounters', min, max, about: card });
        if (count > 0) {
          const others = all.filter((other) => other !== card);
          game.transferCounters(card, game.chooseCard(me, others, { to: 'receiveCounters' }), count);
        }
        if (game.hasTalent(card) && game.confirm(me, 'useTalent')) game.useTalent(me, card);
      },
    }),

    action('kung-fu-fighters/fast-as-lightning', {
      copies: 2,
      raises: true,
      name: { en: 'Fast as Lightning', fr: 'Rapide Comme l’Éclair' },
      icon: 'lorc/arcing-bolt',
      text: {
        en: 'Choose a minion. This turn, it has +2 power, and instead of going to the discard pile it returns to hand.',
        fr: 'Choisissez une Créature. Ce tour-ci, elle a Force +2, et au lieu d’aller à la défausse elle est renvoyée en main.',
      },
      lasting: {
        rescued: {
          also: 'alsoRescue',
          tells: ({ until, seat }, card) => ({ type: 'rescue', card, until, seat }),
          insteadOfDiscard: { run: ({ game, self }) => game.returnToHand(self) },
        },
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, {}, { to: 'givePower' });
        game.givePower(minion, 2);
        if (minion && game.ownerOf(minion) !== NOBODY) game.leave('rescued', { about: minion }); // MON-04
      },
    }),

    action('kung-fu-fighters/lets-get-it-on', {
      copies: 1,
      name: { en: 'Let’s Get It On', fr: 'En Garde !' },
      icon: 'lorc/boot-kick',
      text: {
        en: 'Choose one of your minions. Destroy one or more minions on its base that together have no more power than it.',
        fr: 'Choisissez une de vos Créatures. Détruisez une ou plusieurs Créatures sur sa Base dont la Force totale ne dépasse pas la sienne.',
      },
      onPlay({ game, me }) {
        const fighter = game.chooseMinion(me, { of: me }, { to: 'compare' });
        if (!fighter) return;
        const at = game.baseOf(fighter);
        const beaten: Card[] = [];
        for (let power = game.powerOf(fighter); ; ) {
          const next = { at, maxPower: power, where: (minion: Card) => !beaten.includes(minion) };
          const minion = game.chooseMinion(me, next, { to: 'destroy', may: beaten.length > 0 });
          if (!minion) break;
          beaten.push(minion);
          power -= game.powerOf(minion);
        }
        game.destroyAll(beaten);
      },
    }),

    action('kung-fu-fighters/oh-hoh-hoh-hoah', {
      copies: 1,
      playOn: 'base',
      name: { en: 'Oh-hoh-hoh-hoah', fr: 'Oh-Oh-Oh-Ohhh' },
      icon: 'skoll/fist',
      text: {
        en: 'Play on a base. **Ongoing:** After each minion that another player plays here, place a +1 power counter on one of yours.',
        fr: 'Attachez : Base. **Permanent :** Après chaque Créature qu’un autre joueur joue ici, placez un marqueur Force +1 sur une des vôtres.',
      },
      on: {
        played: {
          when: (game, self, happening) =>
            game.isMinion(happening.card) && happening.at === game.baseOf(self) && !byYou(game, self, happening),
          run({ game, me }) {
            game.placeCounter(me, { of: me });
          },
        },
      },
    }),
  ],

  titan: titan('kung-fu-fighters/sifu', {
    optional: true,
    name: { en: 'Sifu', fr: 'Sifu' },
    icon: 'delapouite/black-belt',
    text: {
      en: '**Special:** On your turn, if there are two or more +1 power counters on your minions, you may play this titan and transfer two or more of them to it. **Ongoing:** After you transfer +1 power counters to a minion, you may place one more on that minion. **Talent:** Transfer a +1 power counter from one of your minions to another minion OR place a +1 power counter on a minion that has none.',
      fr: '**Spécial :** À votre tour, s’il y a au moins deux marqueurs Force +1 sur vos Créatures, vous pouvez jouer ce Titan et lui en transférer au moins deux. **Permanent :** Après avoir transféré des marqueurs Force +1 à une Créature, vous pouvez en placer un de plus sur cette Créature. **Talent :** Transférez un marqueur Force +1 d’une de vos Créatures à une autre Créature OU placez un marqueur Force +1 sur une Créature qui n’en a pas.',
    },
    aside: {
      use: {
        label: 'special',
        from: 'aside',
        can: (game, _self, seat) => countersOf(game, seat) >= 2,
        run({ game, me, self }) {
          if (game.playTitanOn(me, self, game.bases())) collectCounters(game, me, game.now(self), 2);
        },
      },
    },
    on: {
      counters: {
        when: (game, self, { card, by, way }) =>
          way === 'transferred' && by === game.controllerOf(self) && game.isMinion(card),
        run: ({ game, me }, { card }) => game.isInPlay(card) && game.mayAddCounter(me, card),
      },
    },
    use: talentEither([
      {
        way: 'transferCounters',
        can: (game, _self, me) => countersOf(game, me) > 0 && game.countMinions({}) > 1,
        run: ({ game, me }) => transferCounters(game, me, 'one', { givers: { of: me } }),
      },
      {
        way: 'addCounter',
        can: (game) => game.countMinions({ counters: 'none' }) > 0,
        run: ({ game, me }) => game.placeCounter(me, { counters: 'none' }),
      },
    ]),
  }),
};
