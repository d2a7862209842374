/** Definitions that many cards share: talents, ways to play titans, conditions of reactions and Specials. */
import { type Base, type Card, NOBODY, type Seat } from '../state/block.ts';
import type { Reaction, Scene, Use } from './defs.ts';
import type { MinionFilter } from './filters.ts';
import type { Happening } from './moments.ts';
import type { Alternative } from './request.ts';
import type { Words } from './words.ts';

type Can = (game: Words, self: Card, seat: Seat) => boolean;
type Among = MinionFilter | readonly Card[];

/** One side of a talent with an OR. */
interface TalentWay {
  readonly way: Alternative;
  readonly can?: Can;
  run(scene: Scene): unknown;
}

const isAny = (game: Words, among: Among): boolean =>
  Array.isArray(among) ? among.length > 0 : game.countMinions(among as MinionFilter) > 0;

/** "Talent: ..." */
export const talent = (how: Pick<Use, 'can' | 'ofBearer' | 'run'>): Use => ({ label: 'talent', from: 'play', ...how });

/** A talent that needs cards or minions to choose from: it can be used if there are any, and `run` gets them. */
export const talentAmong = <T extends Among>(
  among: (game: Words, self: Card, seat: Seat) => T,
  run: (scene: Scene, among: T) => unknown,
): Use =>
  talent({
    can: (game, self, seat) => isAny(game, among(game, self, seat)),
    run: (scene) => run(scene, among(scene.game, scene.self, scene.me)),
  });

/** A talent with an OR: it can be used if one of these can be done. */
export function talentEither(ways: readonly TalentWay[]): Use {
  const isAlwaysOpen = ways.some(({ can }) => can === undefined);
  return talent({
    ...(isAlwaysOpen ? {} : { can: (game, self, seat) => ways.some(({ can }) => can?.(game, self, seat)) }),
    run(scene) {
      const { game, self, me } = scene;
      game.either(
        me,
        ways.map(({ way, can, run }) => ({ way, can: !can || can(game, self, me), run: () => run(scene) })),
      );
    },
  });
}

/** "On your turn, you may ..." */
export const onYourTurn = <Self extends Card = Card>(how: Pick<Use<Self>, 'can' | 'run'>): Use<Self> => ({
  label: 'special',
  from: 'play',
  ...how,
});

/** How a titan beside its owner's deck comes into play. */
interface TitanPlay {
  readonly spends?: 'minion' | 'action' | 'both';
  readonly can?: Can;
  /** On which bases, if not on any: it can be played if there are some. */
  on?(game: Words, me: Seat): readonly Base[];
  /** Runs before it is played; false: it is not played. */
  price?(game: Words, me: Seat): boolean;
  /** How many of the counters that it has there stay on it. */
  readonly keeps?: number;
}

/** "On your turn, you may play this titan." */
export function titanPlay({ spends, can, on, price, keeps = 0 }: TitanPlay): Use {
  const isOpen: Can | undefined = on
    ? (game, self, me) => (!can || can(game, self, me)) && on(game, me).length > 0
    : can;
  return {
    label: 'special',
    from: 'aside',
    ...(spends ? { spends } : {}),
    ...(isOpen ? { can: isOpen } : {}),
    run({ game, me, self }) {
      if (price && !price(game, me)) return;
      game.playTitanOn(me, self, on ? on(game, me) : game.bases(), { keeps });
    },
  };
}

/** "Special: You may play this titan", at a moment; on any base, or on these. */
export const titanOffer = (how: {
  when: When;
  on?(game: Words, me: Seat, happening: Happening): readonly Base[];
}): Reaction => ({
  special: true,
  when: how.when,
  run: ({ game, me, self }, happening) =>
    game.mayPlayTitan(me, self, how.on ? how.on(game, me, happening) : game.bases()),
});

// Conditions of reactions: see also moments.ts.
type When = (game: Words, self: Card, happening: Happening) => boolean;
/** It happens on this very base, to a minion. */
export const minionAtMe: When = (game, self, { card, at }) => at === self && game.isMinion(card);
/** It is the first minion that its player has played on this very base this turn. */
export const firstMinionAtMe: When = (game, self, { card, at, by }) =>
  at === self && game.isMinion(card) && game.playedThisTurn({ kind: 'minion', by, on: self }).length === 1;
/** An action is played, or a minion that triggers what an action does (CARD-111). */
export const actionPlayed: When = (game, _self, { card, way }) => way === 'asAction' || game.isAction(card);
/** An action is played on this very base. */
export const actionAtMe: When = (game, self, { card }) => game.isAction(card) && game.hostOf(card) === self;
/** You do it to a minion here: you play one. */
export const yourMinionHere: When = (game, self, { card, at, by }) =>
  at === game.baseOf(self) && by === game.controllerOf(self) && game.isMinion(card);
/** It happens to a card of another player. */
export const othersCard: When = (game, self, { controller }) =>
  controller !== NOBODY && controller !== game.controllerOf(self);
/** It happens to a minion of another player. */
export const othersMinion: When = (game, self, { card, controller }) =>
  game.isMinion(card) && controller !== NOBODY && controller !== game.controllerOf(self);
/** Another player does it. */
export const byOther: When = (game, self, { by }) => by !== game.controllerOf(self);

/** A condition of talents: the player has a minion here. */
export const withMinionHere: Can = (game, self, seat) => game.countMinions({ at: game.baseOf(self), of: seat }) > 0;

/** A condition of Specials: the player has a minion there. */
export const withMinionThere = (game: Words, _self: Card, seat: Seat, { at }: Happening): boolean =>
  game.countMinions({ at, of: seat }) > 0;

/** Has the player won the base that scores (SCORE-18)? */
export const hasWon = ({ standings }: Happening, me: Seat): boolean =>
  standings.some(({ seat, place }) => seat === me && place === 1);

/** The minions that the player has played this turn where the card is, without the card itself, be it an earlier coming of it. */
export const othersPlayedHere = (game: Words, self: Card, by: Seat): Card[] =>
  game
    .playedThisTurn({ kind: 'minion', by, on: game.baseOf(self) })
    .map(({ card }) => card)
    .filter((card) => !game.isSameCard(card, self));
