import {
  action,
  type Base,
  type Card,
  type FactionDef,
  minion,
  NO_CARD,
  NOBODY,
  type Seat,
  talent,
  type Words,
} from '@baston/engine';

/** The bases where the player has no minion. */
const empty = (game: Words, me: Seat): Base[] => game.basesWithout({ of: me });
/** The bases where the player has a minion. */
const settled = (game: Words, me: Seat): Base[] => game.basesWith({ of: me });

/** Is it the player's only minion on its base? */
const isAlone = (game: Words, minion: Card, me: Seat): boolean => {
  const mine = game.minions({ at: game.baseOf(minion), of: me });
  return mine.length === 1 && mine[0] === minion;
};

export const polynesianVoyagers: FactionDef = {
  id: 'polynesian-voyagers',
  name: { en: 'Polynesian Voyagers', fr: 'Voyageurs Polynésiens' },
  look: { deep: '#0b5563', bright: '#8ff0e6', paper: '#ebf8f7', pattern: 'waves' },
  cards: [
    minion('polynesian-voyagers/maui', {
      power: 5,
      copies: 1,
      name: { en: 'Maui', fr: 'Maui' },
      icon: 'lorc/spear-hook',
      text: {
        en: 'Put up to two bases from the base deck into play. **Talent:** Move one of your minions to a base where you have none.',
        fr: 'Mettez en jeu jusqu’à deux Bases de la pioche Base. **Talent :** Déplacez une de vos Créatures vers une Base où vous n’en avez aucune.',
      },
      onPlay({ game, me }) {
        for (let i = 0; i < 2; i++) {
          const [top] = game.topBases(1);
          if (!top || !game.confirm(me, 'playBase')) return;
          game.playBase(top); // SCORE-37
        }
      },
      use: talent({
        can: (game, _self, seat) => empty(game, seat).length > 0,
        run({ game, me }) {
          const minion = game.chooseMinion(me, { of: me }, { to: 'move' });
          const to = minion && game.chooseBase(me, empty(game, me), { to: 'moveTo', about: minion });
          if (to) game.move(minion, to);
        },
      }),
    }),

    minion('polynesian-voyagers/wayfinder', {
      power: 4,
      copies: 2,
      name: { en: 'Wayfinder', fr: 'Navigatrice' },
      icon: 'delapouite/sextant',
      text: {
        en: '**Talent:** Move this minion to a base where you have none. If you do, place a +1 power counter on it.',
        fr: '**Talent :** Déplacez cette Créature vers une Base où vous n’en avez aucune. Si vous le faites, placez un marqueur Force +1 sur elle.',
      },
      use: talent({
        can: (game, _self, seat) => empty(game, seat).length > 0,
        run({ game, me, self }) {
          const to = game.chooseBase(me, empty(game, me), { to: 'moveTo', about: self });
          if (to && game.move(self, to)) game.addCounters(self, 1);
        },
      }),
    }),

    minion('polynesian-voyagers/tiki', {
      power: 3,
      copies: 3,
      name: { en: 'Tiki', fr: 'Tiki' },
      icon: 'lorc/totem-head',
      text: {
        en: '**Ongoing:** This minion has +2 power if an action is on it.',
        fr: '**Permanent :** Cette Créature a Force +2 si une Action lui est attachée.',
      },
      changesPower: { of: 'self', by: (game, self) => (game.actions(self).length > 0 ? 2 : 0) },
    }),

    minion('polynesian-voyagers/moai', {
      power: 3,
      copies: 4,
      name: { en: 'Mo’ai', fr: 'Moaï' },
      icon: 'delapouite/moai',
      text: {
        en: '**Ongoing:** Other players cannot move their minions to this base, nor move this minion.',
        fr: '**Permanent :** Les autres joueurs ne peuvent ni déplacer leurs Créatures vers cette Base, ni déplacer cette Créature.',
      },
      protects(game, self, target, verb) {
        if (verb !== 'move' || !game.isDoneByOther(self)) return false;
        const comesHere = game.isMinion(target) && game.isMovingTo(game.baseOf(self));
        return target === self || (comesHere && !game.isDoneByOther(target));
      },
    }),

    action('polynesian-voyagers/growth-of-the-tribes', {
      copies: 1,
      name: { en: 'Growth of the Tribes', fr: 'Essor des Tribus' },
      icon: 'delapouite/huts-village',
      text: {
        en: 'Choose a base where you have no minion. Play an extra minion or move one of yours there.',
        fr: 'Choisissez une Base où vous n’avez aucune Créature. Jouez-y une Créature supplémentaire, ou déplacez-y une des vôtres.',
      },
      onPlay({ game, me }) {
        const at = game.chooseBase(me, empty(game, me), { to: 'aimAt' });
        if (!at) return;
        const play = (): Card => game.playMinionNow(me, { at }); // PLAY-04
        const move = (): boolean => game.move(game.chooseMinion(me, { of: me }, { to: 'moveHere' }), at);
        game.either(
          me,
          [
            { way: 'playExtraMinion', can: game.canPlayMinionNow(me, { at }), run: play },
            { way: 'move', can: game.countMinions({ of: me }) > 0, run: move },
          ],
          { isSingle: true },
        );
      },
    }),

    action('polynesian-voyagers/knowledge-of-the-tribes', {
      copies: 1,
      name: { en: 'Knowledge of the Tribes', fr: 'Savoir des Tribus' },
      icon: 'lorc/star-swirl',
      text: {
        en: 'For each base where you have a minion, draw a card.',
        fr: 'Pour chaque Base où vous avez une Créature, piochez une carte.',
      },
      onPlay({ game, me }) {
        game.draw(me, settled(game, me).length);
      },
    }),

    action('polynesian-voyagers/unity-of-the-tribes', {
      copies: 1,
      name: { en: 'Unity of the Tribes', fr: 'Union des Tribus' },
      icon: 'delapouite/three-friends',
      text: {
        en: 'Choose a base where you have a minion. You have +2 power there this turn for each base where you have a minion.',
        fr: 'Choisissez une Base où vous avez une Créature. Vous y avez Force +2 ce tour-ci pour chaque Base où vous avez une Créature.',
      },
      onPlay({ game, me }) {
        const mine = settled(game, me);
        const at = game.chooseBase(me, mine, { to: 'gainTotal' });
        if (at) game.changeTotal(at, 2 * mine.length);
      },
    }),

    action('polynesian-voyagers/ocean-tattoo', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Ocean Tattoo', fr: 'Tatouage de l’Océan' },
      icon: 'lorc/big-wave',
      text: {
        en: 'Play on one of your minions on a base without minions of other players. **Talent:** Move it to another base. If you do, place a +1 power counter on it.',
        fr: 'Attachez : une de vos Créatures, sur une Base sans Créature d’un autre joueur. **Talent :** Déplacez-la vers une autre Base. Si vous le faites, placez un marqueur Force +1 sur elle.',
      },
      canPlay: (game, _self, seat, at) => game.countMinions({ at: game.baseOf(at), notOf: seat }) === 0,
      use: talent({
        run({ game, me, bearer }) {
          if (game.moveAway(me, bearer)) game.addCounters(bearer, 1);
        },
      }),
    }),

    action('polynesian-voyagers/shark-tattoo', {
      copies: 2,
      playOn: 'ownMinion',
      raises: true,
      name: { en: 'Shark Tattoo', fr: 'Tatouage du Requin' },
      icon: 'lorc/shark-jaws',
      text: {
        en: 'Play on one of your minions. Place a +1 power counter on it. **Ongoing:** At the start of your turn, do so again if it is your only minion here.',
        fr: 'Attachez : une de vos Créatures. Placez un marqueur Force +1 sur elle. **Permanent :** Au début de votre tour, refaites-le si c’est votre seule Créature ici.',
      },
      onPlay({ game, bearer }) {
        game.addCounters(bearer, 1);
      },
      on: {
        turnStart: {
          when: (game, self, { by }) => by === game.controllerOf(self) && isAlone(game, game.hostOf(self), by),
          run: ({ game, bearer }) => game.addCounters(bearer, 1),
        },
      },
    }),

    action('polynesian-voyagers/sun-tattoo', {
      copies: 2,
      playOn: 'ownMinion',
      raises: true,
      name: { en: 'Sun Tattoo', fr: 'Tatouage du Soleil' },
      icon: 'lorc/sunbeams',
      text: {
        en: 'Play on one of your minions. **Ongoing:** It has +2 power. **Special:** After a base scores, you may also play this on one of your minions there without actions on it. Move that minion to another base instead of discarding it.',
        fr: 'Attachez : une de vos Créatures. **Permanent :** Elle a Force +2. **Spécial :** Après la Conquête d’une Base, vous pouvez aussi jouer cette carte sur une de vos Créatures de cette Base à laquelle aucune Action n’est attachée. Déplacez cette Créature vers une autre Base au lieu de la défausser.',
      },
      changesPower: { of: 'bearer', by: () => 2 },
      special: {
        on: 'afterScore',
        where: (game, _self, seat, { at }) =>
          game.minions({ at, of: seat, where: (minion) => game.actions(minion).length === 0 }),
        run: ({ game, me, bearer }) => game.moveAway(me, bearer),
      },
    }),

    action('polynesian-voyagers/tattoo-artist', {
      copies: 1,
      name: { en: 'Tattoo Artist', fr: 'Tatoueur' },
      icon: 'lorc/quill-ink',
      text: {
        en: 'Search your deck and/or discard pile for an action that is played on a minion. Take it or play it as an extra action.',
        fr: 'Cherchez dans votre pioche et/ou votre défausse une Action qui se joue sur une Créature. Prenez-la en main ou jouez-la comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const isTattoo = (card: Card): boolean => game.isPlayedOn(card, 'minion');
        game.takeOrPlay(me, game.searchFor(me, isTattoo, { also: ['discard'] }));
      },
    }),

    action('polynesian-voyagers/volcanic-uprising', {
      copies: 1,
      name: { en: 'Volcanic Uprising', fr: 'Éruption Volcanique' },
      icon: 'lorc/volcano',
      text: {
        en: 'Put the top base of the base deck into play and you may move one of your minions there OR destroy a base without any player’s minions and put two bases in its place.',
        fr: 'Mettez en jeu la première Base de la pioche Base et vous pouvez y déplacer une de vos Créatures OU détruisez une Base où aucun joueur n’a de Créature et mettez deux Bases à sa place.',
      },
      onPlay({ game, me }) {
        const deserted = game.basesWithout({ notOf: NOBODY }); // MON-08
        const erupt = (): boolean => game.mayMoveHere(me, { of: me }, playTopBase(game));
        const sinkOne = (): void => {
          if (game.destroyBase(game.chooseBase(me, deserted, { to: 'swapOut' }))) playTopBase(game);
        };
        game.either(me, [
          { way: 'playBase', can: game.topBases(1).length > 0, run: erupt },
          { way: 'destroyBase', can: deserted.length > 0, run: sinkOne },
        ]);
      },
    }),
  ],
};

/** Adds a base to those in play, for good (SCORE-37). */
function playTopBase(game: Words): Base {
  const [top = NO_CARD] = game.topBases(1);
  return game.playBase(top);
}
