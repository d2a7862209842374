export { boxesOf, type Opening } from './host/boxes.ts';
export { foretell } from './host/foresight.ts';
export { Host, type HostOptions } from './host/host.ts';
export type { Player } from './host/script.ts';
export { BadScenario, type Fault } from './position/faults.ts';
export type { Layout } from './position/schema.ts';
export { SEAT_NAMES } from './position/seats.ts';
export { type Looker, positionFor, type WrittenPosition, writePosition } from './position/write.ts';
export type {
  Away,
  DealFault,
  Ending,
  ExportedPerson,
  FromServer,
  Me,
  MyDevice,
  MyTable,
  Notice,
  OnlineCode,
  PlayedTable,
  PushAddress,
  PushNotice,
  PushState,
  SeatInfo,
  TableInfo,
  TableOptions,
  Text,
  ToServer,
} from './protocol/online.ts';
export {
  ABSENT,
  CLAIM_AFTER,
  CLAIMS,
  CLOSED,
  checkDeal,
  claimableAt,
  dealText,
  isFormer,
  ONLINE_CODES,
} from './protocol/online.ts';
export type {
  BotKind,
  Coming,
  Follow,
  FromTable,
  Loss,
  OpenWindow,
  Preview,
  SavedTable,
  SeatSetup,
  TableSetup,
  Then,
  ToTable,
  Update,
} from './protocol/protocol.ts';
export { BOTS } from './protocol/protocol.ts';
export type { GameInPlay, Rulebook, RulebookHostOptions, Thought } from './protocol/rulebook.ts';
export { isRefusal } from './protocol/rulebook.ts';
export { printScenario } from './scenario/print.ts';
export { answersIn, layOut, MODES, type Mode, type Outcome, runScenario } from './scenario/run.ts';
export type { Scenario } from './scenario/schema.ts';
export { teller } from './scenario/tell.ts';
export { faultText } from './scenario/words.ts';
export { type Answer, checkPicks } from './session/answers.ts';
export { Film, type Reel } from './session/film.ts';
export { type GameRecord, type NoUndo, type ParkedGame, type TableEvent, tableEventFor } from './session/record.ts';
export { Session } from './session/session.ts';
export type { SpareGames } from './session/spare.ts';
export type { Lang, Reader } from './words/index.ts';
export { countAlike, defaultName, LANGS, locate, phrases, Words } from './words/index.ts';
export type { Phrasebook } from './words/types.ts';
