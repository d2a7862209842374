/** A question in words that can leave the engine: options carry ids that stay the same however often it is asked. */

import type { Face } from '../model/events.ts';
import type { Game } from '../model/game.ts';
import type { Kind, Mask, Purpose, Request } from '../model/request.ts';
import { readMove } from '../play/move.ts';
import { type Card, idOf, NO_CARD, type Seat, stayOf } from '../state/block.ts';
import { buriedAt, isBuried } from '../table/queries.ts';
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
  /** The subject: the minion to move, the base about to score. */
  readonly about?: Face;
  /** The cards that the effect which it answers is about to hit, if there are several. */
  readonly targets?: readonly Face[];
  readonly min: number;
  readonly max: number;
  /** The text says how many at most: not any number, even if there are no more options than that. */
  readonly isLimited?: true;
  /** It may be asked though there is nothing to decide (request.ts). */
  readonly mask?: Mask;
  /** The play is kept for later if it is declined. */
  readonly keeps?: true;
  readonly options: readonly Option[];
}

/** The answer to a masked question that leaves no choice. */
export function onlyAnswer({ mask, kind, min, options }: Question): readonly string[] | undefined {
  if (!mask || options.length > min || (kind === 'order' && min > 1)) return undefined;
  return options.map(({ id }) => id);
}

/** The least that the rules let a player do: to pass, or to end the turn. */
export const leastAnswer = ({ min, options }: Question): readonly string[] => options.slice(0, min).map(({ id }) => id);

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
      return request.purpose === 'nameCard' ? g.definition(option).id : String(stayOf(option));
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
      if (request.purpose === 'nameCard') return { id, card: { id: 0, def: id } }; // the number would tell where it lies
      return isBuried(g, option) ? describeBuried(g, request.seat, option) : { id, card: g.face(idOf(option)) };
  }
}

/** A buried card is shown only to who knows it (BURY-01). */
function describeBuried(g: Game, seat: Seat, card: Card): Option {
  const buried = { ...hiddenView(g, card, seat), at: g.face(idOf(buriedAt(g, card))) };
  const id = String(stayOf(card));
  return g.isKnownTo(card, seat) ? { id, card: g.face(idOf(card)), buried } : { id, buried };
}

/** An extra play that is offered at once, and stays if it is not used (PLAY-06). */
const isKept = ({ offered, permits }: Game, { kind, purpose }: Request): boolean =>
  kind === 'move' && purpose === 'playExtra' && offered.every((permit) => permits.includes(permit));
/** The targets that are still in play, where everybody sees them. */
function targetsIn(g: Game, { targets }: Request): { readonly targets?: readonly Face[] } {
  const inPlay = targets.filter((card, i) => g.isInPlay(card) && targets.indexOf(card) === i);
  return inPlay.length > 1 ? { targets: inPlay.map((card) => g.face(idOf(card))) } : {};
}

/** Describes the question as the asked seat may see it. */
export function describe(g: Game, request: Request): Question {
  return {
    seat: request.seat,
    kind: request.kind,
    purpose: request.purpose,
    ...(request.source === NO_CARD ? {} : { source: g.face(idOf(request.source)) }),
    ...(request.about === NO_CARD ? {} : { about: g.face(idOf(request.about)) }),
    ...targetsIn(g, request),
    min: request.min,
    max: request.max,
    ...(request.isLimited ? { isLimited: true } : {}),
    ...(request.mask ? { mask: request.mask } : {}),
    ...(isKept(g, request) ? { keeps: true } : {}),
    options: request.options.toArray().map((option) => describeOption(g, request, option)),
  };
}
