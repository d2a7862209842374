/** Numbers for what a seat can tell apart: the same in every world that looks alike to it. */
import type { Game } from '../model/game.ts';
import {
  BURIED,
  CARD_SIZE,
  CONTROLLER,
  COUNTERS,
  HEAD,
  ID_BITS,
  ID_MASK,
  KNOWN,
  MARKERS,
  type Seat,
  STAY,
  ZONE,
} from '../state/block.ts';
import type { Effect, Permit } from '../state/records.ts';
import { hashText, mix } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';

/** Hashes the identity, owner and place of a card, and the cards on it; identical cards (BOX-04) that lie alike hash alike. */
function signOfCard(g: Game, id: number): number {
  if (id === 0) return 0;
  const b = g.block;
  const at = cardAt(id);
  if (b[at + ZONE] === BURIED) return b[at + STAY] as number; // it may be offered face down
  const sign = mix(g.kindOf(id), b[at + CONTROLLER] as number);
  const base = g.baseIdOf(id);
  if (base === 0) return sign;
  const counters = (b[at + COUNTERS] as number) * 64 + (b[at + MARKERS] as number);
  return mix(mix(mix(sign, g.kindOf(base)), counters), base === id ? 0 : g.kindOf(b[at + HEAD] as number));
}

/** An option that is a card. */
export const signOfOption = (g: Game, option: number): number => signOfCard(g, option & ID_MASK);

/** An option that is a move: see moves.ts. */
export function signOfMove(g: Game, move: number): number {
  const host = (move >>> ID_BITS) & ID_MASK;
  return mix(mix(signOfCard(g, move & ID_MASK), signOfCard(g, host)), move >>> (2 * ID_BITS));
}

/** Something that lasts: what, and about which card. */
const signOfEffect = ({ kind, until, seat, card, source, amount }: Effect): number =>
  mix(mix(mix(mix(hashText(kind, hashText(until)), seat), card), source), amount);

/** A right to play a card. */
const signOfPermit = ({ seat, play, regular, at, maxPower, sourceDef }: Permit): number =>
  mix(mix(mix(mix(hashText(play), seat), at), maxPower), regular ? -1 : sourceDef);

/** All that a seat can tell of the cards, of what lasts, and of the score. */
export function signOfTable(g: Game, seat: Seat): number {
  const b = g.block;
  let sign = mix(g.turn, seat);
  for (const effect of g.effects) sign = mix(sign, signOfEffect(effect));
  for (const permit of g.permits) sign = mix(sign, signOfPermit(permit));
  for (let other = 0; other < g.seats; other++) sign = mix(sign, g.vp(other));
  const cards = g.cardCount();
  for (let id = 1; id <= cards; id++) {
    const at = cardAt(id);
    if (((b[at + KNOWN] as number) >> seat) & 1)
      for (let i = 0; i < CARD_SIZE; i++) sign = mix(sign, b[at + i] as number);
    else sign = mix(sign, b[at + ZONE] as number);
  }
  return sign;
}

/** Hashes a sequence of answers; `line` is the hash of those before. */
export function signOfLine(line: number, answer: readonly number[]): number {
  let sign = mix(line, answer.length);
  for (const index of answer) sign = mix(sign, index);
  return sign;
}
