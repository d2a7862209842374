/** A game file: what the table saves, or a bare record. Anything else is refused. */
import { BOTS, defaultName, type GameRecord, type Lang, type SavedTable, type SeatSetup } from '@baston/table';

/** Faults of a file that was opened. */
export type FileFault = 'tooLarge' | 'notJson' | 'notAGame' | 'badSeats' | 'notKept' | 'notAScenario';

export class BadFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

const LARGEST = 4_000_000;
const KINDS: readonly SeatSetup['kind'][] = ['human', ...BOTS];

type Loose = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is it the shape of a record? Whether its answers fit is for the rules to say. */
const isRecord = (value: unknown): value is GameRecord & Loose =>
  isObject(value) &&
  value.format === 'baston-game' &&
  isObject(value.config) &&
  Array.isArray(value.answers) &&
  (value.events === undefined || (Array.isArray(value.events) && value.events.every(isObject)));

const isSeat = (value: unknown): value is SeatSetup =>
  isObject(value) && KINDS.some((kind) => kind === value.kind) && typeof value.name === 'string';

export function readGame(text: string, lang: Lang): SavedTable {
  if (text.length > LARGEST) throw new BadFile('tooLarge');
  const value = parse(text);
  if (isRecord(value)) return withoutSeats(value, lang);
  if (!isObject(value) || !isRecord(value.record) || !isObject(value.setup)) throw new BadFile('notAGame');
  const { setup, record } = value;
  const { seats } = setup;
  const isSound = Array.isArray(seats) && seats.every(isSeat) && seats.length === record.config.seats;
  if (!isSound) throw new BadFile('badSeats');
  const named = seats.map(({ kind, name, persona }) => ({
    kind,
    name: name.slice(0, 40),
    ...(typeof persona === 'string' ? { persona: persona.slice(0, 40) } : {}),
  }));
  return { setup: { config: record.config, seats: named }, record };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile('notJson');
  }
}

/** A record of the command line does not say who sat there. */
const withoutSeats = (record: GameRecord, lang: Lang): SavedTable => ({
  setup: { config: record.config, seats: usualSeats(record.config.seats, lang) },
  record,
});

/** The first seat is yours, the others are bots. */
export function usualSeats(count: number, lang: Lang): SeatSetup[] {
  if (!Number.isInteger(count) || count < 2 || count > 4) throw new BadFile('badSeats');
  return Array.from({ length: count }, (_, seat): SeatSetup => {
    const kind = seat === 0 ? 'human' : 'greedy';
    return { kind, name: defaultName(lang, kind === 'human' ? 'human' : 'bot', seat + 1) };
  });
}
