/** A question in words that can leave the engine: options carry ids that stay the same however often it is asked. */
import { type Card, idOf, NO_CARD, type Seat, stayOf } from './block.ts';
import { buriedAt } from './bury.ts';
import type { Face } from './events.ts';
import type { Game } from './game.ts';
import { readMove } from './move.ts';
import type { Kind, Purpose, Request } from './request.ts';
import { type HiddenView, hiddenView } from './view.ts';

export interface Option {
  readonly id: string;
  readonly card?: Face;
  readonly where?: Face;
  /** The card lies face down: whose it is, beside which base. */
  readonly buried?: HiddenView & { readonly at: Face };
  /** The permit that a play spends. */
  readonly permit?: number;
  readonly seat?: Seat;
  readonly faction?: string;
  readonly number?: number;
}

export interface Question {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly purpose: Purpose;
  /** The card that asks; none when the rules do. */
  readonly source?: Face;
  /** What it is about: the minion to move, the base about to score. */
  readonly about?: Face;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
}

function optionId(g: Game, request: Request, option: number): string {
  switch (request.kind) {
    case 'move': {
      const move = readMove(g, option, g.offered);
      if (move.what === 'end') return 'end';
      if (move.what === 'use') return `use:${stayOf(move.card)}`;
      return `play:${stayOf(move.card)}:${stayOf(move.where)}:${move.permit?.id ?? 0}`;
    }
    case 'players':
      return `seat:${option}`;
    case 'factions':
      return g.rules.factionId(option);
    case 'modes':
      return request.modes[option] as string;
    case 'number':
      return `number:${option}`;
    case 'confirm':
      return 'yes';
    default:
      return String(stayOf(option));
  }
}

function describeOption(g: Game, request: Request, option: number): Option {
  const id = optionId(g, request, option);
  switch (request.kind) {
    case 'move': {
      const { what, card, where, permit } = readMove(g, option, g.offered);
      if (what === 'end') return { id };
      return {
        id,
        card: g.face(idOf(card)),
        ...(where === NO_CARD ? {} : { where: g.face(idOf(where)) }),
        ...(permit ? { permit: permit.id } : {}),
      };
    }
    case 'players':
      return { id, seat: option };
    case 'factions':
      return { id, faction: id };
    case 'number':
      return { id, number: option };
    case 'modes':
    case 'confirm':
      return { id };
    default:
      return g.isBuried(option) ? describeBuried(g, request.seat, option) : { id, card: g.face(idOf(option)) };
  }
}

/** A buried card is shown only to who knows it (BURY-01). */
function describeBuried(g: Game, seat: Seat, card: Card): Option {
  const buried = { ...hiddenView(g, card, seat), at: g.face(idOf(buriedAt(g, card))) };
  const id = String(stayOf(card));
  return g.isKnownTo(card, seat) ? { id, card: g.face(idOf(card)), buried } : { id, buried };
}

/** What the asked seat gets to see. */
export function describe(g: Game, request: Request): Question {
  return {
    seat: request.seat,
    kind: request.kind,
    purpose: request.purpose,
    ...(request.source === NO_CARD ? {} : { source: g.face(idOf(request.source)) }),
    ...(request.about === NO_CARD ? {} : { about: g.face(idOf(request.about)) }),
    min: request.min,
    max: request.max,
    options: request.options.toArray().map((option) => describeOption(g, request, option)),
  };
}
