/** A position as scenario files write it, and the one that the engine lays out. */
import { type Config, Game, type PlacedCard, type Position, type Rules } from '@baston/engine';
import { Names, repeat } from './names.ts';
import { type CardEntry, checkLayout, type Layout, SEAT_NAMES, type SeatName } from './schema.ts';

/** A game laid out as somebody outside says: it is looked at as closely as a saved one. */
export function gameFrom(rules: Rules, config: Partial<Config> & { seed: string }, layout: Layout): Game {
  const position = readPosition(checkLayout(layout), new Names(rules), config.seats ?? 2);
  return Game.load(rules, Game.arrange(rules, config, position).game.save());
}

const seatNumber = (name: SeatName): number => SEAT_NAMES.indexOf(name);

export function readPosition(layout: Layout, names: Names, seats: number): Position {
  const place = (entry: CardEntry, controller?: SeatName): PlacedCard[] => {
    if (typeof entry === 'string') return repeat(entry).map((word) => base(word, controller));
    const { card, as, owner, counters, names: named, actions } = entry;
    return repeat(card).map((word) => ({
      ...base(word, controller),
      ...(as === undefined ? {} : { as }),
      ...(owner === undefined ? {} : { owner: seatNumber(owner) }),
      ...(counters === undefined ? {} : { counters }),
      ...(named === undefined ? {} : { names: named }),
      ...(actions === undefined ? {} : { actions: bySeat(actions) }),
    }));
  };
  const base = (word: string, controller?: SeatName): PlacedCard => ({
    card: names.def(word),
    ...(controller === undefined ? {} : { controller: seatNumber(controller) }),
  });
  const bySeat = (entries: { readonly [S in SeatName]?: readonly CardEntry[] }): PlacedCard[] =>
    SEAT_NAMES.slice(0, seats).flatMap((seat) => (entries[seat] ?? []).flatMap((entry) => place(entry, seat)));
  const pile = (entries: readonly CardEntry[] | undefined): PlacedCard[] =>
    (entries ?? []).flatMap((entry) => place(entry));
  return {
    active: seatNumber(layout.active ?? 'A'),
    phase: layout.phase ?? 'play',
    turn: layout.turn ?? 1,
    players: SEAT_NAMES.slice(0, seats).map((seat) => {
      const player = layout.players?.[seat];
      return {
        vp: player?.vp ?? 0,
        hand: pile(player?.hand),
        deck: pile(player?.deck),
        discard: pile(player?.discard),
      };
    }),
    bases: (layout.bases ?? []).map((entry) => ({
      base: {
        card: names.def(entry.base),
        ...(entry.as === undefined ? {} : { as: entry.as }),
        ...(entry.counters === undefined ? {} : { counters: entry.counters }),
        ...(entry.markers === undefined ? {} : { markers: entry.markers }),
      },
      minions: bySeat(entry),
      actions: bySeat(entry.actions ?? {}),
    })),
    baseDeck: pile(layout.baseDeck),
    baseDiscard: pile(layout.baseDiscard),
  };
}
