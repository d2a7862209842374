export { boxesNeeded, draftOrder } from './flow/setup.ts';
export { Game } from './game.ts';
export type { Config } from './model/config.ts';
export { MULLIGANS } from './model/config.ts';
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
  Text,
  TitanDef,
} from './model/defs.ts';
export { action, base, minion, titan } from './model/defs.ts';
export type { Face, GameEvent } from './model/events.ts';
export { eventFor } from './model/events.ts';
export type { MinionFilter, Outcome, Way } from './model/filters.ts';
export type { Happening, Moment, Standing } from './model/moments.ts';
export { atMe, byYou, here, MOMENTS, only, toMe, winners } from './model/moments.ts';
export type { Printed } from './model/printed.ts';
export { print } from './model/printed.ts';
export type { Alternative, Kind, Mask, Purpose, Request } from './model/request.ts';
export { ALTERNATIVES, manyByOne, Options, PURPOSES } from './model/request.ts';
export { Rules } from './model/rules.ts';
export type { SavedState } from './model/saving.ts';
export { UNTILS } from './model/saving.ts';
export {
  actionAtMe,
  actionPlayed,
  byOther,
  firstMinionAtMe,
  hasWon,
  minionAtMe,
  onYourTurn,
  othersCard,
  othersMinion,
  othersPlayedHere,
  talent,
  talentAmong,
  talentEither,
  titanOffer,
  titanPlay,
  withMinionHere,
  withMinionThere,
  yourMinionHere,
} from './model/shared.ts';
export type { ShelvedSet } from './model/shelf.ts';
export { contentsOf, shelve } from './model/shelf.ts';
export type { Decider, Move } from './model/step.ts';
export type { Words } from './model/words.ts';
export type { Deck } from './model/words-decks.ts';
export type { Advice, Goal, Hint, Reason } from './outside/advice.ts';
export type { Asked } from './outside/imagine.ts';
export { Imagination, veiled } from './outside/imagine.ts';
export { indifferentOrder, isOrder } from './outside/indifference.ts';
export type { PlacedCard, Position } from './outside/position.ts';
export { positionOf } from './outside/position-of.ts';
export type { Option, Question } from './outside/question.ts';
export { describe, leastAnswer, onlyAnswer } from './outside/question.ts';
export { signOfLine, signOfMove, signOfOption, signOfTable } from './outside/signs.ts';
export type { BaseView, DuelView, HiddenView, MinionView, PermitView, View, Why } from './outside/view.ts';
export { view } from './outside/view.ts';
export type { Base, Card, FactionNumber, PhaseName, Seat, SideDeckId } from './state/block.ts';
export { NO_CARD, NOBODY, PHASE_NAMES, SECRETS, stayOf } from './state/block.ts';
export type { RefusalCode } from './state/errors.ts';
export { Defect, Refusal } from './state/errors.ts';
export { below, nextBits, seedWords } from './state/rng.ts';
export { hashText } from './state/state.ts';
export { countsBases, countsMadness, findFaults } from './table/invariants.ts';
export { SIDE_DECK_IDS } from './table/sides.ts';
