/** A turn, phase by phase (TURN-01). `step` does one small piece: what lies between two checkpoints. */
import { meet, meetOngoing } from '../effects/ongoing.ts';
import { discard, draw } from '../effects/piles.ts';
import { shed } from '../effects/shedding.ts';
import { settleMadness } from '../mechanics/madness.ts';
import { HAS_MADNESS, HOOK, SHOWS_TOP_BASE } from '../model/hooks.ts';
import { happening } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { giveBack } from '../play/control.ts';
import { makeMove } from '../play/moves.ts';
import { openPlayPhase } from '../play/play.ts';
import { uncoverAtStart } from '../play/uncover.ts';
import { askMany } from '../resolution/choose.ts';
import { weigh } from '../resolution/context.ts';
import { isAwaited, openWindow } from '../resolution/window.ts';
import {
  ACTIVE,
  type Card,
  DRAFT,
  DRAW,
  END,
  GAME_OVER,
  HAND,
  MINIONS_PLAYED,
  MINIONS_PLAYED_PHASE,
  MULLIGAN,
  NO_CARD,
  NOBODY,
  PHASE,
  PHASE_NAMES,
  PLAY,
  PLAYER_SIZE,
  PLAYERS,
  SCORE,
  type Seat,
  START,
  TURN,
  VP,
  WINNERS,
  zoneOf,
} from '../state/block.ts';
import { type Effect, lastingEffect } from '../state/records.ts';
import { cutTo, keepIf } from '../state/state.ts';
import { countIn, firstIn, nextOf } from '../state/zones.ts';
import { refreshEchoes } from '../table/echo.ts';
import { endFacet } from '../table/facets.ts';
import { isHeard } from '../table/listeners.ts';
import { refreshGuests, refreshText } from '../table/texts.ts';
import { scoreOneBase } from './scoring.ts';
import { draftStep, mulliganStep } from './setup.ts';

export function step(g: Table): void {
  switch (g.block[PHASE]) {
    case DRAFT:
      draftStep(g);
      return;
    case MULLIGAN:
      mulliganStep(g);
      return;
    case START:
      startOfTurn(g);
      return;
    case PLAY:
      playStep(g);
      return;
    case SCORE:
      if (!scoreOneBase(g)) enterPhase(g, DRAW);
      return;
    case DRAW:
      drawTwo(g);
      return;
    case END:
      endOfTurn(g);
      return;
    default:
  }
}

function enterPhase(g: Table, phase: number): void {
  g.block[PHASE] = phase;
  g.sink?.({ type: 'phase', phase: PHASE_NAMES[phase] as (typeof PHASE_NAMES)[number] });
}

function startOfTurn(g: Table): void {
  const b = g.block;
  b[TURN] = (b[TURN] as number) + 1;
  for (let seat = 0; seat < g.seats; seat++) {
    const at = PLAYERS + seat * PLAYER_SIZE;
    b[at + MINIONS_PLAYED] = 0;
    b[at + MINIONS_PLAYED_PHASE] = 0;
  }
  if (g.effects.length > 0) {
    bringIntoForce(g);
    expire(g, startsNow);
  }
  g.sink?.({ type: 'turn', seat: g.active, turn: b[TURN] as number });
  shed(g); // whose turn it is may change a power (PROT-06)
  const hasUncovered = uncoverAtStart(g);
  if (isAwaited(g, HOOK.turnStart)) {
    const start = happening(HOOK.turnStart, NO_CARD, NO_CARD, g.active);
    openWindow(g, start, hasUncovered ? undefined : uncoverAtStart); // TURN-02
  }
  enterPhase(g, PLAY);
  openPlayPhase(g);
}

/** Effects that wait for the next turn of this player come into force. */
function bringIntoForce(g: Table): void {
  const { effects } = g;
  for (let i = 0; i < effects.length; i++) {
    const { until, kind, seat, card, source, sourceDef, amount } = effects[i] as Effect;
    if (until !== 'endOfNextTurn' || seat !== g.active) continue;
    // Not a copy with other fields: that would be of another shape, and reading all effects would be slower.
    effects[i] = lastingEffect(kind, 'endOfYourTurn', seat, card, source, sourceDef, amount);
    g.left = undefined;
  }
}

function playStep(g: Table): void {
  if (makeMove(g)) return;
  cutTo(g.permits, 0); // TURN-20, PLAY-11
  enterPhase(g, SCORE);
}

function drawTwo(g: Table): void {
  draw(g, g.active, 2);
  const hand = zoneOf(g.active, HAND);
  const tooMany = countIn(g.block, hand) - 10; // TURN-14
  if (tooMany > 0) {
    g.options.length = 0;
    for (let id = firstIn(g.block, hand); id; id = nextOf(g.block, id)) g.options.push(g.card(id));
    const discarded = askMany(g, g.active, 'cards', 'discardToTen', tooMany, tooMany);
    for (let i = 0; i < tooMany; i++) discard(g, discarded[i] as Card, NOBODY, i === tooMany - 1);
  }
  enterPhase(g, END);
}

