export type { Answer } from './answers.ts';
export { Host, type HostOptions, type Player } from './host.ts';
export type {
  DealFault,
  FromServer,
  Me,
  MyTable,
  OnlineCode,
  PlayedTable,
  SeatInfo,
  TableInfo,
  TableOptions,
  Text,
  ToServer,
} from './online.ts';
export { ABSENT, CLOSED, checkDeal, dealText, ONLINE_CODES } from './online.ts';
export type { BotKind, FromTable, SavedTable, SeatSetup, TableSetup, ToTable, Update } from './protocol.ts';
export { BOTS } from './protocol.ts';
export { BadScenario } from './scenario/faults.ts';
export { parseScenario } from './scenario/file.ts';
export { printScenario } from './scenario/print.ts';
export { layOut, MODES, type Mode, type Outcome, runScenario } from './scenario/run.ts';
export type { Layout, Scenario } from './scenario/schema.ts';
export { SEAT_NAMES } from './scenario/schema.ts';
export { teller } from './scenario/tell.ts';
export { faultText } from './scenario/words.ts';
export { type Looker, positionFor, type WrittenPosition, writePosition } from './scenario/write.ts';
export type { GameRecord, NoUndo, ParkedGame, SpareGames, TableEvent } from './session.ts';
export { Session, tableEventFor } from './session.ts';
export type { Lang, Reader } from './words/index.ts';
export { countAlike, defaultName, LANGS, locate, phrases, Words } from './words/index.ts';
