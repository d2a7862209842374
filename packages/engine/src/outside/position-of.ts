/** A game written down: what `arrange` in position.ts lays out again. */

import { countMadness, priceOf } from '../mechanics/madness.ts';
import type { Game } from '../model/game.ts';
import {
  BASE_DECK,
  BASE_DISCARD,
  type Base,
  type Card,
  DECK,
  DISCARD,
  HAND,
  idOf,
  NO_CARD,
  NOBODY,
  OWNER,
  type Seat,
  TITANS,
  USED,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { ANY_POWER, type Effect, type Permit, type Played } from '../state/records.ts';
import { cardAt, idsIn } from '../state/zones.ts';
import { isBuried } from '../table/queries.ts';
import { SIDE_DECKS, sideDecksIn } from '../table/sides.ts';
import { MOVED, type PlacedCard, type Position, usualText } from './position.ts';

/** Kinds of effects whose amount is the number of a definition. */
const ABOUT_TEXTS: readonly Effect['kind'][] = ['text'];

/** The whole position at a checkpoint, hidden cards too; a game that is over is about to end again. */
export function positionOf(g: Game): Position {
  return new Writer(g).write();
}

/** A lasting effect that still means something, and does not follow from the cards as they lie (echo.ts). */
const isMeant = (g: Game, { kind, card }: Effect): boolean =>
  kind !== 'alsoText' && (card === NO_CARD || g.isAlive(card));

type PositionOf<K extends 'permits' | 'effects' | 'plays'> = NonNullable<Position[K]>[number];

/** `{ [key]: value }`, or nothing if there is no value. */
const given = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

/** `{ [key]: list }`, or nothing if it is empty. */
const listed = <K extends string, V>(key: K, list: readonly V[]): { readonly [P in K]?: readonly V[] } =>
  given(key, list.length > 0 ? list : undefined);

class Writer {
  readonly #g: Game;
  /** The names of the cards that something speaks of. */
  readonly #names = new Map<Card, string>();

  constructor(g: Game) {
    this.#g = g;
  }

  write(): Position {
    const g = this.#g;
    // First what speaks of cards: it gives them their names.
    const permits = g.permits.map((permit) => this.#permit(permit));
    const effects = [
      ...g.effects.filter((effect) => isMeant(g, effect)).map((effect) => this.#effect(effect)),
      ...this.#moves(),
    ];
    const plays = g.plays.map((played) => this.#play(played));
    const paid = g.isOver() ? countMadness(g).map(priceOf) : []; // the position is one before the end, where it is paid again
    return {
      active: g.active,
      phase: g.phase === 'over' ? 'end' : g.phase,
      turn: g.turn,
      players: g.allSeats().map((seat) => ({
        vp: g.vp(seat) + (paid[seat] ?? 0),
        hand: this.#pile(zoneOf(seat, HAND), seat),
        deck: this.#pile(zoneOf(seat, DECK), seat),
        discard: this.#pile(zoneOf(seat, DISCARD), seat),
        ...listed('titans', this.#aside(seat)),
        ...(g.minionsPlayedInPlayPhase(seat) === g.minionsPlayed(seat)
          ? {}
          : { playedInPlayPhase: g.minionsPlayedInPlayPhase(seat) }),
      })),
      bases: g.bases().map((base) => ({
        base: this.#card(base, NOBODY),
        minions: this.#guests(g.cardsOn(base).filter((card) => g.isMinion(card))),
        actions: this.#guests(g.cardsOn(base).filter((card) => g.isAction(card))),
        ...given('buried', this.#buried(base)),
        ...listed('titans', this.#guests(g.titans(base))),
      })),
      baseDeck: this.#pile(BASE_DECK, NOBODY),
      baseDiscard: this.#pile(BASE_DISCARD, NOBODY),
      ...given('sideDecks', this.#sideDecks()),
      ...(g.phase === 'play' ? { permits } : {}),
      ...(effects.length > 0 ? { effects } : {}),
      ...(plays.length > 0 ? { plays } : {}),
    };
  }

  #sideDecks(): Position['sideDecks'] {
    const decks = sideDecksIn(this.#g).map((deck) => {
      const { pile, discard } = SIDE_DECKS[deck];
      const discarded = discard === undefined ? [] : this.#pile(discard, NOBODY);
      return [
        deck,
        { pile: this.#pile(pile, NOBODY), ...(discarded.length > 0 ? { discard: discarded } : {}) },
      ] as const;
    });
    return decks.length > 0 ? Object.fromEntries(decks) : undefined;
  }

  /** The name of a card; of one that has gone elsewhere, what it is. */
  #name(card: Card, def = this.#g.defOf(card)): string | undefined {
    if (card === NO_CARD) return undefined;
    const { id } = this.#g.rules.def(def);
    if (!this.#g.isAlive(card)) return id;
    const name = this.#names.get(card) ?? `${id.split('/').at(-1)}-${this.#names.size + 1}`;
    this.#names.set(card, name);
    return name;
  }

  #permit(permit: Permit): PositionOf<'permits'> {
    const { play, regular, from, at, near, weaker, whereIHaveNone, whereIHaveOne, whereIAmBehind, on, maxPower } =
      permit;
    const { except, source, sourceDef } = permit;
    return {
      play,
      ...(regular ? { regular } : {}),
      ...(from === 'hand' ? {} : { from }),
      ...given('at', this.#name(at)),
      ...(near && this.#g.isInPlay(near) ? { ...given('near', this.#name(near)), ...(weaker ? { weaker } : {}) } : {}),
      ...(whereIHaveNone ? { whereIHaveNone } : {}),
      ...(whereIHaveOne ? { whereIHaveOne } : {}),
      ...(whereIAmBehind ? { whereIAmBehind } : {}),
      ...(on === 'any' ? {} : { on }),
      ...(maxPower < ANY_POWER ? { maxPower } : {}),
      ...(except === undefined ? {} : { except: this.#g.rules.def(except).id }),
      ...given('by', this.#name(source, sourceDef)),
    };
  }

  #effect({ kind, until, seat, card, source, sourceDef, amount, inForce }: Effect): PositionOf<'effects'> {
    const isUsual = !this.#g.isAlive(source) || sourceDef === usualText(this.#g, kind, card, source);
    const number = ABOUT_TEXTS.includes(kind) && amount > 0 ? this.#g.rules.def(amount).id : amount;
    return {
      kind,
      until,
      seat,
      ...given('on', this.#name(card)),
      ...given('by', this.#name(source, sourceDef)),
      ...(isUsual ? {} : { text: this.#g.rules.def(sourceDef).id }),
      ...(amount === 0 ? {} : { amount: number }),
      ...(inForce ? {} : { inForce }),
    };
  }

  /** The cards that moved this turn, and from where. */
  #moves(): PositionOf<'effects'>[] {
    const g = this.#g;
    const movable = g.bases().flatMap((base) => g.cardsOn(base).filter((card) => g.hasMoved(card)));
    return movable.map((card) => ({
      kind: MOVED,
      until: 'endOfTurn',
      seat: g.active,
      ...given('on', this.#name(card)),
      ...given('by', this.#name(g.cameFrom(card))),
    }));
  }

  #play({ card, by, on, power, extra }: Played): PositionOf<'plays'> {
    const about = { ...given('on', this.#name(on)), ...given('power', power), ...given('extra', extra) };
    return { card: this.#name(card) as string, seat: by, ...about };
  }

  #pile(zone: number, holder: Seat): PlacedCard[] {
    return idsIn(this.#g.block, zone).map((id) => this.#card(this.#g.card(id), holder));
  }

  #aside(owner: Seat): PlacedCard[] {
    return this.#pile(TITANS, owner).filter((titan) => titan.owner === undefined);
  }

  #guests(cards: readonly Card[]): PlacedCard[] {
    const g = this.#g;
    return cards.map((card) => {
      const actions = this.#guests(g.cardsOn(card));
      const faction = g.memoOf(card);
      return {
        ...this.#card(card, g.controllerOf(card)),
        controller: g.controllerOf(card),
        ...(faction > 0 ? { names: g.rules.factionId(faction - 1) } : {}),
        ...(actions.length > 0 ? { actions } : {}),
      };
    });
  }

  #buried(base: Base): PlacedCard[] | undefined {
    const g = this.#g;
    const cards = g.buried({ at: base });
    if (cards.length === 0) return undefined;
    return cards.map((card) => ({ ...this.#card(card, g.controllerOf(card)), controller: g.controllerOf(card) }));
  }

  #card(card: Card, holder: Seat): PlacedCard {
    const g = this.#g;
    const at = cardAt(idOf(card));
    const owner = g.block[at + OWNER] as number; // for Madness that was passed on unseen: the player who others think has it
    const isHidden = !g.isPublic(idOf(card));
    const isHeldBy = (seat: Seat): boolean =>
      isBuried(g, card) ? g.controllerOf(card) === seat : g.block[at + ZONE] === zoneOf(seat, HAND);
    const seenBy = g.allSeats().filter((seat) => isHidden && !isHeldBy(seat) && g.isKnownTo(card, seat));
    return {
      card: g.definition(card).id,
      ...(owner === holder || owner === NOBODY ? {} : { owner }),
      ...(g.countersOn(card) > 0 ? { counters: g.countersOn(card) } : {}),
      ...(g.markersOn(card) > 0 ? { markers: g.markersOn(card) } : {}),
      ...(g.block[at + USED] === g.turn && g.turn > 0 ? { used: true } : {}),
      ...(seenBy.length > 0 ? { seenBy } : {}),
      ...given('as', this.#names.get(card)),
    };
  }
}