/** Cards that react to the end of the turn come first; then everything that lasts until now ends together; then somebody may have won (TURN-16 to TURN-18). */
function endOfTurn(g: Table): void {
  if (isAwaited(g, HOOK.turnEnd)) openWindow(g, happening(HOOK.turnEnd, NO_CARD, NO_CARD, g.active));
  cutTo(g.plays, 0);
  if (g.effects.length > 0) expire(g, endsNow); // after the plays are forgotten: an effect that begins again must not count as one of this turn
  const leader = soleLeader(g);
  if (leader >= 0) {
    g.block[WINNERS] = g.traits & HAS_MADNESS ? settleMadness(g) : 1 << leader;
    const winners = g.winners();
    for (const seat of winners) g.sink?.({ type: 'win', seat, shared: winners.length > 1 });
    enterPhase(g, GAME_OVER);
    return;
  }
  passTurn(g);
}

/** The turn passes to another player, which may itself make minions stronger. Effects that have just ended belong to the turn that is over. */
function passTurn(g: Table): void {
  const isCounted = isHeard(g, HOOK.strengthened);
  g.powers = undefined;
  if (isCounted) weigh(g);
  g.block[ACTIVE] = g.effects.length > 0 ? nextPlayer(g) : (g.active + 1) % g.seats;
  g.block[PHASE] = START;
  if (isCounted) weigh(g);
}

/** Extra turns in the order in which they were won, then whoever sits to the left of the last regular turn (TURN-19, TURN-21). */
function nextPlayer(g: Table): Seat {
  const { effects } = g;
  const played = effects.find(({ kind, inForce }) => kind === 'extraTurn' && inForce);
  const last = played ? played.amount : g.active;
  keepIf(effects, (effect) => effect !== played);
  const next = effects.findIndex(({ kind }) => kind === 'extraTurn');
  if (next < 0) return (last + 1) % g.seats;
  const { until, seat, card, source, sourceDef } = effects[next] as Effect;
  effects[next] = lastingEffect('extraTurn', until, seat, card, source, sourceDef, last);
  return seat;
}

const isLoan = ({ kind }: Effect): boolean => kind === 'borrowed';

function giveBackAll(g: Table, hasEnded: (g: Table, effect: Effect) => boolean): void {
  for (;;) {
    const over = g.effects.find((one) => isLoan(one) && hasEnded(g, one)); // the end of one loan changes a later one
    if (!over) return;
    giveBack(g, over);
  }
}

/** Drops the effects that have come to their end; the text of a card then follows from those that are left. */
function expire(g: Table, hasEnded: (g: Table, effect: Effect) => boolean): void {
  const { effects } = g;
  if (effects.some(isLoan)) giveBackAll(g, hasEnded);
  const texts: Card[] = [];
  const silent: Card[] = []; // bases whose cards had no abilities
  const spared: Effect[] = [];
  let kept = 0;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    if (!hasEnded(g, effect)) effects[kept++] = effect;
    else if (effect.kind === 'text') texts.push(effect.card);
    else if (effect.kind === 'unaffected') spared.push(effect);
    else if (endFacet(g, effect)) silent.push(effect.card);
  }
  cutTo(effects, kept);
  for (const card of texts) refreshText(g, card);
  for (const base of silent) if (g.isInPlay(base)) refreshGuests(g, base);
  if (g.traits & SHOWS_TOP_BASE) refreshEchoes(g);
  for (const { source, card } of spared) meet(g, source, card); // an ongoing effect begins again (CARD-012)
  meetOngoing(g);
  shed(g); // with its own text, power or controller again a card may be immune again (PROT-06)
}

const startsNow = (g: Table, effect: Effect): boolean => effect.until === 'startOfYourTurn' && effect.seat === g.active;

function endsNow(g: Table, effect: Effect): boolean {
  if (effect.until === 'endOfTurn') return true;
  if (effect.until === 'endOfYourTurn' && effect.seat === g.active) return true;
  return effect.card !== 0 && !g.isInPlay(effect.card);
}

/** The player alone in front with enough VP, or -1 (END-01 to END-05). */
function soleLeader(g: Table): number {
  let best = -1;
  let leaders = 0;
  let leader = -1;
  for (let seat = 0; seat < g.seats; seat++) {
    const vp = g.block[PLAYERS + seat * PLAYER_SIZE + VP] as number;
    if (vp > best) {
      best = vp;
      leaders = 0;
      leader = seat;
    }
    if (vp === best) leaders++;
  }
  return best >= g.config.vpToWin && leaders === 1 ? leader : -1;
}
