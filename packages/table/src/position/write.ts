/** The present position as a scenario: what layout.ts reads. */
import {
  type Config,
  type Game,
  NOBODY,
  type PlacedCard,
  type Position,
  positionOf,
  Refusal,
  type Seat,
  veiled,
} from '@baston/engine';
import type { BaseEntry, CardEntry, EffectEntry, Layout, PermitEntry, PlayerEntry } from './schema.ts';
import { SEAT_NAMES, type SeatName } from './seats.ts';

/** The point of view: a seat (what it cannot know is made up), a spectator (-1), or everything. */
export type Looker = Seat | 'everything';

/** A position without the words around it. */
export type WrittenPosition = Layout & { readonly seats?: number; readonly options?: Partial<Config> };

/** The position of a game at a checkpoint, from the start of the first turn on. */
export function writePosition(game: Game, looker: Looker): WrittenPosition {
  const shown = looker === 'everything' ? game : veiled(game, looker, `${looker} ${game.turn}`);
  return { seats: game.seats, options: optionsOf(game), ...layoutOf(positionOf(shown)) };
}

/** The position as a seat may know it; once the game is over, nothing is hidden any more. */
export function positionFor(checkpoint: Game, seat: Seat): WrittenPosition {
  if (checkpoint.turn === 0) throw new Refusal('not-asked', 'the first turn has not begun');
  return writePosition(checkpoint, checkpoint.isOver() ? 'everything' : seat);
}

/** The options of the match but for the seed, which would tell every card. */
function optionsOf({ config, picks, rules }: Game): Partial<Config> {
  const { boxes, bases, titans, vpToWin, mulligan, endOfPlay } = config;
  const ids = picks.map((faction) => rules.factionId(faction));
  const factions = Array.from(
    { length: config.seats },
    (_, seat) => ids.slice(2 * seat, 2 * seat + 2) as [string, string],
  );
  return { factions, boxes, bases, titans, vpToWin, mulligan, endOfPlay };
}

const seatName = (seat: Seat): SeatName => SEAT_NAMES[seat] as SeatName;

/** Cards are called by their whole ids: what is short and clear among some boxes may be ambiguous among all. */
function layoutOf(position: Position): Layout {
  const card = ({ card: id, owner, controller, seenBy, actions, ...rest }: PlacedCard): CardEntry => {
    const about = {
      ...rest,
      ...(owner === undefined || owner === controller ? {} : { owner: seatName(owner) }),
      ...(seenBy ? { seenBy: seenBy.map(seatName) } : {}),
      ...(actions ? { actions: bySeat(actions) } : {}),
    };
    return Object.keys(about).length === 0 ? id : { card: id, ...about };
  };
  const bySeat = (cards: readonly PlacedCard[]): { readonly [S in SeatName]?: CardEntry[] } =>
    Object.fromEntries(
      SEAT_NAMES.map((seat, i) => [seat, cards.filter(({ controller }) => controller === i)] as const)
        .filter(([, theirs]) => theirs.length > 0)
        .map(([seat, theirs]) => [seat, counted(theirs.map(card))]),
    );
  const pile = (cards: readonly PlacedCard[]): CardEntry[] => counted(cards.map(card));
  const isMonster = ({ controller }: PlacedCard): boolean => controller === NOBODY;
  const { active, phase, turn, players, bases, baseDeck, baseDiscard, sideDecks, permits, effects, plays } = position;
  return {
    active: seatName(active),
    phase,
    turn,
    players: Object.fromEntries(
      players.map(({ vp, hand, deck, discard, titans, ...rest }, seat): [SeatName, PlayerEntry] => [
        seatName(seat),
        {
          vp,
          hand: pile(hand),
          deck: pile(deck),
          discard: pile(discard),
          ...(titans ? { titans: pile(titans) } : {}),
          ...rest,
        },
      ]),
    ),
    bases: bases.map(({ base: { card: id, ...about }, minions, actions, titans, buried }) => ({
      base: id,
      ...(about as Omit<BaseEntry, 'base'>),
      ...bySeat(minions),
      ...(minions.some(isMonster) ? { monsters: pile(minions.filter(isMonster)) } : {}),
      ...(actions.length > 0 ? { actions: bySeat(actions) } : {}),
      ...(buried ? { buried: bySeat(buried) } : {}),
      ...(titans ? { titans: bySeat(titans) } : {}),
    })),
    baseDeck: pile(baseDeck),
    baseDiscard: pile(baseDiscard),
    ...(sideDecks && {
      sideDecks: Object.fromEntries(
        Object.entries(sideDecks).map(([deck, side]) => [
          deck,
          { pile: pile(side.pile), ...(side.discard ? { discard: pile(side.discard) } : {}) },
        ]),
      ),
    }),
    ...(permits && {
      permits: permits.map(({ play, regular, ...about }): PermitEntry => {
        const what = regular ? play : (`extra ${play}` as const);
        return Object.keys(about).length === 0 ? what : { play: what, ...about };
      }),
    }),
    ...(effects && {
      effects: effects.map(
        ({ seat, ...about }): EffectEntry => ({ ...about, ...(seat === NOBODY ? {} : { seat: seatName(seat) }) }),
      ),
    }),
    ...(plays && { plays: plays.map(({ seat, ...about }) => ({ ...about, seat: seatName(seat) })) }),
  };
}

/** Neighbours that are the same are written once, with their number. */
function counted(entries: readonly CardEntry[]): CardEntry[] {
  const groups: { entry: CardEntry; count: number }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && typeof entry === 'string' && last.entry === entry) last.count++;
    else groups.push({ entry, count: 1 });
  }
  return groups.map(({ entry, count }) => (count > 1 ? `${entry} x${count}` : entry));
}
