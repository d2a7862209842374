export { Host, type HostOptions, type Player } from './host.ts';
export type { FromTable, SavedTable, SeatSetup, TableSetup, ToTable, Update } from './protocol.ts';
export { parseScenario } from './scenario/file.ts';
export { MODES, type Mode, type Outcome, runScenario } from './scenario/run.ts';
export type { Layout, Scenario } from './scenario/schema.ts';
export type { Answer, GameRecord, ParkedGame, TableEvent } from './session.ts';
export { Session } from './session.ts';
export type { Lang, Reader } from './words/index.ts';
export { countAlike, defaultName, LANGS, locate, phrases, Words } from './words/index.ts';
