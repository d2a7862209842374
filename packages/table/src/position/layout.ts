/** A position as scenario files write it, and the one that the engine lays out. */
import { type Config, Game, NOBODY, type PlacedCard, type Position, Refusal, type Rules } from '@baston/engine';
import { Names, repeat } from './names.ts';
import type { CardEntry, Layout } from './schema.ts';
import { SEAT_NAMES, type SeatName } from './seats.ts';

/**
 * A game in a position from outside: what it comes to is checked as strictly as a saved game. The schema is for the files
 * that people write, and no game has to load it.
 */
export function gameFrom(rules: Rules, config: Partial<Config> & { seed: string }, layout: Layout): Game {
  try {
    const position = readPosition(layout, new Names(rules), config.seats ?? 2);
    return Game.load(rules, Game.arrange(rules, config, position).game.save());
  } catch (thrown) {
    if (thrown instanceof TypeError) throw new Refusal('bad-config', `this is not a position: ${thrown.message}`);
    throw thrown;
  }
}

const seatNumber = (name: SeatName): number => SEAT_NAMES.indexOf(name);

export function readPosition(layout: Layout, names: Pick<Names, 'def'>, seats: number): Position {
  const place = (entry: CardEntry, controller?: SeatName): PlacedCard[] => {
    if (typeof entry === 'string') return repeat(entry).map((word) => base(word, controller));
    const { card, as, owner, counters, markers, names: named, used, seenBy, actions } = entry;
    return repeat(card).map((word) => ({
      ...base(word, controller),
      ...(as === undefined ? {} : { as }),
      ...(owner === undefined ? {} : { owner: seatNumber(owner) }),
      ...(counters === undefined ? {} : { counters }),
      ...(markers === undefined ? {} : { markers }),
      ...(named === undefined ? {} : { names: named }),
      ...(used === undefined ? {} : { used }),
      ...(seenBy === undefined ? {} : { seenBy: seenBy.map(seatNumber) }),
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
        titans: pile(player?.titans),
        ...(player?.playedInPlayPhase === undefined ? {} : { playedInPlayPhase: player.playedInPlayPhase }),
      };
    }),
    bases: (layout.bases ?? []).map((entry) => ({
      base: {
        card: names.def(entry.base),
        ...(entry.as === undefined ? {} : { as: entry.as }),
        ...(entry.counters === undefined ? {} : { counters: entry.counters }),
        ...(entry.markers === undefined ? {} : { markers: entry.markers }),
        ...(entry.used === undefined ? {} : { used: entry.used }),
      },
      minions: [...bySeat(entry), ...(entry.monsters ?? []).flatMap((monster) => place(monster))],
      actions: bySeat(entry.actions ?? {}),
      ...(entry.buried === undefined ? {} : { buried: bySeat(entry.buried) }),
      titans: bySeat(entry.titans ?? {}),
    })),
    baseDeck: pile(layout.baseDeck),
    baseDiscard: pile(layout.baseDiscard),
    ...(layout.sideDecks && {
      sideDecks: Object.fromEntries(
        Object.entries(layout.sideDecks).map(([deck, side]) => [
          deck,
          { pile: pile(side.pile), discard: pile(side.discard) },
        ]),
      ),
    }),
    ...readTurn(layout, names),
  };
}

/** The permits, effects and plays of the turn; they name a card by its label, or by its definition. */
function readTurn({ permits, effects, plays, ...layout }: Layout, names: Pick<Names, 'def'>): Partial<Position> {
  const labels = new Set(labelsIn(layout));
  const named = (word: string): string => (labels.has(word) ? word : names.def(word));
  const call = <K extends 'at' | 'near' | 'on' | 'by'>(
    key: K,
    word: string | undefined,
  ): { readonly [P in K]?: string } =>
    (word === undefined ? {} : { [key]: named(word) }) as { readonly [P in K]?: string };
  return {
    ...(permits && {
      permits: permits.map((entry) => {
        const { play, at, near, by, ...rest } = typeof entry === 'string' ? { play: entry } : entry;
        const regular = !play.startsWith('extra ');
        const kind = play.endsWith('minion') ? 'minion' : 'action';
        return { ...rest, play: kind, regular, ...call('at', at), ...call('near', near), ...call('by', by) };
      }),
    }),
    ...(effects && {
      effects: effects.map(({ seat, on, by, text, amount, ...rest }) => ({
        ...rest,
        seat: seat === undefined ? NOBODY : seatNumber(seat),
        ...call('on', on),
        ...call('by', by),
        ...(text === undefined ? {} : { text: names.def(text) }),
        ...(amount === undefined ? {} : { amount: typeof amount === 'string' ? names.def(amount) : amount }),
      })),
    }),
    ...(plays && {
      plays: plays.map(({ card, seat, on, ...power }) => ({
        ...power,
        card: named(card),
        seat: seatNumber(seat),
        ...call('on', on),
      })),
    }),
  };
}

/** Every name that is given with `as`. */
function labelsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(labelsIn);
  return 'as' in value ? [String(value.as), ...inside] : inside;
}
