export type { Advice, Goal, Hint, Reason } from './advice.ts';
export type { Card, PhaseName, Seat } from './block.ts';
export { NO_CARD, NOBODY, PHASE_NAMES, SECRETS, stayOf } from './block.ts';
export type { Config } from './config.ts';
export { MULLIGANS } from './config.ts';
export type {
  Abilities,
  ActionDef,
  BaseDef,
  CardDef,
  FactionDef,
  Look,
  MinionDef,
  Scene,
  SetDef,
  SideDeckDef,
  SideDeckId,
  Text,
  TitanDef,
} from './defs.ts';
export { action, base, minion, titan } from './defs.ts';
export type { Outcome } from './duel.ts';
export type { RefusalCode } from './errors.ts';
export { Defect, Refusal } from './errors.ts';
export type { Face, GameEvent } from './events.ts';
export { eventFor } from './events.ts';
export { Game } from './game.ts';
export type { Asked } from './imagine.ts';
export { Imagination, veiled } from './imagine.ts';
export { countsBases, countsMadness, findFaults } from './invariants.ts';
export type { Happening, Moment, Standing } from './moments.ts';
export { atMe, byYou, here, MOMENTS, toMe, winners } from './moments.ts';
export type { Move } from './move.ts';
export type { PlacedCard, Position } from './position.ts';
export { positionOf } from './position-of.ts';
export type { Printed } from './printed.ts';
export { print } from './printed.ts';
export type { MinionFilter } from './queries.ts';
export type { Option, Question } from './question.ts';
export { describe } from './question.ts';
export type { Alternative, Decider, Kind, Purpose, Request } from './request.ts';
export { ALTERNATIVES, manyByOne, Options, PURPOSES } from './request.ts';
export { below, nextBits, seedWords } from './rng.ts';
export { Rules } from './rules.ts';
export { boxesNeeded, draftOrder } from './setup.ts';
export type { ShelvedSet } from './shelf.ts';
export { contentsOf, shelve } from './shelf.ts';
export { SIDE_DECK_IDS } from './sides.ts';
export { signOfLine, signOfMove, signOfOption, signOfTable } from './signs.ts';
export type { SavedState } from './state.ts';
export { EFFECT_KINDS, hashText, UNTILS } from './state.ts';
export type { BaseView, DuelView, HiddenView, MinionView, PermitView, View, Why } from './view.ts';
export { view } from './view.ts';
